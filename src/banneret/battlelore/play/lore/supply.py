"""Drawing and keeping lore cards, and what a side is supplied with at the end of its turn."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.play.lore.lore import gain_lore, hand_limit
from banneret.battlelore.state.answers import DROP, SUPPLIES, SUPPLY, TAKE
from banneret.battlelore.state.battleground import LORE_DECK, LORE_DISCARDS, LORE_HAND, LORE_LOOKED, Battleground
from banneret.battlelore.state.draws import lore_outcomes, outcome_lore
from banneret.battlelore.state.events import E_LORE_DISCARD, E_LORE_DRAW, E_LORE_DRAWN, E_LORE_RESHUFFLE
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_CARD, K_DRAW
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B

TWO_TOKENS: Final = SUPPLIES.index("tokens")
CARD_AND_TOKEN: Final = SUPPLIES.index("card_and_token")


def draw_lore(s: Battleground, _side: int, count: int, _c: int) -> None:
    """Lore cards are drawn to choose from; the discards become a new deck. Rules: BL-LRE-10, BL-LRE-21, BL-LRE-24."""
    if not s.piles[LORE_DECK] and s.piles[LORE_DISCARDS]:
        s.piles[LORE_DECK] = tuple(sorted(s.piles[LORE_DISCARDS]))
        s.piles[LORE_DISCARDS] = ()
        s.emit(E_LORE_RESHUFFLE)
    if not count or not s.piles[LORE_DECK]:
        s.leave()
    else:
        s.chance(K_DRAW, lore_outcomes(s.piles[LORE_DECK]))


def drew_lore(s: Battleground, side: int, count: int, _c: int) -> None:
    """Only its player sees it. Rules: BL-LRE-10."""
    card = outcome_lore(s.answer)
    s.piles[LORE_DECK] = without(s.piles[LORE_DECK], card)
    s.piles[LORE_LOOKED + side] = added(s.piles[LORE_LOOKED + side], card)
    s.emit(E_LORE_DRAW, side)
    s.tell(E_LORE_DRAWN, side, card)
    s.stack[LORE_TO_DRAW] = count - 1
    s.goto(DRAW_LORE)


DRAW_LORE: Final = sequence(draw_lore, drew_lore)
"""Arguments: the side, how many."""
LORE_TO_DRAW: Final = ARG_B


def ask_kept(s: Battleground, side: int, count: int, _c: int) -> None:
    """This many of them are kept, and the others are discarded openly. Rules: BL-LRE-10, BL-LRE-21."""
    looked = s.piles[LORE_LOOKED + side]
    if count == 0 or not looked:
        s.piles[LORE_DISCARDS] += looked
        s.piles[LORE_LOOKED + side] = ()
        for card in looked:
            s.emit(E_LORE_DISCARD, side, card)
        s.goto(TRIM)
    elif count >= len(looked):
        s.answer = option(TAKE, looked[0])
    else:
        s.ask_private(side, K_CARD, [option(TAKE, card) for card in looked])


def got_kept(s: Battleground, side: int, count: int, _c: int) -> None:
    """It goes to the hand. Rules: BL-LRE-10."""
    card = argument(s.answer)
    s.piles[LORE_LOOKED + side] = without(s.piles[LORE_LOOKED + side], card)
    s.piles[LORE_HAND + side] = added(s.piles[LORE_HAND + side], card)
    s.stack[LORE_TO_KEEP] = count - 1
    s.goto(KEEP_LORE)


def trim(s: Battleground, side: int, _count: int, _c: int) -> None:
    """Nobody holds more than the limit. Rules: BL-LRE-11, BL-LRE-22."""
    hand = s.piles[LORE_HAND + side]
    if len(hand) > hand_limit(s, side):
        s.ask_private(side, K_CARD, [option(DROP, card) for card in sorted(set(hand))])
    else:
        s.leave()


def trimmed(s: Battleground, side: int, _count: int, _c: int) -> None:
    """One card less. Rules: BL-LRE-22."""
    card = argument(s.answer)
    s.piles[LORE_HAND + side] = without(s.piles[LORE_HAND + side], card)
    s.piles[LORE_DISCARDS] += (card,)
    s.emit(E_LORE_DISCARD, side, card)
    s.goto(TRIM)


KEEP_LORE: Final = sequence(asks(ask_kept), got_kept, asks(trim), trimmed)
"""Arguments: the side, how many are kept."""
KEEPING_SIDE: Final = ARG_A
LORE_TO_KEEP: Final = ARG_B
TRIM: Final = at(KEEP_LORE, trim)


def ask_supply(s: Battleground, side: int, _b: int, _c: int) -> None:
    """Two tokens, or a card and a token, or two cards of which one is kept. Rules: BL-LRE-21."""
    s.ask(side, K_AMOUNT, [option(SUPPLY, n) for n in range(len(SUPPLIES))])


def got_supply(s: Battleground, side: int, _b: int, _c: int) -> None:
    """The side is supplied. Rules: BL-LRE-21, BL-LRE-22."""
    chosen = argument(s.answer)
    if chosen == TWO_TOKENS:
        gain_lore(s, side, 2)
        return
    if chosen == CARD_AND_TOKEN:
        gain_lore(s, side, 1)
    s.call(KEEP_LORE, side, 1, 0)
    s.call(DRAW_LORE, side, 1 if chosen == CARD_AND_TOKEN else 2, 0)


SUPPLY_LORE: Final = sequence(asks(ask_supply), got_supply)
"""Arguments: the side."""
