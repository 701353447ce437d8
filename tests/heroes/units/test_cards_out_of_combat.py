"""Abilities about cards and morale of players who do not fight: the Main Hero is elsewhere, or guards are steered."""

import pytest

from tests.heroes.builder import whole_game


@pytest.mark.rule("H3-SEC-11", "H3-UNI-29")
@pytest.mark.parametrize(
    ("seats", "unit"),
    [
        (("castle/catherine", "necropolis/sandro"), "castle_archangels"),
        (("dungeon/mutare", "castle/catherine"), "dungeon_minotaurs+"),
    ],
)
def test_units_of_a_secondary_hero_draw_no_card(seats: tuple[str, str], unit: str) -> None:
    game = whole_game(seats)
    for number in (0, 1):
        game.give(number)
    game.meadow()
    game.army(0, unit)
    game.deal(0, hand=["haste"], deck=["power", "attack"], discards=["defense"])
    game.stand(0, "1,0.c", secondary=True, mp=3)
    game.luck(lands=["unit:neutral_peasants"] * 2, dice=[-1] * 20)
    game.ask_again().play("go2:1,0.e")
    game.beat_guards()
    assert game.own_piles(0) == (1, 2, 1)
    assert game.player(0)["hand"] == ["haste"]


@pytest.mark.rule("H3-SEC-11", "H3-UNI-25")
def test_wraiths_make_nobody_discard_whose_main_hero_is_elsewhere() -> None:
    game = whole_game(("necropolis/sandro", "castle/catherine"))
    for number in (0, 1):
        game.give(number)
    game.meadow()
    game.army(0, "necropolis_wraiths+")
    game.army(1, "castle_halberdiers")
    game.deal(1, hand=["haste", "power"])
    game.stand(0, "1,0.c", mp=3)
    game.stand(1, "1,0.ne", secondary=True, mp=0)
    game.ask_again().play("go:1,0.ne")
    while game.asked()[1] == "may":
        game.play("no")
    game.line_up()
    assert game.asked() == (0, "action"), "the Wraiths have activated"
    assert game.own_piles(1)[0] == 0, "the hand is out of the Combat"
    game.play("move:b3", "attack:b4")
    while game.fighting():
        game.do_nothing()
    assert sorted(game.player(1, 1)["hand"]) == ["haste", "power"]


@pytest.mark.rule("H3-UNI-25", "H3-CBS-26")
@pytest.mark.parametrize("unit", ["necropolis_wraiths+", "necropolis_ghost_dragons"])
def test_who_steers_guards_loses_neither_card_nor_morale(unit: str) -> None:
    game = whole_game(("necropolis/sandro", "castle/catherine"))
    for number in (0, 1):
        game.give(number)
    game.meadow()
    game.army(0, unit)
    game.deal(1, hand=["haste", "power"])
    game.morale(1, 1)
    game.stand(0, "1,0.c", mp=3)
    game.luck(lands=["unit:neutral_peasants"] * 2)
    game.ask_again().play("go:1,0.e")
    game.beat_guards()
    assert sorted(game.player(1, 1)["hand"]) == ["haste", "power"]
    assert game.player(1)["morale"] == "positive"
