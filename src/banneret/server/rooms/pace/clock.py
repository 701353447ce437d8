"""The clock of a room that is awake: it notices when the time of whoever is asked is up.

What it shows is computed from what is stored (`clocks`); only the moment is waited for here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from banneret.server.rooms.asked import asked_now
from banneret.server.rooms.pace.clocks import clocks_of, goes_on_alone, left_behind, left_now, stands
from banneret.server.rooms.pace.serving import BACK
from banneret.table.protocol import Clock

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room

LONGEST: Final = 3600.0
"""Seconds after which the time is checked again, because the clock of the machine may have been set."""


class TurnClock:
    """Waits until the time of the seat that is asked is up."""

    def __init__(self, room: Room, up: Callable[[], None]) -> None:
        self._room = room
        self._up = up
        self._timer: asyncio.TimerHandle | None = None

    def go_on(self) -> None:
        """Somebody may be asked: their time runs, unless clocks stand still here while nobody is there."""
        room = self._room
        if room.showing is None or room.game.over:
            self.stop()
            return
        stored, now = room.stored, room.rooms.now()
        if not stored.asked.until and room.attended:
            stored.asked = asked_now(room, now, "on")
            if stored.asked.until:
                room.keep_clock(True)
        elif self.runs and self.late < 0 and not room.attended and not goes_on_alone(stored):
            stored.asked = left_behind(stored, now, BACK)
            room.keep_clock(False)
        self._wait()

    def _wait(self) -> None:
        self.stop()
        if self.runs and self.late < 0:
            rest = max(0.0, self._room.stored.asked.until - self._room.rooms.now())
            self._timer = asyncio.get_running_loop().call_later(min(rest, LONGEST), self._look)

    def _look(self) -> None:
        if self.is_up:
            self._up()
        else:
            self._wait()

    def stop(self) -> None:
        """Wait for nothing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def runs(self) -> bool:
        """Whether the time of a person is counted."""
        asked = self._room.stored.asked
        return bool(asked.until) and asked.seat >= 0 and self._room.stored.seats[asked.seat].kind == "person"

    @property
    def is_up(self) -> bool:
        """Whether the time of the person who is asked is over, and nobody has been told yet."""
        return self.runs and self.late < 0 and self._room.stored.asked.until <= self._room.rooms.now()

    @property
    def late(self) -> int:
        """The seat whose time is up, until another is asked."""
        return clocks_of(self._room.stored).late if self._room.stored.asked.clocks else -1

    @property
    def shown(self) -> Clock | None:
        """What a table shows of it."""
        stored = self._room.stored
        if not self.runs or self.late >= 0:
            return None
        clocks, now, seat = clocks_of(stored), self._room.rooms.now(), stored.asked.seat
        seats = range(len(clocks.seats)) if stored.pace.by == "total" else ()
        return Clock(
            seat=seat,
            left=round(left_now(stored, clocks, seat, now), 1),
            per_turn=stored.seconds,
            stands=stands(stored.pace, clocks.seats[seat], now),
            all=tuple(round(left_now(stored, clocks, n, now), 1) for n in seats),
        )
