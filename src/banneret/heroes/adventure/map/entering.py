"""Entering a field: enemy heroes, sieges and guards, and the Combat with them."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.after_combat import AFTERMATH, SACRIFICED
from banneret.heroes.adventure.map.combat_terms import (
    GUARDS,
    army_of,
    army_player,
    begin_with,
    combat_terms,
    is_army,
    steering,
)
from banneret.heroes.adventure.map.land import guard, hero_on, is_sanctuary, location, owner, slow_visit
from banneret.heroes.adventure.map.visiting import ENTER, VISIT_FIELD, defended_by, once_defended
from banneret.heroes.adventure.playing_cards import PLAY_ON_MAP
from banneret.heroes.adventure.seating import act_as, level_of, seat_in, seat_out
from banneret.heroes.adventure.special_rules.beast import is_lair, leave_lair
from banneret.heroes.adventure.special_rules.guards import unavoidable
from banneret.heroes.adventure.special_rules.hordes import DRAW_HORDE, horde_at, horde_front, regroup
from banneret.heroes.adventure.special_rules.lent_units import LENDING, bring_home
from banneret.heroes.adventure.special_rules.missed_cards import tell_missed_cards
from banneret.heroes.adventure.special_rules.returning_units import FALLEN, note_fallen
from banneret.heroes.adventure.special_rules.triggers import COMBAT_START, fire
from banneret.heroes.adventure.town.captured import boards
from banneret.heroes.adventure.town.others_turns import TOWN_WINDOW
from banneret.heroes.combat.cards.hands import discard, mode_plays, refresh
from banneret.heroes.combat.clearing import begin_combat, clear_board, clear_side
from banneret.heroes.combat.combat import COMBAT
from banneret.heroes.state.ai_heroes import AI_FIGHT, ai_on
from banneret.heroes.state.answers_combat import NO, PASS, YES
from banneret.heroes.state.battle import ATTACKER, DEFENDER, FLED, VICTORY
from banneret.heroes.state.events_map import (
    E_AI_MET,
    E_AVOIDED,
    E_DARKNESS,
    E_ENCOUNTER,
    E_FIGHT,
    E_NO_DEFENSE,
    E_PAID,
    E_SIEGE_PAY,
    E_VISIT,
)
from banneret.heroes.state.game_terms import H_CARDS_MAIN_HERO_ONLY
from banneret.heroes.state.hero_numbers import is_main, is_secondary, owner_of
from banneret.heroes.state.packed_ints import building_use, captured_use
from banneret.heroes.state.pile_numbers import (
    DECK,
    DISCARDS,
    HAND,
    P_DECK,
    P_DISCARDS,
    P_HAND,
    P_SECRET,
    P_UNITS,
    PILES_A_PLAYER,
    RESERVE,
    SECRET,
)
from banneret.heroes.state.teams import allied
from banneret.heroes.state.terms import R_ASK_ANYWAY, R_QUICK_OPTIONAL
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import SETTLEMENT, TOWN
from banneret.heroes.tables.towns_and_heroes import DARKNESS, KINDS_OF_BUILDING
from banneret.heroes.tables.units_and_cards import W_GUARDED
from banneret.kernel.kinds import K_DRAW, K_MAY, K_PLAY
from banneret.kernel.sequence import asks, at, fill, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

# -- entering ----------------------------------------------------------------------------------------------------------


def meet(s: WholeGame, h: int, field: int, answered: int) -> None:
    """Whatever stands in the way comes first: an enemy hero, a besieged army, guards; then the visit.

    Rules: H3-MOD-09, H3-MOV-19 to H3-MOV-21, H3-TIL-05, H3-CBS-01 to H3-CBS-03, H3-TWN-11, H3-MIN-05, H3-MIN-08.
    """
    player = owner_of(h)
    s.leave()
    other = hero_on(s, field, h)
    if other >= 0 and not allied(s, owner_of(other), player) and not is_sanctuary(s, field):
        s.emit(E_FIGHT, h, other, field)
        s.call(FIGHT, h, field, other)
        return
    if s.game_terms.ai:
        foe = ai_on(s, field)
        if foe >= 0:
            s.emit(E_AI_MET, h, foe, field)
            s.call(AI_FIGHT, h, field, foe)
            return
    held = owner(s, field)
    besieged = held >= 0 and not allied(s, held, player) and location(s, field) in (TOWN, SETTLEMENT)
    if besieged and held != defended_by(answered):
        s.call(FIGHT, h, field, army_of(held))
        return
    if s.game_terms.visit_price and slow_visit(s, player, field):
        # The visit, and the guards with it, wait until the hero pays for them.
        s.last[h] = field
        s.emit(E_VISIT, h, field)
        return
    s.call(FACE_GUARDS, h, field, 0)


fill(ENTER, meet)


def face_guards(s: WholeGame, h: int, field: int, _c: int) -> None:
    """Guards have to be beaten before the visit. Rules: H3-MOV-20, H3-MOV-21, H3-CBS-01."""
    s.leave()
    level = guard(s, field)
    if level:
        s.emit(E_ENCOUNTER, h, field, level)
        s.call(GUARDED, h, field, level)
    else:
        s.call(VISIT_FIELD, h, field, 0)


FACE_GUARDS: Final = sequence(face_guards)
"""Arguments: the hero, the field it visits."""


# -- guards ------------------------------------------------------------------------------------------------------------


def ask_avoid(s: WholeGame, h: int, field: int, level: int) -> None:
    """Guards flee from a hero of a higher level, and some cards avoid those of an equal one.

    Rules: H3-GEN-01, H3-QCK-01, H3-QCK-02, H3-QCK-06, H3-SEC-18, H3-LVL-16, H3-EXP-13, H3-HER-03,
    H3-CHANGE-no_flight_from.
    """
    own = level_of(s, owner_of(h))
    stays = level >= s.game_terms.numbers.no_flight or (s.game_terms.guard_rules and unavoidable(s, field))
    if is_lair(s, field) or stays:
        s.answer = NO
        return
    if own > level:
        if s.terms.rules & R_QUICK_OPTIONAL:
            s.ask(s.who[0], K_MAY, [YES, NO])
        else:
            s.answer = YES
        return
    bound = is_secondary(h) and s.game_terms.house & H_CARDS_MAIN_HERO_ONLY
    equal = own == level and not bound
    plays = mode_plays(s, 0, W_GUARDED) if equal else []
    if plays or (equal and s.terms.rules & R_ASK_ANYWAY and s.piles[HAND]):
        plays.append(PASS)
        s.ask_private(s.who[0], K_PLAY, plays)
    else:
        s.answer = NO


def got_avoid(s: WholeGame, h: int, field: int, _level: int) -> None:
    """A field won without a fight is visited, without experience. Rules: H3-QCK-01, H3-QCK-03 to H3-QCK-05."""
    s.leave()
    if s.answer == NO or s.answer == PASS:
        s.call(FIGHT, h, field, GUARDS)
        return
    played = s.answer
    s.outcome = FLED
    s.winner = ATTACKER
    s.beaten |= 1 << field
    s.emit(E_AVOIDED, h, field)
    s.call(VISIT_FIELD, h, field, 0)
    if played != YES:
        s.call(PLAY_ON_MAP, played, 0, 0)


GUARDED: Final = sequence(asks(ask_avoid), got_avoid)
"""Arguments: the hero, the field, its difficulty."""
GUARDED_FIELD: Final = ARG_B


# -- the fight ---------------------------------------------------------------------------------------------------------


def open_town_window(s: WholeGame, _h: int, _field: int, _g: int) -> None:
    """Before the first step of a Combat everybody may use town actions. Rules: H3-TWA-03, H3-TWA-04, H3-TWN-17."""
    s.call(TOWN_WINDOW, s.turn, 0, 0)


def ask_transport(s: WholeGame, _h: int, _field: int, g: int) -> None:
    """The owner of a besieged field without a hero may pay to bring the army.

    Rules: H3-TWN-12, H3-TWN-13, H3-TWN-17, H3-CHANGE-transport_price.
    """
    if not is_army(g):
        s.goto(ASK_SACRIFICE)
    elif s.purse[3 * army_player(g)] >= s.game_terms.transport_price:
        s.ask(army_player(g), K_MAY, [YES, NO])
    else:
        s.answer = NO


def got_transport(s: WholeGame, h: int, field: int, g: int) -> None:
    """Without hero and payment the field is captured. Rules: H3-TWN-12, H3-TWN-16, H3-CHANGE-transport_price."""
    defender = army_player(g)
    if s.answer == NO:
        s.emit(E_NO_DEFENSE, defender, field)
        s.leave()
        s.call(ENTER, h, field, once_defended(defender))
        return
    s.purse[3 * defender] -= s.game_terms.transport_price
    s.emit(E_SIEGE_PAY, defender, s.game_terms.transport_price)
    s.emit(E_PAID, defender, 0, s.game_terms.transport_price)


def ask_sacrifice(s: WholeGame, h: int, _field: int, g: int) -> None:
    """A Secondary Hero that meets an enemy hero may be removed instead of fighting. Rules: H3-SEC-12."""
    if g >= 0 and is_secondary(h):
        s.ask(owner_of(h), K_MAY, [YES, NO])
    else:
        s.answer = NO


def got_sacrifice(s: WholeGame, h: int, field: int, g: int) -> None:
    """The attacker's choice comes first, then the defender's. Rules: H3-SEC-12, H3-SEC-13."""
    if s.answer == YES:
        s.leave()
        s.call(SACRIFICED, h, g, field)
    elif g >= 0 and is_secondary(g):
        s.ask(owner_of(g), K_MAY, [YES, NO])
    else:
        s.answer = NO


def defender_sacrificed(s: WholeGame, h: int, field: int, g: int) -> None:
    """A defending hero that is removed leaves the field to the attacker. Rules: H3-SEC-12, H3-SEC-13."""
    if s.answer == YES:
        s.leave()
        s.call(ENTER, h, field, 0)
        s.call(SACRIFICED, g, h, field)


def ask_darkness(s: WholeGame, _h: int, _field: int, g: int) -> None:
    """A building of the attacker may take a card from the enemy hero's hand. Rules: H3-TWN-07, H3-TWN-26."""
    player = s.who[0]
    _, use = darkening(s, player)
    if g >= 0 and use and not s.used[player] & use and s.piles[P_HAND + PILES_A_PLAYER * owner_of(g)]:
        s.ask(player, K_MAY, [YES, NO])
    else:
        s.answer = NO


def darkening(s: WholeGame, player: int) -> tuple[int, int]:
    """A building that darkens a Combat, by its place in the lists of all towns, and the bit by which its use is noted.

    -1 and 0 without one. Rules: H3-TWN-26, H3-OPT-01.
    """
    for of in boards(s, player):
        for kind in range(KINDS_OF_BUILDING):
            place = KINDS_OF_BUILDING * s.faction[of] + kind
            if s.buildings[of] >> kind & 1 and DARKNESS[place]:
                return place, building_use(kind) if of == player else captured_use(place)
    return -1, 0


def got_darkness(s: WholeGame, _h: int, _field: int, g: int) -> None:
    """A card of the enemy's hand is discarded at random. Rules: H3-TWN-07."""
    if s.answer == NO:
        s.goto(MUSTER)
        return
    player = s.who[0]
    s.used[player] |= darkening(s, player)[1]
    s.emit(E_DARKNESS, player)
    s.chance(K_DRAW, s.piles[P_HAND + PILES_A_PLAYER * owner_of(g)])


def darkened(s: WholeGame, _h: int, _field: int, g: int) -> None:
    """The card goes to its owner's discard pile. Rules: H3-CRD-16."""
    card = s.answer
    act_as(s, owner_of(g))
    discard(s, 0, card)
    act_as(s, s.turn)


def ask_help(s: WholeGame, h: int, field: int, g: int) -> None:
    """Rules and allies help before a Combat begins. Rules: H3-WHEN-combat_start, H3-CHANGE-lend_units."""
    if s.game_terms.moments[COMBAT_START]:
        for hero in (g, h):
            if is_main(hero):
                fire(s, COMBAT_START, hero, field)
    if s.game_terms.lends:
        s.call(LENDING, ATTACKER, field, 0)
    horde = horde_at(s, field) if g == GUARDS and s.game_terms.hordes else -1
    if horde >= 0:
        s.call(DRAW_HORDE, horde, horde_front(s, field), -1)


def muster_sides(s: WholeGame, h: int, field: int, g: int) -> None:
    """Seat the other side and begin the Combat; nobody sits there where the rules steer the guards.

    Rules: H3-MOD-07, H3-CBS-21, H3-CBS-27 to H3-CBS-29, H3-CBC-09, H3-TWN-14, H3-SEC-10.
    """
    attacker = owner_of(h)
    defender = owner_of(g) if g >= 0 else steering(s, attacker) if g == GUARDS else army_player(g)
    if defender >= 0:
        seat_in(s, DEFENDER, defender)
    if g == GUARDS and defender >= 0:
        s.piles[P_UNITS + PILES_A_PLAYER * defender] = s.piles[RESERVE + DEFENDER]
        s.piles[RESERVE + DEFENDER] = ()
    if is_secondary(h):
        put_cards_aside(s, ATTACKER)
    if g != GUARDS and (g < 0 or is_secondary(g)):
        put_cards_aside(s, DEFENDER)
    s.terms = combat_terms(s, h, field, g, defender)
    begin_combat(s)
    if s.game_terms.fights.any:
        begin_with(s, ATTACKER, h, field)
        if g != GUARDS:
            begin_with(s, DEFENDER, g, field)
    s.movement = s.mp[h]
    refresh(s, ATTACKER)
    refresh(s, DEFENDER)
    s.call(COMBAT, 0, 0, 0)


CARDS_ASIDE: Final[list[tuple[int, int]]] = [
    (HAND, P_HAND),
    (DECK, P_DECK),
    (DISCARDS, P_DISCARDS),
    (SECRET, P_SECRET),
]


def put_cards_aside(s: WholeGame, side: int) -> None:
    """A player whose Main Hero does not fight uses no cards in the Combat. Rules: H3-CBC-09, H3-SEC-11, H3-TWN-14."""
    base = PILES_A_PLAYER * s.who[side]
    for of_side, of_player in CARDS_ASIDE:
        s.piles[of_player + base] = s.piles[of_side + side]
        s.piles[of_side + side] = ()


def take_cards_up(s: WholeGame, side: int) -> None:
    """After the Combat the cards are there again; one that lay on a unit may have been discarded in the meantime."""
    base = PILES_A_PLAYER * s.who[side]
    for of_side, of_player in CARDS_ASIDE:
        s.piles[of_side + side] = s.piles[of_player + base] + s.piles[of_side + side]
        s.piles[of_player + base] = ()


def disband(s: WholeGame, h: int, field: int, g: int) -> None:
    """The Combat is over. What fell in it may come back to a beaten hero, where the scenario says so.

    Rules: H3-CHANGE-fallen_return, H3-CHANGE-half_price_again, H3-CHANGE-lessons, H3-CHANGE-beast, H3-END-25.
    """
    tell_missed_cards(s)
    if s.terms.lair:
        leave_lair(s, h)
    if g == GUARDS and s.game_terms.hordes and horde_at(s, field) >= 0:
        regroup(s, horde_at(s, field))
    if s.game_terms.numbers.half_price:
        note_fallen(s)
    if s.game_terms.fallen_return and g != GUARDS and s.outcome == VICTORY:
        loser, side = (g, DEFENDER) if s.winner == ATTACKER else (h, ATTACKER)
        if is_main(loser):
            s.base = s.alive = 0
            s.call(FALLEN, side, 0, 0)


def part_ways(s: WholeGame, h: int, field: int, g: int) -> None:
    """The hero and the players get back what belongs to them. Rules: H3-END-25, H3-MOV-11, H3-TWN-15."""
    s.mp[h] = s.movement
    if s.scenario_state.lent:
        bring_home(s, ATTACKER)
    if is_secondary(h):
        take_cards_up(s, ATTACKER)
    if s.who[DEFENDER] < 0:
        clear_side(s, DEFENDER)
    else:
        if g == GUARDS:
            s.piles[RESERVE + DEFENDER] = s.piles[P_UNITS + PILES_A_PLAYER * s.who[DEFENDER]]
        elif g < 0 or is_secondary(g):
            take_cards_up(s, DEFENDER)
        seat_out(s, DEFENDER)
    clear_board(s)
    s.terms = s.game_terms.terms(s.who[0], s.faction[s.who[0]])
    refresh(s, ATTACKER)
    s.leave()
    s.call(AFTERMATH, h, field, g)


FIGHT: Final = sequence(  # Rules: H3-TWA-04, H3-TWN-12, H3-SEC-12, H3-CBS-27 to H3-CBS-29
    open_town_window, asks(ask_transport), got_transport, asks(ask_sacrifice), asks(got_sacrifice),
    defender_sacrificed,
    asks(ask_darkness), got_darkness, darkened, ask_help, muster_sides, disband, part_ways,
)  # fmt: skip
"""Arguments: the hero, the field, the enemy hero or GUARDS or `army_of` a player."""
ATTACKING_HERO: Final = ARG_A
ATTACKED_FIELD: Final = ARG_B
ATTACKED_ARMY: Final = ARG_C
ASK_TRANSPORT: Final = at(FIGHT, ask_transport)
ASK_SACRIFICE: Final = at(FIGHT, ask_sacrifice)
GOT_SACRIFICE: Final = at(FIGHT, got_sacrifice)
MUSTER: Final = at(FIGHT, ask_help)
