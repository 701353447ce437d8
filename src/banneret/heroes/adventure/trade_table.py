"""Exchanging resources by the trade table."""

from __future__ import annotations

from banneret.heroes.state.adventure import Adventure
from banneret.heroes.state.answers_map import TRADE
from banneret.heroes.state.battle import gain
from banneret.heroes.state.events_map import E_TRADED
from banneret.heroes.tables.towns_and_heroes import TRADES
from banneret.kernel.keys import argument, option, verb


def exchanges(s: Adventure) -> list[int]:
    """The rows of the trade table the acting player can pay for. Rules: H3-TRD-03 to H3-TRD-08, H3-TRD-16."""
    options: list[int] = []
    for n in range(len(TRADES)):
        give, amount, _, _ = TRADES[n]
        if s.stores[give] >= amount:
            options.append(option(TRADE, n))
    return options


def take_exchange(s: Adventure, answer: int) -> bool:
    """Give one resource for another; False where the answer is something else. Rules: H3-TRD-16, H3-OPT-08."""
    if verb(answer) != TRADE:
        return False
    n = argument(answer)
    give, amount, get, got = TRADES[n]
    s.emit(E_TRADED, s.who[0], n)
    gain(s, 0, give, -amount)
    gain(s, 0, get, got)
    return True
