"""Weighed: an answer as weighed by a bot that explains itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.bots.search.judge import Candidate

CLEARLY_AHEAD: Final = 0.08
"""By how much a part of an answer's worth must be ahead of the other answers to be worth mentioning, in logits."""
MOST_OF_IT: Final = 1 / 3
"""The share of the whole difference that it must make up."""


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
        fight: bool = False,
    ) -> None:
        self.option = option
        self.worth = worth
        """The share of games from here that it is expected to win, from 0 to 1; None if none was played."""
        self.gain = gain
        """How much higher that is in the luckiest fifth of cases."""
        self.risk = risk
        """How much lower in the unluckiest fifth."""
        self.parts = parts or {}
        """What its worth is made of a while later, by name."""
        self.candidate = candidate
        """The plan behind it, if there is one."""
        self.fight = fight
        """Whether only the fight under way was played out: then its worth says how often that is won."""


class Compared:
    """An answer that was given, compared with the best that was found."""

    def __init__(self, best: int, worth: float, error: float, cost: float, doubt: float, fight: bool) -> None:
        self.best = best
        self.worth = worth
        """The share of games from here that the best is expected to win, from 0 to 1."""
        self.error = error
        """The standard error of that."""
        self.cost = cost
        """How much smaller that share is for the one given; below 0 if it did better."""
        self.doubt = doubt
        """The standard error of that."""
        self.fight = fight
        """As for `Weighed`."""


def leading_part(answer: Weighed, others: Sequence[Weighed]) -> str:
    """The part of its worth in which an answer is furthest ahead of the best other one; empty if it leads in none."""
    rival = next((other for other in others if other.parts), None)
    if rival is None or not answer.parts:
        return ""
    leads = {part: answer.parts[part] - rival.parts.get(part, 0.0) for part in answer.parts}
    best = max(leads, key=lambda part: leads[part])
    everything = sum(abs(lead) for lead in leads.values())
    return best if leads[best] > CLEARLY_AHEAD and leads[best] > MOST_OF_IT * everything else ""
