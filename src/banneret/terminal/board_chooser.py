"""BoardChooser: a Chooser with a cursor on the named spaces of a board."""

from __future__ import annotations

from banneret.terminal.chooser import Chooser
from banneret.terminal.session import Session


class BoardChooser(Chooser):
    """The player at a board."""

    def __init__(self, session: Session, cursor: str) -> None:
        super().__init__(session)
        self.cursor = cursor
        """The space that is pointed at."""

    def beside(self, x: int, y: int) -> str:
        """The space next to the cursor on the screen."""
        raise NotImplementedError

    def mark(self, place: int) -> None:
        """Mark an answer; the cursor goes to its space."""
        self.marked = place
        if place >= 0 and self.answers[place].space:
            self.cursor = self.answers[place].space

    def go(self, x: int, y: int) -> None:
        """Move the cursor: over the board if answers are about spaces, else through the list."""
        self.notice = ""
        if self.answers and not any(answer.space for answer in self.answers):
            self.next(1 if x + y > 0 else -1)
        else:
            self.point(self.beside(x, y))

    def look(self, x: int, y: int) -> None:
        """Move the cursor over the board and leave the marked answer as it is."""
        self.cursor = self.beside(x, y)

    def point(self, space: str) -> None:
        """Put the cursor on a space and mark the answer about it."""
        self.cursor = space
        self.marked = next((n for n, answer in enumerate(self.answers) if answer.space == space), -1)
