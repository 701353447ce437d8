"""Ratings of bots from games against each other: Bradley-Terry strengths on the scale of chess.

A difference of 400 points means that the stronger wins ten games of eleven. A bot that never lost would have no rating
at all, so every two bots that have met are credited with one extra draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from random import Random
from typing import Final, NamedTuple

SCALE: Final = 400.0
ANCHOR: Final = 1500.0
"""The rating of the bot all others are compared with."""
ROUNDS: Final = 500
PRECISE: Final = 1e-7
RESAMPLED: Final = 200
"""How often the rows of games are resampled to find out how reliable a rating is."""

Score = tuple[str, str, float]
"""Two bots, and the first one's result in a game: 1, 0.5 or 0."""


class Rating(NamedTuple):
    """How strong a bot is, with its 95 % interval."""

    points: float
    low: float
    high: float


def strengths(scores: Sequence[Score]) -> dict[str, float]:
    """Bradley-Terry strengths, found step by step (Hunter's MM algorithm); their product is 1.

    >>> found = strengths([("a", "b", 1.0)] * 3 + [("a", "b", 0.0)])
    >>> round(found["a"] / found["b"], 2)
    2.33
    """
    won: dict[str, float] = {}
    met: dict[tuple[str, str], float] = {}
    for first, second, score in scores:
        for one, other, gained in ((first, second, score), (second, first, 1.0 - score)):
            if (one, other) not in met:
                met[one, other] = 1.0
                won[one] = won.get(one, 0.0) + 0.5
            met[one, other] += 1.0
            won[one] += gained
    strength = dict.fromkeys(won, 1.0)
    for _ in range(ROUNDS):
        new = {
            one: won[one] / sum(games / (strength[a] + strength[b]) for (a, b), games in met.items() if a == one)
            for one in won
        }
        mean = _geometric_mean(list(new.values()))
        new = {one: value / mean for one, value in new.items()}
        settled = all(abs(new[one] / strength[one] - 1.0) < PRECISE for one in new)
        strength = new
        if settled:
            break
    return strength


def ratings(rows: Sequence[Sequence[Score]], anchor: str, seed: int = 1) -> dict[str, Rating]:
    """The rating of every bot, with `anchor` at 1500.

    A row is a few games with the same luck. They are not independent, so the interval comes from resampling whole rows,
    as many as there are, and observing how the ratings vary.
    """
    points = _points(strengths([score for row in rows for score in row]), anchor)
    drawn: dict[str, list[float]] = {bot: [] for bot in points}
    rng = Random(seed)
    for _ in range(RESAMPLED):
        again = _points(strengths([score for _ in rows for score in rng.choice(rows)]), anchor)
        for bot, value in again.items():
            drawn[bot].append(value)
    return {bot: Rating(value, *_middle(drawn[bot] or [value])) for bot, value in points.items()}


def _points(strength: Mapping[str, float], anchor: str) -> dict[str, float]:
    """Strengths as points. A sample of rows in which the anchor does not play is compared with the mean of all."""
    level = log10(strength.get(anchor, 1.0))
    return {bot: ANCHOR + SCALE * (log10(value) - level) for bot, value in strength.items()}


def _middle(values: list[float]) -> tuple[float, float]:
    """The bounds between which 95 of 100 values lie."""
    values = sorted(values)
    cut = round(0.025 * (len(values) - 1))
    return values[cut], values[-1 - cut]


def _geometric_mean(values: Sequence[float]) -> float:
    return float(10 ** (sum(log10(value) for value in values) / len(values)))
