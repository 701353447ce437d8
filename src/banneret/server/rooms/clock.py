"""The clock of a room: a number of seconds for each stretch in which a seat is asked before another one is.

When the time is up a bot answers for the seat until another seat is asked. Taking an answer back gives no new time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from banneret.table.protocol import Clock


class TurnClock:
    """Counts down for the seat that is asked."""

    def __init__(self, per_turn: int, up: Callable[[int], None]) -> None:
        self.per_turn = per_turn
        self.seat = -1
        self._up = up
        self._end = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._last = (-1, 0.0)
        """The seat the clock ran for last, and the seconds it had left."""
        self._paused = (-1, 0.0)
        """The seat that was interrupted, and the seconds it has left when it is asked again."""

    def ask(self, seat: int, again: bool = False) -> None:
        """A seat is asked. Its time continues if it is the same seat as before, or `again`, after an undo."""
        if not self.per_turn or (seat == self.seat and self._timer is not None):
            return
        before, left = self._last
        self.stop()
        seconds = left if again and seat == before else self.per_turn
        if seat == self._paused[0]:
            seconds, self._paused = self._paused[1], (-1, 0.0)
        self.seat = seat
        self._end = time.monotonic() + seconds
        self._timer = asyncio.get_running_loop().call_later(seconds, self._up, seat)

    def pause(self) -> None:
        """Another seat goes first, at its own request: the time of the seat that was asked stops."""
        if self._timer is not None:
            self.stop()
            self._paused = self._last

    def stop(self) -> None:
        """Nobody is asked, or no person."""
        if self._timer is not None:
            self._last = (self.seat, max(0.0, self._end - time.monotonic()))
            self._timer.cancel()
            self._timer = None
        self.seat = -1

    @property
    def shown(self) -> Clock | None:
        """What a table shows of it."""
        if self._timer is None:
            return None
        return Clock(seat=self.seat, left=round(max(0.0, self._end - time.monotonic()), 1), per_turn=self.per_turn)
