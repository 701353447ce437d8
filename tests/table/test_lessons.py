"""Lessons: their files hold, they fit whatever a learner does, and what they recommend is always legal."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from banneret.bots.registry import make, usual
from banneret.games import new, rules_of
from banneret.kernel.errors import ContentError
from banneret.kernel.game import Game
from banneret.kernel.sequence import questions
from banneret.server.rooms.making.lessons import begin_lesson
from banneret.table.asked import asked
from banneret.table.lessons.coaching import LEARNER, Coaching, led
from banneret.table.lessons.files import Done, Moment, Said, lesson_of, lessons
from banneret.table.protocol import HintAnswer
from tests.support.lessons import LESSONS, Learner, is_there

MOST = 400
STRAYS = 25
"""Answers that a learner gives at random before doing what the coach says."""
LONGEST = 1500


def begun(game: str, id: str) -> Game:
    """The game of a lesson at its first question."""
    lesson = lesson_of(game, id)
    made = new(game, scenario=lesson.scenario, seats=list(lesson.sides), seed=lesson.seed, options=lesson.options)
    made.settle()
    begin_lesson(made, id)
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
    has_a_word_for_everything = any(moment.routine and not moment.question for moment in coaching.lesson.moments)
    for choice in range(MOST):
        others_answer(played)
        if played.over:
            break
        question = asked(played, "fr", choice)
        coach = coaching.now(question, "fr")
        keys = [option.key for option in question.options]
        assert coach.moments or not has_a_word_for_everything
        for moment in coach.moments:
            assert moment.say
            assert not moment.answer or moment.answer in keys
            assert not moment.at or is_there(played, question, moment.at), moment.id
        learner.said(to_builtins(coach.moments), choice)
        played.apply(rng.choice(keys))
        played.settle()
    end = coaching.now(None, "en")
    assert not played.over or end.done or end.short


@pytest.mark.parametrize(("game", "id"), [lesson for lesson in LESSONS if lesson[0] == "heroes"])
def test_whoever_strays_and_comes_back_reaches_an_end(game: str, id: str) -> None:
    played, rng, learner = begun(game, id), Random(7), Learner()
    coaching = Coaching(played, id)
    for choice in range(LONGEST):
        others_answer(played)
        question = None if played.over else asked(played, "de", choice)
        coach = coaching.now(question, "de")
        if question is None or coach.done:
            break
        advised = learner.answer(to_builtins(coach.moments), to_builtins(question))
        played.apply(rng.choice(question.options).key if choice < STRAYS else advised)
        played.settle()
    assert coach.done or coach.short
    assert coach.end


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_hint_never_says_otherwise_than_the_lesson(game: str, id: str) -> None:
    """All moments of all lessons: what the coach advises comes first in a hint, whatever the bot would answer."""
    played, learner = begun(game, id), Learner()
    coaching = Coaching(played, id)
    advised = 0
    for choice in range(LONGEST):
        others_answer(played)
        question = None if played.over else asked(played, "pl", choice)
        coach = coaching.now(question, "pl")
        if question is None or coach.done:
            break
        keys = [option.key for option in question.options]
        for moment in coach.moments:
            bot = tuple(HintAnswer(key, 0.5, 0.1, 0.1, "why") for key in dict.fromkeys((keys[-1], *keys[:2])))
            hint = led(bot, moment)
            if moment.answer:
                advised += 1
                assert hint[0].answer == moment.answer, moment.id
                assert hint[0].why in (moment.good, moment.say)
                assert len({one.answer for one in hint}) == len(hint) <= 3
            else:
                assert hint == bot
        played.apply(learner.answer(to_builtins(coach.moments), to_builtins(question)))
        played.settle()
    assert advised > 5


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
    said = [moment.id for moment in coaching.now(asked(game, "en", 5), "en").moments if not moment.routine]
    assert said == ["new_hand"]


WORDS = Said("{answer}!", "{answer} !", "{answer}!", "{answer}!")


def coached(*moments: Moment, done: tuple[str, ...] = ()) -> Coaching:
    """A coach of the first lesson who says these things instead, and is content with these."""
    coaching = Coaching(begun("heroes", "move_and_visit"), "move_and_visit")
    coaching.lesson = replace(coaching.lesson, moments=moments, done=Done(done))
    return coaching


def said(coaching: Coaching) -> list[tuple[str, int]]:
    """What the coach says now, each with its number."""
    now = coaching.now(asked(coaching.game, "en", 0), "en")
    return [(moment.id, moment.n) for moment in now.moments]


def test_the_latest_event_counts_where_a_moment_says_so() -> None:
    lies = [Moment(id=id, last=(f"start_tile n={n}",), say=WORDS) for id, n in (("printed", "0"), ("turned", "[1-5]"))]
    coaching = coached(*lies)
    assert said(coaching) == []
    coaching.game.apply("rotate:3")
    assert said(coaching) == [("turned", 2)]


def test_a_bot_is_asked_where_a_moment_says_so() -> None:
    coaching = coached(
        Moment(id="anything", advised=True, routine=True, say=WORDS),
        Moment(id="another", advised=True, answer=("choose:*",), say=WORDS),
        Moment(id="turn", advised=True, answer=("rotate:*",), say=WORDS),
    )
    game = coaching.game
    question = asked(game, "en", 0)
    moments = coaching.now(question, "en").moments
    option = make(usual("heroes"), "heroes", len(game.played)).choose(game.view(LEARNER), game.rules)
    key = game.rules.key(game.state.kind, option)
    assert [(moment.id, moment.n, moment.answer) for moment in moments] == [("turn", 2, key), ("anything", 0, key)]
    assert moments[0].say == f"{next(option.label for option in question.options if option.key == key)}!"


def test_a_game_that_ends_first_leaves_a_lesson_short() -> None:
    coaching = coached(Moment(id="never", say=WORDS), done=("never",))
    game = coaching.game
    while not game.over:
        keys = [option.key for option in asked(game, "en", 0).options]
        game.apply("end_turn" if "end_turn" in keys else keys[-1])
    end = coaching.now(None, "en")
    assert (end.done, end.short) == (False, True)


def test_a_lesson_has_the_routines_of_another() -> None:
    first, later = (lesson_of("battlelore", id) for id in ("orders_and_dice", "lore"))
    routines = [moment for moment in first.moments if moment.routine]
    assert routines
    assert later.moments[-len(routines) :] == tuple(routines)


def test_lessons_are_told_in_the_language_of_the_reader() -> None:
    assert next(info.title for info in lessons("heroes", "de")) == "Ziehen und besuchen"
    assert [info.id for info in lessons("heroes", "de")] == [id for game, id in LESSONS if game == "heroes"]


def test_there_is_no_lesson_that_no_descriptor_names() -> None:
    with pytest.raises(ContentError, match="no such lesson"):
        lesson_of("heroes", "../plugin")
