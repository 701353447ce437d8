"""Rooms whose store can be made to refuse, for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from banneret.kernel.errors import StorageError
from banneret.server.access import Limits
from banneret.server.jobs.tasks import Workers
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.rooms.making.new_room import make_room
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.game import woken
from banneret.server.store.store import Store
from tests.support.rooms_without_sockets import Listener

ARMIES = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons")


PERSONS = tuple(NewSeat("person", army) for army in ARMIES)


WAYS = ("refused", "done unheard")
"""What may go wrong: the change is not carried out, or it is and nobody hears of it."""


class Broken:
    """A writer that fails as often as it is told to."""

    def __init__(self, store: Store) -> None:
        self._carry_out = store._writer.carry_out
        self.fails = 0
        self.way = WAYS[0]
        store._writer.carry_out = self.carry_out  # type: ignore[method-assign]

    async def carry_out(self, change: Callable[..., Any]) -> Any:
        if not self.fails:
            return await self._carry_out(change)
        self.fails -= 1
        if self.way == "done unheard":
            await self._carry_out(change)
        raise StorageError("no more room on the disk of table.sqlite3")


@asynccontextmanager
async def open_rooms(folder: Path) -> AsyncIterator[tuple[Rooms, Broken]]:
    store = Store.open(f"sqlite:///{folder / 'table.sqlite3'}")
    rooms = Rooms(store, Limits(), Workers(1))
    try:
        yield rooms, Broken(store)
    finally:
        await rooms.close()


async def a_room(rooms: Rooms, *seats: NewSeat) -> tuple[Room, dict[str, str], list[Listener]]:
    """A room with somebody on each seat of a person, and a spectator."""
    made = await make_room(rooms, NewRoom("heroes", "skirmish", seats or PERSONS), "")
    room = rooms.awake[made.room]
    guests = [Listener() for _ in range(len(made.keys) + 1)]
    for guest, keys in zip(guests, [*((key,) for key in made.keys.values()), ()], strict=True):
        room.enter(guest, keys, -1, 1)
    return room, {**made.keys, "host": made.host}, guests


async def same_as_kept(room: Room) -> bool:
    """Whether a room is where the store has it."""
    stored = await room.rooms.store.load(room.id)
    assert stored is not None
    game = woken(stored)
    assert (stored.seats, stored.status) == (room.stored.seats, room.stored.status)
    if game is None or room.showing is None:
        return game is None and room.showing is None
    return (game.digest, game.played) == (room.game.digest, room.game.played)


def answered(room: Room, guests: list[Listener]) -> Awaitable[None]:
    """The seat that is asked answers."""
    assert room.showing is not None
    seat = room.game.state.seat
    key = room.game.choice.keys[0]
    return room.answer(guests[seat], room.showing.given[seat], key, 7)


def steps(guest: Listener) -> int:
    return sum('"is":"step"' in message for message in guest.heard)
