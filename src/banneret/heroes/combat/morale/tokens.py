"""Gaining morale. What a Positive Morale token can be spent on is in `banneret.heroes.combat.cards.hands`.

With the Morale decks the same functions gain and lose cards, see `banneret.heroes.combat.morale.gaining`.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.hands import morale_uses, refresh, use_morale
from banneret.heroes.combat.morale.dice import FOR_MORALE, THROW
from banneret.heroes.combat.morale.gaining import TAKE_MORALE
from banneret.heroes.combat.morale.held import MORALE_HELD
from banneret.heroes.combat.morale.playing import use_card
from banneret.heroes.combat.rerolls import LUCK_DONE_OTHER, die_rerolls, pay_reroll
from banneret.heroes.state.answers_combat import KEEP, MORALE_USE, PASS
from banneret.heroes.state.battle import ATTACK_DIE, DOOMED, NO_DIE, Battle
from banneret.heroes.state.events_combat import (
    E_DOOM,
    E_GLOOM,
    E_GLOOM_GONE,
    E_MORALE_DIE,
    E_MORALE_GAINED,
    E_MORALE_LOST,
    E_REROLL,
)
from banneret.heroes.state.terms import AUTOMATIC, R_MORALE_DECKS, R_SECOND_NEGATIVE_CLEARS
from banneret.heroes.tables.morale import MOST_POSITIVE
from banneret.heroes.tables.units_and_cards import NECROPOLIS
from banneret.kernel.keys import verb
from banneret.kernel.kinds import K_MAY, K_REROLL, K_ROLL
from banneret.kernel.sequence import asks, at, sequence


def gain_morale(s: Battle, side: int, amount: int) -> None:
    """A side gains Positive (1) or Negative (-1) Morale; each cancels the other, and none is held twice.

    With the Morale decks that asks and draws, so nothing but calls may follow in the step that gains.
    Rules: H3-MOR-01, H3-MOR-02, H3-MOR-10 to H3-MOR-16, H3-MOR-18, BF-MRL-18 to BF-MRL-21.
    """
    if s.terms.faction[side] == NECROPOLIS:
        return
    if s.terms.rules & R_MORALE_DECKS:
        if s.terms.manner[side] != AUTOMATIC:
            s.call(TAKE_MORALE, side, amount, 0)
        return
    bit = 1 << side
    if amount > 0:
        if s.marks & bit:
            s.marks &= ~bit
            s.emit(E_GLOOM_GONE, side)
        elif not s.morale & bit:
            s.morale |= bit
            s.emit(E_MORALE_GAINED, side)
    elif s.morale & bit:
        s.morale &= ~bit
        s.emit(E_MORALE_LOST, side)
    elif s.marks & bit:
        s.marks |= bit << DOOMED
        s.emit(E_DOOM, side)
        if s.terms.rules & R_SECOND_NEGATIVE_CLEARS:
            s.marks &= ~bit
    else:
        s.marks |= bit
        s.emit(E_GLOOM, side)
    refresh(s, side)


def ask_spend(s: Battle, side: int, amount: int, _c: int) -> None:
    """Who would gain a second Positive token, or a third card, may spend one before. Rules: H3-MOR-03, BF-MRL-06."""
    room = s.terms.rules & R_MORALE_DECKS and len(s.piles[MORALE_HELD + side]) < MOST_POSITIVE
    uses = morale_uses(s, side) if amount > 0 and not room else []
    if uses:
        uses.append(PASS)
        s.ask(s.terms.control[side], K_MAY, uses)
    else:
        s.answer = PASS


def spent(s: Battle, side: int, _amount: int, _c: int) -> None:
    """Spend the token or card, or keep it. Rules: H3-MOR-03, BF-MRL-06."""
    if verb(s.answer) == MORALE_USE:
        use_card(s, side, s.answer)
    elif s.answer != PASS:
        use_morale(s, side, s.answer)


def gained(s: Battle, side: int, amount: int, _c: int) -> None:
    """Now the new token is gained, or lost where one is held still. Rules: H3-MOR-02, H3-MOR-03."""
    gain_morale(s, side, amount)


GAIN_MORALE: Final = sequence(asks(ask_spend), spent, gained)
"""Arguments: side, 1 or -1."""


def roll_for_morale(s: Battle, _side: int, _faces: int, _amount: int) -> None:
    """An Attack die decides whether morale is gained. Rules: H3-CBT-06."""
    s.rerolls &= ~LUCK_DONE_OTHER


def cast_morale_die(s: Battle, side: int, _faces: int, _amount: int) -> None:
    """Roll it, for the first time or again. Rules: H3-CBT-06."""
    if s.terms.rules & R_MORALE_DECKS:
        s.goto(GOT_MORALE_DIE)
        s.call(THROW, side, 0, FOR_MORALE)
    else:
        s.chance(K_ROLL, ATTACK_DIE)


def read_morale_die(s: Battle, side: int, _faces: int, _amount: int) -> None:
    """The roller may roll again with a token, or by luck. Rules: H3-MOR-06, H3-MOR-07."""
    s.defense_die = s.answer
    s.emit(E_MORALE_DIE, side, s.answer)
    options = die_rerolls(s, side, LUCK_DONE_OTHER)
    if options:
        options.append(KEEP)
        s.ask(s.terms.control[side], K_REROLL, options)
    else:
        s.answer = KEEP


def got_morale_die(s: Battle, side: int, faces: int, amount: int) -> None:
    """Gain the morale on the right face. Rules: H3-MOR-06, H3-MOR-01, H3-CRD-12."""
    if s.answer != KEEP:
        pay_reroll(s, side, s.answer, LUCK_DONE_OTHER)
        s.emit(E_REROLL, side, 0, s.defense_die)
        s.goto(CAST_MORALE_DIE)
        return
    hit = 1 << (s.defense_die + 1) & faces
    s.defense_die = NO_DIE
    s.leave()
    if hit:
        s.call(GAIN_MORALE, side, amount, 0)


MORALE_ROLL: Final = sequence(roll_for_morale, cast_morale_die, asks(read_morale_die), got_morale_die)
"""Arguments: side, faces (as bits), the morale gained for them."""
CAST_MORALE_DIE: Final = at(MORALE_ROLL, cast_morale_die)
GOT_MORALE_DIE: Final = at(MORALE_ROLL, got_morale_die)
