"""Bare lines to a server, below HTTP, for tests."""

from __future__ import annotations

import socket
import time
from contextlib import closing, suppress

from tests.support.live_server import Live

GUARD = 20
"""Seconds after which a test that waits for an event gives up."""


def dial(live: Live, said: bytes = b"") -> socket.socket:
    """A bare line to the server."""
    line = socket.create_connection(("127.0.0.1", int(live.url.rpartition(":")[2])), timeout=GUARD)
    line.sendall(said)
    return line


def heard(line: socket.socket) -> bytes:
    """Everything until the server closes the line."""
    found = b""
    with closing(line):
        while True:
            try:
                data = line.recv(65_536)
            except ConnectionResetError:
                return found
            if not data:
                return found
            found += data


def send_until_closed(line: socket.socket, data: bytes) -> None:
    """Send the same again and again, until the server closes the line."""
    end = time.monotonic() + GUARD
    with closing(line), suppress(ConnectionError):
        while time.monotonic() < end:
            line.sendall(data)
        raise AssertionError("the line is never closed")


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0
