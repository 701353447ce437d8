"""Carrying out favours."""

from __future__ import annotations

from banneret.heroes.adventure.special_rules.lent_units import OF_NOBODY
from banneret.heroes.combat.morale.tokens import gain_morale
from banneret.heroes.state.adventure import Adventure
from banneret.heroes.state.battle import NEUTRAL_DECK, NEUTRAL_DISCARDS, RESERVE
from banneret.heroes.state.events_map import E_BORROWED, E_LICENCE
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.tables.compile import favours as t
from banneret.heroes.tables.units_and_cards import TIER
from banneret.kernel.piles import added, changed, without


def do_favour(s: Adventure, op: int, x: int) -> None:
    """Carry out one of these operations. Rules: H3-MOD-01."""
    if op == t.LICENCE:
        g = edit(s)
        place = 4 * s.who[0] + x
        g.licences = changed(g.licences, place, g.licences[place] + 1)
        s.emit(E_LICENCE, s.who[0], x)
    elif op == t.BORROW:
        borrow(s, x)
    elif op == t.HEARTEN and s.marks & 1:
        gain_morale(s, 0, 1)


def borrow(s: Adventure, kind: int) -> None:
    """A Neutral Unit joins for the Combat that begins, if its card is free. Rules: H3-UNI-05, H3-NEU-01."""
    row = 2 * kind
    for pile in (NEUTRAL_DECK + TIER[kind], NEUTRAL_DISCARDS + TIER[kind]):
        if row in s.piles[pile]:
            s.piles[pile] = without(s.piles[pile], row)
            s.piles[RESERVE] = added(s.piles[RESERVE], row)
            g = edit(s)
            g.lent = (*g.lent, OF_NOBODY << 16 | kind)
            s.emit(E_BORROWED, s.who[0], kind)
            return
