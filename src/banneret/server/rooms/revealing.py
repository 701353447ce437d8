"""Showing the record of a room's game, which tells what is in every hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.server.problems import forbidden

if TYPE_CHECKING:
    from banneret.server.rooms.room import Room


async def reveal(room: Room, keys: tuple[str, ...]) -> str:
    """The record: once the game is over, to those who may watch.

    Before that only to somebody who plays alone, and then nobody can join the game any more.
    """
    game, seats = room.game, room.seats_of(keys)
    if not game.over:
        persons = {n for n, seat in enumerate(room.stored.seats) if seat.kind != "bot"}
        if not persons or not persons <= set(seats):
            raise forbidden("the record of a game is shown when it is over: it tells what is in every hand")
        await room.mark_revealed(min(persons))
    else:
        check_watching(room, keys)
    # A long game takes longer to be written down than others should have to wait.
    return await room.hall.leisure.aside(room.game.record)


def check_watching(room: Room, keys: tuple[str, ...]) -> None:
    """Raise Problem where a room lets nobody watch, and the keys open no seat of it."""
    if not room.stored.watching and not room.seats_of(keys) and not room.is_host(keys):
        raise forbidden("this room lets nobody watch")
