"""Ground: what lies on the hexes, as sets. It is made anew when a tile is laid or removed, and shared otherwise."""

from __future__ import annotations

from banneret.battlelore.grid import HEXES, hexes_in, spread
from banneret.battlelore.tables import BLOCKS, FOOT_ONLY, HILL, NO_ENTRY, STOPS, STRONGHOLD


class Ground:
    """The terrain of an adventure."""

    __slots__ = ("closed", "foot_only", "hills", "land", "stops", "strongholds", "veils")

    land: tuple[int, ...]
    """By hex: what lies there. Rules: BL-BRD-09, BL-BRD-10."""
    closed: int
    """The hexes nobody may enter."""
    foot_only: int
    stops: int
    """The hexes in which a unit that enters must stop."""
    strongholds: int
    veils: int
    """The hexes whose terrain blocks line of sight."""
    hills: tuple[int, ...]
    """By hex: the group of hills it belongs to as a set, 0 for none. Rules: BL-TER-10."""


def ground_of(land: tuple[int, ...]) -> Ground:
    """The sets of a terrain."""
    g = Ground()
    g.land = land
    g.closed = _where(land, NO_ENTRY)
    g.foot_only = _where(land, FOOT_ONLY)
    g.stops = _where(land, STOPS)
    g.strongholds = sum(1 << n for n in range(HEXES) if land[n] == STRONGHOLD)
    g.veils = _where(land, BLOCKS)
    hills = sum(1 << n for n in range(HEXES) if land[n] == HILL)
    groups = [0] * HEXES
    while hills:
        group = hills & -hills
        while True:
            more = (group | spread(group)) & hills
            if more == group:
                break
            group = more
        for n in hexes_in(group):
            groups[n] = group
        hills &= ~group
    g.hills = tuple(groups)
    return g


def _where(land: tuple[int, ...], table: list[bool]) -> int:
    return sum(1 << n for n in range(HEXES) if table[land[n]])
