"""Lending units to an ally who is about to fight, where a scenario allows it."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.adventure.town.recruiting import ask_of_deck
from banneret.heroes.geometry.map_grid import edge_between
from banneret.heroes.state.answers_combat import DONE
from banneret.heroes.state.answers_map import LEND
from banneret.heroes.state.events_map import E_BORROWED_LEAVES, E_LENT, E_LENT_BACK
from banneret.heroes.state.hero_numbers import heroes_of
from banneret.heroes.state.packed_ints import OF_NOBODY, loan_kind, loan_lender, pack_loan
from banneret.heroes.state.pile_numbers import NEUTRAL_DISCARDS, P_UNITS, RESERVE
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.teams import mates
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.towns_and_heroes import BASE_ROW
from banneret.heroes.tables.units_and_cards import TIER, kind_of
from banneret.kernel.keys import argument, option
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_C


def helpers(s: WholeGame, player: int, field: int) -> list[int]:
    """The allies with a hero on a field next to the fight, in seating order.

    A border line between the two does not stop a unit from being lent.

    Rules: H3-CHANGE-lend_units, H3-MOD-09, H3-MOV-13.
    """
    return [p for p in mates(s, player) if any(beside(s.hero_at[h], field) for h in heroes_of(p))]


def beside(other: int, field: int) -> bool:
    """Whether a field, -1 for none, shares an edge with another. Rules: H3-CHANGE-lend_units, H3-MOV-13."""
    return other >= 0 and edge_between(other, field) >= 0


def lendable(s: WholeGame, lender: int, side: int) -> list[int]:
    """The kinds a player may lend: not the last unit, none that the fighter has as well, and none with a card on it.

    The card would stay with its owner.

    Rules: H3-CHANGE-lend_units, H3-UNI-13, H3-CRD-17.
    """
    own = s.piles[pile_of(P_UNITS, lender)]
    there = [kind_of(BASE_ROW[row]) for row in s.piles[RESERVE + side]]
    kinds = sorted({kind_of(row) for row in own if BASE_ROW[row] == row})
    return [kind for kind in kinds if kind not in there] if len(own) > 1 else []


def ask_lender(s: WholeGame, side: int, field: int, asked: int) -> None:
    """Every ally next to the fight may lend units, one after the other. Rules: H3-CHANGE-lend_units, H3-GEN-03.

    `asked` is how many of the allies have said what they lend.
    """
    fighter = s.who[side]
    near = helpers(s, fighter, field)
    while asked < len(near):
        kinds = lendable(s, near[asked], side)
        if kinds:
            s.stack[ALLIES_ASKED] = asked
            ask_of_deck(s, near[asked], [*[option(LEND, kind) for kind in kinds], DONE])
            return
        asked += 1
    s.leave()


def got_lent(s: WholeGame, side: int, field: int, asked: int) -> None:
    """The unit fights for the ally; who lends it is noted. Rules: H3-CHANGE-lend_units, H3-UNI-03."""
    s.goto(LENDING)
    if s.answer == DONE:
        s.stack[ALLIES_ASKED] = asked + 1
        return
    fighter = s.who[side]
    lender = helpers(s, fighter, field)[asked]
    pile = pile_of(P_UNITS, lender)
    for row in s.piles[pile]:
        if kind_of(row) == argument(s.answer):
            s.piles[pile] = without(s.piles[pile], row)
            s.piles[RESERVE + side] = added(s.piles[RESERVE + side], row)
            g = edit(s)
            g.lent = (*g.lent, pack_loan(lender, kind_of(row)))
            s.emit(E_LENT, lender, fighter, kind_of(row))
            return


LENDING: Final = sequence(asks(ask_lender), got_lent)
"""Arguments: the side that fights, the field, how many allies have been asked."""
SIDE_HELPED: Final = ARG_A
ALLIES_ASKED: Final = ARG_C


def bring_home(s: WholeGame, side: int) -> None:
    """After the Combat surviving lent units go home; one that belongs to nobody goes on its discard pile.

    Rules: H3-CHANGE-lend_units, H3-DO-borrow, H3-END-25, H3-NEU-06.
    """
    for entry in s.scenario_state.lent:
        lender = loan_lender(entry)
        for row in s.piles[RESERVE + side]:
            if kind_of(BASE_ROW[row]) == loan_kind(entry):
                s.piles[RESERVE + side] = without(s.piles[RESERVE + side], row)
                if lender == OF_NOBODY:
                    pile = NEUTRAL_DISCARDS + TIER[kind_of(row)]
                    s.piles[pile] = added(s.piles[pile], BASE_ROW[row])
                    s.emit(E_BORROWED_LEAVES, kind_of(row))
                    break
                pile = pile_of(P_UNITS, lender)
                s.piles[pile] = added(s.piles[pile], row)
                s.emit(E_LENT_BACK, lender, kind_of(row))
                break
    edit(s).lent = ()
