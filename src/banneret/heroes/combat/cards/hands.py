"""Hands and decks, and the windows in which cards are played.

A deck is an unordered bag: which card is on top is settled when it is drawn, so there is no hidden order to leak.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.known_places import forget_place, uppermost
from banneret.heroes.combat.cards.usable import of_use
from banneret.heroes.combat.morale.held import card_uses, held_windows
from banneret.heroes.state.answers_combat import (
    CAST,
    DISCARD,
    DONE,
    EXPERT,
    MORALE_DRAW,
    MORALE_SWAP,
    PASS,
    PLAY,
    SECOND,
    mode_of,
)
from banneret.heroes.state.battle import Battle, with_side
from banneret.heroes.state.events_combat import E_DISCARD, E_DRAW, E_DRAWN, E_MORALE_USED, E_RESHUFFLE
from banneret.heroes.state.pile_numbers import ASIDE, DECK, DISCARDS, HAND, IN_USE, SCROLLS, SECRET
from banneret.heroes.state.terms import OWN, R_ASK_ANYWAY, R_MORALE_DECKS, STEERED
from banneret.heroes.tables.units_and_cards import (
    ABILITY_CARD,
    CARD_CASTS,
    CARD_FACTION,
    CARD_KIND,
    CARD_WINDOWS,
    COST_ANY,
    COST_CARDS,
    MODE_ASKS,
    MODE_COST,
    MODE_WINDOWS,
    W_ACTIVATION,
    W_INSTANT_ATTACK,
    W_INSTANT_DEFENSE,
    W_MAP,
)
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_CARD, K_DRAW
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_B

W_MORALE: Final = W_INSTANT_ATTACK | W_INSTANT_DEFENSE | W_ACTIVATION
"""The windows in which a Positive Morale token may be used. Rules: H3-MOR-08."""


def refresh(s: Battle, side: int) -> None:
    """Find again what a side could do in a window after its hand or morale changed. Rules: H3-CBS-26, BF-ADV-65."""
    windows = 0
    if s.morale >> side & 1:
        windows = held_windows(s, side) if s.terms.rules & R_MORALE_DECKS else W_MORALE
    if s.terms.manner[side] != STEERED:
        for card in s.piles[HAND + side]:
            windows |= CARD_WINDOWS[card]
        for card in s.piles[SCROLLS + side]:
            windows |= CARD_WINDOWS[card]
    s.playable = with_side(s.playable, side, windows)


def may_be_asked(s: Battle, side: int, window: int) -> bool:
    """Whether a side is asked in a window.

    If hands must stay secret, everybody with a card in hand is asked, since skipping a seat would reveal that it holds
    nothing to play.
    """
    if s.playable[side] & window:
        return True
    return s.terms.rules & R_ASK_ANYWAY != 0 and s.terms.manner[side] == OWN and len(s.piles[HAND + side]) > 0


def plays(s: Battle, side: int, window: int) -> list[int]:
    """What a side may play in a window besides spells, pass included.

    The controller of Neutral Units plays no cards for them, but a morale token can be used at any moment. Rules:
    H3-MOR-04, H3-MOR-05, H3-CBS-26.
    """
    options = mode_plays(s, side, window) + morale_uses(s, side, window)
    options.append(PASS)
    return options


def mode_plays(s: Battle, side: int, window: int) -> list[int]:
    """The cards other than spells that a side may play in a window, for each effect it may use now.

    Rules: H3-ABL-01 to H3-ABL-03, H3-ABL-06, H3-ABL-08, H3-ART-05, H3-CBS-26, H3-CRD-20.
    """
    options: list[int] = []
    if not s.playable[side] & window or s.terms.manner[side] == STEERED:
        return options
    last = -1
    for card in s.piles[HAND + side]:
        if card == last or not CARD_WINDOWS[card] & window or CARD_CASTS[card]:
            continue
        last = card
        if CARD_FACTION[card] >= 0 and CARD_FACTION[card] != s.terms.faction[side]:
            continue
        mode = 2 * card
        if MODE_WINDOWS[mode] & window and (not MODE_ASKS[mode] or may_use(s, side, mode, window)):
            options.append(option(PLAY, card))
        mode += 1
        if MODE_WINDOWS[mode] & window and (not MODE_ASKS[mode] or may_use(s, side, mode, window)):
            if CARD_KIND[card] > ABILITY_CARD:
                options.append(option(SECOND, card))
            elif s.expert[side] > 0:
                options.append(option(EXPERT, card))
    return options


def may_use(s: Battle, side: int, mode: int, window: int) -> bool:
    """Whether an effect can be paid for and would do anything now."""
    return can_pay(s, side, mode) and of_use(s, side, mode, window)


def map_casts(s: Battle, side: int) -> list[int]:
    """The spells a side may cast on the map, without any limit. Rules: H3-SPL-09."""
    cards = sorted(set(s.piles[HAND + side]))
    return [option(CAST, card) for card in cards if CARD_CASTS[card] and MODE_WINDOWS[2 * card] & W_MAP]


def morale_uses(s: Battle, side: int, window: int = 0) -> list[int]:
    """What a Positive Morale token, or cards, may be spent on besides dice.

    Rules: H3-MOR-04, H3-MOR-05, H3-CBS-26, BF-MRL-07.
    """
    options: list[int] = []
    if s.morale >> side & 1:
        if s.terms.rules & R_MORALE_DECKS:
            return card_uses(s, side, window)
        if s.piles[DECK + side] or s.piles[DISCARDS + side]:
            options.append(MORALE_DRAW)
        if s.piles[HAND + side]:
            options.append(MORALE_SWAP)
    return options


def use_morale(s: Battle, side: int, answer: int) -> None:
    """Spend the token to draw a card or to exchange cards. Rules: H3-MOR-04, H3-MOR-05, H3-MOR-09."""
    spend_morale(s, side)
    if answer == MORALE_DRAW:
        s.call(DRAW, side, 1, 0)
    else:
        s.call(SWAP, side, 0, 0)


def hand_options(s: Battle, side: int) -> list[int]:
    """One DISCARD option for every different card in a hand."""
    return [option(DISCARD, card) for card in sorted(set(s.piles[HAND + side]))]


def discard(s: Battle, side: int, card: int) -> None:
    """A card goes from the hand to its owner's discard pile. Rules: H3-CRD-16."""
    s.piles[HAND + side] = without(s.piles[HAND + side], card)
    s.piles[DISCARDS + side] += (card,)
    reveal(s, side, card)
    refresh(s, side)
    s.emit(E_DISCARD, side, card)


def take_up(s: Battle, side: int, card: int) -> None:
    """A card leaves the hand to be used. Rules: H3-CRD-16."""
    s.piles[HAND + side] = without(s.piles[HAND + side], card)
    reveal(s, side, card)
    refresh(s, side)


def reveal(s: Battle, side: int, card: int) -> None:
    """A card that has left hand and deck is seen by all. Rules: H3-GEN-09.

    If the others knew of such a card there, they cannot tell that it was a different copy: secrets stay secret.
    """
    secret = s.piles[SECRET + side]
    if card in secret:
        left = s.piles[HAND + side].count(card) + s.piles[DECK + side].count(card) + s.piles[ASIDE + side].count(card)
        if secret.count(card) > left:
            s.piles[SECRET + side] = without(secret, card)


def put_down(s: Battle) -> None:
    """The open window closes: the cards used in it are discarded. Rules: H3-CRD-16."""
    piles = s.piles
    if piles[IN_USE] or piles[IN_USE + 1]:
        for side in (0, 1):
            piles[DISCARDS + side] += piles[IN_USE + side]
            piles[IN_USE + side] = ()


# -- paying with cards -------------------------------------------------------------------------------------------------


def can_pay(s: Battle, side: int, mode: int) -> bool:
    """Whether a hand holds enough other cards for the cost of an effect."""
    cost = MODE_COST[mode]
    need = 1 if cost & COST_ANY else cost & COST_CARDS
    return len(s.piles[HAND + side]) > need


def ask_cost(s: Battle, side: int, played: int, _c: int) -> None:
    """Which card is discarded next for the cost; of any number, at least one. Rules: H3-ABL-09, H3-CRD-16."""
    cost = MODE_COST[mode_of(played)]
    options = hand_options(s, side)
    if not options or (not cost & COST_ANY and s.paid >= cost & COST_CARDS):
        s.leave()
        return
    if cost & COST_ANY and s.paid:
        options.append(DONE)
    s.ask_private(s.terms.control[side], K_CARD, options)


def got_cost(s: Battle, side: int, _played: int, _c: int) -> None:
    """Discard the card named. Rules: H3-CRD-16, H3-ABL-09."""
    if s.answer == DONE:
        return
    discard(s, side, argument(s.answer))
    s.paid += 1
    s.goto(PAY_COST)


PAY_COST: Final = sequence(asks(ask_cost), got_cost)
"""Arguments: side, the option that played the card. `Battle.paid` counts, and is 0 before."""
PAID_FOR: Final = ARG_B


def spend_morale(s: Battle, side: int) -> None:
    """Discard a Positive Morale token for one of its uses. Rules: H3-MOR-09."""
    s.morale &= ~(1 << side)
    refresh(s, side)
    s.emit(E_MORALE_USED, side)


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_next(s: Battle, side: int, count: int, _c: int) -> None:
    """Draw one card; an empty deck is first rebuilt from the discard pile. Rules: H3-CRD-18, H3-CRD-19."""
    if count == 0:
        s.leave()
        return
    if not s.piles[DECK + side]:
        s.piles[DECK + side] = tuple(sorted(s.piles[DISCARDS + side]))
        s.piles[DISCARDS + side] = ()
        if not s.piles[DECK + side]:
            s.leave()
            return
        s.emit(E_RESHUFFLE, side)
    s.chance(K_DRAW, uppermost(s, DECK + side))


def drawn(s: Battle, side: int, count: int, _c: int) -> None:
    """The card drawn goes to the hand; only its owner sees which it is. Rules: H3-GEN-08."""
    card = s.answer
    s.piles[DECK + side] = without(s.piles[DECK + side], card)
    if s.known:
        forget_place(s, DECK + side)
    s.piles[HAND + side] = added(s.piles[HAND + side], card)
    refresh(s, side)
    s.emit(E_DRAW, side)
    s.emit(E_DRAWN, s.terms.control[side], card)
    s.stack[CARDS_LEFT] = count - 1
    s.goto(DRAW)


DRAW: Final = sequence(draw_next, drawn)
"""Arguments: side, how many."""
CARDS_LEFT: Final = ARG_B


# -- the morale token's exchange of cards ------------------------------------------------------------------------------


def ask_swap(s: Battle, side: int, _count: int, _c: int) -> None:
    """Any number of hand cards may be discarded for as many new ones. Rules: H3-MOR-05."""
    options = hand_options(s, side)
    options.append(DONE)
    s.ask_private(s.terms.control[side], K_CARD, options)


def swapped(s: Battle, side: int, count: int, _c: int) -> None:
    """Discard the card named, or draw as many as were discarded. Rules: H3-MOR-05."""
    if s.answer == DONE:
        s.leave()
        s.call(DRAW, side, count, 0)
        return
    card = argument(s.answer)
    discard(s, side, card)
    s.stack[CARDS_GIVEN_UP] = count + 1
    if s.piles[HAND + side]:
        s.goto(ASK_SWAP)
    else:
        s.leave()
        s.call(DRAW, side, count + 1, 0)


SWAP: Final = sequence(asks(ask_swap), swapped)
"""Arguments: side, how many were discarded."""
CARDS_GIVEN_UP: Final = ARG_B
ASK_SWAP: Final = at(SWAP, ask_swap)
