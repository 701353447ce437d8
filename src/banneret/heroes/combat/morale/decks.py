"""Morale cards that come and go: the decks, what lies before a side, the discard piles."""

from __future__ import annotations

from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.cards.known_places import EVERYBODY, know_place
from banneret.heroes.combat.morale.held import MORALE_DECK, MORALE_DISCARDS, MORALE_HELD
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.events_combat import E_MORALE_CARD, E_MORALE_DROPPED, E_MORALE_SHUFFLED
from banneret.heroes.state.terms import R_MORALE_SEARCH
from banneret.heroes.tables.morale import is_negative, morale_card
from banneret.heroes.tables.morale_decks import morale_deck
from banneret.kernel.piles import added, without


def lay_morale_decks(s: Battle) -> None:
    """Both decks lie ready; the cards with the Battlefield icon are in them only in battlefield modes.

    Rules: BF-MRL-01, BF-REG-16, BF-CMP-15.
    """
    battlefield = s.terms.rules & R_MORALE_SEARCH != 0
    for negative in (0, 1):
        kinds = morale_deck(negative == 1, battlefield)
        s.piles[MORALE_DECK + negative] = tuple([morale_card(kind) for kind in kinds])


def hold(s: Battle, side: int, cards: tuple[int, ...]) -> None:
    """Give a side these Morale cards, and announce it where tokens are announced. Rules: BF-MRL-04, BF-MRL-10."""
    s.piles[MORALE_HELD + side] = cards
    bit = 1 << side
    s.morale &= ~bit
    s.marks &= ~bit
    if cards and not is_negative(cards[0]):
        s.morale |= bit
    elif cards:
        s.marks |= bit
    refresh(s, side)


def deck_of(card: int) -> int:
    """Which of the two decks a Morale card belongs to."""
    return 1 if is_negative(card) else 0


def resolve(s: Battle, side: int, kind: int) -> None:
    """A card is resolved and goes under its deck, for all to see. Rules: BF-MRL-08, BF-MRL-13, BF-MRL-15."""
    card = morale_card(kind)
    hold(s, side, without(s.piles[MORALE_HELD + side], card))
    put_under(s, card, EVERYBODY)
    s.emit(E_MORALE_CARD, side, card)


def put_under(s: Battle, card: int, seat: int) -> None:
    """A card goes to the bottom of its deck, seen by a seat or by everybody. Rules: BF-MRL-04, BF-MRL-08."""
    deck = MORALE_DECK + deck_of(card)
    s.piles[deck] = added(s.piles[deck], card)
    know_place(s, deck, card, seat, True)


def drop(s: Battle, side: int, kind: int) -> None:
    """A card that cancels a gain goes to the discard pile of its deck. Rules: BF-MRL-02, BF-MRL-09, BF-MRL-15."""
    card = morale_card(kind)
    hold(s, side, without(s.piles[MORALE_HELD + side], card))
    pile = MORALE_DISCARDS + deck_of(card)
    s.piles[pile] = added(s.piles[pile], card)
    s.emit(E_MORALE_DROPPED, side, card)


def refill_morale(s: Battle, negative: int) -> bool:
    """Whether a deck has a card to draw; an empty one is rebuilt from its discard pile.

    Rules: BF-MRL-16, BF-MRL-17.
    """
    if not s.piles[MORALE_DECK + negative] and s.piles[MORALE_DISCARDS + negative]:
        s.piles[MORALE_DECK + negative] = tuple(sorted(s.piles[MORALE_DISCARDS + negative]))
        s.piles[MORALE_DISCARDS + negative] = ()
        s.emit(E_MORALE_SHUFFLED, negative)
    return len(s.piles[MORALE_DECK + negative]) > 0
