"""Armies of Unholy Quest and Three Wards that keep their losses from one Combat to the next."""

import pytest

from tests.heroes.support.journey import lay
from tests.heroes.support.losses import SOME, wound
from tests.heroes.support.quest import place_ai, troops
from tests.heroes.support.saga import saga

pytestmark = pytest.mark.rule("H3-MOD-01")
OPEN = "0,1.c"
"""A field of tile F1 on which nothing stands."""


@pytest.mark.parametrize(
    ("scenario", "name"),
    [
        ("unholy_quest", "outbreak"),
        *(("three_wards", f"{number}_breach") for number in ("first", "second", "third", "fourth", "fifth")),
    ],
)
def test_what_fell_in_one_combat_is_not_there_in_the_next(scenario: str, name: str) -> None:
    game = saga(scenario)
    lay(game, (0, 1), "F1")
    place_ai(game, name, OPEN)
    fallen = wound(game, name, OPEN)
    assert fallen
    assert troops(game, name) == sorted(f"neutral_{unit}" for unit in set(SOME) - fallen)
