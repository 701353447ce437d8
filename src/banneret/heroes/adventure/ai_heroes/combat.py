"""Fights between players and AI heroes: who meets whom, the Combat, and what follows it.

The arguments of a fight are the player's hero, or `army_of` the player where an army has none; the field; and
the AI hero, with AI_ATTACKS added where it is the attacker.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.ai_heroes.entering import AI_TAKES
from banneret.heroes.adventure.ai_heroes.losses import sort_losses
from banneret.heroes.adventure.map.after_combat import remove_hero
from banneret.heroes.adventure.map.combat_terms import army_of, army_player, begin_with
from banneret.heroes.adventure.map.entering import put_cards_aside, take_cards_up
from banneret.heroes.adventure.map.land import location, owner
from banneret.heroes.adventure.seating import act_as, seat_in, seat_out
from banneret.heroes.adventure.special_rules.grail import lose_grail
from banneret.heroes.adventure.special_rules.lent_units import LENDING, bring_home
from banneret.heroes.adventure.special_rules.missed_cards import tell_missed_cards
from banneret.heroes.adventure.special_rules.triggers import COMBAT_START, fire
from banneret.heroes.adventure.town.others_turns import TOWN_WINDOW
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.cards.known_places import forget_place, uppermost
from banneret.heroes.combat.clearing import begin_combat, clear_board, clear_side
from banneret.heroes.combat.combat import COMBAT
from banneret.heroes.combat.neutral_units import deck_for
from banneret.heroes.combat.skirmish import BUILD_DECK
from banneret.heroes.geometry.map_grid import spot_of
from banneret.heroes.state.ai_heroes import (
    AI_AFTERMATH,
    AI_FIGHT,
    edit_host,
    held_by_ai,
    hero_in_reach,
    note_meeting,
)
from banneret.heroes.state.answers_combat import NO, YES
from banneret.heroes.state.battle import ATTACKER, DEFENDER
from banneret.heroes.state.events_map import (
    E_AI_DRAWS,
    E_AI_FIGHT,
    E_NO_DEFENSE,
    E_PAID,
    E_SACRIFICED,
    E_SIEGE_PAY,
)
from banneret.heroes.state.hero_numbers import is_main, is_secondary, main_hero, owner_of
from banneret.heroes.state.options import set_board
from banneret.heroes.state.pile_numbers import DECK, DISCARDS, HAND, PILES, RESERVE
from banneret.heroes.state.terms import AUTOMATIC, OWN, Terms, plain_terms
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.ai_cards import (
    AI_BOX,
    AI_PILES,
    AI_SKILL,
    AI_SPARE,
    AI_TYPE,
    WHOLE_AI_BOX,
    ai_kind,
    is_to_draw,
    tier_to_draw,
)
from banneret.heroes.tables.tiles import SETTLEMENT, TOWN
from banneret.heroes.tables.towns_and_heroes import CITADEL
from banneret.heroes.tables.units_and_cards import kind_of
from banneret.kernel.kinds import K_LAND, K_MAY
from banneret.kernel.piles import changed, without
from banneret.kernel.sequence import asks, at, fill, sequence
from banneret.kernel.state import ARG_B, ARG_C

AI_ATTACKS: Final = 256


def ai_in(code: int) -> int:
    """The AI hero of a fight."""
    return code & 255


def player_in(h: int) -> int:
    """The player of a hero, or of an army without one."""
    return owner_of(h) if h >= 0 else army_player(h)


# -- an AI hero enters a field -----------------------------------------------------------------------------------------


def ai_meets(s: WholeGame, ai: int, field: int, arrives: int) -> None:
    """An AI hero attacks a player's hero on its field, or besieges a player's home; else it takes what is there.

    Rules: H3-AIM-02, H3-AIM-07, H3-TWN-11, H3-STL-13, H3-LOC-24, H3-AI-raids, H3-AI-spares_homes.
    """
    s.leave()
    h = main_hero(owner(s, field)) if s.game_terms.ai[ai].raids else hero_in_reach(s, field)
    if h >= 0:
        note_meeting(s, h)
        act_as(s, owner_of(h))
        s.emit(E_AI_FIGHT, ai, h, field)
        s.call(AI_FIGHT, h, field, ai | AI_ATTACKS)
        return
    held = owner(s, field)
    if held >= 0 and location(s, field) in (TOWN, SETTLEMENT):
        if s.game_terms.ai[ai].spares:
            return
        act_as(s, held)
        s.call(AI_FIGHT, army_of(held), field, ai | AI_ATTACKS)
        return
    s.call(AI_TAKES, ai, field, arrives)


AI_ENTER: Final = sequence(ai_meets)
"""Arguments: the AI hero, the field it has entered, 1 where it comes onto the map there."""


# -- before the Combat -------------------------------------------------------------------------------------------------


def ai_window(s: WholeGame, h: int, _field: int, _code: int) -> None:
    """Before the first step of a Combat everybody may use town actions, the player concerned first.

    While the AI side moves it is nobody's turn, and no card makes anything cheaper; a raid may come in one's own.
    Rules: H3-TWA-03, H3-TWA-04, H3-TWN-17, H3-TRN-12.
    """
    s.call(TOWN_WINDOW, player_in(h), 0, 0)


def ai_siege(s: WholeGame, h: int, _field: int, _code: int) -> None:
    """The owner of a besieged field without a hero may pay to bring the army.

    Rules: H3-TWN-12, H3-TWN-13, H3-CHANGE-transport_price.
    """
    s.turn = player_in(h)
    act_as(s, player_in(h))
    if h >= 0:
        s.goto(AI_OR_GIVE_UP)
    elif s.stores[0] >= s.game_terms.transport_price:
        s.ask(player_in(h), K_MAY, [YES, NO])
    else:
        s.answer = NO


def ai_transport(s: WholeGame, h: int, field: int, code: int) -> None:
    """Without a hero and without payment the field is taken without Combat.

    Rules: H3-TWN-12, H3-TWN-16, H3-CHANGE-transport_price.
    """
    player = player_in(h)
    if s.answer == NO:
        s.emit(E_NO_DEFENSE, player, field)
        s.turn = -1
        s.leave()
        s.call(AI_TAKES, ai_in(code), field, 0)
        return
    s.stores = changed(s.stores, 0, s.stores[0] - s.game_terms.transport_price)
    s.emit(E_SIEGE_PAY, player, s.game_terms.transport_price)
    s.emit(E_PAID, player, 0, s.game_terms.transport_price)


def ai_or_give_up(s: WholeGame, h: int, _field: int, _code: int) -> None:
    """A Secondary Hero that meets an enemy hero may be removed instead of fighting. Rules: H3-SEC-12."""
    if h >= 0 and is_secondary(h):
        s.ask(owner_of(h), K_MAY, [YES, NO])
    else:
        s.answer = NO


def ai_gave_up(s: WholeGame, h: int, field: int, code: int) -> None:
    """A hero so removed leaves the field to the other side. Rules: H3-SEC-12, H3-SEC-13.

    No player has beaten it, and the Grail it carried lies on the field.
    """
    if s.answer == NO:
        return
    s.emit(E_SACRIFICED, h)
    lose_grail(s, h, -1, field)
    remove_hero(s, h)
    s.leave()
    if code & AI_ATTACKS:
        s.turn = -1
        s.call(AI_ENTER, ai_in(code), field, 0)


def ai_allies(s: WholeGame, h: int, field: int, code: int) -> None:
    """The army of the AI hero is completed; allies may lend units; rules for the start of a Combat work.

    Rules: H3-WHEN-combat_start, H3-CHANGE-lend_units, H3-AIM-12.
    """
    if is_main(h):
        fire(s, COMBAT_START, h, field)
    if s.game_terms.lends:
        s.call(LENDING, ATTACKER, field, 0)
    s.call(AI_MUSTER, ai_in(code), 0, 0)


# -- the units still to be drawn ---------------------------------------------------------------------------------------


def ai_draw_unit(s: WholeGame, ai: int, _deck: int, _c: int) -> None:
    """Units to be drawn come from the Neutral decks when the army first fights. Rules: H3-AIM-12, H3-NEU-07."""
    for entry in s.scenario_state.host.troops[ai]:
        if is_to_draw(entry):
            found = deck_for(s, tier_to_draw(entry))
            if found >= 0:
                s.stack[DRAWN_FROM] = found
                s.stack[ENTRY_DRAWN] = entry
                s.chance(K_LAND, uppermost(s, found))
                return
            exchange_troop(s, ai, entry, -1)
    s.leave()


def ai_drew_unit(s: WholeGame, ai: int, deck: int, entry: int) -> None:
    """The unit joins the army and stays in it. Rules: H3-AIM-12."""
    row = s.answer
    s.piles[deck] = without(s.piles[deck], row)
    if s.known:
        forget_place(s, deck)
    exchange_troop(s, ai, entry, row)
    s.emit(E_AI_DRAWS, ai, kind_of(row))
    s.goto(AI_MUSTER)


AI_MUSTER: Final = sequence(ai_draw_unit, ai_drew_unit)
"""Arguments: the AI hero, the pile drawn from, the entry of its army that is drawn."""
DRAWN_FROM: Final = ARG_B
ENTRY_DRAWN: Final = ARG_C


def exchange_troop(s: WholeGame, ai: int, entry: int, row: int) -> None:
    """Replace a unit still to be drawn with a drawn one, or with none if no deck has a card left."""
    h = edit_host(s)
    troops = list(h.troops[ai])
    n = troops.index(entry)
    troops[n : n + 1] = [row] if row >= 0 else []
    h.troops = h.troops[:ai] + (tuple(troops),) + h.troops[ai + 1 :]


# -- the Combat --------------------------------------------------------------------------------------------------------


def ai_muster_sides(s: WholeGame, h: int, field: int, code: int) -> None:
    """Both sides take their places: the AI hero with army, AI deck, spells and skill; nobody sits there.

    Rules: H3-AIC-01, H3-AIC-03, H3-AIC-17, H3-AIC-18, H3-AIC-20, H3-AIC-21, H3-AIC-41, H3-CBS-27 to H3-CBS-29.
    """
    ai = ai_in(code)
    player = player_in(h)
    act_as(s, player)
    side = ATTACKER if code & AI_ATTACKS else DEFENDER
    if side == ATTACKER:
        seat_out(s, ATTACKER)
        seat_in(s, DEFENDER, player)
    if not is_main(h):
        put_cards_aside(s, 1 - side)
    s.terms = ai_terms(s, h, field, code)
    begin_combat(s)
    if s.game_terms.fights.any:
        begin_with(s, 1 - side, h, field)
    s.movement = s.mp[h] if side == DEFENDER else 0
    s.piles[RESERVE + side] = tuple(sorted(s.scenario_state.host.troops[ai]))
    s.piles[DECK + side] = s.scenario_state.host.spells[ai]
    s.piles[AI_SPARE] = s.scenario_state.host.spare[ai]
    refresh(s, ATTACKER)
    refresh(s, DEFENDER)
    s.call(COMBAT, 0, 0, 0)
    give_ai_cards(s, ai)


def give_ai_cards(s: WholeGame, ai: int) -> None:
    """The AI deck is rebuilt for every Combat, so that the cards of the box are enough for several AI heroes.

    Rules: H3-AIC-17, H3-AIC-18, H3-AIC-21, H3-AIC-30, H3-AI-deck, H3-AI-spells, H3-AI-skill.
    """
    hero = s.game_terms.ai[ai]
    s.piles[AI_BOX] = tuple(WHOLE_AI_BOX)
    if hero.skill >= 0:
        s.piles[AI_SKILL] = (hero.skill,)
    for kind in (2, 1, 0):
        in_box = sum([1 for card in WHOLE_AI_BOX if AI_TYPE[ai_kind(card)] == kind])
        count = hero.deck[kind] + s.scenario_state.host.cards[3 * ai + kind]
        s.call(BUILD_DECK, kind, min(count, in_box), 0)


def ai_terms(s: WholeGame, h: int, field: int, code: int) -> Terms:
    """The terms of the Combat: the player decides ties, nobody can surrender, nothing limits its length.

    Rules: H3-AIC-03, H3-AIC-14, H3-AIC-32, H3-AIC-34, H3-SGE-01, H3-SGE-02, H3-SGE-24, H3-AI-siege, H3-TWN-04.
    """
    player = player_in(h)
    ai = ai_in(code)
    hero = s.game_terms.ai[ai]
    t = plain_terms(s.game_terms.rules, s.game_terms.difficulty)
    t.control = (player, player)
    if code & AI_ATTACKS:
        t.manner = (AUTOMATIC, OWN)
        t.faction = (hero.faction, s.faction[player])
        t.town = owner(s, field) == player and location(s, field) == TOWN
        t.siege = t.town and field == s.town_at[player] and s.buildings[player] >> CITADEL & 1 == 1
    else:
        t.manner = (OWN, AUTOMATIC)
        t.faction = (s.faction[player], hero.faction)
        t.town = held_by_ai(s, field) and location(s, field) == TOWN
        t.works = hero.works if t.town and spot_of(field) == hero.place[0] else 0
        t.siege = t.works != 0
    set_board(t, s.game_terms.board)
    return t


def ai_disband(s: WholeGame, h: int, field: int, code: int) -> None:
    """The Combat is over: the player gets everything back, the AI hero what it keeps.

    An AI army is at full strength again, unless its losses last.

    Rules: H3-END-25, H3-AIM-12, H3-TWN-15, H3-AI-lasting_losses.
    """
    ai = ai_in(code)
    side = ATTACKER if code & AI_ATTACKS else DEFENDER
    player = player_in(h)
    tell_missed_cards(s)
    if side == DEFENDER:
        s.mp[h] = s.movement
    if s.scenario_state.lent:
        bring_home(s, 1 - side)
    if not is_main(h):
        take_cards_up(s, 1 - side)
    sort_losses(s, ai, side)
    if s.game_terms.ai[ai].lasting:
        host = edit_host(s)
        host.troops = host.troops[:ai] + (s.piles[RESERVE + side],) + host.troops[ai + 1 :]
        host.spare = host.spare[:ai] + (s.piles[AI_SPARE],) + host.spare[ai + 1 :]
    for pile in (HAND, DECK, DISCARDS, RESERVE):
        s.piles[pile + side] = ()
    for pile in range(AI_PILES, PILES):
        s.piles[pile] = ()
    clear_side(s, side)
    s.luck = changed(s.luck, side, 0)
    if side == ATTACKER:
        seat_out(s, DEFENDER)
        seat_in(s, ATTACKER, player)
    clear_board(s)
    s.terms = s.game_terms.terms(player, s.faction[player])
    refresh(s, ATTACKER)
    s.leave()
    s.call(AI_AFTERMATH, h, field, code)


fill(  # Rules: H3-TWA-04, H3-TWN-12, H3-SEC-12, H3-AIC-01
    AI_FIGHT,
    ai_window, asks(ai_siege), ai_transport, asks(ai_or_give_up), ai_gave_up, ai_allies, ai_muster_sides, ai_disband,
)  # fmt: skip
AI_SIEGE: Final = at(AI_FIGHT, ai_siege)
AI_OR_GIVE_UP: Final = at(AI_FIGHT, ai_or_give_up)
AI_DISBAND: Final = at(AI_FIGHT, ai_disband)
