"""Lines of sight against a drawing of the board, point by point (section BL-BAT)."""

from itertools import pairwise
from math import hypot, sqrt

import pytest

from banneret.battlelore.geometry.grid import DISTANCE, HEX_NAMES, HEXES, hexes_in
from banneret.battlelore.geometry.sight import line

POINTS = 120
FARTHEST = 4
"""As far as troops shoot."""
NEARLY = 1e-6


def centre(hex: str) -> tuple[float, float]:
    """Where the middle of a hex is drawn: the odd rows are shifted by half a hex."""
    row, column = (int(number) for number in hex.split("."))
    return column + row % 2 / 2, row * sqrt(3) / 2


CENTRES = {hex: centre(hex) for hex in HEX_NAMES}


def nearest(x: float, y: float) -> frozenset[str]:
    """The hexes in which a point lies; several for one on a side, and none beyond the edge of the board."""
    far = {hex: hypot(x - column, y - row) for hex, (column, row) in CENTRES.items()}
    least = min(far.values())
    return frozenset(hex for hex, away in far.items() if away < least + NEARLY)


def drawn(a: str, b: str) -> set[frozenset[str]]:
    """What a line crosses between two hexes: single hexes, and the two along whose common side it runs."""
    (xa, ya), (xb, yb) = centre(a), centre(b)
    points = [nearest(xa + (xb - xa) * n / POINTS, ya + (yb - ya) * n / POINTS) for n in range(1, POINTS)]
    crossed = {hexes for hexes, then in pairwise(points) if hexes == then}
    return crossed - {frozenset([a]), frozenset([b])}


@pytest.mark.rule("BL-BAT-20", "BL-BAT-21", "BL-BAT-22")
@pytest.mark.parametrize("origin", ["4.6", "5.5"])
def test_a_line_of_sight_crosses_what_a_drawn_line_does(origin: str) -> None:
    here = HEX_NAMES.index(origin)
    for there, target in enumerate(HEX_NAMES):
        if 0 < DISTANCE[here * HEXES + there] <= FARTHEST:
            found = {frozenset(HEX_NAMES[n] for n in hexes_in(hexes)) for hexes in line(here, there)}
            assert found == drawn(origin, target), target
