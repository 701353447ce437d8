"""The hex battlefield: 9 rows of 13 hexes, as tables and bit sets.

Rules: BF-CMP-01 to BF-CMP-05, BF-BTL-30, BF-BTL-31.

Hexes follow the spaces of the core board and the Arrow Tower in one numbering, so that a set of spaces, what is next
to what and how far apart two spaces are mean the same on either board, and no rule has to ask on which one it is. So
abilities and cards of the core box reach as far in hexes as in spaces. Rules: BF-BTL-56, BF-BTL-59.
"""

from typing import Final

FIRST_HEX: Final = 21
COLUMNS: Final = 13
ROWS: Final = 9
HEXES: Final = COLUMNS * ROWS
"""Rules: BF-CMP-02."""
PLACES: Final = FIRST_HEX + HEXES
"""All spaces of both boards and the tower."""

FAR: Final = 99
LEFT: Final = 0
RIGHT: Final = 1
LONG_SHOT: Final = 8
"""From this distance on a shot has the Combat penalty. Rules: BF-BTL-36, BF-BTL-37."""


def hex_at(column: int, row: int) -> int:
    """The space of a hex by column and row, both from 0. Rules: BF-CMP-04."""
    return FIRST_HEX + COLUMNS * row + column


def column_of_hex(space: int) -> int:
    """The column of a hex, 0 to 12 from the left. Rules: BF-CMP-04."""
    return (space - FIRST_HEX) % COLUMNS


def row_of_hex(space: int) -> int:
    """The row of a hex, 0 to 8 from the top. Rules: BF-CMP-04."""
    return (space - FIRST_HEX) // COLUMNS


def columns(first: int, last: int) -> int:
    """All hexes of some columns, as a set."""
    return sum(1 << hex_at(c, r) for c in range(first, last + 1) for r in range(ROWS))


HEX_BOARD: Final = columns(0, COLUMNS - 1)
ZONES: Final[list[int]] = [columns(0, 1), columns(11, 12)]
"""The deployment zones, left and right. Rules: BF-CMP-05."""
OUTER: Final[list[int]] = [columns(0, 0), columns(12, 12)]
"""Their outer columns. Rules: BF-REG-11."""
_EVEN: Final = sum(1 << hex_at(c, r) for c in range(COLUMNS) for r in range(0, ROWS, 2))
_ODD: Final = HEX_BOARD & ~_EVEN
_NOT_LEFT: Final = columns(1, 12)
_NOT_RIGHT: Final = columns(0, 11)


def spread_hexes(hexes: int) -> int:
    """All hexes that share a side with one of these. Rules: BF-CMP-03, BF-BTL-30.

    Even rows lie half a hex to the right: above and below a hex there are those of its column and of the next one.
    """
    right = (hexes & _NOT_RIGHT) << 1
    left = (hexes & _NOT_LEFT) >> 1
    lines = hexes | right & _EVEN | left & _ODD
    return (right | left | lines << 13 | lines >> 13) & HEX_BOARD


_BAND: Final = 3 * COLUMNS
"""Three rows: a number of this many bits is quick to compute with, one for the whole board is not."""
_SECOND: Final = FIRST_HEX + _BAND
_THIRD: Final = _SECOND + _BAND
_WHOLE_BAND: Final = (1 << _BAND) - 1
_ROW: Final = (1 << COLUMNS) - 1
_OUTER_ROWS: Final = _ROW | _ROW << 26
_MIDDLE_ROW: Final = _ROW << 13
_BAND_NOT_LEFT: Final = 0x1FFE | 0x1FFE << 13 | 0x1FFE << 26
_BAND_NOT_RIGHT: Final = 0xFFF | 0xFFF << 13 | 0xFFF << 26


def walk_hexes(start: int, free: int, steps: int) -> int:
    """The hexes reached from some hexes in up to `steps` steps over free hexes only. Rules: BF-BTL-25, BF-BTL-27.

    Spreads as above in three bands of three rows; the outer rows of the first and the last band are even rows. What is
    left of the free hexes keeps it on the board and from going back.
    """
    free &= ~start
    a_left, b_left, c_left = free >> FIRST_HEX & _WHOLE_BAND, free >> _SECOND & _WHOLE_BAND, free >> _THIRD
    a, b, c = start >> FIRST_HEX & _WHOLE_BAND, start >> _SECOND & _WHOLE_BAND, start >> _THIRD
    while steps > 0:
        to_a = to_b = to_c = 0
        if a:
            right = (a & _BAND_NOT_RIGHT) << 1
            left = (a & _BAND_NOT_LEFT) >> 1
            lines = a | right & _OUTER_ROWS | left & _MIDDLE_ROW
            to_a = right | left | lines << 13 | lines >> 13
            to_b = lines >> 26
        if b:
            right = (b & _BAND_NOT_RIGHT) << 1
            left = (b & _BAND_NOT_LEFT) >> 1
            lines = b | right & _MIDDLE_ROW | left & _OUTER_ROWS
            to_a |= (lines & _ROW) << 26
            to_b |= right | left | lines << 13 | lines >> 13
            to_c = lines >> 26
        if c:
            right = (c & _BAND_NOT_RIGHT) << 1
            left = (c & _BAND_NOT_LEFT) >> 1
            lines = c | right & _OUTER_ROWS | left & _MIDDLE_ROW
            to_b |= (lines & _ROW) << 26
            to_c |= right | left | lines << 13 | lines >> 13
        a, b, c = to_a & a_left, to_b & b_left, to_c & c_left
        a_left ^= a
        b_left ^= b
        c_left ^= c
        steps -= 1
    return free ^ (a_left << FIRST_HEX | b_left << _SECOND | c_left << _THIRD)


def _cube(column: int, row: int) -> tuple[int, int]:
    """Axial coordinates, in which the distance is easy to tell."""
    return column - (row + (row & 1)) // 2, row


def hex_distance(a: int, b: int) -> int:
    """The fewest steps between two hexes, whatever lies there. Rules: BF-BTL-31."""
    qa, ra = _cube(column_of_hex(a), row_of_hex(a))
    qb, rb = _cube(column_of_hex(b), row_of_hex(b))
    return max(abs(qa - qb), abs(ra - rb), abs(qa + ra - qb - rb))


def shifted(space: int, q: int, r: int) -> int:
    """The hex this many axial steps away, or -1 beyond the edge."""
    row = row_of_hex(space) + r
    column = column_of_hex(space) - (row_of_hex(space) + (row_of_hex(space) & 1)) // 2 + q + (row + (row & 1)) // 2
    return hex_at(column, row) if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Axial steps to the six neighbours, clockwise from the right."""


def hex_behind(a: int, b: int) -> int:
    """The hex straight behind `b` seen from the adjacent hex `a`, or -1 beyond the edge. Rules: BF-BTL-60."""
    for q, r in DIRECTIONS:
        if shifted(a, q, r) == b:
            return shifted(b, q, r)
    return -1


def _within() -> list[list[int]]:
    table: list[list[int]] = [[0] * HEXES]
    for _ in range(16):
        last = table[-1]
        own = [1 << FIRST_HEX + n for n in range(HEXES)]
        table.append([(spread_hexes(seen | hex) | seen) & ~hex for seen, hex in zip(last, own, strict=True)])
    return table


WITHIN: Final[list[list[int]]] = _within()
"""By a number of steps and `hex - FIRST_HEX`: the other hexes at most that far away. Rules: BF-BTL-28, BF-BTL-31."""
HEX_NAMES: Final = tuple(f"{n % COLUMNS}.{n // COLUMNS}" for n in range(HEXES))
"""Rules: BF-CMP-04."""
