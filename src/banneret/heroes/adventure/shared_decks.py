"""The three shared decks and searching them."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.hands import refresh, spend_morale
from banneret.heroes.combat.cards.known_places import forget_place, uppermost
from banneret.heroes.combat.morale.decks import resolve
from banneret.heroes.combat.morale.held import holds
from banneret.heroes.state.answers_combat import MORALE_USE, NO
from banneret.heroes.state.answers_map import LOOK, MORALE_SEARCH, PUT, REPLACE, TAKE, TAKE_TOP
from banneret.heroes.state.events_map import (
    E_GAINED,
    E_LOOK,
    E_LOOKED,
    E_REPLACED,
    E_SEARCH_AGAIN,
    E_SHARED_DISCARD,
    E_SHARED_RESHUFFLE,
    E_TAKEN,
    E_TAKEN_TOP,
)
from banneret.heroes.state.game_terms import C_MORALE_SEARCHES
from banneret.heroes.state.pile_numbers import (
    DECK,
    DISCARDS,
    GAINED,
    HAND,
    LOOKED,
    SECRET,
    SHARED_DECK,
    SHARED_DISCARDS,
)
from banneret.heroes.state.terms import R_GAINED_TO_DISCARDS, R_MORALE_DECKS
from banneret.heroes.state.whole_game import ABILITY, WholeGame
from banneret.heroes.tables.morale import HASTY_SEARCH, REPEAT_SEARCH
from banneret.heroes.tables.towns_and_heroes import base_card
from banneret.heroes.tables.units_and_cards import ABILITY_CARD, ARTIFACT_CARD, CARD_FACTION, CARD_KIND
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_CARD, K_DRAW, K_MAY
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

OPTIONAL: Final = 1
"""The player need not search. Rules: H3-LOC-46, H3-CRD-06."""
INTO_DECK: Final = 2
"""What is found goes into the player's own deck. Rules: H3-MGU-02."""
REFUSABLE: Final = 8
"""What is found may be put on the discard pile."""
WIDENED: Final = 16
"""The cards that the scenario adds to every Search are counted in."""
AGAIN: Final = 4
"""The player searches once more when the cards seen are put away. Rules: H3-TOU-11."""


def deck_of(card: int) -> int:
    """The shared deck a card comes from."""
    kind = CARD_KIND[base_card(card)]
    return 0 if kind == ABILITY_CARD else 1 if kind == ARTIFACT_CARD else 2


def gain_card(s: WholeGame, card: int, secret: bool, into_deck: bool = False) -> None:
    """A card joins the acting player's cards, in hand unless the effect says otherwise, whichever hero found it.

    Where there is no hand it is sorted next, so nothing but calls may follow in the step that gains it.
    Rules: H3-CRD-02, H3-OPT-16, H3-SEC-09, BF-ADV-15.
    """
    if s.game_terms.sorting:
        s.piles[GAINED] = (card,)
        s.call(s.game_terms.sorting, int(secret), 0, 0)
        return
    if into_deck:
        s.piles[DECK] = added(s.piles[DECK], card)
    elif s.terms.rules & R_GAINED_TO_DISCARDS:
        s.piles[DISCARDS] = (*s.piles[DISCARDS], card)
        secret = False
    else:
        s.piles[HAND] = added(s.piles[HAND], card)
    if secret:
        s.piles[SECRET] = added(s.piles[SECRET], card)
    refresh(s, 0)


# -- the discard pile always shows a card ------------------------------------------------------------------------------


def show_top(s: WholeGame, deck: int, _b: int, _c: int) -> None:
    """An empty discard pile is refilled with the top card of its deck. Rules: H3-CRD-09, H3-SET-21."""
    if s.piles[SHARED_DISCARDS + deck] or not s.piles[SHARED_DECK + deck]:
        s.leave()
    else:
        s.chance(K_DRAW, uppermost(s, SHARED_DECK + deck))


def showed_top(s: WholeGame, deck: int, _b: int, _c: int) -> None:
    """The card is turned face up. Rules: H3-CRD-09."""
    draw_shared(s, deck, s.answer)
    s.piles[SHARED_DISCARDS + deck] = (s.answer,)
    s.emit(E_SHARED_DISCARD, deck, s.answer)


SHOW_TOP: Final = sequence(show_top, showed_top)
"""Arguments: the deck."""


def draw_shared(s: WholeGame, deck: int, card: int) -> None:
    """A card leaves a shared deck."""
    s.piles[SHARED_DECK + deck] = without(s.piles[SHARED_DECK + deck], card)
    forget_place(s, SHARED_DECK + deck)


def put_on_discards(s: WholeGame, deck: int, card: int) -> None:
    """A card is put face up on the discard pile of its deck. Rules: H3-CRD-03, H3-CRD-10."""
    s.piles[SHARED_DISCARDS + deck] = (*s.piles[SHARED_DISCARDS + deck], base_card(card))
    s.emit(E_SHARED_DISCARD, deck, base_card(card))


# -- drawing ----------------------------------------------------------------------------------------------------------


def rebuild(s: WholeGame, deck: int, then: int) -> None:
    """An empty deck is made of its discard pile, which begins again with the top card; then comes a step of the caller.

    Rules: H3-CRD-08.
    """
    s.piles[SHARED_DECK + deck] = tuple(sorted(s.piles[SHARED_DISCARDS + deck]))
    s.piles[SHARED_DISCARDS + deck] = ()
    s.emit(E_SHARED_RESHUFFLE, deck)
    s.goto(then)
    s.call(SHOW_TOP, deck, 0, 0)


def draw_one(s: WholeGame, deck: int, _b: int, _c: int) -> None:
    """The top card of a shared deck is drawn; an empty deck is rebuilt first. Rules: H3-CRD-08, H3-OPT-09."""
    if not s.piles[SHARED_DECK + deck]:
        if len(s.piles[SHARED_DISCARDS + deck]) < 2:
            s.leave()
            return
        rebuild(s, deck, DRAW_SHARED)
        return
    s.chance(K_DRAW, uppermost(s, SHARED_DECK + deck))


def drawn_one(s: WholeGame, deck: int, _b: int, _c: int) -> None:
    """Only the player who draws it sees the card. Rules: H3-GEN-08, H3-OPT-09."""
    card = s.answer
    draw_shared(s, deck, card)
    s.emit(E_GAINED, s.who[0], deck)
    s.emit(E_TAKEN, s.who[0], card)
    gain_card(s, card, True)


DRAW_SHARED: Final = sequence(draw_one, drawn_one)
"""Arguments: the deck."""


# -- searching ---------------------------------------------------------------------------------------------------------


def searchable(s: WholeGame, deck: int) -> bool:
    """Whether a Search of a deck would find anything. Rules: H3-CRD-08."""
    return len(s.piles[SHARED_DECK + deck]) + len(s.piles[SHARED_DISCARDS + deck]) > 0


def ask_search(s: WholeGame, deck: int, cards: int, how: int) -> None:
    """Look at the top cards of the deck, or take the top card of its discard pile; said before a card is seen.

    Rules: H3-CRD-03 to H3-CRD-06, H3-CRD-08, H3-MGU-09, H3-CHANGE-search_cards.
    """
    options: list[int] = []
    if s.game_terms.numbers.search_cards and not how & WIDENED:
        s.stack[CARDS_LOOKED_AT] = cards + s.game_terms.numbers.search_cards
        s.stack[HOW_SEARCHED] = how | WIDENED
    if s.piles[SHARED_DECK + deck] or len(s.piles[SHARED_DISCARDS + deck]) > 1:
        options.append(LOOK)
    if s.piles[SHARED_DISCARDS + deck]:
        options.append(TAKE_TOP)
    if not options:
        s.leave()
        return
    if how & OPTIONAL:
        options.append(NO)
    s.ask(s.who[0], K_MAY, options)


def cards_searched(s: WholeGame, cards: int) -> int:
    """How many cards are looked at in a Search that would be of this many, where a Negative card may work on it.

    Rules: BF-MRL-12.
    """
    if cards > 1 and s.marks & 1 and s.terms.rules & R_MORALE_DECKS and holds(s, 0, HASTY_SEARCH):
        resolve(s, 0, HASTY_SEARCH)
        return 1
    return cards


def got_search(s: WholeGame, deck: int, cards: int, how: int) -> None:
    """Carry out the way of searching chosen; a Negative Morale card leaves one card to look at.

    Rules: H3-CRD-03 to H3-CRD-05, BF-MRL-12.
    """
    if s.answer == NO:
        s.leave()
        return
    cards = cards_searched(s, cards)
    s.stack[CARDS_LOOKED_AT] = cards
    if s.answer == TAKE_TOP:
        pile = s.piles[SHARED_DISCARDS + deck]
        s.piles[SHARED_DISCARDS + deck] = pile[:-1]
        s.emit(E_TAKEN_TOP, s.who[0], pile[-1])
        s.goto(SHOW_AGAIN)
        gain_card(s, pile[-1], False, how & INTO_DECK != 0)
    else:
        s.emit(E_LOOK, s.who[0], deck, cards)


def look_next(s: WholeGame, deck: int, cards: int, _how: int) -> None:
    """Look at one card after the other; an empty deck is rebuilt from its discard pile.

    Rules: H3-CRD-03, H3-CRD-08.
    """
    if len(s.piles[LOOKED]) >= cards:
        s.goto(ASK_TAKE)
        return
    if not s.piles[SHARED_DECK + deck]:
        if len(s.piles[SHARED_DISCARDS + deck]) < 2:
            # One card would only start the new discard pile: there is nothing more to look at.
            s.goto(ASK_TAKE)
            return
        rebuild(s, deck, LOOK_NEXT)
        return
    s.chance(K_DRAW, uppermost(s, SHARED_DECK + deck))


def looked(s: WholeGame, deck: int, _cards: int, _how: int) -> None:
    """Only the searching player sees the card. Rules: H3-GEN-08."""
    draw_shared(s, deck, s.answer)
    s.piles[LOOKED] = added(s.piles[LOOKED], s.answer)
    s.emit(E_LOOKED, s.who[0], s.answer)
    s.goto(LOOK_NEXT)


def ask_take(s: WholeGame, deck: int, _cards: int, how: int) -> None:
    """Exactly one of the cards is taken; a card of another faction may be replaced first.

    Where the scenario says so, morale may be spent to put all of them away, and a Morale card for it always.

    Rules: H3-CRD-06, H3-ABL-07, H3-TOU-11, BF-MRL-07, H3-CHANGE-morale_searches_again.
    """
    if not s.piles[LOOKED]:
        s.goto(SHOW_AGAIN)
        return
    options: list[int] = []
    for card in sorted(set(s.piles[LOOKED])):
        options.append(option(TAKE, card))
        if deck == ABILITY and useless(s, card) and (s.piles[SHARED_DECK + deck] or s.piles[SHARED_DISCARDS + deck]):
            options.append(option(REPLACE, card))
    if s.morale & 1:
        if s.terms.rules & R_MORALE_DECKS:
            if holds(s, 0, REPEAT_SEARCH):
                options.append(option(MORALE_USE, REPEAT_SEARCH))
        elif s.game_terms.switches & C_MORALE_SEARCHES:
            options.append(MORALE_SEARCH)
    if how & REFUSABLE:
        options.append(NO)
    s.ask_private(s.who[0], K_CARD, options)


def useless(s: WholeGame, card: int) -> bool:
    """Whether a card belongs to a faction that is not the acting player's. Rules: H3-ABL-05 to H3-ABL-08."""
    return CARD_FACTION[card] >= 0 and CARD_FACTION[card] != s.terms.faction[0]


def got_take(s: WholeGame, deck: int, _cards: int, how: int) -> None:
    """Take the card, or reveal and replace one that cannot be used, or put all away.

    Rules: H3-CRD-03, H3-ABL-07, BF-MRL-08. Giving up the card found and the others is putting all away.
    """
    if s.answer == MORALE_SEARCH or verb(s.answer) == MORALE_USE:
        if s.answer == MORALE_SEARCH:
            spend_morale(s, 0)
        else:
            resolve(s, 0, REPEAT_SEARCH)
        s.emit(E_SEARCH_AGAIN, s.who[0])
        s.stack[HOW_SEARCHED] = how | AGAIN
        return
    if s.answer == NO:
        return
    card = argument(s.answer)
    s.piles[LOOKED] = without(s.piles[LOOKED], card)
    if verb(s.answer) == REPLACE:
        s.emit(E_REPLACED, s.who[0], card)
        put_on_discards(s, deck, card)
        s.goto(LOOK_NEXT)
        return
    s.emit(E_GAINED, s.who[0], deck)
    s.emit(E_TAKEN, s.who[0], card)
    gain_card(s, card, True, how & INTO_DECK != 0)


def ask_put(s: WholeGame, _deck: int, _cards: int, how: int) -> None:
    """The rest goes on the discard pile in the order the player likes.

    A repeated Search can no longer be declined: its player has looked at cards. Rules: H3-CRD-03, H3-CRD-06, H3-CRD-07,
    H3-TOU-11.
    """
    rest = sorted(set(s.piles[LOOKED]))
    if not rest and how & AGAIN:
        s.stack[HOW_SEARCHED] = how & ~(AGAIN | OPTIONAL)
        s.goto(SEARCH_DECK)
    elif not rest:
        s.goto(SHOW_AGAIN)
    elif len(rest) == 1:
        s.answer = option(PUT, rest[0])
    else:
        s.ask_private(s.who[0], K_CARD, [option(PUT, card) for card in rest])


def got_put(s: WholeGame, deck: int, _cards: int, _how: int) -> None:
    """Another card goes on the discard pile. Rules: H3-CRD-07."""
    card = argument(s.answer)
    s.piles[LOOKED] = without(s.piles[LOOKED], card)
    put_on_discards(s, deck, card)
    s.goto(ASK_PUT)


def show_again(s: WholeGame, deck: int, _b: int, _c: int) -> None:
    """The discard pile never stays empty. Rules: H3-CRD-09."""
    s.call(SHOW_TOP, deck, 0, 0)


SEARCH_DECK: Final = sequence(  # Rules: H3-CRD-03 to H3-CRD-09
    asks(ask_search), got_search, look_next, looked, asks(ask_take), got_take, asks(ask_put), got_put, show_again,
)  # fmt: skip
"""Arguments: the deck, how many cards are looked at, how."""
DECK_SEARCHED: Final = ARG_A
CARDS_LOOKED_AT: Final = ARG_B
HOW_SEARCHED: Final = ARG_C
LOOK_NEXT: Final = at(SEARCH_DECK, look_next)
ASK_TAKE: Final = at(SEARCH_DECK, ask_take)
ASK_PUT: Final = at(SEARCH_DECK, ask_put)
SHOW_AGAIN: Final = at(SEARCH_DECK, show_again)
