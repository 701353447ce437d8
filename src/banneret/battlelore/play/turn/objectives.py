"""Objectives of an adventure: hexes that are worth banners for as long as a side holds them."""

from __future__ import annotations

from banneret.battlelore.state.events import E_BANNER, E_BANNER_LOST
from banneret.battlelore.state.field import Field
from banneret.kernel.piles import changed


def weigh_objectives(s: Field) -> None:
    """A side that has units on all hexes of an objective has its banners, and loses them with the first of the hexes.

    Rules: BL-VIC-05, BL-VIC-06, BL-SET-07.
    """
    for n, (side, hexes, banners) in enumerate(s.match.objectives):
        held = s.occupied[side] & hexes == hexes
        if held == (s.holding >> n & 1 == 1):
            continue
        s.holding ^= 1 << n
        s.banners = changed(s.banners, side, s.banners[side] + (banners if held else -banners))
        s.emit(E_BANNER if held else E_BANNER_LOST, side, s.banners[side])
