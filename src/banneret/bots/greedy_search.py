"""The bot `greedy`: looks one decision ahead and takes what leaves it best off on average.

The search knows no game. A `Judge` says what a position is worth and which follow-up questions are worth searching;
each game supplies its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final, Protocol

from banneret.kernel.kinds import K_LAND
from banneret.kernel.rules import GameRules, View
from banneret.kernel.state import CHANCE, OVER, State, mypyc_attr

LEAST_EFFORT: Final = 0.02
"""Below this share of the effort for one option, chance is not spread out: a middle outcome stands for all."""
EQUAL: Final = 1e-9
FOREVER: Final = float("inf")
LONGEST_WAY: Final = 1000
"""After this many steps without a real decision a position is valued wherever it is."""


class Judge(Protocol):
    """What the search has to know about a game."""

    def begin(self, state: State, seat: int) -> None:
        """Prepare for searching a decision of a seat."""

    def worth_trying(self, state: State) -> Sequence[int]:
        """Which of the answers to the question itself are searched."""

    def value(self, state: State) -> float:
        """What a position is worth to that seat."""

    def follow(self, state: State) -> Sequence[int]:
        """The answers worth trying at a question along the way.

        A single one is given; of several, the one that is best for the asked seat is taken; none means that this is the
        next real decision, where the position is valued.
        """

    def spreads(self, state: State) -> bool:
        """Whether all outcomes of chance are worth searching here; otherwise a middle outcome stands for all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot:
    """Searches one decision deep, over all outcomes of chance."""

    def __init__(self, seed: int, judge: Judge) -> None:
        self._rng = Random(seed)
        self._judge = judge
        self._seat = 0
        self._until = FOREVER
        self._spread: dict[tuple[int, ...], list[tuple[int, float]]] = {}

    def choose(self, view: View, rules: GameRules) -> int:
        """The option with the highest expected value; ties are broken at random."""
        options = view.state.options
        if len(options) == 1:
            return options[0]
        return self.search(rules.determinize(view, self._rng), view.seat)

    def search(self, root: State, seat: int) -> int:
        """The best answer of a seat in a position."""
        best: list[int] = []
        highest = float("-inf")
        for option, value in self.valued(root, seat, self.worth_trying(root, seat), FOREVER):
            if value > highest + EQUAL:
                highest = value
                best = [option]
            elif value > highest - EQUAL:
                best.append(option)
        return best[0] if len(best) == 1 else self._rng.choice(best)

    def worth_trying(self, root: State, seat: int) -> Sequence[int]:
        """The answers of a seat that are searched."""
        self._judge.begin(root, seat)
        return self._judge.worth_trying(root)

    def valued(self, root: State, seat: int, options: Sequence[int], until: float) -> list[tuple[int, float]]:
        """What answers of a seat are worth, in their order.

        After a deadline (see `time.perf_counter`) consequences are no longer searched, and all answers but the first
        are left out.
        """
        self._seat = seat
        self._until = until
        self._judge.begin(root, seat)
        found: list[tuple[int, float]] = []
        for option in options:
            state = root.copy()
            state.apply(option)
            value = self._expected(state, 1.0)
            if found and perf_counter() > until:
                break
            found.append((option, value))
        return found

    def _expected(self, state: State, effort: float) -> float:
        """The value of a position, which is modified, after everything that follows without a real decision."""
        for _ in range(LONGEST_WAY):
            seat = state.seat
            if seat == OVER:
                break
            if seat == CHANCE:
                outcomes = state.outcomes
                if effort > LEAST_EFFORT and state.kind != K_LAND and self._judge.spreads(state):
                    return self._mean(state, effort)
                state.apply(outcomes[len(outcomes) // 2])
                continue
            options = state.options
            if len(options) > 1:
                options = list(self._judge.follow(state))
                if not options or perf_counter() > self._until:
                    break
                if len(options) > 1:
                    return self._best(state, options, effort)
            state.apply(options[0])
        return self._judge.value(state)

    def _mean(self, state: State, effort: float) -> float:
        """The mean over the outcomes of chance; equal outcomes are searched once."""
        outcomes = state.outcomes
        spread = self._spread.get(outcomes)
        if spread is None:
            spread = [(outcome, n / len(outcomes)) for outcome, n in Counter(outcomes).items()]
            self._spread[outcomes] = spread
        total = 0.0
        for outcome, share in spread:
            after = state.copy()
            after.apply(outcome)
            total += share * self._expected(after, effort * share)
        return total

    def _best(self, state: State, options: list[int], effort: float) -> float:
        """What the asked seat makes of it: the best for this seat, or the worst if another seat is asked."""
        own = state.seat == self._seat
        best = float("-inf") if own else float("inf")
        for option in options:
            after = state.copy()
            after.apply(option)
            value = self._expected(after, effort / len(options))
            best = max(best, value) if own else min(best, value)
        return best
