"""Guards that are exchanged or missing: what an encounter with Azure units stays worth."""

import pytest

from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS
from tests.heroes.builder import STRONG, HeroesGame, whole_game

UTOPIA = "1,0.c"
"""Guarded by difficulty VII, on tile C1."""


def before_the_utopia() -> HeroesGame:
    """A strong hero next to the Dragon Utopia while one guard of every encounter may be replaced."""
    game = whole_game(difficulty="easy").meadow("C1")
    game.position.proclaimed = PROCLAMATION_IDS.index("groovy_satyr")
    game.level(0, 8)
    game.stand(0, "1,0.sw", mp=3)
    game.army(0, STRONG)
    game.luck(dice=[1] * 20)
    return game.ask_again()


@pytest.mark.rule("H3-NEU-10", "H3-EXP-04")
def test_a_guard_drawn_for_another_leaves_the_encounter_an_azure_one() -> None:
    game = before_the_utopia()
    game.stack_neutrals("azure", [])
    game.stack_neutrals("gold", ["neutral_trolls", "neutral_gold_golems"])
    game.luck(lands=["unit:neutral_trolls", "unit:neutral_gold_golems"])
    game.play(f"go:{UTOPIA}")
    game.close_window()
    game.play("place:b2")
    game.play("redraw:neutral_trolls")
    game.beat_guards()
    while game.asked() != (0, "action"):
        game.play(game.choice.keys[0])
    assert game.player(0)["level"] == 7


@pytest.mark.rule("H3-NEU-07", "H3-NEU-06")
def test_a_guard_discarded_for_another_comes_back_when_its_tier_has_no_other() -> None:
    game = before_the_utopia()
    game.stack_neutrals("azure", ["neutral_azure_dragons"])
    game.play(f"go:{UTOPIA}")
    game.close_window()
    game.play("place:b2", "redraw:neutral_azure_dragons")
    assert [event["kind"] for event in game.events_named("guard")] == 2 * ["neutral_azure_dragons"]


@pytest.mark.rule("H3-RND-10", "H3-NEU-06", "H3-GEN-03")
def test_nobody_has_to_exchange_a_guard() -> None:
    game = before_the_utopia()
    game.stack_neutrals("azure", [])
    game.stack_neutrals("gold", ["neutral_trolls", "neutral_gold_golems"])
    game.luck(lands=["unit:neutral_trolls"])
    game.play(f"go:{UTOPIA}")
    game.close_window()
    game.play("place:b2")
    assert game.keys == {"redraw:neutral_trolls", "no"}
    game.play("no")
    assert (game.neutral_deck("gold"), game.neutral_discards("gold")) == (["neutral_gold_golems"], [])
    assert [guard["kind"] for guard in game.events_named("guard")] == ["neutral_trolls"]
