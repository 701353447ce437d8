"""What nodes say to each other, and how it is gathered into few frames.

One connection between two nodes carries the messages of everybody who is connected to one and plays on the other. All
that waits is sent in one frame, and a text for many guests only once: what spectators are told costs a link no more
than what one of them is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

LARGEST: Final = 48_000
"""Bytes: frames are kept smaller than the largest websocket message that a server reads."""
MOST_WAITING: Final = 64_000_000
"""How many bytes may wait for a node that reads too slowly before the link is cut."""


class Open(msgspec.Struct, frozen=True, array_like=True, tag=1):
    """Somebody says hello to a room that the other node holds."""

    line: int
    address: str
    text: str
    own: tuple[str, ...]
    """The keys of whoever is signed in."""


class Text(msgspec.Struct, frozen=True, array_like=True, tag=2):
    """A message of a guest."""

    line: int
    text: str


class Gone(msgspec.Struct, frozen=True, array_like=True, tag=3):
    """A guest's connection is lost."""

    line: int


class Call(msgspec.Struct, frozen=True, array_like=True, tag=4):
    """A request about a room that the other node holds."""

    number: int
    scheme: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    address: str


class Tell(msgspec.Struct, array_like=True, tag=5):
    """A message for some guests."""

    lines: list[int]
    text: str


class Close(msgspec.Struct, frozen=True, array_like=True, tag=6):
    """A guest's connection is to be closed."""

    line: int
    code: int


class Reply(msgspec.Struct, frozen=True, array_like=True, tag=7):
    """The response to a request."""

    number: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


Asking = Open | Text | Gone | Call
"""From the node where a guest is connected."""
Telling = Tell | Close | Reply
"""From the node that holds the room."""
ASKING: Final = msgspec.msgpack.Decoder(list[Asking])
TELLING: Final = msgspec.msgpack.Decoder(list[Telling])
_ENCODER: Final = msgspec.msgpack.Encoder()


class Outbox:
    """What waits to be sent over a link, which is cut if too much does."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]], cut: Callable[[], object]) -> None:
        self._send = send
        self._cut = cut
        self._out: list[tuple[int, Asking | Telling]] = []
        self._bytes = 0
        self._ready = asyncio.Event()
        self._same: dict[int, int] = {}
        """By text: where it waits."""
        self._last: dict[int, int] = {}
        """By guest: where the last message for it waits."""

    def put(self, message: Asking | Telling, size: int = 0) -> None:
        """Send a message of about this many bytes as soon as the link takes it."""
        self._out.append((size + 64, message))
        self._bytes += size + 64
        self._ready.set()
        if self._bytes > MOST_WAITING:
            self._cut()

    def tell(self, line: int, text: str) -> None:
        """Send a text to a guest; one that waits for others already is not sent twice.

        Never before what waits for this guest: its messages stay in order.
        """
        at = self._same.get(id(text), -1)
        if at >= 0 and self._last.get(line, -1) < at:
            tell = self._out[at][1]
            assert isinstance(tell, Tell)
            tell.lines.append(line)
        else:
            at = self._same[id(text)] = len(self._out)
            self.put(Tell([line], text), len(text))
        self._last[line] = at

    def close(self, line: int, code: int) -> None:
        """Close a guest's connection after everything that waits for it."""
        self._last[line] = len(self._out)
        self.put(Close(line, code))

    async def run(self) -> None:
        """Send what waits, for as long as the link is there."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            waiting, self._out, self._bytes = self._out, [], 0
            self._same.clear()
            self._last.clear()
            frame: list[Asking | Telling] = []
            room = LARGEST
            for size, message in waiting:
                if frame and size > room:
                    await self._send(_ENCODER.encode(frame))
                    frame, room = [], LARGEST
                frame.append(message)
                room -= size
            await self._send(_ENCODER.encode(frame))
