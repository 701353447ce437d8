"""uvicorn's protocols with limits.

uvicorn waits for the head of a request for as long as the other end likes, reads a quarter of a megabyte at once and
handles every small piece of it before anybody else has a turn, and answers a broken request even if it has already been
answered. These protocols report to `Lines` what a connection is doing, read in small portions and count small pieces.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from banneret.server.access import Bucket
from banneret.server.http.network.connections import Lines, Phase
from banneret.server.http.network.event_loop import few_at_once
from banneret.server.http.network.loop_pauses import watch
from banneret.server.http.network.repeated_log_lines import keep_quiet

LOG: Final = logging.getLogger("banneret.server")
PORTION: Final = 4096
"""How many bytes are read from a connection before the next has its turn."""
HEAD: Final = 8192
"""The maximum number of bytes in the head of a request."""
PIECES: Final = 256
"""In how many pieces a body or a websocket message may come, however small; further pieces need a minimum size."""
PIECE: Final = 64
"""The minimum average size of the pieces of a longer body."""
CONTROLS: Final = 60
"""How many pings and pongs a websocket may send at once; one more is allowed every second."""
BATCH: Final = 32
"""How many connections are accepted at once."""
QUEUE: Final = 1024
"""How many connections may wait to be accepted."""
NO_FILE: Final = "socket.accept() out of system resource"
"""asyncio's message when the system has no more files."""
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 20\r\n"
    b"retry-after: 10\r\nconnection: close\r\n\r\ntoo many connections"
)


class LineConfig(uvicorn.Config):
    """uvicorn's configuration, with the connections it has to count."""

    def __init__(self, app: Any, lines: Lines, **how: Any) -> None:
        # Up to `backlog` connections are accepted at once, before the first of them is handled.
        super().__init__(
            app,
            loop=f"{few_at_once.__module__}:{few_at_once.__name__}",
            http=HttpLine,
            ws=SocketLine,
            backlog=BATCH,
            **how,
        )
        self.lines = lines


class LineServer(uvicorn.Server):
    """uvicorn's server, which keeps running when the system has no file left for another connection."""

    def __init__(self, config: LineConfig) -> None:
        super().__init__(config)
        keep_quiet()
        self._lines = config.lines
        self._made_room = -1.0
        self.leaving: Callable[[], Awaitable[None]] | None = None
        """What is done first when the server stops, while everybody is still connected."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self.on_error)
        watch(loop)
        await super().startup(sockets)
        for listening in sockets or ():
            # uvicorn lets no more wait than are accepted at once.
            listening.listen(QUEUE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        if self.leaving is not None:
            await self.leaving()
        await super().shutdown(sockets)

    def on_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle an error in the loop itself. asyncio reports a failed accept once for every attempt."""
        if context.get("message") != NO_FILE:
            loop.default_exception_handler(context)
        elif loop.time() >= self._made_room + 1:
            self._made_room = loop.time()
            closed = self._lines.make_room(BATCH)
            LOG.error(
                "no new connection can be accepted (%s): %d that waited were closed", context["exception"], closed
            )


def _read_in_portions(transport: asyncio.Transport) -> None:
    # A loop without this setting reads as much at once as it likes.
    with suppress(AttributeError):
        transport.max_size = PORTION  # type: ignore[attr-defined]


class SmallPieces(h11.RemoteProtocolError):
    """A body in too many small pieces."""


class Counting(h11.Connection):
    """h11 that counts the pieces of a body."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, HEAD)
        self._pieces = 0
        self._bytes = 0

    def next_event(self) -> Any:
        """The next event. RemoteProtocolError for anything that breaks the rules of HTTP or our limits."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = self._bytes = 0
        elif isinstance(event, h11.Data):
            self._pieces += 1
            self._bytes += len(event.data)
            if self._pieces > PIECES + self._bytes // PIECE:
                raise SmallPieces("a body in too many small pieces")
        return event


class HttpLine(H11Protocol):
    """A connection for requests."""

    def __init__(self, config: LineConfig, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self.conn = Counting()
        self._lines = config.lines
        self._broken = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or turn it away."""
        super().connection_made(transport)
        _read_in_portions(transport)
        if not self._lines.come(transport, self.client[0] if self.client else "", self.loop):
            self._broken = True
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is closed."""
        self._lines.go(self.transport)
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Process what has arrived, and note what the connection is doing now."""
        if not self._broken:
            super().data_received(data)
            self._place()

    def pause_writing(self) -> None:
        """The other end does not take what was sent."""
        super().pause_writing()
        self._place()

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        self._place()

    def on_response_complete(self) -> None:
        """Wait for the next request, or continue with one that has already arrived."""
        self._lines.place(self.transport, Phase.WAITING, self.loop.time(), anew=True)
        super().on_response_complete()
        self._place()

    def send_400_response(self, msg: str) -> None:
        """Report a broken request, unless it has already been answered; then nothing more is read or sent."""
        self._broken = True
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
        if self.cycle is not None:
            # Code still working on the request finds that the client has gone.
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def _place(self) -> None:
        cycle = cast(RequestResponseCycle | None, self.cycle)
        if self.transport.get_protocol() is not self:
            return  # it has become a websocket
        if self.flow.write_paused:
            phase = Phase.UNREAD
        elif cycle is None or cycle.response_complete or self._broken:
            phase = Phase.WAITING
        else:
            phase = Phase.ARRIVING if cycle.more_body else Phase.BUSY
        self._lines.place(self.transport, phase, self.loop.time())


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that has become a websocket."""

    def __init__(self, config: LineConfig, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self._lines = config.lines
        self._controls = Bucket(1.0, CONTROLS, self.loop.time)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is taken over from HTTP."""
        super().connection_made(transport)
        self._place(Phase.BUSY)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is closed."""
        self._lines.go(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The other end does not take what was sent."""
        super().pause_writing()
        self._place(Phase.UNREAD)

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        self._place(Phase.BUSY)

    def keepalive_timeout(self) -> None:
        """Nobody answers: close the connection, unless the data sent last keeps it open."""
        super().keepalive_timeout()
        self._place(Phase.UNREAD)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Serving this connection has finished."""
        super().on_task_complete(task)
        self._place(Phase.UNREAD)

    def handle_connect(self, event: Request) -> None:
        """Begin to serve the connection, or refuse an invalid handshake."""
        super().handle_connect(event)
        if self.close_sent:
            self._place(Phase.UNREAD)

    def handle_cont(self, event: Frame) -> None:
        """Another piece of a message."""
        if len(self.frames) >= PIECES:
            self._cut("a message in too many pieces")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many."""
        if self._controls.take():
            super().handle_ping()
        else:
            self._cut("too many pings")

    def handle_pong(self, event: Frame) -> None:
        """Accept a pong, unless there are too many."""
        if self._controls.take():
            super().handle_pong(event)
        else:
            self._cut("too many pongs")

    def _cut(self, reason: str) -> None:
        if not self.close_sent and self.conn.state is State.OPEN:
            self.conn.fail(1008, reason)
            self.handle_parser_exception()

    def _place(self, phase: Phase) -> None:
        self._lines.place(self.transport, phase, self.loop.time())
