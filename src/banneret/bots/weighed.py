"""Weighed: an answer as a bot that explains itself has weighed it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.bots.search.judge import Candidate

CLEARLY_AHEAD: Final = 0.08
"""By how much a part of an answer's worth must be ahead of the other answers for a word to be lost on it, in logits."""
MOST_OF_IT: Final = 1 / 3
"""How much of all that differs it must be."""


class Weighed:
    """An answer, and what was found about it."""

    def __init__(
        self,
        option: int,
        worth: float | None = None,
        gain: float = 0.0,
        risk: float = 0.0,
        parts: dict[str, float] | None = None,
        candidate: Candidate | None = None,
    ) -> None:
        self.option = option
        self.worth = worth
        """Of how many games that go on from here it is expected to win, from 0 to 1; None where none was played."""
        self.gain = gain
        """How much more that is where luck is best, in one case of five."""
        self.risk = risk
        """How much less where it is worst."""
        self.parts = parts or {}
        """What its worth is made of a while later, by name."""
        self.candidate = candidate
        """The plan behind it, where there is one."""


def leading_part(answer: Weighed, others: Sequence[Weighed]) -> str:
    """The part of its worth in which an answer is furthest ahead of the best other one; nothing where it is in none."""
    rival = next((other for other in others if other.parts), None)
    if rival is None or not answer.parts:
        return ""
    leads = {part: answer.parts[part] - rival.parts.get(part, 0.0) for part in answer.parts}
    best = max(leads, key=lambda part: leads[part])
    everything = sum(abs(lead) for lead in leads.values())
    return best if leads[best] > CLEARLY_AHEAD and leads[best] > MOST_OF_IT * everything else ""
