"""The battlefield: 9 rows of 13 and 12 hexes alternately, as tables and bit sets.

Rules: BL-BRD-01 to BL-BRD-08, BL-BRD-12.

A hex is a number, row by row from the pennant baseline; a set of hexes is an int with one bit per hex. Rows of 12 lie
half a hex to the right of those of 13.
"""

from typing import Final, Literal

ROWS: Final = 9
LENGTHS: Final[list[int]] = [13 if row % 2 == 0 else 12 for row in range(ROWS)]
"""Rules: BL-BRD-01, BL-BRD-02."""
_FIRST: Final[list[int]] = [sum(LENGTHS[:row]) for row in range(ROWS)]
HEXES: Final = sum(LENGTHS)
"""Rules: BL-BRD-03."""
NOWHERE: Final = -1

STANDARD: Final = 0
PENNANT: Final = 1
"""The two camps. Rules: BL-BRD-11."""
SIDE_NAMES: Final[tuple[Literal["standard"], Literal["pennant"]]] = ("standard", "pennant")
LEFT: Final = 0
RIGHT: Final = 2
SECTION_NAMES: Final = ("left", "centre", "right")


def hex_at(row: int, column: int) -> int:
    """The number of a hex, or NOWHERE beyond the edge."""
    if not 0 <= row < ROWS or not 0 <= column < LENGTHS[row]:
        return NOWHERE
    return _FIRST[row] + column


ROW_OF: Final[list[int]] = [row for row in range(ROWS) for _ in range(LENGTHS[row])]
COLUMN_OF: Final[list[int]] = [column for row in range(ROWS) for column in range(LENGTHS[row])]
HEX_NAMES: Final[list[str]] = [f"{ROW_OF[n]}.{COLUMN_OF[n]}" for n in range(HEXES)]
"""Row and column, such as `4.6`."""
BOARD: Final = (1 << HEXES) - 1
HALF_BITS: Final = 60
FIRST_HALF: Final = (1 << HALF_BITS) - 1
"""Sets are gone through in two halves: a number of this many bits is still quick to compute with."""
_EVEN_STEPS: Final = ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0))
_ODD_STEPS: Final = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1))


def _around(n: int) -> list[int]:
    steps = _ODD_STEPS if ROW_OF[n] % 2 else _EVEN_STEPS
    found = [hex_at(ROW_OF[n] + r, COLUMN_OF[n] + c) for r, c in steps]
    return [other for other in found if other != NOWHERE]


def hexes_in(hexes: int) -> list[int]:
    """The members of a set of hexes, in order."""
    found: list[int] = []
    half = hexes & FIRST_HALF
    while half:
        lowest = half & -half
        found.append(lowest.bit_length() - 1)
        half ^= lowest
    half = hexes >> HALF_BITS
    while half:
        lowest = half & -half
        found.append(lowest.bit_length() + (HALF_BITS - 1))
        half ^= lowest
    return found


def set_of(hexes: list[int]) -> int:
    """A set of hexes."""
    total = 0
    for n in hexes:
        total |= 1 << n
    return total


SINGLE: Final[list[int]] = [1 << n for n in range(HEXES)]
"""By hex: the set of it alone."""
NEAR: Final[list[int]] = [set_of(_around(n)) for n in range(HEXES)]
"""The hexes adjacent to each hex. Rules: BL-MOV-01."""
BACK: Final[list[list[int]]] = [
    [set_of([m for m in _around(n) if ROW_OF[m] == ROW_OF[n] + step]) for n in range(HEXES)] for step in (1, -1)
]
"""By side and hex: the hexes one step nearer to its own baseline. Rules: BL-BRD-08, BL-RET-03, BL-RET-04."""
BASELINE: Final[list[int]] = [
    set_of([n for n in range(HEXES) if ROW_OF[n] == ROWS - 1]),
    set_of([n for n in range(HEXES) if ROW_OF[n] == 0]),
]
"""Rules: BL-BRD-08."""
HALF: Final[list[int]] = [
    set_of([n for n in range(HEXES) if ROW_OF[n] >= ROWS - 4]),
    set_of([n for n in range(HEXES) if ROW_OF[n] < 4]),
]
"""The four rows nearest to each side. Rules: BL-TER-33."""
REAR: Final[list[int]] = [
    set_of([n for n in range(HEXES) if ROW_OF[n] >= ROWS - 2]),
    set_of([n for n in range(HEXES) if ROW_OF[n] < 2]),
]
"""The two rows nearest to each side, to which reserves come. Rules: BLH-CFG-02."""


def _section(n: int, section: int) -> bool:
    """Whether a hex lies in a section as the standard side sees it; one that is cut lies in both. Rules: BL-BRD-06."""
    column = COLUMN_OF[n]
    if ROW_OF[n] % 2 == 0:
        return (column <= 3, 4 <= column <= 8, column >= 9)[section]
    return (column <= 3, 3 <= column <= 8, column >= 8)[section]


_AS_STANDARD: Final[list[int]] = [set_of([n for n in range(HEXES) if _section(n, k)]) for k in range(3)]
SECTION: Final[list[list[int]]] = [_AS_STANDARD, _AS_STANDARD[::-1]]
"""By side and section, left and right being that side's own. Rules: BL-BRD-04, BL-BRD-05, BL-BRD-06."""


def _zone(sections: list[int], where: int) -> int:
    zone = BOARD
    for n in range(3):
        zone &= sections[n] if where >> n & 1 else ~sections[n]
    return zone


ZONE: Final[list[list[int]]] = [[_zone(sections, where) for where in range(8)] for sections in SECTION]
"""By side, and by sections as bits: the hexes that lie in just these. Rules: BL-BRD-06, BL-BRD-07."""
ZONES: Final[list[int]] = [where for where in range(8) if ZONE[STANDARD][where]]
"""The combinations of sections that there are."""


def axial(n: int) -> tuple[int, int]:
    """Coordinates in which lines and distances are easy to compute."""
    row = ROW_OF[n]
    return COLUMN_OF[n] - (row - (row & 1)) // 2, row


def at_axial(q: int, r: int) -> int:
    """The hex at such coordinates, or NOWHERE beyond the edge."""
    return hex_at(r, q + (r - (r & 1)) // 2)


def distance(a: int, b: int) -> int:
    """The fewest steps between two hexes. Rules: BL-BRD-12."""
    return DISTANCE[a * HEXES + b]


def _distances() -> list[int]:
    table = [0] * (HEXES * HEXES)
    for a in range(HEXES):
        qa, ra = axial(a)
        for b in range(HEXES):
            qb, rb = axial(b)
            dq, dr = qa - qb, ra - rb
            table[a * HEXES + b] = max(abs(dq), abs(dr), abs(dq + dr))
    return table


DISTANCE: Final[list[int]] = _distances()


_NOT_FIRST: Final = set_of([n for n in range(HEXES) if COLUMN_OF[n] > 0])
_NOT_LAST: Final = set_of([n for n in range(HEXES) if COLUMN_OF[n] < LENGTHS[ROW_OF[n]] - 1])
_LONG_ROWS: Final = set_of([n for n in range(HEXES) if ROW_OF[n] % 2 == 0])
_LEFTWARDS: Final = _NOT_FIRST | ~_LONG_ROWS
_RIGHTWARDS: Final = _NOT_LAST | ~_LONG_ROWS


def spread(hexes: int) -> int:
    """All hexes adjacent to any of these.

    In the rows above and below, a hex touches those whose numbers differ by 12 and 13, whichever row it is in; only the
    ends of long rows have one neighbour less there.
    """
    left = hexes & _LEFTWARDS
    right = hexes & _RIGHTWARDS
    beside = (hexes & _NOT_FIRST) >> 1 | (hexes & _NOT_LAST) << 1
    return (beside | left << 12 | left >> 13 | right << 13 | right >> 12) & BOARD


def _within() -> list[list[int]]:
    table = [SINGLE[:]]
    for _ in range(2 * ROWS):
        table.append([hexes | spread(hexes) for hexes in table[-1]])
    return table


WITHIN: Final[list[list[int]]] = _within()
"""By a number of steps and a hex: the hexes at most that far away, itself included. Rules: BL-BRD-12."""
