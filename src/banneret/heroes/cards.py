"""Hands and decks, and the windows in which cards are played.

A deck is an unordered bag: which card is on top is settled when it is drawn, so there is no hidden order to leak.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.battle import (
    DECK,
    DISCARDS,
    HAND,
    OWN,
    R_ASK_ANYWAY,
    R_NO_MORALE_FOR_NEUTRALS,
    R_NO_REROLLS,
    STEERED,
    Battle,
    added,
    changed,
    without,
)
from banneret.heroes.events import E_DISCARD, E_DRAW, E_DRAWN, E_MORALE_USED, E_PLAY, E_RESHUFFLE
from banneret.heroes.tables import (
    CARD_BASIC,
    CARD_EXPERT,
    CARD_IS_SPELL,
    CARD_WINDOWS,
    OP_CANCEL_SPELL,
    OP_STAT,
    OPS,
    S_DEFENSE,
    W_INSTANT_ATTACK,
    W_INSTANT_DEFENSE,
)
from banneret.heroes.verbs import (
    DISCARD,
    DONE,
    EXPERT,
    MORALE_DRAW,
    MORALE_SWAP,
    PASS,
    PLAY,
    argument,
    option,
    verb,
)
from banneret.kernel.kinds import K_CARD, K_DRAW
from banneret.kernel.sequence import at, sequence

W_ANY: Final = W_INSTANT_ATTACK | W_INSTANT_DEFENSE


def refresh(s: Battle, side: int) -> None:
    """Find again what a side could do in a window after its hand or morale changed. Rules: H3-CBS-26."""
    windows = W_ANY if s.morale >> side & 1 else 0
    if s.terms.manner[side] != STEERED:
        for card in s.piles[HAND + side]:
            windows |= CARD_WINDOWS[card]
    s.playable = changed(s.playable, side, windows)


def may_be_asked(s: Battle, side: int, window: int) -> bool:
    """Whether a side is asked in a window.

    Where hands must stay secret, everybody with a card in hand is asked, since passing over a seat tells the others
    that it holds nothing to play.
    """
    if s.playable[side] & window:
        return True
    return s.terms.rules & R_ASK_ANYWAY != 0 and s.terms.manner[side] == OWN and len(s.piles[HAND + side]) > 0


def plays(s: Battle, side: int, window: int) -> list[int]:
    """What a side may play in a window besides spells, pass included.

    Who steers Neutral Units plays no cards for them, but a morale token has its uses at every moment.
    Rules: H3-MOR-04, H3-MOR-05, H3-CBS-26.
    """
    options = card_plays(s, side, window)
    if s.morale >> side & 1:
        if s.piles[DECK + side] or s.piles[DISCARDS + side]:
            options.append(MORALE_DRAW)
        if s.piles[HAND + side]:
            options.append(MORALE_SWAP)
    options.append(PASS)
    return options


def card_plays(s: Battle, side: int, window: int) -> list[int]:
    """The cards other than spells that a side may play in a window, for each effect it may use.

    Rules: H3-ABL-01 to H3-ABL-03, H3-CBS-26.
    """
    options: list[int] = []
    last = -1
    for card in s.piles[HAND + side] if s.terms.manner[side] != STEERED else ():
        if card != last and CARD_WINDOWS[card] & window and not CARD_IS_SPELL[card]:
            op, most, _, _ = OPS[CARD_BASIC[card]]
            if op != OP_CANCEL_SPELL or s.power <= most:
                options.append(option(PLAY, card))
            if s.expert[side] > 0:
                options.append(option(EXPERT, card))
        last = card
    return options


def shields(card: int) -> bool:
    """Whether a card raises the defense of a unit and not its attack."""
    op, statistic, _, _ = OPS[CARD_BASIC[card]]
    return op == OP_STAT and statistic == S_DEFENSE


def hand_options(s: Battle, side: int) -> list[int]:
    """One DISCARD option for every different card in a hand."""
    return [option(DISCARD, card) for card in sorted(set(s.piles[HAND + side]))]


def discard(s: Battle, side: int, card: int) -> None:
    """A card goes from the hand to its owner's discard pile. Rules: H3-CRD-16."""
    s.piles[HAND + side] = without(s.piles[HAND + side], card)
    s.piles[DISCARDS + side] = added(s.piles[DISCARDS + side], card)
    refresh(s, side)


def take_up(s: Battle, side: int, card: int) -> None:
    """A card leaves the hand to be used; `LAY_DOWN` discards it afterwards. Rules: H3-CRD-16."""
    s.piles[HAND + side] = without(s.piles[HAND + side], card)
    refresh(s, side)


def use_card(s: Battle, side: int, answer: int) -> int:
    """Take a card from the hand for its Basic or Expert effect, and tell where its program starts.

    Rules: H3-ABL-02, H3-ABL-03.
    """
    card = argument(answer)
    expert = verb(answer) == EXPERT
    if expert:
        s.expert = changed(s.expert, side, s.expert[side] - 1)
    s.emit(E_PLAY, side, card, int(expert))
    take_up(s, side, card)
    return CARD_EXPERT[card] if expert else CARD_BASIC[card]


def lay_down(s: Battle, side: int, card: int, c: int) -> None:
    """A card is discarded when it has been used, so its own effect never draws it again. Rules: H3-CRD-16."""
    s.piles[DISCARDS + side] = added(s.piles[DISCARDS + side], card)


LAY_DOWN: Final = sequence(lay_down)
"""Arguments: side, the card."""


def may_reroll_with_morale(s: Battle, side: int) -> bool:
    """Whether the side that rolled may spend its morale token on the die. Rules: H3-MOR-06, H3-MOR-07, H3-OPT-02."""
    if not s.morale >> side & 1 or s.terms.rules & R_NO_REROLLS:
        return False
    return s.terms.manner[side] != STEERED or not s.terms.rules & R_NO_MORALE_FOR_NEUTRALS


def spend_morale(s: Battle, side: int) -> None:
    """Discard a Positive Morale token for one of its uses. Rules: H3-MOR-09."""
    s.morale &= ~(1 << side)
    refresh(s, side)
    s.emit(E_MORALE_USED, side)


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_next(s: Battle, side: int, count: int, c: int) -> None:
    """Draw one card; an empty deck is first made anew from the discard pile. Rules: H3-CRD-18, H3-CRD-19."""
    if count == 0:
        s.leave()
        return
    if not s.piles[DECK + side]:
        s.piles[DECK + side] = s.piles[DISCARDS + side]
        s.piles[DISCARDS + side] = ()
        if not s.piles[DECK + side]:
            s.leave()
            return
        s.emit(E_RESHUFFLE, side)
    s.chance(K_DRAW, s.piles[DECK + side])


def drawn(s: Battle, side: int, count: int, c: int) -> None:
    """The card drawn goes to the hand; only its owner sees which it is. Rules: H3-GEN-08."""
    card = s.answer
    s.piles[DECK + side] = without(s.piles[DECK + side], card)
    s.piles[HAND + side] = added(s.piles[HAND + side], card)
    refresh(s, side)
    s.emit(E_DRAW, side)
    s.emit(E_DRAWN, side, card)
    s.stack[-2] = count - 1
    s.goto(DRAW)


DRAW: Final = sequence(draw_next, drawn)
"""Arguments: side, how many."""


# -- the morale token's exchange of cards ------------------------------------------------------------------------------


def ask_swap(s: Battle, side: int, count: int, c: int) -> None:
    """Any number of hand cards may be discarded for as many new ones. Rules: H3-MOR-05."""
    options = hand_options(s, side)
    options.append(DONE)
    s.ask_private(s.terms.control[side], K_CARD, options)


def swapped(s: Battle, side: int, count: int, c: int) -> None:
    """Discard the card named, or draw as many as were discarded. Rules: H3-MOR-05."""
    if s.answer == DONE:
        s.leave()
        s.call(DRAW, side, count, 0)
        return
    card = argument(s.answer)
    discard(s, side, card)
    s.emit(E_DISCARD, side, card)
    s.stack[-2] = count + 1
    if s.piles[HAND + side]:
        s.goto(ASK_SWAP)
    else:
        s.leave()
        s.call(DRAW, side, count + 1, 0)


SWAP: Final = sequence(ask_swap, swapped)
"""Arguments: side, how many were discarded."""
ASK_SWAP: Final = at(SWAP, ask_swap)
