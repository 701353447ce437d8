"""Games of the scenarios that come with the program: in the first turn, or played out by bots."""

from collections.abc import Sequence

from banneret.arena.pairing import Pairing, Played, play_one
from banneret.games import rules_of
from banneret.heroes.adventure.map.land import open_around
from banneret.heroes.geometry.map_grid import FIELDS, field_name
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from tests.heroes.support.journey import FIELD, THREE, TWO, Luck, ask_again, give, luck, stand, state_of
from tests.heroes.support.league import into_turn

SOLO = ("castle/catherine",)
SEATS = {1: SOLO, 2: TWO, 3: THREE}


def begun(scenario: str, seats: Sequence[str] = TWO, *, first: int = 0, **options: str) -> Game:
    """A game of a scenario at its first question, with the starting player settled by dice to come."""
    rules = rules_of("heroes")
    setup = rules.normalise(Setup(game="heroes", scenario=scenario, seats=tuple(seats), options=options))
    game = Game(rules, setup, 0, Luck())
    if len(seats) > 1 and not state_of(game).game_terms.turn_order:
        luck(game, dice=[1 if seat == first else -1 for seat in range(len(seats))])
    game.settle()
    return game


def saga(scenario: str, seats: Sequence[str] = TWO, *, first: int = 0, **options: str) -> Game:
    """A game of a scenario in which the starting player is asked what to do in the first turn; no card is drawn."""
    game = begun(scenario, seats, first=first, **options)
    while state_of(game).game_round == 0:
        game.apply(game.choice.options[0])
    return into_turn(game)


def played_out(
    scenario: str, players: int, bot: str = "greedy", seed: int = 1, seats: Sequence[str] = (), **options: str
) -> Played:
    """A game between bots of one kind, which must come to an end without an error."""
    bots = (bot,) * players
    sides = tuple(seats) or SEATS[players]
    game_terms = Pairing(
        game="heroes", scenario=scenario, sides=sides, bots=bots, names=bots, seed=seed, options=options
    )
    played = play_one(game_terms)
    assert played.error == "", played.error
    assert played.returns is not None, f"{scenario} did not come to an end"
    return played


def town_of(game: Game, player: int) -> str:
    """The field of a player's starting Town."""
    return field_name(state_of(game).town_at[player])


def beside(game: Game, field: str) -> str:
    """A field from which one can step to another."""
    return field_name(next(f for f in range(FIELDS) if FIELD[field] in open_around(state_of(game), f)))


def at_the_gates(game: Game, player: int, owner: int, *, mp: int = 3) -> None:
    """Put a Main Hero before the Town of another player, who has gone to the own land of the first and has no gold."""
    stand(game, owner, beside(game, town_of(game, player)))
    give(game, owner)
    stand(game, player, beside(game, town_of(game, owner)), mp=mp)
    ask_again(game)


def option_of(game: Game, key: str) -> int:
    """The number of an answer, offered or not."""
    option = game.rules.parse(game.choice.kind, key)
    assert option is not None, f"{key} is no answer"
    return option
