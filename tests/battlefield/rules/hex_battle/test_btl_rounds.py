"""Between the combat rounds: cards, Expert effects, and how long a battle lasts (section BTL)."""

from collections.abc import Sequence
from typing import Any

import pytest

from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.state.pile_numbers import DECK, DISCARDS, HAND, SECRET
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from tests.battlefield.builder import BattlefieldGame, battle, hex_skirmish

UNITS = {"0.0": "castle_zealots", "12.8": "necropolis_zombies"}
"""Seat 0 moves first."""


def give(
    game: BattlefieldGame, side: int, hand: Sequence[str], deck: Sequence[str] = (), discards: Sequence[str] = ()
) -> None:
    """Let a side have exactly these cards."""
    s = game.duel
    for pile, cards in ((HAND, hand), (DECK, deck)):
        s.piles[pile + side] = tuple(sorted(CARD_NUMBER[card] for card in cards))
    s.piles[DISCARDS + side] = tuple(CARD_NUMBER[card] for card in discards)
    s.piles[SECRET + side] = ()
    refresh(s, side)


def own(game: BattlefieldGame, side: int) -> dict[str, Any]:
    """What a side holds, as its player sees it."""
    held: dict[str, Any] = game.seen(side)["sides"][side]
    return held


def to_round(game: BattlefieldGame, number: int) -> BattlefieldGame:
    """Nobody does anything until a round begins."""
    while game.seen()["round"] < number:
        game.play("done" if "done" in game.choice else "pass")
    return game


@pytest.mark.rule("BF-BTL-50", "BF-EXA-15")
def test_expert_effects_never_come_above_the_limit() -> None:
    game = battle(UNITS, scenario="duel_medium")
    assert own(game, 0)["expert"] == 2
    to_round(game, 2)
    assert own(game, 0)["expert"] == 2


@pytest.mark.rule("BF-BTL-50", "BF-BTL-51")
def test_one_expert_effect_comes_back_a_round() -> None:
    game = battle(UNITS, scenario="duel_long")
    give(game, 0, ["archery", "offense", "luck"], ["attack"] * 9)
    assert own(game, 0)["expert"] == 3
    game.play("done")
    to_round(game, 2)
    for card, left in (("archery", 2), ("luck", 1)):
        game.play(f"expert:{card}")
        assert own(game, 0)["expert"] == left
    to_round(game, 3)
    assert own(game, 0)["expert"] == 2
    to_round(game, 4)
    assert own(game, 0)["expert"] == 3


@pytest.mark.rule("BF-BTL-51")
def test_an_empty_pool_allows_no_expert_effect() -> None:
    game = battle(UNITS, scenario="duel_short")
    give(game, 0, ["archery", "luck"])
    give(game, 1, [])
    game.play("done")
    to_round(game, 2)
    assert own(game, 0)["expert"] == 1
    game.play("expert:archery")
    assert own(game, 0)["expert"] == 0
    assert "expert:luck" not in game.choice
    assert game.why_not("expert:luck") == "H3-ABL-03"


@pytest.mark.rule("BF-BTL-52")
def test_each_player_draws_two_cards_after_a_round() -> None:
    game = battle(UNITS)
    give(game, 0, [], ["attack", "defense", "power"])
    give(game, 1, ["attack"], ["attack", "defense", "power", "knowledge"])
    to_round(game, 2)
    assert [(own(game, side)["hand_size"], len(own(game, side)["deck"])) for side in (0, 1)] == [(2, 1), (3, 2)]


@pytest.mark.rule("BF-BTL-52", "BF-BTL-53", "BF-BTL-54", "BF-EXA-16")
def test_cards_are_drawn_above_the_limit_and_through_a_new_deck() -> None:
    game = battle(UNITS, scenario="duel_long")
    give(game, 0, ["attack"] * 4 + ["defense"] * 3, ["power"], ["knowledge"] * 3 + ["power"])
    to_round(game, 2)
    held = own(game, 0)
    assert held["hand_size"] == 9
    assert held["discard"] == []
    assert len(held["deck"]) == 3
    assert [event for event in game.events_named("reshuffle") if event["side"] == 0] == [{"side": 0}]


@pytest.mark.rule("BF-BTL-54")
def test_who_has_no_card_left_draws_none() -> None:
    game = battle(UNITS)
    give(game, 0, ["attack"], ["power"])
    to_round(game, 2)
    assert own(game, 0)["hand_size"] == 2


@pytest.mark.rule("BF-BTL-55")
def test_one_spell_a_round() -> None:
    cards = ["magic_arrow", "haste"]
    game = hex_skirmish("castle_griffins@0.0 cards=magic_arrow,haste hand=2", "necropolis_zombies@12.8", draws=cards)
    game.play("cast:haste", "done", "target:0.0")
    assert "cast:magic_arrow" not in game.choice
    assert game.why_not("cast:magic_arrow") == "H3-CBC-01"
    game.play("done", "done")
    assert game.round_of() == 2
    assert "cast:magic_arrow" in game.choice


@pytest.mark.rule("BF-BTL-56")
def test_attack_retaliation_and_paralysis_follow_the_core_rules() -> None:
    game = hex_skirmish("castle_crusaders@6.4", "necropolis_skeletons@7.4 necropolis_zombies@12.8!", dice=[-1, 1])
    game.play("attack:7.4")
    # 3 - 1 - 1 for the attack, 2 + 1 - 2 for the retaliation.
    assert game.damage_dealt() == [1, 1]
    assert game.spent()
    game.play("done")
    assert game.round_of() == 2
    assert game.unit_at("12.8")["paralysed"] is False
    assert len(game.events_named("skip")) == 1


@pytest.mark.rule("BF-BTL-58")
def test_a_battle_has_no_limit_of_rounds() -> None:
    game = hex_skirmish("castle_halberdiers@0.0", "necropolis_zombies@12.8")
    for _ in range(100):
        game.play("done")
    assert game.round_of() == 51


@pytest.mark.rule("BF-BTL-58")
def test_a_duel_lasts_as_long_as_somebody_is_hurt() -> None:
    game = battle({"6.4": "castle_griffins", "7.4": "necropolis_skeletons+"})
    for side in (0, 1):
        give(game, side, [])
    # A blow every few rounds, and all others miss: more rounds pass than a calm battle would have.
    for number in range(2, 14):
        if number % 6 == 0:
            while "attack:7.4" not in game.choice:
                game.play("done")
            game.luck(dice=[0, -1])
            game.play("attack:7.4")
        to_round(game, number)
    assert game.seen()["outcome"] == "undecided"
