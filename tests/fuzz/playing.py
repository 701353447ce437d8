"""Playing a stacked game to its end: answers that bring open pairs together, and checks before every one of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Final

from banneret.games import resume, rules_of
from banneret.kernel.chance import Streams
from banneret.kernel.event import RawEvent
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.rules import Setup
from banneret.kernel.state import State
from tests.fuzz.coverage import Coverage

EAGER: Final = 0.75
"""How often the answer that brings most open pairs together is given; otherwise any."""
LIVE: Final = 8
"""How much more a pair counts that would meet at once than one that might meet later."""


class Broken(Exception):
    """Something that must hold did not: what, and the record of the game up to there, or the file it is about."""

    def __init__(self, what: str, text: str, suffix: str = ".record") -> None:
        super().__init__(what)
        self.text = text
        self.suffix = suffix


class Watch(ABC):
    """Follows one game and tells which things are live in the present moment."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage
        self.live = 0
        """The things live in the moment that goes on, as bits."""
        self.seen = 0
        """How many events were read."""

    def read(self, game: Game, answer: int) -> None:
        """Look at what an answer has brought about."""
        raw = game._raw
        for event in raw[self.seen :]:
            self.event(event, game.state)
        self.seen = len(raw)
        self.in_force(game.state)
        self.coverage.meet(self.live)

    def mark(self, name: str) -> None:
        """Something is live; what is no thing of this family counts for nothing."""
        n = self.coverage.number.get(name)
        if n is not None:
            self.live |= 1 << n

    def close(self) -> None:
        """A moment ends, and another begins."""
        self.coverage.meet(self.live)
        self.live = 0

    @abstractmethod
    def event(self, event: RawEvent, state: State) -> None:
        """Read one event."""

    @abstractmethod
    def in_force(self, state: State) -> None:
        """Mark what lies on the table and works without an event."""

    @abstractmethod
    def thing(self, option: int, state: State) -> int:
        """The number of the thing that an answer would make live, or -1."""

    @abstractmethod
    def at_hand(self, state: State) -> int:
        """The things that could become live later, as bits."""


Check = Callable[[Game], object]


class Stacked:
    """A game that was dealt, and all that is needed to play it."""

    def __init__(self, game: Game, watch: Watch, checks: tuple[Check, ...], most: int, rng: Random) -> None:
        self.game = game
        self.watch = watch
        self.checks = checks
        self.most = most
        """A game in which players decide more often than this does not end."""
        self.rng = rng

    def play(self) -> Game:
        """Play to the end. Whatever goes wrong is raised as Broken, with the record."""
        game = self.game
        try:
            self.watch.read(game, 0)
            for _ in range(self.most):
                for check in self.checks:
                    check(game)
                if game.over:
                    break
                options = game.state.options
                assert options, "a player is asked and has no option"
                assert len(set(options)) == len(options), "an option is offered twice"
                answer = self.chosen(options, game.state)
                game.apply(answer)
                self.watch.read(game, answer)
            assert game.over, f"no end after {self.most} decisions"
            self.watch.close()
            again = resume(parse_record(game.record()))
            assert again.digest == game.digest, "the record leads to another position"
            assert again.events == game.events, "the record tells other events"
        except Exception as error:
            raise Broken(f"{type(error).__name__} {raised_at(error)}: {error}", game.record()) from error
        return game

    def chosen(self, options: list[int], state: State) -> int:
        """An answer: often the one that brings most open pairs together, else any."""
        rng = self.rng
        if len(options) > 1 and rng.random() < EAGER:
            watch = self.watch
            coverage = watch.coverage
            later = watch.at_hand(state)
            best, most = -1, 0.0
            for option in options:
                n = watch.thing(option, state)
                if n < 0:
                    continue
                worth = LIVE * coverage.worth(n, watch.live) + coverage.worth(n, later) + rng.random() / 2
                if worth > most:
                    best, most = option, worth
            if most >= 1:
                return best
        return rng.choice(options)


def raised_at(error: Exception) -> str:
    """Where an error was raised: the last lines of the project's own on the way there."""
    frames = [
        frame
        for frame in extract_tb(error.__traceback__)
        if "/banneret/" in frame.filename or "/tests/" in frame.filename
    ]
    return " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames[-3:]))


def begun(
    game: str, scenario: str, seats: tuple[str, ...], options: dict[str, str], luck: Streams, definition: str = ""
) -> Game:
    """A new game with a luck of its own; its record holds what came up."""
    rules = rules_of(game)
    setup = Setup(game=game, scenario=scenario, seats=seats, options=options, definition=definition)
    setup = rules.normalise(setup)
    started = Game(rules, setup, luck.seed, luck)
    try:
        started.settle()
    except Exception as error:
        raise Broken(f"{type(error).__name__} {raised_at(error)}: {error}", started.record()) from error
    return started
