"""A game looked back on: the same every time, honest about what cannot be told, and whole in every language."""

from __future__ import annotations

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
    assert Judging(0).next() is None
