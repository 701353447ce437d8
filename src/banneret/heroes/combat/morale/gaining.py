"""Gaining and losing morale with the Morale decks: cancelling, drawing, searching."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.known_places import forget_place, uppermost
from banneret.heroes.combat.damage import paralyse
from banneret.heroes.combat.morale.decks import drop, hold, put_under, refill_morale, resolve
from banneret.heroes.combat.morale.held import MORALE_DECK, MORALE_HELD, MORALE_SEEN, holds
from banneret.heroes.combat.placement import units_in
from banneret.heroes.state.answers_combat import KEEP, MORALE_DROP, MORALE_KEEP, MORALE_USE, TARGET, options_of
from banneret.heroes.state.battle import SIDE_MASK, TOWER, Battle
from banneret.heroes.state.events_combat import E_MORALE_LOOK, E_MORALE_SEEN, E_MORALE_TAKEN, E_MORALE_UNDER
from banneret.heroes.state.terms import R_MORALE_SEARCH
from banneret.heroes.tables.morale import (
    FIRST_NEGATIVE,
    MOST_POSITIVE,
    PANIC,
    REPEAT_SEARCH,
    SEARCHED,
    morale_card,
    morale_kind,
)
from banneret.heroes.tables.units_and_cards import FLAGS, NO_PARALYSIS
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_CARD, K_DRAW, K_MAY, K_TARGET
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, reserve, sequence
from banneret.kernel.state import ARG_C

# -- cancelling --------------------------------------------------------------------------------------------------------


def cancel(s: Battle, side: int, amount: int, _c: int) -> None:
    """A card of the other deck is given up instead of the gain; its owner picks which.

    Nobody draws a third Positive Morale card.

    Rules: BF-MRL-02, BF-MRL-05, BF-MRL-06, BF-MRL-09, BF-REG-14, BF-REG-15.
    """
    held = s.piles[MORALE_HELD + side]
    bad = s.marks >> side & 1 == 1
    if held and bad == (amount > 0):
        s.ask(s.terms.control[side], K_CARD, [option(MORALE_DROP, morale_kind(card)) for card in sorted(set(held))])
    elif amount > 0 and len(held) >= MOST_POSITIVE:
        s.leave()
    else:
        s.goto(LOOK_MORALE)
        if amount > 0 and s.terms.rules & R_MORALE_SEARCH:
            s.emit(E_MORALE_LOOK, side, SEARCHED)


def cancelled(s: Battle, side: int, _amount: int, _c: int) -> None:
    """The card is discarded, and nothing else is gained. Rules: BF-MRL-02, BF-MRL-09, BF-MRL-15."""
    drop(s, side, argument(s.answer))
    s.leave()


# -- drawing -----------------------------------------------------------------------------------------------------------


def look_morale(s: Battle, side: int, amount: int, _c: int) -> None:
    """Draw the top card, or look at two in a Search; with no card left anywhere nothing more is drawn.

    Rules: BF-MRL-03, BF-MRL-04, BF-MRL-10, BF-MRL-16, BF-MRL-17, BF-REG-13.
    """
    negative = 0 if amount > 0 else 1
    wanted = SEARCHED if amount > 0 and s.terms.rules & R_MORALE_SEARCH else 1
    if len(s.piles[MORALE_SEEN + side]) >= wanted or not refill_morale(s, negative):
        s.goto(ASK_KEEP_MORALE)
    else:
        s.chance(K_DRAW, uppermost(s, MORALE_DECK + negative))


def seen_morale(s: Battle, side: int, amount: int, _c: int) -> None:
    """In a Search only the player who searches sees the card. Rules: BF-MRL-04, H3-GEN-08."""
    deck = MORALE_DECK + (0 if amount > 0 else 1)
    s.piles[deck] = without(s.piles[deck], s.answer)
    forget_place(s, deck)
    s.piles[MORALE_SEEN + side] = added(s.piles[MORALE_SEEN + side], s.answer)
    if amount > 0 and s.terms.rules & R_MORALE_SEARCH:
        s.emit(E_MORALE_SEEN, s.terms.control[side], s.answer)
    s.goto(LOOK_MORALE)


def ask_keep_morale(s: Battle, side: int, _amount: int, _c: int) -> None:
    """One of the cards is kept. Rules: BF-MRL-04, BF-MRL-17."""
    seen = s.piles[MORALE_SEEN + side]
    if not seen:
        s.leave()
    elif len(seen) == 1:
        s.answer = option(MORALE_KEEP, morale_kind(seen[0]))
    else:
        kinds = [option(MORALE_KEEP, morale_kind(card)) for card in sorted(set(seen))]
        s.ask_private(s.terms.control[side], K_CARD, kinds)


def kept_morale(s: Battle, side: int, _amount: int, _c: int) -> None:
    """It lies face up before its owner, the other one goes under the deck; Panic strikes at once.

    Rules: BF-MRL-04, BF-MRL-10, BF-MRL-11, BF-MRL-12.
    """
    kind = argument(s.answer)
    card = morale_card(kind)
    rest = without(s.piles[MORALE_SEEN + side], card)
    s.piles[MORALE_SEEN + side] = ()
    hold(s, side, added(s.piles[MORALE_HELD + side], card))
    s.emit(E_MORALE_TAKEN, side, card)
    for other in rest:
        put_under(s, other, s.terms.control[side])
        s.emit(E_MORALE_UNDER, side)
    s.stack[KIND_GAINED] = kind
    if kind == PANIC:
        s.leave()
        s.call(PANICKING, side, 0, 0)
    elif kind >= FIRST_NEGATIVE:
        s.leave()


def offer_repeat(s: Battle, side: int, _amount: int, kind: int) -> None:
    """What a Search of the Morale deck gave may be given up for another Search. Rules: BF-MRL-07."""
    if s.terms.rules & R_MORALE_SEARCH and kind != REPEAT_SEARCH and holds(s, side, REPEAT_SEARCH):
        s.ask(s.terms.control[side], K_MAY, [option(MORALE_USE, REPEAT_SEARCH), KEEP])
    else:
        s.leave()


def repeated(s: Battle, side: int, _amount: int, kind: int) -> None:
    """The card is discarded and the Search made once more. Rules: BF-MRL-07, BF-MRL-08."""
    if s.answer != KEEP:
        resolve(s, side, REPEAT_SEARCH)
        drop(s, side, kind)
        s.emit(E_MORALE_LOOK, side, SEARCHED)
        s.goto(LOOK_MORALE)


TAKE_MORALE: Final = sequence(  # Rules: BF-MRL-02 to BF-MRL-06, BF-MRL-09 to BF-MRL-11
    asks(cancel), cancelled, look_morale, seen_morale, asks(ask_keep_morale), kept_morale, asks(offer_repeat),
    repeated,
)  # fmt: skip
"""Arguments: side, 1 or -1, what was gained."""
KIND_GAINED: Final = ARG_C
LOOK_MORALE: Final = at(TAKE_MORALE, look_morale)
ASK_KEEP_MORALE: Final = at(TAKE_MORALE, ask_keep_morale)


# -- Panic -------------------------------------------------------------------------------------------------------------

PANIC_OFF_BOARD: Final = reserve(2)
"""Puts the token on a unit card where no Combat is fought. Arguments: the side. Filled by the only mode whose decks are
drawn from then, `banneret.battlefield.adventure_mode.morale`."""


def ask_panicked(s: Battle, side: int, _b: int, _c: int) -> None:
    """A Paralysis token goes on one of the player's units; without any, the card has no effect. Rules: BF-MRL-12."""
    if not s.base:
        s.goto(PANIC_OVER)
        s.call(PANIC_OFF_BOARD, side, 0, 0)
        return
    spaces = 0
    for u in units_in(s.alive & SIDE_MASK[side] & ~s.frozen & ~(1 << TOWER)):
        if not FLAGS[s.row[u]] & NO_PARALYSIS:
            spaces |= 1 << s.pos[u]
    if spaces:
        s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, spaces))
    else:
        s.goto(PANIC_OVER)


def panicked(s: Battle, _side: int, _b: int, _c: int) -> None:
    """The unit picked gets the token. Rules: BF-MRL-12."""
    paralyse(s, s.at[argument(s.answer)])


def panic_over(s: Battle, side: int, _b: int, _c: int) -> None:
    """The card goes under its deck. Rules: BF-MRL-13."""
    resolve(s, side, PANIC)


PANICKING: Final = sequence(asks(ask_panicked), panicked, panic_over)
"""Arguments: side."""
PANIC_OVER: Final = at(PANICKING, panic_over)
