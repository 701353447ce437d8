"""Guest: one connection to a room, with the seats it holds and what it is shown."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final, Protocol

from banneret.kernel.rules import SPECTATOR
from banneret.server.access import Bucket, Limits

MOST_WAITING: Final = 4_000_000
"""How many bytes may wait for a slow reader before the connection is cut."""


class Line(Protocol):
    """The connection to a guest."""

    async def send_text(self, data: str) -> None:
        """Send one message."""

    def abort(self) -> None:
        """Drop the connection: nobody reads at the other end."""


class Guest:
    """Somebody at a table: a player with one or more seats, or a spectator."""

    __slots__ = (
        "_bytes", "_line", "_out", "_ready", "_since", "address", "chats", "closing", "eyes", "host", "lang",
        "messages", "name", "questions", "seats", "seq",
    )  # fmt: skip

    def __init__(self, line: Line, address: str, limits: Limits) -> None:
        self._line = line
        self._out: deque[str] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()
        self._since = 0.0
        self.address = address
        self.seats: tuple[int, ...] = ()
        self.host = False
        self.eyes = SPECTATOR
        """The seat whose view is shown."""
        self.lang = "en"
        self.name = ""
        self.seq = 0
        """The number of the last message."""
        self.closing = 0
        """The code for closing the connection, 0 while it is open."""
        self.messages = Bucket(limits.messages_per_second, limits.burst)
        self.chats = Bucket(limits.chats_per_second, limits.chat_burst)
        self.questions = Bucket(limits.questions_per_second, limits.question_burst)

    def tell(self, message: str) -> None:
        """Send a message as soon as the connection takes it. A reader that is too slow is cut off and may reconnect."""
        if self.closing:
            return
        self._out.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_WAITING:
            self._out.clear()
            self._bytes = 0
            self.close(1013)
        self._ready.set()

    def close(self, code: int) -> None:
        """Close the connection once everything waiting has been sent. Only the first code counts."""
        self.closing = self.closing or code
        self._ready.set()

    def give_up(self, seconds: float) -> None:
        """Drop the connection if it has not taken a message for this long."""
        if self._since and time.monotonic() - self._since > seconds:
            self._line.abort()

    async def write(self) -> None:
        """Send what waits until the connection is to be closed."""
        out = self._out
        while True:
            while out:
                message = out.popleft()
                self._bytes -= len(message)
                self._since = time.monotonic()
                await self._line.send_text(message)
                self._since = 0.0
            if self.closing:
                return
            self._ready.clear()
            await self._ready.wait()
