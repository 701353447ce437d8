"""Game: a position with its history, the object to hold in a REPL.

A Game answers chance and forced choices by itself, so what it waits on is always a decision. `apply` checks every
answer; `state.apply` does not and is for search.
"""

from __future__ import annotations

from operator import index
from random import Random
from typing import NamedTuple

from banneret.kernel.chance import Streams
from banneret.kernel.choice import Choice
from banneret.kernel.errors import Refused, SetupError
from banneret.kernel.event import Event
from banneret.kernel.record import DIGEST_EVERY, SEEDS, Entry, Record
from banneret.kernel.rules import SPECTATOR, GameRules, RawEvent, Setup, View
from banneret.kernel.state import CHANCE, OVER, State

Answer = tuple[int, int, int, bool]
"""Seat, kind, answer, forced."""


class _Taken(NamedTuple):
    """What an undo took away, so that redo can bring it back."""

    state: State
    answers: list[Answer]
    raw: list[RawEvent]
    marks: dict[int, str]


class Game:
    """A game being played."""

    def __init__(self, rules: GameRules, setup: Setup, seed: int, streams: Streams | None = None) -> None:
        if type(seed) is not int or abs(seed) >= SEEDS:
            raise SetupError(f"a seed is a whole number of at most 19 digits, not {repr(seed)[:60]}")
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self._raw: list[RawEvent] = []
        self.state: State = rules.start(setup, self._raw)
        self.answers: list[Answer] = []
        self.marks: dict[int, str] = {}
        """Digests by how many answers they follow."""
        self._streams = Streams(seed) if streams is None else streams
        self._undo: list[tuple[int, State, int]] = []
        """Positions to which the last player may go back: answers given, the position, events seen."""
        self._redo: list[_Taken] = []

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.seat == OVER

    @property
    def result(self) -> tuple[int, ...] | None:
        """1, 0 or -1 for each seat once the game is over."""
        return self.state.returns if self.over else None

    @property
    def choice(self) -> Choice:
        """What the game waits on."""
        if self.over:
            raise Refused("the game is over and asks nothing")
        return Choice(self.rules, self.state)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened. Hidden events are among them: see `events_for`."""
        return [self.rules.event(raw) for raw in self._raw]

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat may see of what happened after the first `since` events."""
        events = (self.rules.event(raw) for raw in self._raw[since:])
        return [event for event in events if event.seen_by(seat)]

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that stand for the position."""
        return self.state.digest()

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or by default a spectator, may know."""
        return self.rules.view(self.state, seat)

    def why_not(self, answer: int | str) -> str:
        """The clause that forbids an answer, or an empty string where it may be given."""
        if self.over:
            return "over"
        number = self._number(answer)
        return "unknown" if number is None else self.rules.why_not(self.state, number)

    def __repr__(self) -> str:
        where = "over" if self.over else repr(self.choice)
        return f"<Game {self.setup.game} {self.setup.scenario} seed={self.seed} answers={len(self.answers)} {where}>"

    # -- playing -------------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Answer chance and forced choices until a player has to decide."""
        state = self.state
        while True:
            if state.seat == CHANCE:
                answer = self._streams.pick(state.kind, state.outcomes)
                self._barrier()
                self._enter(answer, False)
            elif state.forced():
                self._enter(state.options[0], True)
            else:
                return

    def apply(self, answer: int | str, seat: int | None = None) -> None:
        """Answer the pending Choice, by option or by key. What is not offered is refused and changes nothing.

        With `seat`, the answer is refused unless that seat is the one asked.
        """
        self.check(answer, seat)
        number = self._number(answer)
        assert number is not None
        asked = self.state.seat
        if self._undo and asked != self.answers[self._undo[-1][0]][0]:
            self._barrier()
        self._undo.append((len(self.answers), self.state.copy(), len(self._raw)))
        self._redo.clear()
        self._enter(number, False)
        self.settle()
        if self.state.private and self.state.seat not in (asked, OVER):
            # Being asked in secret already tells that the other seat may hold something.
            self._barrier()

    def check(self, answer: int | str, seat: int | None = None) -> None:
        """Raise Refused, saying why, unless the answer may be given now."""
        state = self.state
        if self.over:
            raise Refused("the game is over: no answer is taken any more")
        if state.seat == CHANCE:
            raise Refused("chance is asked now, and no player: settle() lets it answer")
        if seat is not None and seat != state.seat:
            raise Refused(f"seat {seat} is not asked now, seat {state.seat} is")
        number = self._number(answer)
        if number is None:
            raise Refused(f"{repr(answer)[:60]} is not an answer of this game")
        if number not in state.options:
            clause = self.rules.why_not(state, number)
            key = answer if isinstance(answer, str) else self.rules.key(state.kind, number)
            raise Refused(f"{key} is not allowed now ({clause})", (clause,))

    def _number(self, answer: int | str) -> int | None:
        if isinstance(answer, str):
            return self.rules.parse(self.state.kind, answer)
        try:
            # Not every number that equals an option is one: 4096.0 would get into the State.
            number = index(answer)
            self.rules.key(self.state.kind, number)
        except (TypeError, KeyError):
            return None
        return number

    def _enter(self, answer: int, forced: bool) -> None:
        state = self.state
        self.answers.append((state.seat, state.kind, answer, forced))
        state.apply(answer)
        if len(self.answers) % DIGEST_EVERY == 0 or state.seat == OVER:
            self.marks[len(self.answers)] = state.digest()

    def _barrier(self) -> None:
        """Nothing before this moment may be taken back."""
        self._undo.clear()

    # -- going back ----------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the last answer may be taken back."""
        return bool(self._undo)

    @property
    def can_redo(self) -> bool:
        """Whether an answer taken back may be given again."""
        return bool(self._redo)

    def undo(self) -> None:
        """Take back the last answer; never across shown chance, a revealed card or another seat's answer."""
        if not self._undo:
            raise Refused("there is nothing to take back: something was revealed since, or another seat has answered")
        count, state, seen = self._undo.pop()
        marks = {n: mark for n, mark in self.marks.items() if n > count}
        self._redo.append(_Taken(self.state, self.answers[count:], self._raw[seen:], marks))
        del self.answers[count:]
        del self._raw[seen:]
        for n in marks:
            del self.marks[n]
        self.state = state
        self.state.log = self._raw

    def redo(self) -> None:
        """Give again the answer that was taken back last."""
        if not self._redo:
            raise Refused("there is nothing to give again")
        taken = self._redo.pop()
        self._undo.append((len(self.answers), self.state, len(self._raw)))
        self.answers.extend(taken.answers)
        self._raw.extend(taken.raw)
        self.marks.update(taken.marks)
        self.state = taken.state
        self.state.log = self._raw

    def branch(self, to: int, seed: int | None = None) -> Game:
        """A new game that goes on from after the first `to` answers, with the same luck or that of another seed."""
        if not 0 <= to <= len(self.answers):
            raise Refused(f"the game has {len(self.answers)} answers: there is no answer {to} to branch from")
        other = Game(self.rules, self.setup, self.seed if seed is None else seed)
        for _, kind, answer, forced in self.answers[:to]:
            other.replay(kind, answer, forced)
        return other

    def replay(self, kind: int, answer: int, forced: bool) -> None:
        """Enter an answer from a record, chance and forced ones included."""
        if self.state.seat == CHANCE:
            self._streams.skip(kind)
        self._barrier()
        self._enter(answer, forced)

    # -- keeping -------------------------------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """The body of the record."""
        entries: list[Entry] = []
        for n, (seat, kind, answer, forced) in enumerate(self.answers, 1):
            entries.append(Entry(0, max(seat, -1), self.rules.key(kind, answer), forced))
            if n in self.marks:
                entries.append(Entry(0, None, self.marks[n]))
        return entries

    def to_record(self) -> Record:
        """The game so far as a Record."""
        return Record(
            setup=self.setup,
            ruleset=self.rules.version,
            content=self.rules.content_hash(),
            seed=self.seed,
            entries=tuple(self.entries()),
            returns=self.result,
        )

    def record(self) -> str:
        """The game so far as text."""
        return self.to_record().text()

    def determinize(self, seat: int, rng: Random) -> State:
        """A full position that agrees with what a seat knows."""
        return self.rules.determinize(self.view(seat), rng)
