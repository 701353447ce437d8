"""TableClient: a seat at a table for a program.

    async with TableClient.connect("http://localhost:8000", room, [key]) as table:
        async for asked in table:
            await table.answer(asked.options[0].key)
        print(table.now.returns)

The client keeps what a page would show: the view with all changes, the log, the chat. After a lost connection, as when
the server restarts, it reconnects for as long as `patience` lasts; so it does while its hello is refused temporarily.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import sleep
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import random
from typing import Any, Final, cast

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_line
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from banneret.server.client.rest import LineLost, RefusedByTable
from banneret.table import protocol
from banneret.table.patch import patched
from banneret.table.room_types import ChatLine, RoomInfo

LARGEST: Final = 32_000_000
"""Bytes of one message: the whole log of a long game."""
FINAL_CODES: Final = frozenset({1003, 1008, 1009})
"""After these close codes the client does not reconnect: the server objected to what it was sent."""
BREATH: Final = 0.5
"""Seconds to wait before repeating a message that was sent too fast."""
FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 8.0
"""The longest wait between two attempts; waits double from one to the next."""
MISSED: Final = frozenset({"late", "not_asked", "stale"})
"""An answer refused with one of these codes has been overtaken by the game."""
_DECODER: Final[msgspec.json.Decoder[protocol.ServerMessage]] = msgspec.json.Decoder(protocol.ServerMessage)

Chooser = Callable[[protocol.Asked, protocol.Table], str]
"""Says which answer to give, by its key."""


class TableClient:
    """One connection to a room, with everything it has received."""

    def __init__(self, url: str, room: str, keys: Sequence[str], lang: str, name: str, patience: float) -> None:
        self._address = "ws" + url.removeprefix("http").rstrip("/") + "/ws"
        self._hello = protocol.Hello(0, room, tuple(keys), lang, name)
        self._patience = patience
        self._line: ClientConnection | None = None
        self._seq = 0
        self.room: RoomInfo
        self.seats: tuple[int, ...] = ()
        """The seats the keys open."""
        self.host = False
        self.now: protocol.Table | None = None
        """What can be seen now; None while the room waits for seats to be taken."""
        self.log: list[protocol.Told] = []
        self.chat: list[ChatLine] = []
        self.lines_made = 0
        """How often the client has connected: more than once after a lost connection."""

    @classmethod
    @asynccontextmanager
    async def connect(
        cls,
        url: str,
        room: str,
        keys: Sequence[str] = (),
        *,
        lang: str = "en",
        name: str = "",
        patience: float = 30.0,
    ) -> AsyncIterator[TableClient]:
        """Come to a table: with keys to sit there, with none to watch.

        Raises RefusedByTable if the room does not let the client in, LineLost if the server does not answer.
        """
        client = cls(url, room, keys, lang, name, patience)
        await client._come()
        try:
            yield client
        finally:
            await client._leave()

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> protocol.Asked | None:
        """The question this client has to answer now."""
        return self.now.asked if self.now is not None else None

    async def __aiter__(self) -> AsyncIterator[protocol.Asked]:
        """Every question until the game is over. An unanswered question is asked again."""
        while self.now is None or not self.now.over:
            if self.asked is not None:
                yield self.asked
                continue
            mine = set(self.now.waiting).intersection(self.seats) if self.now is not None else set()
            if mine:
                # A table at which one screen serves several players waits for the next of them to sit down.
                await self._request(protocol.Sit(0, mine.pop()))
            else:
                await self.listen()

    async def answer(self, key: str) -> None:
        """Answer the question. Returns once the server has kept the answer; raises RefusedByTable if it was not taken.

        If the connection breaks in the meantime, the number of the question shows whether the answer has arrived.
        """
        asked = self.asked
        if asked is None:
            raise RefusedByTable("not_asked", "nothing is being asked now")
        tries = Tries(self._patience)
        while self.asked is not None and (self.asked.seat, self.asked.choice) == (asked.seat, asked.choice):
            try:
                if await self._request(protocol.Give(0, asked.choice, key)) is not None:
                    return
            except RefusedByTable as refused:
                if not await tries.wait(refused.again):
                    raise

    async def undo(self) -> None:
        """Take back the last answer, if it revealed nothing."""
        await self._request(protocol.Undo(0))

    async def ask_me(self, when: str, seat: int = -1) -> None:
        """Ask to be asked as well, whichever seat is asked now: `never`, `once` or `always`."""
        await self._request(protocol.AskMe(0, when, seat))

    async def set_habits(self, habits: dict[str, str], seat: int = -1) -> None:
        """Have some questions answered automatically from now on."""
        await self._request(protocol.SetHabits(0, habits, seat))

    async def say(self, text: str) -> None:
        """Say something to everybody in the room."""
        await self._request(protocol.Say(0, text))

    async def ask_for_seat(self, seat: int, bot: str = "") -> None:
        """As the host: ask a player to give up the seat, to a bot or to anybody who comes."""
        await self._request(protocol.AskSeat(0, seat, bot))

    async def give_seat(self, seat: int, yes: bool) -> None:
        """Give up a seat that the host has asked for (`room.seats[seat].wanted`), or keep it."""
        await self._request(protocol.GiveSeat(0, seat, yes))

    async def agree(self, yes: bool) -> None:
        """Go on with a game though the rules have changed since (`room.rules_change`), or close it."""
        await self._request(protocol.Agree(0, yes))

    async def catch_up(self) -> None:
        """Process everything received so far."""
        await self._request(protocol.Ping(0))

    # -- the line ------------------------------------------------------------------------------------------------------

    async def listen(self) -> protocol.ServerMessage:
        """Wait for the next message and process it. Reconnects if the connection is lost."""
        assert self._line is not None
        try:
            text = await self._line.recv()
        except ConnectionClosed as closed:
            if not self._patience or _is_final(closed):
                raise LineLost(f"the connection was closed: {closed}") from None
            return await self._come()
        return self._take_in(text)

    async def _request(self, message: protocol.ClientMessage) -> protocol.ServerMessage | None:
        """Send a message until it is accepted, and listen until it is answered.

        None if the connection was lost and made again instead.
        """
        while True:
            try:
                return await self._ask(message)
            except RefusedByTable as refused:
                if refused.code != "too_fast":
                    raise
                await sleep(BREATH)

    async def _ask(self, message: protocol.ClientMessage) -> protocol.ServerMessage | None:
        assert self._line is not None
        self._seq += 1
        message.seq = self._seq
        made = self.lines_made
        try:
            await self._line.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            await self.listen()
        while self.lines_made == made:
            reply = await self.listen()
            if getattr(reply, "re", 0) == message.seq and self.lines_made == made:
                if isinstance(reply, protocol.Refused):
                    raise _refusal(reply)
                return reply
        return None

    async def _come(self) -> protocol.Welcome:
        """Connect and say hello, again and again until it works or patience runs out."""
        tries = Tries(self._patience)
        while True:
            try:
                return await self._say_hello()
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                if _is_final(error) or not await tries.wait(0.0):
                    raise LineLost(f"{self._address}: {error}") from None
            except InvalidURI as error:
                raise LineLost(str(error)) from None
            except RefusedByTable as refused:
                if not await tries.wait(refused.again):
                    raise

    async def _say_hello(self) -> protocol.Welcome:
        await self._leave()
        self._line = await open_line(self._address, max_size=LARGEST, max_queue=None)
        self.lines_made += 1
        self._seq = self._hello.seq = 1
        await self._line.send(msgspec.json.encode(self._hello).decode())
        reply = self._take_in(await self._line.recv())
        if isinstance(reply, protocol.Refused):
            raise _refusal(reply)
        return cast(protocol.Welcome, reply)

    async def _leave(self) -> None:
        if self._line is not None:
            await self._line.close()
            self._line = None

    # -- what is told --------------------------------------------------------------------------------------------------

    def _take_in(self, text: str | bytes) -> protocol.ServerMessage:
        message = _DECODER.decode(text)
        match message:
            case protocol.Welcome():
                if message.protocol != protocol.PROTOCOL:
                    raise LineLost(
                        f"the server speaks version {message.protocol} of the protocol, this is {protocol.PROTOCOL}"
                    )
                self.room, self.seats, self.host = message.room, message.seats, message.host
                self.now = message.table
                self.log, self.chat = list(message.log), list(message.chat)
            case protocol.Step():
                self._step(message)
            case protocol.Room():
                self.room = message.room
            case protocol.Said():
                self.chat.append(message.line)
            case _:
                pass
        return message

    def _step(self, step: protocol.Step) -> None:
        assert self.now is not None
        first = step.upto - len(step.events)
        while self.log and self.log[-1].n >= first:
            self.log.pop()
        self.log.extend(step.events)
        self.now = protocol.Table(
            seat=step.seat,
            view=patched(self.now.view, msgspec.json.decode(step.patch)),
            waiting=step.waiting,
            asked=step.asked,
            can_undo=step.can_undo,
            can_redo=step.can_redo,
            ask_me=step.ask_me,
            over=step.over,
            returns=step.returns,
            clock=step.clock,
        )


class Tries:
    """Attempts in a row: the waits between them double, with jitter, so that clients spread out."""

    def __init__(self, patience: float) -> None:
        self._end = time.monotonic() + patience
        self._wait = FIRST_WAIT

    async def wait(self, again: float | None) -> bool:
        """Wait before the next attempt, at least `again` seconds; False if that is pointless or takes too long."""
        if again is None:
            return False
        seconds = max(again, self._wait) * (1 + random() / 2)
        if time.monotonic() + seconds > self._end:
            return False
        await sleep(seconds)
        self._wait = min(2 * self._wait, LONGEST_WAIT)
        return True


def _refusal(reply: protocol.Refused) -> RefusedByTable:
    return RefusedByTable(reply.code, reply.text, reply.clauses, reply.again)


def _is_final(error: Exception) -> bool:
    if isinstance(error, InvalidStatus):
        # The server objects to the request; only 408 and 429 pass with time.
        return 400 <= error.response.status_code < 500 and error.response.status_code not in (408, 429)
    return isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in FINAL_CODES


def play(url: str, room: str, key: str, chooser: Chooser, **how: Any) -> tuple[int, ...]:
    """Sit at a table until the game is over and let `chooser` answer; returns 1, 0 or -1 for each seat.

    The chooser may think as long as it likes: the connection is kept alive meanwhile.
    """

    async def run() -> tuple[int, ...]:
        async with TableClient.connect(url, room, [key], **how) as table:
            async for asked in table:
                assert table.now is not None
                answer = await asyncio.to_thread(chooser, asked, table.now)
                try:
                    await table.answer(answer)
                except RefusedByTable as refused:
                    if refused.code not in MISSED:
                        raise
                    if table.asked is asked:
                        await table.listen()
            assert table.now is not None
            return table.now.returns

    return asyncio.run(run())
