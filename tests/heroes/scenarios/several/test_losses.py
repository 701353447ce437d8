"""Armies of Unholy Quest and Three Wards that keep their losses from one Combat to the next."""

import pytest

from tests.heroes.builder import SOME, scenario_game

OPEN = "0,1.c"
"""A field of tile F1 on which nothing stands."""


@pytest.mark.rule("H3-AI-lasting_losses")
@pytest.mark.parametrize(
    ("scenario", "name"),
    [
        ("unholy_quest", "outbreak"),
        *(("three_wards", f"{number}_breach") for number in ("first", "second", "third", "fourth", "fifth")),
    ],
)
def test_what_fell_in_one_combat_is_not_there_in_the_next(scenario: str, name: str) -> None:
    game = scenario_game(scenario)
    game.lay((0, 1), "F1")
    game.place_ai(name, OPEN)
    fallen = game.wound(name, OPEN)
    assert fallen
    assert game.ai_troops(name) == sorted(f"neutral_{unit}" for unit in set(SOME) - fallen)
