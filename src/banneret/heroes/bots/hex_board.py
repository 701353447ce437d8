"""The hex battlefield as the greedy bot sees it: how far units strike, where they stand well, and which of a hundred
hexes are worth considering.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.order import initiative
from banneret.heroes.combat.placement import units_in
from banneret.heroes.geometry.combat_board import DISTANCE, spread
from banneret.heroes.geometry.hex_board import FIRST_HEX, LONG_SHOT, OUTER, PLACES, row_of_hex
from banneret.heroes.state.answers_combat import MOVE, PLACE
from banneret.heroes.state.battle import SIDE_OF, TOWER, Battle
from banneret.heroes.tables.units_and_cards import RANGED, TYPE
from banneret.kernel.keys import argument, verb

STRIDE: Final = 4
"""How far away an enemy may be on the core board for a melee unit to strike: three steps and the blow."""
NEAREST: Final = 4
"""How many of the hexes nearest to an enemy are tried if no adjacent one can be reached."""
SAFEST: Final = 3
"""This many of the hexes farthest from all enemies are tried."""
MIDDLE_ROW: Final = 4


def stride(s: Battle, u: int) -> int:
    """How far away an enemy may be for a melee unit to strike it in one activation."""
    return STRIDE if s.pos[u] < FIRST_HEX else max(0, initiative(s, u)) + 1


def is_long_shot(s: Battle, u: int, t: int) -> bool:
    """Whether a shot is so long that it has the penalty."""
    pos = s.pos[u]
    return pos >= FIRST_HEX and t != TOWER and DISTANCE[pos * PLACES + s.pos[t]] >= LONG_SHOT


def worth_trying(s: Battle) -> list[int]:
    """Of the answers to a question on hexes, those that make a difference.

    Of moves: those that bring a unit next to an enemy, and a few that come nearest or stay farthest away.
    """
    if s.active < 0 or len(s.options) < NEAREST + SAFEST:
        return s.options
    foes = [s.pos[t] for t in units_in(s.alive) if SIDE_OF[t] != SIDE_OF[s.active] and t != TOWER]
    if not foes:
        return s.options
    u = s.active
    beside = spread(s.occupied[1 - SIDE_OF[u]])
    ranged = TYPE[s.row[u]] == RANGED
    kept: list[int] = []
    ways: list[tuple[int, int, int]] = []
    for option in s.options:
        if verb(option) not in (MOVE, PLACE):
            kept.append(option)
            continue
        space = argument(option)
        if beside >> space & 1 and not ranged:
            kept.append(option)
        else:
            far = [DISTANCE[space * PLACES + foe] for foe in foes]
            ways.append((min(far), sum(far), option))
    ways.sort()
    kept += [option for _, _, option in ways[:NEAREST]]
    if ranged:
        band = [way for way in ways[NEAREST:] if way[0] < LONG_SHOT]
        ways = band or ways
    kept += [option for _, _, option in ways[NEAREST:][-SAFEST:]]
    return kept


def hex_post(s: Battle, u: int) -> float:
    """How well a unit stands while no enemy is there, as a share of its worth: Ranged units behind, all amid."""
    space = s.pos[u]
    outer = (OUTER[0] | OUTER[1]) >> space & 1 == 1
    share = 0.03 if outer == (TYPE[s.row[u]] == RANGED) else 0.0
    return share + 0.005 * (MIDDLE_ROW - abs(row_of_hex(space) - MIDDLE_ROW))
