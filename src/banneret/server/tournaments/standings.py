"""How a tournament stands: points, Buchholz, direct encounters, and who goes on in a knockout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from banneret.server.tournaments.pairing import NOBODY

WON: Final = 2
"""In half points."""


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays whom at a table of a round."""

    round: int
    table: int
    first: int
    second: int
    room: str = ""
    first_points: int | None = None
    second_points: int | None = None
    how: str = ""

    @property
    def decided(self) -> bool:
        """Whether there is a result."""
        return self.first_points is not None

    @property
    def seeds(self) -> tuple[int, ...]:
        """The players who take part."""
        return tuple(seed for seed in (self.first, self.second) if seed != NOBODY)

    def points_of(self, seed: int) -> int:
        """What one of the two has scored, in half points; None while it is played."""
        return (self.first_points if seed == self.first else self.second_points) or 0

    def other(self, seed: int) -> int:
        """Against whom."""
        return self.second if seed == self.first else self.first


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody stands, in half points."""

    seed: int
    points: int
    buchholz: int
    """The points of all their opponents; a bye counts as an opponent with half of what could be had."""
    direct: int
    """Points from games against players with as many points and as high a Buchholz."""
    wins: int
    """Tables that they have won, including byes."""


def winner(pairing: Pairing) -> int:
    """Who goes on in a knockout: after a draw the weaker of the two by seed. Nobody if neither has come."""
    if pairing.second == NOBODY:
        return pairing.first
    if not pairing.first_points and not pairing.second_points:
        return NOBODY
    if pairing.points_of(pairing.first) == pairing.points_of(pairing.second):
        return max(pairing.first, pairing.second)
    return max(pairing.seeds, key=pairing.points_of)


def balances(pairings: Iterable[Pairing]) -> dict[int, int]:
    """How much more often everybody has had the first seat than the second, at tables where two sat down."""
    found: Counter[int] = Counter()
    for one in pairings:
        if one.second != NOBODY:
            found[one.first] += 1
            found[one.second] -= 1
    return dict(found)


def standings(seeds: Iterable[int], pairings: Sequence[Pairing], knockout: bool) -> list[Standing]:
    """Everybody, the best first."""
    decided = [one for one in pairings if one.decided]
    rounds = len({one.round for one in decided})
    mine = {seed: [one for one in decided if seed in one.seeds] for seed in seeds}
    points = {seed: sum(one.points_of(seed) for one in played) for seed, played in mine.items()}
    buchholz = {
        seed: sum(rounds if one.other(seed) == NOBODY else points.get(one.other(seed), 0) for one in played)
        for seed, played in mine.items()
    }
    found = []
    for seed, played in mine.items():
        rivals = {other for other in mine if (points[other], buchholz[other]) == (points[seed], buchholz[seed])}
        direct = sum(one.points_of(seed) for one in played if one.other(seed) in rivals)
        wins = sum(winner(one) == seed for one in played)
        found.append(
            Standing(seed=seed, points=points[seed], buchholz=buchholz[seed], direct=direct, wins=wins)
        )  # fmt: skip
    if knockout:
        return sorted(found, key=lambda one: (-one.wins, one.seed))
    return sorted(found, key=lambda one: (-one.points, -one.buchholz, -one.direct, one.seed))
