"""Where units stand in a Combat: sets of units, what blocks them, how far they come."""

from __future__ import annotations

from typing import Final

from banneret.heroes.battle import DEFENDER, SIDE_OF, Battle
from banneret.heroes.board import BOARD, FLIGHT, NEAR, walk
from banneret.heroes.tables import FLYING, GROUND, TYPE

UNITS_LOW: Final[list[list[int]]] = [[u for u in range(7) if m >> u & 1] for m in range(128)]
UNITS_HIGH: Final[list[list[int]]] = [[u + 7 for u in range(8) if m >> u & 1] for m in range(256)]


def units_in(units: int) -> list[int]:
    """The members of a set of units, in order."""
    return UNITS_LOW[units & 127] + UNITS_HIGH[units >> 7]


def blocked(s: Battle, side: int) -> int:
    """The spaces a unit of this side cannot stop on, or walk over. Rules: H3-CBT-05, H3-SGE-04 to H3-SGE-06."""
    taken = s.occupied[0] | s.occupied[1] | s.walls
    return taken if side == DEFENDER else taken | s.gate


def reach(s: Battle, u: int) -> int:
    """The spaces a unit may move to. Rules: H3-TYP-01 to H3-TYP-04, H3-TYP-06, H3-CBT-05."""
    pos = s.pos[u]
    free = BOARD & ~blocked(s, SIDE_OF[u])
    kind = TYPE[s.row[u]]
    if kind == FLYING:
        return FLIGHT[pos] & free
    return walk(1 << pos, free, 3 if kind == GROUND else 1)


def adjacent(s: Battle, a: int, b: int) -> bool:
    """Whether two units stand on adjacent spaces. The tower never does. Rules: H3-CBT-03, H3-SGE-18."""
    return NEAR[s.pos[a]] >> s.pos[b] & 1 == 1


def put(s: Battle, u: int, space: int) -> None:
    """Put a unit on an empty space, from the board or from outside."""
    side = SIDE_OF[u]
    old = s.pos[u]
    if old >= 0:
        s.at[old] = -1
        s.occupied[side] &= ~(1 << old)
    s.pos[u] = space
    s.at[space] = u
    s.occupied[side] |= 1 << space
