"""Session: a game with its seats, its file and the words of its log; everything of a table but the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from banneret.bots import Bot
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.kernel.journal import Journal
from banneret.kernel.rules import SPECTATOR
from banneret.terminal.scene import Scene, scene_of
from banneret.text.log import sentence, side_names, side_of, unit_of

PERSON: Final = "person"


class Line(NamedTuple):
    """One line of the log."""

    text: str
    side: int
    """Whose line it is, -1 for nobody's."""
    name: str
    """The name of the event."""
    fresh: bool
    """Whether it came after the last answer of a person."""


class Session:
    """One game at one screen."""

    def __init__(
        self, game: Game, *, path: Path | None, seats: Sequence[str], bots: Mapping[int, Bot], lang: str
    ) -> None:
        self.game = game
        self.path = path
        self.seats = list(seats)
        self.bots = dict(bots)
        self.lang = lang
        self.sides = side_names(lang)
        self.trouble = ""
        """Why the last answer could not be saved; empty when it was."""
        self._journal: Journal | None = None
        self._seen = 0
        persons = self.persons
        self.viewer = persons[0] if len(persons) == 1 else SPECTATOR
        """Whose eyes the screen shows the game to."""
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
    def needs_curtain(self) -> bool:
        """Whether the screen has to change hands first: another person is asked, and there are hands to hide."""
        if not self.waits_for_person or self.asked == self.viewer:
            return False
        return len(self.persons) > 1 and any(side.hand_size for side in scene_of(self.game, SPECTATOR).sides)

    def called(self, seat: int) -> str:
        """The name of a seat, with that of its bot."""
        return f"{self.sides[seat]} ({self.seats[seat]})" if seat in self.bots else self.sides[seat]

    def look(self) -> Scene:
        """What the screen may show."""
        scene = scene_of(self.game, self.viewer)
        return msgspec.structs.replace(scene, active=-1) if self.game.over else scene

    def sit_down(self) -> None:
        """Show the game to the person who is asked."""
        if self.waits_for_person:
            self.viewer = self.asked

    def stand_up(self) -> None:
        """Show only what everybody may see, while the screen changes hands."""
        self.viewer = SPECTATOR

    def turned(self) -> bool:
        """Whether the board is turned, so that the only person's side is at the bottom."""
        return self.persons == [1]

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, option: int | str) -> None:
        """Give an answer and keep it before anybody sees what came of it. Raises Refused."""
        before = len(self.game.events)
        person = self.waits_for_person
        self.game.apply(option)
        if person:
            self._seen = before
        self.save()

    def undo(self) -> str:
        """Take back the last answer and tell its key. Raises Refused."""
        before = len(self.game.answers)
        keys = self._keys()
        self.game.undo()
        self.save()
        return keys[len(self.game.answers)] if len(self.game.answers) < before else ""

    def redo(self) -> str:
        """Give again what was taken back and tell its key. Raises Refused."""
        before = len(self.game.answers)
        self.game.redo()
        self.save()
        return self._keys()[before]

    def last_key(self) -> str:
        """The key of the last answer."""
        return next(reversed(self._keys()), "")

    def _keys(self) -> list[str]:
        return [self.game.rules.key(kind, answer) for _, kind, answer, _ in self.game.answers]

    def save(self) -> None:
        """Bring the file up to date; a disk that refuses is told of and tried again with the next answer."""
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

    def dismiss_bot(self, seat: int) -> None:
        """Let a person answer for a seat from now on."""
        self.bots.pop(seat, None)
        self.seats[seat] = PERSON
        if len(self.persons) == 1:
            self.viewer = seat

    # -- the log -------------------------------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """The log as the viewer may read it."""
        lines: list[Line] = []
        events = self.game.events
        drawn = 0
        for n, event in enumerate(events):
            if not event.seen_by(self.viewer):
                continue
            following = next((later for later in events[n + 1 : n + 3] if later.seen_by(self.viewer)), None)
            if event.name == "draw" and following is not None and following.args.get("side") == event.args["side"]:
                if following.name == "drawn":
                    continue  # the owner is told which card it is
                if following.name == "draw":
                    drawn += 1
                    continue
            args = event.args if event.name != "draw" else {**event.args, "n": drawn + 1}
            drawn = 0
            words = _words(event.name, tuple(args.items()), self.lang)
            lines.append(Line(words, _side(event), event.name, n >= self._seen))
        return lines


@lru_cache(maxsize=4096)
def _words(name: str, args: tuple[tuple[str, int | str], ...], lang: str) -> str:
    return sentence(Event(name, dict(args), 0), lang)


def _side(event: Event) -> int:
    if "side" in event.args:
        return int(event.args["side"])
    return side_of(unit_of(str(event.args["unit"]))[1]) if "unit" in event.args else -1
