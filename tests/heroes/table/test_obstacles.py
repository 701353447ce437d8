"""Why-not says first what stands in the way here and now, and then names the clause."""

from __future__ import annotations

import pytest

from banneret.heroes.text.combat_events import card_name
from banneret.ledger import clause
from banneret.table.protocol import Reason
from banneret.table.why_not import reasons
from banneret.text import LANGUAGES
from tests.heroes.builder import HeroesGame, attacker_holding, game_next_to, game_with_cards, quiet_game


def why(game: HeroesGame, answer: str) -> Reason:
    """The reason that is told first for one answer, the same clause in every language."""
    told = [reasons(game, game.state.seat, "", answer, lang)[0] for lang in LANGUAGES]
    assert len({reason.clause for reason in told}) == 1
    assert all(reason.obstacle and reason.obstacle != reason.text for reason in told)
    assert len({reason.obstacle for reason in told}) == len(LANGUAGES)
    return told[LANGUAGES.index("en")]


@pytest.mark.rule("H3-CBR-11")
def test_a_defense_card_waits_until_one_is_attacked() -> None:
    game = attacker_holding("defense,attack")
    game.play("attack:b3")
    assert "play:attack" in game.keys
    told = why(game, "play:defense")
    assert (told.clause, told.obstacle) == ("H3-CBR-11", "This card is played when a unit of yours is attacked.")
    assert told.text == clause("H3-CBR-11").text


def test_a_card_for_combats_is_not_for_the_map() -> None:
    game = game_with_cards("attack", "magic_arrow")
    told = why(game, "play:attack")
    assert (told.clause, told.obstacle) == ("H3-CBR-11", "This card is for Combats.")
    assert why(game, "cast:magic_arrow").obstacle == "This card is for Combats."


@pytest.mark.rule("H3-CRD-14")
def test_a_spell_for_the_map_is_not_for_combats() -> None:
    told = why(attacker_holding("town_portal"), "cast:town_portal")
    assert (told.clause, told.obstacle) == ("H3-CRD-14", "This card is for the map.")


@pytest.mark.rule("H3-MOV-03")
def test_without_movement_no_field_is_reached() -> None:
    game, target = game_next_to("F1", "sw", mp=0)
    told = why(game.ask_again(), f"go:{target}")
    assert (told.clause, told.obstacle) == ("H3-MOV-03", "No movement is left.")


@pytest.mark.rule("H3-CST-03", "H3-TWA-01")
def test_the_missing_citadel_is_named_before_the_used_token() -> None:
    game = quiet_game()
    game.give(0, gold=30, materials=30, valuables=30)
    game.build(0, "dwelling_bronze")
    game.army(0, "castle_halberdiers")
    game.ask_again()
    game.play("recruit:castle_marksmen")
    told = why(game, "reinforce:castle_halberdiers")
    assert (told.clause, told.obstacle) == ("H3-CST-03", "There is no Citadel in the town.")
    game.play("done")
    assert why(game, "reinforce:castle_halberdiers").clause == "H3-CST-03"
    game.build(0, "citadel")
    told = why(game, "reinforce:castle_halberdiers")
    assert (told.clause, told.obstacle) == ("H3-TWA-01", "This town action has been used this round.")


@pytest.mark.rule("H3-TRD-02")
def test_after_a_trade_no_card_is_sold() -> None:
    game, target = game_next_to("F1", "sw", mp=2)
    game.give(0, gold=0, materials=4, valuables=0)
    game.deal(0, hand=("haste",))
    game.play(f"go:{target}", "trade:5")
    told = why(game, "remove:haste")
    assert told.clause == "H3-TRD-02"
    assert told.obstacle.startswith("One visit is for resources or for a card")


def test_during_a_search_nothing_is_built() -> None:
    game = quiet_game()
    game.give(0, gold=30, materials=30, valuables=30)
    game.ask_again()
    game.play("build:mage_guild")
    assert "look" in game.keys
    told = why(game, "build:citadel")
    assert told.obstacle.startswith("Something else is asked now: ")


def test_a_card_pointed_at_while_something_else_is_asked_is_called_by_its_name() -> None:
    """Nothing is discarded then, so the refusal does not speak of discarding."""
    game = attacker_holding("defense,attack,lightning_bolt")
    game.play("cast:lightning_bolt")
    assert game.choice.question == "ask_target"
    for lang in LANGUAGES:
        [reason] = reasons(game, game.state.seat, "card:attack", "", lang)
        assert reason.label == card_name("attack", lang)
        assert reason.obstacle


def test_a_card_that_is_not_discarded_where_cards_are_is_refused_as_a_discard() -> None:
    game = attacker_holding("magic_arrow,sword_of_judgement,power", dice=[0, 0])
    game.play("cast:magic_arrow", "done", "target:b3", "attack:b3", "play:sword_of_judgement")
    assert "discard:power" in game.keys
    for lang in LANGUAGES:
        [reason] = reasons(game, game.state.seat, "card:magic_arrow", "", lang)
        name = card_name("magic_arrow", lang)
        assert name in reason.label != name, "here the label says what one would do"
