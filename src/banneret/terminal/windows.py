"""Windows: everything that opens over the table, and what follows from a choice there."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.screen import Screen

from banneret.kernel.game import Game
from banneret.terminal import panels
from banneret.terminal.chooser import Chooser
from banneret.terminal.dialogs import Ask, Dialog, Reading, WhyNot
from banneret.terminal.face import Face, terminal_of
from banneret.terminal.session import Session
from banneret.text import message

READING_WIDTH: Final = 76


class Windows(Screen[None]):
    """A screen with a session from which windows are opened."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.game: Game = session.game
        self.lang = session.lang
        self.face: Face = terminal_of(session.game.rules.id).face(session)

    @property
    def pointer(self) -> Chooser:
        """The player's side of the screen, on the present face."""
        return self.face.pointer

    def give(self, place: int) -> None:
        """Give one of the answers."""
        raise NotImplementedError

    def action_why_not(self) -> None:
        """Say why this is asked, and why not whatever else the player might try at the cursor."""
        if self.pointer.answers:
            clauses = self.game.choice.clauses
            title = self.pointer.tried()[1] or self.pointer.question().title
            why = self.session.asking().why_now()
            self.app.push_screen(WhyNot(title, why, self.pointer.reasons(), clauses, self.lang))

    def action_inspect(self) -> None:
        """Show everything about what is pointed at."""
        title, text = self.pointer.inspection(READING_WIDTH)
        self.app.push_screen(Reading(title, text, self.lang))

    def action_help(self) -> None:
        """Show the keys and the signs."""
        title = f"{message('ui-help', self.lang)} · {message('ui-keys', self.lang)}"
        self.app.push_screen(Reading(title, self.face.help(), self.lang))

    def action_log(self) -> None:
        """Show the whole log."""
        text = Text("\n").join([panels.log_line(line) for line in self.session.lines()])
        self.app.push_screen(Reading(message("ui-log", self.lang), text, self.lang, at_end=True))

    def open(self, window: Dialog | None) -> None:
        """Open a window of the face, and give what is chosen there."""
        if window is not None:
            self.app.push_screen(window, self._chosen)

    def _chosen(self, key: str | None) -> None:
        """Give the answer that was chosen in a window."""
        keys = [answer.key for answer in self.pointer.answers]
        if key in keys:
            self.give(keys.index(key))

    def action_quit(self) -> None:
        """Ask whether to leave."""
        path = self.session.path
        saved = path is not None and not self.session.trouble
        words = message("ui-quit-saved", self.lang, path=str(path)) if saved else message("ui-quit-unsaved", self.lang)
        answers = [("y", message("option-yes", self.lang)), ("n", message("option-no", self.lang))]
        self.app.push_screen(Ask(message("ui-quit-ask", self.lang), Text(words), answers), self._answered)

    def _show_result(self) -> None:
        answers = [("v", message("ui-see-board", self.lang)), ("l", message("ui-log", self.lang))]
        answers.append(("q", message("ui-quit", self.lang)))
        window = Ask(
            message(f"{self.session.game.rules.id}:{self.session.over}", self.lang), self.face.result(), answers
        )
        self.app.push_screen(window, self._answered)

    def _answered(self, key: str | None) -> None:
        """Do what was chosen in the window for leaving or for the result."""
        if key in ("y", "q"):
            self.app.exit()
        elif key == "l":
            self.action_log()
