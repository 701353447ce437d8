"""TimeSlices: long work on a game in the process that serves everybody, a few milliseconds at a time.

A room that is woken plays its whole game again, and its game has to be here. However many rooms wake at once, and
however long their games are, one piece is done between two turns of the event loop, of each room in its turn.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager
from typing import Final, TypeVar

PIECE: Final = 0.004
"""Seconds of work between two turns of the event loop."""
T = TypeVar("T")


class TimeSlices:
    """Addresses that have long work to do here take turns, and so does whoever works for the same one."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._breath = asyncio.Lock()
        self._own: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def _turn_of(self, by: str) -> AsyncIterator[None]:
        """The turn of an address. A lock is given to whoever has waited longest; of each address one waits for it."""
        self._waiting[by] += 1
        try:
            async with self._own.setdefault(by, asyncio.Lock()), self._turn:
                yield
        finally:
            self._waiting[by] -= 1
            if not self._waiting[by]:
                del self._waiting[by], self._own[by]

    async def finish(self, work: Generator[None, None, T], by: str = "") -> T:
        """Do work that comes in pieces."""
        while True:
            async with self._turn_of(by):
                try:
                    self._some(work)
                except StopIteration as end:
                    found: T = end.value
                    return found
                # As long as the piece took, everybody else has the processor.
                await asyncio.sleep(PIECE)

    def _some(self, work: Generator[None, None, T]) -> None:
        until = time.perf_counter() + PIECE
        next(work)
        while time.perf_counter() < until:
            next(work)

    async def breathe(self) -> None:
        """Wait for a turn of the event loop in which nobody else does something large, like sending a long answer."""
        async with self._breath:
            await asyncio.sleep(0)

    async def aside(self, work: Callable[..., T], *args: object, by: str = "") -> T:
        """Do work that is not a C call and cannot be cut: in a thread, of which there is one at a time."""
        async with self._turn_of(by):
            return await asyncio.to_thread(work, *args)
