"""A Redis of our own for a test run: in a temporary folder, on a socket there, gone afterwards."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.time_limits import HANG


class Missing(Exception):
    """Neither Redis nor Valkey is installed."""


class RedisServer:
    """A running server."""

    def __init__(self, folder: Path, program: str) -> None:
        self._socket = folder / "redis.sock"
        # Nothing is kept: whoever uses it must do without what it held.
        self._command = [
            program, "--port", "0", "--unixsocket", f"{self._socket}", "--save", "", "--appendonly", "no",
            "--dir", f"{folder}",
        ]  # fmt: skip
        self._server: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._socket.unlink(missing_ok=True)
        self._server = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + HANG
        while self.ask("PING") != "+PONG":
            if self._server.poll() is not None or time.monotonic() > end:
                raise RuntimeError("Redis does not start")
            time.sleep(0.02)

    def kill(self) -> None:
        """End it at once; what it held is lost."""
        if self._server is not None:
            self._server.send_signal(signal.SIGCONT)
            self._server.kill()
            self._server.wait(HANG)
            self._server = None

    def ask(self, *words: str) -> str:
        """The first line of what it answers to a command; empty if it does not answer."""
        try:
            with socket.socket(socket.AF_UNIX) as line:
                line.settimeout(HANG)
                line.connect(f"{self._socket}")
                line.sendall((" ".join(words) + "\r\n").encode())
                return line.recv(4096).decode().partition("\r\n")[0]
        except OSError:
            return ""


@contextmanager
def running() -> Iterator[RedisServer]:
    """A server for as long as the block lasts."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        raise Missing("Redis is not installed (Debian and Ubuntu: apt install redis-server)")
    with tempfile.TemporaryDirectory(prefix="banneret-redis-") as folder:
        server = RedisServer(Path(folder), program)
        try:
            server.start()
            yield server
        finally:
            server.kill()
