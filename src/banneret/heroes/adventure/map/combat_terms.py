"""The terms of a Combat on the map: who steers the guards, what is besieged, who may surrender."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import guard, holdings, location, owner
from banneret.heroes.adventure.special_rules.beast import enter_lair, is_lair
from banneret.heroes.adventure.special_rules.guards import set_guards
from banneret.heroes.adventure.special_rules.hordes import horde_at, set_horde
from banneret.heroes.adventure.special_rules.moments import holds
from banneret.heroes.state.adventure import SECONDARY, Adventure
from banneret.heroes.state.match import H_LAST_FINISHED_STEERS, H_NO_SURRENDER_IN_SETTLEMENT
from banneret.heroes.state.options import set_board
from banneret.heroes.state.teams import allied
from banneret.heroes.state.terms import AUTOMATIC, OWN, STEERED, Terms, plain_terms
from banneret.heroes.tables.tiles import SETTLEMENT, TOWN
from banneret.heroes.tables.towns_and_heroes import CITADEL, LASTING, LASTING_REDRAW

GUARDS: Final = -1
"""In the place of the enemy hero: the guards of the field."""
ARMY_OF: Final = -2
"""Less the player: an army brought to a besieged field without a hero."""


def steering(s: Adventure, player: int) -> int:
    """Who steers the guards: the nearest opponent counter-clockwise, or by option who finished a turn last.

    Rules: H3-CBS-21, H3-MOD-07, H3-VIC-08. An eliminated player does so only if willing; in Co-op nobody does: -1.
    """
    if s.match.coop:
        return -1
    n = s.match.players
    last = s.finished
    if s.match.house & H_LAST_FINISHED_STEERS and last >= 0 and steers(s, last, player):
        return last
    other = (player - 1) % n
    while other != player and not steers(s, other, player):
        other = (other - 1) % n
    return other


def steers(s: Adventure, player: int, attacker: int) -> bool:
    """Whether a player is an opponent and there to steer guards. Rules: H3-MOD-09, H3-VIC-08, H3-CBS-21."""
    return not allied(s, player, attacker) and (not s.out >> player & 1 or s.willing >> player & 1 == 1)


def combat_terms(s: Adventure, h: int, field: int, g: int, defender: int) -> Terms:
    """What is settled before the Combat; of guards that nobody steers the attacker decides ties.

    Rules: H3-MOD-07, H3-AIC-03, H3-SGE-01, H3-SGE-02, H3-SGE-23, H3-SGE-24, H3-STL-13, H3-END-06, H3-END-09,
    H3-TWN-04, H3-EXP-13.
    """
    attacker = h >> 1
    t = plain_terms(s.match.rules, s.match.difficulty)
    t.surrender = s.match.surrender_price
    t.neutral = g == GUARDS
    if g == GUARDS:
        t.field = guard(s, field)
        t.free_rounds = s.match.free_extensions
        t.swift = s.match.habits.swift
        t.retreat_price = s.match.habits.retreat_price
        set_guards(s, t, field)
        if s.match.hordes and horde_at(s, field) >= 0:
            set_horde(s, t, field)
        if is_lair(s, field):
            enter_lair(s, t, h)
    t.manner = (OWN, OWN if g != GUARDS else AUTOMATIC if defender < 0 else STEERED)
    t.control = (attacker, defender if defender >= 0 else attacker)
    t.faction = (s.faction[attacker], -1 if g == GUARDS else s.faction[defender])
    besieged = g != GUARDS and owner(s, field) == defender
    t.town = besieged and location(s, field) == TOWN
    t.siege = t.town and field == s.town_at[defender] and s.buildings[defender] >> CITADEL & 1 == 1
    t.redraw = g == GUARDS and s.proclaimed >= 0 and LASTING[s.proclaimed][0] == LASTING_REDRAW
    t.bound = bound_sides(s, h, field, g, defender)
    set_board(t, s.match.board)
    return t


def bound_sides(s: Adventure, h: int, field: int, g: int, defender: int) -> int:
    """The sides that cannot surrender because their hero would have nowhere to go, or there is no hero.

    From bit 2 on: those that the scenario forbids to. Rules: H3-END-06, H3-END-09, H3-MOD-01.
    """
    bound = 0
    if s.match.no_surrender[0] >= 0 and g != GUARDS:
        for side, player in ((0, h >> 1), (1, defender)):
            if holds(s, s.match.no_surrender, player):
                bound |= 4 << side
    if h & 1 != SECONDARY and not holdings(s, h >> 1):
        bound |= 1
    if g <= ARMY_OF:
        bound |= 2
    elif g >= 0:
        homes = [home for home in holdings(s, defender) if home != field]
        if g & 1 != SECONDARY and not homes:
            bound |= 2
        if (
            location(s, field) == SETTLEMENT
            and s.match.house & H_NO_SURRENDER_IN_SETTLEMENT
            and owner(s, field) == defender
        ):
            bound |= 2
    return bound
