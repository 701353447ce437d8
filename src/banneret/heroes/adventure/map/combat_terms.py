"""The terms of a Combat on the map: who controls the guards, what is besieged, who may surrender."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import guard, holdings, location, owner
from banneret.heroes.adventure.special_rules.beast import enter_lair, is_lair
from banneret.heroes.adventure.special_rules.guards import set_guards
from banneret.heroes.adventure.special_rules.hordes import horde_at, set_horde
from banneret.heroes.adventure.special_rules.triggers import holds
from banneret.heroes.geometry.map_grid import spot_of
from banneret.heroes.state.battle import DULLED, KIN
from banneret.heroes.state.game_terms import H_LAST_FINISHED_STEERS, H_NO_SURRENDER_IN_SETTLEMENT
from banneret.heroes.state.game_terms_parts import FightRules
from banneret.heroes.state.hero_numbers import is_main, is_secondary, owner_of
from banneret.heroes.state.options import set_board
from banneret.heroes.state.packed_ints import loan_kind
from banneret.heroes.state.teams import allied
from banneret.heroes.state.terms import AUTOMATIC, OWN, STEERED, Terms, plain_terms
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import SETTLEMENT, TOWN
from banneret.heroes.tables.towns_and_heroes import CITADEL, LASTING, LASTING_REDRAW

GUARDS: Final = -1
"""In place of the enemy hero: the guards of the field."""
_ARMY_OF: Final = -2


def army_of(player: int) -> int:
    """In place of a hero: an army of a player that is brought to a besieged field without one."""
    return _ARMY_OF - player


def army_player(army: int) -> int:
    """The player of such an army."""
    return _ARMY_OF - army


def is_army(hero: int) -> bool:
    """Whether an army stands in place of a hero."""
    return hero <= _ARMY_OF


def steering(s: WholeGame, player: int) -> int:
    """Who steers the guards: the nearest opponent counter-clockwise, or by option who finished a turn last.

    Rules: H3-CBS-21, H3-MOD-07, H3-VIC-08. An eliminated player does so only if willing; in Co-op nobody does: -1.
    """
    if s.game_terms.coop:
        return -1
    n = s.game_terms.players
    last = s.finished
    if s.game_terms.house & H_LAST_FINISHED_STEERS and last >= 0 and steers(s, last, player):
        return last
    other = (player - 1) % n
    while other != player and not steers(s, other, player):
        other = (other - 1) % n
    return other


def steers(s: WholeGame, player: int, attacker: int) -> bool:
    """Whether a player is an opponent and there to steer guards. Rules: H3-MOD-09, H3-VIC-08, H3-CBS-21."""
    return not allied(s, player, attacker) and (not s.out >> player & 1 or s.willing >> player & 1 == 1)


def combat_terms(s: WholeGame, h: int, field: int, g: int, defender: int) -> Terms:
    """The terms of the Combat; the attacker decides ties of guards that nobody controls.

    Rules: H3-MOD-07, H3-AIC-03, H3-SGE-01, H3-SGE-02, H3-SGE-23, H3-SGE-24, H3-STL-13, H3-END-06, H3-END-09, H3-END-13,
    H3-TWN-04, H3-EXP-13, H3-CHANGE-surrender_price, H3-CHANGE-free_extensions, H3-CHANGE-retreat_price,
    H3-CHANGE-guard_initiative.
    """
    attacker = owner_of(h)
    t = plain_terms(s.game_terms.rules, s.game_terms.difficulty)
    t.surrender = s.game_terms.surrender_price
    t.neutral = g == GUARDS
    if g == GUARDS:
        t.field = guard(s, field)
        t.lent = tuple([loan_kind(loan) for loan in s.scenario_state.lent])
        t.free_rounds = s.game_terms.free_extensions
        t.swift = s.game_terms.numbers.swift
        t.retreat_price = s.game_terms.numbers.retreat_price
        set_guards(s, t, field)
        if s.game_terms.hordes and horde_at(s, field) >= 0:
            set_horde(s, t, field)
        if is_lair(s, field):
            enter_lair(s, t, h)
    t.manner = (OWN, OWN if g != GUARDS else AUTOMATIC if defender < 0 else STEERED)
    t.control = (attacker, defender if defender >= 0 else attacker)
    t.faction = (s.faction[attacker], -1 if g == GUARDS else s.faction[defender])
    t.town = g != GUARDS and location(s, field) == TOWN and defends(s, defender, field)
    own = t.town and owner(s, field) == defender and field == s.town_at[defender]
    t.siege = own and s.buildings[defender] >> CITADEL & 1 == 1
    t.redraw = g == GUARDS and s.proclaimed >= 0 and LASTING[s.proclaimed][0] == LASTING_REDRAW
    t.bound = bound_sides(s, h, field, g, defender)
    set_board(t, s.game_terms.board)
    return t


def defends(s: WholeGame, player: int, field: int) -> bool:
    """Whether a player who is attacked on a field fights for it: their own, or an ally's as a guest there.

    Rules: H3-SGE-24, H3-MOD-09.
    """
    held = owner(s, field)
    return held >= 0 and allied(s, held, player)


def bound_sides(s: WholeGame, h: int, field: int, g: int, defender: int) -> int:
    """The sides that cannot surrender because their hero would have nowhere to go, or there is no hero.

    From bit 2 on: those that the scenario forbids to.

    Rules: H3-CHANGE-no_surrender, H3-END-06, H3-END-09.
    """
    bound = 0
    if s.game_terms.no_surrender[0] >= 0 and g != GUARDS:
        for side, player in ((0, owner_of(h)), (1, defender)):
            if holds(s, s.game_terms.no_surrender, player):
                bound |= 4 << side
    if not is_secondary(h) and not holdings(s, owner_of(h)):
        bound |= 1
    if is_army(g):
        bound |= 2
    elif g >= 0:
        homes = [home for home in holdings(s, defender) if home != field]
        if not is_secondary(g) and not homes:
            bound |= 2
        if (
            location(s, field) == SETTLEMENT
            and s.game_terms.house & H_NO_SURRENDER_IN_SETTLEMENT
            and defends(s, defender, field)
        ):
            bound |= 2
    return bound


def begin_with(s: WholeGame, side: int, h: int, field: int) -> None:
    """Set what a player's side has in the Combat that begins; the board is clear.

    Rules: H3-CHANGE-kinship, H3-CHANGE-dull_spells, H3-GEN-01.
    """
    rules: FightRules = s.game_terms.fights
    if rules.kinship and is_main(h):
        s.terms.kinship = rules.kinship
        s.marks |= 1 << (KIN + side)
    if rules.dull and spot_of(field) in s.game_terms.labels[rules.dull_label]:
        s.terms.dull = rules.dull
        s.marks |= 1 << (DULLED + side)
