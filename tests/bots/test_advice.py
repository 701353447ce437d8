"""Advice: a good answer, what comes next and why, in every game and language, and blind to what is hidden."""

from random import Random

import pytest

from banneret.bots import make
from banneret.bots.advice import Advice, advise, said, strongest
from banneret.bots.search.budget import Budget
from banneret.games import new
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ACTION
from banneret.plugins import plugin_of
from banneret.text import LANGUAGES

FEW = Budget(simulations=16)
ARMY = "castle_vanguard cards=attack,defense,haste,slow,bless hand=3"
TABLES = {
    "skirmish": ("heroes", "skirmish", (ARMY, ARMY), 20),
    "map": ("heroes", "carpe_diem", ("castle/catherine", "necropolis/sandro"), 60),
    "duel": ("battlefield", *plugin_of("battlefield").tables[0], 60),
    "adventure": ("battlelore", "first_laurels", plugin_of("battlelore").tables[0][1], 40),
}
"""By name: a game, its scenario and seats, and after how many answers something is asked that is searched."""


def begun(table: str) -> Game:
    """A game of the greedy bot at a question with several answers that a search thinks about."""
    id, scenario, seats, answers = TABLES[table]
    game = new(id, scenario=scenario, seats=list(seats), seed=5)
    players = [make("greedy", id, seat) for seat in range(len(seats))]
    while not game.over:
        seat = game.state.seat
        if answers <= 0 and len(game.state.options) > 3 and told(game).best.worth is not None:
            return game
        game.apply(players[seat].choose(game.view(seat), game.rules), seat)
        answers -= 1
    raise AssertionError("nothing was searched")


def told(game: Game) -> Advice:
    return advise(game.view(game.state.seat), game.rules, FEW, seed=3)


@pytest.fixture(scope="module", params=TABLES)
def game(request: pytest.FixtureRequest) -> Game:
    return begun(request.param)


def test_advice_is_a_few_legal_answers_the_best_first(game: Game) -> None:
    advice = told(game)
    answers = [advice.best, *advice.others]
    assert 1 <= len(answers) <= 3
    assert len({answer.option for answer in answers}) == len(answers)
    for answer in answers:
        assert answer.option in game.state.options
        assert game.rules.parse(game.state.kind, answer.key) == answer.option
        assert answer.reasons
    worths = [answer.worth for answer in answers if answer.worth is not None]
    assert worths == sorted(worths, reverse=True)
    assert all(0 <= worth <= 1 for worth in worths)
    assert all(answer.gain >= 0 and answer.risk >= 0 for answer in answers)


def test_the_best_answer_is_what_the_bot_would_give(game: Game) -> None:
    view = game.view(game.state.seat)
    bot = strongest(game.rules.id, FEW, 3)
    assert told(game).best.option == bot.choose(view, game.rules)


def test_why_is_said_in_one_line_of_every_language(game: Game) -> None:
    view = game.view(game.state.seat)
    advice = told(game)
    for answer in (advice.best, *advice.others):
        lines = {said(answer, view, game.rules.id, lang) for lang in LANGUAGES}
        assert len(lines) == len(LANGUAGES)
        assert all(line[0].isupper() and "\n" not in line for line in lines)


def test_advice_is_the_same_whatever_is_hidden(game: Game) -> None:
    seat = game.state.seat
    view = game.view(seat)
    advice = told(game)
    for seed in range(2):
        other = game.rules.view(game.rules.determinize(view, Random(seed)), seat)
        assert advise(other, game.rules, FEW, seed=3) == advice


def test_what_needs_no_search_is_advised_without_numbers() -> None:
    game = new("battlelore", scenario="first_laurels", seats=list(TABLES["adventure"][2]), seed=5)
    advice = told(game)
    assert advice.best.worth is None
    assert advice.others == ()
    assert said(advice.best, game.view(game.state.seat), "battlelore", "en").startswith("Bots do not compare")


def test_a_hint_without_a_number_has_a_reason() -> None:
    """At the questions that are answered without a search: drawing, searching, dice, tiles, discarding."""
    game = new("heroes", scenario="brave_new_world", seats=["castle/catherine", "necropolis/sandro"], seed=4)
    players = [make("greedy", "heroes", seat) for seat in (0, 1)]
    found: dict[str, str] = {}
    for _ in range(120):
        game.settle()
        seat, view = game.state.seat, game.view(game.state.seat)
        state = view.state
        if isinstance(state, WholeGame) and not state.base and state.kind != K_ACTION:
            best = told(game).best
            assert best.worth is None
            found[best.key.partition(":")[0]] = said(best, view, "heroes", "en")
        game.apply(players[seat].choose(view, game.rules), seat)
    assert {"draw_cards", "result", "rotate", "take", "done"} <= set(found)
    assert found["draw_cards"].startswith("More cards are more choices")
    assert found["rotate"].startswith("Bots do not compare")
    assert "The usual answer here" not in found.values()
