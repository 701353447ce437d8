"""What a position of a Combat is worth to both sides, from -1 to 1: who is likely to win it."""

from __future__ import annotations

from math import tanh
from typing import Final

from banneret.heroes.bots.morale import spirits
from banneret.heroes.bots.unit_worth import worths
from banneret.heroes.state.battle import SIDE_MASK, Battle
from banneret.heroes.state.pile_numbers import HAND, RESERVE
from banneret.kernel.state import OVER

CARD: Final = 1.1
EXPERT_EFFECT: Final = 0.6
STUNNED: Final = 0.15
SURENESS: Final = 2.5
"""How sure it is that the stronger side wins, by the difference as a share of all strength."""
WON: Final = 0.9
"""A fight that is over is worth at least this much; the rest is what is left of the winner's army."""


def fight_values(s: Battle) -> list[float]:
    """By side."""
    first = side_strength(s, 0)
    second = side_strength(s, 1)
    if s.seat == OVER:
        result = float(s.returns[0])
        if result > 0:
            result = WON + (1 - WON) * first / (first + 20.0)
        elif result < 0:
            result = -WON - (1 - WON) * second / (second + 20.0)
        return [result, -result]
    value = WON * tanh(SURENESS * (first - second) / (first + second + 1.0))
    return [value, -value]


def side_strength(s: Battle, side: int) -> float:
    """Everything one side has, in gold."""
    table = worths()
    total = CARD * len(s.piles[HAND + side]) + EXPERT_EFFECT * s.expert[side]
    if (s.morale | s.marks) >> side & 1:
        total += spirits(s, side)
    for row in s.piles[RESERVE + side]:
        total += table.left(row, 0)
    left = s.alive & SIDE_MASK[side]
    while left:
        low = left & -left
        u = low.bit_length() - 1
        left ^= low
        row = s.row[u]
        total += table.left(row, s.damage[u])
        if s.frozen & low:
            total -= STUNNED * table.left(row, 0)
    return total
