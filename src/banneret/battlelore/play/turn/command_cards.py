"""Command cards: which units a player may order with one, and what a Tactic card does for them."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import (
    BANNER,
    BANNERS,
    FIRST_TACTIC,
    FOOT,
    IS_CREATURE,
    MOUNTED,
    ORDERS,
    PER_CARD,
    RANGE,
    SCOUT,
    TACTIC,
)
from banneret.battlelore.geometry.grid import SECTION, SINGLE, ZONE, ZONES, spread
from banneret.battlelore.play.heroes.roles import has_skill, troop_of
from banneret.battlelore.state.battleground import NO_HEROES, Battleground, player_of
from banneret.battlelore.state.lasting_effects import X_IDLE, amount
from banneret.battlelore.state.sides import leading
from banneret.battlelore.state.unit_numbers import HEROES, SIDE_MASK, is_hero, units_in

EVERYBODY: Final = 99
OUT_OF_SECTION: Final = 3
"""Lore tokens for ordering a Creature of another section. Rules: BL-CRE-07."""


def budget_of(s: Battleground, card: int) -> tuple[int, ...]:
    """The orders of a card: for the left wing, the centre and the right wing, and for no section.

    Rules: BL-CMD-13, BL-CMD-17 to BL-CMD-25, BL-CMD-27, BL-CMD-31, BL-CMD-32.
    """
    if card < FIRST_TACTIC:
        left, centre, right = [s.held if n == PER_CARD else n for n in ORDERS[card]]
        return left, centre, right, 0
    tactic = TACTIC[card]
    if tactic == "volley":
        return 0, 0, 0, EVERYBODY
    if tactic == "leadership":
        return 0, 0, 0, 1
    return 0, 0, 0, (0 if tactic in ("echo", "lore") else s.held)


def tactic_for(s: Battleground, u: int) -> str:
    """What the Tactic card of this turn does for a unit: nothing for one that was ordered by something else.

    Rules: BL-CMD-24 to BL-CMD-27, BL-CMD-29, BL-CMD-32.
    """
    return "" if s.gratis >> u & 1 else TACTIC[s.card]


def sections_at(s: Battleground, hex: int) -> int:
    """The sections of a hex as the side at turn sees them, as bits. Rules: BL-BRD-05 to BL-BRD-07."""
    sections = SECTION[s.turn]
    return sections[0] >> hex & 1 | (sections[1] >> hex & 1) << 1 | (sections[2] >> hex & 1) << 2


def suits(s: Battleground, u: int) -> bool:
    """Whether a Tactic card may order a kind of unit.

    Rules: BL-CMD-24, BL-CMD-25, BL-CMD-31, BL-CMD-32, BL-CMD-37, BL-CRE-06, BLH-TAC-03, BLH-TAC-07, BLH-TAC-09.
    """
    tactic = TACTIC[s.card]
    troop = s.troop[u]
    if tactic in BANNERS:
        return BANNER[troop] == BANNERS.index(tactic)
    if tactic == "charge":
        return MOUNTED[troop]
    if tactic == "onslaught":
        return FOOT[troop]
    if tactic == "volley":
        return RANGE[troop] > 1
    return True


def at_call(s: Battleground, steward: int = -1) -> int:
    """The units of the side at turn that may be ordered, as bits: in a fragile alliance no ally's hero and his troop.

    `steward` is the side that would name them, if not the one that does now; an enemy is not bound by the alliance.

    Rules: BLH-CFG-07, BLH-CFG-08.
    """
    units = s.alive & SIDE_MASK[s.turn]
    if s.game_terms.fragile and (s.steward if steward < 0 else steward) == s.turn:
        leader = leading(s.game_terms, s.turn, s.turn, s.turns)
        for u in units_in(units):
            if (is_hero(u) or s.leader[u] >= 0) and player_of(s, u) != leader:
                units &= ~(1 << u)
    return units


def orderable(s: Battleground, steward: int = -1) -> int:
    """The hexes of the units that may be ordered now, as a set; by a side other than the present one, if given.

    A Champion is ordered like any unit, and a combined unit as one.
    Rules: BL-CMD-04, BL-CMD-05, BL-CMD-13, BL-CMD-14, BL-CMD-25, BLH-ROL-05, BLH-ROL-06, BLH-ROL-14, BLH-ACT-01,
    BLH-ACT-04, BLH-ACT-13.
    """
    waiting = at_call(s, steward) & ~s.ordered
    hexes = 0
    if s.card < FIRST_TACTIC:
        for u in units_in(waiting):
            if not s.effects or not amount(s, X_IDLE, u):
                hexes |= SINGLE[s.pos[u]]
        return hexes & (with_orders(s) | outflanking(s))
    if s.budget[3] <= (s.ordered & ~s.gratis).bit_count():
        return 0
    for u in units_in(waiting):
        if suits(s, u) and not amount(s, X_IDLE, u):
            hexes |= 1 << s.pos[u]
    if TACTIC[s.card] == "onslaught" and s.ordered & ~s.gratis:
        hexes &= beside_ordered(s)
    return hexes


def with_orders(s: Battleground) -> int:
    """The hexes on which a unit can still have an order of a Section card. Rules: BL-BRD-07, BL-CMD-13, BL-CMD-14."""
    room = rooms(s.budget, counted(s))
    for left in room:
        if left < 0:
            return 0
    hexes = 0
    if room[7]:
        for where in ZONES:
            # Those groups of sections need room that hold all the sections of the hex.
            if room[where] and room[where | 1] and room[where | 2] and room[where | 4]:
                hexes |= ZONE[s.turn][where]
    return hexes


def beside_ordered(s: Battleground) -> int:
    """The hexes of the units the card has ordered and those next to them. Rules: BL-CMD-25, BLH-TAC-04."""
    group = 0
    for u in units_in(s.ordered & ~s.gratis):
        group |= 1 << s.pos[u]
    return group | spread(group)


def outflanking(s: Battleground) -> int:
    """The hexes of the heroes who outflank, if there is any order left. Rules: BLH-SKL-06, BLH-SKL-11."""
    if s.fate == NO_HEROES:
        return 0
    hexes = 0
    for h in (HEROES[2 * s.turn], HEROES[2 * s.turn + 1]):
        if s.pos[h] >= 0 and not s.parting >> h & 1 and has_skill(s, h, "outflank"):
            hexes |= 1 << s.pos[h]
    if hexes:
        counts = counted(s)
        counts[7] += 1
        if not affordable(s.budget, counts):
            return 0
    return hexes


def counted(s: Battleground) -> list[int]:
    """How many ordered units stand in which sections; what was ordered outside its section may use any order."""
    counts = [0] * 8
    for u in units_in(s.ordered & ~s.gratis):
        counts[7 if s.roaming >> u & 1 else sections_for(s, u)] += 1
    return counts


def sections_for(s: Battleground, u: int) -> int:
    """The sections for whose orders a unit may be named, as bits: for one who outflanks, all of them.

    Rules: BL-BRD-05 to BL-BRD-07, BLH-ACT-12, BLH-SKL-06.
    """
    if s.fate != NO_HEROES:
        h = u if is_hero(u) else s.leader[u]
        if h >= 0 and (h == u or not s.parting >> h & 1) and has_skill(s, h, "outflank"):
            return 7
    return sections_at(s, s.pos[u])


def cards_to_draw(s: Battleground) -> int:
    """How many Command cards are drawn at the end of the turn: after a Scout card two, or three by Scouting.

    Rules: BL-CMD-17, BLH-SKL-11.
    """
    if s.card < 0 or not SCOUT[s.card]:
        return 1
    if s.fate != NO_HEROES:
        for h in (HEROES[2 * s.turn], HEROES[2 * s.turn + 1]):
            if scouts(s, h) and has_skill(s, h, "scouting"):
                return 3
    return 2


def scouts(s: Battleground, h: int) -> bool:
    """Whether a hero was ordered by a Scout card, alone or with his unit. Rules: BLH-SKL-11."""
    u = troop_of(s, h)
    ordered = s.ordered & ~s.gratis
    return s.card >= 0 and SCOUT[s.card] and (ordered >> h | (ordered >> u if u >= 0 else 0)) & 1 == 1


def affordable(budget: tuple[int, ...], counts: list[int]) -> bool:
    """Whether units, counted by the sections they stand in, can each have an order of one of their sections.

    By the theorem of Hall: no group of sections may have more units that need it than it has orders. Rules: BL-BRD-07,
    BL-CRE-07, BLH-SKL-06.
    """
    return min(rooms(budget, counts)) >= 0


def rooms(budget: tuple[int, ...], counts: list[int]) -> list[int]:
    """By group of sections, as bits: how many orders it has more than units that need one of them.

    Rules: BL-BRD-07, BL-CMD-13, BL-CMD-14.
    """
    left, centre, right = budget[0] - counts[1], budget[1] - counts[2], budget[2] - counts[4]
    left_centre = left + centre - counts[3]
    centre_right = centre + right - counts[6]
    everywhere = left_centre + right - counts[5] - counts[6] - counts[7]
    return [0, left, centre, left_centre, right, left + right - counts[5], centre_right, everywhere]


def bought_orders(s: Battleground) -> int:
    """The hexes of the Creatures that a Section card could order only for lore tokens. Rules: BL-CRE-07, BL-CRE-08."""
    if s.card >= FIRST_TACTIC or s.goblets[s.turn] < OUT_OF_SECTION:
        return 0
    hexes = 0
    for u in units_in(s.alive & SIDE_MASK[s.turn] & ~s.ordered):
        if IS_CREATURE[s.troop[u]] and not amount(s, X_IDLE, u):
            hexes |= 1 << s.pos[u]
    if not hexes:
        return 0
    counts = counted(s)
    counts[7] += 1
    return hexes if affordable(s.budget, counts) else 0


def leaders(s: Battleground) -> int:
    """The hexes of the Leaders of the side at turn who may be ordered to separate and have no order yet.

    What holds their unit or keeps it from being ordered holds them, too; a Leader who joined it this turn stays. Rules:
    BLH-ROL-12, BLH-ACT-11, BLH-CFG-08, BL-CRE-25.
    """
    hexes = 0
    for u in units_in(at_call(s) & ~s.webbed):
        h = s.leader[u]
        if h >= 0 and not (s.ordered | s.moved) >> h & 1 and not amount(s, X_IDLE, u):
            hexes |= 1 << s.pos[u]
    return hexes


def separable(s: Battleground) -> int:
    """The hexes of the Leaders who may be ordered to separate now.

    Rules: BLH-ACT-05 to BLH-ACT-08, BLH-ACT-12, BLH-TAC-04, BLH-TAC-08, BLH-TAC-09.
    """
    hexes = leaders(s)
    if not hexes:
        return 0
    if s.card >= FIRST_TACTIC:
        tactic = TACTIC[s.card]
        if tactic not in ("charge", "onslaught") or s.budget[3] <= (s.ordered & ~s.gratis).bit_count():
            return 0
        wanted = MOUNTED if tactic == "charge" else FOOT
        for u in units_in(s.alive & SIDE_MASK[s.turn]):
            if s.leader[u] >= 0 and not wanted[s.troop[s.leader[u]]]:
                hexes &= ~(1 << s.pos[u])
        if tactic == "onslaught" and s.ordered & ~s.gratis:
            hexes &= beside_ordered(s)
        return hexes
    return hexes & (with_orders(s) | outflanking(s))
