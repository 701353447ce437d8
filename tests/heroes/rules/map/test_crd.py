"""General card rules (CRD): searching the shared decks, and where cards go."""

import pytest

from banneret import Refused
from banneret.kernel.game import Game
from tests.heroes.support.campaign import ARCHERS, fight_out, next_turn_of, quiet, start_of_turn
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    build,
    deal,
    give,
    happened,
    keys,
    level,
    luck,
    morale,
    play,
    player,
    resources,
    seen,
    stack_deck,
    stand,
    state_of,
)
from tests.heroes.support.tours import door
from tests.heroes.support.war import close_window

ARTIFACT = ("F3", "c")
"""A field with a Search (2) of the Artifact deck."""
SHRINE = ("N2", "se")
"""A field with a Search (2) of the Spell deck."""
STONE = ("F3", "ne")
"""A field with one Experience, which may bring a Search (2) of the Ability deck."""


def searching(where: tuple[str, str], **options: str) -> Game:
    """A game whose first player has just come to a field that offers a Search."""
    game = quiet(**options)
    if where == STONE:
        level(game, 0, 1)
    return play(game, f"go:{door(game, *where)}")


def pile(game: Game, deck: str) -> list[str]:
    """The discard pile of a shared deck, the top card last."""
    found = seen(game)["decks"][deck]["discards"]
    assert isinstance(found, list)
    return found


def left(game: Game, deck: str) -> int:
    """How many cards a shared deck holds."""
    return int(seen(game)["decks"][deck]["cards"])


@pytest.mark.rule("H3-CRD-03", "H3-CRD-06", "H3-CRD-02")
def test_looking_takes_one_card_and_discards_the_rest() -> None:
    game = searching(ARTIFACT)
    stack_deck(game, "artifact", ["rib_cage", "centaurs_axe", "armor_of_wonder"], ["titans_gladius"])
    luck(game, draws=["rib_cage", "centaurs_axe"], strict=True)
    play(game, "look")
    assert seen(game, 0)["looking"] == 2
    assert keys(game) == {"take:rib_cage", "take:centaurs_axe"}
    with pytest.raises(Refused):
        game.apply("no")
    play(game, "take:centaurs_axe")
    assert player(game, 0)["hand"] == ["centaurs_axe"]
    assert pile(game, "artifact") == ["titans_gladius", "rib_cage"]
    assert left(game, "artifact") == 1


@pytest.mark.rule("H3-CRD-04", "H3-CRD-05")
def test_taking_the_top_of_the_pile_looks_at_nothing() -> None:
    game = searching(ARTIFACT)
    stack_deck(game, "artifact", ["rib_cage", "centaurs_axe"], ["titans_gladius", "armor_of_wonder"])
    luck(game, strict=True)
    play(game, "take_top")
    assert player(game, 0)["hand"] == ["armor_of_wonder"]
    assert pile(game, "artifact") == ["titans_gladius"]
    assert left(game, "artifact") == 2
    assert happened(game, "looked") == []
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-CRD-05")
def test_the_way_of_searching_is_chosen_before_a_card_is_seen() -> None:
    game = searching(ARTIFACT)
    assert asked(game) == (0, "may")
    assert seen(game, 0)["looking"] == 0
    play(game, "look")
    for answer in ("take_top", "no", "look"):
        with pytest.raises(Refused):
            game.apply(answer)


@pytest.mark.rule("H3-CRD-06")
def test_only_an_effect_that_says_so_may_be_declined() -> None:
    assert "no" in keys(searching(ARTIFACT))
    assert keys(searching(STONE)) == {"look", "take_top"}


@pytest.mark.rule("H3-CRD-07")
@pytest.mark.parametrize("first", ["haste", "curse"])
def test_the_searcher_orders_what_is_discarded(first: str) -> None:
    game = quiet("castle/rion", "necropolis/sandro")
    build(game, 0, "mage_guild")
    give(game, 0, gold=20)
    # Wisdom makes the purchase a Search (3).
    deal(game, 0, hand=["wisdom"])
    stack_deck(game, "spell", ["haste", "curse", "bless"], ["fireball"])
    ask_again(game)
    play(game, "buy_spell", "play:wisdom", "look", "take:bless")
    assert keys(game) == {"put:haste", "put:curse"}
    second = {"haste": "curse", "curse": "haste"}[first]
    play(game, f"put:{first}")
    assert pile(game, "spell") == ["fireball", first, second]


@pytest.mark.rule("H3-CRD-08", "H3-EXD-038")
def test_a_deck_that_runs_out_is_made_anew_in_the_middle_of_a_search() -> None:
    game = searching(SHRINE)
    old = ["haste", "curse", "bless", "slow", "cure", "fireball"]
    stack_deck(game, "spell", ["prayer"], old)
    luck(game, draws=["prayer", "curse", "slow"], strict=True)
    play(game, "look")
    # The first card of the new deck, Curse, starts the new pile; the next one is looked at.
    assert keys(game) == {"take:prayer", "take:slow"}
    play(game, "take:prayer")
    assert player(game, 0)["hand"] == ["prayer"]
    assert pile(game, "spell") == ["curse", "slow"]
    assert left(game, "spell") == 4


@pytest.mark.rule("H3-CRD-08")
def test_an_empty_deck_is_made_anew_before_it_is_searched() -> None:
    game = quiet()
    stack_deck(game, "spell", [], ["haste", "curse", "bless", "slow"])
    luck(game, draws=["bless", "haste", "slow"], strict=True)
    play(game, f"go:{door(game, *SHRINE)}", "look", "take:slow")
    assert player(game, 0)["hand"] == ["slow"]
    assert pile(game, "spell") == ["bless", "haste"]
    assert left(game, "spell") == 1


@pytest.mark.rule("H3-CRD-08", "H3-CRD-09")
def test_a_search_ends_where_there_are_too_few_cards() -> None:
    game = searching(SHRINE)
    stack_deck(game, "spell", ["prayer"], ["haste"])
    play(game, "look")
    assert keys(game) == {"take:prayer"}
    play(game, "take:prayer")
    assert player(game, 0)["hand"] == ["prayer"]
    assert pile(game, "spell") == ["haste"]
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-CRD-09", "H3-CRD-04", "H3-EXD-037")
def test_an_empty_pile_is_refilled_from_the_deck() -> None:
    game = searching(ARTIFACT)
    others = ["rib_cage", "centaurs_axe", "charm_of_mana", "legs_of_legion", "dragon_wing_tabard"]
    stack_deck(game, "artifact", 2 * others, ["titans_gladius"])
    luck(game, draws=["charm_of_mana"], strict=True)
    play(game, "take_top")
    assert player(game, 0)["hand"] == ["titans_gladius"]
    assert pile(game, "artifact") == ["charm_of_mana"]
    assert left(game, "artifact") == 9


@pytest.mark.rule("H3-CRD-10")
@pytest.mark.parametrize(
    ("where", "deck", "taken", "discarded"),
    [
        (ARTIFACT, "artifact", "rib_cage", "centaurs_axe"),
        (SHRINE, "spell", "haste", "curse"),
        (STONE, "ability", "luck", "offense"),
    ],
)
def test_each_shared_deck_has_a_pile_of_its_own(where: tuple[str, str], deck: str, taken: str, discarded: str) -> None:
    game = searching(where)
    stack_deck(game, "ability", ["luck", "offense"], ["estates"])
    stack_deck(game, "artifact", ["rib_cage", "centaurs_axe"], ["titans_gladius"])
    stack_deck(game, "spell", ["haste", "curse"], ["fireball"])
    expected = {"ability": ["estates"], "artifact": ["titans_gladius"], "spell": ["fireball"]}
    play(game, "look", f"take:{taken}")
    expected[deck].append(discarded)
    assert {name: pile(game, name) for name in expected} == expected


@pytest.mark.rule("H3-CRD-02", "H3-OPT-16", "H3-EXD-124")
@pytest.mark.parametrize("to_discard", ["off", "on"])
def test_by_option_gained_cards_go_to_the_discard_pile(to_discard: str) -> None:
    game = searching(ARTIFACT, gained_cards_to_discard=to_discard)
    stack_deck(game, "artifact", ["rib_cage", "centaurs_axe"], ["titans_gladius"])
    deal(game, 0, deck=["attack", "power"], discards=[])
    play(game, "take_top")
    gained = ["titans_gladius"]
    on = to_discard == "on"
    assert player(game, 0)["hand"] == ([] if on else gained)
    assert player(game, 0)["discard"] == (gained if on else [])
    # Drawing for the turn is not gaining.
    start_of_turn(game, 0)
    if not on:
        play(game, "done")
    luck(game, draws=["attack"])
    play(game, "draw_cards:1")
    assert sorted(player(game, 0)["hand"]) == (["attack"] if on else ["attack", "titans_gladius"])


# -- the own deck ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-18", "H3-CRD-19", "H3-EXD-008")
def test_a_draw_goes_on_from_the_reshuffled_deck() -> None:
    game = quiet()
    deal(game, 0, hand=[], deck=["attack"], discards=["power", "power", "defense", "defense", "knowledge"])
    start_of_turn(game, 0)
    luck(game, draws=["attack", "power", "knowledge", "defense"], strict=True)
    play(game, "draw_cards:4")
    now = player(game, 0)
    assert sorted(now["hand"]) == ["attack", "defense", "knowledge", "power"]
    assert sorted(now["deck"]) == ["defense", "power"]
    assert now["discard"] == []


@pytest.mark.rule("H3-CRD-15", "H3-TRN-11", "H3-EXD-010")
def test_an_ongoing_card_of_the_map_ends_before_the_next_draw() -> None:
    game = quiet()
    deal(game, 0, hand=["luck"], deck=[], discards=["attack", "power"])
    ask_again(game)
    play(game, "play:luck")
    assert player(game, 0)["ongoing"] == ["luck"]
    assert player(game, 0)["discard"] == ["attack", "power"]
    start_of_turn(game, 0)
    assert player(game, 0)["ongoing"] == []
    assert sorted(player(game, 0)["discard"]) == ["attack", "luck", "power"]
    assert "draw_cards:3" in keys(game)
    assert "draw_cards:4" not in keys(game)


@pytest.mark.rule("H3-CRD-15")
@pytest.mark.parametrize("when", ["at_once", "twice", "next_turn"])
def test_an_ongoing_effect_is_over_when_used_up_or_when_the_next_turn_begins(when: str) -> None:
    game = quiet()
    deal(game, 0, hand=["luck"])
    ask_again(game)
    play(game, "play:luck")
    if when == "next_turn":
        next_turn_of(game, 0)
    luck(game, rolls=["resource:3_gold", "resource:6_gold", "resource:3_gold"])
    play(game, "go:0,0.e")
    assert asked(game) == (0, "action" if when == "next_turn" else "reroll")
    if when == "twice":
        play(game, "luck_reroll:0" if "luck_reroll:0" in keys(game) else "luck_reroll:1")
        stand(game, 0, "0,0.c", mp=2)
        state_of(game).black = 0
        ask_again(game)
        play(game, "go:0,0.e")
        assert asked(game) == (0, "action")


@pytest.mark.rule("H3-CRD-14")
def test_a_card_of_the_map_is_not_played_in_combat() -> None:
    game = quiet()
    army(game, 0, ARCHERS)
    deal(game, 0, hand=["diplomacy", "town_portal", "attack"])
    ask_again(game)
    assert "play:diplomacy" in keys(game)
    play(game, "go:0,0.w")
    close_window(game)
    offered = fight_out(game, winner=0)[0]
    assert "play:attack" in offered
    assert not {"play:diplomacy", "cast:town_portal"} & offered


@pytest.mark.rule("H3-CRD-11")
def test_a_removed_card_is_on_no_pile() -> None:
    game = quiet()
    deal(game, 0, hand=["inexhaustible_cart_of_lumber"], deck=["attack"], discards=["power"])
    ask_again(game)
    before = {deck: pile(game, deck) for deck in ("ability", "artifact", "spell")}
    play(game, "second:inexhaustible_cart_of_lumber")
    now = player(game, 0)
    assert now["removed"] == ["inexhaustible_cart_of_lumber"]
    assert (now["hand"], now["deck"], now["discard"]) == ([], ["attack"], ["power"])
    assert {deck: pile(game, deck) for deck in before} == before


@pytest.mark.rule("H3-CRD-20")
@pytest.mark.parametrize(("answer", "gained"), [("play", 2), ("second", 4)])
def test_a_card_is_played_for_one_of_its_effects(answer: str, gained: int) -> None:
    game = quiet()
    give(game, 0)
    deal(game, 0, hand=["inexhaustible_cart_of_lumber"])
    ask_again(game)
    play(game, f"{answer}:inexhaustible_cart_of_lumber")
    assert resources(game, 0) == (0, gained, 0)
    assert not any("cart_of_lumber" in key for key in keys(game))


@pytest.mark.rule("H3-CRD-19", "H3-EXD-009")
def test_morale_spent_to_draw_from_nothing() -> None:
    game = quiet()
    deal(game, 0, hand=["attack"], deck=[], discards=[])
    morale(game, 0, 1)
    ask_again(game)
    play(game, "morale_draw")
    assert player(game, 0)["hand"] == ["attack"]
    assert player(game, 0)["morale"] is None
    assert asked(game) == (0, "action")


def test_a_card_seen_on_top_of_the_own_deck_is_the_next_one_looked_at() -> None:
    game = quiet()
    army(game, 0, "castle_griffins", "neutral_rogues")
    deal(game, 0, hand=["shackles_of_war"], deck=["attack", "power", "defense", "knowledge"], discards=[])
    luck(game, draws=["power", "power", "attack"], strict=True)
    ask_again(game)
    play(game, "use_unit:neutral_rogues", "deck:own", "top", "second:shackles_of_war")
    assert keys(game) == {"keep:power", "keep:attack"}
