"""Line of sight: the straight line between the centres of two hexes, and what it crosses.

Rules: BL-BAT-20 to BL-BAT-23.

A hex is the set of points whose three differences of cube coordinates from its centre are at most 1, so the course of a
line in it is exact, without rounding. A line through the inside of a hex crosses it; one along the side of two hexes is
blocked only by both; one through a corner touches nothing.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

from banneret.battlelore.geometry.grid import HEXES, NOWHERE, at_axial, axial, set_of

_LINES: Final[list[tuple[int, ...] | None]] = [None] * (HEXES * HEXES)
"""By `a * HEXES + b`: sets of hexes, each of which blocks the line where all of it is blocked."""


def line(a: int, b: int) -> tuple[int, ...]:
    """What lies between two hexes: sets of hexes, each of which blocks the line where all of it is blocked."""
    known = _LINES[a * HEXES + b]
    if known is None:
        qa, ra = axial(a)
        qb, rb = axial(b)
        found: list[int] = []
        for steps in _crossings(qb - qa, rb - ra):
            hexes = [at_axial(qa + q, ra + r) for q, r in steps]
            # Beyond the edge of the board there is nothing that blocks.
            if NOWHERE not in hexes:
                found.append(set_of(hexes))
        known = tuple(found)
        _LINES[a * HEXES + b] = known
    return known


def sees(a: int, b: int, blocking: int) -> bool:
    """Whether nothing blocks the line; the two hexes themselves never do. Rules: BL-BAT-21 to BL-BAT-23."""
    return all(crossed & ~blocking for crossed in line(a, b))


@cache
def _crossings(dq: int, dr: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By axial steps from the first hex: the hexes a line of these steps crosses, and pairs along which it runs.

    Rules: BL-BAT-20 to BL-BAT-22.
    """
    inside: list[tuple[tuple[int, int], ...]] = []
    along: dict[tuple[Fraction, Fraction], list[tuple[int, int]]] = {}
    step = (dq, dr, -dq - dr)
    for q in range(min(0, dq) - 1, max(0, dq) + 2):
        for r in range(min(0, dr) - 1, max(0, dr) + 2):
            found = None if (q, r) in ((0, 0), (dq, dr)) else _span(step, (q, r, -q - r))
            if found is None:
                continue
            low, high, grazes = found
            if grazes:
                along.setdefault((low, high), []).append((q, r))
            else:
                inside.append(((q, r),))
    return (*inside, *[tuple(pair) for pair in along.values()])


def _span(step: tuple[int, int, int], centre: tuple[int, int, int]) -> tuple[Fraction, Fraction, bool] | None:
    """From where to where, in parts of the way, a line runs in a hex, and whether only along its side."""
    low, high = Fraction(0), Fraction(1)
    grazes = False
    for i, j in ((0, 1), (1, 2), (2, 0)):
        offset = centre[j] - centre[i]
        slope = step[i] - step[j]
        if slope == 0:
            if abs(offset) > 1:
                return None
            grazes = grazes or abs(offset) == 1
            continue
        one, other = Fraction(-1 - offset, slope), Fraction(1 - offset, slope)
        low = max(low, min(one, other))
        high = min(high, max(one, other))
    return (low, high, grazes) if low < high else None
