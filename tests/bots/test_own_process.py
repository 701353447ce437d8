"""A bot in a process of its own answers as it would here, and a process that falls keeps nobody waiting."""

import multiprocessing

import pytest

from banneret.bots import make
from banneret.bots.own_process import ApartAdviser, ApartBot, seated
from banneret.games import new
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game

ARMY = "castle_vanguard"


@pytest.fixture
def game() -> Game:
    game = new("heroes", scenario="skirmish", seats=[ARMY, ARMY], seed=6)
    while len(game.state.options) < 4:
        game.apply(game.state.options[0])
    return game


def test_it_answers_as_it_would_here(game: Game) -> None:
    view = game.view(game.state.seat)
    apart = seated("search:40sims", game.setup, 9)
    assert isinstance(apart, ApartBot)
    try:
        assert apart.choose(view, game.rules) == make("search:40sims", "heroes", 9).choose(view, game.rules)
    finally:
        apart.close()


def test_advice_comes_from_a_process_of_its_own(game: Game) -> None:
    adviser = ApartAdviser(game.setup)
    try:
        advice = adviser.advise(game.view(game.state.seat), game.rules)
    finally:
        adviser.close()
    assert {answer.option for answer in (advice.best, *advice.others)} <= set(game.state.options)


def test_where_its_process_falls_the_usual_bot_answers(game: Game) -> None:
    view = game.view(game.state.seat)
    apart = ApartBot("tests.support.trying_bots:Faller", game.setup, 9)
    try:
        for _ in range(2):
            assert apart.choose(view, game.rules) == make("greedy", "heroes", 9).choose(view, game.rules)
    finally:
        apart.close()


def test_its_process_ends_with_it(game: Game) -> None:
    # Other tests may have left processes that are still ending: only the one that is begun here counts.
    before = {process.pid for process in multiprocessing.active_children()}
    apart = ApartBot("tests.support.trying_bots:Dawdler", game.setup, 9)
    apart.choose(game.view(game.state.seat), game.rules)
    (process,) = (one for one in multiprocessing.active_children() if one.pid not in before)
    apart.close()
    process.join(60)
    assert not process.is_alive()


def test_bots_that_answer_at_once_need_no_process(game: Game) -> None:
    assert not isinstance(seated("greedy", game.setup, 1), ApartBot)


def test_a_bot_that_is_not_there_is_told_at_once(game: Game) -> None:
    with pytest.raises(SetupError):
        seated("search:soon", game.setup, 1)
