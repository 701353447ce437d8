"""People who play through the proxy whatever happens, and remember what they have sent and been told."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from contextlib import suppress
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
            with suppress(OSError, ValueError):
                room = Room(table, await asyncio.to_thread(post, self.url + "/api/rooms", wanted))
                break
            await asyncio.sleep(0.3)
        self.rooms.append(room)
        for seat in room.seats:
            task = asyncio.create_task(self._play(seat, Random(f"{self._seed} {len(self.rooms)} {seat.seat}")))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return room

    async def _play(self, seat: Seat, rng: Random) -> None:
        """Play to the end, and reconnect as often as it takes."""
        while not seat.room.over:
            with suppress(WebSocketException, OSError, TimeoutError, EOFError):
                async with asyncio.timeout(REPLY):
                    line = await connect(
                        self.url.replace("http", "ws") + "/ws", max_size=None, compression=None, ping_interval=None,
                        proxy=None, open_timeout=REPLY,
                    )  # fmt: skip
                try:
                    await self._sit(seat, line, rng)
                finally:
                    self.reconnects += not seat.room.over
                    line.transport.abort()
            await asyncio.sleep(0.1 + rng.random() / 5)
        if seat is seat.room.seats[0]:
            place = self.now.index(seat.room)
            self.now[place] = await self._open(seat.room.table)

    async def _sit(self, seat: Seat, line: ClientConnection, rng: Random) -> None:
        await line.send(json.dumps({"do": "hello", "seq": 1, "room": seat.room.id, "keys": [seat.key]}))
        told = await self._next(line)
        while told["is"] != "welcome":
            if told["is"] == "refused":
                if told["again"] is None:
                    self._wrong(seat, f"is not let in any more: {told['code']} {told['text']}")
                    seat.room.over = True
                await asyncio.sleep(min(told["again"] or 0, 1.0))
                return
            told = await self._next(line)
        table = told["table"]
        if table["seat"] != seat.seat:
            self._wrong(seat, f"sits at {table['seat']} now")
        self._learn(seat, told["log"][-1]["n"] + 1 if told["log"] else 0, "a welcome")
        seq, waiting, asked = 1, None, table["asked"]
        while True:
            if table.get("over") or seat.room.over:
                seat.room.over = True
                return
            if asked is not None and waiting is None:
                await asyncio.sleep(rng.random() * self._pause)
                seq += 1
                waiting = Sent(rng.choice(asked["options"])["key"])
                seat.sent.append(waiting)
                await line.send(
                    json.dumps({"do": "answer", "seq": seq, "choice": asked["choice"], "answer": waiting.key})
                )
            told = await self._next(line)
            if told["is"] == "step":
                self._learn(seat, told["upto"], "a step")
                asked, table = told["asked"], told
                if told.get("re") == seq and waiting is not None:
                    waiting.confirmed = True
                    seat.room.confirmed += 1
                    waiting = None
            elif told["is"] == "refused" and told["re"] == seq and waiting is not None:
                if told["code"] in SURE:
                    seat.sent.remove(waiting)
                return

    async def _next(self, line: ClientConnection) -> dict[str, Any]:
        """The next message; somebody who waits for another player waits long, so it is asked whether the line lives."""
        while True:
            try:
                async with asyncio.timeout(REPLY / 4):
                    found: dict[str, Any] = json.loads(await line.recv())
                    return found
            except TimeoutError:
                await asyncio.wait_for(await line.ping(), REPLY / 4)

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
