"""Journal: a game kept in a file while it is played, so that a crash loses nothing that was shown.

The file is a record. Answers are appended and flushed to disk one by one, each with a checksum of the file so far;
whatever cannot be appended (the header, an undo, the end of the game) is written to a temporary file that replaces the
old one in one step. So the only damage a crash can leave is an incomplete last line, and `recover` reads such a file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO, NamedTuple

from banneret.kernel.errors import RecordError
from banneret.kernel.files import lock_now, same_file
from banneret.kernel.game import Game
from banneret.kernel.record import FORMAT, Record, parse_record, read_text


class Recovered(NamedTuple):
    """What could be read from a file, and the incomplete line that had to be left out."""

    record: Record
    dropped: str


def recover(path: Path) -> Recovered:
    """Read a record whose last line may have been cut off by a crash, to continue its game.

    Only an incomplete line is left out, and the caller is told which; any other mistake is refused as usual.
    """
    whole, dropped = _whole_lines(read_text(path))
    return Recovered(parse_record(whole, whole=False), dropped)


def _whole_lines(text: str) -> tuple[str, str]:
    """The complete lines, and the rest."""
    end = text.rfind("\n") + 1
    return text[:end], text[end:]


class Journal:
    """Keeps one game in one file."""

    def __init__(self, path: Path, game: Game) -> None:
        self.path = path
        self._known: list[str] = []
        """The lines known to be in the file, without checksums; empty if that is not known."""
        self._sum = blake2b(digest_size=8)
        """The checksum of the known part of the file."""
        self._size = 0
        """The length of the file when it was last known to be complete; 0 if it does not exist yet."""
        self._last = b""
        """Its last line at that time: a checksum of everything above it, if the format has checksums."""
        self._begun = b""
        """What may follow that in part, because writing was interrupted."""
        if path.exists():
            self._take_over(game)
        self.sync(game)

    def _take_over(self, game: Game) -> None:
        """Continue a file that holds the beginning of this game; never overwrite another game."""
        whole, dropped = _whole_lines(read_text(self.path))
        try:
            found = parse_record(whole, whole=False)
        except RecordError:
            raise self._other_game() from None
        lines = [line for line in found.lines() if not line.startswith("#")]
        # The first line names the format: a file of an older one is rewritten.
        if game.to_record().lines()[1 : len(lines)] != lines[1:]:
            raise self._other_game()
        self._note(whole.encode(), dropped.encode())
        if found.format == FORMAT and not dropped:
            self._known = lines
            self._sum.update(whole.encode())

    def _other_game(self) -> RecordError:
        return RecordError(f"{self.path}: the file holds another game and is left as it is")

    def sync(self, game: Game) -> None:
        """Bring the file up to date. When this returns, everything is on disk; after an OSError the next call tries
        again.

        The end of a game replaces the whole file, so that no crash can leave the last answer without the result.
        """
        record = game.to_record()
        lines = record.lines()
        if lines == self._known:
            return
        known, self._known = self._known, []
        if not known or lines[: len(known)] != known or game.over:
            self._replace(record.text())
        else:
            try:
                self._append(lines[len(known) :])
            except FileNotFoundError:
                self._replace(record.text())
        self._known = lines

    def _note(self, text: bytes, begun: bytes = b"") -> None:
        """Remember what is at the end of the file."""
        self._size = len(text)
        self._last = text[text.rfind(b"\n", 0, -1) + 1 :]
        self._begun = begun

    def _replace(self, text: str) -> None:
        """Replace the file with the whole record, if the file is missing or still as it was left."""
        if self._size and self.path.exists():
            with self._own() as file:
                if sys.platform == "win32":  # which does not replace open files
                    file.close()
                write_whole(self.path, text)
        else:
            write_whole(self.path, text)
        self._sum = blake2b(text.encode(), digest_size=8)
        self._note(text.encode())

    @contextmanager
    def _own(self) -> Iterator[BinaryIO]:
        """The file, opened for appending, while no other journal writes it.

        Raises RecordError if it does not end as it was left: then somebody else has written to it.
        """
        with self.path.open("r+b") as file:
            with suppress(OSError):  # without locks, checking its end has to do
                try:
                    lock_now(file.fileno())
                except BlockingIOError:
                    raise self._changed() from None
            file.seek(self._size - len(self._last))
            found = file.read(len(self._last) + len(self._begun) + 1)
            rest = found.removeprefix(self._last)
            whole = len(found) - len(rest) == len(self._last)
            if not whole or not self._begun.startswith(rest) or not same_file(file.fileno(), self.path):
                raise self._changed()
            file.seek(self._size)
            yield file

    def _changed(self) -> RecordError:
        return RecordError(f"{self.path}: another program has written this file, which is left as it is")

    def _append(self, lines: list[str]) -> None:
        """Add lines and the checksum of everything up to there."""
        added = "".join([f"{line}\n" for line in lines]).encode()
        so_far = self._sum.copy()
        so_far.update(added)
        last = f"# {so_far.hexdigest()}\n".encode()
        so_far.update(last)
        with self._own() as file:
            self._begun = added + last
            file.write(self._begun)
            file.flush()
            os.fsync(file.fileno())
        self._sum = so_far
        self._size += len(self._begun)
        self._last, self._begun = last, b""


def write_whole(path: Path, text: str) -> None:
    """Replace the content of a file with a text: a crash leaves either the old or the new content, complete."""
    path = path.resolve()  # a link stays a link
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


def write_new(path: Path, text: str) -> None:
    """Write a text to a new file. Raises FileExistsError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb"):
        pass
    try:
        write_whole(path, text)
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise


def _flush_folder(folder: Path) -> None:
    """Flush the new name to disk as well, if the system can open folders."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
