"""Lessons: their files hold, they fit whatever a learner does, and what they recommend is always legal."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins

from banneret.bots.registry import make, usual
from banneret.games import new, rules_of
from banneret.kernel.errors import ContentError
from banneret.kernel.game import Game
from banneret.kernel.sequence import questions
from banneret.table.asked import asked
from banneret.table.lessons.coaching import LEARNER, Coaching
from banneret.table.lessons.files import lesson_of, lessons
from tests.support.lessons import LESSONS, Learner

MOST = 400


def begun(game: str, id: str) -> Game:
    """The game of a lesson at its first question."""
    lesson = lesson_of(game, id)
    made = new(game, scenario=lesson.scenario, seats=list(lesson.sides), seed=lesson.seed, options=lesson.options)
    made.settle()
    return made


def others_answer(game: Game) -> None:
    """Let bots answer until the learner is asked."""
    while not game.over and game.state.seat != LEARNER:
        seat = game.state.seat
        game.apply(make(usual(game.rules.id), game.rules.id, len(game.played)).choose(game.view(seat), game.rules))
        game.settle()


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_moments_name_questions_of_their_game(game: str, id: str) -> None:
    rules_of(game)
    asking = {step.__name__ for step in questions()}
    for moment in lesson_of(game, id).moments:
        assert set(moment.question) <= asking, moment.id


@pytest.mark.parametrize(("game", "id"), LESSONS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whoever_does_something_else_is_never_lost(game: str, id: str, seed: int) -> None:
    played, rng, learner = begun(game, id), Random(seed), Learner()
    coaching = Coaching(played, id)
    for choice in range(MOST):
        others_answer(played)
        if played.over:
            break
        question = asked(played, "fr", choice)
        coach = coaching.now(question, "fr")
        keys = [option.key for option in question.options]
        for moment in coach.moments:
            assert moment.say
            assert not moment.answer or moment.answer in keys
        learner.said(to_builtins(coach.moments), choice)
        played.apply(rng.choice(keys))
        played.settle()
    assert not played.over or coaching.now(None, "en").done


def test_an_answer_taken_back_is_coached_again() -> None:
    game = begun("heroes", "move_and_visit")
    coaching = Coaching(game, "move_and_visit")
    first = coaching.now(asked(game, "en", 0), "en")
    game.apply("rotate:1")
    game.settle()
    assert coaching.now(asked(game, "en", 1), "en").moments != first.moments
    game.undo()
    assert coaching.now(asked(game, "en", 0), "en") == first


def test_what_no_longer_fits_is_left_out() -> None:
    game = begun("heroes", "move_and_visit")
    coaching = Coaching(game, "move_and_visit")
    for key in ("rotate:1", "choose:1", "result:1", "draw_cards:4", "end_turn"):
        game.apply(key)
        game.settle()
    said = {moment.id for moment in coaching.now(asked(game, "en", 5), "en").moments}
    assert said == {"new_hand"}


def test_lessons_are_told_in_the_language_of_the_reader() -> None:
    assert next(info.title for info in lessons("heroes", "de")) == "Ziehen und besuchen"
    assert [info.id for info in lessons("heroes", "de")] == [id for game, id in LESSONS if game == "heroes"]


def test_there_is_no_lesson_that_no_descriptor_names() -> None:
    with pytest.raises(ContentError, match="no such lesson"):
        lesson_of("heroes", "../plugin")
