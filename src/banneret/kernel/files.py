"""Files of a person: read without surprises, and held so that nobody else writes them in the meantime.

`held` takes a lock of the operating system on a small file beside the one that is meant, ``.one.banneret.lock`` for
``one.banneret``. In it stands who holds it and since when, for the message another process gets; what counts is the
lock alone, which the system takes back from a process that ends, however it ends. So a lock file that was left behind
holds nobody up.
"""

from __future__ import annotations

import errno
import os
import shlex
import socket
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from banneret.kernel.errors import ContentError, InUse, LockError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PATIENCE: Final = 30.0
"""How many seconds to wait for what others hold for a moment only."""
_LONGEST: Final = 200
_POLL: Final = 0.02
_OWN_FLAGS: Final = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_FAR: Final = 1 << 30
"""Windows locks bytes, and what is locked cannot be read: one that no owner's words reach."""


# -- reading -----------------------------------------------------------------------------------------------------------


class NotRegular(OSError):
    """A folder, a pipe or a device, where a file was named."""

    def __init__(self) -> None:
        super().__init__(errno.EINVAL, "not a file")


def read_regular(path: Path, most: int) -> bytes:
    """What a file holds, but never more than one byte beyond `most`; whoever reads it refuses it then.

    Raises OSError, also for a folder, a pipe or a device, whose end one might wait for forever; and ValueError for a
    name that no file can have.
    """
    _check_regular(os.stat(path).st_mode)
    # Whatever has come into its place since then: opening does not wait.
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(number, "rb") as file:
        _check_regular(os.fstat(number).st_mode)
        return file.read(most + 1)


def read_bytes(path: Path, most: int, name: str | None = None) -> bytes:
    """What a file holds, but never more than one byte beyond `most`; whoever reads it refuses it then."""
    name = path.name if name is None else name
    try:
        return read_regular(path, most)
    except FileNotFoundError:
        raise ContentError(f"{name}: there is no such file") from None
    except NotRegular:
        raise ContentError(f"{name}: not a file") from None
    except (OSError, ValueError) as error:
        raise ContentError(f"{name}: cannot be read: {getattr(error, 'strerror', None) or error}") from None


def _check_regular(mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise NotRegular


# -- locks -------------------------------------------------------------------------------------------------------------


class Owner(msgspec.Struct, frozen=True):
    """Who holds a file."""

    pid: int
    host: str
    since: str
    command: str

    def __str__(self) -> str:
        # Anybody may have written the file: what is shown does nothing to a terminal.
        host, since, command = _plain(self.host), _plain(self.since), _plain(self.command)
        return f"process {self.pid} on {host} since {since}: {command}"


def _plain(text: str) -> str:
    cut = text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
    return "".join(letter if letter.isprintable() else "?" for letter in cut)


def lock_file(path: Path) -> Path:
    """The file that is locked in the place of another one, which may be replaced in the meantime."""
    real = path.resolve()
    return real.with_name(f".{real.name}.lock")


@contextmanager
def held(path: Path, patience: float = 0.0) -> Iterator[None]:
    """Hold a file, which need not be there yet, as long as the block lasts.

    Raises InUse when another process holds it, or this one elsewhere, after `patience` seconds; and LockError when it
    cannot be held at all: in a folder that may not be written to, or on a disk that knows no locks.
    """
    try:
        place = lock_file(path)
        number = _taken(path, place, time.monotonic() + patience)
    except (OSError, ValueError, RuntimeError) as error:  # a name no file can have, or links that lead in circles
        reason = getattr(error, "strerror", None) or error
        raise LockError(f"{path} cannot be locked against other processes: {reason}") from None
    try:
        yield
    finally:
        _given_back(number, place)


def _taken(path: Path, place: Path, end: float) -> int:
    while True:
        number = os.open(place, os.O_RDWR | os.O_CREAT | _OWN_FLAGS, 0o666)
        try:
            _check_regular(os.fstat(number).st_mode)
            lock_now(number)
            if same_file(number, place):
                _write_owner(number)
                return number
        except BlockingIOError:
            owner = _owner(number)
            if time.monotonic() >= end:
                os.close(number)
                who = "another process" if owner is None else str(owner)
                raise InUse(f"{path} is in use by {who}") from None
            time.sleep(_POLL)
        except OSError:
            os.close(number)
            raise
        os.close(number)


def _given_back(number: int, place: Path) -> None:
    """Let go of a lock; its file goes first, so that nobody finds it who is not told by `same_file` to look again."""
    if sys.platform == "win32":  # which deletes no open file, neither ours nor one that somebody else has opened
        os.close(number)
        with suppress(OSError):
            place.unlink()
    else:
        with suppress(OSError):
            place.unlink()
        os.close(number)


def same_file(number: int, place: Path) -> bool:
    """Whether an open file is still the one of that name."""
    try:
        return os.path.samestat(os.fstat(number), os.stat(place))
    except FileNotFoundError:
        return False


def lock_now(number: int) -> None:
    """Lock an open file for this process until it is closed; raises BlockingIOError if somebody else has it."""
    if sys.platform == "win32":
        os.lseek(number, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from None
        finally:
            os.lseek(number, 0, os.SEEK_SET)
    else:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _write_owner(number: int) -> None:
    """Say who holds it; a disk that is full may leave that out."""
    command = _plain(shlex.join(["banneret", *sys.argv[1:]]))
    owner = Owner(os.getpid(), socket.gethostname(), time.strftime("%Y-%m-%d %H:%M:%S"), command)
    with suppress(OSError):
        os.ftruncate(number, 0)
        os.write(number, msgspec.json.encode(owner) + b"\n")


def _owner(number: int) -> Owner | None:
    """Who says to hold it; nothing of one who is no more, and whose successor has not said so yet."""
    try:
        os.lseek(number, 0, os.SEEK_SET)
        owner = msgspec.json.decode(os.read(number, 4096), type=Owner)
    except (OSError, msgspec.DecodeError, UnicodeError):
        return None
    if owner.host == socket.gethostname() and not _alive(owner.pid):
        return None
    return owner


def _alive(pid: int) -> bool:
    """Whether there is a process of that number; where one cannot ask without harm, it is taken to be there."""
    if sys.platform == "win32" or pid <= 0:
        return sys.platform == "win32"
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
