"""The bot that plans its turns on the map."""

from random import Random
from typing import cast

import pytest

import banneret
from banneret.bots import make
from banneret.bots.search.budget import Budget
from banneret.bots.search.luck import Luck
from banneret.heroes.bots.characters import BUILDER
from banneret.heroes.bots.greedy import HeroesGreedy, map_answer
from banneret.heroes.bots.planning.map_judge import MapJudge
from banneret.heroes.bots.planning.realm_value import realm_values
from banneret.heroes.bots.search import HeroesSearch
from banneret.heroes.bots.style import PLAIN, TUNED
from banneret.heroes.bots.targets import best_step, ways_of
from banneret.heroes.state.hero_numbers import main_hero
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.game import Game
from banneret.kernel.keys import argument
from tests.bots.search.fair_play import same_answer_whatever_is_hidden
from tests.heroes.bots.planned_turns import RIVALS, at_turn, plans, position


@pytest.mark.parametrize("questions", [10, 60, 150])
def test_plans_are_offered_answers_and_what_the_tuned_greedy_bot_would_do_is_the_likeliest(questions: int) -> None:
    game = at_turn(questions)
    found = plans(game)
    state = position(game)
    assert all(plan.option in state.options for plan in found)
    assert found[0].option == map_answer(state, Random(1), TUNED)
    assert sum(plan.prior for plan in found) == pytest.approx(1.0)


def turns_of_both_styles() -> list[tuple[Game, int, int]]:
    """Turns at which the greedy bot and the tuned one would go on differently, and what each of them would do."""
    found: list[tuple[Game, int, int]] = []
    for questions in (10, 30, 60, 90, 120, 150):
        game = at_turn(questions)
        plain, tuned = (map_answer(position(game), Random(1), style) for style in (PLAIN, TUNED))
        if plain != tuned:
            found.append((game, plain, tuned))
    return found


def test_against_rivals_the_planner_plays_as_evolution_has_taught_it_unless_it_has_a_taste_of_its_own() -> None:
    found = turns_of_both_styles()
    assert found
    for game, _, tuned in found:
        assert plans(game)[0].option == tuned
        assert plans(game, BUILDER)[0].option == map_answer(position(game), Random(1), BUILDER)


def test_what_the_planner_leaves_to_the_greedy_bot_is_answered_in_the_same_style() -> None:
    game, plain, tuned = turns_of_both_styles()[0]
    view = game.view(position(game).seat)
    assert HeroesGreedy(1).choose(view, game.rules) == plain
    assert HeroesGreedy(1, PLAIN, TUNED).choose(view, game.rules) == tuned
    bot, builder = HeroesSearch(1, Budget(simulations=1)), HeroesSearch(1, Budget(simulations=1), BUILDER)
    assert bot.otherwise.choose(view, game.rules) == tuned
    assert builder.otherwise.choose(view, game.rules) == map_answer(position(game), Random(1), BUILDER)


def test_a_way_begins_beside_the_hero_and_ends_at_its_goal() -> None:
    game = at_turn(40)
    state = position(game)
    hero = main_hero(state.seat)
    walks = [plan for plan in plans(game) if plan.hero == hero]
    assert walks
    ways = ways_of(state, hero, TUNED)
    for plan in walks:
        assert argument(plan.option) == plan.path[0]
        assert ways.before[plan.path[0]] == state.hero_at[hero]
        assert all(ways.before[later] == field for field, later in zip(plan.path, plan.path[1:], strict=False))
    assert best_step(state, hero, TUNED)[1] in {path[0] for _, goal in ways.goals for path in [ways.path(goal)]}


def test_a_plan_is_carried_out_as_far_as_the_points_go() -> None:
    game = at_turn(40)
    state = position(game)
    judge = MapJudge(1)
    judge.begin(state, state.seat)
    long = max(plans(game), key=lambda plan: len(plan.path))
    assert len(long.path) > 1
    world = cast(WholeGame, game.rules.determinize(game.view(state.seat), Random(3)))
    judge.carry_out(long, world, Luck(Random(3)))
    assert world.hero_at[long.hero] in long.path
    assert world.hero_at[long.hero] == long.path[-1] or world.mp[long.hero] == 0


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    rng = Random(5)
    redealt = [same_answer_whatever_is_hidden(at_turn(n), rng, "search:12sims") for n in (5, 60, 120)]
    assert any(redealt)


def test_a_stronger_army_and_a_larger_income_are_worth_more() -> None:
    state = position(at_turn(60))
    teams = (0, 1)
    first, second = realm_values(state, teams)
    assert first == pytest.approx(-second)
    richer = state.copy()
    richer.income[0] += 10
    assert realm_values(richer, teams)[0] > first
    seasoned = state.copy()
    seasoned.experience[0] += 4
    assert realm_values(seasoned, teams)[0] > first
    out = state.copy()
    out.out |= 1
    assert realm_values(out, teams)[0] < -0.9


@pytest.mark.parametrize(("scenario", "players"), [("brave_new_world", 3), ("arrogance", 3)])
def test_it_plans_with_three_players_and_allies(scenario: str, players: int) -> None:
    seats = ("castle/catherine", "dungeon/mutare", "necropolis/sandro")[:players]
    game = at_turn(30, scenario, seats)
    seat = position(game).seat
    assert make("search:9sims", "heroes", 1).choose(game.view(seat), game.rules) in position(game).options


def test_it_plays_a_whole_game_to_its_end() -> None:
    game = banneret.new("heroes", scenario="carpe_diem", seats=list(RIVALS), seed=4)
    players = [make("search:8sims", "heroes", 1), make("greedy", "heroes", 2)]
    for _ in range(5000):
        if game.over:
            break
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
    assert game.over


def test_the_warlord_plays_as_well_as_can_be() -> None:
    game, plain, tuned = turns_of_both_styles()[0]
    view = game.view(position(game).seat)
    warlord, marshal = (make(rank, "heroes", 1) for rank in ("warlord", "marshal"))
    assert cast(HeroesSearch, warlord).otherwise.choose(view, game.rules) == tuned != plain
    usual = map_answer(position(game), Random(1), BUILDER)
    assert cast(HeroesSearch, marshal).otherwise.choose(view, game.rules) == usual
