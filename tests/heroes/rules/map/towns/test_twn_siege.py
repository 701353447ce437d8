"""Besieging Towns and Settlements (TWN): who defends them, at what price, and what a capture means."""

import pytest

from tests.heroes.builder import ARCHERS, THREE, WEAK, HeroesGame, quiet_game

TOWN = "3,0.c"
SETTLEMENT = "1,0.nw"
CARDS = ("play:", "cast:", "expert:", "second:")


def siege(
    mine: str = ARCHERS, theirs: tuple[str, ...] = (WEAK,), *, gold: int = 9, at: str = TOWN, **options: str
) -> HeroesGame:
    """The first player's Main Hero stands before a Town or Settlement of the second, whose Main Hero is elsewhere."""
    game = quiet_game(**options)
    game.lay((1, 0), "F1")
    game.own(1, SETTLEMENT)
    game.give(0)
    game.give(1, gold=gold)
    game.build(1)
    game.army(0, mine)
    game.army(1, *theirs)
    game.deal(0, hand=["attack"])
    game.deal(1, hand=["defense", "attack"])
    game.stand(1, "3,0.e")
    game.stand(0, "3,0.se" if at == TOWN else "1,0.c", mp=2)
    game.ask_again()
    game.play(f"go:{at}")
    return game


def cubes(game: HeroesGame) -> list[list[int]]:
    """By player: the cubes taken from each player."""
    return [game.player(number)["cubes"] for number in range(2)]


@pytest.mark.rule("H3-TWN-11", "H3-TWN-12")
@pytest.mark.parametrize("at", [TOWN, SETTLEMENT])
def test_entering_besieges_and_the_owner_may_pay(at: str) -> None:
    game = siege(at=at)
    assert game.asked() == (1, "may")
    assert game.hero_at(0) == at
    game.play("yes")
    assert game.resources(1)[0] == 1
    assert game.fighting()


@pytest.mark.rule("H3-TWN-12", "H3-TWN-16")
@pytest.mark.parametrize("at", [TOWN, SETTLEMENT])
def test_who_cannot_pay_is_not_asked_and_loses_the_field(at: str) -> None:
    game = siege(gold=7, at=at)
    assert game.events_named("no_defense") == [{"player": 1, "field": at}]
    assert not game.fighting()
    assert game.field(at)["owner"] == 0
    assert game.resources(1)[0] == 7


@pytest.mark.rule("H3-TWN-16")
def test_who_does_not_pay_loses_the_town_without_a_combat() -> None:
    game = siege()
    game.build(1, "citadel")
    game.play("no")
    assert game.field(TOWN)["owner"] == 0
    assert game.events_named("win") == []
    assert game.player(0)["experience"] == 0
    assert game.player(1)["units"] == [WEAK]
    assert game.resources(1)[0] == 9
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-TWN-12", "H3-TWN-14", "H3-TWN-18", "H3-EXD-049")
def test_an_army_brought_for_gold_loses() -> None:
    game = siege()
    game.play("yes")
    offered = game.fight_out(winner=0)
    assert "play:attack" in offered[0]
    assert not any(key.startswith(CARDS) for key in offered[1])
    assert game.player(1)["hand"] == ["attack", "defense"]
    assert game.resources(1)[0] == 1
    assert game.field(TOWN)["owner"] == 0
    assert cubes(game) == [[0, 1], [0, 0]]
    assert game.player(0)["experience"] == 0
    assert game.resources(0)[0] == 0
    assert game.hero_at(1) == "3,0.e"
    assert game.player(1)["morale"] is None
    assert game.events_named("ransom") == []


@pytest.mark.rule("H3-TWN-15", "H3-TWN-14")
def test_an_army_that_wins_is_with_its_hero_again() -> None:
    game = siege(WEAK, ("necropolis_liches+", "necropolis_skeletons"))
    game.play("yes")
    game.fight_out(winner=1)
    assert set(game.player(1)["units"]) == {"necropolis_liches+", "necropolis_skeletons"}
    assert game.field(TOWN)["owner"] == 1
    assert game.hero_at(1) == "3,0.e"
    # The very next Combat is fought by the Main Hero with that army, and with cards.
    game.stand(0, "3,0.ne", mp=2)
    game.ask_again()
    game.play("go:3,0.e")
    game.close_window()
    offered = game.fight_out(winner=1)
    assert "play:attack" in offered[1]
    assert {"deploy:necropolis_liches", "deploy:necropolis_skeletons"} <= offered[1]


@pytest.mark.rule("H3-TWN-13")
def test_a_hero_on_the_field_defends_for_nothing() -> None:
    game = quiet_game()
    game.give(0)
    game.give(1, gold=20)
    game.army(0, ARCHERS)
    game.army(1, WEAK)
    game.deal(1, hand=["defense"])
    game.build(1)
    game.stand(0, "3,0.se", mp=2)
    game.ask_again()
    game.play("go:3,0.c")
    game.close_window()
    assert game.fighting()
    assert game.resources(1)[0] == 20
    offered = game.fight_out(winner=0)
    assert "play:defense" in offered[1]
    assert game.events_named("siege_pay") == []


@pytest.mark.rule("H3-TWN-17", "H3-TWA-04")
def test_town_actions_come_before_the_decision_to_pay() -> None:
    game = quiet_game()
    game.give(1, gold=20, materials=50, valuables=50)
    game.army(0, ARCHERS)
    game.stand(1, "3,0.e")
    game.stand(0, "3,0.se", mp=2)
    game.ask_again()
    game.play("go:3,0.c")
    while game.asked()[0] != 1:
        game.play("pass")
    assert game.asked() == (1, "play")
    assert "yes" not in game.keys
    game.play("build:citadel")
    game.close_window()
    assert game.asked() == (1, "may")
    assert game.resources(1)[0] == 12
    game.play("yes")
    assert game.resources(1)[0] == 4
    while game.choice.kind_name in ("space", "unit"):
        game.play(game.choice.keys[0])
    # The Citadel built in the window already has its walls.
    assert len(game.seen()["combat"]["walls"]) == 3


@pytest.mark.rule("H3-TWN-18")
def test_a_captor_flags_the_town_and_takes_a_cube() -> None:
    game = siege(gold=0)
    assert game.field(TOWN)["flags"] == [0]
    assert TOWN in game.player(0)["flags"]
    assert cubes(game) == [[0, 1], [0, 0]]
    assert game.events_named("town_taken") == [{"player": 0, "player2": 1}]


@pytest.mark.rule("H3-TWN-18")
def test_a_third_player_takes_the_cube_of_who_held_the_town() -> None:
    game = quiet_game(*THREE)
    town = str(game.player(1)["town"])
    game.own(2, town)
    game.stand(1, str(game.player(2)["town"]).replace(".c", ".se"))
    game.stand(0, town.replace(".c", ".se"), mp=2)
    for number in range(3):
        game.give(number)
    game.ask_again()
    game.play(f"go:{town}")
    assert game.field(town)["owner"] == 0
    assert game.player(0)["cubes"] == [0, 0, 1]


@pytest.mark.rule("H3-TWN-19", "H3-TWN-18", "H3-EXD-130")
@pytest.mark.parametrize("cube", ["off", "on"])
def test_retaking_the_own_town_takes_no_cube(cube: str) -> None:
    game = siege(gold=0, cube_on_recapture=cube)
    assert cubes(game) == [[0, 1], [0, 0]]
    game.stand(0, "3,0.se", mp=0)
    game.play("end_turn")
    while game.asked() != (1, "action"):
        game.play(next(key for key in ("pass", "done", "draw_cards:0") if key in game.keys))
    game.stand(1, "3,0.ne", mp=2)
    game.ask_again()
    game.play(f"go:{TOWN}")
    game.close_window()
    assert game.field(TOWN)["flags"] == [1]
    assert game.events_named("win") == []
    assert cubes(game) == [[0, 1], [1 if cube == "on" else 0, 0]]
