"""Every way that is told can be walked, costs what is said and is the cheapest."""

from random import Random

import pytest

from banneret.games import new
from banneret.heroes.geometry.combat_board import NEAR, SPACE_NAMES
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.units_and_cards import FLYING, TYPE
from banneret.kernel.sequence import question_of, step_name
from banneret.table.protocol import Way
from tests.heroes.builder import HeroesGame, whole_game
from tests.heroes.table.positions import walked
from tests.support.shown import ways


def position(game: HeroesGame) -> WholeGame:
    state = game.state
    assert isinstance(state, WholeGame)
    return state


def walk(game: HeroesGame, way: Way) -> WholeGame:
    """Walk a way on a copy of the position itself, as far as no other question comes."""
    state = position(game).copy()
    state.log = []
    for n, answer in enumerate(way.answers):
        option = game.rules.parse(state.kind, answer)
        assert option in state.options, (way, n)
        state.apply(option)
        while state.forced():
            state.apply(state.options[0])
    return state


@pytest.mark.parametrize(("scenario", "seed"), [("brave_new_world", 1), ("crossroads", 2), ("brave_new_world", 3)])
def test_every_way_can_be_walked(scenario: str, seed: int) -> None:
    game = HeroesGame.of(new("heroes", scenario=scenario, seats=["castle", "dungeon"], seed=seed))
    longest = fights = struck = 0
    for _ in walked(game, seed, 350):
        seat = game.state.seat
        digest = game.digest
        found = ways(game, seat)
        assert game.digest == digest
        if position(game).base:
            check_unit_ways(game, found)
            struck += sum(way.fight for way in found)
            continue
        if step_name(game.state.step) != "ask_turn":
            assert found == ()
            continue
        assert ways(game, 1 - seat) == ()
        assert len({(way.piece, way.to) for way in found}) == len(found)
        steps = {key for key in game.choice.keys if key.startswith(("go:", "go2:"))}
        assert {way.answers[0] for way in found} <= steps
        for way in found:
            assert way.piece >> 1 == seat
            state = walk(game, way)
            walks = [event for raw in state.log or () if (event := game.rules.event(raw)).name == "walk"]
            assert walks[-1].args["field2"] == way.to
            assert len(walks) == way.cost == len([key for key in way.answers if key.startswith("go")])
            assert way.fight or not state.base
            longest, fights = max(longest, way.cost), fights + way.fight
    assert longest > 1
    assert fights
    assert struck


def check_unit_ways(game: HeroesGame, found: tuple[Way, ...]) -> None:
    """A unit goes from space to space, to where it may move, or may strike somebody it could not before."""
    moves = {key for key in game.choice.keys if key.startswith("move:")}
    assert {way.answers[0] for way in found} == (moves if step_name(game.state.step) == "ask_action" else set())
    for way in found:
        spaces = [SPACE_NAMES.index(name) for name in way.path]
        here = position(game).pos[way.piece]
        if TYPE[position(game).row[way.piece]] != FLYING:
            for one in spaces:
                assert NEAR[here] >> one & 1
                assert position(game).at[one] == -1
                here = one
        assert way.answers[0] == f"move:{way.path[-1]}"
        assert way.cost == len(way.path)
        assert way.fight == (way.answers[-1] == f"attack:{way.to}")
        assert not way.fight or way.answers[-1] not in game.choice.keys
        state = position(game).copy()
        for answer in way.answers:
            option = game.rules.parse(state.kind, answer)
            assert option in state.options, way
            state.apply(option)


def test_steps_next_to_a_hero_are_all_told() -> None:
    game = whole_game()
    game.stand(0, "0,0.c", mp=1)
    game.ask_again()
    offered = {key.partition(":")[2] for key in game.choice.keys if key.startswith("go:")}
    assert {way.to for way in ways(game, 0)} == offered
    assert {way.cost for way in ways(game, 0)} == {1}


def test_the_cheapest_way_is_told() -> None:
    """Fields around the middle of a tile are one step apart, so none costs more than its distance."""
    game = whole_game()
    game.stand(0, "0,0.c", mp=3)
    game.ask_again()
    found = {way.to: way for way in ways(game, 0)}
    start = position(game).hero_at[0]
    assert field_name(start) not in found
    for key in game.choice.keys:
        if key.startswith("go:"):
            assert found[key.partition(":")[2]].cost == 1


def test_every_way_to_lay_an_obstacle_is_told_and_can_be_gone() -> None:
    game, rng, asked_for = (
        new("battlefield", scenario="duel_short", seats=("castle/catherine", "dungeon/mutare"), seed=6),
        Random(1),
        0,
    )
    game.settle()
    while question_of(game.state.step) != "ask_action":
        if question_of(game.state.step) == "ask_obstacle":
            found = ways(game, game.state.seat)
            assert ways(game, 1 - game.state.seat) == ()
            assert {way.answers[0] for way in found} == set(game.choice.keys)
            for way in found:
                laid = game.branch(len(game.played))
                for answer in way.answers:
                    laid.apply(answer)
                if laid.state.seat == game.state.seat:
                    assert set(laid.choice.keys) == {f"place:{hex}" for hex in way.path}
            asked_for += 1
        game.apply(rng.choice(game.state.options))
        game.settle()
    assert asked_for > 2
