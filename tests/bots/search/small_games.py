"""Games for the searcher that are small enough to know the best answer."""

from functools import cached_property
from random import Random
from typing import ClassVar

from banneret.kernel.event import Events
from banneret.kernel.game import Game
from banneret.kernel.keys import AnswerKeys, argument, option
from banneret.kernel.kinds import K_AMOUNT, K_DRAW, K_ROLL
from banneret.kernel.rules import GameRules, Setup, View
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import State, copy_state

TAKE = 1
EVENTS = Events("taken s n")


class Heap(State):
    """Matches on a heap, players in turn, and whoever takes the last one wins with everybody of the same team."""

    __slots__ = ("left", "teams", "turn")

    left: int
    teams: tuple[int, ...]
    turn: int

    def copy(self) -> "Heap":
        new = Heap()
        copy_state(self, new)
        new.left, new.teams, new.turn = self.left, self.teams, self.turn
        return new

    def parts(self) -> list[object]:
        return [self.left, self.teams, self.turn]


def ask_matches(s: Heap, _a: int, _b: int, _c: int) -> None:
    """Take one, two or three."""
    s.ask(s.turn, K_AMOUNT, [option(TAKE, n) for n in (1, 2, 3) if n <= s.left])


def take_matches(s: Heap, _a: int, _b: int, _c: int) -> None:
    """The next player is asked, or the game is won."""
    s.left -= argument(s.answer)
    if s.left:
        s.turn = (s.turn + 1) % len(s.teams)
        s.goto(HEAP)
    else:
        s.finish(tuple(1 if team == s.teams[s.turn] else -1 for team in s.teams))


HEAP = sequence(asks(ask_matches), take_matches)


class HeapRules(GameRules):
    """Teams are given as seats."""

    id = "heap"
    scenarios: ClassVar[tuple[str, ...]] = ("seven", "eight", "nine", "ten")
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    sides = ("0", "1", "2")
    events = (EVENTS,)

    @cached_property
    def keys(self) -> AnswerKeys:
        keys = AnswerKeys()
        keys.add({TAKE: "take"}, ["0", "1", "2", "3"])
        return keys

    def first_position(self, setup: Setup) -> State:
        s = Heap()
        s.clear()
        s.left = 7 + self.scenarios.index(setup.scenario)
        s.teams = tuple(int(seat) for seat in setup.seats)
        s.turn = 0
        s.call(HEAP, 0, 0, 0)
        return s

    def view(self, state: State, seat: int) -> View:
        return View(seat, state.copy())

    def deal(self, view: View, rng: Random) -> State:
        return view.state.copy()

    def describe(self, view: View) -> dict[str, object]:
        return {}


class Bet(State):
    """Bet one or two on a die that is rolled next, or on a card that lies hidden: only one of them pays."""

    __slots__ = ("card", "chosen")

    card: int
    """1 or 0, -1 where it is not known."""
    chosen: int

    def copy(self) -> "Bet":
        new = Bet()
        copy_state(self, new)
        new.card, new.chosen = self.card, self.chosen
        return new

    def parts(self) -> list[object]:
        return [self.card, self.chosen]


DIE = (1, 1, 1, 0)
CARDS = (1, 0, 0, 0)


def deal_card(s: Bet, _a: int, _b: int, _c: int) -> None:
    """A card that nobody looks at."""
    s.chance(K_DRAW, CARDS)


def ask_bet(s: Bet, _a: int, _b: int, _c: int) -> None:
    """On the die (1) or on the card (2)."""
    s.card = s.answer
    s.ask(0, K_AMOUNT, [option(TAKE, 2), option(TAKE, 1)])


def roll_die(s: Bet, _a: int, _b: int, _c: int) -> None:
    """The die is rolled whatever was chosen."""
    s.chosen = argument(s.answer)
    s.chance(K_ROLL, DIE)


def pay_bet(s: Bet, _a: int, _b: int, _c: int) -> None:
    """Won or lost."""
    won = s.answer if s.chosen == 1 else s.card
    s.finish((2 * won - 1, 1 - 2 * won))


BET = sequence(deal_card, asks(ask_bet), roll_die, pay_bet)


class BetRules(HeapRules):
    """The second seat only watches."""

    id = "bet"
    scenarios = ("once",)
    players = (2,)

    def first_position(self, setup: Setup) -> State:
        s = Bet()
        s.clear()
        s.card = s.chosen = -1
        s.call(BET, 0, 0, 0)
        return s

    def view(self, state: State, seat: int) -> View:
        shown = state.copy()
        assert isinstance(shown, Bet)
        shown.card = -1
        return View(seat, shown)

    def deal(self, view: View, rng: Random) -> State:
        dealt = view.state.copy()
        assert isinstance(dealt, Bet)
        dealt.card = rng.choice(CARDS)
        return dealt


def small_game(rules: GameRules, scenario: str, *seats: str, seed: int = 1) -> Game:
    """A game from its first question on."""
    game = Game(rules, rules.normalise(Setup(game=rules.id, scenario=scenario, seats=seats)), seed=seed)
    game.settle()
    return game
