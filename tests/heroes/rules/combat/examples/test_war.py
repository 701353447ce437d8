"""Worked examples of fights on the map: Secondary Heroes, sieges with a brought army, spells in a Combat for a Mine."""

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import OPEN, WEAK, HeroesGame, skirmish, whole_game

LIVING = ("castle/catherine", "dungeon/mutare")
MINE = "0,0.sw"
"""A Mine of building materials guarded by difficulty I, next to the Town of seat 0."""
CARDS = ["attack", "magic_arrow"]


def refused(game: HeroesGame, key: str) -> bool:
    """Whether an answer is turned down."""
    try:
        game.apply(key)
    except Refused:
        return True
    return False


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXD-028", "H3-CBC-09")
def test_cards_are_of_no_use_to_a_secondary_hero() -> None:
    game = whole_game(difficulty="easy")
    game.deal(0, hand=CARDS)
    game.army(0, "castle_griffins+")
    game.stand(0, "0,0.ne", mp=3)
    game.stand(0, "0,0.c", secondary=True, mp=2)
    game.luck(lands=["unit:neutral_rogues"], dice=[0, 0])
    game.ask_again()
    game.play(f"go2:{MINE}")
    game.line_up()
    assert game.asked() == (0, "action")
    assert refused(game, "cast:magic_arrow")
    assert game.player(0)["hand"] == CARDS, "they are there all the same"
    game.play("move:b3", "attack:b4")
    assert game.events_named("damage")[0]["n"] == 3 - 1, "printed values, and nobody was asked for a card"
    assert game.player(0)["hand"] == CARDS


@pytest.mark.rule("H3-CBC-09")
@pytest.mark.parametrize("hero_there", [True, False])
def test_cards_are_of_no_use_to_a_brought_army(hero_there: bool) -> None:
    game = whole_game(LIVING).meadow()
    game.deal(0, hand=["attack"])
    game.deal(1, hand=["defense"])
    game.face("3,0.ne", "3,0.c" if hero_there else OPEN[0])
    game.give(1, gold=8)
    game.play("go:3,0.c")
    game.close_window()
    if not hero_there:
        game.play("yes")
    game.line_up()
    game.play("move:b3", "attack:b4")
    assert game.asked() == (0, "play"), "the attacking Main Hero fights: a card may be played"
    game.play("pass")
    if hero_there:
        assert game.asked() == (1, "play")
        assert "play:defense" in game.choice
    else:
        assert game.events_named("win") == [{"seat": 0}], "the defender was not asked"
        assert game.player(1)["hand"] == ["defense"]


@pytest.mark.rule("H3-EXC-04", "H3-CBC-01")
def test_a_spell_wins_a_mine() -> None:
    game = whole_game(difficulty="easy")
    game.deal(0, hand=["haste", "lightning_bolt", "magic_arrow"])
    game.army(0, "castle_griffins+")
    game.luck(lands=["unit:neutral_rogues"])
    game.ask_again()
    before = game.resources(0)[1]
    game.play(f"go:{MINE}")
    game.close_window()
    game.play("place:b1", "place:d5", "cast:lightning_bolt", "power:haste", "done", "step:2", "target:d5")
    assert game.events_named("win") == [{"seat": 0}]
    assert game.field(MINE)["owner"] == 0
    assert game.player(0)["income"]["building_materials"] == 2
    assert game.resources(0)[1] == before + 2
    assert sorted(game.player(0)["discard"]) == ["haste", "lightning_bolt"]


@pytest.mark.rule("H3-EXC-04", "H3-CBC-01")
def test_a_second_spell_in_the_round_is_refused() -> None:
    game = whole_game(difficulty="easy")
    game.deal(0, hand=["haste", "lightning_bolt"])
    game.army(0, "castle_griffins+")
    game.luck(lands=["unit:neutral_rogues"])
    game.ask_again()
    game.play(f"go:{MINE}")
    game.close_window()
    game.play("place:b1", "place:d5")
    assert "cast:haste" in game.choice
    game.play("cast:lightning_bolt", "done", "target:d5")
    assert game.seen()["combat"] is not None, "2 damage do not kill a guard of 3 HP"
    assert game.asked() == (0, "action")
    assert refused(game, "cast:haste")
    assert game.player(0)["hand"] == ["haste"]


@pytest.mark.rule("H3-EXD-045", "H3-CBC-03", "H3-CBC-04")
def test_in_an_enemy_activation_only_an_instant_before_the_roll_is_accepted() -> None:
    game = skirmish(
        "castle_griffins@b3",
        "necropolis_zombies@b4 cards=haste,defense,defense hand=3 morale",
        dice=[0, 0],
        draws=["haste", "defense", "defense"],
    )
    game.play("attack:b4")
    assert (game.choice.seat, game.choice.kind_name) == (1, "play")
    assert refused(game, "cast:haste")
    assert "play:defense" in game.choice
    game.play("play:defense")
    assert "play:defense" in game.choice, "still before the roll"
    game.play("pass")
    assert "play:defense" not in game.choice, "the die has been rolled"
    assert game.damage_dealt()[0] == 0


@pytest.mark.rule("H3-EXD-098", "H3-CBC-06", "H3-CBC-07")
def test_a_boost_counts_for_one_attack_only() -> None:
    game = skirmish(
        "neutral_archangels@b3 cards=attack hand=1 expert=1",
        "castle_champions@b4 neutral_boars@b2",
        dice=[0] * 4,
        draws=["attack"],
    )
    game.play("attack:b4", "expert:attack", "done", "attack:b3")
    hit = [(event["unit"], event["n"]) for event in game.events_named("damage")]
    assert [n for _, n in hit] == [5 + 2 - 2, 5 - 2, 0, 5], "attack, retaliation, attack, retaliation without the card"


# -- Secondary Heroes and sieges ---------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXD-029", "H3-EXP-07")
def test_a_secondary_hero_gives_way() -> None:
    game = whole_game(LIVING).meadow()
    game.level(1, 6)
    game.stand(0, OPEN[0], mp=3)
    game.stand(1, OPEN[1], secondary=True)
    game.army(1, WEAK, "necropolis_zombies")
    game.ask_again()
    game.play(f"go:{OPEN[1]}")
    game.close_window()
    assert (game.asked(), game.keys) == ((1, "may"), {"yes", "no"})
    game.play("yes")
    assert game.hero_at(1, secondary=True) is None
    assert game.player(0)["cubes"] == [0, 1]
    assert game.player(1)["units"] == [WEAK, "necropolis_zombies"]
    assert game.events_named("experience") == game.events_named("combat") == []
    assert game.events_named("visit") == [{"hero": 0, "field": OPEN[1]}]


@pytest.mark.rule("H3-EXD-049", "H3-END-21")
def test_a_brought_army_loses_the_town() -> None:
    game = whole_game(LIVING).meadow()
    game.level(1, 6)
    game.deal(1, hand=["defense"])
    game.face("3,0.ne", OPEN[0])
    game.army(1, WEAK, "dungeon_troglodytes", "dungeon_harpies")
    game.give(0, gold=0)
    game.give(1, gold=9)
    game.ask_again().play("go:3,0.c")
    game.close_window()
    assert (game.asked(), game.keys) == ((1, "may"), {"yes", "no"})
    game.play("yes", "place:b2", f"deploy:{WEAK}", "place:b4", "done")
    game.strike()
    assert game.events_named("play") == []
    assert (game.resources(0)[0], game.resources(1)[0]) == (0, 1), "8 gold, and no 5 more"
    assert WEAK not in game.player(1)["units"]
    assert set(game.player(1)["units"]) == {"dungeon_troglodytes", "dungeon_harpies"}
    assert game.field("3,0.c")["owner"] == 0
    assert game.player(0)["cubes"] == [0, 1]
    assert game.events_named("experience") == []
    assert (game.hero_at(0), game.hero_at(1)) == ("3,0.c", OPEN[0])
    assert game.player(1)["morale"] is None
    assert game.events_named("hero_beaten") == []


@pytest.mark.rule("H3-EXD-052")
def test_a_secondary_hero_defends_a_citadel_without_cards() -> None:
    game = whole_game(LIVING).meadow()
    game.build(1, "dwelling_bronze", "citadel")
    game.deal(0, hand=["attack"])
    game.deal(1, hand=["defense"])
    game.give(1, gold=0)
    game.stand(0, "3,0.ne", mp=3)
    game.stand(1, OPEN[0])
    game.stand(1, "3,0.c", secondary=True)
    game.army(0, "castle_marksmen+")
    game.army(1, WEAK)
    game.ask_again()
    game.play("go:3,0.c")
    game.close_window()
    assert (game.asked(), game.keys) == ((1, "may"), {"yes", "no"}), "fight or give way; no gold is asked for"
    game.play("no", "place:b2", "place:b4", "gate:a3")
    combat = game.seen()["combat"]
    assert (combat["gate"], combat["walls"]) == (["a3"], ["b3", "c3", "d3"])
    assert len(combat["units"]) == 3, "the Arrow Tower is there"
    game.play("done", "attack:b4")
    assert game.asked() == (0, "play"), "the attacking Main Hero may play cards"
    game.play("pass")
    assert game.events_named("damage") != []
    assert game.player(1)["hand"] == ["defense"], "the defender was not asked"
    assert game.events_named("siege_pay") == []
