"""Heroes (HER), and the decks and specialties they bring (CRD)."""

from collections import Counter

import pytest

from banneret.heroes.box.map_and_towns import load_realm
from banneret.kernel.game import Game
from tests.heroes.support.campaign import ARCHERS, fight_out, quiet
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    deal,
    keys,
    lay,
    level,
    luck,
    play,
    player,
    seen,
    set_out,
    stand,
)
from tests.heroes.support.tours import cleared
from tests.heroes.support.war import close_window, mp_of

# By hero: faction, type, and the four numbers of the Hero card.
HEROES = {
    "catherine": ("castle", "might", (2, 2, 1, 1), "leadership"),
    "rion": ("castle", "magic", (1, 0, 2, 2), "wisdom"),
    "mutare": ("dungeon", "might", (2, 2, 1, 1), "tactics"),
    "alamar": ("dungeon", "magic", (0, 0, 3, 2), "wisdom"),
    "tamika": ("necropolis", "might", (1, 2, 2, 1), "offense"),
    "sandro": ("necropolis", "magic", (1, 0, 2, 2), "sorcery"),
}


def led_by(hero: str) -> Game:
    """A game whose first player has this hero."""
    faction = HEROES[hero][0]
    return quiet(f"{faction}/{hero}", "castle/catherine" if faction != "castle" else "dungeon/mutare")


@pytest.mark.rule("H3-HER-01")
@pytest.mark.parametrize("faction", ["castle", "dungeon", "necropolis"])
def test_each_faction_offers_a_hero_of_might_and_one_of_magic(faction: str) -> None:
    game = set_out((faction, "castle/rion" if faction != "castle" else "dungeon/alamar"))
    game.settle()
    while not any(key.startswith("hero:") for key in keys(game)):
        play(game, game.choice.keys[0])
    offered = {key.removeprefix("hero:") for key in keys(game)}
    types = {hero.id: hero.type for hero in load_realm().heroes}
    assert offered == {hero for hero in HEROES if HEROES[hero][0] == faction}
    assert {types[hero] for hero in offered} == {"might", "magic"}


@pytest.mark.rule("H3-HER-07", "H3-HER-11", "H3-CRD-01", "H3-EXD-001")
@pytest.mark.parametrize("hero", HEROES)
def test_the_hero_card_counts_the_cards_of_the_starting_deck(hero: str) -> None:
    _, kind, numbers, ability = HEROES[hero]
    deck = Counter(player(led_by(hero), 0)["deck"])
    assert tuple(deck[name] for name in ("attack", "defense", "power", "knowledge")) == numbers
    assert deck["magic_arrow"] == (1 if kind == "might" else 2)
    assert deck[f"starting_{ability}"] == deck[f"{hero}_specialty_i"] == 1
    assert deck.total() == 9


@pytest.mark.rule("H3-HER-07", "H3-HER-11")
@pytest.mark.parametrize("hero", ["catherine", "rion"])
def test_the_numbers_of_the_hero_card_change_nothing_in_combat(hero: str) -> None:
    game = led_by(hero)
    army(game, 0, "castle_griffins")
    ask_again(game)
    play(game, "go:0,0.w")
    close_window(game)
    play(game, "place:b2")
    while game.choice.kind_name == "space":
        play(game, game.choice.keys[0])
    griffins = next(unit for unit in seen(game)["combat"]["units"] if unit["side"] == 0)
    assert (griffins["attack"], griffins["defense"], griffins["initiative"]) == (2, 0, 6)
    assert griffins["hp"] == 4


@pytest.mark.rule("H3-HER-08")
@pytest.mark.parametrize("hero", HEROES)
def test_specialties_come_at_the_start_and_at_levels_four_and_six(hero: str) -> None:
    for reached, which in ((4, "iv"), (6, "vi")):
        game = led_by(hero)
        assert f"{hero}_specialty_i" in player(game, 0)["deck"]
        lay(game, (1, 0), "F3")
        level(game, 0, 2 * reached - 3)
        stand(game, 0, "1,0.e", mp=2)
        ask_again(game)
        play(game, "go:1,0.ne")
        assert player(game, 0)["hand"] == [f"{hero}_specialty_{which}"]


@pytest.mark.rule("H3-HER-06")
def test_experience_from_a_fight_a_field_and_a_die() -> None:
    game = quiet()
    army(game, 0, ARCHERS)
    lay(game, (1, 0), "F3")
    # A fight against guards of the hero's own level.
    luck(game, lands=["unit:neutral_peasants"], dice=[0], rolls=["treasure:experience"])
    ask_again(game)
    play(game, "go:0,0.sw")
    close_window(game)
    fight_out(game, winner=0)
    assert player(game, 0)["experience"] == 1
    # The Treasure die.
    level(game, 0, 4)
    cleared(game, "0,0.w")
    ask_again(game)
    play(game, "go:0,0.w")
    assert player(game, 0)["experience"] == 5
    # A Learning Stone.
    stand(game, 0, "1,0.e", mp=2)
    ask_again(game)
    play(game, "go:1,0.ne")
    assert player(game, 0)["experience"] == 6
    # Guards below the hero's level bring none.
    level(game, 0, 4)
    stand(game, 0, "1,0.e", mp=2)
    ask_again(game)
    play(game, "go:1,0.c", "no")
    assert player(game, 0)["experience"] == 4


def hurried(**options: str) -> Game:
    """A player with both heroes and two cards that move "your Hero"."""
    game = quiet(**options)
    level(game, 0, 4)
    deal(game, 0, hand=["logistics"])
    stand(game, 0, "0,0.ne", mp=1)
    stand(game, 0, "0,0.se", secondary=True, mp=1)
    return ask_again(game)


@pytest.mark.rule("H3-HER-02", "H3-HER-03")
@pytest.mark.parametrize("which", ["main", "secondary"])
def test_a_card_for_your_hero_is_for_either(which: str) -> None:
    game = hurried()
    play(game, "expert:logistics")
    assert asked(game) == (0, "target")
    assert keys(game) == {"hero_of:main", "hero_of:secondary"}
    play(game, f"hero_of:{which}")
    assert mp_of(game, 0) == (2 if which == "main" else 1)
    assert mp_of(game, 0, secondary=True) == (2 if which == "secondary" else 1)


@pytest.mark.rule("H3-HER-03")
def test_by_option_cards_serve_the_main_hero_alone() -> None:
    game = hurried(map_cards_main_hero_only="on")
    play(game, "expert:logistics")
    assert asked(game) == (0, "action")
    assert (mp_of(game, 0), mp_of(game, 0, secondary=True)) == (2, 1)


@pytest.mark.rule("H3-HER-02", "H3-HER-03")
@pytest.mark.parametrize("only_main", ["off", "on"])
def test_the_step_at_the_end_of_a_turn_is_for_either_hero(only_main: str) -> None:
    game = hurried(map_cards_main_hero_only=only_main)
    play(game, "play:logistics", "end_turn")
    assert "go:0,0.c" in keys(game)
    assert ("go2:0,0.c" in keys(game)) == (only_main == "off")


@pytest.mark.rule("H3-HER-03", "H3-UNI-31")
def test_the_step_a_unit_gives_is_for_either_hero_under_the_option_too() -> None:
    game = hurried(map_cards_main_hero_only="on")
    lay(game, (1, 0), "F1")
    stand(game, 0, "1,0.ne")
    army(game, 0, ARCHERS, "neutral_nomads")
    ask_again(game)
    play(game, "play:logistics", "end_turn")
    assert keys(game) == {"go:1,0.c", "go2:0,0.c", "stay"}
    play(game, "go2:0,0.c")
    # The step that is left is the card's.
    assert keys(game) == {"go:1,0.c", "stay"}
