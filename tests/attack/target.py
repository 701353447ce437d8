"""A server in a process of its own, and what an attack costs it: pauses of its loop, processor time, memory, log."""

from __future__ import annotations

import http.client
import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from banneret.server.http.network.loop_pauses import FORM, SIZE, VARIABLE

LIMITS = (
    "rooms_per_hour=100000",
    "records_per_hour=100000",
    "sign_ins_per_hour=100000",
    "requests_per_second=100000",
    "request_burst=100000",
    "questions_per_second=1000",
    "question_burst=1000",
    "messages_per_second=1000",
    "burst=1000",
    "chats_per_second=1000",
    "chat_burst=1000",
)
"""How often is left open, to find out what one costs. How large and how many at once is as it is by default."""
FILES = 1024
"""Open files that the server is started with, as most systems do."""
GUARD = 60
"""Seconds after which a request is taken for lost."""


class Usage(NamedTuple):
    """What a server and its workers have used so far: seconds and bytes."""

    server_seconds: float
    worker_seconds: float
    server_bytes: int
    worker_bytes: int


class Cost(NamedTuple):
    """What a number of requests has cost."""

    number: int
    held: float
    """The most processor time the loop has used between two ticks of its clock, in seconds."""
    pause: float
    """The longest time between two ticks."""
    server_seconds: float
    worker_seconds: float
    grown: int
    """Bytes of memory, of the server and its workers."""
    wall: float


class Target:
    """A server that runs, to be attacked."""

    def __init__(self, process: subprocess.Popen[str], url: str, folder: Path) -> None:
        self.process = process
        self.url = url
        self.port = int(url.rpartition(":")[2])
        self.folder = folder
        self.log = folder / "log"

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def usage(self) -> Usage:
        pid = self.process.pid
        children = _children(pid)
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        gone = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
        return Usage(_seconds(pid), gone + sum(map(_seconds, children)), _bytes(pid), sum(map(_bytes, children)))

    def pauses(self) -> tuple[float, float, int]:
        """Longest pause, most processor time in one, ticks."""
        longest, most, ticks = FORM.unpack((self.folder / "pauses").read_bytes())
        return longest, most, ticks

    def settle(self) -> None:
        """Wait until the loop's clock has gone a few times, so that what has been done is noted."""
        end, ticks = time.monotonic() + GUARD, self.pauses()[2]
        while self.pauses()[2] < ticks + 3 and time.monotonic() < end and self.alive:
            time.sleep(0.005)

    def cost(self, do: Callable[[], int]) -> Cost:
        """Do something and tell what it cost; `do` says how many requests it was."""
        self.settle()
        with (self.folder / "pauses").open("r+b") as file:
            file.write(FORM.pack(0.0, 0.0, 0))
        before, began = self.usage(), time.perf_counter()
        count = do()
        wall = time.perf_counter() - began
        self.settle()
        after, (pause, held, _) = self.usage(), self.pauses()
        return Cost(
            number=count,
            held=held,
            pause=pause,
            server_seconds=after.server_seconds - before.server_seconds,
            worker_seconds=max(0.0, after.worker_seconds - before.worker_seconds),
            grown=after.server_bytes + after.worker_bytes - before.server_bytes - before.worker_bytes,
            wall=wall,
        )

    def dial(self, said: bytes = b"", timeout: float = GUARD) -> socket.socket:
        """A bare line."""
        line = socket.create_connection(("127.0.0.1", self.port), timeout=timeout)
        line.sendall(said)
        return line

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, bytes]:
        """One request on a line of its own. One that is cut off, or not answered in time, has the status 0."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=GUARD)
        try:
            with suppress(BrokenPipeError, ConnectionResetError):  # the answer may be there already
                line.request(method, path, body, dict(headers or {}))
            response = line.getresponse()
            return response.status, response.read()
        except (http.client.HTTPException, OSError):
            return 0, b""
        finally:
            line.close()


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            found += map(int, (task / "children").read_text().split())
    return found


def _seconds(pid: int) -> float:
    total = 0
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                total += int((task / "schedstat").read_text().split()[0])
    return total / 1e9


def _bytes(pid: int) -> int:
    with suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
        return int(found[1]) * 1024 if found else 0
    return 0


class Visitor(threading.Thread):
    """Somebody who looks in again and again while the server is attacked, and has to be let in."""

    def __init__(self, target: Target) -> None:
        super().__init__(daemon=True)
        self.answers: Counter[int] = Counter()
        self.slowest = 0.0
        self._target = target
        self._over = threading.Event()

    def run(self) -> None:
        while not self._over.wait(0.05):
            self.look_in()

    def look_in(self) -> None:
        began = time.perf_counter()
        # Through a proxy as it were: an attack from this address must not be held against others.
        status, _ = self._target.ask("GET", "/api/health", headers={"X-Forwarded-For": "192.0.2.9"})
        self.answers[status] += 1
        self.slowest = max(self.slowest, time.perf_counter() - began)

    def end(self) -> None:
        self._over.set()
        self.join(GUARD + 5)
        self.look_in()

    @property
    def refused(self) -> int:
        return self.answers.total() - self.answers[200]


@contextmanager
def attacked(*more: str) -> Iterator[Target]:
    """A server with few files to begin with, a fresh database and a clock in its loop."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pauses").write_bytes(bytes(SIZE))
        words = [sys.executable, "-m", "banneret", "serve", "--port", "0"]
        words += ["--database", f"sqlite:///{folder / 'table.sqlite3'}"]
        words += [word for limit in (*LIMITS, *more) for word in ("--limit", limit)]
        environment: dict[str, Any] = {**os.environ, VARIABLE: str(folder / "pauses")}
        command = ["sh", "-c", f'ulimit -S -n {FILES}; exec "$@"', "sh", *words]
        with (folder / "log").open("w") as log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+?(?=/ )", process.stdout.readline())
            if found is None:
                raise RuntimeError(f"the server did not start: {(folder / 'log').read_text()[:500]}")
            target = Target(process, found[0], folder)
            end = time.monotonic() + GUARD
            while time.monotonic() < end:
                with suppress(OSError):
                    if target.ask("GET", "/api/ready")[0] == 200:
                        break
                time.sleep(0.05)
            yield target
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(20)
