"""Games up to a turn on the map, and the plans that the bot compares there."""

from typing import cast

import banneret
from banneret.bots import make
from banneret.heroes.bots.planning.map_judge import MapJudge, MapPlan
from banneret.heroes.bots.style import PLAIN, Style
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ACTION

RIVALS = ("castle/catherine", "necropolis/sandro")


def at_turn(questions: int, scenario: str = "carpe_diem", seats: tuple[str, ...] = RIVALS, seed: int = 2) -> Game:
    """A game in which the greedy bot has answered so many questions, up to a decision of somebody's turn."""
    game = banneret.new("heroes", scenario=scenario, seats=list(seats), seed=seed)
    players = [make("greedy", "heroes", seat) for seat in range(len(seats))]
    done = 0
    while not game.over:
        state = position(game)
        if done >= questions and state.kind == K_ACTION and not state.base and len(state.options) > 3:
            return game
        game.apply(players[state.seat].choose(game.view(state.seat), game.rules), state.seat)
        done += 1
    raise AssertionError("the game was over before")


def position(game: Game) -> WholeGame:
    return cast(WholeGame, game.state)


def plans(game: Game, style: Style = PLAIN) -> list[MapPlan]:
    """What the planner compares."""
    judge = MapJudge(1, style)
    state = position(game)
    judge.begin(state, state.seat)
    return [cast(MapPlan, plan) for plan in judge.candidates(state, state.seat, 0.0)]
