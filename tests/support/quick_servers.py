"""Servers that start in a moment, for tests that kill many of them.

`python -m tests.support.quick_servers` loads the server once. For each port and database that it reads it forks a child
that serves there, and it says when that child has died. It ends with its input.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).parents[2]
NEVER = 1_000_000
"""A limit that no test reaches."""


class Served(NamedTuple):
    """A server that runs."""

    pid: int
    url: str


class Nursery:
    """The process that forks servers, one at a time."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._to: IO[str] = process.stdin
        self._from: IO[str] = process.stdout
        self._served: Served | None = None

    def serve(self, database: str, port: int = 0) -> Served:
        """Start a server on a database; unless a port is named, on any that is free."""
        self._to.write(f"{port} {database}\n")
        self._to.flush()
        pid = int(self._read(r"pid (\d+)"))
        self._served = Served(pid, "")
        self._served = Served(pid, self._read(r"Banneret is at (http://\S+?)/ .*"))
        return self._served

    def kill(self) -> None:
        """Kill the server, which has no chance to put anything away, and wait until it is dead."""
        if self._served is not None:
            os.kill(self._served.pid, signal.SIGKILL)
            self._served = None
            self._read("gone")

    def _read(self, form: str) -> str:
        line = self._from.readline().rstrip("\n")
        found = re.fullmatch(form, line)
        if found is None:
            raise RuntimeError(f"the nursery said {line!r}")
        return found[found.re.groups]


@contextmanager
def nursery() -> Iterator[Nursery]:
    command = [sys.executable, "-m", "tests.support.quick_servers"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        servers = Nursery(process)
        try:
            yield servers
        finally:
            servers.kill()


def main() -> None:
    from banneret.games import new
    from banneret.server.access import Limits
    from banneret.server.http.serve import serve
    from banneret.server.rooms.showing import Showing

    # What a server loads only when the first room is opened would be loaded again by every child.
    game = new("heroes", scenario="skirmish", seats=["castle_vanguard", "necropolis_vanguard"], seed=1)
    Showing(game).table(game.choice.seat, "en", None)
    Showing(game).log(game.choice.seat, "en")
    limits = Limits(
        messages_per_second=NEVER, burst=NEVER, chats_per_second=NEVER, chat_burst=NEVER, rooms_per_hour=NEVER
    )
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            sys.stdout.write(f"pid {os.getpid()}\n")
            sys.stdout.flush()
            port, _, database = line.strip().partition(" ")
            serve(port=int(port), database=database, limits=limits)
            os._exit(0)
        os.waitpid(pid, 0)
        sys.stdout.write("gone\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
