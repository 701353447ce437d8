"""History: the game so far, to look at and to write down.

Playing on is left to `banneret.kernel.game`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from banneret.kernel.answers import answer_of, forced_of, kind_of, seat_of
from banneret.kernel.event import Event, RawEvent
from banneret.kernel.fairness.notes import Ending, Handover, Note, ending_of, handover_of
from banneret.kernel.record import Record, answer_line, digest_line
from banneret.kernel.requests import REQUEST_WORDS, is_request
from banneret.kernel.rules import SPECTATOR, GameRules, Setup, View
from banneret.kernel.state import OVER, State

Answer = tuple[int, int, int, bool]
"""Seat, kind, answer, forced."""


class History:
    """The game so far: its position, every answer, everything that happened."""

    def __init__(self, rules: GameRules, setup: Setup, seed: int | None) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.ruleset = rules.version
        """The version of the rules with which the game was begun."""
        self._raw: list[RawEvent] = []
        self.state: State = rules.start(setup, self._raw)
        self.played: list[int] = []
        """Every answer so far, packed."""
        self.marks: dict[int, str] = {}
        """Digests, by the number of answers before them."""
        self.notes: list[Note] = []
        """What happened at the table, in order."""

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def answers(self) -> list[Answer]:
        """Every answer so far."""
        return [(seat_of(p), kind_of(p), answer_of(p), forced_of(p)) for p in self.played]

    @property
    def handovers(self) -> list[Handover]:
        """When seats changed hands."""
        return [found for note in self.notes if (found := handover_of(note)) is not None]

    @property
    def last_answer(self) -> int:
        """The last answer to a question, packed: the present question follows from it. Requests do not count."""
        return next(packed for packed in reversed(self.played) if not is_request(answer_of(packed)))

    def request_of(self, seat: int) -> str:
        """When a seat wants to be asked as well, as a word; empty if the game takes no requests from it."""
        if not self.rules.takes_requests or self.over or not 0 <= seat < len(self.setup.seats):
            return ""
        return REQUEST_WORDS[self.state.requested(seat)]

    @property
    def ending(self) -> Ending | None:
        """How its players have ended the game, or None if its rules have, or nobody."""
        return ending_of(self.notes[-1]) if self.notes else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.seat == OVER or self.ending is not None

    @property
    def result(self) -> tuple[int, ...] | None:
        """1, 0 or -1 for each seat once the game is over, unless its players have called it off."""
        if self.state.seat == OVER:
            return self.state.returns
        ending = self.ending
        return None if ending is None else ending.returns

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, including hidden events: see `events_for`."""
        return [self.rules.event(raw) for raw in self._raw]

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat may see of what happened after the first `since` events."""
        events = (self.rules.event(raw) for raw in self._raw[since:])
        return [event for event in events if event.seen_by(seat)]

    def latest_for(self, seat: int, most: int) -> list[Event]:
        """The last events that a seat may see, at most this many, the latest last; older ones are not touched."""
        audience = self.rules.audience
        seen = (raw for raw in reversed(self._raw) if audience(raw) in (None, seat))
        return [self.rules.event(raw) for raw in islice(seen, most)][::-1]

    def private_events(self, first: int, last: int) -> Iterator[tuple[int, int]]:
        """The events in a range that are for one seat only: their places, and the seats."""
        audience = self.rules.audience
        for place in range(first, last):
            seat = audience(self._raw[place])
            if seat is not None:
                yield place, seat

    @property
    def happened(self) -> int:
        """How many events there have been, including hidden ones."""
        return len(self._raw)

    def events_back(self) -> Iterator[Event]:
        """Everything that has happened, the latest first; each event is made readable on demand."""
        return (self.rules.event(raw) for raw in reversed(self._raw))

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that stand for the position."""
        return self.state.digest()

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or by default a spectator, may know."""
        return self.rules.view(self.state, seat)

    def determinize(self, seat: int, rng: Random) -> State:
        """A full position that agrees with what a seat knows."""
        return self.rules.determinize(self.view(seat), rng)

    # -- keeping -------------------------------------------------------------------------------------------------------

    @property
    def lines(self) -> int:
        """How many lines `body` has."""
        return len(self.played) + len(self.marks) + len(self.notes)

    def lines_upto(self, answers: int) -> int:
        """How many lines `body` has up to this many answers."""
        marks = sum(n <= answers for n in self.marks)
        return answers + marks + sum(note.after <= answers for note in self.notes)

    def body(self, since: int | None = None, until: int | None = None) -> list[str]:
        """The lines of the record, or those for the answers after the first `since`, including digests.

        With `until`, only those for the first that many answers.
        """
        first = 0 if since is None else since
        noted: dict[int, list[str]] = {}
        for note in self.notes:
            noted.setdefault(note.after, []).append(note.line)
        lines = noted.get(0, []) if since is None else []
        for n in range(first, len(self.played) if until is None else min(until, len(self.played))):
            lines.append(self._line(self.played[n]))
            if n + 1 in self.marks:
                lines.append(digest_line(self.marks[n + 1]))
            lines += noted.get(n + 1, ())
        return lines

    def _line(self, packed: int) -> str:
        return answer_line(seat_of(packed), forced_of(packed), self.key(packed))

    def story(self, answers: int, notes: int, until: int) -> list[str]:
        """The lines of the record after these answers and notes up to `until` answers, without digests."""
        lines: list[str] = []
        for note in self.notes[notes:]:
            if note.after > until:
                break
            lines += [self._line(packed) for packed in self.played[answers : note.after]]
            lines.append(note.line)
            answers = max(answers, note.after)
        return lines + [self._line(packed) for packed in self.played[answers:until]]

    def key(self, packed: int) -> str:
        """The readable key of an answer that was given."""
        return self.rules.key(kind_of(packed), answer_of(packed))

    def to_record(self) -> Record:
        """The game so far as a Record."""
        return Record(
            setup=self.setup,
            ruleset=self.ruleset,
            content=self.rules.content_hash(),
            seed=self.seed,
            body=tuple(self.body()),
            returns=self.result,
        )

    def record(self) -> str:
        """The game so far as text."""
        return self.to_record().text()
