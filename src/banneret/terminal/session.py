"""Session: a game with its seats, its file and the words of its log; everything of a table but the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from banneret.battlelore.box.adventures import defined_adventure
from banneret.battlelore.table.told import lore_lines, lore_side
from banneret.battlelore.table.types import LoreView
from banneret.battlelore.table.view import lore_view
from banneret.battlelore.terminal import signs as lore_signs
from banneret.battlelore.terminal.model import LoreScene
from banneret.battlelore.text.names_and_events import GAME as BATTLELORE
from banneret.battlelore.text.names_and_events import about, side_name
from banneret.battlelore.text.names_and_events import name as lore_name
from banneret.bots import Bot
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.terminal.combat_model import Scene, scene_of
from banneret.heroes.terminal.map_model import World, world_of
from banneret.heroes.text.combat_events import side_of, unit_of
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.kernel.errors import RecordError
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.kernel.journal import Journal
from banneret.kernel.rules import SPECTATOR
from banneret.table.told import actor, folded
from banneret.terminal import signs
from banneret.text import message

PERSON: Final = "person"


class Line(NamedTuple):
    """One line of the log."""

    text: str
    sign: str
    """Whose line it is, a space for nobody's."""
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
        self.whole = isinstance(game.state, WholeGame)
        """Whether a whole game is played, and not a single Combat: a skirmish or a Duel."""
        self.lore = game.rules.id == BATTLELORE
        """Whether it is an adventure of BattleLore."""
        self.trouble = ""
        """Why the last answer could not be saved; empty when it was."""
        self._journal: Journal | None = None
        self._seen = 0
        self._world: World | None = None
        self._field: LoreScene | None = None
        self._names: Names | None = None
        self._lines: list[Line] | None = None
        self._told: dict[tuple[str, tuple[tuple[str, int | str], ...]], str] = {}
        self._told_for: object = None
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
        if not self.waits_for_person or self.asked == self.viewer or len(self.persons) < 2:
            return False
        if self.lore:
            return not self.openly_asked
        if self.whole:
            return world_of(self.game, SPECTATOR).hides()
        return any(side.hand_size for side in scene_of(self.game, SPECTATOR).sides)

    @property
    def openly_asked(self) -> bool:
        """Whether what is asked hides nothing, so that one screen serves all who play at it without a curtain."""
        return self.lore and self.waits_for_person and not self.game.state.private

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def world(self) -> World:
        """What the screen may show of a whole game."""
        if self._world is None or self._world.seat != self.viewer:
            self._world = world_of(self.game, self.viewer)
        return self._world

    @property
    def field(self) -> LoreScene:
        """What the screen may show of an adventure of BattleLore."""
        if self._field is None or self._field.seat != self.viewer:
            told = lore_view(self.game, self.game.view(self.viewer))
            self._field = LoreScene(msgspec.convert(told, LoreView), self.viewer)
        return self._field

    @property
    def adventure(self) -> tuple[str, str]:
        """The name of the adventure and what it is about, in the words of its file where it has one of its own."""
        setup = self.game.setup
        if setup.definition:
            told = defined_adventure(setup.definition)
            return told.name, told.summary
        return lore_name("adventure", setup.scenario, self.lang), about("adventure", setup.scenario, self.lang)

    @property
    def over(self) -> str:
        """The message that says that it is over."""
        return "table-over" if self.whole or self.lore else "ui-over"

    @property
    def on_map(self) -> bool:
        """Whether the map is what matters now, and not a Combat."""
        return self.whole and self.world.combat is None

    def look(self) -> Scene:
        """What the screen may show of a Combat."""
        scene = self.world.scene if self.whole else scene_of(self.game, self.viewer)
        assert scene is not None
        return msgspec.structs.replace(scene, active=-1) if self.game.over else scene

    @property
    def names(self) -> Names:
        """What players and fields are called."""
        if self._names is None:
            self._names = Names.of(self.game.view(self.viewer))
        return self._names

    def sign(self, seat: int) -> str:
        """The sign of a seat: of its side in a skirmish, of its faction in a whole game."""
        if self.lore:
            return lore_signs.SIDES[self.field.view.players[seat].side]
        if not self.whole:
            return signs.SIDES[seat]
        if seat < 0:
            return signs.FIGHT
        faction = self.names.players[seat][1]
        return faction[0].upper() if faction else str(seat + 1)

    def called(self, seat: int) -> str:
        """The name of a seat, with that of its bot."""
        name = self.names.player(seat, self.lang)
        return f"{name} ({self.seats[seat]})" if seat in self.bots else name

    def badge(self, seat: int, bot: bool = True) -> str:
        """The sign and the name of a seat."""
        name = self.called(seat) if bot else self.names.player(seat, self.lang)
        return f"{signs.FLAG if self.whole else ''}{self.sign(seat)} {name}"

    def fighter(self, scene: Scene, side: int) -> str:
        """Who fights on a side of a Combat: a player, or guards and whoever steers them."""
        if side == 1 and scene.guards:
            level = signs.ROMAN[scene.guards]
            if scene.players[1] < 0:
                return message("table-guards", self.lang, level=level)
            return message("table-guards-of", self.lang, level=level, player=self.called(scene.players[1]))
        return self.called(scene.players[side])

    def side_called(self, side: int) -> str:
        """A side of BattleLore, with the bots that play for it."""
        bots = [self.seats[seat] for seat in self.field.view.sides[side].seats if seat in self.bots]
        return side_name(side, self.lang) + (f" ({', '.join(bots)})" if bots else "")

    def turned(self) -> bool:
        """Whether the board of a Combat is turned, so that the only person's side is at the bottom."""
        if self.lore:
            return self.field.side == 1
        players = self.look().players
        return len(self.persons) == 1 and players[1] == self.persons[0] != players[0]

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
        """Give an answer and keep it before anybody sees what came of it. Raises Refused."""
        before = len(self.game.events)
        person = self.waits_for_person
        self.game.apply(option)
        if person:
            self._seen = before
        self._changed()

    def undo(self) -> str:
        """Take back the last answer and tell its key. Raises Refused."""
        before = len(self.game.answers)
        keys = self._keys()
        self.game.undo()
        self._changed()
        return keys[len(self.game.answers)] if len(self.game.answers) < before else ""

    def redo(self) -> str:
        """Give again what was taken back and tell its key. Raises Refused."""
        before = len(self.game.answers)
        self.game.redo()
        self._changed()
        return self._keys()[before]

    def _changed(self) -> None:
        """Keep what was answered, and look at everything anew."""
        self._world = None
        self._field = None
        self._names = None
        self._lines = None
        self.save()

    def last_key(self) -> str:
        """The key of the last answer."""
        return next(reversed(self._keys()), "")

    def _keys(self) -> list[str]:
        return [self.game.rules.key(kind, answer) for _, kind, answer, _ in self.game.answers]

    def save(self) -> None:
        """Bring the file up to date; a disk that refuses is told of and tried again with the next answer.

        So is a file that somebody else has written. Raises RecordError for one that holds another game at the outset.
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
            self._lines = self._read_events()
        return self._lines

    def _read_events(self) -> list[Line]:
        seen = [(n, event) for n, event in enumerate(self.game.events) if event.seen_by(self.viewer)]
        if self.lore:
            words = lore_lines([event for _, event in seen], self.lang)
            return [
                Line(text, self._sign(event), event.name, n >= self._seen)
                for (n, event), text in zip(seen, words, strict=True)
                if text
            ]
        told = folded([event for _, event in seen])
        names = self.names
        return [
            Line(self._words(line, names), self._sign(event), event.name, n >= self._seen)
            for (n, event), line in zip(seen, told, strict=True)
            if line is not None
        ]

    def _words(self, event: Event, names: Names) -> str:
        """The sentence of an event; those told before are kept as long as everything has the same name."""
        known = len(names.players), len(names.places), self.viewer
        if known != self._told_for:
            self._told_for = known
            self._told.clear()
        key = event.name, tuple(event.args.items())
        if key not in self._told:
            self._told[key] = log_line(event, names, self.lang)
        return self._told[key]

    def _sign(self, event: Event) -> str:
        """The sign of who did it or had it done."""
        if self.lore:
            side = lore_side(event)
            return lore_signs.SIDES[side] if side is not None else " "
        who = actor(event)
        if who is not None:
            return self.sign(who)
        if "unit" in event.args and "@" in str(event.args["unit"]):
            return signs.SIDES[side_of(unit_of(str(event.args["unit"]))[1])]
        return " "
