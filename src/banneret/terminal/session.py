"""Session: a game with its seats, its file and the words of its log: everything of a table but the screen.

This class fits every game. A game with its own signs and names for players and events derives its session from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from banneret.bots import Bot
from banneret.bots.own_process import ApartAdviser
from banneret.kernel.errors import RecordError
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.kernel.journal import Journal
from banneret.kernel.requests import REQUEST_WORDS
from banneret.kernel.rules import SPECTATOR, View
from banneret.table.asking import Asking
from banneret.table.names import bot_name
from banneret.table.presenter import presenting
from banneret.terminal import signs

PERSON: Final = "person"
AROUND: Final = frozenset({"seat", "asked", "kind", "options", "returns"})
"""The parts of a description about the question and the result, which the screen shows elsewhere."""


class Line(NamedTuple):
    """One line of the log."""

    text: str
    sign: str
    """Whose line it is, a space for nobody's."""
    name: str
    """The name of the event."""
    fresh: bool
    """Whether it came after the last answer of a person."""
    weight: str = ""
    """`head` for the beginning of something, `strong` for what matters most."""
    passing: bool = False
    """Whether it only announces what comes next, and is left out as the last line if there is little room."""


class Session:
    """One game at one screen."""

    weights: ClassVar[Mapping[str, str]] = {"round": "head"}
    """The weight of lines of the log, by the name of the event."""
    passing: ClassVar[frozenset[str]] = frozenset({"round"})
    """Events that only announce what comes next."""

    def __init__(
        self, game: Game, *, path: Path | None, seats: Sequence[str], bots: Mapping[int, Bot], lang: str
    ) -> None:
        self.game = game
        self.presenter = presenting(game)
        self.path = path
        self.seats = list(seats)
        self.bots = dict(bots)
        self.lang = lang
        self.adviser = ApartAdviser(game.setup)
        self.trouble = ""
        """Why the last answer could not be saved; empty when it was."""
        self._journal: Journal | None = None
        self._seen = 0
        self._view: View | None = None
        self._lines: list[Line] | None = None
        persons = self.persons
        self.viewer = persons[0] if len(persons) == 1 else SPECTATOR
        """The seat whose view the screen shows."""
        self.save()

    @property
    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.seats)) if seat not in self.bots]

    @property
    def asked(self) -> int:
        """The seat that is asked, negative when the game is over."""
        return self.game.state.seat

    @property
    def waits_for_person(self) -> bool:
        """Whether a person is asked."""
        return self.asked in self.persons

    @property
    def over(self) -> str:
        """The message that says that it is over."""
        return "table-over"

    @property
    def needs_curtain(self) -> bool:
        """Whether the screen has to change hands first: another person is asked, and there is something to hide."""
        return self.waits_for_person and self.asked != self.viewer and len(self.persons) > 1 and self.hides()

    @property
    def openly_asked(self) -> bool:
        """Whether the question hides nothing, so that no curtain is needed."""
        return False

    def hides(self) -> bool:
        """Whether people here know something that the others may not see."""
        if self.game.state.private:
            return True
        open_to_all = self._described(self.game.view(SPECTATOR))
        return any(self._described(self.game.view(seat)) != open_to_all for seat in self.persons)

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the viewer may know of the position."""
        if self._view is None or self._view.seat != self.viewer:
            self._view = self.game.view(self.viewer)
        return self._view

    def description(self) -> dict[str, Any]:
        """What the screen may show of the position, as plain data."""
        return self._described(self.view)

    def _described(self, view: View) -> dict[str, Any]:
        told = self.game.rules.describe(view)
        return {name: value for name, value in told.items() if name not in AROUND}

    def asking(self) -> Asking:
        """The present question, in words."""
        return self.presenter.asking(self.game, self.lang)

    @property
    def scenario(self) -> str:
        """The name of the scenario."""
        setup = self.game.setup
        return self.presenter.scenario_words(setup.scenario, self.lang, setup.definition)[0]

    def sign(self, seat: int) -> str:
        """The sign of a seat."""
        return signs.SEATS[seat % len(signs.SEATS)] if seat >= 0 else " "

    def player_name(self, seat: int) -> str:
        """The name of a seat's player."""
        return self.presenter.player_name(self.view, seat, self.lang)

    def called(self, seat: int) -> str:
        """The name of a seat, with its bot's name."""
        name = self.player_name(seat)
        return f"{name} ({bot_name(self.game.setup.game, self.seats[seat], self.lang)})" if seat in self.bots else name

    def badge(self, seat: int, bot: bool = True) -> str:
        """The sign and the name of a seat."""
        return f"{self.sign(seat)} {self.called(seat) if bot else self.player_name(seat)}"

    def sit_down(self) -> None:
        """Show the game to the person who is asked."""
        if self.waits_for_person:
            self._show_to(SPECTATOR if self.openly_asked and self.asked != self.viewer else self.asked)

    def stand_up(self) -> None:
        """Show only what everybody may see, while the screen changes hands."""
        self._show_to(SPECTATOR)

    def _show_to(self, seat: int) -> None:
        if seat != self.viewer:
            self.viewer = seat
            self._lines = None

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, option: int | str) -> None:
        """Give an answer and save it before anybody sees its result. Raises Refused."""
        before = len(self.game.events)
        person = self.waits_for_person
        self.game.apply(option)
        if person:
            self._seen = before
        self._changed()

    def undo(self) -> str:
        """Take back the last answer and return its key. Raises Refused."""
        keys = self._keys()
        taken = self.game.undo()
        self._changed()
        return keys[taken]

    def redo(self) -> str:
        """Give the answer that was taken back and return its key. Raises Refused."""
        before = len(self.game.answers)
        self.game.redo()
        self._changed()
        return self._keys()[before]

    def ask_me(self) -> str:
        """Let the viewer be asked as well once, then always, then no longer; returns which, or empty if that is
        impossible."""
        now = self.game.request_of(self.viewer)
        if not now:
            return ""
        when = REQUEST_WORDS[(REQUEST_WORDS.index(now) + 1) % len(REQUEST_WORDS)]
        self.game.request(when, self.viewer)
        self._changed()
        return when

    def _changed(self) -> None:
        """Save the answer, and read everything again."""
        self.forget()
        self.save()

    def forget(self) -> None:
        """Forget what was read from the previous position."""
        self._view = None
        self._lines = None

    def last_key(self) -> str:
        """The key of the last answer."""
        return next(reversed(self._keys()), "")

    def _keys(self) -> list[str]:
        return [self.game.rules.key(kind, answer) for _, kind, answer, _ in self.game.answers]

    def save(self) -> None:
        """Bring the file up to date; a disk that refuses is reported and tried again with the next answer.

        So is a file that somebody else has written to. Raises RecordError if it holds another game at the start.
        """
        if self.path is None:
            return
        try:
            if self._journal is None:
                self._journal = Journal(self.path, self.game)
            else:
                self._journal.sync(self.game)
            self.trouble = ""
        except OSError as error:
            self.trouble = error.strerror or str(error)
        except RecordError as error:
            if self._journal is None:
                raise
            self.trouble = str(error)

    def dismiss_bot(self, seat: int) -> None:
        """Let a person answer for a seat from now on."""
        self.bots.pop(seat, None)
        self.seats[seat] = PERSON
        if len(self.persons) == 1:
            self._show_to(seat)

    # -- the log -------------------------------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """The log as the viewer may read it."""
        if self._lines is None:
            seen = [(n, event) for n, event in enumerate(self.game.events) if event.seen_by(self.viewer)]
            words = self.told([event for _, event in seen])
            self._lines = [
                self._line(event, text, n >= self._seen) for (n, event), text in zip(seen, words, strict=True) if text
            ]
        return self._lines

    def _line(self, event: Event, text: str, fresh: bool) -> Line:
        name = event.name
        return Line(text, self.sign_of(event), name, fresh, self.weights.get(name, ""), name in self.passing)

    def told(self, events: Sequence[Event]) -> list[str]:
        """The sentence of each event that the viewer may know; empty if another event's sentence covers it."""
        return self.presenter.lines(self.view, events, self.lang)

    def sign_of(self, event: Event) -> str:
        """The sign of the player who did it or to whom it was done."""
        return self.sign(int(event.args["seat"])) if "seat" in event.args else " "
