"""Choice: what a State waits for, as people and bots see it. It is made on demand, never in the hot path."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import index
from typing import TYPE_CHECKING, SupportsIndex

from banneret.kernel.kinds import KIND_NAMES
from banneret.kernel.sequence import question_of
from banneret.kernel.state import CHANCE, State

if TYPE_CHECKING:
    from banneret.kernel.rules import GameRules


class Choice:
    """One question with its options.

    Options are small ints; `keys` are their readable names. `in` takes either. Iterating yields the ints.
    """

    __slots__ = ("_rules", "kind", "options", "private", "probabilities", "seat", "step")

    def __init__(self, rules: GameRules, state: State) -> None:
        self._rules = rules
        self.seat = state.seat
        self.kind = state.kind
        self.step = state.step
        self.private = state.private and state.seat >= 0
        self.probabilities: tuple[float, ...] = ()
        if state.seat == CHANCE:
            counts = Counter(state.outcomes)
            self.options: tuple[int, ...] = tuple(sorted(counts))
            self.probabilities = tuple(counts[o] / len(state.outcomes) for o in self.options)
        else:
            self.options = tuple(state.options)

    @property
    def kind_name(self) -> str:
        """The kind as a word."""
        return KIND_NAMES[self.kind]

    @property
    def question(self) -> str:
        """The id of the question, by which texts and tables know it; empty if chance is asked."""
        return question_of(self.step)

    @property
    def keys(self) -> tuple[str, ...]:
        """The readable keys of all options, in order."""
        return tuple(self._rules.key(self.kind, o) for o in self.options)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the rulebook that ask this."""
        return self._rules.clauses(self.step)

    def key(self, option: int) -> str:
        """The readable key of one option."""
        return self._rules.key(self.kind, option)

    def __len__(self) -> int:
        return len(self.options)

    def __iter__(self) -> Iterator[int]:
        return iter(self.options)

    def __contains__(self, answer: object) -> bool:
        if isinstance(answer, str):
            answer = self._rules.parse(self.kind, answer)
        return isinstance(answer, SupportsIndex) and index(answer) in self.options

    def __repr__(self) -> str:
        who = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        return f"<Choice {self.kind_name} for {who}: {' '.join(self.keys)}>"
