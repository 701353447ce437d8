"""Guest: one connection to a room, with the seats it holds and what it is shown."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final, Protocol

from banneret.kernel.rules import SPECTATOR
from banneret.server.access import Bucket, Limits

MOST_WAITING: Final = 4_000_000
"""Bytes that may wait for a slow reader before the line is cut."""


class Line(Protocol):
    """What a guest is reached by."""

    async def send_text(self, data: str) -> None:
        """Send one message."""

    def abort(self) -> None:
        """Give the line up: nobody reads at its other end."""


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
        """The code to close the line with, 0 while it is open."""
        self.messages = Bucket(limits.messages_per_second, limits.burst)
        self.chats = Bucket(limits.chats_per_second, limits.chat_burst)
        self.questions = Bucket(limits.questions_per_second, limits.question_burst)

    def tell(self, message: str) -> None:
        """Send a message as soon as the line takes it. A reader too slow to follow is cut off and may come again."""
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
        """Cut the line once what waits has been sent. The first code is the one that counts."""
        self.closing = self.closing or code
        self._ready.set()

    def give_up(self, seconds: float) -> None:
        """Give the line up if it has not taken a message for so long."""
        if self._since and time.monotonic() - self._since > seconds:
            self._line.abort()

    async def write(self) -> None:
        """Send what waits until the line is to be closed."""
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
