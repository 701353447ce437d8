"""Turns that are planned without rivals: in campaigns, and together against AI heroes or time."""

from random import Random

import pytest

from banneret.bots import make
from banneret.bots.advice import advise, said
from banneret.bots.search.budget import Budget
from banneret.heroes.bots.coop import homewards, threat
from banneret.heroes.bots.greedy import map_answer
from banneret.heroes.bots.planning.common_cause import nearness
from banneret.heroes.bots.planning.map_judge import USUAL, MapJudge
from banneret.heroes.bots.planning.realm_value import realm_parts, realm_values
from banneret.heroes.bots.search import HeroesSearch
from banneret.heroes.bots.style import TUNED
from banneret.heroes.commands.courses import CAMPAIGNS, COOPERATIVE, LEADERS
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ACTION
from tests.bots.search.fair_play import same_answer_whatever_is_hidden
from tests.heroes.bots.planned_turns import at_turn, plans, position
from tests.heroes.bots.test_common_cause import march
from tests.heroes.builder import scenario_game

TOGETHER: list[tuple[str, tuple[str, ...]]] = [(scenario, LEADERS[:2]) for scenario in COOPERATIVE]
TOGETHER += [(f"{name}_{part}", (leader,)) for name, leader in CAMPAIGNS for part in (1, 2, 3)]


def value(game: Game) -> float:
    state = position(game)
    (found,) = realm_values(state, (0,) * len(state.town_at))
    return found


@pytest.mark.parametrize(("scenario", "seats"), TOGETHER, ids=[scenario for scenario, _ in TOGETHER])
def test_turns_of_every_campaign_and_cooperative_game_are_searched(scenario: str, seats: tuple[str, ...]) -> None:
    game = at_turn(10, scenario, seats, seed=3)
    bot = HeroesSearch(1, Budget(simulations=4))
    compared = 0
    for _ in range(30):
        state = position(game)
        view = game.view(state.seat)
        turn = state.kind == K_ACTION and not state.base
        assert (bot.searcher(view) is bot.planner) == turn
        game.apply(bot.choose(view, game.rules), state.seat)
        if turn and bot.planner.last is not None:
            compared = max(compared, bot.planner.last.simulations)
    assert compared >= 4


def test_without_rivals_the_planner_plays_as_the_greedy_bot_does() -> None:
    differ = 0
    for questions in (5, 10, 20, 40):
        game = at_turn(questions, "border_fires", LEADERS[:2], seed=3)
        state = position(game)
        usual = map_answer(state, Random(1))
        differ += usual != map_answer(state, Random(1), TUNED)
        assert max(plan.prior for plan in plans(game) if plan.option == usual) >= USUAL - 0.001
        bot = HeroesSearch(1, Budget(simulations=1))
        assert bot.otherwise.choose(game.view(state.seat), game.rules) == usual
    assert differ


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    rng = Random(5)
    games = [at_turn(n, "border_fires", LEADERS[:2], seed=3) for n in (5, 60)]
    games.append(at_turn(40, "long_live_the_queen_1", LEADERS[:1], seed=3))
    redealt = [same_answer_whatever_is_hidden(game, rng, "search:9sims") for game in games]
    assert any(redealt)


def test_nearer_to_the_goal_is_better_and_nearer_to_defeat_is_worse() -> None:
    game = scenario_game("three_wards")
    state = position(game)
    before = value(game)
    goals = state.game_terms.scenario
    assert nearness(state, goals.defeat) == 0.0
    host = state.scenario_state.host
    host.falls_to_ai = (1, *host.falls_to_ai[1:])
    assert nearness(state, goals.defeat) == pytest.approx(1 / 3)
    assert value(game) < before
    host.falls_to_ai = (0, *host.falls_to_ai[1:])
    assert value(game) == before
    host.beaten = (1, *host.beaten[1:])
    host.at = (-1, *host.at[1:])
    assert 0 < nearness(state, goals.victory) < 1
    assert value(game) > before


def test_a_stronger_army_and_more_time_are_better() -> None:
    game = at_turn(40, "first_steps", LEADERS[:1], seed=3)
    before = value(game)
    state = position(game)
    state.experience[0] += 6
    assert value(game) > before
    state.experience[0] -= 6
    state.game_round += 2
    assert value(game) < before


def test_only_goals_for_so_many_players_count() -> None:
    state = position(at_turn(5, "border_fires", LEADERS[:2], seed=3))
    goals = state.game_terms.scenario.victory
    assert [goal.only_players for goal in goals] == [(1,), (2,), (3,)]
    assert nearness(state, goals[:1]) == nearness(state, goals[2:]) == 0.0
    assert nearness(state, goals) == nearness(state, goals[1:2])


def test_actions_of_the_scenario_and_the_way_home_are_among_the_plans() -> None:
    game = at_turn(60, "border_fires", LEADERS[:2], seed=5)
    assert "rule:1" in {game.choice.key(plan.option) for plan in plans(game)}
    threatened = march(6, "castle_crusaders+", "castle_griffins+", "castle_marksmen+")
    assert threat(threatened.position, 0)
    assert homewards(threatened.position, 0) in {plan.option for plan in plans(threatened)}


def test_a_plan_may_be_explained_by_the_common_goal() -> None:
    game = at_turn(60, "border_fires", LEADERS[:2], seed=5)
    state = position(game)
    judge = MapJudge(1)
    judge.begin(state, state.seat)
    assert judge.part_names[-1] == "cause"
    parts = realm_parts(state, (0, 0), state.seat)
    assert len(parts) == len(judge.part_names)
    judge.begin(position(at_turn(10)), 0)
    assert judge.part_names[-1] == "rivals"
    view = game.view(state.seat)
    advice = advise(view, game.rules, Budget(simulations=12))
    assert advice.best.worth is not None
    assert all(said(answer, view, "heroes", lang) for answer in (advice.best, *advice.others) for lang in ("en", "pl"))


def test_it_plays_a_cooperative_game_to_its_end() -> None:
    game = at_turn(5, "border_fires", LEADERS[:2], seed=4)
    players = [make("search:3sims", "heroes", 1), make("greedy", "heroes", 2)]
    for _ in range(3000):
        if game.over:
            break
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
    assert game.over
