"""A game looked back on: the same every time, honest about what cannot be told, and whole in every language."""

from __future__ import annotations

import time

import pytest

from banneret.bots import make
from banneret.cli.review import in_words
from banneret.games import new
from banneret.kernel.answers import answer_of
from banneret.kernel.game import Game
from banneret.table.replay.past_game import PastGame
from banneret.table.review import judging
from banneret.table.review.judging import Effort, Found, Judged, Judging, judge_piece
from banneret.table.review.telling import _costs, review
from banneret.text import LANGUAGES

FEW = Effort(simulations=6, rounds=6, again=10)
ARMIES = ["castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons"]


def played(game: Game, *bots: str) -> PastGame:
    """A game of bots, to its end."""
    players = [make(bot, game.setup.game, seat) for seat, bot in enumerate(bots)]
    game.settle()
    while not game.over:
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
        game.settle()
    return PastGame(game)


def found(past: PastGame) -> Found:
    """All pieces, one after the other."""
    work = Judging(past.steps)
    while (piece := work.next()) is not None:
        work.take(piece, judge_piece(past, piece, FEW))
    assert work.done == work.total
    return work.found()


@pytest.fixture(scope="module")
def past() -> PastGame:
    return played(new("heroes", scenario="skirmish", seats=ARMIES, seed=5), "random", "greedy")


@pytest.fixture(scope="module")
def judged(past: PastGame) -> Found:
    return found(past)


def test_the_same_pieces_find_the_same(past: PastGame, judged: Found) -> None:
    piece = judging.Piece(tuple(range(1, 4)), False)
    assert judge_piece(past, piece, FEW) == judge_piece(past, piece, FEW)
    assert judged.asked == past.steps
    for one in judged.judged:
        assert 0 <= one.worth <= 1
        assert (one.cost > 0) == (one.best != one.given)


def test_what_was_expected_slips_and_luck_add_up_to_the_result(past: PastGame, judged: Found) -> None:
    told = review(past, judged, "en")
    assert [one.seat for one in told.luck] == [0, 1]
    for one in told.luck:
        assert one.expected + one.theirs - one.own + one.luck == pytest.approx(one.result)
        assert one.result == (1 + (past.game.result or ())[one.seat]) / 2
    assert told.luck[0].luck == pytest.approx(-told.luck[1].luck)
    assert {curve.seat for curve in told.curves} == {0, 1}
    assert all(curve.steps[-1] == past.steps for curve in told.curves)


def test_after_a_short_search_only_clear_slips_count() -> None:
    def answer(step: int, seat: int, cost: float, doubt: float) -> Judged:
        return Judged(step, seat, 1, 2 if cost else 1, 0.5, 0.1, cost, cost or 0.02, doubt, False)

    short = [answer(step, step % 2, 0.0, 0.1) for step in range(60)] + [answer(60, 0, 0.3, 0.03)]
    costs, doubt = _costs(Found(61, tuple(short)), [(0,), (1,)])
    assert costs == [0.3, 0]
    assert doubt == pytest.approx(0.03)
    long = [answer(step, step % 2, 0.0, 0.01) for step in range(60)] + [answer(60, 0, 0.3, 0.03)]
    costs, doubt = _costs(Found(61, tuple(long)), [(0,), (1,)])
    assert costs == pytest.approx([0.3 + 30 * 0.02, 30 * 0.02])
    assert doubt < 0.1


def test_slips_are_the_costliest_and_the_better_answer_was_offered(past: PastGame) -> None:
    options = {}
    for step in range(1, past.steps + 1):
        state = past.game_at(step - 1).state
        if len(state.options) > 1:
            options[step] = (state.seat, list(state.options))
    steps = [step for step, (seat, _) in options.items() if seat == 0][:5]
    made = []
    for n, step in enumerate(steps):
        given = answer_of(past.decision(step))
        best = next(option for option in options[step][1] if option != given)
        made.append(Judged(step, 0, given, best, 0.6, 0.01, 0.1 + n / 100, 0.1, 0.01, False))
    told = review(past, Found(past.steps, tuple(made)), "en")
    assert [slip.step for slip in told.slips] == steps[:1:-1]
    assert all(slip.better != slip.given and slip.why for slip in told.slips)
    assert told.luck == ()  # of the other side nothing is known


def test_every_language_tells_all_of_it(past: PastGame, judged: Found) -> None:
    lines = {lang: in_words(past, review(past, judged, lang), lang) for lang in LANGUAGES}
    assert len({tuple(told) for told in lines.values()}) == len(LANGUAGES)
    assert len({len(told) for told in lines.values()}) == 1


def test_where_nobody_can_judge_nothing_is_told(past: PastGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "strongest", lambda game, budget, seed: make("random", game, seed))
    told = review(past, found(past), "en")
    assert (told.judged, told.curves, told.turning, told.slips, told.luck) == (0, (), (), (), ())
    assert len(in_words(past, told, "en")) == 1


def test_only_what_looks_costly_twice_counts() -> None:
    work = Judging(8)
    first = work.next()
    assert first is not None
    assert first.steps == (1, 2, 3, 4)
    work.take(
        first, [Judged(1, 0, 1, 2, 0.5, 0.1, 0.3, 0.3, 0.1, False), Judged(2, 0, 1, 3, 0.5, 0.1, 0.2, 0.2, 0.1, False)]
    )
    second = work.next()
    assert second is not None
    work.take(second, [])
    again = work.next()
    assert again == judging.Piece((1, 2), True)
    work.take(
        again,
        [Judged(1, 0, 1, 1, 0.5, 0.1, 0.0, 0.01, 0.1, False), Judged(2, 0, 1, 3, 0.5, 0.1, 0.1, 0.1, 0.01, False)],
    )
    assert work.next() is None
    assert [one.cost for one in work.found().judged] == [0.0, 0.1]


def test_what_cannot_be_confirmed_costs_nothing() -> None:
    work = Judging(4)
    first = work.next()
    assert first is not None
    work.take(first, [Judged(1, 0, 1, 2, 0.5, 0.1, 0.3, 0.3, 0.1, False)])
    again = work.next()
    assert again is not None
    work.take(again, [])
    assert [(one.cost, one.best) for one in work.found().judged] == [(0.0, 1)]


def test_of_a_long_game_answers_of_every_stretch_and_of_both_seats_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judging, "MOST_ASKED", 20)
    work = Judging(40)
    steps = [step for piece in work._first for step in piece.steps]
    assert work.asked == len(steps) == 20
    assert all(2 * n < step <= 2 * n + 2 for n, step in enumerate(steps))
    assert {step % 2 for step in steps} == {0, 1}, "who always answers second is judged too"
    assert [piece.steps for piece in Judging(6)._first] == [(1, 2, 3, 4), (5, 6)]
    assert sorted(piece.steps for piece in Judging(6, 60.0)._first) == [(1, 2, 3, 4), (5, 6)]
    assert Judging(0).next() is None


def test_where_time_runs_out_what_was_looked_at_is_spread_over_the_game() -> None:
    work = Judging(160, 10.0)
    while (piece := work.next()) is not None and not piece.again:
        work.take(piece, [Judged(step, 0, 1, 2, 0.5, 0.1, 0.3, 0.3, 0.1, False) for step in piece.steps], 1.0)
    assert piece is not None, "costly answers are looked at again all the same"
    looked = [one.step for one in work.found().judged]
    assert work.asked == len(looked) == 8 * judging.A_PIECE
    assert {(step - 1) // 40 for step in looked} == {0, 1, 2, 3}
    work.take(piece, [Judged(step, 0, 1, 2, 0.5, 0.1, 0.2, 0.2, 0.1, False) for step in piece.steps], 3.0)
    assert work.next() is None, "at the end of the time it ends"
    assert work.done == work.total
    assert sum(one.cost > 0 for one in work.found().judged) == judging.A_PIECE, "what was not confirmed costs nothing"


def test_nothing_that_is_judged_is_certain(past: PastGame, judged: Found) -> None:
    assert all(0 < one.worth < 1 for one in judged.judged)
    told = review(past, judged, "en")
    worths = [worth for curve in told.curves for worth in curve.worths[:-1]] + [slip.worth for slip in told.slips]
    assert worths
    assert all(1 <= round(100 * worth) <= 99 for worth in worths)


BUDGET = Effort(simulations=12, rounds=10, again=20, longest=0.5, again_longest=0.5, seconds=6.0)


@pytest.mark.parametrize(
    ("scenario", "seats"),
    [("border_fires", ["castle", "necropolis"]), ("long_live_the_queen_1", ["castle"])],
    ids=["co-op", "campaign"],
)
def test_reviews_of_co_op_and_campaigns_end_within_their_time(scenario: str, seats: list[str]) -> None:
    past = played(new("heroes", scenario=scenario, seats=seats, seed=3), *["greedy"] * len(seats))
    began = time.monotonic()
    told = review(past, timed(past, BUDGET), "en")
    # One piece more may have been begun before the time was over, and each answer of it ends soon after its own.
    assert time.monotonic() - began < BUDGET.seconds + 4 * judging.A_PIECE * BUDGET.again_longest
    assert told.judged > 4
    assert told.asked <= past.steps
    assert in_words(past, told, "en")


def timed(past: PastGame, effort: Effort) -> Found:
    """All pieces there is time for."""
    work = Judging(past.steps, effort.seconds)
    while (piece := work.next()) is not None:
        began = time.monotonic()
        work.take(piece, judge_piece(past, piece, effort), time.monotonic() - began)
    assert work.done == work.total
    return work.found()
