"""The searcher on games whose best answers are known."""

from time import perf_counter

import pytest

from banneret.bots.search.bot import SearchBot
from banneret.bots.search.budget import Budget
from banneret.bots.search.judge import Candidate, SearchJudge
from banneret.bots.search.luck import Fortune, Luck
from banneret.bots.search.searching import CLOCK_EVERY, LONGEST_WAY
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.state import State
from tests.bots.search.small_games import BetRules, Heap, HeapRules, small_game


class Teams(SearchJudge):
    """The heap for teams: seats of the same parity belong together."""

    def side(self, seat: int) -> int:
        return seat % 2

    def values(self, state: State) -> list[float]:
        return [float(state.returns[0]), float(state.returns[1])]


class Common(SearchJudge):
    """All seats are one side, which loses if somebody leaves one match."""

    def side(self, seat: int) -> int:
        return 0

    def stops(self, state: State, horizon: int) -> bool:
        return isinstance(state, Heap) and state.left == 1

    def values(self, state: State) -> list[float]:
        return [-1.0 if isinstance(state, Heap) and state.left == 1 else 1.0]


class Knowing(SearchJudge):
    """Knows at the next question who wins: the searcher branches nowhere, and asks it once a round."""

    def __init__(self) -> None:
        self.read: list[list[int]] = []

    def branches(self, state: State) -> bool:
        return False

    def stops(self, state: State, horizon: int) -> bool:
        return True

    def values_of(self, states: list[State]) -> list[list[float]]:
        heaps = [state for state in states if isinstance(state, Heap)]
        self.read.append([heap.left for heap in heaps])
        return [[1.0, -1.0] if (heap.left % 4 == 0) == (heap.turn == 1) else [-1.0, 1.0] for heap in heaps]


def taken(bot: SearchBot, scenario: str, *seats: str) -> int:
    game = small_game(HeapRules(), scenario, *seats)
    return argument(bot.choose(game.view(0), game.rules))


@pytest.mark.parametrize(("scenario", "best"), [("seven", 3), ("nine", 1), ("ten", 2)])
def test_two_seats_find_the_answer_that_wins(scenario: str, best: int) -> None:
    assert taken(SearchBot(1, SearchJudge(), Budget(simulations=600)), scenario, "0", "1") == best


@pytest.mark.parametrize(("scenario", "best"), [("seven", 3), ("nine", 1), ("ten", 2)])
def test_four_seats_in_teams_find_the_answer_that_wins(scenario: str, best: int) -> None:
    assert taken(SearchBot(1, Teams(), Budget(simulations=600)), scenario, "0", "1", "0", "1") == best


def test_one_side_of_all_seats_plays_together() -> None:
    bot = SearchBot(1, Common(), Budget(simulations=300))
    game = small_game(HeapRules(), "seven", "0", "0", "0")
    while not game.over:
        seat = game.state.seat
        game.apply(bot.choose(game.view(seat), game.rules), seat)
        state = game.state
        assert isinstance(state, Heap)
        assert state.left != 1


def test_what_is_hidden_and_what_chance_brings_are_averaged_over() -> None:
    rules = BetRules()
    for seed in range(6):
        game = small_game(rules, "once", "0", "1", seed=seed)
        bot = SearchBot(seed, SearchJudge(), Budget(simulations=200))
        assert argument(bot.choose(game.view(0), rules)) == 1


def test_a_judge_values_all_positions_of_a_round_at_once() -> None:
    judge = Knowing()
    bot = SearchBot(1, judge, Budget(simulations=30))
    assert taken(bot, "seven", "0", "1") == 3
    assert judge.read[0] == [6, 5, 4]
    assert bot.last is not None
    assert sum(len(together) for together in judge.read) == bot.last.simulations


def test_a_clear_answer_ends_the_search_early() -> None:
    game = small_game(HeapRules(), "seven", "0", "1")
    bot = SearchBot(1, SearchJudge(), Budget(simulations=50_000))
    bot.choose(game.view(0), game.rules)
    assert bot.last is not None
    assert bot.last.simulations < 5_000


def test_the_same_seed_gives_the_same_search() -> None:
    found = []
    for _ in range(2):
        bot = SearchBot(7, SearchJudge(), Budget(simulations=150))
        game = small_game(HeapRules(), "ten", "0", "1", "2")
        bot.choose(game.view(0), game.rules)
        assert bot.last is not None
        found.append([(c.candidate.option, c.rounds, c.total) for c in bot.last.contenders + bot.last.dropped])
    assert found[0] == found[1]


class Unending(SearchJudge):
    """A quick player that turns back time, so that no game ends by itself. Its first answer outlasts the budget."""

    def __init__(self, busy_until: float, *, trees: bool) -> None:
        self.busy_until = busy_until
        self.trees = trees
        self.answers = 0

    def branches(self, state: State) -> bool:
        return self.trees

    def answer(self, state: State, luck: Luck) -> int:
        while perf_counter() < self.busy_until:
            pass
        self.answers += 1
        assert isinstance(state, Heap)
        state.left += argument(state.options[0])
        return state.options[0]


@pytest.mark.parametrize("trees", [True, False], ids=["below the tree", "before any branch"])
def test_a_simulation_without_end_is_left_when_time_is_up(trees: bool) -> None:
    judge = Unending(perf_counter() + 0.2, trees=trees)
    game = small_game(HeapRules(), "ten", "0", "1")
    answer = SearchBot(1, judge, Budget(seconds=0.05)).choose(game.view(0), game.rules)
    assert answer in game.state.options
    assert 0 < judge.answers <= CLOCK_EVERY


@pytest.mark.parametrize("trees", [True, False], ids=["below the tree", "before any branch"])
def test_a_simulation_without_end_is_left_where_simulations_are_counted(trees: bool) -> None:
    judge = Unending(perf_counter(), trees=trees)
    game = small_game(HeapRules(), "ten", "0", "1")
    answer = SearchBot(1, judge, Budget(simulations=2)).choose(game.view(0), game.rules)
    assert answer in game.state.options
    assert judge.answers <= 4 * (LONGEST_WAY + CLOCK_EVERY)


def test_a_judge_knows_when_time_is_up() -> None:
    judge = SearchJudge()
    game = small_game(HeapRules(), "ten", "0", "1")
    begun = perf_counter()
    SearchBot(1, judge, Budget(seconds=0.02)).choose(game.view(0), game.rules)
    assert begun < judge.until <= perf_counter() + 0.02


class Planning(SearchJudge):
    """Names whole plans: what to take now and what to take at the next turn."""

    def candidates(self, world: State, seat: int, until: float) -> list[Candidate]:
        return [Plan(now, later) for now in world.options for later in (1, 2, 3)]

    def carry_out(self, candidate: Candidate, state: State, luck: Luck) -> None:
        assert isinstance(candidate, Plan)
        state.apply(candidate.option)
        while state.seat > 0:
            state.apply(state.options[-1])
        if state.seat == 0:
            state.apply(state.options[min(candidate.later, len(state.options)) - 1])


class Plan(Candidate):
    """A plan for two turns."""

    def __init__(self, now: int, later: int) -> None:
        super().__init__(now, 1 / 9)
        self.later = later


def test_a_candidate_may_be_a_plan_of_several_answers() -> None:
    # The other player always takes three, so of seven one takes one and then three.
    bot = SearchBot(1, Planning(), Budget(simulations=600))
    game = small_game(HeapRules(), "seven", "0", "1")
    assert argument(bot.choose(game.view(0), game.rules)) == 1
    assert bot.last is not None
    best = bot.last.best().candidate
    assert isinstance(best, Plan)
    assert best.later == 3


class Told(Fortune):
    """Knows what the die of a bet is worth to whoever has bet on it."""

    def __init__(self) -> None:
        self.usual = 2.0

    def of(self, state: State, outcome: int) -> float:
        return outcome - sum(state.outcomes) / len(state.outcomes) if state.kind == K_ROLL else 0.0


def test_known_luck_is_taken_out_of_what_was_seen() -> None:
    """The die shows 1 three times of four, so betting on it is worth a half; that can be seen without a second roll."""
    rules = BetRules()
    game = small_game(rules, "once", "0", "1")
    means = []
    for fortune in (None, Told()):
        judge = SearchJudge()
        judge.fortune = fortune
        bot = SearchBot(3, judge, Budget(simulations=31))
        bot.choose(game.view(0), rules)
        assert bot.last is not None
        means.append(next(one.mean() for one in bot.last.contenders if argument(one.candidate.option) == 1))
    lucky, known = means
    assert lucky != 0.5
    assert known == pytest.approx(0.5)


def test_what_an_answer_is_worth_stays_between_0_and_1_when_too_much_luck_was_taken_out() -> None:
    rules = BetRules()
    game = small_game(rules, "once", "0", "1")
    fortune = Told()
    fortune.usual = 40.0
    low = set[float]()
    for seed in range(20):
        judge = SearchJudge()
        judge.fortune = fortune
        weighed = SearchBot(seed, judge, Budget(simulations=4)).explain(game.view(0), rules)
        low.update(one.worth for one in weighed if one.worth is not None)
    assert low
    assert all(0 <= worth <= 1 for worth in low)
    assert min(low) == 0, "less than nothing was seen, and is not told"
