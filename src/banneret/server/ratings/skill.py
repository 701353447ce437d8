"""How strong somebody is thought to be, and what a game changes in it: Plackett-Luce, by `openskill`.

A skill is a mean and an uncertainty. People see them on a scale on which newcomers have 1000, as an interval: the true
strength lies in it nineteen times in twenty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

SCALE: Final = 40
"""Shown points for one of the model's: newcomers have 25 there."""
CERTAIN: Final = 6.0
"""The largest uncertainty with which somebody is on a leaderboard: about a dozen games."""
_MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """What is known of the strength of somebody."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """As people see it."""
        return round(self.mu * SCALE)

    @property
    def spread(self) -> int:
        """How far below and above the interval reaches."""
        return round(2 * self.sigma * SCALE)


NEWCOMER: Final = Skill(_MODEL.mu, _MODEL.sigma)


def after(teams: Sequence[int], results: Sequence[int], before: Sequence[Skill]) -> tuple[Skill, ...]:
    """The skills of all seats after a game: 1 won, 0 drawn, -1 lost. A team has the best result of its members.

    The same game with the same skills before it always leads to the very same numbers.
    """
    names = sorted(set(teams))
    seats = [[n for n, team in enumerate(teams) if team == name] for name in names]
    ranks = [float(-max(results[n] for n in members)) for members in seats]
    rated = _MODEL.rate([[_MODEL.rating(*before[n]) for n in members] for members in seats], ranks=ranks)
    found = {
        n: Skill(one.mu, one.sigma)
        for members, side in zip(seats, rated, strict=True)
        for n, one in zip(members, side, strict=True)
    }
    return tuple(found[n] for n in range(len(teams)))
