"""The planner of turns whose network judges where a plan has led."""

from random import Random
from typing import cast

import pytest

from banneret.bots import make
from banneret.heroes.bots.learned import HeroesLearned
from banneret.heroes.bots.planning.learned_judge import LearnedMapJudge
from banneret.heroes.encoding.encodings import ENCODINGS
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.state import State
from tests.bots.search.fair_play import same_answer_whatever_is_hidden
from tests.heroes.bots.planned_turns import RIVALS, at_turn, position

BOT = "learned:12sims"
THREE = (*RIVALS, "dungeon/mutare")


class Counting:
    """A network that finds every position worth the same, and counts how many it is shown."""

    def __init__(self, value: float) -> None:
        self.value = value
        self.seen: list[bytes] = []

    def read(self, encoded: list[bytes]) -> list[float]:
        self.seen += encoded
        return [self.value] * len(encoded)


def judge_of(network: Counting, state: State, seat: int) -> LearnedMapJudge:
    judge = LearnedMapJudge(1, network, ENCODINGS.whole_game, 0)
    judge.begin(state, seat)
    return judge


def test_the_shipped_network_plans_turns_of_two_rivals_and_no_others() -> None:
    bot = cast(HeroesLearned, make(BOT, "heroes", 1))
    game = at_turn(60)
    assert bot.searcher(game.view(game.state.seat)) not in (None, bot.planner)
    more = at_turn(60, "brave_new_world", THREE)
    assert bot.searcher(more.view(more.state.seat)) is bot.planner, "it has only seen games of two"


def test_it_answers_with_what_is_offered() -> None:
    game = at_turn(40)
    view = game.view(game.state.seat)
    answer = make(BOT, "heroes", 1).choose(view, game.rules)
    assert answer in game.state.options
    assert make(BOT, "heroes", 1).choose(view, game.rules) == answer, "a seed and simulations make it reproducible"


def test_it_knows_nothing_that_its_seat_cannot_see() -> None:
    rng = Random(3)
    parted = [same_answer_whatever_is_hidden(at_turn(questions), rng, BOT) for questions in (30, 90)]
    assert any(parted), "something hidden was dealt anew"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_position_is_worth_to_the_planner_what_the_network_says_and_to_the_rival_the_opposite(seat: int) -> None:
    game = at_turn(50)
    while position(game).seat != seat or position(game).base:
        game.apply(make("greedy", "heroes", 1).choose(game.view(game.state.seat), game.rules))
    network = Counting(0.5)
    values = judge_of(network, game.state, seat).values(game.state)
    assert values[seat] == pytest.approx(0.49)
    assert values[1 - seat] == pytest.approx(-0.49)
    own = ENCODINGS.whole_game.encode(game.view(seat)).tobytes()
    assert network.seen == [own], "it is shown what the planner sees, and nothing more"


def test_what_is_decided_is_not_left_to_the_network() -> None:
    game = at_turn(50)
    seat = game.state.seat
    judge = judge_of(Counting(0.0), game.state, seat)
    players = [make("greedy", "heroes", n) for n in range(2)]
    while not game.over:
        game.apply(players[game.state.seat].choose(game.view(game.state.seat), game.rules))
    assert judge.values(game.state) == [float(one) for one in cast(WholeGame, game.state).returns]
