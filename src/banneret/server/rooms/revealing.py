"""Showing the record of a room's game, which reveals every hand."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from banneret.server.problems import forbidden
from banneret.server.rooms.chat import next_line, tell_all
from banneret.server.rooms.company import refuse_in_counting
from banneret.server.rooms.rules_changes import kept_record

if TYPE_CHECKING:
    from banneret.server.rooms.room import Room


async def reveal(room: Room, keys: tuple[str, ...]) -> str:
    """The record: once the game is over, to those who may watch.

    Before that only to somebody who plays alone, and then nobody can join the game any more.
    """
    if room.stored.rules_change is not None:
        check_watching(room, keys)
        return await kept_record(room)
    game, seats = room.game, room.seats_of(keys)
    if not game.over:
        refuse_in_counting(room.stored, "its record is shown when it is over")
        persons = {n for n, seat in enumerate(room.stored.seats) if seat.kind != "bot"}
        if not persons or not persons <= set(seats):
            raise forbidden("the record of a game is shown when it is over: it tells what is in every hand")
        await _mark_revealed(room, min(persons))
    else:
        check_watching(room, keys)
    # Writing down a long game takes longer than others should have to wait.
    return await room.rooms.time_slices.aside(room.game.record)


async def _mark_revealed(room: Room, seat: int) -> None:
    """Remember that somebody, who has the keys of all people here, may know every hand.

    Everybody else who plays here, or has played, is told.
    """
    if room.stored.revealed:
        return
    changed = replace(room.stored, revealed=True)
    persons = sum(chair.kind == "person" for chair in changed.seats)
    if persons < 2 and not room.game.handovers:
        await room.change(changed)
        return
    name = changed.seats[seat].name
    line = next_line(room, seat, name, f"{name or 'somebody'} has seen the record of the game", "revealed")
    changed.touched = time.time()
    await room.saving.change(room.rooms.store.hand_over(changed, None, line))
    room.stored = changed
    tell_all(room, line)


def check_watching(room: Room, keys: tuple[str, ...]) -> None:
    """Raise Problem if a room allows no spectators and the keys open none of its seats."""
    if not room.stored.watching and not room.seats_of(keys) and not room.is_host(keys):
        raise forbidden("this room does not allow spectators")
