"""Game: a position with its history, the object to hold in a REPL.

A Game answers chance and forced choices by itself, so it always waits for a decision. `apply` checks every answer;
`state.apply` does not and is meant for search.
"""

from __future__ import annotations

from collections.abc import Generator
from operator import index
from typing import Final, NamedTuple, TypeVar

from banneret.kernel.answers import PLAYER, answer_of, follow, heard, kind_of, pack, seat_of
from banneret.kernel.chance import Streams
from banneret.kernel.choice import Choice
from banneret.kernel.errors import Refused, SetupError
from banneret.kernel.event import RawEvent
from banneret.kernel.fairness.drawing import Drawing
from banneret.kernel.fairness.notes import Ending, ended_note, handover_note, left_note
from banneret.kernel.keys import option
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.record import DIGEST_EVERY, SEEDS
from banneret.kernel.requests import NEVER, REQUEST, REQUEST_WORDS, is_request
from banneret.kernel.rules import GameRules, Setup
from banneret.kernel.state import CHANCE, OVER, State

MOST_UNDONE: Final = 200
"""The maximum number of answers that can be taken back: each one is kept as a position."""


class Unplayable(Exception):
    """Answers that cannot all be played: how many could be given, and the position they led to.

    With `mark` they could, but they led to a different digest than the one recorded.
    """

    def __init__(self, count: int, state: State, mark: bool = False) -> None:
        super().__init__(count)
        self.count = count
        self.state = state
        self.mark = mark


T = TypeVar("T")


def finished(work: Generator[None, None, T]) -> T:
    """The result of work in pieces, done all at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found


class _Taken(NamedTuple):
    """What an undo removed, so that redo can restore it."""

    state: State
    played: list[int]
    raw: list[RawEvent]
    marks: dict[int, str]
    requests: int
    """How many requests had been made at that point."""


class Game(Drawing):
    """A game being played.

    With a seed its luck can be repeated. Without one, chance is drawn with a secret key: one from the operating system,
    unless `draw_with` sets another.
    """

    def __init__(self, rules: GameRules, setup: Setup, seed: int | None, streams: Streams | None = None) -> None:
        if seed is not None and (type(seed) is not int or abs(seed) >= SEEDS):
            raise SetupError(f"a seed is a whole number of at most 19 digits, not {repr(seed)[:60]}")
        super().__init__(rules, setup, seed)
        self._streams = streams
        self._undo: list[tuple[int, State, int]] = []
        """Positions to which the last player may go back: number of answers, position, number of events."""
        self._redo: list[_Taken] = []
        self._requests = 0
        """How many requests have been made since the game was begun or read."""

    @classmethod
    def replaying(
        cls,
        rules: GameRules,
        setup: Setup,
        seed: int | None,
        answers: list[int],
        marks: dict[int, str],
        events: bool = True,
        ruleset: int | None = None,
    ) -> Generator[None, None, Game]:
        """Play a new game along these answers, in pieces that take about a millisecond each.

        `marks` are the digests it must have along the way.

        Without `events` this is faster, and the game has no past events. `ruleset` is the version of the rules with
        which the game was begun, if that is an older one.
        """
        game = cls(rules, setup, seed)
        if ruleset is not None:
            game.ruleset = ruleset
        state = game.state
        if not events:
            state.log = None
        done = 0
        for stop in sorted({*marks, *range(DIGEST_EVERY, len(answers), DIGEST_EVERY), len(answers)}):
            reached = follow(state, answers, done, stop)
            if reached < stop:
                raise Unplayable(reached, state)
            done = stop
            if done in marks or (done and (done % DIGEST_EVERY == 0 or state.seat == OVER)):
                digest = state.digest()
                game.marks[done] = marks.get(done, digest)
                if game.marks[done] != digest and rules.comparable(state, game.ruleset):
                    raise Unplayable(done, state, mark=True)
            yield
        game.played = answers
        state.log = game._raw
        return game

    @classmethod
    def placed(
        cls, rules: GameRules, setup: Setup, seed: int | None, state: State, played: list[int], happened: list[RawEvent]
    ) -> Game:
        """A game in a known position, with its answers and events so far. Nothing is checked.

        The lists belong to the game from now on.
        """
        game = cls(rules, setup, seed)
        game.state = state
        game.played = played
        game._raw = state.log = happened
        return game

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def streams(self) -> Streams:
        """The luck of a game with a seed, as it is after the answers so far. Raises Refused without a seed."""
        if self._streams is None:
            if self.seed is None:
                raise Refused("the game has no seed: nothing reveals its luck in advance")
            self._streams = Streams(self.seed)
            for packed in self.played:
                if seat_of(packed) == CHANCE:
                    self._streams.skip(kind_of(packed))
        return self._streams

    @property
    def choice(self) -> Choice:
        """What the game waits for."""
        if self.over:
            raise Refused("the game is over and asks nothing")
        return Choice(self.rules, self.state)

    def why_not(self, answer: int | str) -> str:
        """The clause that forbids an answer, or an empty string if it is allowed."""
        if self.over:
            return "over"
        number = self._number(answer)
        return "unknown" if number is None or is_request(number) else self.rules.why_not(self.state, number)

    def __repr__(self) -> str:
        where = "over" if self.over else repr(self.choice)
        return f"<Game {self.setup.game} {self.setup.scenario} seed={self.seed} answers={len(self.played)} {where}>"

    # -- playing -------------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Answer chance and forced choices until a player has to decide."""
        state = self.state
        while True:
            if state.seat == CHANCE:
                answer = self._draw() if self.seed is None else self.streams.pick(state.kind, state.outcomes)
                self._barrier()
                self._enter(answer, False)
            elif state.forced():
                self._enter(state.options[0], True)
            else:
                return

    def apply(self, answer: int | str, seat: int | None = None) -> None:
        """Answer the pending Choice, by option or by key. An answer that is not offered is refused and changes nothing.

        With `seat`, the answer is refused unless that seat is the one asked.
        """
        self.check(answer, seat)
        number = self._number(answer)
        assert number is not None
        asked = self.state.seat
        if self._undo and asked != seat_of(self.played[self._undo[-1][0]]):
            self._barrier()
        self._undo.append((len(self.played), self.state.copy(), len(self._raw)))
        del self._undo[:-MOST_UNDONE]
        self._redo.clear()
        self._enter(number, False)
        self.settle()
        if self.state.private and self.state.kind != K_ACTION and self.state.seat not in (asked, OVER):
            # Being asked in secret already reveals that the other seat may hold something; actions are always asked.
            self._barrier()

    def repeat(self, answers: list[int]) -> None:
        """Replay packed answers, including chance and forced ones. Each is checked."""
        reached = follow(self.state, answers, 0, len(answers))
        self.played += answers[:reached]
        self._barrier()
        if reached < len(answers):
            raise Unplayable(reached, self.state)

    def check(self, answer: int | str, seat: int | None = None) -> None:
        """Raise Refused with the reason unless the answer is allowed now."""
        state = self.state
        if self.over:
            raise Refused("the game is over: it takes no more answers")
        if state.seat == CHANCE:
            raise Refused("chance is asked now, and no player: settle() lets it answer")
        if seat is not None and seat != state.seat:
            raise Refused(f"seat {seat} is not being asked now, seat {state.seat} is")
        number = self._number(answer)
        if number is None or is_request(number):
            raise Refused(f"{repr(answer)[:60]} is not an answer of this game")
        if number not in state.options:
            # Searched in what the asked seat may know, so that nobody learns anything by trying forbidden answers.
            clause = self.rules.why_not(self.view(state.seat).state, number)
            key = answer if isinstance(answer, str) else self.rules.key(state.kind, number)
            raise Refused(f"{key} is not allowed now ({clause})", (clause,))

    def _number(self, answer: int | str) -> int | None:
        if isinstance(answer, str):
            return self.rules.parse(self.state.kind, answer)
        try:
            # Not every number that equals an option is an option: 4096.0 would get into the State.
            number = index(answer)
            self.rules.key(self.state.kind, number)
        except (TypeError, KeyError):
            return None
        return number

    def _enter(self, answer: int, forced: bool) -> None:
        self.played.append(pack(self.state.seat, self.state.kind, answer, forced))
        self.state.apply(answer)
        self._mark()

    def _mark(self) -> None:
        if len(self.played) % DIGEST_EVERY == 0 or self.state.seat == OVER:
            self.marks[len(self.played)] = self.state.digest()

    # -- requests ------------------------------------------------------------------------------------------------------

    def request(self, when: str, seat: int) -> bool:
        """Note when a seat wants to be asked as well: `never`, `once` or `always`; False if nothing changes.

        A request may be made whichever seat is asked; if the game heeds it at once, another seat is asked from then on.
        It is not an answer: it does not stop others from taking back theirs, and only another request takes it back.
        """
        if self.over:
            raise Refused("the game is over: it takes no more requests")
        if when not in REQUEST_WORDS:
            raise Refused(f"a request is one of {', '.join(REQUEST_WORDS)}, not {repr(when)[:60]}")
        if not self.request_of(seat):
            raise Refused(f"the game takes no requests of seat {repr(seat)[:20]}")
        if self.state.seat == CHANCE or self.state.forced():
            raise Refused("chance is asked now, and no player: settle() lets it answer")
        if not self._request(pack(seat, PLAYER, option(REQUEST, REQUEST_WORDS.index(when)), False)):
            return False
        self._requests += 1
        return True

    def _request(self, packed: int) -> bool:
        """Make a request, if it is allowed now."""
        state = self.state
        asked, step = state.seat, state.step
        if not heard(state, packed):
            return False
        self.played.append(packed)
        self._mark()
        self.settle()
        if (state.seat, state.step) != (asked, step):
            # Something else is asked first, and answers taken back before do not answer it.
            self._redo.clear()
            if state.private and state.seat != asked:
                self._barrier()
        return True

    def hand_over(self, seat: int, who: str) -> None:
        """From now on somebody else plays a seat, a `person` or a `bot`.

        Earlier answers stand: newcomers must not take back what others did, and nobody may replay what was answered
        before a newcomer saw a hand.
        """
        if not 0 <= seat < len(self.setup.seats):
            raise Refused(f"there is no seat {seat}")
        if self.request_of(seat):
            # Bots make no requests, and a new person has not made this one.
            self.request(REQUEST_WORDS[NEVER], seat)
        if not self.handed_over(seat, who):
            self.notes.append(handover_note(len(self.played), seat, who))
        self.let_stand()

    def handed_over(self, seat: int, who: str) -> bool:
        """Whether this handover is already noted here; nothing is noted twice."""
        return handover_note(len(self.played), seat, who) in self.notes[-2 * len(self.setup.seats) :]

    def leave(self, seat: int, why: str) -> None:
        """The player of a seat has lost by leaving: `resigned`, or no `time` left."""
        self.notes.append(left_note(len(self.played), seat, why))
        self.let_stand()

    def end(self, ending: Ending) -> None:
        """The players end the game here. Raises Refused if it is over."""
        if self.over:
            raise Refused("the game is over: nobody can end it once more")
        self.notes.append(ended_note(len(self.played), ending))
        self.let_stand()

    def let_stand(self) -> None:
        """Make everything so far final: nothing can be undone or redone."""
        self._barrier()
        self._redo.clear()

    def _barrier(self) -> None:
        """Forbid taking back anything before this moment."""
        self._undo.clear()

    # -- going back ----------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the last answer may be taken back."""
        return bool(self._undo)

    @property
    def undo_seat(self) -> int | None:
        """The seat whose answer `undo` would take back, or None if nothing can be taken back."""
        return seat_of(self.played[self._undo[-1][0]]) if self._undo else None

    @property
    def can_redo(self) -> bool:
        """Whether an answer that was taken back can be given again."""
        return bool(self._redo)

    def undo(self) -> int:
        """Take back the last answer; never across a visible random outcome, a revealed card or another seat's answer.

        Returns how many answers remain as they were. Requests made since then are not taken back: they come after
        these.
        """
        if not self._undo:
            raise Refused(
                "there is nothing to take back: something has been revealed since, or another seat has answered"
            )
        count, state, seen = self._undo.pop()
        marks = {n: mark for n, mark in self.marks.items() if n > count}
        taken = self.played[count:]
        self._redo.append(_Taken(self.state, taken, self._raw[seen:], marks, self._requests))
        del self.played[count:]
        del self._raw[seen:]
        for n in marks:
            del self.marks[n]
        self.state = state
        self.state.log = self._raw
        for packed in taken:
            self._request(packed)
        return count

    def redo(self) -> None:
        """Give the answer that was taken back last."""
        if not self._redo:
            raise Refused("there is nothing to redo")
        taken = self._redo.pop()
        if taken.requests != self._requests or any(is_request(answer_of(packed)) for packed in taken.played):
            # Somebody now wants to be asked who did not then, so something else may follow.
            rest, asked = self._redo[:], self.state.seat
            self.apply(answer_of(taken.played[0]), asked)
            if rest and self.state.seat == asked and answer_of(rest[-1].played[0]) in self.state.options:
                self._redo = rest
            return
        self._undo.append((len(self.played), self.state, len(self._raw)))
        self.played.extend(taken.played)
        self._raw.extend(taken.raw)
        self.marks.update(taken.marks)
        self.state = taken.state
        self.state.log = self._raw

    def branch(self, to: int, seed: int | None = None) -> Game:
        """A new game that continues after the first `to` answers, with the same luck or that of another seed.

        A game without a seed always gets new luck: a branch must not reveal what is going to be drawn.
        """
        if not 0 <= to <= len(self.played):
            raise Refused(f"the game has {len(self.played)} answers: there is no answer {to} to branch from")
        luck = self.seed if seed is None else seed
        game = finished(Game.replaying(self.rules, self.setup, luck, self.played[:to], {}))
        game.notes = [note for note in self.notes if note.after <= to]
        return game
