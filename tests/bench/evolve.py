"""Finds weights with which the greedy bot wins more: `python -m tests.bench.evolve SECONDS [JOBS] [COURSE]`.

Generation after generation pairs of bots meet whose weights were made a little larger or smaller by lot, one always
the opposite of the other, on both seats with the same luck. Every weight goes where winners had it, the further the
less doubt the pairs of a generation leave. In the last fifth of the time the result plays against the greedy bot as it
is.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp, sqrt, tanh
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Final

from banneret.arena.courses import Course
from banneret.arena.ladder import Outcome, pairing_of
from banneret.games import new
from banneret.heroes.bots.greedy import HeroesGreedy
from banneret.heroes.bots.style import Style
from banneret.heroes.commands.courses import COURSES

WEIGHTS: Final = (
    "buildings", "troops", "income", "fights", "discovery", "reserve", "respect", "experience", "visits", "halls",
    "citadels", "bronze", "silver", "gold", "reinforcing", "hiring",
)  # fmt: skip
SPREAD: Final = 0.3
"""By how much the logarithm of a weight is changed."""
STEP: Final = 0.16
"""By how much it moves in a generation at most."""
PAIRS: Final = 300
"""Pairs of games in a generation."""
KEPT: Final = 0.5
"""How much of the last generations' direction is kept."""

Logs = tuple[float, ...]
"""The logarithms of weights."""


def style_of(logs: Logs) -> Style:
    """A style with these weights."""
    return Style(**{name: exp(log) for name, log in zip(WEIGHTS, logs, strict=True)})


def meet(task: tuple[Course, int, Logs, Logs]) -> float:
    """How two styles fare against each other in a row of a course, from -1 to 1, each from both seats."""
    course, row, first, second = task
    one = Outcome(version="", course=course.name, seed=1, bots=("greedy", "greedy"), row=row, turn=0, returns=None,
                  error="", thinking=())  # fmt: skip
    setup = pairing_of("heroes", course, one)
    total = 0.0
    for turn in (0, 1):
        game = new("heroes", scenario=setup.scenario, seats=setup.sides, seed=setup.seed, options=setup.options)
        styles = (second, first) if turn else (first, second)
        players = [HeroesGreedy(2 * row + seat, style_of(styles[seat])) for seat in (0, 1)]
        while not game.over:
            seat = game.state.seat
            game.apply(players[seat].choose(game.view(seat), game.rules), seat)
        assert game.result is not None
        total += (game.result[turn] - game.result[1 - turn]) / 2
    return total / 2


def moved(logs: Logs, drift: Logs, signs: Sequence[Logs], scores: list[float]) -> tuple[Logs, Logs]:
    """Weights after a generation, and the direction they drift in: by the standard errors that scores show."""
    count = len(scores)
    mean = sum(scores) / count
    error = sqrt(max(1e-9, sum((score - mean) ** 2 for score in scores)) / count) / sqrt(count)
    shown = [sum((score - mean) * sign[n] for score, sign in zip(scores, signs, strict=True)) / count / error
             for n in range(len(logs))]  # fmt: skip
    drift = tuple([KEPT * old + new for old, new in zip(drift, shown, strict=True)])
    return tuple([log + STEP * tanh(far / 3) for log, far in zip(logs, drift, strict=True)]), drift


def main(seconds: str, jobs: str = "1", course: str = "clash") -> None:
    """Print the weights of every generation, and how many games the last ones win against the greedy bot."""
    begun = perf_counter()
    table = next(one for one in COURSES if one.name == course)
    rng = Random(5)
    row = 0
    plain: Logs = (0.0,) * len(WEIGHTS)
    logs = drift = plain
    with get_context("spawn").Pool(int(jobs)) as pool:
        while perf_counter() - begun < 0.8 * float(seconds):
            signs = [tuple([rng.choice((-1.0, 1.0)) for _ in WEIGHTS]) for _ in range(PAIRS)]
            tasks: list[tuple[Course, int, Logs, Logs]] = []
            for n, sign in enumerate(signs):
                up = tuple([log + SPREAD * way for log, way in zip(logs, sign, strict=True)])
                down = tuple([log - SPREAD * way for log, way in zip(logs, sign, strict=True)])
                tasks.append((table, row + n, up, down))
            row += PAIRS
            logs, drift = moved(logs, drift, signs, pool.map(meet, tasks, chunksize=4))
            print(", ".join(f"{name}={exp(log):.2f}" for name, log in zip(WEIGHTS, logs, strict=True)), flush=True)
        met: list[float] = []
        while perf_counter() - begun < float(seconds):
            met += pool.map(meet, [(table, row + n, logs, plain) for n in range(4 * int(jobs))], chunksize=1)
            row += 4 * int(jobs)
    if met:
        print(f"against greedy: {50 + 50 * sum(met) / len(met):.1f} % of {2 * len(met)} games")


if __name__ == "__main__":
    main(*sys.argv[1:])
