"""A line to a server that can be cut and mended, as it happens on a train."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from tests.support.live_server import Live


class Cable:
    """Passes everything on to a server while it is whole."""

    def __init__(self, live: Live) -> None:
        at = urlsplit(live.url)
        self._to = (at.hostname or "127.0.0.1", at.port or 80)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._whole = True
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break every connection, and let none through."""
        with self._lock:
            self._whole = False
            for end in self._ends:
                _shut(end)
            self._ends.clear()

    def mend(self) -> None:
        """Let connections through again."""
        self._whole = True

    def close(self) -> None:
        """Put it away."""
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            if not self._whole:
                near.close()
                continue
            far = socket.create_connection(self._to)
            with self._lock:
                self._ends |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=_pass_on, args=(one, other), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    try:
        while data := one.recv(65536):
            other.sendall(data)
    except OSError:
        pass
    for end in (one, other):
        _shut(end)


def _shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def cable(live: Live) -> Iterator[Cable]:
    """A cable, as long as the block lasts."""
    made = Cable(live)
    try:
        yield made
    finally:
        made.close()
