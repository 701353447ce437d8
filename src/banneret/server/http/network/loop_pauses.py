"""Pauses: how long the event loop has kept everybody waiting, reported only to the person who started the server.

Active only if BANNERET_PAUSES names an existing file of `SIZE` bytes: `make attack` does that, and reads from it what a
clock in the loop writes. A client can neither see it nor switch it on.
"""

from __future__ import annotations

import asyncio
import mmap
import os
import struct
import time
from pathlib import Path
from typing import Final

VARIABLE: Final = "BANNERET_PAUSES"
FORM: Final = struct.Struct("<ddQ")
"""The longest pause, the most processor time the loop has used in one, in seconds, and the number of ticks."""
SIZE: Final = FORM.size
EVERY: Final = 0.002
"""Seconds between two ticks: shorter pauses are not noticed."""


class Pauses:
    """A clock in the loop. The reader of the file resets it to zeros to start again."""

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as opened:
            self._shared = mmap.mmap(opened.fileno(), SIZE)
        self._wall = time.perf_counter()
        self._used = time.thread_time()

    def tick(self, loop: asyncio.AbstractEventLoop) -> None:
        """Note the time since the last tick."""
        wall, used = time.perf_counter(), time.thread_time()
        longest, most, count = FORM.unpack_from(self._shared)
        longest = max(longest, wall - self._wall - EVERY)
        FORM.pack_into(self._shared, 0, longest, max(most, used - self._used), count + 1)
        self._wall, self._used = wall, used
        loop.call_later(EVERY, self.tick, loop)


def watch(loop: asyncio.AbstractEventLoop) -> None:
    """Begin to note pauses, if the environment asks for it."""
    file = os.environ.get(VARIABLE)
    if file:
        Pauses(Path(file)).tick(loop)
