"""Players and spectators by the hundred, in one process, each on a socket of its own."""

from __future__ import annotations

import asyncio
import gc
import json
import time
import urllib.request
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from banneret.table.patch import patched

SEATS = (
    {"kind": "person", "side": "castle/catherine"},
    {"kind": "person", "side": "necropolis/sandro"},
)


class Tally:
    """What was sent, received, lost and how long it took."""

    def __init__(self) -> None:
        self.sent = 0
        self.received = 0
        self.bytes = 0
        self.errors: list[str] = []
        self.delays: list[float] = []
        self.given: dict[str, float] = {}
        """When the last answer of a room was sent."""


class Member:
    """One connection: counts what comes and notices what does not."""

    def __init__(self, tally: Tally, room: str, key: str, careful: bool) -> None:
        self.tally = tally
        self.room = room
        self.key = key
        self.careful = careful
        """Whether it keeps the view up to date, to compare at the end."""
        self.known = 0
        self.view: dict[str, Any] = {}
        self.asked: dict[str, Any] | None = None
        self.seq = 1
        self.line: ClientConnection

    async def come(self, url: str) -> None:
        self.line = await connect(
            url.replace("http", "ws") + "/ws", max_size=None, compression=None, ping_interval=None, open_timeout=60
        )
        keys = [self.key] if self.key else []
        await self.line.send(json.dumps({"do": "hello", "seq": 1, "room": self.room, "keys": keys}))
        welcome = json.loads(await self.line.recv())
        if welcome["is"] != "welcome":
            raise RuntimeError(f"no welcome: {welcome}")
        self.known = welcome["log"][-1]["n"] + 1 if welcome["log"] else 0
        self.view = welcome["table"]["view"] if self.careful else {}
        self.asked = welcome["table"]["asked"]

    async def listen(self) -> None:
        """Read until the line is cut."""
        tally = self.tally
        async for text in self.line:
            tally.received += 1
            tally.bytes += len(text)
            message = json.loads(text)
            kind = message["is"]
            if kind == "refused":
                tally.errors.append(f"refused: {message['code']} {message['text']}")
            if kind != "step":
                continue
            for event in message["events"]:
                if event["n"] != self.known:
                    tally.errors.append(f"event {event['n']} came where {self.known} was expected")
                self.known = event["n"] + 1
            if self.known != message["upto"]:
                tally.errors.append(f"{message['upto']} events are known there, {self.known} here")
            if self.careful:
                self.view = patched(self.view, message["patch"])
            self.asked = message["asked"]
            if self.key and not message.get("re"):
                tally.delays.append(time.perf_counter() - tally.given[self.room])

    async def answer(self, rng: Random) -> None:
        """Give an answer, if asked."""
        asked, self.asked = self.asked, None
        if asked is None:
            return
        self.seq += 1
        message = {
            "do": "answer",
            "seq": self.seq,
            "choice": asked["choice"],
            "answer": rng.choice(asked["options"])["key"],
        }
        text = json.dumps(message)
        self.tally.given[self.room] = time.perf_counter()
        self.tally.sent += 1
        self.tally.bytes += len(text)
        await self.line.send(text)


def post(url: str, path: str, body: object) -> Any:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


class Crowd:
    """Rooms with two players each, and spectators spread over them."""

    def __init__(self, url: str, rooms: int, spectators: int) -> None:
        self.url = url
        self.tally = Tally()
        self.pairs: list[tuple[Member, Member]] = []
        self.watchers: list[Member] = []
        wanted = {"game": "heroes", "scenario": "brave-new-world", "seats": SEATS}
        for n in range(rooms):
            made = post(url, "/api/rooms", {**wanted, "seed": n})
            one, two = (Member(self.tally, made["room"], made["keys"][seat], n % 10 == 0) for seat in "01")
            self.pairs.append((one, two))
        for n in range(spectators):
            room = self.pairs[n % rooms][0].room
            self.watchers.append(Member(self.tally, room, "", n < rooms and n % 10 == 0))

    @property
    def members(self) -> list[Member]:
        return [member for pair in self.pairs for member in pair] + self.watchers

    async def come(self) -> list[asyncio.Task[None]]:
        """Everybody connects, some at a time, and begins to listen."""
        members = self.members
        for n in range(0, len(members), 25):
            await asyncio.gather(*(member.come(self.url) for member in members[n : n + 25]))
        # What thousands of lines consist of is not looked through again and again by the collector of this process: it
        # would take seconds in which nobody here reads, and they would count as delays of the server.
        gc.collect()
        gc.freeze()
        return [asyncio.create_task(member.listen()) for member in members]

    async def play(self, seconds: float, rate: float = 1.0) -> None:
        """Every room is given so many answers a second, spread evenly."""
        rng = Random(1)
        start = time.perf_counter()
        for turn in range(max(1, int(seconds * rate))):
            for n, pair in enumerate(self.pairs):
                wait = start + (turn + n / len(self.pairs)) / rate - time.perf_counter()
                if wait > 0:
                    await asyncio.sleep(wait)
                for member in pair:
                    await member.answer(rng)

    async def settle(self) -> None:
        """Wait until everybody has been told everything."""
        before = -1
        while before != self.tally.received:
            before = self.tally.received
            await asyncio.sleep(1.5)

    async def go(self) -> None:
        for member in self.members:
            await member.line.close()

    async def compare(self) -> None:
        """What the careful ones have put together is what somebody who comes now is shown."""
        by_room = {pair[0].room: pair for pair in self.pairs}
        for member in self.members:
            if not member.careful:
                continue
            fresh = Member(Tally(), member.room, member.key, True)
            await fresh.come(self.url)
            if without_none(fresh.view) != without_none(member.view) or fresh.known != member.known:
                self.tally.errors.append(f"a table has gone out of step in room {member.room[:6]}")
            await fresh.line.close()
        unanswered = sum(not any(member.asked for member in pair) for pair in by_room.values())
        if unanswered:
            self.tally.errors.append(f"{unanswered} rooms ask nobody")


def without_none(value: Any) -> Any:
    """A view as a merge patch knows it: what is null is not there."""
    if isinstance(value, dict):
        return {key: without_none(inner) for key, inner in value.items() if inner is not None}
    return [without_none(inner) for inner in value] if isinstance(value, list) else value


async def echoes(url: str, lines: int, per_second: float, seconds: float, size: int) -> int:
    """Write to this many open lines in turn, at a rate, and read what comes back; how many messages that was."""
    at = url.replace("http", "ws") + "/ws"
    found: list[ClientConnection] = []
    for n in range(0, lines, 25):
        count = min(25, lines - n)
        found += await asyncio.gather(
            *(connect(at, max_size=None, compression=None, ping_interval=None) for _ in range(count))
        )
    text, messages = "x" * size, 0
    start = time.perf_counter()
    for n in range(int(per_second * seconds)):
        wait = start + n / per_second - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        line = found[n % lines]
        await line.send(text)
        await line.recv()
        messages += 2
    for line in found:
        await line.close()
    return messages
