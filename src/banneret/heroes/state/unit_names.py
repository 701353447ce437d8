"""Names of units in events and frames: which unit it is and what it showed at that moment, as one number.

The row is in the name because a unit may show another side, or be gone, by the time somebody reads of it.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.state.battle import Battle

IN_DECK: Final = 255
"""In the place of a unit's number: it is not on the board."""


def unit_name(s: Battle, u: int) -> int:
    """A unit as it is now."""
    return s.row[u] << 8 | u


def name_as(row: int, u: int) -> int:
    """A unit as it was when it showed this row."""
    return row << 8 | u


def named_row(name: int) -> int:
    """What the unit showed."""
    return name >> 8


def named_unit(name: int) -> int:
    """The number of the unit."""
    return name & 255
