"""Games of the scenarios that come with the program: in the first turn, or played out by bots."""

from collections.abc import Sequence

from banneret.arena.match import Match, Played, play_one
from banneret.games import rules_of
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from tests.support.journey import THREE, TWO, Luck, luck, state_of
from tests.support.league import into_turn

SOLO = ("castle/catherine",)
SEATS = {1: SOLO, 2: TWO, 3: THREE}


def saga(scenario: str, seats: Sequence[str] = TWO, *, first: int = 0, **options: str) -> Game:
    """A game of a scenario in which the starting player is asked what to do in the first turn; no card is drawn."""
    rules = rules_of("heroes")
    setup = rules.normalise(Setup(game="heroes", scenario=scenario, seats=tuple(seats), options=options))
    game = Game(rules, setup, 0, Luck())
    if len(seats) > 1:
        luck(game, dice=[1 if seat == first else -1 for seat in range(len(seats))])
    game.settle()
    while state_of(game).game_round == 0:
        game.apply(game.choice.options[0])
    return into_turn(game)


def played_out(
    scenario: str, players: int, bot: str = "greedy", seed: int = 1, seats: Sequence[str] = (), **options: str
) -> Played:
    """A game between bots of one kind, which must come to an end without an error."""
    bots = (bot,) * players
    sides = tuple(seats) or SEATS[players]
    match = Match(game="heroes", scenario=scenario, sides=sides, bots=bots, names=bots, seed=seed, options=options)
    played = play_one(match)
    assert played.error == "", played.error
    assert played.returns is not None, f"{scenario} did not come to an end"
    return played
