"""Simulations a second: the searcher beside OpenSpiel's MCTS, on the same skirmish and the same core.

    python -m tests.bench.search_speed [--seconds 5]

Needs an environment with `open_spiel`; without it only the searcher is measured. Every line searches the same position,
the first action of a fight between two even armies, with everything hidden dealt once. `random` plays random answers to
the end of the fight, which is what OpenSpiel's evaluator does; `judge` is what the bot `search` does. The C++ search of
OpenSpiel's package cannot search games that are written in Python (it crashes on OpenSpiel's own examples of those), so
it searches Breakthrough, whose rules are C++ too, beside the search in Python of the same game.
"""

from __future__ import annotations

import argparse
import importlib
from random import Random
from time import perf_counter, process_time
from typing import Any

import banneret
from banneret.bots.search import searching
from banneret.bots.search.budget import Budget
from banneret.bots.search.judge import SearchJudge
from banneret.bots.search.searching import Search
from banneret.heroes.bots.fight.fight_judge import FightJudge
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.state import CHANCE, OVER, State

ARMIES = ("castle_vanguard", "necropolis_vanguard")
MOST_ANSWERS = 1 << 20
FAR_AWAY = 1e9
AT_A_TIME = 300


def position() -> Game:
    """The first action of the fight."""
    game = banneret.new("heroes", scenario="skirmish", seats=ARMIES, seed=3)
    greedy = banneret.bots.make("greedy", "heroes", 1)
    while game.state.kind != K_ACTION:
        game.apply(greedy.choose(game.view(game.state.seat), game.rules))
    return game


def own_rate(judge: SearchJudge, seconds: float) -> float:
    """Simulations a second of the searcher."""
    game = position()
    simulations = 0
    start = process_time()
    while process_time() - start < seconds:
        search = Search(game.view(game.state.seat), game.rules, judge, Random(simulations), FAR_AWAY)
        search.begin(FAR_AWAY)
        search.think(Budget(simulations=2000), perf_counter())
        simulations += search.simulations
    return simulations / (process_time() - start)


def skirmish_for(spiel: Any) -> Any:
    """The skirmish as a game of OpenSpiel, made of the same States."""
    first = position()
    root = first.rules.determinize(first.view(first.state.seat), Random(1))
    dynamics = spiel.GameType.Dynamics.SEQUENTIAL
    kind = spiel.GameType(
        short_name="banneret_skirmish",
        long_name="Banneret skirmish",
        dynamics=dynamics,
        chance_mode=spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=spiel.GameType.Information.PERFECT_INFORMATION,
        utility=spiel.GameType.Utility.ZERO_SUM,
        reward_model=spiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    info = spiel.GameInfo(
        num_distinct_actions=MOST_ANSWERS,
        max_chance_outcomes=64,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=10_000,
    )

    class Position(spiel.State):  # type: ignore[misc]
        """A State behind the interface of OpenSpiel."""

        def __init__(self, game: Any, state: State) -> None:
            super().__init__(game)
            self.state = state

        def current_player(self) -> int:
            seat = self.state.seat
            players: Any = spiel.PlayerId
            return int(players.TERMINAL if seat == OVER else players.CHANCE if seat == CHANCE else seat)

        def _legal_actions(self, player: int) -> list[int]:
            return sorted(self.state.options)

        def chance_outcomes(self) -> list[tuple[int, float]]:
            outcomes = self.state.outcomes
            return [(n, 1 / len(outcomes)) for n in range(len(outcomes))]

        def _apply_action(self, action: int) -> None:
            self.state.apply(self.state.outcomes[action] if self.state.seat == CHANCE else action)

        def _action_to_string(self, player: int, action: int) -> str:
            return str(action)

        def is_terminal(self) -> bool:
            return self.state.seat == OVER

        def returns(self) -> list[float]:
            return [float(x) for x in self.state.returns] if self.state.seat == OVER else [0.0, 0.0]

        def __deepcopy__(self, memo: Any) -> Any:
            return Position(self.get_game(), self.state.copy())

        def __str__(self) -> str:
            return self.state.digest()

    class Skirmish(spiel.Game):  # type: ignore[misc]
        """The game."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> Any:
            return Position(self, root.copy())

    spiel.register_game(kind, Skirmish)
    return spiel.load_game("banneret_skirmish")


def rate_of(make_bot: Any, game: Any, seconds: float) -> float:
    """Simulations a second of a bot of OpenSpiel."""
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        make_bot(game, done + 1).step(game.new_initial_state())
        done += AT_A_TIME
    return done / (process_time() - start)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    build = "compiled" if not searching.__file__.endswith(".py") else "pure"
    print(f"searcher, judge ({build}): {own_rate(FightJudge(), seconds):,.0f}")
    print(f"searcher, random ({build}): {own_rate(SearchJudge(), seconds):,.0f}")
    try:
        spiel: Any = importlib.import_module("pyspiel")
        mcts: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
        numpy: Any = importlib.import_module("numpy")
    except ImportError:
        print("open_spiel is not installed here")
        return
    skirmish = skirmish_for(spiel)
    breakthrough = spiel.load_game("breakthrough(rows=6,columns=6)")

    def python_bot(game: Any, seed: int) -> Any:
        luck = numpy.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        return mcts.MCTSBot(game, 1.4, AT_A_TIME, evaluator, solve=False, random_state=luck)

    def native_bot(game: Any, seed: int) -> Any:
        evaluator = spiel.RandomRolloutEvaluator(1, seed)
        return spiel.MCTSBot(game, evaluator, 1.4, AT_A_TIME, 1000, False, seed, False)

    print(f"OpenSpiel MCTS in Python, random, skirmish: {rate_of(python_bot, skirmish, seconds):,.0f}")
    print(f"OpenSpiel MCTS in Python, random, breakthrough 6x6: {rate_of(python_bot, breakthrough, seconds):,.0f}")
    print(f"OpenSpiel MCTS in C++, random, breakthrough 6x6: {rate_of(native_bot, breakthrough, seconds):,.0f}")


if __name__ == "__main__":
    main()
