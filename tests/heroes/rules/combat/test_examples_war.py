"""Worked examples of fights on the map: Secondary Heroes, sieges with a brought army, spells in a Combat for a Mine."""

import pytest

from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    build,
    deal,
    field,
    give,
    happened,
    journey,
    keys,
    level,
    luck,
    play,
    player,
    resources,
    seen,
    stand,
)
from tests.heroes.support.stage import stage
from tests.heroes.support.war import OPEN, WEAK, close_window, face, hero_at, line_up, meadow, strike
from tests.heroes.support.watch import hits

LIVING = ("castle/catherine", "dungeon/mutare")
MINE = "0,0.sw"
"""A Mine of building materials guarded by difficulty I, next to the Town of seat 0."""
CARDS = ["attack", "magic_arrow"]


def refused(game: Game, key: str) -> bool:
    """Whether an answer is turned down."""
    try:
        game.apply(key)
    except Refused:
        return True
    return False


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXD-028", "H3-CBC-09")
def test_cards_are_of_no_use_to_a_secondary_hero() -> None:
    game = journey(difficulty="easy")
    deal(game, 0, hand=CARDS)
    army(game, 0, "castle_griffins+")
    stand(game, 0, "0,0.ne", mp=3)
    stand(game, 0, "0,0.c", secondary=True, mp=2)
    luck(game, lands=["unit:neutral_rogues"], dice=[0, 0])
    ask_again(game)
    play(game, f"go2:{MINE}")
    line_up(game)
    assert asked(game) == (0, "action")
    assert refused(game, "cast:magic_arrow")
    assert player(game, 0)["hand"] == CARDS, "they are there all the same"
    play(game, "move:b3", "attack:b4")
    assert happened(game, "damage")[0]["n"] == 3 - 1, "printed values, and nobody was asked for a card"
    assert player(game, 0)["hand"] == CARDS


@pytest.mark.rule("H3-CBC-09")
@pytest.mark.parametrize("hero_there", [True, False])
def test_cards_are_of_no_use_to_a_brought_army(hero_there: bool) -> None:
    game = meadow(journey(LIVING))
    deal(game, 0, hand=["attack"])
    deal(game, 1, hand=["defense"])
    face(game, "3,0.ne", "3,0.c" if hero_there else OPEN[0])
    give(game, 1, gold=8)
    play(game, "go:3,0.c")
    close_window(game)
    if not hero_there:
        play(game, "yes")
    line_up(game)
    play(game, "move:b3", "attack:b4")
    assert asked(game) == (0, "play"), "the attacking Main Hero fights: a card may be played"
    play(game, "pass")
    if hero_there:
        assert asked(game) == (1, "play")
        assert "play:defense" in game.choice
    else:
        assert happened(game, "win") == [{"seat": 0}], "the defender was not asked"
        assert player(game, 1)["hand"] == ["defense"]


@pytest.mark.rule("H3-EXC-04", "H3-CBC-01")
def test_a_spell_wins_a_mine() -> None:
    game = journey(difficulty="easy")
    deal(game, 0, hand=["haste", "lightning_bolt", "magic_arrow"])
    army(game, 0, "castle_griffins+")
    luck(game, lands=["unit:neutral_rogues"])
    ask_again(game)
    before = resources(game, 0)[1]
    play(game, f"go:{MINE}")
    close_window(game)
    play(game, "place:b1", "place:d5", "cast:lightning_bolt", "power:haste", "done", "step:2", "target:d5")
    assert happened(game, "win") == [{"seat": 0}]
    assert field(game, MINE)["owner"] == 0
    assert player(game, 0)["income"]["building_materials"] == 2
    assert resources(game, 0)[1] == before + 2
    assert sorted(player(game, 0)["discard"]) == ["haste", "lightning_bolt"]


@pytest.mark.rule("H3-EXC-04", "H3-CBC-01")
def test_a_second_spell_in_the_round_is_refused() -> None:
    game = journey(difficulty="easy")
    deal(game, 0, hand=["haste", "lightning_bolt"])
    army(game, 0, "castle_griffins+")
    luck(game, lands=["unit:neutral_rogues"])
    ask_again(game)
    play(game, f"go:{MINE}")
    close_window(game)
    play(game, "place:b1", "place:d5")
    assert "cast:haste" in game.choice
    play(game, "cast:lightning_bolt", "done", "target:d5")
    assert seen(game)["combat"] is not None, "2 damage do not kill a guard of 3 HP"
    assert asked(game) == (0, "action")
    assert refused(game, "cast:haste")
    assert player(game, 0)["hand"] == ["haste"]


@pytest.mark.rule("H3-EXD-045", "H3-CBC-03", "H3-CBC-04")
def test_in_an_enemy_activation_only_an_instant_before_the_roll_is_accepted() -> None:
    game = stage(
        "castle_griffins@b3",
        "necropolis_zombies@b4 cards=haste,defense,defense hand=3 morale",
        dice=[0, 0],
        draws=["haste", "defense", "defense"],
    )
    play(game, "attack:b4")
    assert (game.choice.seat, game.choice.kind_name) == (1, "play")
    assert refused(game, "cast:haste")
    assert "play:defense" in game.choice
    play(game, "play:defense")
    assert "play:defense" in game.choice, "still before the roll"
    play(game, "pass")
    assert "play:defense" not in game.choice, "the die has been rolled"
    assert hits(game)[0] == 0


@pytest.mark.rule("H3-EXD-098", "H3-CBC-06", "H3-CBC-07")
def test_a_boost_counts_for_one_attack_only() -> None:
    game = stage(
        "neutral_archangels@b3 cards=attack hand=1 expert=1",
        "castle_champions@b4 neutral_boars@b2",
        dice=[0] * 4,
        draws=["attack"],
    )
    play(game, "attack:b4", "expert:attack", "done", "attack:b3")
    hit = [(event["unit"], event["n"]) for event in happened(game, "damage")]
    assert [n for _, n in hit] == [5 + 2 - 2, 5 - 2, 0, 5], "attack, retaliation, attack, retaliation without the card"


# -- Secondary Heroes and sieges ---------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXD-029", "H3-EXP-07")
def test_a_secondary_hero_gives_way() -> None:
    game = meadow(journey(LIVING))
    level(game, 1, 6)
    stand(game, 0, OPEN[0], mp=3)
    stand(game, 1, OPEN[1], secondary=True)
    army(game, 1, WEAK, "necropolis_zombies")
    ask_again(game)
    play(game, f"go:{OPEN[1]}")
    close_window(game)
    assert (asked(game), keys(game)) == ((1, "may"), {"yes", "no"})
    play(game, "yes")
    assert hero_at(game, 1, secondary=True) is None
    assert player(game, 0)["cubes"] == [0, 1]
    assert player(game, 1)["units"] == [WEAK, "necropolis_zombies"]
    assert happened(game, "experience") == happened(game, "combat") == []
    assert happened(game, "visit") == [{"hero": 0, "field": OPEN[1]}]


@pytest.mark.rule("H3-EXD-049", "H3-END-21")
def test_a_brought_army_loses_the_town() -> None:
    game = meadow(journey(LIVING))
    level(game, 1, 6)
    deal(game, 1, hand=["defense"])
    face(game, "3,0.ne", OPEN[0])
    army(game, 1, WEAK, "dungeon_troglodytes", "dungeon_harpies")
    give(game, 0, gold=0)
    give(game, 1, gold=9)
    play(ask_again(game), "go:3,0.c")
    close_window(game)
    assert (asked(game), keys(game)) == ((1, "may"), {"yes", "no"})
    play(game, "yes", "place:b2", f"deploy:{WEAK}", "place:b4", "done")
    strike(game)
    assert happened(game, "play") == []
    assert (resources(game, 0)[0], resources(game, 1)[0]) == (0, 1), "8 gold, and no 5 more"
    assert WEAK not in player(game, 1)["units"]
    assert set(player(game, 1)["units"]) == {"dungeon_troglodytes", "dungeon_harpies"}
    assert field(game, "3,0.c")["owner"] == 0
    assert player(game, 0)["cubes"] == [0, 1]
    assert happened(game, "experience") == []
    assert (hero_at(game, 0), hero_at(game, 1)) == ("3,0.c", OPEN[0])
    assert player(game, 1)["morale"] is None
    assert happened(game, "hero_beaten") == []


@pytest.mark.rule("H3-EXD-052")
def test_a_secondary_hero_defends_a_citadel_without_cards() -> None:
    game = meadow(journey(LIVING))
    build(game, 1, "dwelling_bronze", "citadel")
    deal(game, 0, hand=["attack"])
    deal(game, 1, hand=["defense"])
    give(game, 1, gold=0)
    stand(game, 0, "3,0.ne", mp=3)
    stand(game, 1, OPEN[0])
    stand(game, 1, "3,0.c", secondary=True)
    army(game, 0, "castle_marksmen+")
    army(game, 1, WEAK)
    ask_again(game)
    play(game, "go:3,0.c")
    close_window(game)
    assert (asked(game), keys(game)) == ((1, "may"), {"yes", "no"}), "fight or give way; no gold is asked for"
    play(game, "no", "place:b2", "place:b4", "gate:a3")
    combat = seen(game)["combat"]
    assert (combat["gate"], combat["walls"]) == (["a3"], ["b3", "c3", "d3"])
    assert len(combat["units"]) == 3, "the Arrow Tower is there"
    play(game, "done", "attack:b4")
    assert asked(game) == (0, "play"), "the attacking Main Hero may play cards"
    play(game, "pass")
    assert happened(game, "damage") != []
    assert player(game, 1)["hand"] == ["defense"], "the defender was not asked"
    assert happened(game, "siege_pay") == []
