"""A game of a scenario that bots have played up to a round, so that a designer can look at what comes later.

The same scenario, seed and bot always lead to the same position.
"""

from __future__ import annotations

from random import Random

import msgspec

from banneret.arena.bot_game import MOST_CHOICES
from banneret.arena.sim import luck_of
from banneret.bots import make
from banneret.games import rules_of
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from banneret.table.presenter import presenter_of


class Reached(msgspec.Struct, frozen=True):
    """A game that was played ahead."""

    record: str
    step: int
    """How many decisions led there."""
    round: int
    over: bool
    """Whether it ended before that round."""


def play_ahead(game: str, text: str, players: int, round: int, seed: int, bot: str) -> Reached:
    """Let bots play until somebody is asked in that round, or the game is over.

    Raises ContentError for a file that cannot be read, SetupError for a game that cannot be begun or does not get
    there.
    """
    presenter, rules = presenter_of(game), rules_of(game)
    id, definition = presenter.own_definition(text)
    if str(players) not in presenter.own_scenario(text, "en").tables:
        raise SetupError(f"the scenario is not for {players} players")
    rng = Random(f"ahead {seed}")
    sides = presenter.draw_sides(id, ["random"] * players, rng, definition)
    setup = Setup(game=game, scenario=id, seats=sides, options={}, definition=definition)
    played = Game(rules, rules.normalise(setup), luck_of(seed, 0))
    played.settle()
    bots = [make(bot, game, luck_of(seed, seat + 1)) for seat in range(players)]
    step = 0
    while not played.over and presenter.round_of(played.state) < round:
        if step == MOST_CHOICES:
            raise SetupError(f"round {round} was not reached within {MOST_CHOICES} decisions")
        seat = played.state.seat
        played.apply(bots[seat].choose(played.view(seat), rules), seat)
        step += 1
    return Reached(played.record(), step, presenter.round_of(played.state), played.over)
