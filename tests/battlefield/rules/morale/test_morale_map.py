"""Morale cards on the map of a regular game: Searches, dice, hands, and other players' turns."""

import pytest

from tests.heroes.builder import HeroesGame, quiet_game

LIVING = ("castle/catherine", "dungeon/mutare")
SEARCH = ("F3", "c")
"""A field with a Search (2) of the Artifact deck, which may be declined."""
CHESTS = ("F7", "nw")
"""A field with two Treasure dice, of which one counts."""
CHEST = ("S1", "sw")
"""A field with one Treasure die."""
BOX = ("N3", "sw")
"""A field with two Treasure or Resource dice, of which one counts."""


def on_the_way(where: tuple[str, str], *cards: str) -> tuple[HeroesGame, str]:
    """Seat 0 with Morale cards next to a field, and the answer that visits it."""
    game = quiet_game(*LIVING, morale_decks="on").have_morale(0, *cards)
    game.give(0)
    return game, f"go:{game.approach(*where)}"


def held(game: HeroesGame, who: int = 0) -> list[str]:
    """The Morale cards before a player."""
    cards: list[str] = game.player(who)["morale_cards"]
    return cards


def at_search(*cards: str) -> HeroesGame:
    """Seat 0 is asked how to search the Artifact deck for two cards."""
    game, go = on_the_way(SEARCH, *cards)
    game.play(go)
    game.stack_deck("artifact", ["rib_cage", "centaurs_axe", "speculum", "armor_of_wonder"], ["titans_gladius"])
    return game


# -- Searches ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-07", "BF-MRL-08", "H3-CRD-06")
def test_what_a_search_brings_may_be_given_up_for_another_search() -> None:
    game = at_search("repeat_search")
    game.luck(draws=["rib_cage", "centaurs_axe", "speculum", "armor_of_wonder"])
    game.play("look")
    assert game.keys == {"take:rib_cage", "take:centaurs_axe", "morale:repeat_search"}
    game.play("morale:repeat_search")
    # Both cards go on the discard pile, and the Search starts again; it was optional before a card was seen.
    game.play("put:rib_cage")
    assert (game.asked(), game.keys) == ((0, "may"), {"look", "take_top"})
    game.play("look")
    assert game.keys == {"take:speculum", "take:armor_of_wonder"}, "the card is used up"
    game.play("take:speculum")
    assert game.player(0)["hand"] == ["speculum"]
    assert game.seen()["decks"]["artifact"]["discards"][:3] == ["titans_gladius", "rib_cage", "centaurs_axe"]
    assert (held(game), game.morale_pile("positive")) == ([], (9, []))


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_a_hasty_search_looks_at_one_card() -> None:
    game = at_search("search_one")
    game.luck(draws=["centaurs_axe"], strict=True)
    game.play("look")
    assert game.keys == {"take:centaurs_axe"}
    game.play("take:centaurs_axe")
    assert (held(game), game.morale_pile("negative")) == ([], (9, []))


@pytest.mark.rule("BF-MRL-12")
def test_a_search_that_is_declined_sets_nothing_off() -> None:
    game = at_search("search_one").play("no")
    assert (held(game), game.morale_resolved()) == (["search_one"], [])


@pytest.mark.rule("BF-MRL-12")
def test_taking_the_discarded_card_is_a_search_all_the_same() -> None:
    game = at_search("search_one").play("take_top")
    assert game.player(0)["hand"] == ["titans_gladius"]
    assert (held(game), game.morale_resolved()) == ([], ["search_one"])


def at_the_vortex(*cards: str) -> HeroesGame:
    """Seat 0 with these Morale cards has paid the Mana Vortex for a Search (3) of the player's own deck."""
    game = quiet_game("dungeon/mutare", "castle/catherine", morale_decks="on").have_morale(0, *cards)
    game.build(0, "mage_guild", "special_gears")
    game.deal(0, hand=["haste", "slow"], deck=["power", "attack", "defense", "knowledge", "curse"], discards=[])
    game.start_of_turn(0)
    game.luck(draws=["power", "attack", "defense", "knowledge", "curse", "haste"])
    return game.play("done", "draw_cards:0", "yes", "discard:haste")


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_a_hasty_search_of_the_own_deck_sees_one_card() -> None:
    game = at_the_vortex("search_one")
    assert game.keys == {"keep:power"}
    assert held(game) == []


@pytest.mark.rule("BF-MRL-07", "BF-MRL-08")
def test_a_search_of_the_own_deck_may_be_repeated() -> None:
    game = at_the_vortex("repeat_search")
    assert game.keys == {"keep:power", "keep:attack", "keep:defense", "morale:repeat_search"}
    game.play("morale:repeat_search", "put:power", "put:attack")
    assert game.keys == {"keep:knowledge", "keep:curse", "keep:haste"}, "three others, and nothing is paid again"
    assert (held(game), game.player(0)["discard"]) == ([], ["power", "attack", "defense"])
    game.play("keep:curse", "put:haste")
    assert sorted(game.player(0)["hand"]) == ["curse", "slow"]


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_fumbling_throws_one_treasure_die_less() -> None:
    game, go = on_the_way(CHESTS, "roll_one_less")
    game.luck(rolls=["treasure:experience"], strict=True)
    game.play(go)
    assert game.player(0)["experience"] == 1
    assert [die["face"] for die in game.events_named("map_die")][-1:] == ["treasure:experience"]
    assert (held(game), game.morale_pile("negative")) == ([], (9, []))


@pytest.mark.rule("BF-MRL-12")
def test_fumbling_does_not_touch_a_single_treasure_die() -> None:
    game, go = on_the_way(CHEST, "roll_one_less")
    game.luck(rolls=["treasure:experience"], strict=True)
    game.play(go)
    assert game.player(0)["experience"] == 1
    assert (held(game), game.morale_resolved()) == (["roll_one_less"], [])


@pytest.mark.rule("BF-MRL-12")
def test_fumbling_does_not_touch_resource_dice() -> None:
    game, go = on_the_way(BOX, "roll_one_less")
    game.luck(rolls=["resource:3_gold", "resource:2_valuables"])
    game.play(go, "choose:2", "result:2")
    assert game.resources(0) == (0, 0, 2)
    assert held(game) == ["roll_one_less"]


@pytest.mark.rule("BF-MRL-07", "BF-MRL-08")
def test_a_die_of_the_map_may_be_thrown_again() -> None:
    game, go = on_the_way(CHESTS, "reroll_die", "set_attack_die_plus")
    game.luck(rolls=["treasure:experience", "treasure:experience", "treasure:resource", "resource:6_gold"])
    game.play(go)
    assert game.keys == {"morale_reroll:1", "morale_reroll:2", "keep"}, "no Attack die is there to be turned"
    game.play("morale_reroll:2")
    assert game.keys == {"result:1", "result:2"}
    game.play("result:2")
    if "keep" in game.choice:
        game.play("keep")
    assert game.resources(0) == (6, 0, 0)
    assert (held(game), game.morale_resolved()) == (["set_attack_die_plus"], ["reroll_die"])


# -- hands and other players -------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-07")
def test_a_fresh_hand_may_be_taken_in_the_own_turn() -> None:
    game = quiet_game(*LIVING, morale_decks="on").have_morale(0, "redraw_hand")
    game.deal(0, hand=["attack", "defense"], deck=["power"])
    game.ask_again().play("morale:redraw_hand", "discard:attack", "done")
    assert game.player(0)["hand"] == ["defense", "power"]
    assert (held(game), game.asked()) == ([], (0, "action"))


@pytest.mark.rule("BF-MRL-07")
def test_a_fresh_hand_may_be_taken_at_the_end_of_anothers_turn() -> None:
    game = quiet_game(*LIVING, morale_decks="on").have_morale(1, "redraw_hand")
    game.deal(1, hand=["attack"], deck=["power"])
    game.play("end_turn")
    while game.asked()[0] == 0:
        game.play(game.choice.keys[-1])
    assert game.asked() == (1, "play")
    assert "morale:redraw_hand" in game.choice
    game.play("morale:redraw_hand", "discard:attack")
    assert game.player(1)["hand"] == ["power"]
    assert held(game, 1) == []


@pytest.mark.rule("BF-MRL-07")
def test_cards_for_other_moments_are_not_offered_in_a_turn() -> None:
    game = quiet_game(*LIVING, morale_decks="on").have_morale(0, "combat_draw", "reroll_die")
    game.deal(0, hand=["attack"], deck=["power"])
    assert not any(key.startswith("morale") for key in game.ask_again().choice.keys)


def test_the_cards_before_a_player_and_the_discards_lie_open() -> None:
    game = quiet_game(*LIVING, morale_decks="on").have_morale(1, "combat_draw", "reroll_die")
    for viewer in (-1, 0, 1):
        assert game.player(1, viewer)["morale_cards"] == ["combat_draw", "reroll_die"]
        assert game.player(1, viewer)["morale"] == "positive"
