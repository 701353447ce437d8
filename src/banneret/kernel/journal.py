"""Journal: a game kept in a file while it is played, so that a crash costs nothing that was shown.

The file is a record. Answers are appended and pushed to the disk one by one; whatever cannot be appended (the header,
an undo, the end of the game) goes through a temporary file that replaces the old one in one step. So the only damage
a crash can leave is a last line that breaks off, and `recover` reads such a file.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from banneret.kernel.errors import RecordError
from banneret.kernel.game import Game
from banneret.kernel.record import Record, parse_record, read_text


class Recovered(NamedTuple):
    """What could be read of a file, and the beginning of a line that had to be left out."""

    record: Record
    dropped: str


def recover(path: Path) -> Recovered:
    """Read a record whose last line may have been cut off by a crash, to go on with its game.

    Only a line that breaks off is left out, and the caller is told which; anything else that is wrong is refused as
    it always is.
    """
    whole, dropped = _whole_lines(read_text(path))
    return Recovered(parse_record(whole), dropped)


def _whole_lines(text: str) -> tuple[str, str]:
    """The lines that are complete, and what follows them."""
    end = text.rfind("\n") + 1
    return text[:end], text[end:]


class Journal:
    """Keeps one game in one file."""

    def __init__(self, path: Path, game: Game) -> None:
        self.path = path
        self._written = ""
        """What is known to be in the file; empty when that is not known."""
        if path.exists():
            self._written = self._take_over(game)
        self.sync(game)

    def _take_over(self, game: Game) -> str:
        """Go on in a file that holds this very game, as far as it had come; never write over another one."""
        whole, dropped = _whole_lines(read_text(self.path))
        if not game.record().startswith(whole):
            raise RecordError(f"{self.path}: the file holds another game and is left as it is")
        return "" if dropped else whole

    def sync(self, game: Game) -> None:
        """Bring the file up to date. When this returns, the disk has it; an OSError leaves the next call to try again.

        The end of a game replaces the whole file, so that no crash can leave the last answer without the result.
        """
        text = game.record()
        if text == self._written:
            return
        known, self._written = self._written, ""
        if known and text.startswith(known) and not game.over:
            self._append(text[len(known) :])
        else:
            write_whole(self.path, text)
        self._written = text

    def _append(self, lines: str) -> None:
        with self.path.open("ab") as file:
            file.write(lines.encode())
            file.flush()
            os.fsync(file.fileno())


def write_whole(path: Path, text: str) -> None:
    """Put a text into a file, in the place of what is there: a crash leaves the one or the other, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    _flush_folder(path.parent)


def _flush_folder(folder: Path) -> None:
    """Push the new name to the disk as well, where the system lets one open a folder."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
