"""Pairings of tournaments of any size: everybody plays, nobody twice against the same, and sides are even."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from banneret.server.tournaments.matching import has_perfect
from banneret.server.tournaments.pairing import (
    NOBODY,
    Competitor,
    first_knockout_round,
    knockout_rounds,
    most_rounds,
    next_knockout_round,
    swiss_round,
)
from banneret.server.tournaments.standings import Pairing, balances, standings, winner


class Field:
    """A field that plays with random results."""

    def __init__(self, players: int, rng: Random) -> None:
        self.rng = rng
        self.there = list(range(1, players + 1))
        self.played: list[Pairing] = []
        self.rounds = 0

    def competitors(self) -> list[Competitor]:
        found = []
        for seed in self.there:
            mine = [one for one in self.played if seed in one.seeds]
            seated = [one for one in mine if one.second]
            last = 0 if not seated else 1 if seated[-1].first == seed else -1
            points, met = sum(one.points_of(seed) for one in mine), frozenset(one.other(seed) for one in seated)
            found.append(Competitor(seed, points, met, balances(mine).get(seed, 0), last, len(mine) - len(seated)))
        return found

    def play(self, pairs: list[tuple[int, int]]) -> None:
        self.rounds += 1
        for table, (first, second) in enumerate(pairs, 1):
            points = self.rng.choice(((2, 0), (1, 1), (0, 2))) if second else (2, 0)
            self.played.append(
                Pairing(
                    round=self.rounds, table=table, first=first, second=second, first_points=points[0],
                    second_points=points[1], how="game",
                )
            )  # fmt: skip


@pytest.mark.parametrize("players", range(3, 33))
def test_swiss_pairs_everybody_with_somebody_new(players: int) -> None:
    for seed in range(4):
        field = Field(players, Random(seed))
        for _ in range(most_rounds(players)):
            pairs = swiss_round(field.competitors())
            assert pairs is not None
            assert sorted(one for pair in pairs for one in pair if one) == field.there
            field.play(pairs)
        met = [frozenset(one.seeds) for one in field.played if one.second]
        assert len(met) == len(set(met))
        byes = [one.first for one in field.played if not one.second]
        assert len(byes) == len(set(byes)) == players % 2 * field.rounds
        assert all(abs(more) <= 2 for more in balances(field.played).values())
        ranked = standings(field.there, field.played, False)
        assert [one.points for one in ranked] == sorted((one.points for one in ranked), reverse=True)
        assert sum(one.points for one in ranked) == 2 * len(field.played)


def test_the_first_round_of_a_field_of_eight_lets_its_halves_meet() -> None:
    pairs = swiss_round([Competitor(seed, 0) for seed in range(1, 9)])
    assert pairs == [(1, 5), (6, 2), (3, 7), (8, 4)]


def test_those_who_have_won_meet_and_the_lowest_has_the_bye() -> None:
    met = {1: 3, 2: 4, 3: 1, 4: 2, 5: 0}
    points = {1: 2, 2: 2, 3: 0, 4: 0, 5: 2}
    field = [Competitor(n, points[n], frozenset({met[n]} - {0}), byes=int(n == 5)) for n in points]
    pairs = swiss_round(field)
    assert pairs is not None
    assert {frozenset(pair) for pair in pairs} == {frozenset({1, 2}), frozenset({5, 3}), frozenset({4, NOBODY})}


def test_nobody_is_paired_where_all_have_met() -> None:
    everybody = {1, 2, 3, 4}
    assert swiss_round([Competitor(n, 0, frozenset(everybody - {n})) for n in everybody]) is None


def test_a_field_that_loses_players_is_paired_for_as_long_as_somebody_is_new() -> None:
    rng = Random(7)
    field, ended = Field(12, rng), False
    while not ended:
        pairs = swiss_round(field.competitors())
        ended = pairs is None
        if pairs is not None:
            met = {frozenset(one.seeds) for one in field.played}
            assert not any(frozenset(pair) in met for pair in pairs if pair[1])
            field.play(pairs)
            field.there.remove(rng.choice(field.there))
    assert field.rounds >= 4


@pytest.mark.parametrize("players", range(3, 33))
def test_knockout_leaves_one_and_spares_the_strongest(players: int) -> None:
    pairs = first_knockout_round(players)
    byes = {first for first, second in pairs if second == NOBODY}
    assert byes == set(range(1, 2 ** knockout_rounds(players) - players + 1))
    assert sorted(one for pair in pairs for one in pair if one) == list(range(1, players + 1))
    for seed in range(3):
        field = Field(players, Random(seed))
        field.play(pairs)
        while field.rounds < knockout_rounds(players):
            last = [one for one in field.played if one.round == field.rounds]
            field.play(next_knockout_round([winner(one) for one in last], balances(field.played)))
        (final,) = [one for one in field.played if one.round == field.rounds]
        ranked = standings(field.there, field.played, True)
        assert ranked[0].seed == winner(final)
        assert ranked[1].seed == final.other(winner(final))


def test_the_two_strongest_can_meet_only_in_the_last_round() -> None:
    tables = first_knockout_round(16)
    place = {seed: n for n, pair in enumerate(tables) for seed in pair}
    assert {place[1] // 4, place[2] // 4} == {0, 1}
    assert len({place[seed] // 2 for seed in (1, 2, 3, 4)}) == 4


def test_equal_points_are_told_apart_by_opponents_and_then_by_their_own_game() -> None:
    def played(first: int, second: int, points: int) -> Pairing:
        return Pairing(
            round=1, table=first * 9 + second, first=first, second=second, first_points=points,
            second_points=2 - points, how="game",
        )  # fmt: skip

    everybody = [played(1, 2, 0), played(1, 3, 2), played(1, 4, 2), played(2, 3, 1), played(2, 4, 1), played(3, 4, 1)]
    ranked = standings((1, 2, 3, 4), everybody, False)
    assert [(one.seed, one.points, one.buchholz, one.direct) for one in ranked] == [
        (2, 4, 8, 2), (1, 4, 8, 0), (3, 2, 10, 1), (4, 2, 10, 1),
    ]  # fmt: skip
    # Whoever has met stronger opponents comes first, though they have not met each other.
    apart = standings((1, 2, 3, 4, 5), [played(1, 5, 2), played(2, 3, 2), played(3, 4, 2)], False)
    assert [(one.seed, one.buchholz) for one in apart] == [(2, 2), (3, 2), (1, 0), (4, 2), (5, 2)]


def test_a_perfect_matching_is_found_wherever_there_is_one() -> None:
    rng = Random(1)

    def by_trying(edges: set[tuple[int, int]], left: frozenset[int]) -> bool:
        if not left:
            return True
        one = min(left)
        return any((one, other) in edges and by_trying(edges, left - {one, other}) for other in left if other > one)

    found = []
    for _ in range(400):
        size = rng.choice((2, 4, 6, 8, 10))
        edges = {pair for pair in combinations(range(size), 2) if rng.random() < 0.3}
        touching = [[n for n in range(size) if (min(n, one), max(n, one)) in edges] for one in range(size)]
        found.append(has_perfect(touching))
        assert found[-1] == by_trying(edges, frozenset(range(size)))
    assert 50 < sum(found) < 350
