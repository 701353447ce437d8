"""Whom lore cards may be aimed at."""

from __future__ import annotations

from banneret.battlelore.field import PER_SIDE, Field
from banneret.battlelore.grid import DISTANCE, HEXES, hexes_in


def own_turn(s: Field, side: int) -> bool:
    """Whether it is a side's own turn."""
    return s.turn == side


def enemies(s: Field, side: int) -> int:
    """The hexes of all enemies."""
    return s.occupied[1 - side]


def within(s: Field, side: int, far: int) -> int:
    """The hexes of the enemies at most so far from a friendly unit."""
    found = 0
    for hex in hexes_in(s.occupied[1 - side]):
        if any(DISTANCE[hex * HEXES + own] <= far for own in hexes_in(s.occupied[side])):
            found |= 1 << hex
    return found


def defends(s: Field, side: int, a: int, t: int) -> bool:
    """Whether a side's own unit is about to be attacked."""
    return t // PER_SIDE == side


def strikes(s: Field, side: int, a: int, t: int) -> bool:
    """Whether a side's own unit is about to attack."""
    return a // PER_SIDE == side
