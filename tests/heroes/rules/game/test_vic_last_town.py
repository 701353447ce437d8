"""The last Town of a player: whoever beats its defender has captured it, though the defender is eliminated by that."""

from pathlib import Path

import msgspec
import pytest

from banneret.heroes.game.first_position import game_terms_of
from banneret.heroes.state.scenario_state import add_token
from tests.heroes.builder import OPEN, THREE, WEAK, HeroesGame, alliance_game, scenario_game, whole_game

SETTLEMENT = "1,0.nw"
"""A Settlement on tile F1, which lies where a test wants it."""


def poor(game: HeroesGame) -> HeroesGame:
    """Nobody has resources or a Citadel."""
    for number in range(len(game.setup.seats)):
        game.give(number)
        game.build(number)
    return game


def storm(game: HeroesGame, *, me: int = 0, foe: int = 1, at: str = "", hero: str = "go") -> HeroesGame:
    """In a player's turn, a hero beats the Main Hero of another in its Town, or in another place."""
    place = at or game.town_of(foe)
    second = hero == "go2"
    if second:
        game.stand(me, OPEN[1])
    game.stand(me, game.beside(place), secondary=second, mp=3)
    game.stand(foe, place)
    game.arm(wins=0, me=me, foe=foe)
    game.ask_again().play(f"{hero}:{place}").close_window()
    if second:
        game.play("no")
    return game.fight()


# -- the capture -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TWN-18", "H3-VIC-06", "H3-VIC-10")
@pytest.mark.parametrize("hero", ["go", "go2"])
def test_the_town_whose_defender_is_eliminated_is_captured(hero: str) -> None:
    game = poor(whole_game(THREE).meadow())
    town = game.town_of(1)
    storm(game, hero=hero)
    names = [event.name for event in game.events]
    assert names.index("town_taken") < names.index("eliminated")
    assert game.events_named("town_taken") == [{"player": 0, "player2": 1}]
    assert game.player(0)["cubes"] == [0, 2, 0], "one for the hero and one for the Town"
    game.play("no")
    assert game.field(town)["flags"] == [0]
    assert town in game.player(0)["flags"]
    assert game.hero_at(0, secondary=hero == "go2") == town
    assert game.asked() == (0, "action")
    assert game.events_named("eliminated") == [{"player": 1}]


@pytest.mark.rule("H3-VIC-04", "H3-VIC-06", "H3-TWN-18")
def test_the_town_of_the_last_rival_is_captured_and_the_game_is_won_at_once() -> None:
    game = poor(whole_game().meadow())
    storm(game)
    assert game.result == (1, -1)
    assert game.events_named("town_taken") == [{"player": 0, "player2": 1}]
    assert game.player(0)["cubes"] == [0, 2]


@pytest.mark.rule("H3-STL-14", "H3-VIC-07")
def test_the_last_settlement_gives_no_cube() -> None:
    game = poor(whole_game(THREE).meadow())
    game.own(2, game.town_of(1))
    game.own(1, SETTLEMENT)
    storm(game, at=SETTLEMENT)
    game.play("no")
    assert game.events_named("eliminated") == [{"player": 1}]
    assert game.player(0)["cubes"] == [0, 1, 0]
    assert game.events_named("town_taken") == []


@pytest.mark.rule("H3-TWN-18", "H3-TWN-19", "H3-VIC-06")
@pytest.mark.parametrize(("captor", "cubes"), [(0, [0, 2, 0]), (2, [0, 1, 0])])
def test_a_captured_town_that_is_the_last_gives_the_cube_of_its_holder(captor: int, cubes: list[int]) -> None:
    game = poor(whole_game(THREE, first=captor).meadow())
    town = game.town_of(2)
    game.own(1, town)
    game.own(0, game.town_of(1))
    game.stand(2, OPEN[0])
    storm(game, me=captor, at=town)
    game.play("no")
    assert game.events_named("eliminated") == [{"player": 1}]
    assert game.events_named("town_taken") == [{"player": captor, "player2": 1}]
    assert game.player(captor)["cubes"] == cubes, "nobody takes one for their own Town"
    assert game.field(town)["flags"] == [captor]


# -- goals and rules about captured Towns ------------------------------------------------------------------------------


@pytest.mark.rule("H3-TWN-22", "H3-VIC-03", "H3-GOAL-capture_town")
@pytest.mark.parametrize("when", ["now", "round_end"])
def test_the_capture_counts_for_the_goal_of_the_scenario(when: str) -> None:
    game = poor(whole_game(THREE).meadow())
    scenario = game.position.game_terms.scenario
    goals = [goal for goal in scenario.victory if goal.kind == "capture_town"]
    victory = tuple(msgspec.structs.replace(goal, only_players=(), when=when) for goal in goals)
    changed = msgspec.structs.replace(scenario, victory=victory)
    game.position.game_terms = game_terms_of(changed, game.setup.seats, game.setup.options)
    storm(game)
    game.play("no")
    assert game.over is (when == "now")
    if not game.over:
        game.next_round()
    assert game.result == (1, -1, -1)


@pytest.mark.rule("H3-TWN-22", "H3-VIC-06", "H3-GOAL-capture_town")
def test_the_overlord_wins_by_both_towns_though_an_ally_fell_with_one() -> None:
    game = scenario_game("arrogance", THREE)
    while game.asked() != (0, "action"):
        game.do_nothing()
    poor(game.meadow())
    storm(game)
    game.play("no")
    assert not game.over
    game.at_the_gates(0, 2)
    game.play(f"go:{game.town_of(2)}").close_window()
    assert not game.over
    game.next_round()
    assert game.result == (1, -1, -1)


@pytest.mark.rule("H3-TWN-22", "H3-VIC-06", "H3-WHEN-capture_town")
def test_rules_for_a_captured_town_work() -> None:
    game = poor(scenario_game("dwarven_gold", THREE).meadow())
    add_token(game.position, 1, 1, 20)
    storm(game)
    # First the hero pays 8 out of the vault, then half of the other 12 goes with the Town.
    assert game.resources(0)[0] == 14


# -- guests ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-09", "H3-VIC-06", "H3-TWN-18")
@pytest.mark.parametrize(("holder", "guest"), [(0, 2), (2, 0)])
def test_the_holder_of_a_town_is_fought_after_a_guest(tmp_path: Path, holder: int, guest: int) -> None:
    game = poor(alliance_game(tmp_path, first=1).meadow())
    town = game.town_of(holder)
    game.stand(guest, town)
    game.army(guest, WEAK)
    game.level(1, 12)
    storm(game, me=1, foe=holder)
    assert [event["hero2"] for event in game.events_named("fight")] == [2 * guest, 2 * holder]
    assert game.hero_at(guest) == game.town_of(guest)
    game.fight()
    assert game.events_named("eliminated") == [{"player": holder}]
    assert game.events_named("town_taken") == [{"player": 1, "player2": holder}]
