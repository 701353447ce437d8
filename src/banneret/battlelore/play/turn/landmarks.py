"""The landmarks of the Lore Masters: what they give a unit that holds them."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import COUNTRYSIDE, FIGURES, FIRST_CREATURE, LAND_IDS, TRAINED
from banneret.battlelore.play.lore.lore import gain_lore, steal_lore
from banneret.battlelore.state.battleground import Battleground, name
from banneret.battlelore.state.events import E_REGAIN, E_TRAINED
from banneret.battlelore.state.terrain_sets import relaid
from banneret.battlelore.state.unit_numbers import SIDE_MASK, units_in

PENTACLE: Final = LAND_IDS.index("magic_pentacle")
CAMP: Final = LAND_IDS.index("training_camp")
POOL: Final = LAND_IDS.index("healing_pool")
DEN: Final = LAND_IDS.index("rogues_den")


def use_landmarks(s: Battleground) -> None:
    """At the end of a turn the side's units have what their landmarks give. Rules: BL-TER-29 to BL-TER-32."""
    for u in units_in(s.alive & SIDE_MASK[s.turn]):
        land = s.ground.land[s.pos[u]]
        rested = not (s.moved | s.fought) >> u & 1
        if land == PENTACLE and s.game_terms.lore:
            gain_lore(s, s.turn, 1)
        elif land == DEN and s.game_terms.lore:
            steal_lore(s, s.turn, 1)
        elif land == POOL and rested and s.ordered >> u & 1:
            regain(s, u, 1)
        elif land == CAMP and rested:
            train(s, u)


def regain(s: Battleground, u: int, figures: int) -> None:
    """Figures come back to a unit, up to its full strength. Rules: BL-TER-31, BL-LRE-19, BLH-SKL-06, BLH-ARF-23."""
    back = min(figures, FIGURES[s.troop[u]] - s.figures[u])
    if back > 0:
        s.figures[u] += back
        s.emit(E_REGAIN, name(s, u), back)


def hurt_units(s: Battleground, side: int) -> int:
    """The units of a side that have lost figures, as bits."""
    units = 0
    for u in units_in(s.alive & SIDE_MASK[side]):
        if s.troop[u] < FIRST_CREATURE and s.figures[u] < FIGURES[s.troop[u]]:
            units |= 1 << u
    return units


def train(s: Battleground, u: int) -> None:
    """A unit rises to the next banner colour with the figures it has, and the camp is gone. Rules: BL-TER-30."""
    troop = TRAINED[s.troop[u]]
    if troop < 0:
        return
    old = name(s, u)
    s.troop[u] = troop
    s.emit(E_TRAINED, old, name(s, u))
    hex = s.pos[u]
    s.ground = relaid(s.ground, hex, COUNTRYSIDE)
