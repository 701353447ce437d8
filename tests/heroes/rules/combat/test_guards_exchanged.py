"""Guards that are exchanged or missing: what an encounter with Azure units stays worth."""

import pytest

from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    happened,
    journey,
    level,
    luck,
    play,
    player,
    stand,
    state_of,
)
from tests.heroes.support.piles import stack_neutrals
from tests.heroes.support.war import STRONG, beat_guards, close_window, meadow

UTOPIA = "1,0.c"
"""Guarded by difficulty VII, on tile C1."""


def before_the_utopia() -> Game:
    """A strong hero next to the Dragon Utopia while one guard of every encounter may be replaced."""
    game = meadow(journey(difficulty="easy"), "C1")
    state_of(game).proclaimed = PROCLAMATION_IDS.index("groovy_satyr")
    level(game, 0, 8)
    stand(game, 0, "1,0.sw", mp=3)
    army(game, 0, STRONG)
    luck(game, dice=[1] * 20)
    return ask_again(game)


@pytest.mark.rule("H3-NEU-10", "H3-EXP-04")
def test_a_guard_drawn_for_another_leaves_the_encounter_an_azure_one() -> None:
    game = before_the_utopia()
    stack_neutrals(game, "azure", [])
    stack_neutrals(game, "gold", ["neutral_trolls", "neutral_gold_golems"])
    luck(game, lands=["unit:neutral_trolls", "unit:neutral_gold_golems"])
    play(game, f"go:{UTOPIA}")
    close_window(game)
    play(game, "place:b2")
    play(game, "redraw:neutral_trolls")
    beat_guards(game)
    while asked(game) != (0, "action"):
        play(game, game.choice.keys[0])
    assert player(game, 0)["level"] == 7


@pytest.mark.rule("H3-NEU-07", "H3-NEU-06")
def test_a_guard_discarded_for_another_comes_back_when_its_tier_has_no_other() -> None:
    game = before_the_utopia()
    stack_neutrals(game, "azure", ["neutral_azure_dragons"])
    play(game, f"go:{UTOPIA}")
    close_window(game)
    play(game, "place:b2", "redraw:neutral_azure_dragons")
    assert [event["kind"] for event in happened(game, "guard")] == 2 * ["neutral_azure_dragons"]
