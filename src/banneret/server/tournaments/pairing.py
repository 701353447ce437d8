"""Who plays whom in a round. Players are known by their seeds: 1 is the strongest, and 0 stands for nobody.

Swiss: the highest in the standings are paired first, each with somebody of the same points if that is possible, and
always so that everybody else can still be paired; nobody meets anybody twice. If the number is odd, the lowest of those
without a bye so far gets one. The first seat goes to whoever has had it less often.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from banneret.server.tournaments.matching import has_perfect

NOBODY: Final = 0
LOPSIDED: Final = 2
"""Two players who have both had the same seat this much more often than the other one are kept apart if possible."""

Pair = tuple[int, int]
"""Who has the first seat, and who the second."""


class Competitor(NamedTuple):
    """Somebody who is to be paired, and what they have played."""

    seed: int
    points: int
    met: frozenset[int] = frozenset()
    balance: int = 0
    """How much more often they have had the first seat than the second."""
    last: int = 0
    """1 if they had the first seat last time, -1 for the second, 0 for neither."""
    byes: int = 0


def most_rounds(players: int) -> int:
    """How many Swiss rounds this many players can play without anybody meeting anybody twice, however they are paired.

    As long as everybody may still meet half of the field there is always a pairing (Dirac); four can play all.
    """
    even = players + players % 2
    return max(1, even - 1 if even <= 4 else even // 2)


def swiss_round(competitors: Sequence[Competitor]) -> list[Pair] | None:
    """The pairs of a round, the highest first; None if everybody cannot be paired with somebody new."""
    ranked = sorted(competitors, key=lambda one: (-one.points, one.seed))
    if len(ranked) % 2 == 0:
        return _paired(ranked)
    for out in sorted(ranked, key=lambda one: (one.byes, one.points, -one.seed)):
        found = _paired([one for one in ranked if one is not out])
        if found is not None:
            return [*found, (out.seed, NOBODY)]
    return None


def _paired(ranked: Sequence[Competitor]) -> list[Pair] | None:
    for kept_apart in (True, False):
        left = list(ranked)
        if not _can_be_paired(left, kept_apart):
            continue
        found: list[Pair] = []
        while left:
            one, other = _highest(left, kept_apart)
            found.append(_seated(one, other, len(found)))
            left = [each for each in left if each is not one and each is not other]
        return found
    return None


def _highest(left: Sequence[Competitor], kept_apart: bool) -> tuple[Competitor, Competitor]:
    """The highest, and the best opponent with whom all the others can still be paired."""
    one, *others = left
    half = sum(each.points == one.points for each in left) // 2

    def worse(place: int) -> tuple[int, bool, int]:
        other = others[place - 1]
        same_seat = one.balance * other.balance > 0
        return one.points - other.points, same_seat, abs(place - half)

    for place in sorted(range(1, len(left)), key=worse):
        other = others[place - 1]
        rest = [each for each in others if each is not other]
        if _may_meet(one, other, kept_apart) and _can_be_paired(rest, kept_apart):
            return one, other
    raise AssertionError("whoever can be paired has somebody to be paired with")


def _may_meet(one: Competitor, other: Competitor, kept_apart: bool) -> bool:
    if other.seed in one.met:
        return False
    lopsided = min(abs(one.balance), abs(other.balance)) >= LOPSIDED and one.balance * other.balance > 0
    return not (kept_apart and lopsided)


def _can_be_paired(field: Sequence[Competitor], kept_apart: bool) -> bool:
    return has_perfect(
        [
            [n for n, other in enumerate(field) if other is not one and _may_meet(one, other, kept_apart)]
            for one in field
        ]
    )


def _seated(one: Competitor, other: Competitor, table: int) -> Pair:
    """Which of two has the first seat; if nothing tells them apart, the stronger one at every other table."""
    mine, theirs = (one.balance, one.last), (other.balance, other.last)
    first = mine < theirs if mine != theirs else (one.seed < other.seed) == (table % 2 == 0)
    return (one.seed, other.seed) if first else (other.seed, one.seed)


# -- knockout ----------------------------------------------------------------------------------------------------------


def knockout_rounds(players: int) -> int:
    """How many rounds it takes until one is left."""
    return max(1, (players - 1).bit_length())


def first_knockout_round(players: int) -> list[Pair]:
    """The first round: the strongest meet the weakest, and where there are too few, the strongest have byes.

    Whoever wins at two tables next to each other meets in the next round, so that the two strongest can meet only in
    the last.
    """
    order = [1]
    while len(order) < 2 ** knockout_rounds(players):
        order = [seed for strong in order for seed in (strong, 2 * len(order) + 1 - strong)]
    there = [seed if seed <= players else NOBODY for seed in order]
    return [_sides(*pair, {}) for pair in zip(there[::2], there[1::2], strict=True)]


def next_knockout_round(winners: Sequence[int], balances: dict[int, int]) -> list[Pair]:
    """The next round, from the winners of the tables of the last in their order; 0 where nobody has won."""
    return [_sides(*pair, balances) for pair in zip(winners[::2], winners[1::2], strict=True)]


def _sides(one: int, other: int, balances: dict[int, int]) -> Pair:
    if NOBODY in (one, other):
        return max(one, other), NOBODY
    # The weaker has the first seat where both have had it as often.
    low, high = max(one, other), min(one, other)
    return (low, high) if balances.get(low, 0) <= balances.get(high, 0) else (high, low)
