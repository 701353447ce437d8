"""The look of the table, and what a game provides for the terminal.

`Face` is one look of the table; unchanged, it shows any game: the position in words, every answer with its key, the
players, and the clauses behind the question. A game with its own board derives its faces from it. `Terminal` is what a
game's descriptor names: it makes the session and the first face, and lists scenarios and options before a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast

from rich.text import Text

from banneret.bots import Bot
from banneret.kernel.game import Game
from banneret.plugins import part, plugin_of
from banneret.table.presenter import presenter_of
from banneret.terminal import pages, scenarios, signs
from banneret.terminal.chooser import Chooser
from banneret.terminal.description import Words, lines_of
from banneret.terminal.dialogs import Dialog
from banneret.terminal.drawing import boxed, frame_lines, unwrapped
from banneret.terminal.layout import Layout, plan
from banneret.terminal.listing import Listing, Row
from banneret.terminal.session import Session
from banneret.text import message

if TYPE_CHECKING:
    from banneret.table.lobby_types import OptionInfo

LETTERS: Final = {
    "u": "undo",
    "r": "redo",
    "w": "why_not",
    "i": "inspect",
    "l": "log",
    "s": "speed",
    "q": "quit",
    "?": "help",
    "!": "ask_me",
    "*": "hint",
}
"""Characters that are commands on every face."""
PLAIN_LETTERS: Final = {**LETTERS, "a": "answers"}


class Face:
    """One look of the table."""

    letters: ClassVar[Mapping[str, str]] = PLAIN_LETTERS
    """Characters that are commands; those not in LETTERS are the face's own."""

    def __init__(self, session: Session, pointer: Chooser | None = None) -> None:
        self.session = session
        self.pointer = pointer or Chooser(session)

    def fitting(self) -> Face:
        """The face for the present moment of the game, which may be a different one."""
        return self

    # -- drawing -------------------------------------------------------------------------------------------------------

    def plan(self, width: int, height: int) -> Layout:
        """The layout for a window."""
        return plan(width, height)

    def board(self, sizes: Layout) -> Text:
        """The large part."""
        session, pointer = self.session, self.pointer
        edge = 2 if sizes.framed else 0
        width, height = sizes.board_width - (edge or 1), sizes.board_height - edge
        seats = tuple(session.badge(seat) for seat in range(len(session.seats)))
        words = Words(session.game.rules.id, session.lang, seats)
        lines = [Text.assemble(" ", line) for line in lines_of(session.description(), words, width - 2)]
        pointer.top = min(pointer.top, max(0, len(lines) - height))
        shown = lines[pointer.top : pointer.top + height]
        more = ("↑" if pointer.top else "") + ("↓" if pointer.top + height < len(lines) else "")
        shown += [Text() for _ in range(height - len(shown))]
        for line in shown:
            line.truncate(width, overflow="ellipsis")
            line.append(" " * max(0, width - line.cell_len))
        if sizes.framed:
            return boxed(shown, Text(session.scenario, style=f"bold {signs.INK}"), more)
        if more:
            shown[0] = Text.assemble(shown[0][: -len(more)], (more, f"bold {signs.GOLD}"))
        return unwrapped(shown)

    def side(self, sizes: Layout) -> tuple[Text, Text]:
        """The two panels beside it."""
        session, framed = self.session, sizes.framed
        lines = [self._seat(seat) for seat in range(len(session.seats))]
        height = min(len(lines) + (2 if framed else 1), sizes.board_height // 2)
        title = Text(message("table-players", session.lang), style=f"bold {signs.INK}")
        players = frame_lines(title, lines, sizes.side_width, height, framed)
        title, lines = self.pointer.details(sizes.side_width - (4 if framed else 0))
        return players, frame_lines(title, lines, sizes.side_width, sizes.board_height - height, framed)

    def _seat(self, seat: int) -> Text:
        session = self.session
        asked = seat == session.asked
        style = f"bold {signs.GOLD}" if asked else signs.INK if seat == session.viewer else signs.DIM
        return Text(f"{signs.NOW if asked else ' '} {session.badge(seat)}", style=style)

    def hand(self, sizes: Layout) -> Text:
        """The line below the answers: cards, or what else is worth knowing about the question."""
        if not self.pointer.answers:
            return Text()
        hint = Text(f" {self.session.asking().hint()}", style=signs.DIM)
        hint.truncate(sizes.width, overflow="ellipsis")
        return hint

    def hints(self) -> list[tuple[str, str]]:
        """Keys of this face for the last line."""
        return [("a", message("table-hint-answers", self.session.lang))] if "a" in self.letters else []

    # -- keys and mouse ------------------------------------------------------------------------------------------------

    def click_board(self, sizes: Layout, x: int, y: int) -> tuple[bool, bool]:
        """Point at a place on the board: whether something is there, and whether this click gives its answer."""
        return False, False

    def click_hand(self, x: int, y: int) -> bool:
        """Point at a card in the hand; returns whether this click gives its answer."""
        return False

    def opened(self) -> Dialog | None:
        """The window that enter opens if it gives no answer."""
        return None

    def command(self, what: str) -> Dialog | None:
        """Carry out a command of this face; returns the window it opens, if any."""
        return self.all_answers() if what == "answers" else None

    def all_answers(self) -> Dialog | None:
        """A list of all answers, from which one can be given."""
        if not self.pointer.answers:
            return None
        head = Text(self.pointer.question().title, style="bold")
        return Listing(message("table-answers", self.session.lang), head, self.answer_rows(), self.session.lang)

    def answer_rows(self) -> list[Row]:
        """Every legal answer with what it is about."""
        return pages.answer_rows(self.pointer)

    # -- windows -------------------------------------------------------------------------------------------------------

    def help(self) -> Text:
        """The keys and signs of this face."""
        return pages.help_text(self.session.game.rules.id, self.session.lang, pages.PLAIN_KEYS, pages.PLAIN_SIGNS)

    def result(self) -> Text:
        """How the game ended."""
        return pages.result_text(self.session)


class Terminal:
    """What a game provides for the terminal. Unchanged, it works for every game."""

    def session(
        self, game: Game, *, path: Path | None, seats: Sequence[str], bots: Mapping[int, Bot], lang: str
    ) -> Session:
        """A game at one screen."""
        return Session(game, path=path, seats=seats, bots=bots, lang=lang)

    def face(self, session: Session) -> Face:
        """What the table looks like at first."""
        return Face(session)

    def choose_scenario(self, game: str, lang: str) -> str:
        """Ask, before a game, which of its scenarios to play."""
        return scenarios.ask_scenario(game, lang)

    def scenario_rows(self, game: str, lang: str) -> list[scenarios.Row]:
        """The scenarios of a game, as rows in the list of all."""
        return scenarios.plain_rows(game, lang)

    def options(self, game: str, combat: bool, lang: str) -> list[OptionInfo]:
        """The optional rules; `combat` selects those of a single Combat, if the game has one."""
        return list(presenter_of(game).lobby(lang).options)


TERMINAL: Final = Terminal()


def terminal_of(game: str) -> Terminal:
    """What a game provides for the terminal, by its id. Raises SetupError if there is no such game."""
    return cast(Terminal, part(plugin_of(game).terminal))
