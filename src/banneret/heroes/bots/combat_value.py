"""What a position of a Combat is worth to a side: its units by what they cost and how healthy they are, the cards and
means at hand, the blows to come, and how far its melee units are from any enemy.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.bots.combat_forecast import Foresight
from banneret.heroes.bots.hex_board import hex_post, stride
from banneret.heroes.bots.morale import spirits
from banneret.heroes.bots.unit_worth import worths
from banneret.heroes.combat.ai.targeting import FAR, steps_between
from banneret.heroes.combat.placement import units_in
from banneret.heroes.geometry.combat_board import BACKLINE, DISTANCE, FRONTLINE
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.state.battle import ATTACKER, SIDE_MASK, SIDE_OF, TOWER, Battle
from banneret.heroes.state.pile_numbers import HAND, RESERVE
from banneret.heroes.tables.units_and_cards import GROUND, RANGED, TYPE
from banneret.kernel.state import OVER

VICTORY: Final = 1000.0
AGGRESSION: Final = 3.0
"""How much more the enemy's losses count than own ones: a side that waits is struck first."""
IN_RESERVE: Final = 0.25
"""What a unit that is not on the board counts."""
CARD: Final = 1.1
EXPERT_EFFECT: Final = 0.6
TOKEN: Final = 0.002
"""A Defense token, as a share of its unit's worth: better than nothing, but no reason not to strike."""
STUNNED: Final = 0.15
WALL: Final = 2.0
STEP: Final = 0.05
"""What each step counts that a melee unit is too far from an enemy to strike, as a share of its worth."""
IMPATIENCE: Final = 0.01
"""How much that grows with every round, so that no two sides wait for each other forever."""
FARTHEST: Final = 12
"""Where counting steps ends: a way that is walled off is no worse than a very long one."""


def value(s: Battle, side: int, aggression: float = 1.0, cards: float = 1.0) -> float:
    """What a position is worth to a side, in gold; the enemy's losses and its own cards may count more or less."""
    own = units_in(s.alive & SIDE_MASK[side])
    foes = units_in(s.alive & SIDE_MASK[1 - side])
    total = strength(s, side, own) - AGGRESSION * aggression * strength(s, 1 - side, foes)
    total += (cards - 1.0) * CARD * len(s.piles[HAND + side])
    if s.seat == OVER:
        return total + VICTORY * s.returns[side]
    if own and foes:
        return total + Foresight(s, own, foes).gain(side) - reluctance(s, own, foes)
    return total + sum(post(s, u) for u in own)


def strength(s: Battle, side: int, units: list[int]) -> float:
    """Everything one side has."""
    table = worths()
    total = CARD * len(s.piles[HAND + side]) + EXPERT_EFFECT * s.expert[side]
    if (s.morale | s.marks) >> side & 1:
        total += spirits(s, side)
    for row in s.piles[RESERVE + side]:
        total += IN_RESERVE * table.left(row, 0)
    for u in units:
        row = s.row[u]
        total += table.left(row, s.damage[u])
        if s.guarded >> u & 1:
            total += TOKEN * table.left(row, 0)
        if s.frozen >> u & 1:
            total -= STUNNED * table.left(row, 0)
    if side == ATTACKER:
        total -= WALL * (s.walls | s.gate).bit_count()
    return total


def reluctance(s: Battle, own: list[int], foes: list[int]) -> float:
    """What it costs a side that its melee units are too far from every enemy to strike."""
    table = worths()
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
                steps = min(steps, DISTANCE[pos * PLACES + s.pos[foe]])
        near = stride(s, u)
        if steps > near:
            total += (min(steps, FARTHEST) - min(near, FARTHEST)) * table.left(row, 0)
    return total * (STEP + IMPATIENCE * s.round)


def post(s: Battle, u: int) -> float:
    """How well a unit is placed while no enemy is on the board: Ranged units behind, the others in front, amid."""
    side = SIDE_OF[u]
    if u == TOWER:
        return 0.0
    if s.terms.hexes:
        return hex_post(s, u) * worths().left(s.row[u], 0)
    wanted = BACKLINE[side] if TYPE[s.row[u]] == RANGED else FRONTLINE[side]
    share = 0.005 if s.pos[u] & 3 in (1, 2) else 0.0
    if wanted >> s.pos[u] & 1:
        share += 0.03
    return share * worths().left(s.row[u], 0)
