"""The table as it looks in BattleLore: the battleground or a guided sequence, both sides, and what is pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final, cast

from rich.text import Text

from banneret.battlelore.terminal import pages
from banneret.battlelore.terminal import signs as battlelore_signs
from banneret.battlelore.terminal.adventure_sheet import adventure_rows, ask_adventure
from banneret.battlelore.terminal.board import draw_battleground, hex_at_point
from banneret.battlelore.terminal.details import KIND_OF
from banneret.battlelore.terminal.help import help_text
from banneret.battlelore.terminal.layout import plan_lore
from banneret.battlelore.terminal.panels import Card, below_battleground, draw_guide, draw_hand, status_lines
from banneret.battlelore.terminal.pointer import BattlelorePointer
from banneret.battlelore.terminal.session import BattleloreSession
from banneret.battlelore.text.names_and_events import word
from banneret.bots import Bot
from banneret.kernel.game import Game
from banneret.terminal import scenarios, signs
from banneret.terminal.dialogs import Dialog, Reading
from banneret.terminal.drawing import frame_lines, unwrapped
from banneret.terminal.face import LETTERS, Face, Terminal
from banneret.terminal.layout import Layout
from banneret.terminal.listing import Listing, Row
from banneret.terminal.session import Session

BOARD_LETTERS: Final = {**LETTERS, "a": "answers", "c": "cards", "h": "heroes", "p": "sides"}
"""Characters that are commands in BattleLore."""


MANY: Final = 12
"""From more answers on the list of all of them is worth a word."""


class BattleloreFace(Face):
    """A battleground."""

    letters: ClassVar[Mapping[str, str]] = BOARD_LETTERS
    session: BattleloreSession
    pointer: BattlelorePointer

    def __init__(self, session: BattleloreSession) -> None:
        super().__init__(session, BattlelorePointer(session))
        self.cards: list[Card] = []

    def plan(self, width: int, height: int) -> Layout:
        """The layout for a window."""
        return plan_lore(width, height)

    def board(self, sizes: Layout) -> Text:
        """The battleground, or the steps of what is done without one."""
        pointer, lang = self.pointer, self.session.lang
        scene = pointer.scene
        if scene.guide is not None:
            return draw_guide(scene, scene.guide, sizes, lang)
        below = below_battleground(scene, sizes.board_width - (2 if sizes.framed else 1), lang)
        return draw_battleground(scene, pointer.marks(), sizes, lang, self._title(), below)

    def _title(self) -> Text:
        """Who plays against whom, the side at the top first."""
        session = self.session
        sides = (0, 1) if session.turned() else (1, 0)
        names = [
            Text(f"{battlelore_signs.SIDES[side]} {session.side_called(side)}", style=f"bold {signs.INK}")
            for side in sides
        ]
        return Text(f"  {signs.FIGHT}  ", style=signs.DIM).join(names)

    def side(self, sizes: Layout) -> tuple[Text, Text]:
        """Both sides, and what is pointed at."""
        pointer, framed, lang = self.pointer, sizes.framed, self.session.lang
        width = sizes.side_width - (4 if framed else 0)
        if pointer.scene.guide is not None:
            return Text(), self._details(sizes, sizes.board_height)
        lines = status_lines(pointer.scene, width, lang)
        height = min(len(lines) + (2 if framed else 0), sizes.board_height - 6)
        title = Text(word("screen-sides", lang), style=f"bold {signs.INK}")
        status = frame_lines(title, lines, sizes.side_width, height, True) if framed else unwrapped(lines[:height])
        return status, self._details(sizes, sizes.board_height - height)

    def _details(self, sizes: Layout, height: int) -> Text:
        """What is pointed at; where there is more than fits, the key that shows all of it."""
        framed = sizes.framed
        width = sizes.side_width - (4 if framed else 0)
        title, lines = self.pointer.details(width)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        room = height - (2 if framed else 1)
        if len(lines) > room:
            lines[room - 1 :] = [Text(word("screen-more", self.session.lang), style=signs.GOLD)]
        return frame_lines(title, lines, sizes.side_width, height, framed)

    def hand(self, sizes: Layout) -> Text:
        """The viewer's cards."""
        keys = {answer.key.partition(":")[2]: answer.key for answer in self.pointer.answers if answer.word in KIND_OF}
        if self.pointer.scene.guide is not None:
            return Text()
        text, self.cards = draw_hand(self.pointer.scene, keys, sizes, self.session.lang)
        return text

    def click_board(self, sizes: Layout, x: int, y: int) -> tuple[bool, bool]:
        """Point at a hex."""
        pointer = self.pointer
        if pointer.scene.guide is not None:
            return False, False
        hex = hex_at_point(sizes, x, y, pointer.turned)
        again = hex == pointer.cursor and pointer.marked >= 0
        if hex:
            pointer.point(hex)
        return bool(hex), bool(hex) and again

    def click_hand(self, x: int, y: int) -> bool:
        """Point at a card; a second time plays it."""
        card = next((spot for spot in self.cards if spot.line == y and spot.start <= x < spot.end), None)
        return card is not None and self.pointer.pick(card.key)

    def hints(self) -> list[tuple[str, str]]:
        """Keys of this face for the last line."""
        lang = self.session.lang
        words = [("a", "answers")] if len(self.pointer.answers) > MANY else []
        words += [("c", "cards"), *([("h", "heroes")] if self.pointer.scene.heroes else [])]
        return [(key, word(f"screen-hint-{id}", lang)) for key, id in words]

    def command(self, what: str) -> Dialog | None:
        """Carry out a command of this face: the window it opens, if it opens one."""
        session, lang = self.session, self.session.lang
        match what:
            case "cards":
                return Listing(word("screen-cards", lang), Text(""), pages.card_rows(self.pointer), lang)
            case "heroes":
                return Reading(word("screen-heroes", lang), pages.heroes_text(session.scene, lang), lang)
            case "sides":
                return Reading(word("screen-sides", lang), pages.sides_text(session, session.scene, lang), lang)
        return super().command(what)

    def answer_rows(self) -> list[Row]:
        """Every legal answer with what it is about."""
        return pages.answer_rows(self.pointer)

    def help(self) -> Text:
        """The keys and signs of this face."""
        return help_text(self.session.lang)

    def result(self) -> Text:
        """How the adventure ended."""
        return pages.result_text(self.session)


class BattleloreTerminal(Terminal):
    """The game in a terminal."""

    def session(
        self, game: Game, *, path: Path | None, seats: Sequence[str], bots: Mapping[int, Bot], lang: str
    ) -> Session:
        """An adventure at one screen."""
        return BattleloreSession(game, path=path, seats=seats, bots=bots, lang=lang)

    def face(self, session: Session) -> Face:
        """What the table looks like."""
        return BattleloreFace(cast(BattleloreSession, session))

    def choose_scenario(self, game: str, lang: str) -> str:
        """Ask, before a game, which adventure is to be played."""
        return ask_adventure(lang)

    def scenario_rows(self, game: str, lang: str) -> list[scenarios.Row]:
        """The adventures, as they stand in the list of all scenarios."""
        return adventure_rows(lang)


TERMINAL: Final = BattleloreTerminal()
