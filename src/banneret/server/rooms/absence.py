"""Since when nobody has been there for a seat, of rooms that sleep, too.

Somebody is there for a seat as long as a connection holds its key. That is known of every room since the server has
started and no longer: whoever was there when it stopped may have been there to the last, so an absence is counted from
the start at the earliest.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_ROOMS: Final = 50_000
"""Rooms that sleep whose absences are remembered; those that went to sleep first are forgotten first."""


class Absences:
    """What is remembered of rooms that sleep."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.unknown = clock()
        """Nobody of whom nothing is remembered is taken to have been away for longer than since then."""
        self._left: OrderedDict[str, dict[int, float]] = OrderedDict()

    def put(self, room: str, left: dict[int, float]) -> None:
        """A room goes to sleep: since when nobody has been there for its seats."""
        self._left[room] = left
        self._left.move_to_end(room)
        if len(self._left) > MOST_ROOMS:
            _, forgotten = self._left.popitem(last=False)
            self.unknown = max(self.unknown, *forgotten.values())

    def take(self, room: str) -> dict[int, float]:
        """A room wakes."""
        return self._left.pop(room, {})
