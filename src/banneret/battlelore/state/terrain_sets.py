"""Ground: what lies on the hexes, as sets. It is rebuilt when a tile is laid or removed, and shared otherwise."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import BLOCKS, CEMETERY, FOOT_ONLY, HILL, NO_ENTRY, STOPS, STRONGHOLD
from banneret.battlelore.geometry.grid import HEXES, NEAR, hexes_in, spread


class Ground:
    """The terrain of an adventure."""

    __slots__ = (
        "closed",
        "foot_only",
        "haunted",
        "hills",
        "land",
        "ramparts",
        "stops",
        "strongholds",
        "veils",
        "walls",
    )

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
    haunted: int
    """The Cemeteries and the hexes next to them. Rules: BLH-LMK-15, BLH-LMK-17."""
    hills: tuple[int, ...]
    """By hex: the group of hills it belongs to as a set, 0 for none. Rules: BL-TER-10."""
    ramparts: tuple[int, ...]
    """By hex: the hexes outside the ramparts on its sides, as a set. Rules: BL-TER-25, BL-TER-26."""
    walls: tuple[int, ...]
    """By hex: the hexes beyond ramparts, seen from inside or outside; empty where there are none. Rules: BL-TER-27."""


NO_RAMPARTS: Final = (0,) * HEXES


def ground_of(land: tuple[int, ...], ramparts: tuple[int, ...] = NO_RAMPARTS) -> Ground:
    """The sets of a terrain."""
    g = Ground()
    g.land = land
    g.ramparts = ramparts
    g.walls = ()
    if any(ramparts):
        g.walls = tuple(
            [ramparts[n] | sum(1 << m for m in hexes_in(NEAR[n]) if ramparts[m] >> n & 1) for n in range(HEXES)]
        )
    g.closed = _where(land, NO_ENTRY)
    g.foot_only = _where(land, FOOT_ONLY)
    g.stops = _where(land, STOPS)
    g.strongholds = sum(1 << n for n in range(HEXES) if land[n] == STRONGHOLD)
    g.veils = _where(land, BLOCKS)
    graves = sum(1 << n for n in range(HEXES) if land[n] == CEMETERY)
    g.haunted = graves | spread(graves)
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


def relaid(g: Ground, hex: int, land: int) -> Ground:
    """The same ground with something else on one hex."""
    return ground_of((*g.land[:hex], land, *g.land[hex + 1 :]), g.ramparts)


def _where(land: tuple[int, ...], table: list[bool]) -> int:
    return sum(1 << n for n in range(HEXES) if table[land[n]])
