"""What a position of *BattleLore* is worth to both sides, from -1 to 1: who is likely to win the adventure.

A logistic regression on who won games of the greedy bot, over the numbers of `position_features`; the weights
(`value_weights`) are made by `tests.bench.lore_value`.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from banneret.battlelore.bots.position_features import GROUPS, WIDTH, features
from banneret.battlelore.bots.value_weights import OTHERS, OWN, TURN
from banneret.battlelore.state.battleground import Battleground
from banneret.kernel.state import OVER

SURE: Final = 0.98
"""The most that a position may be worth in which nobody has won yet."""
PARTS: Final = ("banners", "own", "foes", "lore", "objectives")
"""What a worth is made of."""
_WEIGHTS: Final[list[float]] = [*OWN, *OTHERS]


def adventure_values(s: Battleground) -> list[float]:
    """By side."""
    if s.seat == OVER or s.winner >= 0:
        won = s.winner if s.winner >= 0 else (0 if s.returns[0] > 0 else 1 if s.returns[0] < 0 else -1)
        result = 0.0 if won < 0 else 1.0 if won == 0 else -1.0
        return [result, -result]
    found = features(s, s.turn)
    lead = TURN
    for n in range(len(found)):
        lead += _WEIGHTS[n] * found[n]
    value = SURE * tanh(lead / 2)
    return [value, -value] if s.turn == 0 else [-value, value]


def adventure_parts(s: Battleground, side: int) -> list[float]:
    """What a position's worth to a side is made of, in logits: banners, own units, the enemy's, lore, objectives."""
    found = features(s, s.turn)
    parts = [0.0] * len(PARTS)
    sign = 1.0 if s.turn == side else -1.0
    for n in range(len(found)):
        part = PARTS.index(GROUPS[n % WIDTH])
        if part == 1 and (n < WIDTH) != (s.turn == side):
            part = 2
        parts[part] += sign * _WEIGHTS[n] * found[n]
    return parts
