"""Trees kept from one decision to the next, and thinking while others are asked."""

from time import perf_counter

from banneret.bots.search.bot import SearchBot
from banneret.bots.search.budget import Budget
from banneret.bots.search.judge import SearchJudge
from banneret.kernel.game import Game
from banneret.kernel.keys import argument, option
from banneret.kernel.state import State
from tests.bots.search.small_games import TAKE, Heap, HeapRules, small_game

LONG = 3600.0


class Remembering(SearchJudge):
    """Nothing is hidden in the heap: a seat sees how many are left."""

    def fingerprint(self, state: State, seat: int) -> int:
        assert isinstance(state, Heap)
        return state.left


def visits(bot: SearchBot) -> int:
    """How often the answers that were compared have been tried, by this search and those before."""
    assert bot.last is not None
    return sum(contender.edge.visits for contender in bot.last.contenders + bot.last.dropped)


def after_two_answers(judge: SearchJudge) -> SearchBot:
    """A bot that has answered, was answered, and has answered again."""
    bot = SearchBot(1, judge, Budget(simulations=60))
    game = small_game(HeapRules(), "ten", "0", "1")
    game.apply(bot.choose(game.view(0), game.rules), 0)
    game.apply(option(TAKE, 1), 1)
    bot.choose(game.view(0), game.rules)
    return bot


def test_the_tree_of_a_decision_is_taken_over_by_the_next() -> None:
    bot = after_two_answers(Remembering())
    assert bot.last is not None
    assert visits(bot) > bot.last.simulations


def test_a_judge_without_fingerprints_begins_from_nothing() -> None:
    bot = after_two_answers(SearchJudge())
    assert bot.last is not None
    assert visits(bot) == bot.last.simulations


def others_turn() -> Game:
    return small_game(HeapRules(), "ten", "0", "1")


def test_what_was_thought_in_another_seats_turn_is_taken_over() -> None:
    bot = SearchBot(1, Remembering(), Budget(simulations=30))
    game = others_turn()
    for _ in range(3):
        bot.ponder(game.view(1), game.rules, perf_counter() + LONG, 200)
    game.apply(option(TAKE, 3), 0)
    answer = bot.choose(game.view(1), game.rules)
    assert bot.last is not None
    assert visits(bot) > bot.last.simulations
    assert argument(answer) == 3


def test_slices_of_thought_add_up_while_the_question_is_the_same() -> None:
    counts = []
    for slices in (1, 4):
        bot = SearchBot(1, Remembering(), Budget(simulations=30))
        game = others_turn()
        for _ in range(slices):
            bot.ponder(game.view(1), game.rules, perf_counter() + LONG, 400 // slices)
        game.apply(option(TAKE, 3), 0)
        bot.choose(game.view(1), game.rules)
        counts.append(visits(bot))
    assert counts[0] == counts[1]


def test_thinking_ends_when_it_is_told() -> None:
    bot = SearchBot(1, Remembering(), Budget(simulations=30))
    game = others_turn()
    bot.ponder(game.view(1), game.rules, perf_counter() - 1)
    bot.ponder(game.view(1), game.rules, perf_counter() + 0.02)
    game.apply(option(TAKE, 3), 0)
    assert bot.choose(game.view(1), game.rules) in game.state.options


def test_it_does_not_think_ahead_of_its_own_question() -> None:
    bot = SearchBot(1, Remembering(), Budget(simulations=30))
    game = others_turn()
    bot.ponder(game.view(0), game.rules, perf_counter() + LONG, 100)
    bot.choose(game.view(0), game.rules)
    assert bot.last is not None
    assert visits(bot) == bot.last.simulations
