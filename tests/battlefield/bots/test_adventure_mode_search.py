"""The bot that searches Adventure mode: what it compares, how it judges, and that it knows only what its seat sees."""

from random import Random
from typing import cast

import pytest

import banneret
from banneret.battlefield.adventure_mode.state import AdventureModeGame
from banneret.battlefield.bots.adventure_mode_judge import AdventureModeJudge
from banneret.battlefield.bots.greedy import before_the_battle
from banneret.battlefield.bots.search import BattlefieldSearch
from banneret.bots import make
from banneret.bots.advice import advise, said
from banneret.bots.search.budget import Budget
from banneret.bots.search.luck import Luck
from banneret.heroes.state.answers_map import END_TURN
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ACTION
from tests.battlefield.builder import first_round
from tests.bots.search.fair_play import same_answer_whatever_is_hidden

SEATS = ["castle/catherine", "necropolis/sandro"]


def after(answers: int, seed: int = 3) -> Game:
    """A game in which the greedy bot has given so many answers, up to a turn with a choice."""
    game = banneret.new("battlefield", scenario="adventure_small", seats=SEATS, seed=seed)
    players = [make("greedy", "battlefield", seat) for seat in (0, 1)]
    while answers > 0 or position(game).kind != K_ACTION:
        seat = game.state.seat
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
        answers -= 1
    assert not position(game).battle
    return game


def position(game: Game) -> AdventureModeGame:
    return cast(AdventureModeGame, game.state)


@pytest.mark.parametrize("answers", [0, 6, 12])
def test_what_the_greedy_bot_would_do_is_compared_with_the_most_promising_others(answers: int) -> None:
    game = after(answers)
    state = position(game)
    judge = AdventureModeJudge(1)
    judge.begin(state, state.seat)
    found = judge.candidates(state, state.seat, 0.0)
    usual = before_the_battle(state, Random(1))
    assert found[0].option == usual
    assert sum(candidate.prior for candidate in found) == pytest.approx(1.0)
    assert len({candidate.option for candidate in found}) == len(found)
    assert all(candidate.option in state.options for candidate in found)
    assert usual == END_TURN or END_TURN not in {candidate.option for candidate in found}


def test_every_question_before_the_battle_is_searched() -> None:
    game = after(0)
    bot = BattlefieldSearch(1, Budget(simulations=4))
    compared = 0
    for _ in range(40):
        seat = game.state.seat
        view = game.view(seat)
        assert (bot.searcher(view) is bot.planner) == (not position(game).base)
        game.apply(bot.choose(view, game.rules), seat)
        if bot.planner.last is not None:
            compared = max(compared, bot.planner.last.simulations)
    assert compared >= 4


def test_answers_are_followed_up_to_the_battle_and_no_further() -> None:
    state = position(after(6))
    judge = AdventureModeJudge(1)
    judge.begin(state, state.seat)
    luck = Luck(Random(2))
    while not (state.seat >= 0 and len(state.options) > 1 and judge.stops(state, judge.horizon(state))):
        assert state.seat < 0 or not state.battle or len(state.options) == 1
        state.apply(luck.outcome(state) if state.seat < 0 else judge.answer(state, luck))
    assert state.battle
    assert state.round <= 1


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    rng = Random(5)
    redealt = [same_answer_whatever_is_hidden(after(n), rng, "search:9sims") for n in (0, 6, 12)]
    assert any(redealt)


def test_the_stronger_army_is_worth_more() -> None:
    game = first_round().turn_of()
    judge = AdventureModeJudge(1)
    first, second = judge.values(game.position)
    assert first == -second
    game.army(0, "castle_archangels+", "castle_champions+")
    assert judge.values(game.position)[0] > first
    assert judge.parts(game.position, 0) == [-part for part in reversed(judge.parts(game.position, 1))]


def test_hints_tell_how_often_an_answer_wins_and_why() -> None:
    game = after(6)
    view = game.view(game.state.seat)
    advice = advise(view, game.rules, Budget(simulations=12))
    assert advice.best.worth is not None
    for lang in ("en", "fr", "de", "pl"):
        assert all(said(answer, view, "battlefield", lang) for answer in (advice.best, *advice.others))
