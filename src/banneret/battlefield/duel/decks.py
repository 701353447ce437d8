"""Building a deck for a Duel: cards are drawn, seen by their owner alone, and some of them dropped."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.card_usefulness import idle_abilities, idle_for, removed_cards
from banneret.battlefield.duel.state import DROPPED, REPLACED, SHARED, Duel
from banneret.battlefield.duel.templates import Pick, templates
from banneret.battlefield.events import E_DECK_READY, E_DROPPED, E_DROPPED_CARD, E_SWAPPED_OUT
from banneret.heroes.state.answers_map import REMOVE
from banneret.heroes.state.events_map import E_GAINED, E_LOOK, E_LOOKED, E_TAKEN
from banneret.heroes.state.pile_numbers import ASIDE, DECK, SECRET
from banneret.heroes.state.whole_game import ABILITY
from banneret.heroes.tables.units_and_cards import STARTER
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_CARD, K_DRAW
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

DECKS: Final = 3


def pick_of(s: Duel, side: int, deck: int) -> Pick:
    """How many cards of a deck a player draws and keeps.

    Rules: BF-DUE-10 to BF-DUE-12, BF-DUE-16 to BF-DUE-18, BF-DUE-22 to BF-DUE-24.
    """
    return templates()[s.agreement.template].picks(s.hero[side])[deck]


def drawn_and_kept(draw: int, keep: int) -> int:
    """How many cards of a deck are drawn, and how many of them are kept, as one number."""
    return keep << 8 | draw


def to_draw(counts: int) -> int:
    """How many are drawn."""
    return counts & 255


def to_keep(counts: int) -> int:
    """How many of them are kept."""
    return counts >> 8


def replace_starter(s: Duel, side: int, _deck: int, _c: int) -> None:
    """The top card of the deck stands in for a starting Ability that was removed. Rules: BF-ADV-05, BF-DUE-31."""
    for card in s.piles[DECK + side]:
        if STARTER[card] in gone_abilities(s):
            s.piles[DECK + side] = without(s.piles[DECK + side], card)
            swap_out(s, side, STARTER[card])
            s.call(DRAW_AND_DROP, side, ABILITY, drawn_and_kept(1, 1))
            return


def swap_out(s: Duel, side: int, card: int) -> None:
    """A card is shown to both players and removed from the game. Rules: BF-DUE-29, BF-DUE-31."""
    s.piles[REPLACED] = added(s.piles[REPLACED], card)
    s.emit(E_SWAPPED_OUT, side, card)


def gone_abilities(s: Duel) -> tuple[int, ...]:
    """The Ability cards that are not in the game. Rules: BF-ADV-03, BF-ADV-04, BF-DUE-03."""
    return removed_cards() if s.agreement.dead_abilities else idle_abilities()


def next_draw(s: Duel, side: int, deck: int, _c: int) -> None:
    """One deck after the other: Abilities, Artifacts, Spells. Rules: BF-DUE-05, BF-DUE-28."""
    if deck == DECKS:
        s.emit(E_DECK_READY, side, len(s.piles[DECK + side]))
        s.leave()
        return
    pick = pick_of(s, side, deck)
    s.emit(E_LOOK, side, deck, pick.draw)
    s.stack[NEXT_DECK] = deck + 1
    s.goto(NEXT_DRAW)
    s.call(DRAW_AND_DROP, side, deck, drawn_and_kept(pick.draw, pick.keep))


BUILD_DECK: Final = sequence(replace_starter, next_draw)
"""Arguments: side, the next deck."""
NEXT_DECK: Final = ARG_B
NEXT_DRAW: Final = at(BUILD_DECK, next_draw)


def draw_for_deck(s: Duel, side: int, deck: int, counts: int) -> None:
    """Draw a card, until there are as many to choose from as the template says. Rules: BF-DUE-07, BF-DUE-10."""
    if len(s.piles[ASIDE + side]) < to_draw(counts) and s.piles[SHARED + deck]:
        s.chance(K_DRAW, s.piles[SHARED + deck])
    else:
        s.goto(ASK_DROP)


def drawn_for_deck(s: Duel, side: int, deck: int, _counts: int) -> None:
    """Its owner alone sees the card; one that is of no use in Combat is shown and replaced by the next of its deck.

    Rules: BF-DUE-07, BF-DUE-29.
    """
    card = s.answer
    s.goto(DRAW_AND_DROP)
    s.piles[SHARED + deck] = without(s.piles[SHARED + deck], card)
    if idle_for(card, s.faction[side]) and not s.agreement.dead_cards:
        swap_out(s, side, card)
    else:
        s.piles[ASIDE + side] = added(s.piles[ASIDE + side], card)
        s.emit(E_LOOKED, side, card)


def ask_drop(s: Duel, side: int, _deck: int, counts: int) -> None:
    """Once all cards are drawn, the owner says which one is dropped. Rules: BF-DUE-07, BF-DUE-10, BF-DUE-11."""
    seen = s.piles[ASIDE + side]
    if len(seen) > to_keep(counts):
        s.ask_private(side, K_CARD, [option(REMOVE, card) for card in sorted(set(seen))])
    else:
        s.goto(ADD_CARDS)


def got_drop(s: Duel, side: int, deck: int, _counts: int) -> None:
    """A card dropped is removed from the game. Rules: BF-DUE-07."""
    card = argument(s.answer)
    s.piles[ASIDE + side] = without(s.piles[ASIDE + side], card)
    s.piles[DROPPED + side] = added(s.piles[DROPPED + side], card)
    s.emit(E_DROPPED, side, deck)
    s.emit(E_DROPPED_CARD, side, card)
    s.goto(ASK_DROP)


def add_cards(s: Duel, side: int, deck: int, _counts: int) -> None:
    """The remaining cards join the deck. Rules: BF-DUE-07, BF-DUE-28."""
    for card in s.piles[ASIDE + side]:
        s.piles[DECK + side] = added(s.piles[DECK + side], card)
        s.piles[SECRET + side] = added(s.piles[SECRET + side], card)
        s.emit(E_GAINED, side, deck)
        s.emit(E_TAKEN, side, card)
    s.piles[ASIDE + side] = ()


DRAW_AND_DROP: Final = sequence(draw_for_deck, drawn_for_deck, asks(ask_drop), got_drop, add_cards)
"""Arguments: side, deck, how many are drawn and kept."""
DROPPING_SIDE: Final = ARG_A
DECK_DRAWN: Final = ARG_B
DRAWN_AND_KEPT: Final = ARG_C
ASK_DROP: Final = at(DRAW_AND_DROP, ask_drop)
ADD_CARDS: Final = at(DRAW_AND_DROP, add_cards)
