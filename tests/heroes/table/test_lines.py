"""What the log and the lines beside a question say: each thing once, and only what is so."""

from __future__ import annotations

from banneret.heroes.rules import RULES, SKIRMISH
from banneret.heroes.state.chance_outcomes import resource_face
from banneret.heroes.table.catalogue_types import HeroesScenario
from banneret.kernel.event import Event
from banneret.table.asked import asked
from banneret.table.presenter import presenter_of, presenting
from tests.heroes.builder import OPEN, quiet_game, whole_game


def test_income_is_told_once() -> None:
    game = quiet_game()
    events = [
        Event("gain", {"side": 0, "n": 0, "n2": 10}, 0),
        Event("income", {"player": 0, "resource": "gold", "n": 10}, 0),
        Event("gain", {"side": 0, "n": 0, "n2": 5}, 0),
    ]
    lines = presenting(game).lines(game.view(0), events, "en")
    assert lines[0] == ""
    assert "income" in lines[1]
    assert "5 gold" in lines[2]


def test_all_income_of_a_player_is_one_line() -> None:
    game = quiet_game()
    events = []
    for player, resource, n in ((0, "gold", 10), (0, "building_materials", 2), (0, "valuables", 1), (1, "gold", 20)):
        events += [Event("gain", {"side": 0, "n": 0, "n2": n}, 0)]
        events += [Event("income", {"player": player, "resource": resource, "n": n}, 0)]
    lines = [line for line in presenting(game).lines(game.view(0), events, "en") if line]
    assert len(lines) == 2
    assert lines[0].endswith("10 gold, 2 building materials, 1 valuable.")
    assert lines[1].endswith("20 gold.")


def test_a_roll_for_the_first_turn_says_what_it_is_for() -> None:
    game = quiet_game()
    [line] = presenting(game).lines(game.view(0), [Event("contest", {"player": 0, "n": 0}, 0)], "en")
    assert line.startswith("To see who comes first, ")
    assert line.endswith(" rolls 0.")


def test_a_place_one_walks_to_and_a_result_one_gains_are_told_once() -> None:
    game = quiet_game()
    here, there = "0,0.c", "0,0.e"
    events = [
        Event("walk", {"hero": 0, "field": here, "field2": there}, 0),
        Event("visit", {"hero": 0, "field": there}, 0),
        Event("visit", {"hero": 0, "field": there}, 0),
        Event("result", {"player": 0, "face": RULES.key(0, resource_face(0)), "n": 1}, 0),
        Event("gain", {"side": 0, "n": 0, "n2": 5}, 0),
    ]
    lines = presenting(game).lines(game.view(0), events, "en")
    assert "moves east" in lines[0]
    assert lines[1] == ""
    assert "visits" in lines[2], "not because of a step"
    assert lines[3] == ""
    assert "5 gold" in lines[4]


def test_experience_is_told_as_what_one_has() -> None:
    game = quiet_game()
    [line] = presenting(game).lines(game.view(0), [Event("experience", {"player": 0, "n": 5}, 0)], "en")
    assert line.endswith("has gained experience and has 5 now.")


def test_only_town_actions_that_can_be_taken_are_open() -> None:
    game = quiet_game()
    game.give(0)
    game.ask_again()
    assert "Still open in town" not in asked(game, "en", 0).hint
    game.give(0, gold=30, materials=30, valuables=30)
    game.ask_again()
    hint = asked(game, "en", 0).hint
    assert "Still open in town: build" in hint
    assert "spell" not in hint
    game.build(0, "mage_guild")
    game.ask_again()
    assert "spell" in asked(game, "en", 0).hint


def test_whoever_has_passed_before_a_fight_is_told_why_the_question_comes_again() -> None:
    game = whole_game().meadow()
    for seat in (0, 1):
        game.give(seat, gold=40, materials=40, valuables=40)
    game.face(*OPEN, wins=0)
    game.play(f"go:{OPEN[1]}")
    assert game.choice.question == "ask_town"
    told = "Somebody has acted meanwhile"
    assert told not in asked(game, "en", 0).hint
    game.play("pass")
    assert game.choice.seat == 1
    assert told not in asked(game, "en", 0).hint
    game.play("build:citadel", "pass")
    assert (game.choice.seat, game.choice.question) == (0, "ask_town")
    assert told in asked(game, "en", 0).hint


def test_the_lobby_names_the_buildings_of_the_start() -> None:
    heroes = presenter_of("heroes").lobby("en")
    scenarios = [one for one in heroes.scenarios if isinstance(one, HeroesScenario) and one.id != SKIRMISH]
    named = {one.id: one.buildings for one in scenarios}
    assert any(named.values())
    for scenario in scenarios:
        assert all(any(name in line for line in scenario.starts) for name in scenario.buildings), scenario.id
