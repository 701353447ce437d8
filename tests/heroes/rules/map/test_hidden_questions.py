"""Nothing that a player is asked outside Combat tells the others what is in that player's hand."""

from random import Random

import pytest

from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.state.pile_numbers import P_UNITS
from banneret.heroes.state.whole_game import WholeGame
from tests.heroes.builder import DEAD_FIRST, GUARDED, HeroesGame, game_beside_guards, game_with_cards, whole_game


def at_the_window(*hand: str) -> HeroesGame:
    """The active player before a Combat, with all that cards in hand could make affordable."""
    game = game_beside_guards(*hand)
    game.build(0, "dwelling_bronze", "mage_guild")
    game.army(0, "castle_halberdiers+", "castle_marksmen+")
    game.give(0, gold=4)
    game.give(1)
    game.ask_again()
    return game.play(f"go:{GUARDED}")


@pytest.mark.rule("H3-GEN-08", "H3-TWA-04")
@pytest.mark.parametrize("card", ["wisdom", "haste"])
def test_what_cards_make_affordable_before_a_combat_is_not_shown(card: str) -> None:
    game = at_the_window(card)
    assert game.asked() == (0, "play")
    assert ("buy_spell" in game.keys) == (card == "wisdom")
    assert game.seen(1)["options"] == []


@pytest.mark.rule("H3-GEN-08", "H3-TRN-12")
def test_the_legion_may_be_played_in_the_window_of_the_own_turn() -> None:
    game = at_the_window("legs_of_legion")
    assert "play:legs_of_legion" in game.keys
    game.play("play:legs_of_legion")
    assert "deploy:castle_griffins" in game.keys
    assert game.seen()["players"][0]["resources"]["gold"] == 4


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("anyway", ["off", "on"])
@pytest.mark.parametrize("card", ["diplomacy", "haste"])
def test_where_hands_stay_secret_everybody_is_asked_about_guards_of_the_heros_own_level(card: str, anyway: str) -> None:
    game = game_beside_guards(card, options={"ask_anyway": anyway})
    game.position.tokens = [7, 7]
    game.play(f"go:{GUARDED}")
    if card == "haste" and anyway == "off":
        assert "pass" not in game.keys
    else:
        assert game.keys == {"pass"} | ({"expert:diplomacy"} if card == "diplomacy" else set())
        assert game.seen(1)["options"] == []


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("card", ["necromancy", "attack"])
def test_where_hands_stay_secret_every_winner_is_asked(card: str) -> None:
    game = game_beside_guards(card, seats=DEAD_FIRST, options={"ask_anyway": "on"})
    game.army(0, "castle_zealots+", "necropolis_zombies")
    game.give(0, gold=2)
    game.play(f"go:{GUARDED}", "pass")
    game.close_window().fight_out(winner=0)
    assert game.keys == {"pass"} | ({"play:necromancy", "expert:necromancy"} if card == "necromancy" else set())


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("card", ["legs_of_legion", "attack"])
def test_where_hands_stay_secret_recruiting_looks_alike(card: str) -> None:
    game = game_with_cards(card, options={"ask_anyway": "on"})
    game.build(0, "dwelling_bronze")
    game.army(0, "castle_halberdiers+")
    game.deal(0, hand=[card])
    game.give(0, gold=7)
    game.ask_again()
    game.play("recruit:castle_marksmen")
    assert ("play:legs_of_legion" in game.keys) == (card == "legs_of_legion")
    assert game.seen(1)["options"] == []


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("card", ["wisdom", "attack"])
def test_where_hands_stay_secret_every_buyer_of_spells_is_asked(card: str) -> None:
    game = game_with_cards(card, options={"ask_anyway": "on"})
    game.build(0, "dwelling_bronze", "mage_guild")
    game.give(0, gold=6)
    game.ask_again()
    game.play("buy_spell")
    assert game.keys == {"pass"} | ({"play:wisdom", "expert:wisdom"} if card == "wisdom" else set())
    game.play("pass")
    assert "look" in game.keys


@pytest.mark.rule("H3-MGU-04", "H3-TRN-12")
@pytest.mark.parametrize(("card", "asked"), [("wisdom", True), ("attack", False)])
def test_else_only_a_buyer_of_spells_with_a_card_for_it_is_asked(card: str, asked: bool) -> None:
    game = game_with_cards(card)
    game.build(0, "dwelling_bronze", "mage_guild")
    game.give(0, gold=6)
    game.ask_again().play("buy_spell")
    assert ("play:wisdom" in game.keys, "look" in game.keys) == (asked, not asked)


@pytest.mark.parametrize("count", [1, 2, 5, 8])
def test_a_position_supposed_behind_a_hidden_unit_deck_has_as_many_units(count: int) -> None:
    game = whole_game(hide_unit_decks="on")
    units = [f"necropolis_{unit}" for unit in ("skeletons", "zombies", "wraiths", "vampires", "liches")]
    game.army(1, *[*units, "neutral_boars", "neutral_rogues", "neutral_peasants"][:count])
    game.ask_again()
    supposed = game.determinize(0, Random(1))
    state = game.position
    pile = pile_of(P_UNITS, 1)
    assert isinstance(supposed, WholeGame)
    assert len(supposed.piles[pile]) == len(state.piles[pile]) == count
