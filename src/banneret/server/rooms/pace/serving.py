"""When servers were at work, and waking rooms whose time is up while nobody is there.

A clock counts from stored times, so it would count while no server runs and nobody could have answered. Therefore the
servers of a database note every few seconds that they are there. Whoever notes it after a longer pause, and a server
that works alone whenever it starts, moves all clocks that ran on by that pause, and by a moment in which people can
find the way back. Clocks that stand still while nobody is there were left behind by who was lost; they are stopped.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, func, insert, or_, select, update

from banneret.kernel.errors import BanneretError, StorageError
from banneret.server.problems import Problem
from banneret.server.rooms.pace.clocks import LONG, clocks_of, goes_on_alone, left_behind
from banneret.server.store.holding import given_up
from banneret.server.store.reading import headers
from banneret.server.store.schema import ROOMS, SERVING

# A cycle of types alone: the Rooms keep their clocks by this, and it is handed them.
if TYPE_CHECKING:
    from banneret.server.rooms.rooms import Rooms

LOG: Final = logging.getLogger("banneret.server")
EVERY: Final = 2.0
"""Seconds between two looks at rooms whose time is up."""
BEAT: Final = 10.0
"""Seconds between two notes."""
PAUSE: Final = 30.0
"""Seconds without a note after which nobody was at work."""
BACK: Final = 20.0
"""Seconds that people have to come back after a pause, or when another node has taken their room."""
PERSON: Final = '"kind":"person"'
"""What a seat of a person is stored with."""
MOST: Final = 20
"""How many rooms are woken at the same time."""
REST: Final = 600.0
"""Seconds before a room that could not be woken is tried again."""


def note(connection: Connection, now: float, begins: bool = False) -> float:
    """Note that a server is at work; returns by how many seconds the clocks of all rooms were moved on.

    `begins` says that it is the only one and has just started: until then nobody was at work, however short that was.
    """
    last = connection.execute(select(SERVING.c.at).with_for_update()).scalar_one_or_none()
    if last is None:
        connection.execute(insert(SERVING), {"n": 1, "at": now})
        return 0.0
    if now - last < BEAT / 2 and not begins:
        return 0.0
    connection.execute(update(SERVING).values(at=now))
    if now - last < PAUSE and not begins:
        return 0.0
    # Of those that stand still, what they showed when a server was last at work.
    stand_still(connection, float(last))
    longer = max(0.0, now - float(last)) + BACK
    running = (ROOMS.c.status == "running", ROOMS.c.asked_until > last)
    connection.execute(update(ROOMS).where(*running).values(asked_until=ROOMS.c.asked_until + longer))
    return longer


def _stand_still_alone() -> tuple[ColumnElement[bool], ...]:
    """Rooms whose clock runs and would not if nobody were there (`goes_on_alone`). Games over days are many: they are
    not even read."""
    persons = (func.length(ROOMS.c.seats) - func.length(func.replace(ROOMS.c.seats, PERSON, ""))) / len(PERSON)
    short = or_(ROOMS.c.seconds < LONG, persons <= 1)
    return ROOMS.c.asked_until > 0, ROOMS.c.status == "running", ROOMS.c.rated.is_(False), short


def stand_still(connection: Connection, at: float) -> int:
    """Stop the clocks that stand still while nobody is there, in rooms that no server holds any more; returns how many.

    Nobody takes part: whoever takes such a room meanwhile finds it as it was, and writes it under another epoch.
    """
    stopped = 0
    for stored in headers(connection, *_stand_still_alone(), given_up(connection)):
        if not goes_on_alone(stored) and clocks_of(stored).late < 0:
            asked = left_behind(stored, at, BACK)
            same = (ROOMS.c.id == stored.id, ROOMS.c.epoch == stored.epoch, ROOMS.c.asked_until == stored.asked.until)
            values = {"asked_until": asked.until, "asked_clocks": asked.clocks}
            stopped += connection.execute(update(ROOMS).where(*same).values(values)).rowcount
    return stopped


def _due(connection: Connection, now: float) -> list[str]:
    asked = (
        select(ROOMS.c.id)
        .where(ROOMS.c.asked_until > 0, ROOMS.c.asked_until <= now, ROOMS.c.status == "running")
        .order_by(ROOMS.c.asked_until)
        .limit(MOST)
    )
    return list(connection.execute(asked).scalars())


class Serving:
    """Looks after the clocks of all rooms."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._failed: dict[str, float] = {}
        """Rooms that could not be woken, and when."""

    async def run(self) -> None:
        """Go on while the server runs."""
        noted = 0.0
        while True:
            try:
                if abs(self._rooms.now() - noted) >= BEAT:
                    await self.note()
                    await self.look_after()
                    noted = self._rooms.now()
                await self.wake()
            except StorageError as error:
                LOG.error("the clocks of rooms could not be looked after: %s", error)
            await asyncio.sleep(EVERY)

    async def look_after(self) -> None:
        """Stop the clocks that other nodes have left behind: nobody may come for a long time."""
        if self._rooms.links is not None:
            await self._rooms.store.write(partial(stand_still, at=self._rooms.now()))

    async def note(self, begins: bool = False) -> None:
        """Note that this server is at work. After a pause the clocks of rooms that are awake are moved on as well."""
        rooms = self._rooms
        longer = await rooms.store.write(partial(note, now=rooms.now(), begins=begins and rooms.links is None))
        if not longer:
            return
        if longer >= PAUSE + BACK:
            LOG.warning("no server was at work for %d seconds: clocks go on later", longer - BACK)
        for room in list(rooms.awake.values()):
            async with room.lock:
                asked = room.stored.asked
                if asked.until and room.turns.late < 0:
                    room.stored.asked = replace(asked, until=asked.until + longer)
                room.turns.go_on()

    async def wake(self) -> None:
        """Wake rooms that sleep and in which somebody's time is up, or a bot has to answer."""
        rooms, now = self._rooms, self._rooms.now()
        for id in await rooms.store.read(partial(_due, now=now)):
            if rooms.is_awake(id) or now - self._failed.get(id, -REST) < REST:
                continue
            try:
                async with rooms.inside(id) as room:
                    room.turns.go_on()
            except StorageError:
                raise
            except BanneretError as error:
                if isinstance(error, Problem) and error.again is not None:
                    # Another node holds it, or it will be free in a moment.
                    continue
                LOG.error("room %s could not be woken for its clock: %s", id[:4], error)
                self._failed[id] = now
