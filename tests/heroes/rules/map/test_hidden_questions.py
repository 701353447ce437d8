"""Nothing that a player is asked outside Combat tells the others what is in that player's hand."""

from random import Random

import pytest

from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.state.whole_game import P_UNITS, WholeGame
from banneret.kernel.game import Game
from tests.heroes.support.campaign import fight_out
from tests.heroes.support.journey import army, ask_again, asked, build, deal, give, journey, keys, play, seen, state_of
from tests.heroes.support.pockets import DEAD_FIRST, GUARDED, beside_guards, pocketed
from tests.heroes.support.war import close_window


def at_the_window(*hand: str) -> Game:
    """The active player before a Combat, with all that cards in hand could make affordable."""
    game = beside_guards(*hand)
    build(game, 0, "dwelling_bronze", "mage_guild")
    army(game, 0, "castle_halberdiers+", "castle_marksmen+")
    give(game, 0, gold=4)
    give(game, 1)
    ask_again(game)
    return play(game, f"go:{GUARDED}")


@pytest.mark.rule("H3-GEN-08", "H3-TWA-04")
@pytest.mark.parametrize("card", ["wisdom", "haste"])
def test_what_cards_make_affordable_before_a_combat_is_not_shown(card: str) -> None:
    game = at_the_window(card)
    assert asked(game) == (0, "play")
    assert ("buy_spell" in keys(game)) == (card == "wisdom")
    assert seen(game, 1)["options"] == []


@pytest.mark.rule("H3-GEN-08", "H3-TRN-12")
def test_the_legion_may_be_played_in_the_window_of_the_own_turn() -> None:
    game = at_the_window("legs_of_legion")
    assert "play:legs_of_legion" in keys(game)
    play(game, "play:legs_of_legion")
    assert "deploy:castle_griffins" in keys(game)
    assert seen(game)["players"][0]["resources"]["gold"] == 4


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("anyway", ["off", "on"])
@pytest.mark.parametrize("card", ["diplomacy", "haste"])
def test_where_hands_stay_secret_everybody_is_asked_about_guards_of_the_own_level(card: str, anyway: str) -> None:
    game = beside_guards(card, options={"ask_anyway": anyway})
    state_of(game).tokens = [7, 7]
    play(game, f"go:{GUARDED}")
    if card == "haste" and anyway == "off":
        assert "pass" not in keys(game)
    else:
        assert keys(game) == {"pass"} | ({"expert:diplomacy"} if card == "diplomacy" else set())
        assert seen(game, 1)["options"] == []


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("card", ["necromancy", "attack"])
def test_where_hands_stay_secret_every_winner_is_asked(card: str) -> None:
    game = beside_guards(card, seats=DEAD_FIRST, options={"ask_anyway": "on"})
    army(game, 0, "castle_zealots+", "necropolis_zombies")
    give(game, 0, gold=2)
    play(game, f"go:{GUARDED}", "pass")
    fight_out(close_window(game), winner=0)
    assert keys(game) == {"pass"} | ({"play:necromancy", "expert:necromancy"} if card == "necromancy" else set())


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("card", ["legs_of_legion", "attack"])
def test_where_hands_stay_secret_recruiting_looks_alike(card: str) -> None:
    game = pocketed(card, options={"ask_anyway": "on"})
    build(game, 0, "dwelling_bronze")
    army(game, 0, "castle_halberdiers+")
    deal(game, 0, hand=[card])
    give(game, 0, gold=7)
    ask_again(game)
    play(game, "recruit:castle_marksmen")
    assert ("play:legs_of_legion" in keys(game)) == (card == "legs_of_legion")
    assert seen(game, 1)["options"] == []


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("card", ["wisdom", "attack"])
def test_where_hands_stay_secret_every_buyer_of_spells_is_asked(card: str) -> None:
    game = pocketed(card, options={"ask_anyway": "on"})
    build(game, 0, "dwelling_bronze", "mage_guild")
    give(game, 0, gold=6)
    ask_again(game)
    play(game, "buy_spell")
    assert keys(game) == {"pass"} | ({"play:wisdom", "expert:wisdom"} if card == "wisdom" else set())
    play(game, "pass")
    assert "look" in keys(game)


@pytest.mark.parametrize("count", [1, 2, 5, 8])
def test_a_position_supposed_behind_a_hidden_unit_deck_has_as_many_units(count: int) -> None:
    game = journey(hide_unit_decks="on")
    units = [f"necropolis_{unit}" for unit in ("skeletons", "zombies", "wraiths", "vampires", "liches")]
    army(game, 1, *[*units, "neutral_boars", "neutral_rogues", "neutral_peasants"][:count])
    ask_again(game)
    supposed = game.determinize(0, Random(1))
    state = state_of(game)
    pile = pile_of(P_UNITS, 1)
    assert isinstance(supposed, WholeGame)
    assert len(supposed.piles[pile]) == len(state.piles[pile]) == count
