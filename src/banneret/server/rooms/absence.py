"""Since when a player has been away, also in sleeping rooms.

A player is present as long as a connection holds the seat's key. This is known only since the server started: a player
may have been present until it stopped, so an absence counts from the start at the earliest.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_ROOMS: Final = 50_000
"""How many sleeping rooms' absences are remembered; those that went to sleep first are forgotten first."""


class Absences:
    """The absences in sleeping rooms."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.unknown = clock()
        """A player of whom nothing is remembered counts as away since then at the earliest."""
        self._left: OrderedDict[str, dict[int, float]] = OrderedDict()

    def put(self, room: str, left: dict[int, float]) -> None:
        """A room goes to sleep: note since when its players have been away."""
        self._left[room] = left
        self._left.move_to_end(room)
        if len(self._left) > MOST_ROOMS:
            _, forgotten = self._left.popitem(last=False)
            self.unknown = max(self.unknown, *forgotten.values())

    def take(self, room: str) -> dict[int, float]:
        """A room wakes."""
        return self._left.pop(room, {})
