"""Whom lore cards may be aimed at: conditions of their moments, and units as bits."""

from __future__ import annotations

from banneret.battlelore.box.tables import FOOT, LORE_IDS, MOUNTED, RANGE
from banneret.battlelore.geometry.grid import DISTANCE, HEXES
from banneret.battlelore.play.combat.strength import is_melee
from banneret.battlelore.play.heroes.roles import has_artifact, has_skill, hero_in
from banneret.battlelore.play.lore.lore import power
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.unit_numbers import SIDE_MASK, SIDE_OF, units_in


def of(s: Battleground, side: int, card: str) -> int:
    """The level a card of this name is played at. Rules: BL-LRE-17, BL-LRE-18."""
    return power(s, side, LORE_IDS.index(card))


# -- moments -----------------------------------------------------------------------------------------------------------


def own_turn(s: Battleground, side: int, _a: int, _t: int) -> bool:
    """In a phase of the player's own turn."""
    return s.turn == side


def defends(_s: Battleground, side: int, _a: int, t: int) -> bool:
    """One of the player's units is about to be attacked, or the dice against it lie there."""
    return SIDE_OF[t] == side


def defends_close(s: Battleground, side: int, a: int, t: int) -> bool:
    """The same in melee."""
    return SIDE_OF[t] == side and is_melee(s, a, t)


def strikes_close(s: Battleground, side: int, a: int, t: int) -> bool:
    """In the player's own Combat phase one of their units is about to attack in melee."""
    return s.turn == side and SIDE_OF[a] == side and is_melee(s, a, t)


def must_run(_s: Battleground, side: int, u: int, _flags: int) -> bool:
    """One of the player's units must retreat."""
    return SIDE_OF[u] == side


# -- units -------------------------------------------------------------------------------------------------------------


def enemies(s: Battleground, side: int, _a: int, _t: int) -> int:
    """All enemies."""
    return s.alive & SIDE_MASK[1 - side]


def friends(s: Battleground, side: int, _a: int, _t: int) -> int:
    """All own units."""
    return s.alive & SIDE_MASK[side]


def ordered(s: Battleground, side: int, _a: int, _t: int) -> int:
    """The player's own ordered units."""
    return s.alive & s.ordered & SIDE_MASK[side]


def waiting(s: Battleground, side: int, a: int, t: int) -> int:
    """The player's own ordered units that have not moved yet."""
    return ordered(s, side, a, t) & ~s.moved


def on_foot(s: Battleground, units: int) -> int:
    """Those of some units that are on foot."""
    return of_kind(s, units, FOOT)


def ordered_foot(s: Battleground, side: int, a: int, t: int) -> int:
    """The player's own ordered units on foot."""
    return on_foot(s, ordered(s, side, a, t))


def waiting_foot(s: Battleground, side: int, a: int, t: int) -> int:
    """The player's own ordered units on foot that have not moved yet."""
    return on_foot(s, waiting(s, side, a, t))


def ordered_mounted(s: Battleground, side: int, a: int, t: int) -> int:
    """The player's own ordered cavalry."""
    return of_kind(s, ordered(s, side, a, t), MOUNTED)


def ordered_with_missiles(s: Battleground, side: int, a: int, t: int) -> int:
    """The player's own ordered units with ranged weapons: archers, and Champions who throw or shoot."""
    found = 0
    for u in units_in(ordered(s, side, a, t)):
        if RANGE[s.troop[u]] > 1 or has_missiles(s, u):
            found |= 1 << u
    return found


def has_missiles(s: Battleground, u: int) -> bool:
    """Whether the hero in a unit has an artifact to throw or to shoot with."""
    h = hero_in(s, u)
    return h >= 0 and any(has_artifact(s, h, weapon) for weapon in ("throwing_hatchets", "bow_of_the_yew_queen"))


def ordered_shooters(s: Battleground, side: int, a: int, t: int) -> int:
    """The player's own ordered units that can attack from afar: those, and Wizards who throw lightning."""
    found = ordered_with_missiles(s, side, a, t)
    for u in units_in(ordered(s, side, a, t)):
        h = hero_in(s, u)
        if h >= 0 and any(has_skill(s, h, skill) for skill in ("lightning_ball", "storm_caller")):
            found |= 1 << u
    return found


def of_kind(s: Battleground, units: int, table: list[bool]) -> int:
    """Those of some units for whose kind a table says so."""
    found = 0
    for u in units_in(units):
        if table[s.troop[u]]:
            found |= 1 << u
    return found


def on_hexes(s: Battleground, units: int, hexes: int) -> int:
    """Those of some units that stand on some hexes."""
    found = 0
    for u in units_in(units):
        if hexes >> s.pos[u] & 1:
            found |= 1 << u
    return found


def within(s: Battleground, side: int, far: int) -> int:
    """The enemies within this distance of one of the player's units."""
    found = 0
    for u in units_in(s.alive & SIDE_MASK[1 - side]):
        if any(DISTANCE[s.pos[u] * HEXES + s.pos[own]] <= far for own in units_in(s.alive & SIDE_MASK[side])):
            found |= 1 << u
    return found
