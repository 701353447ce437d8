"""Finds the weights of the learned value of *BattleLore*: `python -m tests.bench.lore_value GAMES [JOBS]`.

Greedy bots play all adventures, with heroes of every class. In half of the games some answers are random for a while,
so that positions come up which good play avoids; only what follows counts. Whenever a Command card is to be chosen,
the numbers of the position and who won in the end are a row of a logistic regression. A share of the games is held out
to compare the result with what was to be expected of the adventure alone.

A number counts as much for one side as against the other; only what threatens whom may also count by who is next. That
some adventures favour a side is told apart, so that it is not mistaken for what that side has.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from multiprocessing import get_context
from random import Random
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

import banneret
from banneret.battlelore.bots.greedy import BattleloreGreedy
from banneret.battlelore.bots.position_features import NAMES, WIDTH, features
from banneret.battlelore.box.adventures import adventure_ids
from banneret.battlelore.commands.usual_seats import adventure_named, equal_sides
from banneret.battlelore.state.battleground import Battleground
from banneret.kernel.sequence import question_of

NOISE: Final = 0.12
LONGEST_NOISE: Final = 350
MOST_CHOICES: Final = 6000
HELD_OUT: Final = 6
"""One in so many games is held out."""
RIDGE: Final = 20.0
STEPS: Final = 12
CLASSES: Final = 5
LEFT_OUT: Final = ("cards", "tactics", "objectives")
"""Numbers that adventures differ in from the start: nothing can be learned about them here."""
BY_HAND: Final = {"objectives": 0.3}
TEMPO: Final = ("next", "best_card", "second_card", "best_attack", "winning_attack", "exposed", "endangered")
"""Numbers that may count by who is next."""

Table = npt.NDArray[np.float64]
Row = tuple[list[float], float, int, int]
"""Numbers, whether the side at turn won, the adventure (below 0 for the pennant side), the game."""


def rows_of(number: int) -> list[Row]:
    """One game."""
    ids = adventure_ids()
    place = number % len(ids)
    seats = equal_sides(adventure_named(ids[place]), number // (2 * len(ids)) % CLASSES)
    game = banneret.new("battlelore", scenario=ids[place], seats=list(seats), seed=900_000 + number)
    bots = [BattleloreGreedy(2 * number + seat) for seat in (0, 1)]
    rng = Random(number)
    noisy = rng.randrange(LONGEST_NOISE) if number // len(ids) % 2 else 0
    found: list[tuple[list[float], int]] = []
    for choice in range(MOST_CHOICES):
        if game.over:
            break
        s = cast(Battleground, game.state)
        if choice >= noisy and question_of(s.step) == "ask_command":
            found.append((features(s, s.turn), s.turn))
        view = game.view(s.seat)
        answer = bots[s.seat].choose(view, game.rules)
        if choice < noisy and rng.random() < NOISE:
            answer = rng.choice(view.state.options)
        game.apply(answer, s.seat)
    result = game.result
    if result is None or not result[0]:
        return []
    return [(row, float(result[side] > 0), -place - 1 if side else place, number) for row, side in found]


def fitted(table: Table, won: Table) -> Table:
    """The weights of a logistic regression with a ridge, by Newton's method."""
    weights = np.zeros(table.shape[1])
    for _ in range(STEPS):
        share = 1 / (1 + np.exp(-table @ weights))
        slope = table.T @ (share - won) + RIDGE * weights
        bend = (table * (share * (1 - share))[:, None]).T @ table + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights


def surprise(table: Table, won: Table, weights: Table) -> float:
    """The cross entropy of what weights expect."""
    share = np.clip(1 / (1 + np.exp(-table @ weights)), 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(share) + (1 - won) * np.log(1 - share)))


def tables(rows: Sequence[Row]) -> tuple[Table, Table, Table, Table, Table]:
    """What is learned from, what it is scaled by, what tells adventures apart, who won, which rows are held out."""
    numbers = np.array([row for row, *_ in rows])
    own, other = numbers[:, :WIDTH], numbers[:, WIDTH:]
    kept = [n for n, name in enumerate(NAMES) if name not in LEFT_OUT]
    tempo = [NAMES.index(name) for name in TEMPO]
    learned = np.hstack([(own - other)[:, kept], (own + other)[:, tempo]])
    spread = learned.std(0) + 1e-9
    places = np.zeros((len(rows), len(adventure_ids()) + 1))
    for n, (_, _, place, _) in enumerate(rows):
        places[n, place if place >= 0 else -place - 1] = 1 if place >= 0 else -1
    places[:, -1] = 1
    won = np.array([share for _, share, _, _ in rows])
    held_out = np.array([game // 2 % HELD_OUT == 0 for *_, game in rows])
    return learned / spread, spread, places, won, held_out


def by_side(weights: Table, spread: Table) -> tuple[list[float], list[float]]:
    """Weights for the numbers of the side at turn, and for those of the other."""
    own, others = [0.0] * WIDTH, [0.0] * WIDTH
    kept = [n for n, name in enumerate(NAMES) if name not in LEFT_OUT]
    for place, n in enumerate(kept):
        own[n] += float(weights[place] / spread[place])
        others[n] -= float(weights[place] / spread[place])
    for place, name in enumerate(TEMPO, len(kept)):
        own[NAMES.index(name)] += float(weights[place] / spread[place])
        others[NAMES.index(name)] += float(weights[place] / spread[place])
    for name, weight in BY_HAND.items():
        own[NAMES.index(name)], others[NAMES.index(name)] = weight, -weight
    return own, others


def main(games: str, jobs: str = "1") -> None:
    """Print how good the prediction is, and the weights."""
    with get_context("spawn").Pool(int(jobs)) as pool:
        rows: list[Row] = [row for game in pool.imap(rows_of, range(int(games)), chunksize=4) for row in game]
    learned, spread, places, won, held_out = tables(rows)
    both = np.hstack([learned, places])
    taught = ~held_out.astype(bool)
    tried: list[tuple[str, Any]] = [("the adventure alone", places), ("with the numbers", both)]
    for what, table in tried:
        entropy = surprise(table[~taught], won[~taught], fitted(table[taught], won[taught]))
        print(f"{what}: cross entropy {entropy:.4f} in {int((~taught).sum())} positions of games held out")
    weights = fitted(both, won)
    own, others = by_side(weights[: len(spread)], spread)
    print(f"TURN = {weights[-1]:.4f}")
    print(f"OWN = {[round(weight, 4) for weight in own]}")
    print(f"OTHERS = {[round(weight, 4) for weight in others]}")
    expected = 1 / (1 + np.exp(-both @ weights))
    for tenth in range(10):
        within = (expected >= tenth / 10) & (expected < (tenth + 1) / 10)
        if within.any():
            print(f"expected {expected[within].mean():.3f}, won {won[within].mean():.3f} of {int(within.sum())}")


if __name__ == "__main__":
    main(*sys.argv[1:])
