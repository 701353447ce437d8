"""Cards of which somebody knows where they lie in a deck: on top, or underneath.

A deck is an unordered bag. What a player has looked at and put back is noted in `Battle.known`, a number for each card
and each seat that has seen it.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.state.battle import Battle
from banneret.kernel.piles import without

_CARDS: Final = 8192
_SEATS: Final = 4
EVERYBODY: Final = 3
"""In the place of a seat: all have seen where the card lies."""
_A_PILE: Final = _CARDS * _SEATS * 2
"""How many places a pile has room for."""


# These say how a place is packed. What is done with every card drawn or looked at writes them out, in this module only.


def packed_place(pile: int, card: int, seat: int, under: bool) -> int:
    """A card that a seat knows on top of a deck or under it, as one number."""
    return ((pile * _CARDS + card) * _SEATS + seat) * 2 + int(under)


def place_pile(place: int) -> int:
    """The deck it lies in."""
    return place // _A_PILE


def place_card(place: int) -> int:
    """The card."""
    return place // (_SEATS * 2) % _CARDS


def place_seat(place: int) -> int:
    """Who knows of it."""
    return place // 2 % _SEATS


def is_under(place: int) -> bool:
    """Whether it lies under the deck, and not on top."""
    return place & 1 == 1


def uppermost(s: Battle, pile: int) -> tuple[int, ...]:
    """What the top card of a deck may be: all that is in it, unless somebody has seen where a card lies."""
    if not s.known:
        return s.piles[pile]
    rest = s.piles[pile]
    under: tuple[int, ...] = ()
    top = -1
    for place in s.known:
        if place // _A_PILE == pile:
            card = place_card(place)
            if is_under(place):
                under = (*under, card)
                rest = without(rest, card)
            else:
                top = card
    if top >= 0:
        return (top,)
    return rest if rest else under[:1]


def know_place(s: Battle, pile: int, card: int, seat: int, under: bool) -> None:
    """A player has seen a card and put it on top of its deck, or underneath. Rules: H3-UNI-31."""
    forget_place(s, pile, False)
    s.known = (*s.known, packed_place(pile, card, seat, under))


def learn_place(s: Battle, pile: int, card: int, seat: int) -> None:
    """Another player has seen, too, which card lies on top of a deck. Rules: H3-GEN-08."""
    place = packed_place(pile, card, seat, False)
    if place not in s.known:
        s.known = (*s.known, place)


def places_known(s: Battle, pile: int, card: int) -> int:
    """Of how many cards of this number in a deck the place is known."""
    lies = pile * _CARDS + card
    return len([place for place in s.known if place // (_SEATS * 2) == lies])


def forget_place(s: Battle, pile: int, drawn: bool = True) -> None:
    """The top card of a deck was drawn, or is put elsewhere: its place is no longer known."""
    tops = [place for place in s.known if place // _A_PILE == pile and not is_under(place)]
    under = [place for place in s.known if place // _A_PILE == pile and is_under(place)]
    if tops:
        s.known = tuple([place for place in s.known if place != tops[-1]])
    elif under and len(s.piles[pile]) + int(drawn) <= len(under):
        s.known = tuple([place for place in s.known if place != under[0]])


def shuffled(s: Battle, pile: int) -> None:
    """A deck was shuffled: nobody knows where a card lies in it."""
    s.known = tuple([place for place in s.known if place_pile(place) != pile])


def known_to(s: Battle, seat: int) -> tuple[int, ...]:
    """The places of cards that a seat knows. Rules: H3-GEN-08."""
    return tuple([place for place in s.known if place_seat(place) in (seat, EVERYBODY)])


def move_places(s: Battle, before: int, after: int) -> None:
    """A deck is now another pile: what is known of it moves along."""
    s.known = tuple(
        [
            packed_place(after, place_card(place), place_seat(place), is_under(place))
            if place_pile(place) == before
            else place
            for place in s.known
        ]
    )
