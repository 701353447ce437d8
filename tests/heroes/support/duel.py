"""Tournaments: two players who choose, build their map and play for points."""

from collections.abc import Sequence
from random import Random

from banneret.games import rules_of
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from banneret.kernel.sequence import step_name
from tests.heroes.support.journey import TWO, Luck, happened, luck, seen, state_of

CROSSROADS = "tournament_crossroads"
TWINS = "tournament_twin_hearts"
CHOOSING = ("choose", "choose")


def duel(seats: Sequence[str] = TWO, scenario: str = CROSSROADS, *, rolls: Sequence[str] = (), seed: int = 0) -> Game:
    """A tournament at its first Choice; `rolls` are the dice of its beginning."""
    rules = rules_of("heroes")
    setup = rules.normalise(Setup(game="heroes", scenario=scenario, seats=tuple(seats), options={}))
    game = Game(rules, setup, seed, Luck(seed))
    luck(game, rolls=rolls)
    game.settle()
    return game


def step(game: Game) -> str:
    """The step of the rules that asks."""
    return step_name(game.state.step)


def built(game: Game, rng: Random | None = None) -> Game:
    """Everything before the first round is answered, at random or always by the first answer."""
    while state_of(game).game_round == 0:
        keys = game.choice.keys
        game.apply(rng.choice(keys) if rng else keys[0])
    return game


def in_turn(game: Game, seat: int | None = None) -> Game:
    """On to the actions of a turn, of a seat or of the starting player; no card is drawn before."""
    wanted = state_of(game).first if seat is None else seat
    while (game.choice.seat, game.choice.kind_name) != (wanted, "action"):
        keys = game.choice.keys
        skip = [key for key in keys if key in ("draw_cards:0", "no", "done", "pass", "end_turn", "keep", "stay")]
        game.apply(skip[0] if skip else keys[-1])
    return game


def duelling(seats: Sequence[str] = TWO, scenario: str = CROSSROADS, *, seed: int = 0) -> Game:
    """A tournament in the first turn of its starting player."""
    return in_turn(built(duel(seats, scenario, seed=seed)))


def places(game: Game, group: str = "") -> dict[str, tuple[int, int]]:
    """The tiles on the map and where they lie, all or those of one kind (by the letter their names begin with)."""
    found = {tile["tile"]: tuple(map(int, tile["at"].split(","))) for tile in seen(game)["tiles"] if tile["tile"]}
    return {name: (at[0], at[1]) for name, at in found.items() if name.startswith(group)}


def apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    """How many tiles lie between two places, one for those that touch."""
    u, v = a[0] - b[0], a[1] - b[1]
    return max(abs(u), abs(v), abs(u + v))


def scores(game: Game) -> dict[int, int]:
    """By player: the points that were counted."""
    return {int(told["player"]): int(told["n"]) for told in happened(game, "scored")}
