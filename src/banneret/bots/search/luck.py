"""Repeatable luck: outcomes of chance and random numbers of quick players, kept on tapes.

All answers that are compared in one round of a search meet the same dice. A tape for each kind of luck keeps them in
step: an extra card drawn after one answer does not shift the dice that follow.
"""

from __future__ import annotations

from random import Random

from banneret.kernel.kinds import K_DRAW, K_ROLL
from banneret.kernel.state import State, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Fortune:
    """What a game knows of good and bad luck, so that a search can take it out of what it has seen.

    What an outcome of chance brings must be zero on average over all outcomes of a position: a search that subtracts
    it, in whatever share, sees less noise and the same means (a control variate).
    """

    usual: float = 0.0
    """How much of a value it usually is, for each unit."""
    doubt: float = 1.0
    """How many squared units have to be seen before that is half given up."""

    def of(self, state: State, outcome: int) -> float:
        """How lucky an outcome is for the first side, in any unit."""
        return 0.0


class Tape:
    """Numbers in [0, 1), made when they are first read."""

    def __init__(self, rng: Random) -> None:
        self._draw = rng.random
        self._numbers: list[float] = []
        self._place = 0

    def next(self) -> float:
        """The next number."""
        place = self._place
        self._place = place + 1
        numbers = self._numbers
        if place < len(numbers):
            return numbers[place]
        number: float = self._draw()
        numbers.append(number)
        return number

    def rewind(self) -> None:
        """Read from the beginning again."""
        self._place = 0

    def renew(self) -> None:
        """Discard everything: different numbers follow."""
        self._numbers = []
        self._place = 0


class Luck:
    """The luck of one round of a search."""

    def __init__(self, rng: Random, fortune: Fortune | None = None) -> None:
        self._fortune = fortune
        self.fortune = 0.0
        """How lucky the first side was since the tapes were rewound."""
        self._dice = Tape(rng)
        self._draws = Tape(rng)
        self._others = Tape(rng)
        self._whims = Tape(rng)

    def outcome(self, state: State) -> int:
        """What chance answers in a position where it is asked."""
        kind = state.kind
        outcomes = state.outcomes
        tape = self._dice if kind == K_ROLL else self._draws if kind == K_DRAW else self._others
        outcome = outcomes[int(tape.next() * len(outcomes))]
        if self._fortune is not None:
            self.fortune += self._fortune.of(state, outcome)
        return outcome

    def whim(self) -> float:
        """A number in [0, 1) for a policy that does not always answer the same way."""
        return self._whims.next()

    def rewind(self) -> None:
        """The same luck once more."""
        self.fortune = 0.0
        self._dice.rewind()
        self._draws.rewind()
        self._others.rewind()
        self._whims.rewind()

    def renew(self) -> None:
        """Different luck from now on."""
        self.fortune = 0.0
        self._dice.renew()
        self._draws.renew()
        self._others.renew()
        self._whims.renew()
