"""The first Command cards."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.setup.war_council import command_hand
from banneret.battlelore.state.battleground import DECK, HAND, Battleground
from banneret.battlelore.state.events import (
    E_DRAWN,
)
from banneret.kernel.kinds import K_DRAW
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import sequence
from banneret.kernel.state import ARG_A


def deal(s: Battleground, side: int, _b: int, _c: int) -> None:
    """Each side is dealt its Command cards. Rules: BL-SET-02, BL-SET-04."""
    while side < 2 and len(s.piles[HAND + side]) >= command_hand(s, side):
        side += 1
    if side == 2:
        s.leave()
        return
    s.stack[SIDE_DEALT_TO] = side
    s.chance(K_DRAW, s.piles[DECK])


def dealt(s: Battleground, side: int, _b: int, _c: int) -> None:
    """Another card. Rules: BL-SET-02, BL-SET-04."""
    s.piles[DECK] = without(s.piles[DECK], s.answer)
    s.piles[HAND + side] = added(s.piles[HAND + side], s.answer)
    s.tell(E_DRAWN, side, s.answer)
    s.goto(DEAL)


DEAL: Final = sequence(deal, dealt)
"""Arguments: the side."""
SIDE_DEALT_TO: Final = ARG_A
