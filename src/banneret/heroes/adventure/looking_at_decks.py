"""Looking at the top of a deck, for units that let their owner do so."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.known_places import know_place, uppermost
from banneret.heroes.state.answers_map import BOTTOM, DECK_TOP, DECK_WORDS, TOP
from banneret.heroes.state.events_map import E_SPIED, E_SPIED_CARD, E_SPIED_UNIT
from banneret.heroes.state.pile_numbers import ASTROLOGERS, DECK, NEUTRAL_DECK, SHARED_DECK, SPIED
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.units_and_cards import kind_of
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_DRAW, K_LAND, K_MAY, K_TARGET
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A

_PILES: Final[list[int]] = [
    DECK, SHARED_DECK, SHARED_DECK + 1, SHARED_DECK + 2,
    NEUTRAL_DECK, NEUTRAL_DECK + 1, NEUTRAL_DECK + 2, NEUTRAL_DECK + 3, ASTROLOGERS,
]  # fmt: skip
"""The decks in the order of their words."""


def ask_deck(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Which deck is looked at. Rules: H3-UNI-31."""
    options = [option(DECK_TOP, n) for n in range(len(DECK_WORDS)) if s.piles[_PILES[n]]]
    s.ask(s.who[0], K_TARGET, options)


def look_at_top(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Which card is uppermost is settled now. Rules: H3-GEN-08."""
    n = argument(s.answer)
    s.stack[DECK_LOOKED_AT] = n
    s.emit(E_SPIED, s.who[0], n)
    pile = _PILES[n]
    s.chance(K_LAND if NEUTRAL_DECK <= pile < NEUTRAL_DECK + 4 else K_DRAW, uppermost(s, pile))


def saw_top(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """Only the player sees it, and says whether it goes back on top or underneath. Rules: H3-GEN-08, H3-UNI-31."""
    if not s.piles[SPIED]:
        card = s.answer
        s.piles[SPIED] = (card,)
        if NEUTRAL_DECK <= _PILES[n] < NEUTRAL_DECK + 4:
            s.emit(E_SPIED_UNIT, s.who[0], kind_of(card))
        else:
            s.emit(E_SPIED_CARD, s.who[0], card)
    s.ask_private(s.who[0], K_MAY, [TOP, BOTTOM])


def put_where(s: WholeGame, n: int, _b: int, _c: int) -> None:
    """The card lies there, and only the player knows. Rules: H3-GEN-08, H3-UNI-31."""
    know_place(s, _PILES[n], s.piles[SPIED][0], s.who[0], s.answer == BOTTOM)
    s.piles[SPIED] = ()


SPYING: Final = sequence(asks(ask_deck), look_at_top, asks(saw_top), put_where)
"""Arguments: the deck once chosen."""
DECK_LOOKED_AT: Final = ARG_A


def pile_looked_at(s: WholeGame) -> int:
    """While the player looks at it: the deck."""
    return _PILES[s.stack[DECK_LOOKED_AT]]
