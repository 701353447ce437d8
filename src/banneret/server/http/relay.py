"""The other end of a link: guests and requests that have arrived at another node, for rooms that this one holds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from banneret.server.access import hashed, same
from banneret.server.cluster.messages import ASKING, Asking, Call, Gone, Open, Outbox, Reply, Text
from banneret.server.http.endpoints import RELAYED, problem_response
from banneret.server.http.websocket import Connection
from banneret.server.problems import Problem
from banneret.server.rooms.rooms import Rooms

LOG: Final = logging.getLogger("banneret.server")
MOST_UNREAD: Final = 500
"""How many messages of one guest may wait to be handled; the other node passes them on no faster than a guest may
send."""


class RelayedSocket:
    """A guest's websocket, which is open at another node."""

    def __init__(self, outbox: Outbox, line: int) -> None:
        self.application_state = WebSocketState.CONNECTED
        self._outbox = outbox
        self._line = line
        self._events: asyncio.Queue[Message] = asyncio.Queue()

    async def receive(self) -> Message:
        """The next message, or that the guest has gone."""
        return await self._events.get()

    async def send_text(self, data: str) -> None:
        """Send a message."""
        self._outbox.tell(self._line, data)

    async def close(self, code: int = 1000) -> None:
        """Close the connection."""
        if self.application_state is WebSocketState.CONNECTED:
            self.application_state = WebSocketState.DISCONNECTED
            self._outbox.close(self._line, code)
            # The other node forgets the guest now and says nothing more of it.
            self.lose()

    def take(self, text: str) -> None:
        """A message has arrived."""
        if self._events.qsize() < MOST_UNREAD:
            self._events.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self.lose()

    def lose(self) -> None:
        """The guest has gone."""
        self._events.put_nowait({"type": "websocket.disconnect", "code": 1001})


class Relay:
    """All that arrives from one other node."""

    def __init__(self, app: Starlette, socket: WebSocket) -> None:
        self._app = app
        self._rooms: Rooms = app.state.rooms
        self._socket = socket
        self._outbox = Outbox(socket.send_bytes, self._cut)
        self._running: asyncio.Task[object] | None = None
        self._lines: dict[int, RelayedSocket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve until the link is cut."""
        writing = asyncio.create_task(self._write())
        self._running = asyncio.current_task()
        try:
            while True:
                for message in ASKING.decode(await self._socket.receive_bytes()):
                    self._take(message)
        except (WebSocketDisconnect, RuntimeError, KeyError):
            pass  # the other node has stopped, or is restarted
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            LOG.error("a node of another version is connected: %s", error)
        finally:
            writing.cancel()
            for line in self._lines.values():
                line.lose()

    def _cut(self) -> None:
        if self._running is not None:
            self._running.cancel()

    async def _write(self) -> None:
        try:
            await self._outbox.run()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the other node has stopped
        finally:
            for line in self._lines.values():
                line.lose()

    def _take(self, message: Asking) -> None:
        match message:
            case Open(number, address, text, own):
                line = self._lines[number] = RelayedSocket(self._outbox, number)
                line.take(text)
                self._begin(self._serve(number, line, address, own))
            case Text(number, text):
                if number in self._lines:
                    self._lines[number].take(text)
            case Gone(number):
                if number in self._lines:
                    self._lines[number].lose()
            case Call():
                self._begin(self._answer(message))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, number: int, line: RelayedSocket, address: str, own: tuple[str, ...]) -> None:
        async def keys(_: str) -> tuple[str, ...]:
            return own

        connection = Connection(self._rooms, line, address, keys, relayed=True)
        try:
            await connection.run()
        finally:
            await line.close(connection.guest.closing or 1000)
            del self._lines[number]

    async def _answer(self, call: Call) -> None:
        """Carry out a request as if it had arrived here. The other node has checked where it comes from."""
        sent = False

        async def receive() -> Message:
            nonlocal sent
            if sent:
                await asyncio.Event().wait()
            sent = True
            return {"type": "http.request", "body": call.body, "more_body": False}

        found: dict[str, Any] = {"status": 500, "headers": []}
        body = bytearray()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                found.update(status=message["status"], headers=message["headers"])
            elif message["type"] == "http.response.body":
                body.extend(message.get("body", b""))

        scope = {
            "type": "http", "http_version": "1.1", "method": call.method, "scheme": call.scheme, "path": call.path,
            "raw_path": call.path.encode(), "query_string": call.query, "root_path": "", "headers": call.headers,
            "client": (call.address, 0), "server": None, "app": self._app, RELAYED: True,
        }  # fmt: skip
        try:
            await self._app.router(scope, receive, send)
        except Exception:
            LOG.exception("a request of another node could not be carried out")
            found["status"], found["headers"] = 500, []
            body = bytearray(problem_response(Problem(500, "our_fault", "something went wrong here")).body)
        self._outbox.put(Reply(call.number, found["status"], found["headers"], bytes(body)), len(body) + 512)


async def node_socket(socket: WebSocket) -> None:
    """The endpoint for other nodes; for everybody else there is nothing here."""
    links = socket.app.state.rooms.links
    scheme, _, shown = socket.headers.get("authorization", "").partition(" ")
    if links is None or scheme != "Bearer" or not same(shown, hashed(links.node.peer.secret)):
        await socket.send_denial_response(Response(status_code=404))
        return
    await socket.accept()
    await Relay(socket.app, socket).run()
