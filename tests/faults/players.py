"""People who play through the proxy whatever happens, and remember what they have sent and been told."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from contextlib import suppress
from http.client import HTTPException
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TABLES: tuple[dict[str, Any], ...] = (
    {"game": "heroes", "scenario": "skirmish", "sides": ("castle_vanguard", "necropolis_vanguard"), "bot": ""},
    {"game": "battlefield", "scenario": "duel_long", "sides": ("castle", "necropolis"), "bot": ""},
    {"game": "battlelore", "scenario": "first_laurels", "sides": ("standard", "pennant"), "bot": ""},
    {"game": "heroes", "scenario": "skirmish", "sides": ("castle_vanguard", "necropolis_vanguard"), "bot": "greedy"},
    {"game": "battlefield", "scenario": "duel_long", "sides": ("castle", "necropolis"), "bot": "greedy"},
    {"game": "battlelore", "scenario": "first_laurels", "sides": ("standard", "pennant"), "bot": "greedy"},
)
"""What is played at the same time: each game between two people, and against a bot that thinks in a worker."""
REPLY = 20.0
"""Seconds after which somebody who waits for a reply reconnects, as a page does."""
SURE = frozenset({"stale", "not_asked", "illegal", "over", "moved", "elsewhere"})
"""Refusals that say for certain that an answer has changed nothing."""


class Sent:
    """An answer that was sent."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.confirmed = False


class Room:
    """A room, and what its players must find in it."""

    def __init__(self, table: dict[str, Any], made: dict[str, Any]) -> None:
        self.table = table
        self.id: str = made["room"]
        self.seats = [Seat(self, int(seat), key) for seat, key in sorted(made["keys"].items())]
        self.confirmed = 0
        self.over = False


class Seat:
    """One player."""

    def __init__(self, room: Room, seat: int, key: str) -> None:
        self.room = room
        self.seat = seat
        self.key = key
        self.sent: list[Sent] = []
        self.known = 0
        """How many events it was told of."""
        self.line: ClientConnection | None = None
        self._does = "nothing yet"
        self._since = time.monotonic()

    def does(self, what: str) -> None:
        """What its player is doing from now on."""
        self._does, self._since = what, time.monotonic()

    @property
    def told(self) -> str:
        """What its player has been doing, and for how long."""
        return f"{self._does}, for {time.monotonic() - self._since:.0f} s"


class Line:
    """The connection of a player, who asks whether it lives as a page does: with a message to the table itself, which
    goes all the way to the node that holds the room."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self.seq = 0

    async def send(self, **message: object) -> int:
        self.seq += 1
        await self._line.send(json.dumps({"seq": self.seq, **message}))
        return self.seq

    async def next(self) -> dict[str, Any]:
        """The next message. Raises TimeoutError if nothing comes, not even a reply to a question."""
        try:
            async with asyncio.timeout(REPLY / 4):
                text = await self._line.recv()
        except TimeoutError:
            await self.send(do="ping")
            async with asyncio.timeout(REPLY):
                text = await self._line.recv()
        found: dict[str, Any] = json.loads(text)
        return found


class Play:
    """Everybody who plays."""

    def __init__(self, url: str, seed: int, pause: float) -> None:
        self.url = url
        self.rooms: list[Room] = []
        self.now: list[Room] = []
        """By table: the room that is played there now."""
        self.faults: list[str] = []
        """What must never be."""
        self.reconnects = 0
        self._seed = seed
        self._pause = pause
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self, tables: int) -> None:
        for table in TABLES[:tables]:
            self.now.append(await self._open(table))

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def confirmed(self) -> int:
        return sum(room.confirmed for room in self.rooms)

    async def _open(self, table: dict[str, Any]) -> Room:
        seats: list[dict[str, str]] = [{"kind": "person", "side": side} for side in table["sides"]]
        if table["bot"]:
            seats[1] |= {"kind": "bot", "bot": table["bot"]}
        wanted = {"game": table["game"], "scenario": table["scenario"], "seats": seats}
        while True:
            with suppress(OSError, ValueError, HTTPException):
                room = Room(table, await asyncio.to_thread(post, self.url + "/api/rooms", wanted))
                break
            await asyncio.sleep(0.3)
        self.rooms.append(room)
        for seat in room.seats:
            task = asyncio.create_task(self._play(seat, Random(f"{self._seed} {len(self.rooms)} {seat.seat}")))
            self._tasks.add(task)
            task.add_done_callback(self._ended)
        return room

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.faults.append(f"a player of the test has failed: {error!r}")

    async def _play(self, seat: Seat, rng: Random) -> None:
        """Play to the end, and reconnect as often as it takes."""
        while not seat.room.over:
            with suppress(WebSocketException, OSError, TimeoutError, EOFError):
                seat.does("connects")
                async with asyncio.timeout(REPLY):
                    seat.line = line = await connect(
                        self.url.replace("http", "ws") + "/ws", max_size=None, compression=None, ping_interval=None,
                        proxy=None, open_timeout=REPLY,
                    )  # fmt: skip
                try:
                    await self._sit(seat, Line(line), rng)
                finally:
                    self.reconnects += not seat.room.over
                    line.transport.abort()
            await asyncio.sleep(0.1 + rng.random() / 5)
        if seat is seat.room.seats[0]:
            place = self.now.index(seat.room)
            self.now[place] = await self._open(seat.room.table)

    async def _sit(self, seat: Seat, line: Line, rng: Random) -> None:
        seat.does("says hello")
        seq = await line.send(do="hello", room=seat.room.id, keys=[seat.key])
        waiting: Sent | None = None
        asked: dict[str, Any] | None = None
        while not seat.room.over:
            if asked is not None and waiting is None:
                await asyncio.sleep(rng.random() * self._pause)
                waiting = Sent(rng.choice(asked["options"])["key"])
                seat.sent.append(waiting)
                seq = await line.send(do="answer", choice=asked["choice"], answer=waiting.key)
                seat.does(f"waits for the reply to answer {asked['choice']}")
            told = await line.next()
            # A table is shown anew whenever it was read again, not only to those who come in.
            if told["is"] == "welcome":
                table = told["table"]
                if table["seat"] != seat.seat:
                    self._wrong(seat, f"sits at {table['seat']} now")
                self._learn(seat, told["log"][-1]["n"] + 1 if told["log"] else 0, "a welcome")
                asked, seat.room.over = table["asked"], table["over"]
                if waiting is None:
                    seat.does(f"was welcomed, and {self._waits_for(asked, table)}")
            elif told["is"] == "step":
                self._learn(seat, told["upto"], "a step")
                asked, seat.room.over = told["asked"], told["over"]
                if told.get("re") == seq and waiting is not None:
                    waiting.confirmed = True
                    seat.room.confirmed += 1
                    waiting = None
                if waiting is None:
                    seat.does(self._waits_for(asked, told))
            elif told["is"] == "refused" and told["re"] == seq:
                if waiting is None and told["again"] is None:
                    self._wrong(seat, f"is not let in any more: {told['code']} {told['text']}")
                    seat.room.over = True
                elif waiting is None:
                    await asyncio.sleep(min(told["again"], 1.0))
                elif told["code"] in SURE:
                    seat.sent.remove(waiting)
                return

    @staticmethod
    def _waits_for(asked: object, told: dict[str, Any]) -> str:
        return "is asked" if asked is not None else f"waits for seats {told['waiting']}, knowing {told.get('upto')}"

    def _learn(self, seat: Seat, known: int, how: str) -> None:
        if known < seat.known:
            self._wrong(seat, f"was told of {seat.known} events, and {how} knows {known}")
        seat.known = max(known, seat.known)

    def _wrong(self, seat: Seat, what: str) -> None:
        self.faults.append(f"{seat.room.table['game']} room {seat.room.id[:6]}, seat {seat.seat}: {what}")


def post(url: str, body: object) -> dict[str, Any]:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=20) as response:
            found: dict[str, Any] = json.load(response)
            return found
    except urllib.error.HTTPError as error:
        raise OSError(error.code) from None
