"""What a position of a Combat is worth to a side: its units by what they cost and how hale they are, what each side
threatens to do next, how near melee units are to an enemy, and the cards still in hand.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from banneret.heroes import abilities as _abilities  # noqa: F401  (fills the tables before anything reads them)
from banneret.heroes.automa import FAR, steps_between
from banneret.heroes.battle import ATTACKER, HAND, RESERVE, SIDE_MASK, SIDE_OF, TOWER, Battle, units_in
from banneret.heroes.board import BACKLINE, DISTANCE, FRONTLINE, NEAR
from banneret.heroes.content import Cost, load
from banneret.heroes.tables import (
    AGAIN_BEHIND,
    AGAIN_NEIGHBOUR,
    AGAIN_SAME,
    ATTACK_VALUE,
    DEFENSE_VALUE,
    FLAGS,
    GROUND,
    HP,
    RANGED,
    TYPE,
    UNIT_NUMBER,
)
from banneret.kernel.state import OVER

VICTORY: Final = 1000.0
KEPT: Final = 0.45
"""The share of a unit's worth that stays until its last hit point is gone: it strikes as hard as ever."""
IN_RESERVE: Final = 0.25
"""What a unit that is not on the board counts."""
CARD: Final = 1.1
EXPERT_EFFECT: Final = 0.6
MORALE: Final = 1.0
TOKEN: Final = 0.04
"""A Defense token, as a share of its unit's worth."""
STUNNED: Final = 0.15
WALL: Final = 2.0
THREAT_TO_COME: Final = 0.45
"""What a blow counts that a unit can still strike in this round."""
THREAT_NEXT: Final = 0.3
"""What a blow counts that a unit can strike in the next round only."""
STEP: Final = 0.035
"""What each step counts that a melee unit is too far from an enemy to strike, as a share of its worth."""
STRIDE: Final = 4
"""How far away an enemy may be for a melee unit to strike in one activation: three steps and the blow."""
PINNED: Final = 0.6
"""What is left of a Ranged unit's blow when an enemy stands beside it."""
IMPATIENCE: Final = 0.01
"""How much that grows with every round, so that no two sides wait for each other for ever."""


class Worth:
    """Worths by row, made once from the content."""

    def __init__(self) -> None:
        rows = len(HP)
        self.few = [0.0] * rows
        """What stands behind a row: the Few side under a Pack, nothing under a Few."""
        self.step = [4.0] * rows
        """What is lost when the row itself is beaten."""
        self.harm = [harm(a, t) for a in range(rows) for t in range(rows)]
        """By attacking row and target row: the damage to expect."""
        self.rows = rows
        box = load()
        for unit in box.units:
            row = 2 * UNIT_NUMBER[unit.id]
            self.step[row] = price(unit.few.cost)
            self.few[row + 1] = self.step[row]
            self.step[row + 1] = price(unit.pack.cost)
        for neutral in box.neutral_units:
            self.step[2 * UNIT_NUMBER[neutral.id]] = price(neutral.card.cost)


def price(cost: Cost) -> float:
    """A cost in gold, with a point for being a unit at all."""
    return 1.0 + cost.gold + 2 * cost.building_materials + 3 * cost.valuables


def harm(a: int, t: int) -> float:
    """The damage to expect when one row attacks another, the common abilities roughly counted in."""
    surplus = ATTACK_VALUE[a] - DEFENSE_VALUE[t]
    mean = (max(0, surplus - 1) + max(0, surplus) + max(0, surplus + 1)) / 3
    flags = FLAGS[a]
    if flags & AGAIN_SAME:
        return 2 * mean
    return 1.4 * mean if flags & (AGAIN_NEIGHBOUR | AGAIN_BEHIND) else mean


@cache
def worth() -> Worth:
    """The table of worths."""
    return Worth()


def value(s: Battle, side: int) -> float:
    """What a position is worth to a side, in gold."""
    own = units_in(s.alive & SIDE_MASK[side])
    foes = units_in(s.alive & SIDE_MASK[1 - side])
    total = strength(s, side, own, foes) - strength(s, 1 - side, foes, own)
    if s.seat == OVER:
        return total + VICTORY * s.returns[side]
    if own and foes:
        return total - reluctance(s, own, foes)
    return total


def strength(s: Battle, side: int, own: list[int], foes: list[int]) -> float:
    """Everything one side has, and the blows it threatens."""
    table = worth()
    total = CARD * len(s.piles[HAND + side]) + EXPERT_EFFECT * s.expert[side]
    if s.morale >> side & 1:
        total += MORALE
    for row in s.piles[RESERVE + side]:
        total += IN_RESERVE * (table.few[row] + table.step[row])
    for u in own:
        row = s.row[u]
        step = table.step[row]
        whole = table.few[row] + step
        total += table.few[row] + step * (KEPT + (1 - KEPT) * (HP[row] - s.damage[u]) / HP[row])
        if s.guarded >> u & 1:
            total += TOKEN * whole
        if s.frozen >> u & 1:
            total -= STUNNED * whole
        total += threat(s, u, foes) if foes else post(s, u, whole)
    if side == ATTACKER:
        total -= WALL * (s.walls | s.gate).bit_count()
    return total


def threat(s: Battle, u: int, foes: list[int]) -> float:
    """The best blow a unit may strike next, as far as it can be seen without looking at ways around others."""
    row = s.row[u]
    ranged = TYPE[row] == RANGED
    pos = s.pos[u]
    near = 0 if u == TOWER else NEAR[pos] & s.occupied[1 - SIDE_OF[u]]
    best = 0.0
    for foe in foes:
        if (
            near >> s.pos[foe] & 1
            or (ranged and not near)
            or (not ranged and DISTANCE[pos * 21 + s.pos[foe]] <= STRIDE)
        ):
            best = max(best, blow(s, row, foe))
    if ranged and near:
        best *= PINNED
    return best * (THREAT_NEXT if (s.acted | s.frozen) >> u & 1 else THREAT_TO_COME)


def reluctance(s: Battle, own: list[int], foes: list[int]) -> float:
    """What it costs a side that its melee units are too far from every enemy to strike."""
    table = worth()
    total = 0.0
    walled = s.walls | s.gate != 0
    for u in own:
        row = s.row[u]
        if TYPE[row] == RANGED:
            continue
        pos = s.pos[u]
        steps = FAR
        for foe in foes:
            if foe == TOWER:
                continue
            if walled and TYPE[row] == GROUND:
                steps = min(steps, steps_between(s, u, pos, s.pos[foe]))
            else:
                steps = min(steps, DISTANCE[pos * 21 + s.pos[foe]])
        if steps > STRIDE:
            total += (min(steps, 12) - STRIDE) * (table.few[row] + table.step[row])
    return total * (STEP + IMPATIENCE * s.round)


def blow(s: Battle, row: int, foe: int) -> float:
    """What a blow of this row is expected to take from an enemy."""
    table = worth()
    other = s.row[foe]
    left = HP[other] - s.damage[foe]
    damage = table.harm[row * table.rows + other]
    step = table.step[other]
    if damage >= left:
        taken = step * (KEPT + (1 - KEPT) * left / HP[other])
        rest = damage - left
        if rest > 0 and other & 1:
            below = table.few[other]
            taken += below if rest >= HP[other - 1] else below * (1 - KEPT) * rest / HP[other - 1]
        return taken
    return step * (1 - KEPT) * damage / HP[other]


def post(s: Battle, u: int, whole: float) -> float:
    """How well a unit is placed while no enemy is on the board: Ranged units behind, the others in front, amid."""
    side = SIDE_OF[u]
    wanted = BACKLINE[side] if TYPE[s.row[u]] == RANGED else FRONTLINE[side]
    centre = 0.005 if s.pos[u] & 3 in (1, 2) else 0.0
    return (0.03 + centre if wanted >> s.pos[u] & 1 else centre) * whole
