"""The Secondary Hero in Combat (SEC): one army, no cards, and what its defeat means."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.campaign import ARCHERS, fight_out, fighting, quiet
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    build,
    deal,
    field,
    give,
    happened,
    keys,
    lay,
    luck,
    morale,
    play,
    player,
    seen,
    stand,
)
from tests.heroes.support.war import WEAK, close_window, hero_at

CARDS = ("play:", "cast:", "expert:", "second:", "power:")


def guards_met(**options: str) -> Game:
    """The first player's Secondary Hero, at whose side the whole army fights, has met guards."""
    game = quiet(**options)
    army(game, 0, "castle_marksmen", "castle_griffins")
    deal(game, 0, hand=["attack", "magic_arrow"], deck=["power"], discards=["haste"])
    stand(game, 0, "0,0.se")
    stand(game, 0, "0,0.c", secondary=True, mp=2)
    luck(game, lands=["unit:neutral_peasants"])
    ask_again(game)
    play(game, "go2:0,0.w")
    return close_window(game)


def clash(mine: str, theirs: str, *, second_attacks: bool, second_defends: bool) -> Game:
    """The first player's hero steps on a field with a hero of the second player."""
    game = quiet()
    give(game, 0, gold=20)
    give(game, 1, gold=20)
    army(game, 0, mine)
    army(game, 1, theirs)
    deal(game, 0, hand=["attack"])
    deal(game, 1, hand=["defense"])
    stand(game, 0, "0,0.c", secondary=second_attacks, mp=2)
    if second_attacks:
        stand(game, 0, "0,0.se")
    stand(game, 1, "0,0.ne", secondary=second_defends)
    ask_again(game)
    play(game, "go2:0,0.ne" if second_attacks else "go:0,0.ne")
    return close_window(game)


def cubes(game: Game) -> list[list[int]]:
    """By player: the cubes taken from each player."""
    return [player(game, number)["cubes"] for number in (0, 1)]


@pytest.mark.rule("H3-SEC-10", "H3-UNI-03")
def test_the_whole_army_fights_at_its_side() -> None:
    game = guards_met()
    assert keys(game) == {"deploy:castle_marksmen", "deploy:castle_griffins"}
    fight_out(game, winner=0)
    # The same units are with the Main Hero again.
    assert set(player(game, 0)["units"]) == {"castle_marksmen", "castle_griffins"}
    stand(game, 0, "0,0.c", mp=2)
    stand(game, 0, "0,0.se", secondary=True)
    ask_again(game)
    play(game, "go:0,0.sw")
    close_window(game)
    assert keys(game) == {"deploy:castle_marksmen", "deploy:castle_griffins"}


@pytest.mark.rule("H3-SEC-11", "H3-HER-03", "H3-EXD-028")
def test_no_card_is_used_in_its_combat() -> None:
    game = guards_met()
    offered = fight_out(game, winner=0)[0]
    assert any(key.startswith("attack:") for key in offered)
    assert not any(key.startswith(CARDS) for key in offered)
    now = player(game, 0)
    assert (now["hand"], now["deck"], now["discard"]) == (["attack", "magic_arrow"], ["power"], ["haste"])
    assert happened(game, "drawn") == []


@pytest.mark.rule("H3-HER-03")
def test_the_main_hero_may_use_the_same_cards() -> None:
    game = quiet()
    army(game, 0, "castle_marksmen", "castle_griffins")
    deal(game, 0, hand=["attack", "magic_arrow"])
    ask_again(game)
    play(game, "go:0,0.w")
    close_window(game)
    assert {"play:attack", "cast:magic_arrow"} <= fight_out(game, winner=0)[0]


@pytest.mark.rule("H3-SEC-11")
def test_morale_still_rolls_a_die_again() -> None:
    game = quiet()
    army(game, 0, ARCHERS)
    deal(game, 0, hand=["attack"])
    stand(game, 0, "0,0.se")
    stand(game, 0, "0,0.c", secondary=True, mp=2)
    morale(game, 0, 1)
    luck(game, lands=["unit:neutral_boars"])
    ask_again(game)
    play(game, "go2:0,0.w")
    while not fighting(game):
        play(game, "pass")
    play(game, "place:b2", "place:b4")
    luck(game, dice=[-1, 1])
    play(game, "attack:b4")
    assert asked(game) == (0, "reroll")
    play(game, next(key for key in game.choice.keys if key.startswith("morale")))
    assert player(game, 0)["morale"] is None


@pytest.mark.rule("H3-SEC-12", "H3-SEC-13", "H3-SEC-16", "H3-SEC-14", "H3-EXD-029")
def test_one_that_is_met_may_be_removed_instead() -> None:
    game = clash("castle_marksmen", WEAK, second_attacks=False, second_defends=True)
    assert asked(game) == (1, "may")
    play(game, "yes")
    assert hero_at(game, 1, secondary=True) is None
    assert cubes(game) == [[0, 1], [0, 0]]
    assert player(game, 1)["units"] == [WEAK]
    assert player(game, 0)["experience"] == 0
    assert happened(game, "win") == []
    assert hero_at(game, 0) == "0,0.ne"
    assert happened(game, "visit")[-1:] == [{"hero": 0, "field": "0,0.ne"}]


@pytest.mark.rule("H3-SEC-12", "H3-SEC-13", "H3-SEC-14")
def test_one_that_attacks_may_be_removed_too() -> None:
    game = clash("castle_marksmen", WEAK, second_attacks=True, second_defends=False)
    assert asked(game) == (0, "may")
    play(game, "yes")
    assert hero_at(game, 0, secondary=True) is None
    assert cubes(game) == [[0, 0], [1, 0]]
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-SEC-12", "H3-SEC-11")
def test_who_does_not_remove_it_fights_without_cards() -> None:
    game = clash(ARCHERS, WEAK, second_attacks=False, second_defends=True)
    play(game, "no")
    assert fighting(game)
    offered = fight_out(game, winner=0)
    assert "play:attack" in offered[0]
    assert not any(key.startswith(CARDS) for key in offered[1])
    assert player(game, 1)["hand"] == ["defense"]


@pytest.mark.rule("H3-SEC-14", "H3-SEC-16", "H3-HER-04")
def test_beating_it_takes_a_cube() -> None:
    game = clash(ARCHERS, WEAK, second_attacks=False, second_defends=True)
    play(game, "no")
    fight_out(game, winner=0)
    assert hero_at(game, 1, secondary=True) is None
    assert cubes(game) == [[0, 1], [0, 0]]
    # Its Main Hero is where it was, and has lost nothing.
    assert hero_at(game, 1) == "3,0.c"
    assert player(game, 1)["resources"]["gold"] == 20


@pytest.mark.rule("H3-SEC-16")
def test_beating_an_attacking_one_takes_a_cube_too() -> None:
    game = clash(WEAK, ARCHERS, second_attacks=True, second_defends=False)
    play(game, "no")
    fight_out(game, winner=1)
    assert hero_at(game, 0, secondary=True) is None
    assert cubes(game) == [[0, 0], [1, 0]]


@pytest.mark.rule("H3-SEC-17", "H3-SEC-14")
def test_guards_take_no_cube() -> None:
    game = quiet()
    army(game, 0, WEAK)
    lay(game, (1, 0), "F1")
    stand(game, 0, "0,0.se")
    stand(game, 0, "1,0.c", secondary=True, mp=2)
    luck(game, lands=["unit:neutral_griffins"] * 1)
    ask_again(game)
    play(game, "go2:1,0.nw")
    close_window(game)
    fight_out(game, winner=1)
    assert hero_at(game, 0, secondary=True) is None
    assert cubes(game) == [[0, 0], [0, 0]]
    assert field(game, "1,0.nw")["guard"] == 3
    assert hero_at(game, 0) == "0,0.se"


@pytest.mark.rule("H3-TWN-13", "H3-SEC-11", "H3-EXD-052")
def test_it_defends_a_town_with_a_citadel_for_nothing() -> None:
    game = quiet("castle/catherine", "necropolis/sandro")
    give(game, 1, gold=20)
    build(game, 1, "citadel")
    army(game, 0, "castle_zealots+")
    army(game, 1, "necropolis_liches")
    deal(game, 0, hand=["attack"])
    deal(game, 1, hand=["defense", "attack"])
    stand(game, 1, "3,0.e")
    stand(game, 1, "3,0.c", secondary=True)
    stand(game, 0, "3,0.se", mp=2)
    ask_again(game)
    play(game, "go:3,0.c")
    close_window(game)
    assert asked(game) == (1, "may")
    play(game, "no")
    while game.choice.kind_name == "space":
        play(game, game.choice.keys[0])
    assert len(seen(game)["combat"]["walls"]) == 3
    offered = fight_out(game, winner=0)
    assert happened(game, "siege_pay") == []
    assert "play:attack" in offered[0]
    assert not any(key.startswith(CARDS) for key in offered[1])
