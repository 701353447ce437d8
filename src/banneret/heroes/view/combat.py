"""What a seat may know of a Combat, and positions that agree with it.

Rules: H3-GEN-08, H3-GEN-09. A view is a Battle built field by field from what is open to the seat; a hidden hand is
only as many blanks. Of another player's cards the seat knows which are somewhere in hand or deck, because the discard
pile is open and the army was announced; a view holds them together as that player's deck. Of the AI deck, which nobody
looks at, a view holds the types.
"""

from __future__ import annotations

from random import Random
from typing import Final

from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.cards.known_places import known_to, place_card, place_pile
from banneret.heroes.combat.morale.decks import deck_of
from banneret.heroes.combat.morale.held import MORALE_DECK, MORALE_SEEN
from banneret.heroes.state.battle import Battle, copy_open, with_side
from banneret.heroes.state.pile_numbers import ASIDE, DECK, HAND
from banneret.heroes.state.requests import own_request
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.tables.ai_cards import AI_BOX, AI_DECK, AI_SEEN, AI_TYPE, ai_kind
from banneret.kernel.piles import without

BLANK: Final = -1
"""A card whose face is not known."""
AI_BLANK: Final = -2
"""Less its type: an AI card of which only that is known."""


def view(s: Battle, seat: int) -> Battle:
    """Everything a seat may know, and nothing else. Rules: H3-GEN-08, H3-GEN-09."""
    v = Battle()
    show_open(v, s, seat)
    v.piles = s.piles[:]
    v.playable = with_side((0, 0), seat, s.playable[seat]) if seat >= 0 else (0, 0)
    for side in (0, 1):
        if seat != side:
            hand = s.piles[HAND + side]
            aside = s.piles[ASIDE + side]
            v.piles[HAND + side] = (BLANK,) * len(hand)
            v.piles[ASIDE + side] = (BLANK,) * len(aside)
            v.piles[DECK + side] = tuple(sorted(s.piles[DECK + side] + hand + aside))
    if s.terms.rules & R_MORALE_DECKS:
        hide_morale(v, s, seat)
    if s.piles[AI_DECK]:
        v.known = known_to(s, seat)
        hide_ai_deck(v)
    return v


def hide_morale(v: Battle, s: Battle, seat: int) -> None:
    """Morale cards that another player looks at are counted in their deck; what lies under it is partly known.

    Rules: BF-MRL-04, BF-MRL-08, H3-GEN-08.
    """
    v.known = known_to(s, seat)
    for side in (0, 1):
        seen = s.piles[MORALE_SEEN + side]
        if seen and s.terms.control[side] != seat:
            v.piles[MORALE_SEEN + side] = (BLANK,) * len(seen)
            deck = MORALE_DECK + deck_of(seen[0])
            v.piles[deck] = tuple(sorted(s.piles[deck] + seen))


def hide_ai_deck(v: Battle) -> None:
    """Of the AI deck only the types are known, and the cards that went back into it: the rest lies in the box, unseen.

    Rules: H3-AIC-17, H3-GEN-08.
    """
    hidden = v.piles[AI_DECK]
    for card in v.piles[AI_SEEN]:
        hidden = without(hidden, card)
    blanks = tuple([AI_BLANK - AI_TYPE[ai_kind(card)] for card in hidden])
    v.piles[AI_DECK] = tuple(sorted(blanks + v.piles[AI_SEEN]))
    v.piles[AI_BOX] = tuple(sorted(v.piles[AI_BOX] + hidden))


def fill_ai_deck(s: Battle, rng: Random) -> None:
    """Deal the unseen cards of the AI deck from the box, each of its type."""
    box = list(s.piles[AI_BOX])
    rng.shuffle(box)
    deck: list[int] = []
    for card in s.piles[AI_DECK]:
        found = card if card >= 0 else next(c for c in box if AI_TYPE[ai_kind(c)] == AI_BLANK - card)
        if card < 0:
            box.remove(found)
        deck.append(found)
    s.piles[AI_DECK] = tuple(sorted(deck))
    s.piles[AI_BOX] = tuple(sorted(box))


def show_open(v: Battle, s: Battle, seat: int) -> None:
    """Show what lies open of a Battle; the piles are the caller's part. Rules: H3-GEN-09, H3-GEN-08."""
    # What `show_state` does, written out: a search looks through a seat's eyes at every decision.
    v.stack = s.stack[:]
    v.seat = s.seat
    v.kind = s.kind
    v.options = s.options if s.seat == seat or (s.seat >= 0 and not s.private) else []
    v.outcomes = ()
    v.private = s.private
    v.step = s.step
    v.answer = 0
    v.log = None
    v.returns = s.returns
    copy_open(s, v)
    v.known = ()
    v.requests = own_request(s.requests, seat)


def deal_hidden(v: Battle, rng: Random) -> Battle:
    """A copy of a view with its hidden hands dealt from the cards not seen."""
    s = v.copy()
    for side in (0, 1):
        hand = len(s.piles[HAND + side])
        hidden = hand + len(s.piles[ASIDE + side])
        if BLANK in s.piles[HAND + side] or BLANK in s.piles[ASIDE + side]:
            unseen = list(s.piles[DECK + side])
            rng.shuffle(unseen)
            s.piles[HAND + side] = tuple(sorted(unseen[:hand]))
            s.piles[ASIDE + side] = tuple(sorted(unseen[hand:hidden]))
            s.piles[DECK + side] = tuple(sorted(unseen[hidden:]))
        refresh(s, side)
    deal_morale(s, rng)
    if s.piles[AI_DECK] and s.piles[AI_DECK][0] < 0:
        fill_ai_deck(s, rng)
    return s


def deal_morale(s: Battle, rng: Random) -> None:
    """Deal the Morale cards that another player looks at: only a Search, of the Positive deck, shows several.

    Rules: BF-MRL-04.
    """
    for side in (0, 1):
        if BLANK in s.piles[MORALE_SEEN + side]:
            count = len(s.piles[MORALE_SEEN + side])
            unseen, placed = apart(s, MORALE_DECK)
            rng.shuffle(unseen)
            s.piles[MORALE_SEEN + side] = tuple(sorted(unseen[:count]))
            s.piles[MORALE_DECK] = tuple(sorted([*unseen[count:], *placed]))


def apart(s: Battle, pile: int) -> tuple[list[int], list[int]]:
    """The cards of a deck that may as well be elsewhere, and those whose place in it the seat knows."""
    rest = list(s.piles[pile])
    placed = [place_card(place) for place in s.known if place_pile(place) == pile]
    for card in placed:
        rest.remove(card)
    return rest, placed
