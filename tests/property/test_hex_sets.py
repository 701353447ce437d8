"""Sets of hexes are moved about as numbers: held against going from hex to hex."""

from random import Random

import pytest

from banneret.battlelore.geometry import grid
from banneret.heroes.geometry import hex_board
from banneret.heroes.geometry.combat_board import NEAR, spaces_in


@pytest.mark.parametrize("seed", range(30))
def test_a_walk_over_hexes_goes_from_hex_to_hex(seed: int) -> None:
    rng = Random(seed)
    free = sum(1 << hex_board.FIRST_HEX + n for n in range(hex_board.HEXES) if rng.random() < 0.7)
    start = 1 << rng.randrange(hex_board.FIRST_HEX, hex_board.PLACES)
    steps = rng.randrange(1, 9)
    reached = start
    for _ in range(steps):
        for hex in spaces_in(reached):
            reached |= NEAR[hex] & free
    assert hex_board.walk_hexes(start, free, steps) == reached & ~start


@pytest.mark.parametrize("seed", range(30))
def test_the_hexes_next_to_some_hexes_are_those_next_to_each(seed: int) -> None:
    rng = Random(seed)
    some = [n for n in range(grid.HEXES) if rng.random() < 0.2]
    around = 0
    for n in some:
        around |= grid.NEAR[n]
    assert grid.spread(grid.set_of(some)) == around
    assert grid.hexes_in(grid.set_of(some)) == some


def test_hexes_within_some_steps_are_those_at_that_distance() -> None:
    for steps in (0, 1, 4, 9):
        for n in (0, 12, 13, 56, 112):
            near = [m for m in range(grid.HEXES) if grid.distance(n, m) <= steps]
            assert grid.hexes_in(grid.WITHIN[steps][n]) == near
