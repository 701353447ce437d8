"""Morale cards on the map of a regular game: Searches, dice, hands, and other players' turns."""

import pytest

from banneret.kernel.game import Game
from tests.battlefield.support.morale import have, pile, resolved
from tests.heroes.support.campaign import quiet
from tests.heroes.support.journey import (
    ask_again,
    asked,
    deal,
    give,
    happened,
    keys,
    luck,
    play,
    player,
    resources,
    seen,
    stack_deck,
)
from tests.heroes.support.tours import door

LIVING = ("castle/catherine", "dungeon/mutare")
SEARCH = ("F3", "c")
"""A field with a Search (2) of the Artifact deck, which may be declined."""
CHESTS = ("F7", "nw")
"""A field with two Treasure dice, of which one counts."""
BOX = ("N3", "sw")
"""A field with two Treasure or Resource dice, of which one counts."""


def on_the_way(where: tuple[str, str], *cards: str) -> tuple[Game, str]:
    """Seat 0 with Morale cards next to a field, and the answer that visits it."""
    game = have(quiet(*LIVING, morale_decks="on"), 0, *cards)
    give(game, 0)
    return game, f"go:{door(game, *where)}"


def held(game: Game, who: int = 0) -> list[str]:
    """The Morale cards before a player."""
    cards: list[str] = player(game, who)["morale_cards"]
    return cards


def at_search(*cards: str) -> Game:
    """Seat 0 is asked how to search the Artifact deck for two cards."""
    game, go = on_the_way(SEARCH, *cards)
    play(game, go)
    stack_deck(game, "artifact", ["rib_cage", "centaurs_axe", "speculum", "armor_of_wonder"], ["titans_gladius"])
    return game


# -- Searches ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-07", "BF-MRL-08")
def test_what_a_search_brings_may_be_given_up_for_another_search() -> None:
    game = at_search("repeat_search")
    luck(game, draws=["rib_cage", "centaurs_axe", "speculum", "armor_of_wonder"])
    play(game, "look")
    assert keys(game) == {"take:rib_cage", "take:centaurs_axe", "morale:repeat_search"}
    play(game, "morale:repeat_search")
    # Both cards go on the discard pile, and the whole Search begins anew.
    play(game, "put:rib_cage")
    assert (asked(game), keys(game)) == ((0, "may"), {"look", "take_top", "no"})
    play(game, "look")
    assert keys(game) == {"take:speculum", "take:armor_of_wonder"}, "the card is used up"
    play(game, "take:speculum")
    assert player(game, 0)["hand"] == ["speculum"]
    assert seen(game)["decks"]["artifact"]["discards"][:3] == ["titans_gladius", "rib_cage", "centaurs_axe"]
    assert (held(game), pile(game, "positive")) == ([], (9, []))


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_a_hasty_search_looks_at_one_card() -> None:
    game = at_search("search_one")
    luck(game, draws=["centaurs_axe"], strict=True)
    play(game, "look")
    assert keys(game) == {"take:centaurs_axe"}
    play(game, "take:centaurs_axe")
    assert (held(game), pile(game, "negative")) == ([], (9, []))


@pytest.mark.rule("BF-MRL-12")
def test_a_search_that_is_declined_sets_nothing_off() -> None:
    game = play(at_search("search_one"), "no")
    assert (held(game), resolved(game)) == (["search_one"], [])


@pytest.mark.rule("BF-MRL-12")
def test_taking_the_discarded_card_is_a_search_all_the_same() -> None:
    game = play(at_search("search_one"), "take_top")
    assert player(game, 0)["hand"] == ["titans_gladius"]
    assert (held(game), resolved(game)) == ([], ["search_one"])


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_fumbling_throws_one_treasure_die_less() -> None:
    game, go = on_the_way(CHESTS, "roll_one_less")
    luck(game, rolls=["treasure:experience"], strict=True)
    play(game, go)
    assert player(game, 0)["experience"] == 1
    assert [die["face"] for die in happened(game, "map_die")][-1:] == ["treasure:experience"]
    assert (held(game), pile(game, "negative")) == ([], (9, []))


@pytest.mark.rule("BF-MRL-12")
def test_fumbling_does_not_touch_resource_dice() -> None:
    game, go = on_the_way(BOX, "roll_one_less")
    luck(game, rolls=["resource:3_gold", "resource:2_valuables"])
    play(game, go, "choose:2", "result:2")
    assert resources(game, 0) == (0, 0, 2)
    assert held(game) == ["roll_one_less"]


@pytest.mark.rule("BF-MRL-07", "BF-MRL-08")
def test_a_die_of_the_map_may_be_thrown_again() -> None:
    game, go = on_the_way(CHESTS, "reroll_die", "set_attack_die_plus")
    luck(game, rolls=["treasure:experience", "treasure:experience", "treasure:resource", "resource:6_gold"])
    play(game, go)
    assert keys(game) == {"morale_reroll:1", "morale_reroll:2", "keep"}, "no Attack die is there to be turned"
    play(game, "morale_reroll:2")
    assert keys(game) == {"result:1", "result:2"}
    play(game, "result:2")
    if "keep" in game.choice:
        play(game, "keep")
    assert resources(game, 0) == (6, 0, 0)
    assert (held(game), resolved(game)) == (["set_attack_die_plus"], ["reroll_die"])


# -- hands and other players -------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-07")
def test_a_fresh_hand_may_be_taken_in_the_own_turn() -> None:
    game = have(quiet(*LIVING, morale_decks="on"), 0, "redraw_hand")
    deal(game, 0, hand=["attack", "defense"], deck=["power"])
    play(ask_again(game), "morale:redraw_hand", "discard:attack", "done")
    assert player(game, 0)["hand"] == ["defense", "power"]
    assert (held(game), asked(game)) == ([], (0, "action"))


@pytest.mark.rule("BF-MRL-07")
def test_a_fresh_hand_may_be_taken_at_the_end_of_anothers_turn() -> None:
    game = have(quiet(*LIVING, morale_decks="on"), 1, "redraw_hand")
    deal(game, 1, hand=["attack"], deck=["power"])
    play(game, "end_turn")
    while asked(game)[0] == 0:
        play(game, game.choice.keys[-1])
    assert asked(game) == (1, "play")
    assert "morale:redraw_hand" in game.choice
    play(game, "morale:redraw_hand", "discard:attack")
    assert player(game, 1)["hand"] == ["power"]
    assert held(game, 1) == []


@pytest.mark.rule("BF-MRL-07")
def test_cards_for_other_moments_are_not_offered_in_a_turn() -> None:
    game = have(quiet(*LIVING, morale_decks="on"), 0, "combat_draw", "reroll_die")
    deal(game, 0, hand=["attack"], deck=["power"])
    assert not any(key.startswith("morale") for key in ask_again(game).choice.keys)


def test_the_cards_before_a_player_and_the_discards_lie_open() -> None:
    game = have(quiet(*LIVING, morale_decks="on"), 1, "combat_draw", "reroll_die")
    for viewer in (-1, 0, 1):
        assert player(game, 1, viewer)["morale_cards"] == ["combat_draw", "reroll_die"]
        assert player(game, 1, viewer)["morale"] == "positive"
