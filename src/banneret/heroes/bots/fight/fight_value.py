"""What a position of a Combat is worth to both sides, from -1 to 1: who is likely to win it.

The chance to win is a logistic function of how the sides compare: what their units are worth, how much they can take,
and how hard they strike each other. Its weights are fitted to fights of the greedy bot.
"""

from __future__ import annotations

from math import log, tanh
from typing import Final

from banneret.heroes.bots.morale import spirits
from banneret.heroes.bots.unit_worth import LOWEST, MEAN_DAMAGE, Worths, worths
from banneret.heroes.state.battle import SIDE_MASK, UNITS, Battle
from banneret.heroes.state.pile_numbers import HAND, RESERVE
from banneret.heroes.tables.units_and_cards import ATTACK_VALUE, DEFENSE_VALUE, HP, is_pack
from banneret.kernel.state import OVER

CARD: Final = 0.5
"""A card in hand, in gold."""
EXPERT_EFFECT: Final = 0.3
IN_RESERVE: Final = 0.25
"""What a unit that was not deployed counts: nothing befalls it, but it does not fight."""
STUNNED: Final = 0.1
BY_WORTH: Final = 2.2
"""How much it counts, as a logarithm, that one side's army is worth more."""
BY_HARDINESS: Final = 0.6
"""The same for hit points."""
BY_BLOWS: Final = 2.8
"""The same for the damage of a blow of all units."""
WON: Final = 0.9
"""A fight that is over is worth at least this much; the rest is what is left of the winner's army."""


class SideStrength:
    """One side in numbers."""

    def __init__(self, s: Battle, side: int, table: Worths) -> None:
        total = CARD * len(s.piles[HAND + side]) + EXPERT_EFFECT * s.expert[side]
        if (s.morale | s.marks) >> side & 1:
            total += 0.5 * spirits(s, side)
        hits = 1.0
        units: list[int] = []
        hardiness: list[float] = []
        left = s.alive & SIDE_MASK[side]
        while left:
            low = left & -left
            u = low.bit_length() - 1
            left ^= low
            row = s.row[u]
            worth = table.left(row, s.damage[u])
            if s.frozen & low:
                worth *= 1 - STUNNED
            total += worth
            # An effect may let a unit bear more damage than its card says.
            hp = max(1.0, float(HP[row] - s.damage[u]))
            if is_pack(row):
                hp += HP[row - 1]
            hits += hp
            units.append(u)
            hardiness.append(hp)
        for row in s.piles[RESERVE + side]:
            total += IN_RESERVE * table.left(row, 0)
        self.worth = total
        self.hits = hits
        self.units = units
        self.hardiness = hardiness


def fight_values(s: Battle) -> list[float]:
    """By side."""
    table = worths()
    first = SideStrength(s, 0, table)
    second = SideStrength(s, 1, table)
    if s.seat == OVER:
        result = float(s.returns[0])
        if result > 0:
            result = WON + (1 - WON) * first.worth / (first.worth + 20.0)
        elif result < 0:
            result = -WON - (1 - WON) * second.worth / (second.worth + 20.0)
        return [result, -result]
    odds = BY_WORTH * log((first.worth + 1) / (second.worth + 1)) + BY_HARDINESS * log(first.hits / second.hits)
    if first.units and second.units:
        odds += BY_BLOWS * log((blows(s, first, second, table) + 1) / (blows(s, second, first, table) + 1))
    value = WON * tanh(odds / 2)
    return [value, -value]


def fight_parts(s: Battle, side: int) -> list[float]:
    """What speaks for a side, in logits: its own army, and the enemy's."""
    table = worths()
    return [
        BY_WORTH * log(SideStrength(s, side, table).worth + 1),
        -BY_WORTH * log(SideStrength(s, 1 - side, table).worth + 1),
    ]


def blows(s: Battle, own: SideStrength, foes: SideStrength, table: Worths) -> float:
    """The damage that all units of a side deal with one blow each, at any enemy, the hardiest more often."""
    total = 0.0
    mod = s.mod
    for u in own.units:
        row = s.row[u]
        attack = ATTACK_VALUE[row] + mod[u] + LOWEST
        mean = 0.0
        for n in range(len(foes.units)):
            t = foes.units[n]
            mean += MEAN_DAMAGE[attack - DEFENSE_VALUE[s.row[t]] - mod[UNITS + t]] * foes.hardiness[n]
        total += mean * table.blows[row]
    return total / foes.hits
