"""A bot that plays *Couriers* well enough to be worth beating: it looks one decision ahead and counts miles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from banneret.bots.greedy_search import GreedyBot
from banneret.kernel.kinds import K_CONTINUE, K_ROLL
from banneret.kernel.sequence import in_sequence
from banneret.kernel.state import NEXT_STEP, OVER, State
from couriers.box import MILES, ROAD, is_inn
from couriers.play import BY_CARD, RIDE
from couriers.position import Road

VICTORY: Final = 100.0
A_BED: Final = 1.5
"""What it is worth to be at an inn: nobody can be waylaid there, and cards may be swapped."""
A_CARD: Final = 0.5


class Miles:
    """What a position is worth to a seat: its lead over the farthest rival, with something for inns and cards."""

    def __init__(self) -> None:
        self._seat = 0

    def begin(self, state: State, seat: int) -> None:
        """A decision is about to be searched for a seat."""
        self._seat = seat

    def worth_trying(self, state: State) -> Sequence[int]:
        """Everything: there are never more than four answers."""
        return state.options

    def value(self, state: State) -> float:
        """What a position is worth to that seat."""
        s = cast(Road, state)
        if s.seat == OVER:
            return VICTORY * s.returns[self._seat]
        reached = list(s.miles)
        if in_sequence(s.stack[NEXT_STEP], RIDE):
            reached[s.turn] = min(ROAD, reached[s.turn] + s.stack[BY_CARD] + sum(s.rolled))
        own = reached[self._seat]
        rivals = [mile for seat, mile in enumerate(reached) if seat != self._seat]
        rides = sum(card < len(MILES) for card in s.hands[self._seat])
        return own - max(rivals) + A_BED * is_inn(own) + A_CARD * rides

    def follow(self, state: State) -> Sequence[int]:
        """At a die both answers are thought through to the end; any other question is the next decision."""
        return state.options if state.kind == K_CONTINUE else ()

    def spreads(self, state: State) -> bool:
        """Dice are worth a thought each, cards are not."""
        return state.kind == K_ROLL


class Dashing(GreedyBot):
    """The bot `dashing`."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Miles())
