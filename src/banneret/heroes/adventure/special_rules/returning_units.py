"""Units that come back to a beaten hero, where the scenario is so kind."""

from __future__ import annotations

from typing import Final

from banneret.heroes.state.answers_map import RESTORE
from banneret.heroes.state.events_map import E_RESTORED
from banneret.heroes.state.pile_numbers import LOST, NEUTRAL_DISCARDS, RESERVE
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.units_and_cards import NEUTRAL, TIER, kind_of
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_UNIT
from banneret.kernel.piles import added, changed, without
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_B


def note_fallen(s: WholeGame) -> None:
    """Remember which units of its own faction each side has lost, if they can be bought again more cheaply.

    Rules: H3-CHANGE-half_price_again, H3-UNI-07.
    """
    for side in (0, 1):
        player = s.who[side]
        lost = {kind_of(row) for row in s.piles[LOST + side] if not NEUTRAL[kind_of(row)]}
        if player >= 0 and lost and not (side == 1 and s.terms.neutral):
            g = edit(s)
            g.fallen = changed(g.fallen, player, g.fallen[player] | sum([1 << kind for kind in lost]))


def ask_fallen(s: WholeGame, side: int, n: int, _c: int) -> None:
    """Of each tier the scenario names, which unit that fell in this Combat comes back.

    Rules: H3-CHANGE-fallen_return, H3-UNI-07.
    """
    while n < len(s.game_terms.fallen_return):
        kinds = sorted(
            {kind_of(row) for row in s.piles[LOST + side] if TIER[kind_of(row)] == s.game_terms.fallen_return[n]}
        )
        n += 1
        if kinds:
            s.stack[TIERS_DONE] = n
            if len(kinds) > 1:
                s.ask(s.who[side], K_UNIT, [option(RESTORE, kind) for kind in kinds])
            else:
                s.answer = option(RESTORE, kinds[0])
            return
    s.leave()


def restored(s: WholeGame, side: int, _n: int, _c: int) -> None:
    """Its Few side is in the unit deck again. Rules: H3-CHANGE-fallen_return, H3-UNI-03."""
    row = next(row for row in s.piles[LOST + side] if kind_of(row) == argument(s.answer))
    s.piles[LOST + side] = without(s.piles[LOST + side], row)
    pile = NEUTRAL_DISCARDS + TIER[kind_of(row)]
    if NEUTRAL[kind_of(row)] and row in s.piles[pile]:
        s.piles[pile] = without(s.piles[pile], row)
    s.piles[RESERVE + side] = added(s.piles[RESERVE + side], row)
    s.emit(E_RESTORED, s.who[side], kind_of(row))
    s.goto(FALLEN)


FALLEN: Final = sequence(asks(ask_fallen), restored)
"""Arguments: the side, how many tiers were gone through."""
TIERS_DONE: Final = ARG_B
