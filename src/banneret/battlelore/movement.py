"""Moving ordered units."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.effects import X_LIGHT, X_STEPS, amount
from banneret.battlelore.events import E_MOVE
from banneret.battlelore.field import PER_SIDE, Field, name, put
from banneret.battlelore.grid import BOARD, spread
from banneret.battlelore.tables import (
    MARCH,
    MAY_BATTLE,
    MOUNTED,
    RUSHES,
    STROLL,
    TACTIC,
)

ONSLAUGHT_STEPS: Final = 2
"""Rules: BL-CMD-26."""


def barred(s: Field, u: int) -> int:
    """The hexes a unit may not enter: occupied ones, and terrain it cannot pass. Rules: BL-MOV-02, BL-MOV-06."""
    closed = s.occupied[0] | s.occupied[1] | s.ground.closed
    return closed | s.ground.foot_only if MOUNTED[s.troop[u]] else closed


def steps_of(s: Field, u: int) -> tuple[int, int]:
    """How far a unit may move and still battle, and how far at all.

    Rules: BL-UNI-08, BL-UNI-10, BL-UNI-12, BL-UNI-14, BL-UNI-16, BL-UNI-18, BL-CMD-26, BL-CMD-32.
    """
    tactic = TACTIC[s.card]
    if tactic == "volley":
        return 0, 0
    march, stroll = MARCH[s.troop[u]], STROLL[s.troop[u]]
    if tactic == "onslaught":
        march, stroll = max(march, ONSLAUGHT_STEPS), max(stroll, ONSLAUGHT_STEPS)
    more = amount(s, X_STEPS, u) if s.effects else 0
    return march + more, stroll + more


def rings(s: Field, u: int, steps: int) -> list[int]:
    """By number of steps from 1 on: the hexes a unit reaches in so many, not in fewer. Rules: BL-MOV-01, BL-MOV-06."""
    free = BOARD & ~barred(s, u)
    stops = 0 if s.effects and amount(s, X_LIGHT, u) else s.ground.stops
    seen = edge = 1 << s.pos[u]
    found: list[int] = []
    for _ in range(steps):
        edge = spread(edge) & free & ~seen
        seen |= edge
        found.append(edge)
        edge &= ~stops
    return found


def reach(s: Field, u: int) -> int:
    """The hexes a unit may move to.

    A goblinoid may go one step more to reach an enemy. Rules: BL-MOV-01, BL-UNI-23.
    """
    march, stroll = steps_of(s, u)
    rushes = RUSHES[s.troop[u]] and march > 0
    found = rings(s, u, max(stroll, march + 1) if rushes else stroll)
    hexes = 0
    for ring in found[:stroll]:
        hexes |= ring
    if rushes:
        hexes |= rushed(s, u, found[march]) if len(found) > march else 0
    return hexes


def rushed(s: Field, u: int, hexes: int) -> int:
    """Of these hexes, those next to an enemy. Rules: BL-UNI-23."""
    return hexes & spread(s.occupied[1 - u // PER_SIDE])


def march_to(s: Field, u: int, goal: int) -> None:
    """Move a unit; where it went too far or into such terrain, it battles no more in this turn.

    Rules: BL-MOV-01, BL-MOV-03, BL-UNI-10, BL-UNI-23, BL-TER-03, BL-TER-20.
    """
    bit = 1 << u
    march, stroll = steps_of(s, u)
    found = rings(s, u, stroll + 1)
    near = 0
    for ring in found[:march]:
        near |= ring
    if RUSHES[s.troop[u]]:
        near |= rushed(s, u, found[march])
    if not near >> goal & 1 or not MAY_BATTLE[s.ground.land[goal]]:
        s.weary |= bit
    s.moved |= bit
    s.emit(E_MOVE, name(s, u), s.pos[u], goal)
    put(s, u, goal)
