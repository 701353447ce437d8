"""Duel mode: templates, decks, armies (section DUE)."""

import pytest

import banneret
from banneret.kernel.errors import SetupError


@pytest.mark.rule("BF-DUE-04")
@pytest.mark.parametrize("scenario", ["duel_short", "duel-medium", "duel_long"])
def test_both_players_use_the_template_of_the_scenario(scenario: str) -> None:
    game = banneret.new("battlefield", scenario=scenario, seats=["castle/catherine", "necropolis/sandro"], seed=1)
    assert game.setup.scenario == scenario.replace("-", "_")
    with pytest.raises(SetupError, match="of battlefield"):
        banneret.new("battlefield", scenario="duel_endless", seats=["castle", "dungeon"], seed=1)
