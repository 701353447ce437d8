"""The websocket: one connection, its messages in order, each answered or refused.

Unreadable messages are refused; a client that sends too much, too fast or not even text is cut off with a code that
says so: 1003 not text, 1008 broke a rule, 1009 too large, 1011 our own fault, 1012 the server stops, 1013 too slow or
too many.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from banneret.kernel.errors import StorageError
from banneret.server.access import network_of, same_origin, shown_name
from banneret.server.cluster.links import FarLine, Unreachable
from banneret.server.http.agreements import AGREEMENTS, carry_out
from banneret.server.http.endpoints import problem_response
from banneret.server.http.sessions import secrets_of
from banneret.server.http.sockets import Socket
from banneret.server.jobs.tasks import Position, foreseen, log_before, reasons, view_before, ways
from banneret.server.problems import SOON, Elsewhere, Problem, bad, conflict, not_stored, too_many
from banneret.server.rooms.ask_me import ask_me
from banneret.server.rooms.chat import say
from banneret.server.rooms.guest import Guest
from banneret.server.rooms.reports import report
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from banneret.server.rooms.seat_habits import set_habits
from banneret.table import protocol
from banneret.text import LANGUAGES

R = TypeVar("R")
LOG: Final = logging.getLogger("banneret.server")
MOST_MISTAKES: Final = 20
"""How many messages may be refused as unreadable or too fast before the connection is cut."""
LAST_WORDS: Final = 10.0
"""How many seconds closing a connection may take."""
CHEAP: Final = (
    protocol.Give,
    protocol.Undo,
    protocol.Redo,
    protocol.AskMe,
    protocol.SetHabits,
    protocol.Say,
    protocol.ReportLine,
    protocol.Sit,
    *AGREEMENTS,
)
"""Messages that are part of a game; others are questions, which affect only the server."""
DECODER: Final = msgspec.json.Decoder(protocol.ClientMessage)


class Connection:
    """One websocket, from its hello to its end."""

    def __init__(
        self,
        rooms: Rooms,
        socket: Socket,
        address: str,
        own_keys: Callable[[str], Awaitable[tuple[str, ...]]],
        relayed: bool = False,
    ) -> None:
        self.rooms = rooms
        self.send_text = socket.send_text
        self.guest = Guest(self, address, rooms.limits)
        self.room: Room | None = None
        self._socket = socket
        self._own_keys = own_keys
        """What opens the seats of whoever is signed in, in a room."""
        self._relayed = relayed
        """Whether another node passes it on to us."""
        self._far: FarLine | None = None
        """Where its messages go if another node holds the room."""
        self._mistakes = 0
        self._reader: asyncio.Task[object] | None = None
        """The task that waits for a message, and for nothing else."""
        self._ahead: asyncio.Task[str | None] | None = None
        """The next message, awaited during a longer task, so that a lost connection is noticed."""
        self._aside: asyncio.Task[None] | None = None
        """Texts that are made while other messages are handled."""
        self._hinting: asyncio.Task[None] | None = None
        """What is thought about for a hint meanwhile."""
        self._writer = asyncio.create_task(self._write())

    async def run(self) -> None:
        """Read until the connection is gone."""
        try:
            text = await asyncio.wait_for(self._receive(), self.rooms.limits.hello_seconds)
            while text is not None:
                await self._take(text)
                if self.guest.closing:
                    break
                text = await self._next()
        except TimeoutError:
            self.guest.close(1008)
        except (WebSocketDisconnect, RuntimeError):
            self.guest.close(1001)
        finally:
            for task in (self._ahead, self._aside, self._hinting):
                if task is not None:
                    task.cancel()
            self.guest.close(1000)
            if self.room is not None:
                self.room.leave(self.guest)
            if self._far is not None:
                self._far.gone()
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(self._writer, LAST_WORDS)

    def abort(self) -> None:
        """Drop the connection. What is being carried out is not interrupted."""
        self.guest.close(1013)
        self._writer.cancel()
        if self._reader is not None:
            self._reader.cancel()

    async def _write(self) -> None:
        """Send what is waiting, then close the connection with the guest's code."""
        try:
            await self.guest.write()
            if self._socket.application_state is WebSocketState.CONNECTED:
                await self._socket.close(self.guest.closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.guest.close(1001)

    async def _next(self) -> str | None:
        """The next message: one that arrived while another was handled, or a new one."""
        coming, self._ahead = self._ahead, None
        return await (coming or self._receive())

    async def _receive(self) -> str | None:
        """The next message, or None if the connection is to be cut."""
        self._reader = asyncio.current_task()
        try:
            event = await self._socket.receive()
        except asyncio.CancelledError:
            if self.guest.closing:
                return None
            raise
        finally:
            self._reader = None
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code") or 1000)
        text = event.get("text")
        if text is None:
            self.guest.close(1003)
            return None
        if len(text) > self.rooms.limits.message_bytes:
            self.guest.close(1009)
            return None
        return str(text)

    async def _take(self, text: str) -> None:
        """Carry out a message, or say why not."""
        good = self.guest.messages.take()
        if self._far is not None:
            if not good:
                # The other node counts as well and would refuse it; nothing may pile up on the way there.
                await asyncio.sleep(1 / self.rooms.limits.messages_per_second)
            self._far.send(text)
            return
        try:
            message = DECODER.decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
            self._refuse(0, Problem(400, "bad_message", str(error)[:200]))
            return
        await self._carry(message.seq, self._checked(message, good))

    async def _checked(self, message: protocol.ClientMessage, good: bool) -> None:
        """Carry out a message that came in order and not too fast."""
        if not self.guest.seq < message.seq <= 2**53:
            raise conflict("repeated", "message numbers must increase")
        self.guest.seq = message.seq
        if not good:
            raise too_many("you send faster than anybody plays")
        await self._do(message)

    async def _carry(self, seq: int, work: Awaitable[None]) -> None:
        """Carry out what a message asks for, or say why not."""
        guest = self.guest
        try:
            await work
        except Problem as problem:
            self._refuse(seq, problem)
        except StorageError as error:
            LOG.error("a message could not be carried out: %s", error)
            self._refuse(seq, not_stored(error))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            LOG.exception("a message could not be carried out")
            fault = Problem(500, "our_fault", "something went wrong here; the game is as it was")
            self._tell(protocol.Refused(seq, fault.code, fault.said(guest.lang), again=SOON))
            guest.close(1011)

    def _refuse(self, re: int, problem: Problem) -> None:
        """Say why not, and whether to try again. A client that is not let in, or makes too many mistakes, is cut
        off."""
        if problem.status == 429:
            problem.code = "too_fast"
        said = problem.said(self.guest.lang)
        self._tell(protocol.Refused(re, problem.code, said, problem.clauses, problem.again))
        if problem.status in (400, 429):
            self._mistakes += 1
        if self.room is None and problem.again is not None:
            self.guest.close(1013)
        elif self._mistakes > MOST_MISTAKES or self.room is None:
            self.guest.close(1008)

    def _tell(self, message: protocol.ServerMessage) -> None:
        self.guest.tell(msgspec.json.encode(message).decode())

    async def _do(self, message: protocol.ClientMessage) -> None:
        if isinstance(message, protocol.Hello):
            await self._hello(message)
            return
        room, guest = self.room, self.guest
        if room is None:
            raise bad("say hello first")
        if isinstance(message, protocol.Ping):
            self._tell(protocol.Done(message.seq))
            return
        if not isinstance(message, CHEAP) and not guest.questions.take():
            raise Problem(409, "too_fast", "you ask faster than anybody can read", again=SOON)
        if isinstance(message, protocol.Earlier):
            # A newcomer need not wait for it before playing.
            self._aside = self._beside(self._aside, message.seq, self._tell_earlier(room, message))
            return
        if isinstance(message, protocol.AskHint):
            # Whoever knows the answer meanwhile gives it.
            self._hinting = self._beside(self._hinting, message.seq, self._tell_hint(room, message))
            return
        if isinstance(message, protocol.Why | protocol.Foresee | protocol.Reach | protocol.Past):
            with self.rooms.addresses.asking(guest.address) as good:
                if not good:
                    raise Problem(409, "too_fast", "too many of your questions are being worked out", again=SOON)
                await self._ask(room, message)
            return
        async with room.saving.locked():
            if guest.closing:
                return
            if isinstance(message, AGREEMENTS):
                await carry_out(room, guest, message)
                self._tell(protocol.Done(message.seq))
                return
            match message:
                case protocol.Give(seq, choice, answer):
                    await room.answer(guest, choice, answer, seq)
                case protocol.Undo(seq):
                    await room.undo(guest, seq)
                case protocol.Redo(seq):
                    await room.redo(guest, seq)
                case protocol.AskMe(seq, when, seat):
                    await ask_me(room, guest, when, seat)
                    self._tell(protocol.Done(seq))
                case protocol.SetHabits(seq, habits, seat):
                    await set_habits(room, guest, habits, seat, seq)
                case protocol.Say(seq, said):
                    await self._say(room, said, seq)
                case protocol.ReportLine(seq, n):
                    await report(room, guest, n)
                    self._tell(protocol.Done(seq))
                case protocol.Sit(seq, seat):
                    room.sit(guest, seat, seq)
                case protocol.Speak(seq, lang):
                    guest.lang = _language(lang)
                    room.welcome(guest, seq)

    def _beside(
        self, before: asyncio.Task[None] | None, seq: int, work: Coroutine[Any, Any, None]
    ) -> asyncio.Task[None]:
        """Carry something out while other messages are; only one of a kind at a time."""
        if before is not None and not before.done():
            work.close()
            raise Problem(409, "too_fast", "what you asked for before is being worked out", again=SOON)
        return asyncio.create_task(self._carry(seq, work))

    async def _say(self, room: Room, said: str, seq: int) -> None:
        most = self.rooms.limits.chat_length
        text = shown_name(said, most + 1)
        if not 0 < len(text) <= most:
            raise Problem(409, "too_long", f"a line of chat has 1 to {most} characters")
        await say(room, self.guest, text)
        self._tell(protocol.Done(seq))

    async def _ask(self, room: Room, message: protocol.Why | protocol.Foresee | protocol.Reach | protocol.Past) -> None:
        """Let a worker answer a longer question about the present position."""
        async with room.saving.locked():
            # Without the lock this might be a position that is still being saved.
            eyes, position, lang = self.guest.eyes, room.position, self.guest.lang
            mine = not room.game.over and room.game.state.seat == eyes
        match message:
            case protocol.Why(seq, at, answer):
                found = await self._find(reasons, position, eyes, at, answer, lang) if mine else ()
                self._tell(protocol.Reasons(seq, found))
            case protocol.Foresee(seq, answer, first):
                if not mine:
                    raise Problem(409, "not_asked", "you are not being asked now")
                self._tell(await self._find(foreseen, position, eyes, answer, seq, first))
            case protocol.Reach(seq):
                self._tell(protocol.Ways(seq, await self._find(ways, position, eyes) if mine else ()))
            case protocol.Past(seq, n):
                if n < 0:
                    raise bad("events are numbered from 0")
                looking = self.rooms.readers.do(view_before, position, eyes, n, by=self.guest.address)
                self._tell(protocol.Before(seq, n, await self._unless_gone(looking)))

    async def _tell_earlier(self, room: Room, message: protocol.Earlier) -> None:
        if message.before < 0:
            raise bad("events are numbered from 0")
        by = self.guest.address
        with self.rooms.addresses.asking(by) as good:
            if not good:
                raise Problem(409, "too_fast", "too many of your questions are being worked out", again=SOON)
            async with room.saving.locked():
                eyes, position, lang = self.guest.eyes, room.position, self.guest.lang
                names = room.names(lang)
            found = await self.rooms.readers.do(log_before, position, eyes, message.before, lang, names, by=by)
            if eyes == self.guest.eyes:
                self._tell(protocol.Log(message.seq, found))
            else:
                raise conflict("stale", "another player at this screen has sat down")

    async def _tell_hint(self, room: Room, message: protocol.AskHint) -> None:
        by = self.guest.address
        with self.rooms.addresses.asking(by) as good:
            if not good or not self.rooms.addresses.may_have_hint(by):
                raise Problem(409, "too_fast", "you ask for hints faster than anybody can think", again=SOON)
            answers, fight = await room.hints.ask(self.guest, message.choice, message.moment)
        self._tell(protocol.Hint(message.seq, message.choice, answers, fight))

    async def _find(self, task: Callable[..., R], position: Position, *args: object) -> R:
        """A worker's answer about a game."""
        return await self._unless_gone(self.rooms.workers.do(task, position, *args, by=self.guest.address))

    async def _unless_gone(self, work: Coroutine[Any, Any, R]) -> R:
        """The result of a longer task; it is abandoned when the client has gone."""
        doing = asyncio.create_task(work)
        self._ahead = coming = self._ahead or asyncio.create_task(self._receive())
        try:
            await asyncio.wait({doing, coming}, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done() and (coming.cancelled() or coming.exception() or coming.result() is None):
                raise WebSocketDisconnect(1001)
            return await doing
        finally:
            doing.cancel()

    async def _hello(self, hello: protocol.Hello) -> None:
        if self.room is not None:
            raise conflict("repeated", "you have said hello already")
        if len(hello.keys) > 9:
            raise bad("no room has that many seats")
        await self.rooms.prepared.wait()
        self.guest.lang = _language(hello.lang)
        self.guest.name = shown_name(hello.name)
        own = await self._own_keys(hello.room)
        keys = (*hello.keys, *own)
        while self.room is None and self._far is None:
            try:
                async with self.rooms.inside(hello.room, self.guest.address) as room:
                    # Whoever is signed in may have lost the seat, and may still watch; a key that opens nothing is a
                    # mistake.
                    found = keys if hello.keys or room.seats_of(keys) or room.is_host(keys) else ()
                    room.enter(self.guest, found, hello.since, hello.seq)
                    self.room = room
            except Elsewhere as there:
                await self._enter_there(there, hello, own)

    async def _enter_there(self, there: Elsewhere, hello: protocol.Hello, own: tuple[str, ...]) -> None:
        """Enter a room that another node holds; if that node is lost, wait until anybody may take the room."""
        links = self.rooms.links
        if links is None or self._relayed:
            raise there
        try:
            link = await links.to(there.node)
        except Unreachable:
            await links.node.outlive(there.node)
        else:
            self._far = link.enter(self.guest, msgspec.json.encode(hello).decode(), own)


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise bad(f"there is no language {lang[:20]!r}; there are {', '.join(LANGUAGES)}")
    return lang


async def table_socket(socket: WebSocket) -> None:
    """The endpoint: checks the origin and the number of connections, then runs the connection."""
    rooms: Rooms = socket.app.state.rooms
    address = network_of(socket.client.host if socket.client else "")
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", ""), socket.app.state.origins):
        await _turn_away(socket, Problem(403, "other_origin", "pages from other sites cannot connect"))
        return
    with rooms.addresses.connecting(address) as good:
        if not good or not rooms.addresses.may_ask(address):
            await _turn_away(socket, too_many("too many connections"))
            return
        await socket.accept()
        await Connection(rooms, socket, address, partial(_own_keys, socket)).run()


async def _own_keys(socket: WebSocket, room: str) -> tuple[str, ...]:
    state = socket.app.state
    session = await state.people.session(secrets_of(socket))
    return () if session is None else await state.belongings.keys_in(session.person, room)


async def _turn_away(socket: WebSocket, problem: Problem) -> None:
    """Refuse a connection before it is opened."""
    await socket.send_denial_response(problem_response(problem))
