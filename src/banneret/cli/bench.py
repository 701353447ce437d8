"""Measuring speed: everything in one run, on one core, as ratios to python-chess.

Each sample is timed between two samples of the reference, so that a machine that slows down slows both. What is
reported is the median of the ratios. See docs/dev/performance.md for what each line means.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final, cast

import msgspec

from banneret.battlelore.box.adventures import adventure_ids
from banneret.games import rules_of
from banneret.heroes.state.battle import Battle
from banneret.heroes.tables.units_and_cards import NEUTRAL, TOWER_KIND, UNIT_IDS
from banneret.kernel import state as kernel_state
from banneret.kernel.errors import BanneretError
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.replay import verify
from banneret.kernel.rules import Setup
from banneret.kernel.state import OVER, State

REPEATS: Final = 9
SECONDS: Final = 0.2
"""CPU time of one sample."""
STARTS: Final = 64
"""How many pairs of random armies the playouts go through."""
GAME_RECORDS: Final = 4
RECORDS: Final = 8
"""How many of them are played once and replayed."""
CARDS: Final = "cards=attack,attack,defense,defense,offense,armorer hand=3 expert=1"

Pairs = list[tuple[str, str]]
_SEATS: Final = ("castle/catherine", "necropolis/sandro", "dungeon/mutare", "castle/rion", "dungeon/alamar")
PAIRS: Final[Pairs] = [(a, b) for a in _SEATS for b in _SEATS if a.partition("/")[0] != b.partition("/")[0]]
"""Who plays whom in whole games of `heroes` and Duels: heroes of two factions."""
_SHEETS: Final = (
    "hero=Maud:warrior:warrior_cleave:sword_of_dawn",
    "hero=Isolde:commander:commander_lead_by_example",
    "hero=Reynard:rogue:rogue_larceny",
    "hero=Aldous:wizard:wizard_lightning_ball",
    "hero=Berengar:cleric:cleric_herbal_remedy",
)
CHAMPIONS: Final[Pairs] = [(f"standard {a}", f"pennant {b}") for a in _SHEETS for b in _SHEETS if a != b]
"""Who meets whom in adventures of `battlelore`: heroes of two classes."""

Sample = Callable[[], int]
"""Does some work and tells how much of it there was."""


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


def measure() -> dict[str, object]:
    """All measurements as plain data."""
    chess_playout, chess_copy = _chess()
    work = _Work()
    games = _Games("heroes", PAIRS, "brave_new_world")
    duels = _Games("battlefield", PAIRS, "duel_short", "duel_medium", "duel_long")
    adventures = _Games("battlelore", CHAMPIONS, *adventure_ids())
    playout = work.playout
    report: dict[str, object] = {
        "build": "compiled" if kernel_state.__file__.endswith((".so", ".pyd")) else "pure",
        "python": sys.version.split()[0],
        "reference": {"name": "python-chess random playout", "per_s": round(median(_rates(chess_playout)))},
    }
    plan: list[tuple[str, Sample, str, Sample]] = [
        ("heroes-skirmish", playout, "python-chess playout", chess_playout),
        ("heroes-events", work.playout_with_events, "heroes-skirmish", playout),
        ("heroes-replay", work.replay, "heroes-skirmish", playout),
        ("heroes-copy", work.copy, "chess.Board.copy(stack=False)", chess_copy),
        ("heroes-copy-apply", work.copy_and_apply, "python-chess playout", chess_playout),
        ("heroes-digest", work.digest, "python-chess playout", chess_playout),
        ("heroes-record-parse", work.parse, "python-chess playout", chess_playout),
        ("heroes-view", work.view, "python-chess playout", chess_playout),
        ("heroes-view-json", work.view_json, "python-chess playout", chess_playout),
        ("heroes-event-json", work.event_json, "python-chess playout", chess_playout),
        ("heroes-setup", work.setup, "python-chess playout", chess_playout),
        ("heroes-game", games.playout, "python-chess playout", chess_playout),
        ("heroes-game-replay", games.replay, "heroes-game", games.playout),
        ("heroes-game-copy", games.copy, "chess.Board.copy(stack=False)", chess_copy),
        ("heroes-game-copies-a-setup", games.copy, "heroes-game-setup", games.setup),
        ("heroes-game-view", games.view, "python-chess playout", chess_playout),
        ("battlefield-duel", duels.playout, "python-chess playout", chess_playout),
        ("battlefield-duel-replay", duels.replay, "battlefield-duel", duels.playout),
        ("battlefield-duel-copy", duels.copy, "chess.Board.copy(stack=False)", chess_copy),
        ("battlefield-duel-view", duels.view, "python-chess playout", chess_playout),
        ("battlelore", adventures.playout, "python-chess playout", chess_playout),
        ("battlelore-replay", adventures.replay, "battlelore", adventures.playout),
        ("battlelore-copy", adventures.copy, "chess.Board.copy(stack=False)", chess_copy),
        ("battlelore-view", adventures.view, "python-chess playout", chess_playout),
    ]
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
    """Work done a second of CPU time."""
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


def _words(kind: int) -> list[str]:
    """A unit as words of an army: one a side of its card."""
    return [UNIT_IDS[kind]] if NEUTRAL[kind] else [UNIT_IDS[kind], f"{UNIT_IDS[kind]}+"]


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


class _Work:
    """The measured pieces of work, over skirmishes of random armies."""

    def __init__(self) -> None:
        self.rules = rules_of("heroes")
        rng = Random(2)
        self.random = rng.random
        self.setups = [self._random_setup(rng) for _ in range(STARTS)]
        self.starts = [cast(Battle, self.rules.start(setup)) for setup in self.setups]
        self.turn = 0
        self.records: list[str] = []
        self.middle: list[Battle] = []
        self.decisions: list[int] = []
        for n, setup in enumerate(self.setups[:RECORDS]):
            self.game = Game(self.rules, setup, n)
            self.game.settle()
            self.decisions.append(0)
            while not self.game.over:
                self.decisions[n] += len(self.game.state.options) > 1
                self.middle.append(cast(Battle, self.game.state.copy()))
                self.game.apply(rng.choice(self.game.state.options))
            self.records.append(self.game.record())
        self.encoder = msgspec.json.Encoder()

    def _random_setup(self, rng: Random) -> Setup:
        """Two armies of five units out of the whole box, on either side of their cards, with a hand of cards."""
        units = [word for kind in range(TOWER_KIND[0]) for word in _words(kind)]
        seats = []
        for _ in range(2):
            army: dict[str, str] = {}
            while len(army) < 5:
                word = rng.choice(units)
                army[word.removesuffix("+")] = word
            units = [word for word in units if word.removesuffix("+") not in army]
            seats.append(f"{' '.join(army.values())} {CARDS}")
        return self.rules.normalise(Setup(game="heroes", scenario="skirmish", seats=tuple(seats)))

    def _fresh(self) -> Battle:
        self.turn = (self.turn + 1) % STARTS
        return self.starts[self.turn].copy()

    def playout(self) -> int:
        """A whole skirmish with random answers, driven from Python: choices with two options or more."""
        return _play(self._fresh(), self.random)

    def playout_with_events(self) -> int:
        """The same with every event kept."""
        s = self._fresh()
        s.log = []
        return _play(s, self.random)

    def replay(self) -> int:
        """A record as text: parsed, checked answer by answer, digests compared."""
        self.turn = (self.turn + 1) % RECORDS
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
        self.turn = (self.turn + 1) % RECORDS
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

    def setup(self) -> int:
        """New games from a written set-up."""
        self.turn = (self.turn + 1) % STARTS
        self.rules.start(self.setups[self.turn])
        return 1


class _Games:
    """The same over whole games, each with other heroes and luck."""

    def __init__(self, game_id: str, pairs: Pairs, *scenarios: str) -> None:
        self.rules = rules_of(game_id)
        rng = Random(3)
        self.random = rng.random
        self.turn = 0
        self.setups = [
            self.rules.normalise(Setup(game=game_id, scenario=scenario, seats=pair))
            for pair in pairs
            for scenario in scenarios
        ]
        self.records: list[str] = []
        self.decisions: list[int] = []
        self.middle: list[State] = []
        for n, setup in enumerate(self.setups[:GAME_RECORDS]):
            game = Game(self.rules, setup, n)
            game.settle()
            self.decisions.append(0)
            while not game.over:
                self.decisions[n] += len(game.state.options) > 1
                if rng.random() < 0.1:
                    self.middle.append(game.state.copy())
                game.apply(rng.choice(game.state.options))
            self.records.append(game.record())

    def playout(self) -> int:
        """A whole game with random answers, its set-up included: choices with two options or more."""
        self.turn = (self.turn + 1) % len(self.setups)
        return _play(self.rules.start(self.setups[self.turn]), self.random)

    def replay(self) -> int:
        """A record as text: parsed, checked answer by answer, digests compared."""
        self.turn = (self.turn + 1) % GAME_RECORDS
        verify(self.rules, parse_record(self.records[self.turn]))
        return self.decisions[self.turn]

    def copy(self) -> int:
        """Copies of positions all through games."""
        for s in self.middle:
            s.copy()
        return len(self.middle)

    def view(self) -> int:
        """What one seat may know."""
        for s in self.middle:
            self.rules.view(s, 0)
        return len(self.middle)

    def setup(self) -> int:
        """New games from a written set-up, up to the first question."""
        self.turn = (self.turn + 1) % len(self.setups)
        game = Game(self.rules, self.setups[self.turn], self.turn)
        game.settle()
        return 1
