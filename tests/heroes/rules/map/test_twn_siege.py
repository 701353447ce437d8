"""Besieging Towns and Settlements (TWN): who defends them, at what price, and what a capture means."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.campaign import ARCHERS, fight_out, fighting, quiet
from tests.heroes.support.journey import (
    THREE,
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
    own,
    play,
    player,
    resources,
    seen,
    stand,
)
from tests.heroes.support.war import WEAK, close_window, hero_at

TOWN = "3,0.c"
SETTLEMENT = "1,0.nw"
CARDS = ("play:", "cast:", "expert:", "second:")


def siege(
    mine: str = ARCHERS, theirs: tuple[str, ...] = (WEAK,), *, gold: int = 9, at: str = TOWN, **options: str
) -> Game:
    """The first player's Main Hero stands before a Town or Settlement of the second, whose Main Hero is elsewhere."""
    game = quiet(**options)
    lay(game, (1, 0), "F1")
    own(game, 1, SETTLEMENT)
    give(game, 0)
    give(game, 1, gold=gold)
    build(game, 1)
    army(game, 0, mine)
    army(game, 1, *theirs)
    deal(game, 0, hand=["attack"])
    deal(game, 1, hand=["defense", "attack"])
    stand(game, 1, "3,0.e")
    stand(game, 0, "3,0.se" if at == TOWN else "1,0.c", mp=2)
    ask_again(game)
    play(game, f"go:{at}")
    return game


def cubes(game: Game) -> list[list[int]]:
    """By player: the cubes taken from each player."""
    return [player(game, number)["cubes"] for number in range(2)]


@pytest.mark.rule("H3-TWN-11", "H3-TWN-12")
@pytest.mark.parametrize("at", [TOWN, SETTLEMENT])
def test_entering_besieges_and_the_owner_may_pay(at: str) -> None:
    game = siege(at=at)
    assert asked(game) == (1, "may")
    assert hero_at(game, 0) == at
    play(game, "yes")
    assert resources(game, 1)[0] == 1
    assert fighting(game)


@pytest.mark.rule("H3-TWN-12", "H3-TWN-16")
@pytest.mark.parametrize("at", [TOWN, SETTLEMENT])
def test_who_cannot_pay_is_not_asked_and_loses_the_field(at: str) -> None:
    game = siege(gold=7, at=at)
    assert happened(game, "no_defense") == [{"player": 1, "field": at}]
    assert not fighting(game)
    assert field(game, at)["owner"] == 0
    assert resources(game, 1)[0] == 7


@pytest.mark.rule("H3-TWN-16")
def test_who_does_not_pay_loses_the_town_without_a_combat() -> None:
    game = siege()
    build(game, 1, "citadel")
    play(game, "no")
    assert field(game, TOWN)["owner"] == 0
    assert happened(game, "win") == []
    assert player(game, 0)["experience"] == 0
    assert player(game, 1)["units"] == [WEAK]
    assert resources(game, 1)[0] == 9
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-TWN-12", "H3-TWN-14", "H3-TWN-18", "H3-EXD-049")
def test_an_army_brought_for_gold_loses() -> None:
    game = siege()
    play(game, "yes")
    offered = fight_out(game, winner=0)
    assert "play:attack" in offered[0]
    assert not any(key.startswith(CARDS) for key in offered[1])
    assert player(game, 1)["hand"] == ["attack", "defense"]
    assert resources(game, 1)[0] == 1
    assert field(game, TOWN)["owner"] == 0
    assert cubes(game) == [[0, 1], [0, 0]]
    assert player(game, 0)["experience"] == 0
    assert resources(game, 0)[0] == 0
    assert hero_at(game, 1) == "3,0.e"
    assert player(game, 1)["morale"] is None
    assert happened(game, "ransom") == []


@pytest.mark.rule("H3-TWN-15", "H3-TWN-14")
def test_an_army_that_wins_is_with_its_hero_again() -> None:
    game = siege(WEAK, ("necropolis_liches+", "necropolis_skeletons"))
    play(game, "yes")
    fight_out(game, winner=1)
    assert set(player(game, 1)["units"]) == {"necropolis_liches+", "necropolis_skeletons"}
    assert field(game, TOWN)["owner"] == 1
    assert hero_at(game, 1) == "3,0.e"
    # The very next Combat is fought by the Main Hero with that army, and with cards.
    stand(game, 0, "3,0.ne", mp=2)
    ask_again(game)
    play(game, "go:3,0.e")
    close_window(game)
    offered = fight_out(game, winner=1)
    assert "play:attack" in offered[1]
    assert {"deploy:necropolis_liches", "deploy:necropolis_skeletons"} <= offered[1]


@pytest.mark.rule("H3-TWN-13")
def test_a_hero_on_the_field_defends_for_nothing() -> None:
    game = quiet()
    give(game, 0)
    give(game, 1, gold=20)
    army(game, 0, ARCHERS)
    army(game, 1, WEAK)
    deal(game, 1, hand=["defense"])
    build(game, 1)
    stand(game, 0, "3,0.se", mp=2)
    ask_again(game)
    play(game, "go:3,0.c")
    close_window(game)
    assert fighting(game)
    assert resources(game, 1)[0] == 20
    offered = fight_out(game, winner=0)
    assert "play:defense" in offered[1]
    assert happened(game, "siege_pay") == []


@pytest.mark.rule("H3-TWN-17", "H3-TWA-04")
def test_town_actions_come_before_the_decision_to_pay() -> None:
    game = quiet()
    give(game, 1, gold=20, materials=50, valuables=50)
    army(game, 0, ARCHERS)
    stand(game, 1, "3,0.e")
    stand(game, 0, "3,0.se", mp=2)
    ask_again(game)
    play(game, "go:3,0.c")
    while asked(game)[0] != 1:
        play(game, "pass")
    assert asked(game) == (1, "play")
    assert "yes" not in keys(game)
    play(game, "build:citadel")
    close_window(game)
    assert asked(game) == (1, "may")
    assert resources(game, 1)[0] == 12
    play(game, "yes")
    assert resources(game, 1)[0] == 4
    while game.choice.kind_name in ("space", "unit"):
        play(game, game.choice.keys[0])
    # The Citadel built in the window already has its walls.
    assert len(seen(game)["combat"]["walls"]) == 3


@pytest.mark.rule("H3-TWN-18")
def test_a_captor_flags_the_town_and_takes_a_cube() -> None:
    game = siege(gold=0)
    assert field(game, TOWN)["flags"] == [0]
    assert TOWN in player(game, 0)["flags"]
    assert cubes(game) == [[0, 1], [0, 0]]
    assert happened(game, "town_taken") == [{"player": 0, "player2": 1}]


@pytest.mark.rule("H3-TWN-18")
def test_a_third_player_takes_the_cube_of_who_held_the_town() -> None:
    game = quiet(*THREE)
    town = str(player(game, 1)["town"])
    own(game, 2, town)
    stand(game, 1, str(player(game, 2)["town"]).replace(".c", ".se"))
    stand(game, 0, town.replace(".c", ".se"), mp=2)
    for number in range(3):
        give(game, number)
    ask_again(game)
    play(game, f"go:{town}")
    assert field(game, town)["owner"] == 0
    assert player(game, 0)["cubes"] == [0, 0, 1]


@pytest.mark.rule("H3-TWN-19", "H3-TWN-18", "H3-EXD-130")
@pytest.mark.parametrize("cube", ["off", "on"])
def test_retaking_the_own_town_takes_no_cube(cube: str) -> None:
    game = siege(gold=0, cube_on_recapture=cube)
    assert cubes(game) == [[0, 1], [0, 0]]
    stand(game, 0, "3,0.se", mp=0)
    play(game, "end_turn")
    while asked(game) != (1, "action"):
        play(game, next(key for key in ("pass", "done", "draw_cards:0") if key in keys(game)))
    stand(game, 1, "3,0.ne", mp=2)
    ask_again(game)
    play(game, f"go:{TOWN}")
    close_window(game)
    assert field(game, TOWN)["flags"] == [1]
    assert happened(game, "win") == []
    assert cubes(game) == [[0, 1], [1 if cube == "on" else 0, 0]]
