"""What a seat may know: everything but the cards in other hands and in the deck."""

from __future__ import annotations

from random import Random

from banneret.kernel.state import show_state
from couriers.box import CARDS, ROAD, is_inn
from couriers.position import BLANK, Road


def seen_by(s: Road, seat: int) -> Road:
    """A position in which what the seat may not know is blank. Rules: CO-SET-02."""
    view = Road()
    show_state(s, view, knows=seat == s.seat or not s.private)
    unseen = [card for other, hand in enumerate(s.hands) if other != seat for card in hand]
    view.deck = tuple(sorted([*s.deck, *unseen]))
    view.discard = s.discard
    view.hands = tuple(hand if other == seat else (BLANK,) * len(hand) for other, hand in enumerate(s.hands))
    view.miles = s.miles
    view.rolled = s.rolled
    view.turn = s.turn
    return view


def dealt_out(view: Road, rng: Random) -> Road:
    """A position as it may be: the unseen cards dealt at random to the blank hands, the rest being the deck."""
    s = view.copy()
    unseen = list(view.deck)
    rng.shuffle(unseen)
    hands = []
    for hand in view.hands:
        blank = hand.count(BLANK)
        hands.append(tuple(sorted(unseen[:blank])) if blank else hand)
        del unseen[:blank]
    s.hands = tuple(hands)
    s.deck = tuple(sorted(unseen))
    return s


def described(view: Road) -> dict[str, object]:
    """A view as plain data with readable names."""
    blank = sum(hand.count(BLANK) for hand in view.hands)
    return {
        "court": ROAD,
        "deck": len(view.deck) - blank,
        "rolled": list(view.rolled),
        "players": [
            {
                "mile": mile,
                "inn": is_inn(mile),
                "cards": len(hand),
                "hand": [CARDS[card] for card in hand if card != BLANK],
            }
            for mile, hand in zip(view.miles, view.hands, strict=True)
        ],
        "discard": [CARDS[card] for card in view.discard],
    }
