"""Who is paired with whom: the longest waiting first, each with the nearest in strength.

How far apart two may be grows while they wait, and each has to have waited long enough for it: a newcomer is not paired
with somebody of a very different strength only because that person has been waiting for a long time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

FIRST_REACH: Final = 150.0
"""How far apart in strength two newcomers may be."""
A_SECOND: Final = 10.0
"""By how much that grows with every second."""
ANYBODY: Final = 90.0
"""Seconds after which anybody will do."""


class Waiting(NamedTuple):
    """Somebody who wants to play."""

    ticket: str
    person: str
    """Empty for a guest."""
    name: str
    game: str
    scenario: str
    clock: str
    rated: bool
    strength: float
    since: float

    @property
    def terms(self) -> tuple[str, str, str, bool]:
        """What both have to want."""
        return self.game, self.scenario, self.clock, self.rated

    def reach(self, now: float) -> float:
        """How far the other's strength may be from their own."""
        waited = max(0.0, now - self.since)
        return float("inf") if waited >= ANYBODY else FIRST_REACH + A_SECOND * waited


def fits(one: Waiting, other: Waiting, now: float) -> bool:
    """Whether two may play each other."""
    if one.ticket == other.ticket or one.terms != other.terms:
        return False
    if one.person and one.person == other.person:
        return False
    if one.rated and not (one.person and other.person):
        return False
    return abs(one.strength - other.strength) <= min(one.reach(now), other.reach(now))


def pairs(waiting: Sequence[Waiting], now: float) -> list[tuple[Waiting, Waiting]]:
    """Who plays whom now. Everybody is in at most one pair."""
    found: list[tuple[Waiting, Waiting]] = []
    left = sorted(waiting, key=lambda one: (one.since, one.ticket))
    while left:
        one = left.pop(0)
        fitting = [other for other in left if fits(one, other, now)]
        if fitting:
            other = min(fitting, key=lambda two: (abs(two.strength - one.strength), two.since, two.ticket))
            left = [
                two
                for two in left
                if two.ticket != other.ticket and not (two.person and two.person in (one.person, other.person))
            ]
            found.append((one, other))
    return found
