"""Where units stand in a Combat: sets of units, what blocks them, how far they come."""

from __future__ import annotations

from typing import Final

from banneret.heroes.geometry.combat_board import BOARD, FLIGHT, NEAR, TOWER_SPACE, walk
from banneret.heroes.geometry.hex_board import FIRST_HEX, HEX_BOARD, PLACES, WITHIN, walk_hexes
from banneret.heroes.state.battle import DEFENDER, SIDE_OF, UNITS, Battle
from banneret.heroes.tables.units_and_cards import FLYING, GROUND, INITIATIVE, S_INITIATIVE, TYPE

FARTHEST: Final = len(WITHIN) - 1
SINGLE: Final[list[int]] = [1 << space for space in range(PLACES)]
"""By space: the set of it alone."""
ELSEWHERE: Final[list[int]] = [~space for space in SINGLE]
"""By space: the set of all others."""
UNITS_LOW: Final[list[list[int]]] = [[u for u in range(7) if m >> u & 1] for m in range(128)]
UNITS_HIGH: Final[list[list[int]]] = [[u + 7 for u in range(8) if m >> u & 1] for m in range(256)]


def units_in(units: int) -> list[int]:
    """The members of a set of units, in order."""
    return UNITS_LOW[units & 127] + UNITS_HIGH[units >> 7]


def blocked(s: Battle, side: int) -> int:
    """The spaces a unit of this side cannot stop on, or walk over.

    Rules: H3-CBT-05, H3-SGE-04 to H3-SGE-06, BF-BTL-05, BF-BTL-06, BF-BTL-27, BF-SGE-09 to BF-SGE-13.
    """
    taken = s.occupied[0] | s.occupied[1] | s.rubble
    if s.walls or s.gate:
        taken |= s.walls if side == DEFENDER else s.walls | s.gate
    return taken


def open_spaces(s: Battle, side: int) -> int:
    """The spaces of the board on which a unit of this side can be placed."""
    return (HEX_BOARD if s.terms.hexes else BOARD) & ~blocked(s, side)


def reach(s: Battle, u: int) -> int:
    """The spaces a unit may move to. Rules: H3-TYP-01 to H3-TYP-04, H3-TYP-06, H3-CBT-05."""
    pos = s.pos[u]
    if pos > TOWER_SPACE:
        return reach_on_hexes(s, u, pos)
    free = BOARD & ~blocked(s, SIDE_OF[u])
    kind = TYPE[s.row[u]]
    if kind == FLYING:
        return FLIGHT[pos] & free
    return walk(1 << pos, free, 3 if kind == GROUND else 1)


def reach_on_hexes(s: Battle, u: int, pos: int) -> int:
    """As many steps as its initiative: over free hexes, or straight to a free one for a Flying unit.

    Rules: BF-BTL-25 to BF-BTL-28, BF-SGE-13.
    """
    free = HEX_BOARD & ~blocked(s, SIDE_OF[u])
    row = s.row[u]
    steps = INITIATIVE[row] + s.mod[S_INITIATIVE * UNITS + u]
    if steps <= 0:
        return 0
    if TYPE[row] == FLYING:
        return WITHIN[min(steps, FARTHEST)][pos - FIRST_HEX] & free
    near = NEAR[pos] & free
    return near | walk_hexes(near, free, steps - 1)


def adjacent(s: Battle, a: int, b: int) -> bool:
    """Whether two units stand on adjacent spaces. The tower never does. Rules: H3-CBT-03, H3-SGE-18."""
    return NEAR[s.pos[a]] >> s.pos[b] & 1 == 1


def put(s: Battle, u: int, space: int) -> None:
    """Put a unit on an empty space, from the board or from outside. Rules: BF-CMP-16."""
    side = SIDE_OF[u]
    old = s.pos[u]
    occupied = s.occupied[side]
    if old >= 0:
        s.at[old] = -1
        occupied &= ELSEWHERE[old]
    occupied |= SINGLE[space]
    s.pos[u] = space
    s.at[space] = u
    # `with_side`, written out: nothing is done more often.
    s.occupied = (s.occupied[0], occupied) if side else (occupied, s.occupied[1])
