"""Cards of the Astrologers: how one ends, and two of which the starting player keeps one, where a scenario says so."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import in_order
from banneret.heroes.combat.cards.known_places import forget_place, uppermost
from banneret.heroes.state.answers_map import BRANCH
from banneret.heroes.state.battle import GIFT_RETURN
from banneret.heroes.state.chance_outcomes import proclamation_card
from banneret.heroes.state.events_map import E_PROCLAIM_ENDS
from banneret.heroes.state.pile_numbers import ASTROLOGERS, ASTROLOGERS_DISCARDS
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_DRAW
from banneret.kernel.piles import without
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_B


def end_proclamation(s: WholeGame) -> None:
    """An Astrologers card whose time is over is discarded. Rules: H3-RND-10."""
    s.emit(E_PROCLAIM_ENDS, s.proclaimed)
    s.piles[ASTROLOGERS_DISCARDS] = (*s.piles[ASTROLOGERS_DISCARDS], proclamation_card(s.proclaimed))
    s.proclaimed = -1
    s.marks &= ~(15 << GIFT_RETURN)


def first_star(s: WholeGame, _one: int, _other: int, _c: int) -> None:
    """The first of two cards. Rules: H3-CHANGE-choose_astrologers, H3-RND-09."""
    s.chance(K_DRAW, uppermost(s, ASTROLOGERS))


def second_star(s: WholeGame, _one: int, _other: int, _c: int) -> None:
    """The second one, of what is left of the deck, or of the discard pile if that is nothing.

    Rules: H3-CHANGE-choose_astrologers, H3-RND-09, H3-RND-11.
    """
    s.stack[FIRST_CARD] = s.answer
    forget_place(s, ASTROLOGERS)
    if len(s.piles[ASTROLOGERS]) == 1:
        s.piles[ASTROLOGERS] = tuple(sorted((*s.piles[ASTROLOGERS_DISCARDS], s.answer)))
        s.piles[ASTROLOGERS_DISCARDS] = ()
    s.chance(K_DRAW, tuple([card for card in uppermost(s, ASTROLOGERS) if card != s.answer]))


def ask_star(s: WholeGame, _one: int, _other: int, _c: int) -> None:
    """The starting player says which of them holds. Rules: H3-CHANGE-choose_astrologers, H3-SET-31."""
    s.stack[SECOND_CARD] = s.answer
    s.turn = -1
    s.ask(in_order(s)[0], K_AMOUNT, [option(BRANCH, 0), option(BRANCH, 1)])


def got_star(s: WholeGame, one: int, other: int, _c: int) -> None:
    """The other card is put away. Rules: H3-CHANGE-choose_astrologers, H3-RND-10."""
    kept, away = (one, other) if argument(s.answer) == 0 else (other, one)
    s.piles[ASTROLOGERS] = without(s.piles[ASTROLOGERS], away)
    s.piles[ASTROLOGERS_DISCARDS] = (*s.piles[ASTROLOGERS_DISCARDS], away)
    s.answer = kept


TWO_ASTROLOGERS: Final = sequence(first_star, second_star, asks(ask_star), got_star)
"""Arguments: the two cards, once they are drawn. The answer is the one that is kept, still in its deck."""
FIRST_CARD: Final = ARG_A
SECOND_CARD: Final = ARG_B
