"""A person's files: read without surprises, and locked so that nobody else writes them in the meantime.

`held` takes an operating system lock on a small file next to the one to be locked, ``.one.banneret.lock`` for
``one.banneret``. That file says who holds the lock and since when, for the message that another process shows. Only the
lock itself counts, and the system releases it when the process ends, however it ends. So a lock file left behind blocks
nobody.
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
"""How many seconds to wait for a lock that others hold only briefly."""
_LONGEST: Final = 200
_POLL: Final = 0.02
_OWN_FLAGS: Final = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_FAR: Final = 1 << 30
"""Windows locks bytes, and locked bytes cannot be read: this one lies beyond the owner's text."""


# -- reading -----------------------------------------------------------------------------------------------------------


class NotRegular(OSError):
    """A folder, a pipe or a device instead of a file."""

    def __init__(self) -> None:
        super().__init__(errno.EINVAL, "not a file")


def read_regular(path: Path, most: int) -> bytes:
    """The content of a file, but never more than one byte beyond `most`; the caller then refuses it.

    Raises OSError, also for a folder, a pipe or a device, which might never end, and ValueError for a name that no file
    can have.
    """
    _check_regular(os.stat(path).st_mode)
    # Something else may have taken its place since then: opening does not block.
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(number, "rb") as file:
        _check_regular(os.fstat(number).st_mode)
        return file.read(most + 1)


def read_bytes(path: Path, most: int, name: str | None = None) -> bytes:
    """The content of a file, but never more than one byte beyond `most`; the caller then refuses it."""
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
        # Anybody may have written the file: show nothing that a terminal would act on.
        host, since, command = _plain(self.host), _plain(self.since), _plain(self.command)
        return f"process {self.pid} on {host} since {since}: {command}"


def _plain(text: str) -> str:
    cut = text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
    return "".join(letter if letter.isprintable() else "?" for letter in cut)


def lock_file(path: Path) -> Path:
    """The file that is locked on behalf of another one, which may be replaced in the meantime."""
    real = path.resolve()
    return real.with_name(f".{real.name}.lock")


@contextmanager
def held(path: Path, patience: float = 0.0) -> Iterator[None]:
    """Lock a file, which need not exist yet, for the duration of the block.

    Raises InUse if another process, or another part of this one, still holds it after `patience` seconds, and LockError
    if it cannot be locked at all: in a folder that is not writable, or on a disk without locks.
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
    """Release a lock. Its file is deleted first: anybody who still finds it learns from `same_file` to look again."""
    if sys.platform == "win32":  # which cannot delete open files, neither ours nor those opened by others
        os.close(number)
        with suppress(OSError):
            place.unlink()
    else:
        with suppress(OSError):
            place.unlink()
        os.close(number)


def same_file(number: int, place: Path) -> bool:
    """Whether an open file is still the one with that name."""
    try:
        return os.path.samestat(os.fstat(number), os.stat(place))
    except FileNotFoundError:
        return False


def lock_now(number: int) -> None:
    """Lock an open file for this process until it is closed; raises BlockingIOError if another process has locked
    it."""
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
    """Write down who holds it; if the disk is full, this is left out."""
    command = _plain(shlex.join(["banneret", *sys.argv[1:]]))
    owner = Owner(os.getpid(), socket.gethostname(), time.strftime("%Y-%m-%d %H:%M:%S"), command)
    with suppress(OSError):
        os.ftruncate(number, 0)
        os.write(number, msgspec.json.encode(owner) + b"\n")


def _owner(number: int) -> Owner | None:
    """Who claims to hold it; None if that process has ended and its successor has not written its name yet."""
    try:
        os.lseek(number, 0, os.SEEK_SET)
        owner = msgspec.json.decode(os.read(number, 4096), type=Owner)
    except (OSError, msgspec.DecodeError, UnicodeError):
        return None
    if owner.host == socket.gethostname() and not _alive(owner.pid):
        return None
    return owner


def _alive(pid: int) -> bool:
    """Whether a process with that number exists; assumed where the system offers no harmless way to ask."""
    if sys.platform == "win32" or pid <= 0:
        return sys.platform == "win32"
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
