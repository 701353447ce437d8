"""Effects of the map about cards: discarding, recovering, finding, selling, the Witch Hut and the Magic Spring."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.shared_decks import SHOW_TOP, cards_searched, draw_shared, gain_card, put_on_discards
from banneret.heroes.combat.cards.hands import DRAW, discard, hand_options, reveal, take_up
from banneret.heroes.combat.cards.hands import refresh as find_plays
from banneret.heroes.combat.cards.known_places import shuffled, uppermost
from banneret.heroes.combat.cards.sequences import KEEP_ONE, cover
from banneret.heroes.state.answers_combat import DONE
from banneret.heroes.state.answers_map import LOOK, PUT, REMOVE, TAKE
from banneret.heroes.state.battle import gain
from banneret.heroes.state.events_combat import E_RESHUFFLE
from banneret.heroes.state.events_map import E_CARD_BACK, E_GAINED, E_LOOKED, E_REMOVED, E_SHARED_RESHUFFLE, E_TAKEN
from banneret.heroes.state.game_terms import C_MORALE_SEARCHES
from banneret.heroes.state.pile_numbers import (
    DECK,
    DISCARDS,
    HAND,
    LOOKED,
    REMOVED,
    SHARED_DECK,
    SHARED_DISCARDS,
    SPREAD,
)
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.state.whole_game import ABILITY, WholeGame
from banneret.heroes.tables.tiles import GOLD
from banneret.heroes.tables.units_and_cards import ABILITY_CARD, CARD_KIND
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_CARD, K_DRAW, K_MAY
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B


def remove_card(s: WholeGame, card: int) -> None:
    """A card of the hand leaves the game; where there is no hand, of the deck. Rules: H3-CRD-11, BF-ADV-21."""
    if card in s.piles[HAND]:
        take_up(s, 0, card)
    else:
        s.piles[DECK] = without(s.piles[DECK], card)
        reveal(s, 0, card)
    s.piles[REMOVED] = added(s.piles[REMOVED], card)
    s.emit(E_REMOVED, s.who[0], card)


# -- searching the player's own deck -----------------------------------------------------------------------------------


def reshuffle_own(s: WholeGame) -> None:
    """The player's own discard pile is shuffled into their own deck. Rules: H3-CRD-18."""
    if s.piles[DISCARDS]:
        s.piles[DECK] = tuple(sorted(s.piles[DECK] + s.piles[DISCARDS]))
        s.piles[DISCARDS] = ()
        s.emit(E_RESHUFFLE, 0)
    shuffled(s, DECK)


def ask_payment(s: WholeGame, _count: int, _b: int, _c: int) -> None:
    """Searching the player's own deck costs a card of the hand. Rules: H3-GEN-04, H3-TWN-07."""
    if s.piles[HAND]:
        s.ask_private(s.who[0], K_CARD, hand_options(s, 0))
    else:
        s.leave()


def search_own(s: WholeGame, count: int, _b: int, _c: int) -> None:
    """The discard pile is shuffled into the deck, of which the top cards are looked at: a Search like any other.

    Rules: H3-TWN-07, H3-CRD-03, H3-TOU-11, BF-MRL-12, H3-CHANGE-search_cards, H3-CHANGE-morale_searches_again.
    """
    card = argument(s.answer)
    discard(s, 0, card)
    reshuffle_own(s)
    count = cards_searched(s, count + s.game_terms.numbers.search_cards)
    again = s.terms.rules & R_MORALE_DECKS or s.game_terms.switches & C_MORALE_SEARCHES
    s.leave()
    s.call(KEEP_ONE, 0, count, count if again else 0)


SEARCHING_OWN: Final = sequence(asks(ask_payment), search_own)
"""Arguments: how many cards are looked at."""


# -- exchanging --------------------------------------------------------------------------------------------------------


def ask_exchange(s: WholeGame, most: int, count: int, _c: int) -> None:
    """Up to this many cards are discarded for as many new ones. Rules: H3-TWN-07, H3-TWN-26."""
    if count == most or not s.piles[HAND]:
        s.answer = DONE
    else:
        s.ask_private(s.who[0], K_CARD, [*hand_options(s, 0), DONE])


def exchanged(s: WholeGame, _most: int, count: int, _c: int) -> None:
    """Discard the card named, or draw as many as were discarded. Rules: H3-TWN-07."""
    if s.answer == DONE:
        s.leave()
        s.call(DRAW, 0, count, 0)
        return
    card = argument(s.answer)
    discard(s, 0, card)
    s.stack[CARDS_EXCHANGED] = count + 1
    s.goto(EXCHANGING)


EXCHANGING: Final = sequence(asks(ask_exchange), exchanged)
"""Arguments: how many at most, how many were discarded."""
MOST_EXCHANGED: Final = ARG_A
CARDS_EXCHANGED: Final = ARG_B


def exchange_kinds(s: WholeGame, kinds: int) -> int:
    """Shuffle the cards of some kinds from the hand into the player's own deck, and return how many."""
    kept: tuple[int, ...] = ()
    count = 0
    for card in s.piles[HAND]:
        if kinds >> CARD_KIND[card] & 1:
            s.piles[DECK] = added(s.piles[DECK], card)
            count += 1
        else:
            kept = (*kept, card)
    s.piles[HAND] = kept
    shuffled(s, DECK)
    find_plays(s, 0)
    return count


def exchange_hand(s: WholeGame, kinds: int, _y: int, _z: int) -> None:
    """Cards of some kinds go back into the deck, and as many are drawn."""
    s.call(DRAW, 0, exchange_kinds(s, kinds), 0)


def lay_over_unit(s: WholeGame, overlay: int, _y: int, _z: int) -> None:
    """The card lies on a unit from now on."""
    cover(s, 0, overlay)


# -- finding ----------------------------------------------------------------------------------------------------------


def find_card(s: WholeGame, card: int, deck: int, into_deck: int) -> None:
    """Look through a deck for a card; a player who finds none has only shuffled it. Rules: H3-TWN-07, H3-GEN-03."""
    shuffled(s, SHARED_DECK + deck)
    if card in s.piles[SHARED_DECK + deck]:
        draw_shared(s, deck, card)
        s.emit(E_GAINED, s.who[0], deck)
        s.emit(E_CARD_BACK, s.who[0], card)
        gain_card(s, card, False, into_deck == 1)


FINDING: Final = sequence(find_card)
"""Arguments: the card, the deck."""


# -- selling -----------------------------------------------------------------------------------------------------------


def ask_sold(s: WholeGame, kind: int, _gold: int, _c: int) -> None:
    """Which card of a kind is removed for gold. Rules: H3-TWN-07, H3-CRD-11, BF-ADV-21."""
    own = s.piles[HAND] + s.piles[DECK] if s.game_terms.sorting else s.piles[HAND]
    cards = sorted({card for card in own if CARD_KIND[card] == kind})
    if cards:
        s.ask_private(s.who[0], K_CARD, [option(REMOVE, card) for card in cards])
    else:
        s.leave()


def sold(s: WholeGame, _kind: int, gold: int, _c: int) -> None:
    """Remove it and take the gold. Rules: H3-CRD-11."""
    remove_card(s, argument(s.answer))
    gain(s, 0, GOLD, gold)


SELLING: Final = sequence(asks(ask_sold), sold)
"""Arguments: the kind of card, the gold."""
GOLD_FOR_CARD: Final = ARG_B


# -- the Witch Hut -----------------------------------------------------------------------------------------------------


def ask_witch(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Remove an Ability from hand, or look at the top Ability card. Rules: H3-LOC-11, H3-ABL-09."""
    cards = sorted({card for card in s.piles[HAND] if CARD_KIND[card] == ABILITY_CARD})
    options = [option(REMOVE, card) for card in cards]
    if s.piles[SHARED_DECK + ABILITY] or s.piles[SHARED_DISCARDS + ABILITY]:
        options.append(LOOK)
    if options:
        s.ask_private(s.who[0], K_CARD, options)
    else:
        s.leave()


def got_witch(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Remove the card named, or look at the top one of a deck that may have to be rebuilt.

    Rules: H3-LOC-11, H3-CRD-08, H3-CRD-11.
    """
    if verb(s.answer) == REMOVE:
        remove_card(s, argument(s.answer))
        s.leave()
    elif not s.piles[SHARED_DECK + ABILITY]:
        s.piles[SHARED_DECK + ABILITY] = tuple(sorted(s.piles[SHARED_DISCARDS + ABILITY]))
        s.piles[SHARED_DISCARDS + ABILITY] = ()
        s.emit(E_SHARED_RESHUFFLE, ABILITY)
        if len(s.piles[SHARED_DECK + ABILITY]) > 1:
            s.call(SHOW_TOP, ABILITY, 0, 0)


def witch_looks(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """The top card is looked at. Rules: H3-LOC-11."""
    s.chance(K_DRAW, uppermost(s, SHARED_DECK + ABILITY))


def witch_shows(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """The card is kept or put on the discard pile. Rules: H3-LOC-11."""
    if not s.piles[LOOKED]:
        draw_shared(s, ABILITY, s.answer)
        s.piles[LOOKED] = (s.answer,)
        s.emit(E_LOOKED, s.who[0], s.answer)
    card = s.piles[LOOKED][0]
    s.ask_private(s.who[0], K_MAY, [option(TAKE, card), option(PUT, card)])


def witch_done(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Keep it or not; the discard pile never stays empty. Rules: H3-LOC-11, H3-CRD-09."""
    card = argument(s.answer)
    s.piles[LOOKED] = ()
    s.leave()
    s.call(SHOW_TOP, ABILITY, 0, 0)
    if verb(s.answer) == TAKE:
        s.emit(E_GAINED, s.who[0], ABILITY)
        s.emit(E_TAKEN, s.who[0], card)
        gain_card(s, card, True)
    else:
        put_on_discards(s, ABILITY, card)


WITCH: Final = sequence(asks(ask_witch), got_witch, witch_looks, asks(witch_shows), witch_done)


# -- the Magic Spring --------------------------------------------------------------------------------------------------


def ask_spring(s: WholeGame, count: int, _b: int, _c: int) -> None:
    """Take one of the top cards of the player's own discard pile. Rules: H3-LOC-18."""
    top = s.piles[DISCARDS][-count:]
    if top:
        s.ask(s.who[0], K_CARD, [option(TAKE, card) for card in sorted(set(top))])
    else:
        s.leave()


def got_spring(s: WholeGame, count: int, _b: int, _c: int) -> None:
    """The card goes to hand, the others are taken up to be put back. Rules: H3-LOC-18."""
    top = s.piles[DISCARDS][-count:]
    card = argument(s.answer)
    s.piles[DISCARDS] = s.piles[DISCARDS][: -len(top)]
    s.piles[SPREAD] = tuple(sorted(without(top, card)))
    s.piles[HAND] = added(s.piles[HAND], card)
    s.emit(E_CARD_BACK, s.who[0], card)
    find_plays(s, 0)


def ask_order(s: WholeGame, _count: int, _b: int, _c: int) -> None:
    """The others go back on top in the order the player likes. Rules: H3-LOC-18."""
    rest = sorted(set(s.piles[SPREAD]))
    if not rest:
        s.leave()
    elif len(rest) == 1:
        s.answer = option(PUT, rest[0])
    else:
        s.ask(s.who[0], K_CARD, [option(PUT, card) for card in rest])


def put_back(s: WholeGame, _count: int, _b: int, _c: int) -> None:
    """One more card goes back on the player's own discard pile. Rules: H3-LOC-18."""
    card = argument(s.answer)
    s.piles[SPREAD] = without(s.piles[SPREAD], card)
    s.piles[DISCARDS] = (*s.piles[DISCARDS], card)
    s.goto(ASK_ORDER)


SPRING: Final = sequence(asks(ask_spring), got_spring, asks(ask_order), put_back)
"""Arguments: how many cards are looked at."""
CARDS_INSPECTED: Final = ARG_A
ASK_ORDER: Final = at(SPRING, ask_order)
