"""What a seat may know of a Duel, and positions that agree with it.

Rules: H3-GEN-08, H3-GEN-09, BF-DUE-07. Starting decks and Specialties are known to all; what a player drew from a
shared deck is not until it is played. A view counts such cards, and those dropped, to the deck they came from.
"""

from __future__ import annotations

from random import Random

from banneret.battlefield.duel.state import DROPPED, REPLACED, SHARED, Duel
from banneret.heroes.adventure.shared_decks import deck_of
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.cards.known_places import known_to
from banneret.heroes.state.answers_combat import Keys
from banneret.heroes.state.pile_numbers import ASIDE, DECK, HAND, SECRET
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.state.whole_game import FROM_DECK
from banneret.heroes.tables.towns_and_heroes import HERO_IDS
from banneret.heroes.tables.units_and_cards import CARD_IDS, FACTION_IDS
from banneret.heroes.view.combat import BLANK, deal_morale, hide_morale, show_open
from banneret.heroes.view.describe_combat import describe
from banneret.heroes.view.game import (
    fill_blanks,
)
from banneret.kernel.piles import without


def view_duel(s: Duel, seat: int) -> Duel:
    """Everything a seat may know, and nothing else. Rules: H3-GEN-08, H3-GEN-09, BF-DUE-07."""
    v = Duel()
    show_open(v, s, seat)
    v.agreement = s.agreement
    v.first = s.first
    v.faction = s.faction
    v.hero = s.hero
    v.known = known_to(s, seat)
    v.piles = s.piles[:]
    v.playable = (0, 0)
    unseen: list[list[int]] = [list(s.piles[SHARED + n]) for n in range(3)]
    for side in (0, 1):
        if side == seat:
            refresh(v, side)
        else:
            hide_side(v, s, side, unseen)
    for n in range(3):
        v.piles[SHARED + n] = tuple(sorted(unseen[n]))
    if s.terms.rules & R_MORALE_DECKS:
        hide_morale(v, s, seat)
    return v


def hide_side(v: Duel, s: Duel, side: int, unseen: list[list[int]]) -> None:
    """Hide a hand, and which cards a player drew, kept and dropped. Rules: H3-GEN-08, BF-DUE-07."""
    known = s.piles[HAND + side] + s.piles[DECK + side]
    aside = s.piles[ASIDE + side]
    if s.base:
        known += aside
        v.piles[ASIDE + side] = (BLANK,) * len(aside)
    else:
        v.piles[ASIDE + side] = hide_cards(aside, unseen)
    for card in s.piles[SECRET + side]:
        known = without(known, card)
    v.piles[HAND + side] = (BLANK,) * len(s.piles[HAND + side])
    v.piles[DECK + side] = tuple(sorted(known))
    v.piles[SECRET + side] = hide_cards(s.piles[SECRET + side], unseen)
    v.piles[DROPPED + side] = hide_cards(s.piles[DROPPED + side], unseen)


def hide_cards(cards: tuple[int, ...], unseen: list[list[int]]) -> tuple[int, ...]:
    """Cards of which only the deck is known they came from; they count to those not seen."""
    for card in cards:
        unseen[deck_of(card)].append(card)
    return tuple(sorted([FROM_DECK - deck_of(card) for card in cards]))


def deal_duel(v: Duel, seat: int, rng: Random) -> Duel:
    """A copy of a view in which what is hidden is dealt from the cards not seen."""
    s = v.copy()
    unseen: list[list[int]] = [list(s.piles[SHARED + n]) for n in range(3)]
    for cards in unseen:
        rng.shuffle(cards)
    for side in (0, 1):
        if side != seat:
            deal_side(s, side, unseen, rng)
        refresh(s, side)
    for n in range(3):
        s.piles[SHARED + n] = tuple(sorted(unseen[n]))
    deal_morale(s, rng)
    return s


def deal_side(s: Duel, side: int, unseen: list[list[int]], rng: Random) -> None:
    """Deal a player the cards drawn from the shared decks, and of all cards the hand."""
    for pile in (SECRET, DROPPED):
        s.piles[pile + side] = fill_blanks(s.piles[pile + side], unseen)
    cards = list(s.piles[DECK + side] + s.piles[SECRET + side])
    rng.shuffle(cards)
    hand = len(s.piles[HAND + side])
    s.piles[HAND + side] = tuple(sorted(cards[:hand]))
    if s.base:
        aside = hand + len(s.piles[ASIDE + side])
        s.piles[ASIDE + side] = tuple(sorted(cards[hand:aside]))
        hand = aside
    else:
        s.piles[ASIDE + side] = fill_blanks(s.piles[ASIDE + side], unseen)
    s.piles[DECK + side] = tuple(sorted(cards[hand:]))


def describe_duel(v: Duel, seat: int, keys: Keys) -> dict[str, object]:
    """A view in words and numbers: the battle, and around it the heroes and the shared decks."""
    return {
        **describe(v, seat, keys),
        "template": v.agreement.template,
        "level": v.agreement.level,
        "first": v.first,
        "fighting": v.base > 0,
        "players": [describe_duellist(v, player) for player in (0, 1)],
        "shared": [cards_left(v, n) for n in range(3)],
        "replaced": [CARD_IDS[card] for card in v.piles[REPLACED]],
    }


def describe_duellist(v: Duel, player: int) -> dict[str, object]:
    """What a seat may know of a player besides the side of the battle."""
    return {
        "player": player,
        "faction": FACTION_IDS[v.faction[player]] if v.faction[player] >= 0 else None,
        "hero": HERO_IDS[v.hero[player]] if v.hero[player] >= 0 else None,
        "secret": len(v.piles[SECRET + player]),
        "dropped": [CARD_IDS[card] for card in v.piles[DROPPED + player] if card >= 0],
        "dropped_cards": len(v.piles[DROPPED + player]),
    }


def cards_left(v: Duel, deck: int) -> int:
    """How many cards a shared deck holds; a view counts there those that others drew in secret."""
    hidden = [pile + side for pile in (SECRET, DROPPED, ASIDE) for side in (0, 1)]
    return len(v.piles[SHARED + deck]) - sum(v.piles[pile].count(FROM_DECK - deck) for pile in hidden)
