"""What is sent of a position has the shape that the page was told."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from banneret.games import new
from banneret.heroes.table.view import HeroesView
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from tests.heroes.property.drawn_games import bots_for, drawn_game, position
from tests.support.shown import wire_view


def check(game: Game) -> None:
    """Nothing is missing, nothing is too much, for every pair of eyes."""
    for seat in (SPECTATOR, *range(len(game.setup.seats))):
        view = wire_view(game, seat)
        plain = msgspec.json.decode(msgspec.json.encode(view))
        typed = msgspec.convert(view, HeroesView)
        assert plain == msgspec.json.decode(msgspec.json.encode(typed))


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_have_the_shape(seed: int) -> None:
    hold(drawn_game(seed), seed)


@pytest.mark.parametrize("scenario", ["unholy_quest", "three_wards", "barrow_beast", "dragons_blood_1"])
def test_games_with_rules_of_their_own_have_the_shape(scenario: str) -> None:
    players = 1 if scenario == "dragons_blood_1" else 2
    hold(new("heroes", scenario=scenario, seats=["choose"] * players, seed=3), 1)


def hold(game: Game, seed: int) -> None:
    """A game is played for a while, and looked at every now and then."""
    bots: list[Any] = bots_for(game, "greedy" if seed % 2 else "random", seed)
    for n in range(700):
        if game.over:
            break
        if n % 9 == 0:
            check(game)
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules))
    check(game)


def test_a_skirmish_has_a_combat_only() -> None:
    game = new("heroes", scenario="skirmish", seats=["castle_vanguard", "guards=III"], seed=1)
    check(game)
    view = wire_view(game, 0)
    assert view["world"] is None
    assert view["combat"]["factions"] == ["castle", "neutral"]
    assert view["combat"]["guards"] == 3
    assert view["combat"]["players"] == [0, 1]
    assert view["combat"]["place"] == ""


def test_the_order_tells_who_comes_next() -> None:
    """Whoever is told to come next does, unless the player picks another of own units that are tied."""
    game = new("heroes", scenario="skirmish", seats=["castle_vanguard", "necropolis_vanguard"], seed=5)
    bots: list[Any] = bots_for(game, "greedy", 5)
    compared = 0
    while not game.over:
        before = wire_view(game, SPECTATOR)["combat"]
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules))
        now = wire_view(game, SPECTATOR)["combat"]
        if now["round"] != before["round"] or before["active"] < 0 or now["active"] in (before["active"], -1):
            continue
        order = [n for n in before["order"] if str(n) in now["units"]]
        if before["active"] not in order:
            continue
        expected = order[order.index(before["active"]) + 1]
        told, came = now["units"][str(expected)], now["units"][str(now["active"])]
        compared += 1
        assert (told["side"], told["initiative"]) == (came["side"], came["initiative"])
    assert compared > 5


def test_the_progress_of_every_player_towards_the_goals_is_told() -> None:
    game = new("heroes", scenario="brave_new_world", seats=["castle", "necropolis"], seed=5)
    assert wire_view(game, SPECTATOR)["world"]["goals"] == [
        {"goal": "capture_town", "done": [0, 0], "of": 1, "at_most": False, "from_round": 1},
        {"goal": "defeat_main_hero", "done": [0, 0], "of": 2, "at_most": False, "from_round": 1},
    ]
    state = position(game)
    falls = list(state.falls)
    falls[2 * 1 + 0] = 1
    state.falls = type(state.falls)(falls)
    state.clashes |= 1 << (2 * 0 + 1)
    goals = wire_view(game, SPECTATOR)["world"]["goals"]
    assert [goal["done"] for goal in goals] == [[1, 0], [0, 1]]


def test_what_lies_face_down_is_told_by_its_tiers_only() -> None:
    game = new("heroes", scenario="unholy_quest", seats=["castle", "necropolis"], seed=5)
    while position(game).game_round < 1:
        game.apply(game.choice.keys[0])
    state = wire_view(game, SPECTATOR)["world"]["scenario_state"]
    assert list(state["lairs"].values()) == ["brood"]
    horde = state["hordes"]["brood"]
    assert horde["units"] == []
    assert Counter(horde["unknown"]) == {"bronze": 4, "silver": 2, "gold": 2, "azure": 1}


def test_a_beast_may_be_any_of_those_it_is_drawn_from() -> None:
    game = new("heroes", scenario="barrow_beast", seats=["castle", "necropolis"], seed=5)
    while position(game).game_round < 1:
        game.apply(game.choice.keys[0])
    state = wire_view(game, 0)["world"]["scenario_state"]
    assert set(state["beast"]) == {"neutral_crystal_dragons", "neutral_azure_dragons"}
    assert (state["wounds"], state["vigour"], state["slayer"]) == (0, 6, -1)


def test_a_combat_of_a_whole_game_tells_its_place_and_colours() -> None:
    game = new("heroes", scenario="brave_new_world", seats=["castle", "necropolis"], seed=5)
    bots: list[Any] = bots_for(game, "greedy", 5)
    while not position(game).base:
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules))
    combat = wire_view(game, SPECTATOR)["combat"]
    met = next(event for event in game.events_back() if event.name in ("encounter", "fight"))
    assert combat["place"] == met.args["field"]
    assert combat["players"][0] == int(met.args["hero"]) >> 1
    assert combat["factions"][0] == ("castle", "necropolis")[combat["players"][0]]
