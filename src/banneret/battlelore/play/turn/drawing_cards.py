"""Drawing Command cards: one, or several of which one is kept."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.state.answers import KEEP
from banneret.battlelore.state.battleground import DECK, DISCARDS, HAND, LOOKED, Battleground
from banneret.battlelore.state.events import E_DRAW, E_DRAWN, E_RESHUFFLE
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_CARD, K_DRAW
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A


def draw_card(s: Battleground, _count: int, _b: int, _c: int) -> None:
    """A new Command card, or two to choose from. Rules: BL-CMD-11, BL-CMD-16, BL-CMD-17."""
    if not s.piles[DECK]:
        s.piles[DECK] = s.piles[DISCARDS]
        s.piles[DISCARDS] = ()
        s.emit(E_RESHUFFLE)
    s.chance(K_DRAW, s.piles[DECK])


def drew_card(s: Battleground, count: int, _b: int, _c: int) -> None:
    """Only its player sees it. Rules: BL-SET-04, BL-CMD-17, BL-LRE-19."""
    drawn = s.answer
    s.piles[DECK] = without(s.piles[DECK], drawn)
    s.piles[LOOKED] = added(s.piles[LOOKED], drawn)
    s.emit(E_DRAW, s.turn)
    s.tell(E_DRAWN, s.turn, drawn)
    if count > 1:
        s.stack[CARDS_LEFT] = count - 1
        s.goto(DRAW_COMMAND)


def ask_kept_command(s: Battleground, _count: int, _b: int, _c: int) -> None:
    """Which of several cards is kept. Rules: BL-CMD-17."""
    if len(s.piles[LOOKED]) > 1:
        s.ask_private(s.turn, K_CARD, [option(KEEP, kept) for kept in sorted(set(s.piles[LOOKED]))])
    else:
        s.answer = option(KEEP, s.piles[LOOKED][0])


def kept_card(s: Battleground, _count: int, _b: int, _c: int) -> None:
    """What is kept goes to the hand, the rest to the discards. Rules: BL-CMD-11, BL-CMD-17."""
    kept = argument(s.answer)
    s.piles[HAND + s.turn] = added(s.piles[HAND + s.turn], kept)
    s.piles[DISCARDS] = tuple(sorted(s.piles[DISCARDS] + without(s.piles[LOOKED], kept)))
    s.piles[LOOKED] = ()


DRAW_COMMAND: Final = sequence(draw_card, drew_card, asks(ask_kept_command), kept_card)
"""Arguments: how many cards are left to draw."""
CARDS_LEFT: Final = ARG_A
