"""Sieges on the map: who has Walls, Gate and Arrow Tower around them, and who has not."""

import pytest

from tests.heroes.builder import STRONG, WEAK, HeroesGame, whole_game

TOWN = "3,0.c"
"""The Town of seat 1, and a field before it."""
GATES = "3,0.ne"
SETTLEMENT = "1,0.nw"


def besieged(game: HeroesGame, who: str, at: str, before: str) -> HeroesGame:
    """Seat 0 attacks a place that is defended by seat 1's Main Hero, Secondary Hero or a brought army."""
    game.stand(0, before, mp=3)
    game.stand(1, at if who == "main" else "3,0.se")
    if who == "second":
        game.stand(1, at, secondary=True)
    game.army(0, STRONG)
    game.army(1, WEAK)
    game.give(0)
    game.give(1, gold=8)
    game.ask_again().play(f"go:{at}")
    game.close_window()
    if who != "main":
        game.play("yes" if who == "army" else "no")
    return game.line_up()


def works(game: HeroesGame) -> bool:
    """Whether the defender now lays out Walls and Gate; once laid, the tower is there."""
    laid = any(key.startswith("gate:") for key in game.choice.keys)
    if laid:
        assert game.asked()[0] == 1
        game.play("gate:b3")
    combat = game.seen()["combat"]
    assert combat["walls"] == (["a3", "c3", "d3"] if laid else [])
    assert [unit["side"] for unit in combat["units"] if unit["space"] == "tower"] == [1] * laid
    return laid


@pytest.mark.rule("H3-SGE-01", "H3-SGE-23")
@pytest.mark.parametrize("who", ["main", "second", "army"])
@pytest.mark.parametrize("citadel", [True, False])
def test_a_town_has_walls_by_its_citadel_whoever_defends_it(who: str, citadel: bool) -> None:
    game = whole_game().meadow()
    game.build(0, "citadel")
    game.build(1, *(["citadel"] if citadel else ["city_hall"]))
    assert works(besieged(game, who, TOWN, GATES)) == citadel


@pytest.mark.rule("H3-SGE-23")
@pytest.mark.parametrize("who", ["main", "second", "army"])
def test_a_settlement_never_has_walls(who: str) -> None:
    game = whole_game().meadow()
    game.build(1, "citadel")
    game.own(1, SETTLEMENT)
    assert not works(besieged(game, who, SETTLEMENT, "1,0.c"))


@pytest.mark.rule("H3-SGE-02")
@pytest.mark.parametrize("serve", ["off", "on"])
def test_whoever_holds_the_town_of_another_faction_has_no_walls_there(serve: str) -> None:
    game = whole_game(captured_towns_serve=serve).meadow()
    town = game.town_of(0)
    game.build(0, "citadel")
    game.build(1, "citadel")
    game.own(1, town)
    game.position.owned = (0, game.position.owned[1])
    assert not works(besieged(game, "main", town, "0,0.ne"))


@pytest.mark.rule("H3-SGE-02")
def test_a_town_won_back_has_its_walls_again() -> None:
    game = whole_game().meadow()
    game.build(1, "citadel")
    game.own(0, TOWN)
    game.own(1, TOWN)
    assert works(besieged(game, "main", TOWN, GATES))
