"""Time that passes when a test says so, and how long a player may be away."""

from __future__ import annotations

LIMIT = 600


class Clock:
    """Time that passes when it is told to."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now
