"""One game between bots."""

from __future__ import annotations

import time
import zlib

import msgspec

from banneret.bots import make
from banneret.games import new
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR

MOST_CHOICES = 20_000
"""A game with more decisions than this is abandoned as endless."""


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: what each seat brings, bots by seat, and the seed of all luck."""

    game: str
    scenario: str
    sides: tuple[str, ...]
    bots: tuple[str, ...]
    """Bots by seat."""
    names: tuple[str, ...]
    """The names of the bots in the summary, by seat."""
    seed: int
    options: dict[str, str] = {}
    definition: str = ""


class Thinking(msgspec.Struct, kw_only=True):
    """What the thinking of a bot cost in a game. Questions with a single answer do not count."""

    decisions: int = 0
    cpu: float = 0.0
    """Seconds of processor time, all decisions together."""
    longest: float = 0.0
    """Elapsed seconds of the slowest decision."""

    def add(self, cpu: float, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.cpu += cpu
        self.longest = max(self.longest, seconds)


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How a game of a pairing ended."""

    pairing: Pairing
    returns: tuple[int, ...] | None
    """1, 0 or -1 by seat; None if the game was not finished."""
    choices: int
    seconds: float
    record: str
    error: str = ""
    end: dict[str, int] = {}
    """The numbers in the description of the last position; those of a side have the side's number: `banners 1`."""
    thinking: tuple[Thinking, ...] = ()
    """By seat: the cost of its bot's thinking."""


def begun(pairing: Pairing) -> Game:
    """The game of a pairing before its first answer."""
    return new(
        pairing.game,
        scenario=pairing.scenario,
        seats=pairing.sides,
        seed=pairing.seed,
        options=pairing.options,
        definition=pairing.definition,
    )


def play_one(pairing: Pairing) -> Played:
    """Play the game of a pairing to its end. A bot or rule that fails is reported and does not stop the others."""
    game = begun(pairing)
    choices = 0
    error = ""
    end: dict[str, int] = {}
    thinking = tuple(Thinking() for _ in pairing.bots)
    start = time.perf_counter()
    try:
        players = [make(bot, pairing.game, bot_seed(pairing, seat)) for seat, bot in enumerate(pairing.bots)]
        while not game.over and choices < MOST_CHOICES:
            seat = game.state.seat
            view = game.view(seat)
            cpu, clock = time.process_time(), time.perf_counter()
            answer = players[seat].choose(view, game.rules)
            if len(view.state.options) > 1:
                thinking[seat].add(time.process_time() - cpu, time.perf_counter() - clock)
            game.apply(answer, seat)
            choices += 1
        if not game.over:
            error = f"not over after {MOST_CHOICES} choices"
        end = _end(game)
    except Exception as problem:  # a bot is anybody's code and may raise anything
        error = f"{type(problem).__name__}: {problem}"
    return Played(
        pairing=pairing,
        returns=game.result,
        choices=choices,
        seconds=time.perf_counter() - start,
        record=game.record(),
        error=error,
        end=end,
        thinking=thinking,
    )


def _end(game: Game) -> dict[str, int]:
    """The numbers of the last position, as far as everybody sees them."""
    told = game.rules.describe(game.view(SPECTATOR))
    numbers = {key: value for key, value in told.items() if isinstance(value, int)}
    sides = told.get("sides")
    for n, side in enumerate(sides if isinstance(sides, list) else []):
        if isinstance(side, dict):
            numbers |= {f"{key} {n}": value for key, value in side.items() if isinstance(value, int)}
    return numbers


def bot_seed(pairing: Pairing, seat: int) -> int:
    """A seed for the bot at a seat that depends only on the pairing."""
    return zlib.crc32(f"{pairing.seed}/{pairing.names[seat]}".encode())
