"""Links: the way from this node to the rooms that others hold, for guests and requests that arrive here."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from itertools import count
from typing import Final, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from banneret.server.cluster.messages import (
    LARGEST,
    TELLING,
    Call,
    Close,
    Gone,
    Open,
    Outbox,
    Reply,
    Tell,
    Telling,
    Text,
)
from banneret.server.cluster.node import LEASE, PATIENCE, Node
from banneret.server.problems import Problem, moved

PATH: Final = "/node"
"""Where nodes are reached by each other."""
REACHED: Final = 2.0
"""Seconds within which a node has to let another in."""
LOG: Final = logging.getLogger("banneret.server")


class Unreachable(Exception):
    """A node does not let us in."""


class Guest(Protocol):
    """Somebody who is connected here."""

    address: str

    def tell(self, message: str) -> None:
        """Send a message."""

    def close(self, code: int) -> None:
        """Close the connection."""

    def give_up(self, seconds: float) -> None:
        """Drop the connection if it has taken nothing for this long."""


class FarLine:
    """A guest of this node in a room of another."""

    def __init__(self, link: Link, number: int) -> None:
        self._link = link
        self._number = number

    def send(self, text: str) -> None:
        """Pass a message on."""
        self._link.outbox.put(Text(self._number, text), len(text))

    def gone(self) -> None:
        """The guest has gone."""
        if self._link.guests.pop(self._number, None) is not None:
            self._link.outbox.put(Gone(self._number))


class Link:
    """The connection to another node."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self._calls: dict[int, asyncio.Future[Reply]] = {}
        self.guests: dict[int, Guest] = {}
        self.outbox = Outbox(line.send, self.end)
        self.open = True
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read())]

    def enter(self, guest: Guest, hello: str, own: tuple[str, ...]) -> FarLine:
        """Let a guest say hello there, who is signed in here and so has keys of their own."""
        number = next(self._numbers)
        if self.open:
            self.guests[number] = guest
            self.outbox.put(Open(number, guest.address, hello, own), len(hello))
        else:
            # It was cut between being found and being used.
            guest.close(1012)
        return FarLine(self, number)

    async def ask(
        self,
        scheme: str,
        method: str,
        path: str,
        query: bytes,
        headers: list[tuple[bytes, bytes]],
        body: bytes,
        address: str,
    ) -> Reply:
        """Have a request answered there. Raises Problem if the node is lost meanwhile."""
        if len(body) > LARGEST - 8_192:
            raise Problem(413, "too_large", "this request is too large for a room on another server")
        if not self.open:
            raise moved()
        number = next(self._numbers)
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._calls[number] = reply
        self.outbox.put(Call(number, scheme, method, path, query, headers, body, address), len(body) + 4096)
        try:
            return await reply
        finally:
            del self._calls[number]

    def end(self) -> None:
        """Cut it: whoever plays over it has to reconnect, and finds the room wherever it is then."""
        if not self.open:
            return
        self.open = False
        for task in self._tasks:
            task.cancel()
        self._line.transport.abort()
        for guest in self.guests.values():
            guest.close(1012)
        for call in self._calls.values():
            if not call.done():
                call.set_exception(moved())

    async def _write(self) -> None:
        try:
            await self.outbox.run()
        except (WebSocketException, OSError):
            pass
        finally:
            self.end()

    async def _read(self) -> None:
        try:
            async for frame in self._line:
                if isinstance(frame, bytes):
                    for message in TELLING.decode(frame):
                        self._take(message)
        except (WebSocketException, OSError):
            pass
        finally:
            self.end()

    def _take(self, message: Telling) -> None:
        match message:
            case Tell(lines, text):
                for number in lines:
                    guest = self.guests.get(number)
                    if guest is not None:
                        guest.tell(text)
            case Close(number, code):
                guest = self.guests.pop(number, None)
                if guest is not None:
                    guest.close(code)
            case Reply(number):
                call = self._calls.get(number)
                if call is not None and not call.done():
                    call.set_result(message)


class Links:
    """The connections to all other nodes, each opened when it is first needed."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._links: dict[str, Link] = {}
        self._opening: dict[str, asyncio.Task[Link]] = {}

    async def to(self, node: str) -> Link:
        """The link to a node. Raises Unreachable."""
        link = self._links.get(node)
        if link is not None and link.open:
            return link
        opening = self._opening.get(node)
        if opening is None:
            opening = self._opening[node] = asyncio.create_task(self._open(node))
            opening.add_done_callback(lambda _: self._opening.pop(node, None))
        return await asyncio.shield(opening)

    async def _open(self, node: str) -> Link:
        peer = self.node.alive.get(node)
        if peer is None:
            raise Unreachable
        shown = {"Authorization": f"Bearer {peer.secret}"}
        url = peer.url.replace("http", "ws", 1) + PATH
        try:
            line = await connect(
                url, additional_headers=shown, compression=None, max_size=None, proxy=None, open_timeout=REACHED,
                close_timeout=1, ping_interval=LEASE, ping_timeout=PATIENCE,
            )  # fmt: skip
        except (WebSocketException, OSError, TimeoutError) as error:
            LOG.warning("node %s cannot be reached: %s", node[:4], error)
            raise Unreachable from None
        link = self._links[node] = Link(line)
        return link

    def guests(self) -> list[Guest]:
        """Everybody who is connected here and plays elsewhere."""
        return [guest for link in self._links.values() for guest in link.guests.values()]

    def look(self) -> None:
        """Cut the links to nodes that are not alive: they may only be stopped, and would keep everybody waiting."""
        for node, link in list(self._links.items()):
            if node not in self.node.alive or not link.open:
                link.end()
                del self._links[node]

    def close(self) -> None:
        """Cut all links."""
        for link in self._links.values():
            with suppress(RuntimeError):
                link.end()
