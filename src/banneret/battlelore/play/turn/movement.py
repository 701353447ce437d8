"""Moving ordered units."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import (
    BOUGHT_STEPS,
    FIRST_CREATURE,
    FOOT,
    LAIR,
    LAND_IDS,
    MARCH,
    MAY_BATTLE,
    MOUNTED,
    RUSHES,
    STROLL,
)
from banneret.battlelore.geometry.grid import BOARD, NEAR, SINGLE, hexes_in, spread
from banneret.battlelore.play.heroes.bonuses import hero_steps, ride_far
from banneret.battlelore.play.heroes.roles import join, leave_board, part
from banneret.battlelore.play.lore.lore import pay_lore
from banneret.battlelore.play.turn.command_cards import tactic_for
from banneret.battlelore.play.turn.mist_and_caltrops import laid_stops
from banneret.battlelore.state.battleground import Battleground, name, put
from banneret.battlelore.state.events import E_MOVE, E_PART
from banneret.battlelore.state.lasting_effects import X_FREE, X_LIGHT, X_STEPS, amount
from banneret.battlelore.state.unit_numbers import HEROES, SIDE_OF, is_hero

ONSLAUGHT_STEPS: Final = 2
"""Rules: BL-CMD-26."""


def barred(s: Battleground, u: int) -> int:
    """The hexes a unit may not enter: occupied ones, and terrain it cannot pass.

    Creatures are no exception. Rules: BL-MOV-02, BL-MOV-05, BL-MOV-06, BL-CRE-02, BL-CRE-03, BLH-LMK-20, BLH-LMK-21.
    """
    return s.occupied[0] | s.occupied[1] | impassable(s, u)


def impassable(s: Battleground, u: int) -> int:
    """The hexes on whose terrain a unit can never stand; some let only those on foot in, and no rider.

    Rules: BL-MOV-06, BLH-LMK-20, BLH-LMK-21, BLH-MOV-25.
    """
    return s.ground.closed if FOOT[s.troop[u]] else s.ground.closed | s.ground.foot_only


def beyond(s: Battleground, u: int, hexes: int) -> int:
    """The hexes one step from any of these, as far as ramparts let a unit pass. Rules: BL-MOV-01, BL-TER-27."""
    if not s.ground.walls or not MOUNTED[s.troop[u]]:
        return spread(hexes)
    found = 0
    for hex in hexes_in(hexes):
        found |= NEAR[hex] & ~s.ground.walls[hex]
    return found


def steps_of(s: Battleground, u: int) -> tuple[int, int]:
    """How far a unit may move and still battle, and how far at all.

    Rules: BL-CRE-27, BL-UNI-08, BL-UNI-10, BL-UNI-12, BL-UNI-14, BL-UNI-16, BL-UNI-18, BL-CMD-26, BL-CMD-32,
    BLH-MOV-24.
    """
    tactic = tactic_for(s, u)
    if tactic == "volley":
        return 0, 0
    march, stroll = MARCH[s.troop[u]], STROLL[s.troop[u]]
    bought = BOUGHT_STEPS[s.troop[u]]
    if bought:
        march = stroll = min(bought, s.goblets[SIDE_OF[u]])
    if tactic == "onslaught":
        march, stroll = max(march, ONSLAUGHT_STEPS), max(stroll, ONSLAUGHT_STEPS)
    more = amount(s, X_STEPS, u) if s.effects else 0
    if is_hero(u):
        more += hero_steps(s, u)
    return march + more, stroll + more


def lair_hexes(s: Battleground, u: int) -> int:
    """The hexes in which a Creature is at home, and not hindered. Rules: BL-CRE-01."""
    land = LAND_IDS.index(LAIR[s.troop[u]])
    return sum(1 << hex for hex, other in enumerate(s.ground.land) if other == land)


def welcoming(s: Battleground, u: int) -> int:
    """The hexes of the player's own Champions whom a troop without a Leader may join. Rules: BLH-MOV-18, BLH-MOV-19."""
    hexes = 0
    if s.troop[u] < FIRST_CREATURE and s.leader[u] < 0:
        for h in HEROES:
            if s.alive >> h & 1 and SIDE_OF[h] == SIDE_OF[u] and MOUNTED[s.troop[h]] == MOUNTED[s.troop[u]]:
                hexes |= 1 << s.pos[h]
    return hexes


def rings(s: Battleground, u: int, steps: int) -> list[int]:
    """By number of steps from 1 on: the hexes a unit reaches in this many, not in fewer.

    Terrain stops it where it enters, not where it starts; a web holds it where it is.
    Rules: BL-MOV-01, BL-MOV-06, BL-MOV-07, BL-MOV-10, BL-CRE-25, BLH-LMK-01, BLH-LMK-12, BLH-LMK-19, BLH-ARF-23,
    BL-LRE-19.
    """
    if s.webbed >> u & 1:
        return [0] * steps
    welcome = welcoming(s, u)
    anywhere = goes_free(s, u)
    shut = s.occupied[0] | s.occupied[1] if anywhere else barred(s, u)
    free = BOARD & ~shut | welcome
    stops = stops_for(s, u) | welcome
    seen = edge = SINGLE[s.pos[u]]
    found: list[int] = []
    for n in range(steps):
        if n == 0 and not s.ground.walls:
            edge = NEAR[s.pos[u]] & free
        else:
            edge = (spread(edge) if anywhere else beyond(s, u, edge)) & free & ~seen
        seen |= edge
        found.append(edge & ~impassable(s, u) if anywhere else edge)
        edge &= ~stops
    return found


def stops_for(s: Battleground, u: int) -> int:
    """The hexes in which terrain, or what was laid there, stops a unit that enters.

    Rules: BL-MOV-06, BL-CRE-01, BLH-ARF-23, BL-LRE-19.
    """
    stops = s.ground.stops
    if s.effects and (goes_free(s, u) or amount(s, X_LIGHT, u)):
        stops = 0
    elif LAIR[s.troop[u]]:
        stops &= ~lair_hexes(s, u)
    return stops | laid_stops(s, u)


def goes_free(s: Battleground, u: int) -> bool:
    """Whether no terrain hinders the movement of a unit; it stops where it could enter."""
    return s.effects != () and amount(s, X_FREE, u) > 0


def reach(s: Battleground, u: int) -> int:
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


def can_go(s: Battleground, u: int) -> bool:
    """Whether a unit may move at all: to a hex next to it, or over ground it cannot stand on. Rules: BL-MOV-01."""
    if steps_of(s, u)[1] <= 0:
        return False
    return rings(s, u, 1)[0] != 0 or (goes_free(s, u) and reach(s, u) != 0)


def rushed(s: Battleground, u: int, hexes: int) -> int:
    """Of these hexes, those from which it could attack an enemy next to it. Rules: BL-UNI-23, BL-TER-20."""
    near = hexes & spread(s.occupied[1 - SIDE_OF[u]])
    return sum(1 << hex for hex in hexes_in(near) if fit_to_battle(s, u, hex))


def fit_to_battle(s: Battleground, u: int, hex: int) -> bool:
    """Whether a unit that comes to a hex may battle there in the same turn: not in most landmarks, but in its lair.

    Rules: BL-TER-03, BL-TER-20, BL-CRE-01, BLH-LMK-02, BLH-LMK-13, BLH-LMK-22.
    """
    land = s.ground.land[hex]
    return MAY_BATTLE[land] or LAND_IDS[land] == LAIR[s.troop[u]] or goes_free(s, u)


def tire_in_landmark(s: Battleground, u: int, hex: int) -> None:
    """A unit moves to a hex in which it may not battle in this turn, or may. Rules: BL-TER-20, BLH-LMK-22."""
    if not fit_to_battle(s, u, hex):
        s.weary |= 1 << u


def march_to(s: Battleground, u: int, goal: int) -> None:
    """Move a unit; if it went too far or into such terrain, it may no longer battle in this turn.

    Rules: BL-MOV-01, BL-MOV-03, BL-UNI-10, BL-UNI-23, BL-TER-03, BL-TER-20, BLH-LMK-22, BLH-ARF-29, BLH-MOV-20,
    BLH-MOV-22.
    """
    bit = 1 << u
    march, stroll = steps_of(s, u)
    found = rings(s, u, stroll + 1)
    near = 0
    for ring in found[:march]:
        near |= ring
    if RUSHES[s.troop[u]]:
        near |= rushed(s, u, found[march])
    if not near >> goal & 1 or not fit_to_battle(s, u, goal):
        s.weary |= bit
    s.moved |= bit
    if BOUGHT_STEPS[s.troop[u]]:
        # Steps that a card adds are not bought.
        pay_lore(s, SIDE_OF[u], min(steps_taken(found, goal), BOUGHT_STEPS[s.troop[u]], s.goblets[SIDE_OF[u]]))
    s.emit(E_MOVE, name(s, u), s.pos[u], goal)
    ride_far(s, u, goal)
    h = s.leader[u]
    if h >= 0 and s.parting >> h & 1:
        leave_behind(s, u, h, goal)
    else:
        come_to(s, u, goal)


def leave_behind(s: Battleground, u: int, h: int, goal: int) -> None:
    """A troop goes before the Leader who separates from it has gone: he stays. Rules: BLH-MOV-22, BLH-ACT-05."""
    start = s.pos[u]
    s.leader[u] = -1
    s.parting &= ~(1 << h)
    s.emit(E_PART, name(s, h), name(s, u))
    put(s, u, goal)
    part(s, h, start)


def steps_taken(found: list[int], goal: int) -> int:
    """In how many steps a hex was reached. Rules: BL-CRE-27."""
    return next(n + 1 for n, ring in enumerate(found) if ring >> goal & 1)


def come_to(s: Battleground, u: int, goal: int) -> None:
    """A unit comes to a hex; a Champion there becomes its Leader. Rules: BLH-MOV-18 to BLH-MOV-20."""
    h = s.at[goal]
    if h >= 0:
        leave_board(s, h)
    put(s, u, goal)
    if h >= 0:
        join(s, h, u)
