"""The Trading Post: exchanging resources or selling a card, and gifts to those who play together."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.allies import gift_options, take_ally_action
from banneret.heroes.adventure.effects.cards import remove_card
from banneret.heroes.state.answers_combat import DONE
from banneret.heroes.state.answers_map import REMOVE, TRADE
from banneret.heroes.state.battle import gain
from banneret.heroes.state.events_map import E_TRADED
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import GOLD
from banneret.heroes.tables.towns_and_heroes import TRADES
from banneret.heroes.tables.units_and_cards import CARD_KIND, CARD_NUMBER, SPECIALTY_CARD, STARTER, STATISTIC_CARD
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_CARD
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A

RESOURCES_TRADED: Final = 1
CARD_SOLD: Final = 2
CARD_PRICE: Final = 1
"""Rules: H3-TRD-01, H3-TRD-09."""


def removable(card: int) -> bool:
    """Whether a Trading Post takes a card. Rules: H3-TRD-10."""
    if CARD_KIND[card] in (STATISTIC_CARD, SPECIALTY_CARD) or STARTER[card] >= 0:
        return False
    return card != CARD_NUMBER["magic_arrow"]


def ask_trade(s: WholeGame, traded: int, gifts: int, _c: int) -> None:
    """Exchange resources any number of times, or remove one card; in either case also give to others.

    A player without a hand has no card to remove. Rules: H3-TRD-01 to H3-TRD-08, H3-TRD-10, H3-TRD-14, H3-TRD-16,
    BF-ADV-66.
    """
    options: list[int] = gift_options(s) if gifts else []
    if traded == CARD_SOLD and not options:
        s.leave()
        return
    if traded != CARD_SOLD:
        options += exchanges(s)
    if not traded and not s.game_terms.sorting:
        options += [option(REMOVE, card) for card in sorted(set(s.piles[HAND])) if removable(card)]
    options.append(DONE)
    if traded:
        s.ask(s.who[0], K_CARD, options)
    else:
        s.ask_private(s.who[0], K_CARD, options)


def got_trade(s: WholeGame, _traded: int, _gifts: int, _c: int) -> None:
    """Each visit uses only one of the two options. Rules: H3-TRD-02, H3-TRD-09, H3-TRD-14."""
    s.goto(TRADING)
    if s.answer == DONE:
        s.leave()
    elif verb(s.answer) == REMOVE:
        remove_card(s, argument(s.answer))
        gain(s, 0, GOLD, CARD_PRICE)
        s.stack[DONE_HERE] = CARD_SOLD
    elif take_exchange(s, s.answer):
        s.stack[DONE_HERE] = RESOURCES_TRADED
    else:
        take_ally_action(s, s.answer)


TRADING: Final = sequence(asks(ask_trade), got_trade)
"""Arguments: what was done of the two things one may do, 1 where gifts may be made."""
DONE_HERE: Final = ARG_A


def exchanges(s: WholeGame) -> list[int]:
    """The rows of the trade table the acting player can pay for. Rules: H3-TRD-03 to H3-TRD-08, H3-TRD-16."""
    options: list[int] = []
    for n in range(len(TRADES)):
        give, amount, _, _ = TRADES[n]
        if s.stores[give] >= amount:
            options.append(option(TRADE, n))
    return options


def take_exchange(s: WholeGame, answer: int) -> bool:
    """Give one resource for another; False where the answer is something else. Rules: H3-TRD-16, H3-OPT-08."""
    if verb(answer) != TRADE:
        return False
    n = argument(answer)
    give, amount, get, got = TRADES[n]
    s.emit(E_TRADED, s.who[0], n)
    gain(s, 0, give, -amount)
    gain(s, 0, get, got)
    return True
