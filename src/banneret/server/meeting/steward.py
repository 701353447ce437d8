"""Steward: does what has to happen without anybody asking for it. Games that count are rated, people are paired, and
rounds of tournaments follow one another.

Every server has one. If several share a database, one of them does each thing as long as it lives; if two do the same,
that is wasteful but not wrong, because the database decides.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final

from banneret.kernel.errors import BanneretError
from banneret.server.meeting.queue import Queue, pair_up
from banneret.server.ratings.counting import AT_ONCE, anything_over, settle
from banneret.server.rooms.rooms import Rooms

EVERY: Final = 1.0
"""Seconds between two rounds."""
SWEEP: Final = 300.0
"""Seconds after which those who have gone are forgotten again."""
Duty = Callable[[], Awaitable[None]]
"""Other work that goes on by itself. A steward knows nothing else about it."""
LOG: Final = logging.getLogger("banneret.server")


class Steward:
    """What goes on by itself."""

    def __init__(self, rooms: Rooms, queue: Queue, more: Mapping[str, Duty] = MappingProxyType({})) -> None:
        self._rooms = rooms
        self._queue = queue
        self._more = more
        self._woken = asyncio.Event()
        self._swept = 0.0

    def wake(self) -> None:
        """Something has changed: look now."""
        self._woken.set()

    async def run(self) -> None:
        """Look after everything while the server runs."""
        failed = ""
        while True:
            try:
                await self.round()
                failed = ""
            except BanneretError as error:
                if str(error) != failed:
                    LOG.error("games could not be rated, people paired, or rounds begun: %s", error)
                failed = str(error)
            self._woken.clear()
            try:
                async with asyncio.timeout(EVERY):
                    await self._woken.wait()
            except TimeoutError:
                continue

    async def round(self) -> None:
        """Do once everything that has to be done."""
        if self._keeps("ratings"):
            await rate_all(self._rooms)
        if self._keeps("pairing"):
            await pair_up(self._rooms, self._queue)
        for what, duty in self._more.items():
            if self._keeps(what):
                await duty()
        now = asyncio.get_running_loop().time()
        if now - self._swept > SWEEP:
            self._swept = now
            await self._queue.sweep()

    def _keeps(self, what: str) -> bool:
        links = self._rooms.links
        return links is None or links.node.keeper_of(what) == self._rooms.name


async def rate_all(rooms: Rooms) -> None:
    """Rate every game that counts and is over."""
    while await rooms.store.read(anything_over):
        if await rooms.store.write(settle) < AT_ONCE:
            return
