"""The judge of adventures: the greedy bot names the answers worth a thought and plays on, for both sides."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, cast

from banneret.battlelore.bots.adventure_value import adventure_parts, adventure_values
from banneret.battlelore.bots.greedy import answer_worths
from banneret.battlelore.bots.places import Memory
from banneret.battlelore.bots.style import PLAIN_STYLE, Style
from banneret.battlelore.state.battleground import Battleground, side_of
from banneret.bots.search.judge import Candidate, SearchJudge, likeliest_first
from banneret.bots.search.luck import Luck
from banneret.kernel.sequence import question_of
from banneret.kernel.state import State

MOST: Final = 6
"""Answers that are compared."""
WARMTH: Final = 0.12
"""By how much of a banner less an answer has to promise for its prior to be e times smaller."""
TURNS_AHEAD: Final = 2
"""A rollout ends when the side that thinks is next again."""
BRANCHING: Final = frozenset(
    ("ask_command", "ask_order", "ask_mover", "got_mover", "ask_battler", "got_battler", "ask_further", "ask_window")
)
UNSEARCHED: Final = frozenset(
    ("ask_level", "ask_supply", "ask_muster", "ask_landmark", "ask_traps", "ask_tent", "ask_deployed", "ask_haul",
     "trim")
)  # fmt: skip
"""Questions before and after the battle, and those whose answers matter only much later."""


class AdventureJudge(SearchJudge):
    """Compares the answers the greedy bot values most, each after the other side's next turn."""

    def __init__(self, seed: int, style: Style = PLAIN_STYLE) -> None:
        self._rng = Random(seed)
        self._style = style
        self._own_side = -1
        """Whose style it is."""
        self._memory: Memory = {}
        self._memory_of_style: Memory = {}
        self.part_names = ("banners", "own", "foes", "lore", "objectives")
        self._sides: tuple[int, ...] = (0, 1)
        self._end = 0
        """The turn in which rollouts end."""

    def obvious(self, state: State, seat: int) -> int:
        """What the greedy bot answers to questions that are not searched."""
        if question_of(state.step) not in UNSEARCHED:
            return -1
        return self._best(cast(Battleground, state))

    def begin(self, world: State, seat: int) -> None:
        """Who is on which side, and how far is looked ahead: all answers are compared at the same moment."""
        s = cast(Battleground, world)
        self._sides = s.game_terms.sides
        self._end = s.turns + TURNS_AHEAD
        self._own_side = self._sides[seat]

    def candidates(self, world: State, seat: int, until: float) -> list[Candidate]:
        """The answers with the highest worth."""
        return self.options(world)[:MOST]

    def side(self, seat: int) -> int:
        """Its side."""
        return self._sides[seat]

    def branches(self, state: State) -> bool:
        """Cards, orders, moves and attacks."""
        return question_of(state.step) in BRANCHING

    def options(self, state: State) -> list[Candidate]:
        """All answers by worth."""
        s = cast(Battleground, state)
        worths = self._worths(s)
        best = max(worths)
        return likeliest_first(
            [Candidate(option, exp((worth - best) / WARMTH)) for option, worth in zip(s.options, worths, strict=True)]
        )

    def answer(self, state: State, luck: Luck) -> int:
        """What the greedy bot would do."""
        return self._best(cast(Battleground, state))

    def horizon(self, state: State) -> int:
        """The turn in which a rollout ends."""
        return self._end

    def stops(self, state: State, horizon: int) -> bool:
        """When the Command card of that turn is to be chosen."""
        return cast(Battleground, state).turns >= horizon and question_of(state.step) == "ask_command"

    def values(self, state: State) -> list[float]:
        """Who is likely to win."""
        return adventure_values(cast(Battleground, state))

    def parts(self, state: State, seat: int) -> list[float]:
        """What that is made of."""
        return adventure_parts(cast(Battleground, state), self._sides[seat])

    def _worths(self, s: Battleground) -> list[float]:
        side = side_of(s, s.seat)
        if side == self._own_side:
            return answer_worths(s, side, self._rng, self._memory_of_style, self._style)
        return answer_worths(s, side, self._rng, self._memory)

    def _best(self, s: Battleground) -> int:
        worths = self._worths(s)
        best = 0
        for n in range(1, len(worths)):
            if worths[n] > worths[best]:
                best = n
        return s.options[best]
