"""The clock of a game for people who were paired, or who meet in a tournament, as it is stored."""

from __future__ import annotations

from typing import Final

import msgspec

from banneret.table.room_types import Pace


class GameClock(msgspec.Struct, frozen=True):
    """The clock of a game that is yet to be made, as a request for a room gives it."""

    seconds: int
    """0 for none."""
    pace: Pace = Pace()


_DECODER: Final = msgspec.json.Decoder(GameClock | int)


def clock_text(clock: GameClock) -> str:
    """A clock as it is stored: the same text for the same clock, so that those who want the same can be found."""
    return msgspec.json.encode(clock).decode()


def clock_of(text: str) -> GameClock:
    """A stored clock. A number alone, from when there was no other clock, means seconds for an answer."""
    found = _DECODER.decode(text)
    return GameClock(found) if isinstance(found, int) else found
