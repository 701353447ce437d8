"""TimeSlices: long work on a game in the server process, a few milliseconds at a time.

A room that wakes replays its whole game in this process. However many rooms wake at once, and however long their games
are, one piece is done between two turns of the event loop, and the rooms take turns.
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
    """Addresses with long work take turns, and so do tasks of the same address."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._breath = asyncio.Lock()
        self._own: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def _turn_of(self, by: str) -> AsyncIterator[None]:
        """The turn of an address. The lock goes to the task that has waited longest; one task per address waits for
        it."""
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
                # Everybody else gets the processor for as long as the piece took.
                await asyncio.sleep(PIECE)

    def _some(self, work: Generator[None, None, T]) -> None:
        until = time.perf_counter() + PIECE
        next(work)
        while time.perf_counter() < until:
            next(work)

    async def breathe(self) -> None:
        """Wait for a turn of the event loop without other large work, such as sending a long response."""
        async with self._breath:
            await asyncio.sleep(0)

    async def aside(self, work: Callable[..., T], *args: object, by: str = "") -> T:
        """Do work that cannot be divided: in a thread, one at a time."""
        async with self._turn_of(by):
            return await asyncio.to_thread(work, *args)
