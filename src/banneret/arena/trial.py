"""A scenario tried out: games in which every answer is drawn, played to their ends.

The check of a scenario file reads it; this plays it. A file that crashes the rules, leaves a player without an answer
or never ends is found here, with the record of the game up to that point. The same file always gets the same games.
"""

from __future__ import annotations

import time
from random import Random
from typing import Final, Literal

import msgspec

from banneret.arena.sim import luck_of
from banneret.games import resume, rules_of
from banneret.kernel.errors import BanneretError
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.rules import Setup
from banneret.table.presenter import presenter_of

GAMES: Final = 10
"""How many games a file is tried with before it is passed on to others."""
MOST_CHOICES: Final = 60_000
"""A game with more decisions than this does not end. Random answers take much longer than a player's."""
SECONDS: Final = 40.0
"""Processor time after which a game is given up."""

Fault = Literal["", "not_begun", "crash", "dead_end", "endless", "too_slow"]
"""What went wrong in a game: it could not be begun, the rules failed, a player had no answer, it did not end, it was
too slow."""


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """How one game went."""

    number: int
    players: int
    choices: int = 0
    fault: Fault = ""
    detail: str = ""
    """What the program said about the fault."""
    record: str = ""
    """The game up to the fault; empty if it went well, or could not be begun."""


def try_out(game: str, text: str, number: int, seconds: float = SECONDS) -> Tried:
    """Play game number `number` of the trial of a scenario file. Raises ContentError for a file that cannot be read."""
    presenter = presenter_of(game)
    id, definition = presenter.own_definition(text)
    tables = presenter.own_scenario(text, "en").tables
    # What needs more than the box cannot be begun by anybody.
    able = [int(players) for players, table in tables.items() if not table.needs]
    players = able[number % len(able)] if able else int(next(iter(tables)))
    rng = Random(f"trial {number}")
    try:
        sides = presenter.draw_sides(id, ["random"] * players, rng, definition)
        asked = Setup(game=game, scenario=id, seats=sides, options={}, definition=definition)
        rules = rules_of(game)
        started = Game(rules, rules.normalise(asked), luck_of(0, number))
        started.settle()
    except Exception as error:
        return Tried(number=number, players=players, fault="not_begun", detail=_told(error))
    return _played(started, rng, Tried(number=number, players=players), seconds)


def _played(game: Game, rng: Random, tried: Tried, seconds: float) -> Tried:
    until = time.process_time() + seconds
    choices = 0
    while not game.over:
        options = game.state.options
        fault: Fault = ""
        detail = ""
        if not options:
            fault = "dead_end"
        elif choices >= MOST_CHOICES:
            fault = "endless"
        elif time.process_time() > until:
            fault = "too_slow"
        else:
            before = len(game.played)
            try:
                game.apply(rng.choice(options))
            except Exception as error:
                return msgspec.structs.replace(
                    tried, choices=choices, fault="crash", detail=_told(error), record=_before(game, before)
                )
        if fault:
            return msgspec.structs.replace(tried, choices=choices, fault=fault, detail=detail, record=game.record())
        choices += 1
    return msgspec.structs.replace(tried, choices=choices)


def _before(game: Game, answers: int) -> str:
    """The record of a game up to the answer that broke it, so that it can be replayed to there."""
    try:
        return resume(parse_record(game.record()), answers).record()
    except Exception:  # a position that broke once may break again; what was played is still worth having
        return game.record()


def _told(error: Exception) -> str:
    name = "" if isinstance(error, BanneretError) else f"{type(error).__name__}: "
    return " ".join(f"{name}{error}".split())[:300]
