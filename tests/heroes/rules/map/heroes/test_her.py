"""Heroes (HER), and the decks and specialties they bring (CRD)."""

from collections import Counter

import pytest

from banneret.heroes.box.map_and_towns import load_realm
from tests.heroes.builder import ARCHERS, HeroesGame, new_game, quiet_game

# By hero: faction, type, and the four numbers of the Hero card.
HEROES = {
    "catherine": ("castle", "might", (2, 2, 1, 1), "leadership"),
    "rion": ("castle", "magic", (1, 0, 2, 2), "wisdom"),
    "mutare": ("dungeon", "might", (2, 2, 1, 1), "tactics"),
    "alamar": ("dungeon", "magic", (0, 0, 3, 2), "wisdom"),
    "tamika": ("necropolis", "might", (1, 2, 2, 1), "offense"),
    "sandro": ("necropolis", "magic", (1, 0, 2, 2), "sorcery"),
}


def led_by(hero: str) -> HeroesGame:
    """A game whose first player has this hero."""
    faction = HEROES[hero][0]
    return quiet_game(f"{faction}/{hero}", "castle/catherine" if faction != "castle" else "dungeon/mutare")


@pytest.mark.rule("H3-HER-01")
@pytest.mark.parametrize("faction", ["castle", "dungeon", "necropolis"])
def test_each_faction_offers_a_hero_of_might_and_one_of_magic(faction: str) -> None:
    game = new_game((faction, "castle/rion" if faction != "castle" else "dungeon/alamar"))
    game.settle()
    while not any(key.startswith("hero:") for key in game.keys):
        game.play(game.choice.keys[0])
    offered = {key.removeprefix("hero:") for key in game.keys}
    types = {hero.id: hero.type for hero in load_realm().heroes}
    assert offered == {hero for hero in HEROES if HEROES[hero][0] == faction}
    assert {types[hero] for hero in offered} == {"might", "magic"}


@pytest.mark.rule("H3-HER-07", "H3-HER-11", "H3-CRD-01", "H3-EXD-001")
@pytest.mark.parametrize("hero", HEROES)
def test_the_hero_card_counts_the_cards_of_the_starting_deck(hero: str) -> None:
    _, kind, numbers, ability = HEROES[hero]
    deck = Counter(led_by(hero).player(0)["deck"])
    assert tuple(deck[name] for name in ("attack", "defense", "power", "knowledge")) == numbers
    assert deck["magic_arrow"] == (1 if kind == "might" else 2)
    assert deck[f"starting_{ability}"] == deck[f"{hero}_specialty_i"] == 1
    assert deck.total() == 9


@pytest.mark.rule("H3-HER-07", "H3-HER-11")
@pytest.mark.parametrize("hero", ["catherine", "rion"])
def test_the_numbers_of_the_hero_card_change_nothing_in_combat(hero: str) -> None:
    game = led_by(hero)
    game.army(0, "castle_griffins")
    game.ask_again()
    game.play("go:0,0.w")
    game.close_window()
    game.play("place:b2")
    while game.choice.kind_name == "space":
        game.play(game.choice.keys[0])
    griffins = next(unit for unit in game.seen()["combat"]["units"] if unit["side"] == 0)
    assert (griffins["attack"], griffins["defense"], griffins["initiative"]) == (2, 0, 6)
    assert griffins["hp"] == 4


@pytest.mark.rule("H3-HER-08")
@pytest.mark.parametrize("hero", HEROES)
def test_specialties_come_at_the_start_and_at_levels_four_and_six(hero: str) -> None:
    for reached, which in ((4, "iv"), (6, "vi")):
        game = led_by(hero)
        assert f"{hero}_specialty_i" in game.player(0)["deck"]
        game.lay((1, 0), "F3")
        game.level(0, 2 * reached - 3)
        game.stand(0, "1,0.e", mp=2)
        game.ask_again()
        game.play("go:1,0.ne")
        assert game.player(0)["hand"] == [f"{hero}_specialty_{which}"]


@pytest.mark.rule("H3-HER-06")
def test_experience_from_a_fight_a_field_and_a_die() -> None:
    game = quiet_game()
    game.army(0, ARCHERS)
    game.lay((1, 0), "F3")
    # A fight against guards of the hero's own level.
    game.luck(lands=["unit:neutral_peasants"], dice=[0], rolls=["treasure:experience"])
    game.ask_again()
    game.play("go:0,0.sw")
    game.close_window()
    game.fight_out(winner=0)
    assert game.player(0)["experience"] == 1
    # The Treasure die.
    game.level(0, 4)
    game.cleared("0,0.w")
    game.ask_again()
    game.play("go:0,0.w")
    assert game.player(0)["experience"] == 5
    # A Learning Stone.
    game.stand(0, "1,0.e", mp=2)
    game.ask_again()
    game.play("go:1,0.ne")
    assert game.player(0)["experience"] == 6
    # Guards below the hero's level bring none.
    game.level(0, 4)
    game.stand(0, "1,0.e", mp=2)
    game.ask_again()
    game.play("go:1,0.c", "no")
    assert game.player(0)["experience"] == 4


def hurried(**options: str) -> HeroesGame:
    """A player with both heroes and two cards that move "your Hero"."""
    game = quiet_game(**options)
    game.level(0, 4)
    game.deal(0, hand=["logistics"])
    game.stand(0, "0,0.ne", mp=1)
    game.stand(0, "0,0.se", secondary=True, mp=1)
    return game.ask_again()


@pytest.mark.rule("H3-HER-02", "H3-HER-03")
@pytest.mark.parametrize("which", ["main", "secondary"])
def test_a_card_for_your_hero_is_for_either(which: str) -> None:
    game = hurried()
    game.play("expert:logistics")
    assert game.asked() == (0, "target")
    assert game.keys == {"hero_of:main", "hero_of:secondary"}
    game.play(f"hero_of:{which}")
    assert game.mp_of(0) == (2 if which == "main" else 1)
    assert game.mp_of(0, secondary=True) == (2 if which == "secondary" else 1)


@pytest.mark.rule("H3-HER-03")
def test_by_option_cards_serve_the_main_hero_alone() -> None:
    game = hurried(map_cards_main_hero_only="on")
    game.play("expert:logistics")
    assert game.asked() == (0, "action")
    assert (game.mp_of(0), game.mp_of(0, secondary=True)) == (2, 1)


@pytest.mark.rule("H3-HER-02", "H3-HER-03")
@pytest.mark.parametrize("only_main", ["off", "on"])
def test_the_step_at_the_end_of_a_turn_is_for_either_hero(only_main: str) -> None:
    game = hurried(map_cards_main_hero_only=only_main)
    game.play("play:logistics", "end_turn")
    assert "go:0,0.c" in game.keys
    assert ("go2:0,0.c" in game.keys) == (only_main == "off")


@pytest.mark.rule("H3-HER-03", "H3-UNI-31")
def test_the_step_a_unit_gives_is_for_either_hero_under_the_option_too() -> None:
    game = hurried(map_cards_main_hero_only="on")
    game.lay((1, 0), "F1")
    game.stand(0, "1,0.ne")
    game.army(0, ARCHERS, "neutral_nomads")
    game.ask_again()
    game.play("play:logistics", "end_turn")
    assert game.keys == {"go:1,0.c", "go2:0,0.c", "stay"}
    game.play("go2:0,0.c")
    # The step that is left is the card's.
    assert game.keys == {"go:1,0.c", "stay"}


@pytest.mark.rule("H3-HER-02", "H3-HER-03")
@pytest.mark.parametrize("only_main", ["off", "on"])
def test_the_point_of_a_building_is_for_either_hero_under_the_option_too(only_main: str) -> None:
    game = quiet_game(map_cards_main_hero_only=only_main)
    game.build(0, "city_hall")
    game.stand(0, "0,0.se", secondary=True)
    while "choose:2" not in game.keys:
        game.do_nothing()
    assert game.seen()["round"] == 3
    game.play("choose:2")
    assert game.keys == {"hero_of:main", "hero_of:secondary"}
    game.play("hero_of:secondary")
    assert (game.mp_of(0), game.mp_of(0, secondary=True)) == (3, 3)
