"""The combat board: 4 columns and 5 rows, as tables and bit sets; and what holds on the hex battlefield as well.

Rules: H3-CBS-04, H3-CBS-05, H3-CBT-03, H3-TYP-04.

A space is a number 0 to 19, row by row from the attacker's backline; a set of spaces is an int with one bit per space.
The Arrow Tower stands beside the board and is named as space 20, which is next to nothing. The hexes of
`banneret.heroes.geometry.hex_board` come after it.
"""

from typing import Final

from banneret.heroes.geometry.hex_board import (
    FAR,
    FIRST_HEX,
    HEX_NAMES,
    HEXES,
    PLACES,
    hex_behind,
    hex_distance,
    spread_hexes,
)

SPACES: Final = 20
TOWER_SPACE: Final = 20
NOWHERE: Final = -1

BOARD: Final = (1 << SPACES) - 1
MIDDLE_ROW: Final = 0b1111 << 8
BACKLINE: Final[list[int]] = [0b1111, 0b1111 << 16]
"""The backline of the attacker and of the defender. Rules: H3-CBS-05."""
FRONTLINE: Final[list[int]] = [0b1111 << 4, 0b1111 << 12]
"""The frontline of the attacker and of the defender. Rules: H3-CBS-05."""
HOME: Final[list[int]] = [0b1111_1111, 0b1111_1111 << 12]
"""Where each side deploys. Rules: H3-CBS-30."""
_NOT_A: Final = BOARD & ~0b0001_0001_0001_0001_0001
_NOT_D: Final = BOARD & ~0b1000_1000_1000_1000_1000


def spread(spaces: int) -> int:
    """All spaces one step away from any of these: in the four directions, or the hexes around.

    Rules: H3-TYP-04, H3-CBT-03, BF-BTL-30.
    """
    if spaces >> FIRST_HEX:
        return spread_hexes(spaces)
    return ((spaces << 4) | (spaces >> 4) | ((spaces & _NOT_D) << 1) | ((spaces & _NOT_A) >> 1)) & BOARD


def walk(start: int, free: int, steps: int) -> int:
    """The spaces of the core board reached from one space in up to `steps` steps over free spaces only."""
    edge = start
    reached = 0
    while steps > 0:
        # `spread`, written out: the ways of every unit on the ground are walked here.
        edge = (edge << 4 | edge >> 4 | (edge & _NOT_D) << 1 | (edge & _NOT_A) >> 1) & free
        reached |= edge
        steps -= 1
    return reached & ~start


def column_of(space: int) -> int:
    """The column of a space, 0 to 3."""
    return space & 3


def spaces_in(spaces: int) -> list[int]:
    """The members of a set of spaces, in order."""
    if not spaces:
        return []
    if not spaces >> FIRST_HEX:
        return [n for n in range(SPACES + 1) if spaces >> n & 1]
    found: list[int] = []
    while spaces:
        lowest = spaces & -spaces
        found.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return found


def _distances() -> list[int]:
    table = [FAR] * (PLACES * PLACES)
    for a in range(SPACES):
        for b in range(SPACES):
            table[a * PLACES + b] = abs(a // 4 - b // 4) + abs(a % 4 - b % 4)
    for a in range(FIRST_HEX, PLACES):
        for b in range(FIRST_HEX, PLACES):
            table[a * PLACES + b] = hex_distance(a, b)
    return table


DISTANCE: Final[list[int]] = _distances()
"""By `a * PLACES + b`: the steps between two spaces on an empty board. The tower is far from everything.

Rules: BF-BTL-31, BF-SGE-22.
"""
NEAR: Final[list[int]] = (
    [spread(1 << n) for n in range(SPACES)] + [0] + [spread_hexes(1 << FIRST_HEX + n) for n in range(HEXES)]
)
"""The spaces adjacent to each space; none for the tower. Rules: H3-CBT-03, H3-SGE-18, BF-BTL-30, BF-SGE-22."""
FLIGHT: Final[list[int]] = [
    sum(1 << b for b in range(SPACES) if 0 < DISTANCE[a * PLACES + b] <= 3) for a in range(SPACES)
] + [0]
"""Where a Flying unit may come in 3 steps, whatever lies between. Rules: H3-TYP-02, H3-TYP-03."""
SPACE_NAMES: Final = (*[f"{'abcd'[n % 4]}{n // 4 + 1}" for n in range(SPACES)], "tower", *HEX_NAMES)


def line_behind(a: int, b: int) -> int:
    """The space straight behind `b` seen from the adjacent space `a`, or NOWHERE beyond the edge. Rules: BF-BTL-60."""
    if b >= FIRST_HEX:
        return hex_behind(a, b)
    step = b - a
    behind = b + step
    if behind < 0 or behind >= SPACES or not NEAR[b] >> behind & 1:
        return NOWHERE
    return behind
