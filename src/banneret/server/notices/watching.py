"""Who has a page open that shows what waits for them, and having it look again.

A page is told only that there is news, never which: it then asks, and is shown what it may see. What has changed is
read from the database, by every node for its own pages. So it does not matter which node holds a room, and however many
pages are open, this costs one question every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from sqlalchemy import Connection, bindparam, select

from banneret.kernel.errors import StorageError
from banneret.server.access import any_same
from banneret.server.notices.waiting import read_seats
from banneret.server.people.schema import SEATS
from banneret.server.store.schema import ROOMS
from banneret.server.store.store import Store

EVERY: Final = 2.0
"""Seconds between two looks at the database."""
WINDOW: Final = 20.0
"""How far back a look goes, in seconds: clocks of nodes differ, and an answer may be stored late."""
LOG: Final = logging.getLogger("banneret.server")

_CHANGED: Final = (
    select(ROOMS.c.id, ROOMS.c.asked_since, SEATS.c.person)
    .join(SEATS, SEATS.c.room == ROOMS.c.id, isouter=True)
    .where(ROOMS.c.asked_since > bindparam("since"))
)
_KEYS: Final = select(ROOMS.c.id, ROOMS.c.seats, ROOMS.c.host_hash).where(
    ROOMS.c.id.in_(bindparam("rooms", expanding=True))
)


class Page:
    """One open page: who looks at it, if that is known, and of which rooms it has keys."""

    def __init__(self, tell: Callable[[], None], person: str = "", rooms: Iterable[str] = ()) -> None:
        self.tell = tell
        self.person = person
        self.rooms = frozenset(rooms)


class Watching:
    """The open pages of one node."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._pages: set[Page] = set()
        self._known: dict[str, float] = {}
        """By room, which change its pages have been told about."""

    def __len__(self) -> int:
        return len(self._pages)

    def add(self, page: Page) -> None:
        """A page is open from now on."""
        self._pages.add(page)

    def drop(self, page: Page) -> None:
        """A page is closed."""
        self._pages.discard(page)

    def tell(self, person: str) -> None:
        """Have the pages of somebody look again."""
        for page in self._pages:
            if page.person == person:
                page.tell()

    async def opened(self, keys: Mapping[str, tuple[str, ...]]) -> frozenset[str]:
        """The rooms in which these keys open something."""
        return await self._store.read(partial(_opened, keys=keys)) if keys else frozenset()

    async def follow(self) -> None:
        """Tell pages of changes as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except StorageError as error:
                LOG.warning("pages could not be told what waits: %s", error)

    async def look(self) -> None:
        """Tell the pages of everybody for whom something has changed since the last look."""
        if not self._pages:
            self._known.clear()
            return
        since = self._clock() - WINDOW
        found = await self._store.read(
            lambda connection: [tuple(row) for row in connection.execute(_CHANGED, {"since": since})]
        )
        new = {(room, person) for room, at, person in found if self._known.get(room) != at}
        self._known = {room: at for room, at, _ in found}
        rooms, people = {room for room, _ in new}, {person for _, person in new if person}
        for page in self._pages:
            if page.person in people or not page.rooms.isdisjoint(rooms):
                page.tell()


def _opened(connection: Connection, keys: Mapping[str, tuple[str, ...]]) -> frozenset[str]:
    found = set()
    for room, seats, host in connection.execute(_KEYS, {"rooms": list(keys)}):
        locks = (host, *(seat.key_hash for seat in read_seats(seats)))
        if any(any_same(keys[room], lock) for lock in locks):
            found.add(room)
    return frozenset(found)
