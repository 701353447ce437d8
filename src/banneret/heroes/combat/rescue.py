"""Cancelling an attack that would remove a unit: by a friend, by a spell, by a specialty."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.ai.spells import cast_waiting, rescue_for
from banneret.heroes.combat.cards.castable import rescues
from banneret.heroes.combat.cards.casting import cast
from banneret.heroes.combat.placement import units_in
from banneret.heroes.state.answers_combat import NO, YES
from banneret.heroes.state.battle import SIDE_MASK, SIDE_OF, Battle
from banneret.heroes.state.events_combat import E_SAVE
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.terms import AUTOMATIC, OWN, R_ASK_ANYWAY
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables.ai_cards import AI_WAITING
from banneret.heroes.tables.units_and_cards import FLAGS, SAVES_ALLY
from banneret.kernel.kinds import K_MAY
from banneret.kernel.sequence import asks, sequence

CANCELLED: Final = -1
"""The harm of an attack that was cancelled."""


def saviour(s: Battle, t: int) -> int:
    """The unit that can still cancel the attack that would remove a friend, or -1."""
    for u in units_in(s.alive & SIDE_MASK[SIDE_OF[t]] & ~s.saviours & ~(1 << t)):
        if FLAGS[s.row[u]] & SAVES_ALLY:
            return u
    return -1


def offer_save(s: Battle, t: int, _before: int, _c: int) -> None:
    """Once per Combat some units cancel an attack that would remove a friend; so may a spell or a specialty.

    Rules: H3-UNI-29, H3-GEN-03, H3-CBC-04, H3-AIC-31.
    """
    s.saved = -1
    side = SIDE_OF[t]
    options = rescues(s, t)
    if saviour(s, t) >= 0:
        if s.terms.manner[side] == AUTOMATIC:
            s.answer = YES
            return
        options.append(YES)
    if s.piles[AI_WAITING] and s.terms.manner[side] == AUTOMATIC:
        s.answer = NO if rescue_for(s, side, t) < 0 else YES
        return
    secret = s.terms.rules & R_ASK_ANYWAY != 0 and s.terms.manner[side] == OWN and len(s.piles[HAND + side]) > 0
    if options == [YES] and not secret:
        s.ask(s.terms.control[side], K_MAY, [YES, NO])
    elif options or secret:
        options.append(NO)
        s.ask_private(s.terms.control[side], K_MAY, options)
    else:
        s.answer = NO


def got_rescue(s: Battle, t: int, _before: int, _c: int) -> None:
    """Let a friend cancel the attack, cast the spell, or bear the loss. Rules: H3-UNI-29, H3-AIC-31."""
    u = saviour(s, t)
    if s.answer == YES and u < 0:
        cast_waiting(s, SIDE_OF[t], rescue_for(s, SIDE_OF[t], t), t)
    elif s.answer == YES:
        s.saviours |= 1 << u
        s.saved = t
        s.emit(E_SAVE, unit_name(s, u), unit_name(s, t))
    elif s.answer != NO:
        cast(s, SIDE_OF[t], s.answer, t)


def rescued(s: Battle, t: int, before: int, _c: int) -> None:
    """Note whether the attack is cancelled; a spell may have failed. Rules: H3-UNI-29."""
    if s.saved == t:
        s.harm = CANCELLED
    else:
        s.saved = before


RESCUE: Final = sequence(asks(offer_save), got_rescue, rescued)
"""Arguments: the unit, the unit saved before in this activation or -1."""
