"""The table as it looks in BattleLore: the field or a guided sequence, both sides, and what is pointed at."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from banneret.battlelore.terminal import signs as lore_signs
from banneret.battlelore.terminal.board import draw_field, hex_at_point
from banneret.battlelore.terminal.details import KIND_OF
from banneret.battlelore.terminal.panels import Card, below_field, draw_guide, draw_hand, status_lines
from banneret.battlelore.terminal.pointer import LorePointer
from banneret.battlelore.text.names_and_events import word
from banneret.heroes.terminal.combat_board import unwrapped
from banneret.terminal import panels, signs
from banneret.terminal.faces import LETTERS, Face
from banneret.terminal.layout import Layout, plan_lore
from banneret.terminal.session import Session

LORE_LETTERS: Final = {**LETTERS, "a": "answers", "c": "cards", "h": "heroes", "p": "sides"}
"""Characters that are commands in BattleLore."""


MANY: Final = 12
"""From more answers on the list of all of them is worth a word."""


class LoreFace(Face):
    """A field of BattleLore."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.pointer: LorePointer = LorePointer(session)
        self.letters = LORE_LETTERS
        self.cards: list[Card] = []

    @property
    def help(self) -> str:
        """Which keys and signs it has."""
        return "lore"

    def plan(self, width: int, height: int) -> Layout:
        """The layout for a window."""
        return plan_lore(width, height)

    def board(self, sizes: Layout) -> Text:
        """The field, or the steps of what is done without one."""
        pointer, lang = self.pointer, self.session.lang
        scene = pointer.scene
        if scene.guide is not None:
            return draw_guide(scene, scene.guide, sizes, lang)
        below = below_field(scene, sizes.board_width - (2 if sizes.framed else 1), lang)
        return draw_field(scene, pointer.marks(), sizes, lang, self._title(), below)

    def _title(self) -> Text:
        """Who plays against whom, the side at the top first."""
        session = self.session
        sides = (0, 1) if session.turned() else (1, 0)
        names = [
            Text(f"{lore_signs.SIDES[side]} {session.side_called(side)}", style=f"bold {signs.INK}") for side in sides
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
        status = (
            panels.frame_lines(title, lines, sizes.side_width, height, True) if framed else unwrapped(lines[:height])
        )
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
        return panels.frame_lines(title, lines, sizes.side_width, height, framed)

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
