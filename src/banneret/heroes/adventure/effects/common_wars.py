"""Carrying out what common wars ask for: units for hire, raids on Towns."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.effects.scenario import count
from banneret.heroes.adventure.map.flagging import note_homes, take_off
from banneret.heroes.adventure.seating import act_as
from banneret.heroes.adventure.special_rules.hordes import grow
from banneret.heroes.adventure.town.prices import can_pay, pay, unit_price
from banneret.heroes.adventure.town.recruiting import return_neutral, room
from banneret.heroes.adventure.victory import cut_short
from banneret.heroes.combat.cards.known_places import forget_place, uppermost
from banneret.heroes.combat.neutral_units import deck_of_tier
from banneret.heroes.geometry.map_grid import distance, spot_of
from banneret.heroes.state.ai_heroes import ARRIVAL
from banneret.heroes.state.answers_combat import NO
from banneret.heroes.state.answers_map import RECRUIT
from banneret.heroes.state.events_map import E_CLOSED, E_OFFERED, E_RECRUITED
from banneret.heroes.state.pile_numbers import OFFERED, RESERVE
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import ABOUT_FIELD
from banneret.heroes.tables.towns_and_heroes import Price
from banneret.heroes.tables.units_and_cards import few_row, kind_of
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_LAND, K_UNIT
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_B, ARG_C


def grow_horde(s: WholeGame, horde: int, tier: int, amount: int) -> None:
    """Cards of a tier join a horde, as many as an amount is now. Rules: H3-DO-grow_horde."""
    grow(s, horde, tier, count(s, amount))


def close_field(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """The field is closed for the rest of the game, and its holder loses it.

    Rules: H3-DO-close_field, H3-GEN-02.
    """
    field = s.stack[ABOUT_FIELD]
    if field >= 0:
        take_off(s, field)
        edit(s).dead |= 1 << field
        s.emit(E_CLOSED, s.who[0], field)
        note_homes(s)


# -- hiring ------------------------------------------------------------------------------------------------------------


def draw_hire(s: WholeGame, hire: int, n: int, _c: int) -> None:
    """Draw a unit of each tier for all to see; an empty deck is not replaced by a lower one.

    Rules: H3-DO-hire, H3-NEU-07.
    """
    tiers = s.game_terms.programs.hires[hire]
    while n < len(tiers):
        tier, since = tiers[n]
        n += 1
        deck = deck_of_tier(s, tier) if s.game_round >= since else -1
        if deck >= 0:
            s.stack[TIERS_LOOKED_AT] = n
            s.stack[DRAWN_FROM] = deck
            s.chance(K_LAND, uppermost(s, deck))
            return
    s.goto(ASK_HIRE)


def drew_hire(s: WholeGame, _hire: int, _n: int, deck: int) -> None:
    """The unit is laid out. Rules: H3-DO-hire, H3-NEU-03."""
    s.piles[deck] = without(s.piles[deck], s.answer)
    if s.known:
        forget_place(s, deck)
    s.piles[OFFERED] = added(s.piles[OFFERED], s.answer)
    s.emit(E_OFFERED, s.who[0], kind_of(s.answer))
    s.goto(HIRING)


def hire_price(s: WholeGame, row: int) -> Price:
    """Half the gold of a unit, rounded up, and everything else in full. Rules: H3-DO-hire, H3-CST-01."""
    gold, materials, valuables = unit_price(s, row)
    return (gold + 1) // 2, materials, valuables


def ask_hire(s: WholeGame, _hire: int, _n: int, _deck: int) -> None:
    """One of them may be recruited. Rules: H3-DO-hire, H3-GEN-03, H3-GEN-04, H3-NEU-04."""
    rows = sorted(set(s.piles[OFFERED])) if room(s) else []
    options = [option(RECRUIT, kind_of(row)) for row in rows if can_pay(s, hire_price(s, row))]
    if options:
        s.ask(s.who[0], K_UNIT, [*options, NO])
    else:
        s.answer = NO


def got_hire(s: WholeGame, _hire: int, _n: int, _deck: int) -> None:
    """The unit joins the army, the others go to their discard piles. Rules: H3-DO-hire, H3-NEU-03, H3-NEU-06."""
    if s.answer != NO:
        kind = argument(s.answer)
        pay(s, hire_price(s, few_row(kind)))
        s.piles[OFFERED] = without(s.piles[OFFERED], few_row(kind))
        s.piles[RESERVE] = added(s.piles[RESERVE], few_row(kind))
        s.emit(E_RECRUITED, s.who[0], kind)
    for row in s.piles[OFFERED]:
        return_neutral(s, row)
    s.piles[OFFERED] = ()


HIRING: Final = sequence(draw_hire, drew_hire, asks(ask_hire), got_hire)
"""Arguments: a place in `MapPrograms.hires`, how many tiers have been looked at, the deck drawn from."""
TIERS_LOOKED_AT: Final = ARG_B
DRAWN_FROM: Final = ARG_C
ASK_HIRE: Final = at(HIRING, ask_hire)


# -- raids -------------------------------------------------------------------------------------------------------------


def nearest_stands(s: WholeGame, heroes: int) -> bool:
    """Whether, of these AI heroes, one of those that began nearest to the acting player's Town is on the map.

    Rules: H3-DO-raid.
    """
    town = spot_of(s.town_at[s.who[0]])
    far: dict[int, int] = {}
    for ai, hero in enumerate(s.game_terms.ai):
        if heroes >> ai & 1 and hero.place[0] >= 0:
            far[ai] = distance(hero.place[0], town)
    return any(s.scenario_state.host.at[ai] >= 0 for ai in far if far[ai] == min(far.values()))


def raid(s: WholeGame, ai: int, near: int, _z: int) -> None:
    """An AI hero raids the acting player's Town, if it comes from near where that matters. Rules: H3-DO-raid."""
    if not near or nearest_stands(s, near):
        s.call(RAIDING, ai, s.who[0], s.turn)


def begin_raid(s: WholeGame, ai: int, player: int, _turn: int) -> None:
    """The AI hero is at the Town at once, and attacks it. Rules: H3-DO-raid, H3-AIM-08."""
    if s.owned[player] >> s.town_at[player] & 1:
        s.call(ARRIVAL, ai, spot_of(s.town_at[player]), -1)


def end_raid(s: WholeGame, _ai: int, player: int, turn: int) -> None:
    """The interrupted turn continues; nothing more is done for a player who was eliminated.

    Rules: H3-DO-raid, H3-TRN-01, H3-VIC-09.
    """
    s.turn = turn
    if not s.out >> player & 1:
        act_as(s, player)
    elif player == turn:
        cut_short(s)
    else:
        # What the rule would still do for this player lies below.
        s.leave()
        s.leave()


RAIDING: Final = sequence(begin_raid, end_raid)
"""Arguments: the AI hero, the player, the player whose turn it is or -1."""
