"""Measuring speed: everything in one run, on one core, as ratios to python-chess.

Each sample is timed between two samples of the reference, so that a machine that slows down slows both. The median of
the ratios is reported. See docs/dev/performance.md for what each line means.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final, NamedTuple, cast

import msgspec

from banneret.cli.engine_build import engine_build
from banneret.games import rules_of
from banneret.kernel.errors import BanneretError
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.replay import verify
from banneret.kernel.rules import Setup
from banneret.kernel.state import OVER, State
from banneret.plugins import part, plugins

REPEATS: Final = 9
SECONDS: Final = 0.2
"""CPU time of one sample."""
RECORDS: Final = 8
GAME_RECORDS: Final = 4
"""How many games are played once and replayed: games from positions at hand, and games set up from scratch."""
KEPT: Final = 0.1
"""The share of positions of whole games that are kept for copies and views."""

Sample = Callable[[], int]
"""Does some work and returns how much."""


def main(as_json: bool = False) -> None:
    """Measure and print."""
    report = measure()
    if as_json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
        return
    reference = cast(dict[str, object], report["reference"])
    sys.stdout.write(f"build: {report['build']}\nreference: {reference['name']}, {reference['per_s']} decisions/s\n\n")
    for name, row in report.items():
        if isinstance(row, dict) and name != "reference":
            sys.stdout.write(f"{name:26}{row['per_s']:>12} /s   {row['ratio']:>7} x {row['to']}\n")


class Measured(NamedTuple):
    """What is measured for a game, as its part `bench` says: set-ups, and which work on their games appears on which
    line.

    The work is one of those that `Work` has a method for; `copies-a-setup` is how many copies a set-up would pay for.
    """

    game: str
    setups: Callable[[Random], list[Setup]]
    lines: dict[str, str]
    """By the name of a line: what is measured. Without `playout` among them, that is measured only as a reference."""
    afresh: bool
    """Whether a playout includes its set-up. Otherwise it begins with a copy of a position."""


def measure() -> dict[str, object]:
    """All measurements as plain data."""
    chess_playout, chess_copy = _chess()
    report: dict[str, object] = {
        "build": engine_build(),
        "python": sys.version.split()[0],
        "reference": {"name": "python-chess random playout", "per_s": round(median(_rates(chess_playout)))},
    }
    chess = ("python-chess playout", chess_playout)
    copies = ("chess.Board.copy(stack=False)", chess_copy)
    plan: list[tuple[str, Sample, str, Sample]] = []
    for plugin in plugins().values():
        for measured in cast(tuple[Measured, ...], part(plugin.bench) if plugin.bench else ()):
            work = Work(measured)
            own = next(name for name, what in measured.lines.items() if what == "playout")
            references: dict[str, tuple[str, Sample]] = {
                "events": (own, work.playout),
                "replay": (own, work.playout),
                "copy": copies,
                "copies-a-setup": (f"{own}-setup", work.setup),
            }
            for name, what in measured.lines.items():
                plan.append((name, work.samples[what], *references.get(what, chess)))
    for name, sample, to, reference in plan:
        per_s, ratio = compare(sample, reference)
        report[name] = {"per_s": round(per_s), "ratio": round(ratio, 2), "to": to}
    return report


def compare(sample: Sample, reference: Sample) -> tuple[float, float]:
    """The rate of a sample and its ratio to a reference, both medians of interleaved repeats."""
    rates: list[float] = []
    ratios: list[float] = []
    before = rate(reference)
    for _ in range(REPEATS):
        here = rate(sample)
        after = rate(reference)
        rates.append(here)
        ratios.append(here / ((before + after) / 2))
        before = after
    return median(rates), median(ratios)


def rate(sample: Sample) -> float:
    """Work done per second of CPU time."""
    done = 0
    start = time.process_time()
    while True:
        done += sample()
        spent = time.process_time() - start
        if spent >= SECONDS:
            return done / spent


def _rates(sample: Sample) -> list[float]:
    return [rate(sample) for _ in range(REPEATS)]


def _chess() -> tuple[Sample, Sample]:
    """A random playout of python-chess, and copies of a board in the middle of a game."""
    try:
        import chess
    except ImportError:
        raise BanneretError("the benchmark compares with python-chess: pip install chess") from None
    rng = Random(1)

    def playout() -> int:
        board = chess.Board()
        moves = 0
        while moves < 200:
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    middle = chess.Board()
    for _ in range(40):
        middle.push(next(iter(middle.legal_moves)))

    def copy() -> int:
        for _ in range(500):
            middle.copy(stack=False)
        return 500

    return playout, copy


def _play(s: State, rnd: Callable[[], float]) -> int:
    """Play a game on with random answers, driven from Python: choices with two options or more."""
    decisions = 0
    s.settle(rnd, rnd, rnd)
    while s.seat != OVER:
        options = s.options
        n = len(options)
        if n > 1:
            decisions += 1
        s.apply(options[int(rnd() * n)])
        s.settle(rnd, rnd, rnd)
    return decisions


class Work:
    """The measured pieces of work, over the games of some set-ups."""

    def __init__(self, measured: Measured) -> None:
        self.rules = rules_of(measured.game)
        rng = Random(3 if measured.afresh else 2)
        self.setups = measured.setups(rng)
        self.random = rng.random
        self.starts = [] if measured.afresh else [self.rules.start(setup) for setup in self.setups]
        self.turn = 0
        self.records: list[str] = []
        self.decisions: list[int] = []
        self.middle: list[State] = []
        for n, setup in enumerate(self.setups[: GAME_RECORDS if measured.afresh else RECORDS]):
            self.game = Game(self.rules, setup, n)
            self.game.settle()
            self.decisions.append(0)
            while not self.game.over:
                self.decisions[n] += len(self.game.state.options) > 1
                if not measured.afresh or rng.random() < KEPT:
                    self.middle.append(self.game.state.copy())
                self.game.apply(rng.choice(self.game.state.options))
            self.records.append(self.game.record())
        self.encoder = msgspec.json.Encoder()
        self.samples: dict[str, Sample] = {
            "playout": self.playout,
            "events": self.playout_with_events,
            "replay": self.replay,
            "copy": self.copy,
            "copies-a-setup": self.copy,
            "copy-apply": self.copy_and_apply,
            "digest": self.digest,
            "record-parse": self.parse,
            "view": self.view,
            "view-json": self.view_json,
            "event-json": self.event_json,
            "start": self.start,
        }

    def _fresh(self) -> State:
        self.turn = (self.turn + 1) % len(self.setups)
        return self.starts[self.turn].copy() if self.starts else self.rules.start(self.setups[self.turn])

    def playout(self) -> int:
        """A whole game with random answers, driven from Python: choices with two options or more."""
        return _play(self._fresh(), self.random)

    def playout_with_events(self) -> int:
        """The same with every event kept."""
        s = self._fresh()
        s.log = []
        return _play(s, self.random)

    def replay(self) -> int:
        """A record as text: parsed, checked answer by answer, digests compared."""
        self.turn = (self.turn + 1) % len(self.records)
        verify(self.rules, parse_record(self.records[self.turn]))
        return self.decisions[self.turn]

    def copy(self) -> int:
        """Copies of positions all through a game."""
        for s in self.middle:
            s.copy()
        return len(self.middle)

    def copy_and_apply(self) -> int:
        """A copy and one answer on it, the unit of a search."""
        for s in self.middle:
            s.copy().apply(s.options[0])
        return len(self.middle)

    def digest(self) -> int:
        """Digests of positions."""
        for s in self.middle:
            s.digest()
        return len(self.middle)

    def parse(self) -> int:
        """Parsing a record, without replaying it: answers."""
        self.turn = (self.turn + 1) % len(self.records)
        return len(parse_record(self.records[self.turn]).body)

    def view(self) -> int:
        """What one seat may know."""
        for s in self.middle:
            self.rules.view(s, 0)
        return len(self.middle)

    def view_json(self) -> int:
        """The same as JSON text."""
        for s in self.middle:
            self.encoder.encode(self.rules.describe(self.rules.view(s, 0)))
        return len(self.middle)

    def event_json(self) -> int:
        """Events as JSON text."""
        events = self.game.events
        self.encoder.encode(events)
        return len(events)

    def start(self) -> int:
        """First positions of written set-ups."""
        self.turn = (self.turn + 1) % len(self.setups)
        self.rules.start(self.setups[self.turn])
        return 1

    def setup(self) -> int:
        """New games from written set-ups, up to the first question."""
        self.turn = (self.turn + 1) % len(self.setups)
        game = Game(self.rules, self.setups[self.turn], self.turn)
        game.settle()
        return 1
