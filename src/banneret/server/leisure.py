"""Leisure: long work on a game in the process that serves everybody, a few milliseconds at a time.

A room that is woken plays its whole game again, and its game has to be here. However many rooms wake at once, and
however long their games are, one piece is done between two turns of the event loop, of each room in its turn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import Final, TypeVar

PIECE: Final = 0.004
"""Seconds of work between two turns of the event loop."""
T = TypeVar("T")


class Leisure:
    """Whoever has long work to do here takes turns."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def finish(self, work: Generator[None, None, T]) -> T:
        """Do work that comes in pieces."""
        while True:
            # The lock is given to whoever has waited longest, so those who work take turns.
            async with self._turn:
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

    async def aside(self, work: Callable[..., T], *args: object) -> T:
        """Do work that is no C call and cannot be cut: in a thread, of which there is one at a time."""
        async with self._turn:
            return await asyncio.to_thread(work, *args)
