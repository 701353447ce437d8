"""A PostgreSQL server of our own for a test run: in a temporary folder, on a socket there, gone afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TypedDict

from banneret.server.store.database import open_database
from tests.support.time_limits import HANG

WITH_TABLES = "with_tables"
"""The database that others are copied from."""


class _User(TypedDict, total=False):
    """Whom to run a program as; nobody else where it is empty."""

    user: str
    group: str
    extra_groups: list[str]


class Missing(Exception):
    """PostgreSQL is not installed."""


class Postgres:
    """A running server, on which every test may have a database of its own."""

    def __init__(self, folder: Path, command: list[str], as_user: _User, can_be_filled: bool = False) -> None:
        self._folder = folder
        self.can_be_filled = can_be_filled
        """Whether it lies on a small disk of its own."""
        self._command = command
        self._as_user = as_user
        self._server: subprocess.Popen[bytes] | None = None
        self._names = (f"test{n}" for n in count(1))
        self._has_tables = False

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        log = self._folder / "log"
        end = time.monotonic() + HANG
        while True:
            with log.open("ab") as told:
                self._server = subprocess.Popen(
                    self._command, stdout=told, stderr=told, cwd=self._folder, **self._as_user
                )
            try:
                _wait(self._server, self, log)
            except RuntimeError:
                # Processes of one that was killed may still hold its memory.
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)
            else:
                return

    def stop(self) -> None:
        """Stop it at once, as if it had been killed; what was kept is there when it starts again."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(HANG)
            self._server = None

    def kill(self) -> None:
        """Kill it; its own processes end as soon as they notice that."""
        if self._server is not None:
            self._server.kill()
            self._server.wait(HANG)
            self._server = None

    def start_if_ended(self) -> None:
        """Start it again if it could not go on."""
        if self._server is None or self._server.poll() is not None:
            self._server = None
            self.start()

    @contextmanager
    def filled(self) -> Iterator[None]:
        """Leave nothing of its disk."""
        assert self.can_be_filled
        ballast = self._folder / "ballast"
        try:
            with suppress(OSError), ballast.open("wb", buffering=0) as file:
                while file.write(bytes(1 << 16)):
                    pass
            yield
        finally:
            ballast.unlink(missing_ok=True)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def new_database(self, tables: bool = False) -> str:
        """The URL of an empty database; with tables, which are made once and copied then, or without."""
        import psycopg

        name = next(self._names)
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            if tables and not self._has_tables:
                connection.execute(f"CREATE DATABASE {WITH_TABLES}")
                open_database(self.url(WITH_TABLES)).close()
                self._has_tables = True
            connection.execute(f"CREATE DATABASE {name}" + (f" TEMPLATE {WITH_TABLES}" if tables else ""))
        return self.url(name)


@contextmanager
def _small_disk(folder: Path, megabytes: int) -> Iterator[bool]:
    """A disk of its own for a folder, if one is wanted and can be had."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "none", f"{folder}"]
    good = bool(megabytes) and os.getuid() == 0 and shutil.which("mount") is not None
    good = good and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    try:
        yield good
    finally:
        if good:
            subprocess.run(["umount", "--lazy", f"{folder}"], check=False)


@contextmanager
def running(disk: int = 0) -> Iterator[Postgres]:
    """Start a server for as long as the block lasts, on a disk of so many megabytes where that is possible.

    It forgets what it did not write: only processes are killed in tests, and for that the system's memory is enough."""
    programs = _programs()
    # Not below pytest's own folder: the path of a socket must be short, and the server must be let in as another user.
    folder = Path(tempfile.mkdtemp(prefix="banneret-pg-"))
    with _small_disk(folder, disk) as can_be_filled:
        yield from _running(programs, folder, can_be_filled)


def _running(programs: Path, folder: Path, can_be_filled: bool) -> Iterator[Postgres]:
    as_user: _User = {}
    if os.getuid() == 0:
        # PostgreSQL refuses to run as root; its package has made a user for it.
        as_user = {"user": "postgres", "group": "postgres", "extra_groups": []}
        shutil.chown(folder, "postgres", "postgres")
    try:
        data = folder / "data"
        prepare = [
            f"{programs}/initdb",
            "-D",
            f"{data}",
            "-A",
            "trust",
            "-U",
            "postgres",
            "-E",
            "UTF8",
            "--locale=C",
            "-N",
        ]
        made = subprocess.run(prepare, capture_output=True, text=True, cwd=folder, check=False, **as_user)
        if made.returncode:
            raise RuntimeError(f"initdb failed: {made.stderr}")
        options = [f"unix_socket_directories={folder}", "listen_addresses=", "fsync=off", "max_connections=100"]
        command = [f"{programs}/postgres", "-D", f"{data}", *(part for option in options for part in ("-c", option))]
        if can_be_filled:
            command += ["-c", "min_wal_size=32MB", "-c", "max_wal_size=48MB"]
        postgres = Postgres(folder, command, as_user, can_be_filled)
        try:
            postgres.start()
            yield postgres
        finally:
            postgres.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """The folder of PostgreSQL's programs; Debian keeps each version in its own, away from the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    versions = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    if not versions:
        raise Missing("PostgreSQL's server is not installed (Debian and Ubuntu: apt install postgresql)")
    return max(versions, key=lambda path: float(path.parent.name))


def _wait(server: subprocess.Popen[bytes], postgres: Postgres, log: Path) -> None:
    import psycopg

    end = time.monotonic() + HANG
    while True:
        try:
            psycopg.connect(postgres.url("postgres")).close()
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL does not start: {log.read_text()}") from None
            time.sleep(0.05)
        else:
            return
