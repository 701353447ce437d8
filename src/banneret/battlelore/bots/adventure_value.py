"""What a position of *BattleLore* is worth to both sides, from -1 to 1: who is likely to win the adventure.

The weights are those of a logistic regression on who won games of the greedy bot, rounded; those it could not determine
are set by hand.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from banneret.battlelore.bots.odds import GONE
from banneret.battlelore.box.tables import FIRST_HERO, IS_CREATURE, MELEE_DICE, RANGE, SHOT_DICE
from banneret.battlelore.state.battleground import LORE_HAND, Battleground
from banneret.battlelore.state.unit_numbers import PER_SIDE, first_unit
from banneret.kernel.state import OVER

BANNER: Final = 0.8
"""Each banner that is not missing any more, in logits."""
LAST_BANNERS: Final = 0.65
"""Times 1 / (missing + 1/2): the last ones are the hardest to take, and the ones that win."""
NEAR_BANNER: Final = 0.55
"""A unit that is all but lost."""
DIE: Final = 0.03
"""Each die of a unit's attack."""
FIGURE: Final = 0.013
CREATURE: Final = 0.4
HERO: Final = 0.5
TOKEN: Final = 0.02
LORE_CARD: Final = 0.03
HELD: Final = 0.3
"""A banner of an objective whose hexes are all occupied."""
TURN: Final = 0.08
"""Being next."""


def adventure_values(s: Battleground) -> list[float]:
    """By side."""
    if s.seat == OVER or s.winner >= 0:
        won = s.winner if s.winner >= 0 else (0 if s.returns[0] > 0 else 1 if s.returns[0] < 0 else -1)
        result = 0.0 if won < 0 else 1.0 if won == 0 else -1.0
        return [result, -result]
    lead = prospects(s, 0) - prospects(s, 1) + (TURN if s.turn == 0 else -TURN)
    value = 0.98 * tanh(lead / 2)
    return [value, -value]


def prospects(s: Battleground, side: int) -> float:
    """What speaks for a side, in logits."""
    return banner_prospects(s, side) + army_prospects(s, side) + lore_prospects(s, side) + objectives_held(s, side)


def adventure_parts(s: Battleground, side: int) -> list[float]:
    """What a position's worth to a side is made of: banners, its own units, the enemy's, lore and objectives."""
    other = 1 - side
    return [
        banner_prospects(s, side) - banner_prospects(s, other),
        army_prospects(s, side),
        -army_prospects(s, other),
        lore_prospects(s, side) - lore_prospects(s, other),
        objectives_held(s, side) - objectives_held(s, other),
    ]


def banner_prospects(s: Battleground, side: int) -> float:
    """The banners that a side has, and how near it is to the last."""
    missing = s.game_terms.needed - s.banners[side]
    return -BANNER * missing + LAST_BANNERS / (max(0, missing) + 0.5)


def lore_prospects(s: Battleground, side: int) -> float:
    """The lore of a side."""
    return TOKEN * s.goblets[side] + LORE_CARD * len(s.piles[LORE_HAND + side])


def army_prospects(s: Battleground, side: int) -> float:
    """The units of a side."""
    total = 0.0
    first = first_unit(side)
    for u in range(first, first + PER_SIDE):
        if not s.alive >> u & 1:
            continue
        troop = s.troop[u]
        if troop >= FIRST_HERO:
            total += HERO
            continue
        if IS_CREATURE[troop]:
            total += CREATURE
            continue
        figures = s.figures[u]
        dice = MELEE_DICE[troop]
        if RANGE[troop] > 1 and dice < SHOT_DICE:
            dice = SHOT_DICE
        total += DIE * dice + FIGURE * figures - NEAR_BANNER * GONE[min(4, figures)]
        if s.leader[u] >= 0:
            total += HERO
    return total


def objectives_held(s: Battleground, side: int) -> float:
    """What a side holds of its objectives."""
    total = 0.0
    for of, hexes, banners in s.game_terms.objectives:
        if of == side:
            total += HELD * banners * (hexes & s.occupied[side]).bit_count() / hexes.bit_count()
    return total
