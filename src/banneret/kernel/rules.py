"""What the kernel needs to know about a game: a set-up, and an object that represents its rules."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import ClassVar, Final

import msgspec
import yaml

from banneret.kernel.citations import clauses_in
from banneret.kernel.errors import SetupError
from banneret.kernel.event import Declared, Event, Events, RawEvent
from banneret.kernel.fingerprint import content_files, fingerprint
from banneret.kernel.keys import AnswerKeys
from banneret.kernel.kinds import CHANCE_KINDS
from banneret.kernel.options import Option, checked_options
from banneret.kernel.requests import REQUEST_KEYS, is_request
from banneret.kernel.sequence import step_name
from banneret.kernel.state import CHANCE, State, asks_alike
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

SPECTATOR = -1
"""The seat of somebody who only watches."""
_REQUESTS = {key: answer for answer, key in REQUEST_KEYS.items()}
UNKNOWN = "unknown"
"""Used when no clause is known that forbids an answer."""
MOST_DEALS: Final = 20_000
"""The maximum number of deals tried for one position. The rarest windows open for one hand in a few thousand."""


def _versions(path: Path) -> dict[int, list[str]]:
    return msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")), dict[int, list[str]])


Arguments = Mapping[str, tuple[str, Sequence[str] | None]]
"""For each letter: a label, and the names of the values, or None for a plain number."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """How a game begins. Together with the answers it is the whole game."""

    game: str
    scenario: str
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    definition: str = ""
    """The whole scenario in one line, if it does not come with the program."""


class View(msgspec.Struct, frozen=True):
    """What one seat may know of a position: a State in which everything else is blank."""

    seat: int
    state: State


class GameRules(ABC):
    """One game. It holds no position: all positions are States.

    A game derives from this class and says how it begins, what a seat may know, what can be answered and what can
    happen. The rest follows from that and can be overridden. Here is a whole game without secrets or chance: two
    players take one to three matches in turn, and whoever takes the last one wins.

    >>> from banneret.kernel.game import Game
    >>> from banneret.kernel.keys import argument, option
    >>> from banneret.kernel.kinds import K_AMOUNT
    >>> from banneret.kernel.sequence import asks, sequence
    >>> from banneret.kernel.state import copy_state
    >>> class Matches(State):
    ...     __slots__ = ("left", "turn")
    ...
    ...     def copy(self) -> State:
    ...         new = Matches()
    ...         copy_state(self, new)
    ...         new.left, new.turn = self.left, self.turn
    ...         return new
    ...
    ...     def parts(self) -> list[object]:
    ...         return [self.left, self.turn]
    >>> TAKE = 1
    >>> EVENTS = Events("taken s n")
    >>> def ask_matches(s: Matches, a: int, b: int, c: int) -> None:
    ...     s.ask(s.turn, K_AMOUNT, [option(TAKE, n) for n in (1, 2, 3) if n <= s.left])
    >>> def take_matches(s: Matches, a: int, b: int, c: int) -> None:
    ...     s.left -= argument(s.answer)
    ...     s.emit(EVENTS.number("taken"), s.turn, argument(s.answer))
    ...     if s.left:
    ...         s.turn = 1 - s.turn
    ...         s.goto(GAME)
    ...     else:
    ...         s.finish((1, -1) if s.turn == 0 else (-1, 1))
    >>> GAME = sequence(asks(ask_matches), take_matches)
    >>> class MatchesRules(GameRules):
    ...     id = "matches"
    ...     scenarios = ("short",)
    ...     events = (EVENTS,)
    ...     arguments = {"s": ("seat", None)}
    ...
    ...     @cached_property
    ...     def keys(self) -> AnswerKeys:
    ...         keys = AnswerKeys()
    ...         keys.add({TAKE: "take"}, ["0", "1", "2", "3"])
    ...         return keys
    ...
    ...     def first_position(self, setup: Setup) -> State:
    ...         s = Matches()
    ...         s.clear()
    ...         s.left, s.turn = 7, 0
    ...         s.call(GAME, 0, 0, 0)
    ...         return s
    ...
    ...     def view(self, state: State, seat: int) -> View:
    ...         return View(seat, state.copy())
    ...
    ...     def deal(self, view: View, rng: Random) -> State:
    ...         return view.state.copy()
    ...
    ...     def describe(self, view: View) -> dict[str, object]:
    ...         return {"left": view.state.left}
    >>> rules = MatchesRules()
    >>> game = Game(rules, rules.normalise(Setup(game="matches", scenario="short", seats=("any", "any"))), seed=7)
    >>> game.apply("take:3")
    >>> game.choice
    <Choice amount for seat 1: take:1 take:2 take:3>
    >>> game.choice.question
    'ask_matches'
    >>> game.events[0].args
    {'seat': 0, 'n': 3}
    """

    id: ClassVar[str]
    version: ClassVar[int] = 1
    """Raised whenever the same answers may lead to a different position, or a position gets a different digest."""
    older: ClassVar[tuple[int, ...]] = ()
    """Earlier versions whose games can be read and continued: the same answers lead to the same positions, except for
    rules that were wrong and have since been fixed. The replay refuses a game that met one of those, and says so."""
    events: ClassVar[tuple[Events, ...]]
    """Everything that can happen."""
    takes_requests: ClassVar[bool] = False
    """Whether seats may say when they want to be asked as well (see `banneret.kernel.requests`)."""
    settled: ClassVar[tuple[str, ...]] = ()
    """Fields of positions that the set-up fixes: they are the same in every position and view of a game."""
    arguments: ClassVar[Arguments] = MappingProxyType({})
    """What the letters in event declarations stand for. Other letters are numbers called `n`."""

    # -- how a game begins ---------------------------------------------------------------------------------------------

    scenarios: ClassVar[tuple[str, ...]] = ()
    """For `normalise`: the scenarios there are."""
    players: ClassVar[tuple[int, ...]] = (2,)
    """For `normalise`: how many seats there may be."""
    sides: ClassVar[tuple[str, ...]] = ("any",)
    """For `normalise`: what a seat may bring. A seat that names nothing gets the first of these."""
    options: ClassVar[Mapping[str, Option]] = MappingProxyType({})
    """For `normalise`: the options there are."""

    def normalise(self, setup: Setup) -> Setup:
        """The same set-up with everything written out, so that a record is complete by itself. Raises SetupError."""
        scenario = setup.scenario.replace("-", "_")
        if scenario not in self.scenarios:
            raise self.no_scenario(setup.scenario, self.scenarios)
        if setup.definition:
            raise SetupError(f"{self.id} has no scenario files")
        if len(setup.seats) not in self.players:
            raise SetupError(f"{self.id} has {' or '.join(map(str, self.players))} seats, not {len(setup.seats)}")
        seats = tuple(seat.strip().lower().replace("-", "_") or self.sides[0] for seat in setup.seats)
        for seat in seats:
            if seat not in self.sides:
                raise SetupError(f"a seat is one of {', '.join(self.sides)}, not {show(seat)}")
        given = {name.replace("-", "_"): value for name, value in setup.options.items()}
        options = checked_options(given, self.options)
        return Setup(game=self.id, scenario=scenario, seats=seats, options=options)

    def no_scenario(self, name: str, known: Iterable[str]) -> SetupError:
        """What to raise for an unknown scenario."""
        hint = nearest(name.replace("-", "_"), known)
        return SetupError(f"there is no scenario {show(name)} of {self.id}{hint}; see banneret scenario list")

    @abstractmethod
    def first_position(self, setup: Setup) -> State:
        """The position of a normalised set-up before anything has happened. It may be cached: games start from a
        copy."""

    def start(self, setup: Setup, log: list[RawEvent] | None = None) -> State:
        """The first position of a normalised set-up, run up to its first Choice; events until then are logged."""
        s = self.first_position(setup).copy()
        s.log = log
        s.run()
        return s

    # -- versions ------------------------------------------------------------------------------------------------------

    def content(self) -> object:
        """What the fingerprint is made from: by default the files in the folder `content` next to the rules."""
        return content_files(Path(inspect.getfile(type(self))).parent / "content")

    def content_hash(self) -> str:
        """Sixteen hexadecimal digits that change with the content."""
        return self._content_hash

    @cached_property
    def _content_hash(self) -> str:
        return fingerprint(self.content())

    def mended_since(self, version: int) -> tuple[str, ...]:
        """The clauses that are carried out differently from an earlier version, as players of older games are told.

        By default they are listed, by version, in the file `versions.yaml` next to the rules.
        """
        return tuple(sorted({clause for later in self.versions if later > version for clause in self.versions[later]}))

    @cached_property
    def versions(self) -> dict[int, list[str]]:
        """By version: the clauses that it has mended."""
        found: dict[int, list[str]] = {}
        for rules in type(self).__mro__:
            # Rules derived from those of another game share its versions.
            if issubclass(rules, GameRules) and rules is not GameRules:
                path = Path(inspect.getfile(rules)).parent / "versions.yaml"
                for later, clauses in (_versions(path) if path.is_file() else {}).items():
                    found.setdefault(later, []).extend(clauses)
        return found

    def comparable(self, state: State, version: int) -> bool:
        """Whether digests made by a version of the rules can be compared with those made now."""
        return True

    # -- what can be answered ------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def keys(self) -> AnswerKeys:
        """From answers to keys and back; a `cached_property` of the game."""

    def key(self, kind: int, answer: int) -> str:
        """The readable key of an answer; a player's answer has the same key for every kind that is not chance."""
        return self.keys.key(kind, answer) if not is_request(answer) else REQUEST_KEYS[answer]

    def only_passes(self, answer: int) -> bool:
        """Whether an answer only passes.

        A player who is asked merely for secrecy, with such an answer as the only option, need not be bothered.
        """
        return False

    def parse(self, kind: int, key: str) -> int | None:
        """The answer that a key stands for, or None."""
        found = self.keys.parse(kind, key)
        return found if found is not None or kind in CHANCE_KINDS else _REQUESTS.get(key)

    def candidates(self, state: State) -> list[int]:
        """Everything a player could try to answer in such a position, for `why_not`."""
        return list(self.keys.of_option)

    def why_not(self, state: State, answer: int) -> str:
        """The clause that forbids an answer now, or an empty string if it is among the options.

        By default the first clause of the step that asks.
        """
        return "" if answer in state.options else next(iter(self.clauses(state.step)), UNKNOWN)

    def clauses(self, step: int) -> tuple[str, ...]:
        """The clauses behind a step: those that the docstring of its function cites."""
        return self._clauses.get(step_name(step), ())

    @cached_property
    def _clauses(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for rules in reversed(type(self).__mro__):
            # Rules derived from those of another game have steps in the folders of both.
            if issubclass(rules, GameRules) and rules is not GameRules:
                found |= clauses_in(Path(inspect.getfile(rules)).parent)
        return found

    # -- what a seat may know ------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: State, seat: int) -> View:
        """What a seat may know, built from an allow-list."""

    @abstractmethod
    def deal(self, view: View, rng: Random) -> State:
        """A copy of a view in which everything hidden is dealt at random from what its seat has not seen.

        The pending question needs no attention: `determinize` takes care of it.
        """

    def determinize(self, view: View, rng: Random) -> State:
        """A full position that agrees with a view, with everything hidden sampled.

        Every view that play can produce has one. If another seat is asked in secret, the deal is repeated until that
        seat is asked the same question: a window that opens only for players who hold something tells the viewer that
        they do. Chance must have been settled, as a `Game` does before anybody looks.
        """
        if view.state.seat == CHANCE:
            raise ValueError("chance is asked: it has to answer before a position can be sampled")
        for _ in range(MOST_DEALS):
            state = self.deal(view, rng)
            if asks_alike(state, view.state):
                return state
        raise RuntimeError(f"no deal leads to the question {step_name(view.state.step)}: the view is not of this game")

    @abstractmethod
    def describe(self, view: View) -> dict[str, object]:
        """A view as plain JSON data with readable names."""

    # -- what happened -------------------------------------------------------------------------------------------------

    @cached_property
    def _declared(self) -> dict[int, Declared]:
        return {number: event for events in self.events for number, event in events.numbered().items()}

    def audience(self, raw: RawEvent) -> int | None:
        """The only seat that may see an event, or None for everybody: the same as in `event`, but faster."""
        return self._declared[raw[0]].audience(raw)

    def event(self, raw: RawEvent) -> Event:
        """The readable form of what a State emitted."""
        return self._declared[raw[0]].event(raw, self.readable)

    def readable(self, kind: str, value: int) -> tuple[str, int | str]:
        """The label and readable value of one int of an event, by its letter; a negative number names nothing."""
        label, names = self.arguments.get(kind, ("n", None))
        if names is None:
            return label, value
        return label, names[value] if value >= 0 else ""
