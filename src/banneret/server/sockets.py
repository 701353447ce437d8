"""The websocket: one connection, its messages in order, each answered or refused.

What cannot be read is refused; who sends too much, too fast or not even text is cut off with a code that says so:
1003 not text, 1008 broke a rule of the house, 1009 too large, 1011 our own fault, 1012 the server stops, 1013 too slow.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from banneret.kernel.errors import BanneretError
from banneret.server.access import same_origin
from banneret.server.guest import Guest
from banneret.server.hall import Hall
from banneret.server.problems import Problem, bad, conflict, too_many
from banneret.server.room import Room
from banneret.server.workers import foreseen, reasons, view_before, ways
from banneret.table.protocol import (
    Before,
    ClientMessage,
    Done,
    Foresee,
    Give,
    Hello,
    Past,
    Ping,
    Reach,
    Reasons,
    Redo,
    Refused,
    Say,
    ServerMessage,
    Sit,
    Speak,
    Undo,
    Ways,
    Why,
)
from banneret.text import LANGUAGES

LOG: Final = logging.getLogger("banneret.server")
MOST_MISTAKES: Final = 20
"""Messages that may be refused as unreadable or too fast before the line is cut."""
DECODER: Final = msgspec.json.Decoder(ClientMessage)


class Connection:
    """One websocket, from its hello to its end."""

    def __init__(self, hall: Hall, socket: WebSocket, address: str) -> None:
        self.hall = hall
        self.socket = socket
        self.guest = Guest(socket, address, hall.limits)
        self.room: Room | None = None
        self._mistakes = 0

    async def run(self) -> None:
        """Read until the line is gone."""
        writer = asyncio.create_task(self._write())
        try:
            first = await asyncio.wait_for(self._receive(), self.hall.limits.hello_seconds)
            while first is not None:
                await self._take(first)
                if self.guest.closing:
                    break
                first = await self._receive()
        except TimeoutError:
            self.guest.close(1008)
        except (WebSocketDisconnect, RuntimeError):
            self.guest.close(1001)
        finally:
            if not self.guest.closing:
                self.guest.close(1000)
            if self.room is not None:
                self.room.leave(self.guest)
            await writer

    async def _write(self) -> None:
        """Send what is to be sent, then close the line with the code the guest was given."""
        try:
            await self.guest.write()
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(self.guest.closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.guest.closing = self.guest.closing or 1001

    async def _receive(self) -> str | None:
        """The next message, or None where the line is to be cut."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code") or 1000)
        text = event.get("text")
        if text is None:
            self.guest.close(1003)
            return None
        if len(text) > self.hall.limits.message_bytes:
            self.guest.close(1009)
            return None
        return str(text)

    async def _take(self, text: str) -> None:
        """Carry a message out, or say why not."""
        guest = self.guest
        seq = 0
        try:
            if not guest.messages.take():
                raise too_many("you send faster than anybody plays")
            try:
                message = DECODER.decode(text)
            except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
                raise Problem(400, "bad_message", str(error)[:200]) from None
            seq = message.seq
            if not guest.seq < seq <= 2**53:
                raise conflict("repeated", "the numbers of messages must grow")
            guest.seq = seq
            await self._do(message)
        except Problem as problem:
            code = "too_fast" if problem.status == 429 else problem.code
            self._refuse(seq, code, problem.text, problem.clauses)
            if problem.status in (400, 429):
                self._mistakes += 1
            if self._mistakes > MOST_MISTAKES or self.room is None:
                guest.close(1008)
        except BanneretError as error:
            self._refuse(seq, "refused", str(error), getattr(error, "clauses", ()))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            LOG.exception("a message could not be carried out")
            self._refuse(seq, "our_fault", "something went wrong here; the game is as it was")
            guest.close(1011)

    def _refuse(self, re: int, code: str, text: str, clauses: tuple[str, ...] = ()) -> None:
        self._tell(Refused(re, code, text, clauses))

    def _tell(self, message: ServerMessage) -> None:
        self.guest.tell(msgspec.json.encode(message).decode())

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
            return
        room, guest = self.room, self.guest
        if room is None:
            raise bad("say hello first")
        match message:
            case Give(seq, choice, answer):
                async with room.lock:
                    await room.answer(guest, choice, answer, seq)
            case Undo(seq):
                async with room.lock:
                    await room.undo(guest, seq)
            case Redo(seq):
                async with room.lock:
                    await room.redo(guest, seq)
            case Say(seq, said):
                text = " ".join(said.split())
                if not text or len(text) > self.hall.limits.chat_length:
                    raise Problem(409, "too_long", f"a line of chat has 1 to {self.hall.limits.chat_length} characters")
                async with room.lock:
                    await room.say(guest, text)
                self._tell(Done(seq))
            case Sit(seq, seat):
                async with room.lock:
                    room.sit(guest, seat, seq)
            case Speak(seq, lang):
                guest.lang = _language(lang)
                async with room.lock:
                    room.welcome(guest, seq)
            case Ping(seq):
                self._tell(Done(seq))
            case _:
                await self._ask(room, message)

    async def _ask(self, room: Room, message: ClientMessage) -> None:
        """What takes a moment is found out by a worker, about the position as it is now."""
        do = self.hall.workers.do
        eyes, position, lang = self.guest.eyes, room.position, self.guest.lang
        mine = not room.game.over and room.game.state.seat == eyes
        match message:
            case Why(seq, at, answer):
                found = await do(reasons, position, eyes, at, answer, lang) if mine else ()
                self._tell(Reasons(seq, found))
            case Foresee(seq, answer):
                if not mine:
                    raise Problem(409, "not_asked", "you are not asked now")
                self._tell(await do(foreseen, position, eyes, answer, seq))
            case Reach(seq):
                self._tell(Ways(seq, await do(ways, position, eyes) if mine else ()))
            case Past(seq, n):
                if n < 0:
                    raise bad("events are numbered from 0")
                self._tell(Before(seq, n, await do(view_before, position, eyes, n)))

    async def _hello(self, hello: Hello) -> None:
        if self.room is not None:
            raise conflict("repeated", "you have said hello already")
        if len(hello.keys) > 9:
            raise bad("a room has not so many seats")
        self.guest.lang = _language(hello.lang)
        self.guest.name = " ".join(hello.name.split())[:40]
        while self.room is None:
            room = await self.hall.room(hello.room)
            async with room.lock:
                # A room that went to sleep before we came in is not the one that others will meet in.
                if self.hall.rooms.get(room.id) is room:
                    room.enter(self.guest, hello.keys, hello.since, hello.seq)
                    self.room = room


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise bad(f"there is no language {lang[:20]!r}; there are {', '.join(LANGUAGES)}")
    return lang


async def table_socket(socket: WebSocket) -> None:
    """The endpoint: checks where the connection comes from and how many there are, then lets it run."""
    hall: Hall = socket.app.state.hall
    address = socket.client.host if socket.client else ""
    host = socket.headers.get("host", "")
    if not same_origin(socket.headers.get("origin"), host, socket.app.state.origins):
        await socket.close(1008)
        return
    if not hall.addresses.connect(address):
        await socket.close(1013)
        return
    try:
        await socket.accept()
        await Connection(hall, socket, address).run()
    finally:
        hall.addresses.disconnect(address)
