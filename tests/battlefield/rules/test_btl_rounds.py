"""Between the combat rounds: cards, Expert effects, and how long a battle lasts (section BTL)."""

from collections.abc import Sequence
from typing import Any

import pytest

from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.state.battle import DECK, DISCARDS, HAND, SECRET
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from banneret.kernel.game import Game
from tests.battlefield.support.duels import battle, duel_of, seen
from tests.battlefield.support.field import arena
from tests.heroes.support.fight import spent
from tests.heroes.support.journey import luck
from tests.heroes.support.stage import happened, play, unit_at
from tests.heroes.support.watch import hits, round_of

UNITS = {"0.0": "castle_zealots", "12.8": "necropolis_zombies"}
"""Seat 0 moves first."""


def give(game: Game, side: int, hand: Sequence[str], deck: Sequence[str] = (), discards: Sequence[str] = ()) -> None:
    """Let a side have exactly these cards."""
    s = duel_of(game)
    for pile, cards in ((HAND, hand), (DECK, deck)):
        s.piles[pile + side] = tuple(sorted(CARD_NUMBER[card] for card in cards))
    s.piles[DISCARDS + side] = tuple(CARD_NUMBER[card] for card in discards)
    s.piles[SECRET + side] = ()
    refresh(s, side)


def own(game: Game, side: int) -> dict[str, Any]:
    """What a side holds, as its player sees it."""
    held: dict[str, Any] = seen(game, side)["sides"][side]
    return held


def to_round(game: Game, number: int) -> Game:
    """Nobody does anything until a round begins."""
    while seen(game)["round"] < number:
        play(game, "done" if "done" in game.choice else "pass")
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
    play(game, "done")
    to_round(game, 2)
    for card, left in (("archery", 2), ("luck", 1)):
        play(game, f"expert:{card}")
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
    play(game, "done")
    to_round(game, 2)
    assert own(game, 0)["expert"] == 1
    play(game, "expert:archery")
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
    assert [event for event in happened(game, "reshuffle") if event["side"] == 0] == [{"side": 0}]


@pytest.mark.rule("BF-BTL-54")
def test_who_has_no_card_left_draws_none() -> None:
    game = battle(UNITS)
    give(game, 0, ["attack"], ["power"])
    to_round(game, 2)
    assert own(game, 0)["hand_size"] == 2


@pytest.mark.rule("BF-BTL-55")
def test_one_spell_a_round() -> None:
    cards = ["magic_arrow", "haste"]
    game = arena("castle_griffins@0.0 cards=magic_arrow,haste hand=2", "necropolis_zombies@12.8", draws=cards)
    play(game, "cast:haste", "done", "target:0.0")
    assert "cast:magic_arrow" not in game.choice
    assert game.why_not("cast:magic_arrow") == "H3-CBC-01"
    play(game, "done", "done")
    assert round_of(game) == 2
    assert "cast:magic_arrow" in game.choice


@pytest.mark.rule("BF-BTL-56")
def test_attack_retaliation_and_paralysis_follow_the_core_rules() -> None:
    game = arena("castle_crusaders@6.4", "necropolis_skeletons@7.4 necropolis_zombies@12.8!", dice=[-1, 1])
    play(game, "attack:7.4")
    # 3 - 1 - 1 for the attack, 2 + 1 - 2 for the retaliation.
    assert hits(game) == [1, 1]
    assert spent(game)
    play(game, "done")
    assert round_of(game) == 2
    assert unit_at(game, "12.8")["paralysed"] is False
    assert len(happened(game, "skip")) == 1


@pytest.mark.rule("BF-BTL-58")
def test_a_battle_has_no_limit_of_rounds() -> None:
    game = arena("castle_halberdiers@0.0", "necropolis_zombies@12.8")
    for _ in range(100):
        play(game, "done")
    assert round_of(game) == 51


@pytest.mark.rule("BF-BTL-58")
def test_a_duel_lasts_as_long_as_somebody_is_hurt() -> None:
    game = battle({"6.4": "castle_griffins", "7.4": "necropolis_skeletons+"})
    for side in (0, 1):
        give(game, side, [])
    # A blow every few rounds, and all others miss: more rounds pass than a calm battle would have.
    for number in range(2, 14):
        if number % 6 == 0:
            while "attack:7.4" not in game.choice:
                play(game, "done")
            luck(game, dice=[0, -1])
            play(game, "attack:7.4")
        to_round(game, number)
    assert seen(game)["outcome"] == "undecided"
