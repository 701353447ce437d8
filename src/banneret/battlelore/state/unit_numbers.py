"""Units as numbers: the standard side's are 0 to 15, the pennant side's 16 to 31, the last two of each are its heroes.

A set of units is an int with one bit a unit. The side of a unit is read from a table, not from a function: it is asked
for in the innermost loops, where a call costs several times as much as a look into a list.
"""

from __future__ import annotations

from typing import Final

PER_SIDE: Final = 16
UNITS: Final = 2 * PER_SIDE
SIDE_OF: Final[list[int]] = [n // PER_SIDE for n in range(UNITS)] + [-1]
"""By unit: its side. The last entry is that of unit -1, which is none and has no side."""
SIDE_MASK: Final[list[int]] = [(1 << PER_SIDE) - 1, (1 << PER_SIDE) - 1 << PER_SIDE]
"""By side: the set of its units."""
HEROES: Final[tuple[int, ...]] = (14, 15, 30, 31)
"""The units that heroes are: two of each side."""
TROOPS: Final = 14
"""The units of a side that are not heroes."""
_HERO_NUMBER: Final[list[int]] = [HEROES.index(n) if n in HEROES else -1 for n in range(UNITS)]
"""By unit: the number of the hero it is."""


def first_unit(side: int) -> int:
    """The first unit of a side."""
    return side * PER_SIDE


def is_hero(u: int) -> bool:
    """Whether a unit is a hero."""
    return u % PER_SIDE >= TROOPS


def hero_number(u: int) -> int:
    """The number of a hero among all four, of the unit he is."""
    return _HERO_NUMBER[u]


_EIGHTS: Final[list[list[list[int]]]] = [
    [[first + n for n in range(8) if some >> n & 1] for some in range(256)] for first in range(0, UNITS, 8)
]
"""By each eight units: the members of every set of them."""


def units_in(units: int) -> list[int]:
    """The members of a set of units, in order."""
    t = _EIGHTS
    if units < 1 << PER_SIDE:
        return t[0][units & 255] + t[1][units >> 8]
    others = t[2][units >> 16 & 255] + t[3][units >> 24]
    return t[0][units & 255] + t[1][units >> 8 & 255] + others if units & (1 << PER_SIDE) - 1 else others
