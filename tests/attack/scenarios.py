"""What many lines or requests at once do to a server, while a visitor looks in all the time."""

from __future__ import annotations

import json
import socket
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from typing import Final, NamedTuple

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from banneret.heroes.scenario.load import SCENARIOS
from banneret.server.http.notices.channel import MOST_BYTES
from tests.attack.messages import hello
from tests.attack.requests import NOBODY, keyed
from tests.attack.stage import Stage, many_options
from tests.attack.target import GUARD

SILENT: Final = 1_500
MANY: Final = 300
SECONDS: Final = 4
"""How long slow ones go on."""
CHECKS: Final = 200
PAGES_SAY: Final = 19
"""How often a page may say hello at once, and something else."""
LEAK: Final = 30_000
"""Bytes a request may leave behind once everything that is read once has been read."""
UPGRADE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CHUNKED: Final = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


class Outcome(NamedTuple):
    """How many lines or requests it was, how they were answered, and what must not be."""

    number: int
    answers: Counter[str]
    broken: tuple[str, ...] = ()


Attack = Callable[[Stage], Outcome]
ATTACKS: Final[dict[str, Attack]] = {}


def attack(text: str) -> Callable[[Attack], Attack]:
    """Register an attack under what it is in words."""

    def register(do: Attack) -> Attack:
        ATTACKS[text] = do
        return do

    return register


def _answer(line: socket.socket) -> str:
    """How a line is answered before it is closed."""
    found = b""
    with suppress(OSError):
        while data := line.recv(65_536):
            found += data
            if len(found) > 100:
                break
    return found.split(b" ", 2)[1].decode() if found.startswith(b"HTTP/") else "closed"


def _each(count: int, do: Callable[[int], str], at_once: int = 16) -> Outcome:
    with ThreadPoolExecutor(at_once) as threads:
        return Outcome(count, Counter(threads.map(do, range(count))))


def _trickle(stage: Stage, head: bytes, piece: bytes) -> Outcome:
    """Many lines that each say a little more now and then."""
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(stage.target.dial(head))) for _ in range(MANY)]
        cut = 0
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            for line in list(lines):
                try:
                    line.sendall(piece)
                except OSError:
                    cut += 1
                    lines.remove(line)
            time.sleep(0.2)
        return Outcome(MANY, Counter({"open": len(lines), "closed": cut}))


@attack("1,500 silent lines, the server started with 1,024 files")
def _(stage: Stage) -> Outcome:
    with ExitStack() as stack:
        for _ in range(SILENT):
            stack.enter_context(closing(stage.target.dial()))
        time.sleep(SECONDS)
    return Outcome(SILENT, Counter({"opened": SILENT}))


@attack("300 heads that come byte by byte")
def _(stage: Stage) -> Outcome:
    return _trickle(stage, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: ", b"x")


@attack("300 bodies that come byte by byte")
def _(stage: Stage) -> Outcome:
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n"
    return _trickle(stage, head, b"x")


@attack("100 answers that nobody reads")
def _(stage: Stage) -> Outcome:
    asked = b"GET /api/catalogue/heroes HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20
    with ExitStack() as stack:
        for _ in range(100):
            line = stack.enter_context(closing(socket.socket()))
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.connect(("127.0.0.1", stage.target.port))
            line.sendall(asked)
        time.sleep(SECONDS)
    return Outcome(100, Counter({"opened": 100}))


@attack("2,000 lines made and dropped, and 1,000 refused handshakes")
def _(stage: Stage) -> Outcome:
    for _ in range(2_000):
        stage.target.dial().close()
    bad = UPGRADE.replace(b"Version: 13", b"Version: 1")

    def shake(_: int) -> str:
        with closing(stage.target.dial(bad)) as line:
            return _answer(line)

    found = _each(1_000, shake)
    return Outcome(3_000, found.answers)


@attack("400 malformed bodies and heads")
def _(stage: Stage) -> Outcome:
    nowhere = CHUNKED.replace(b"/api/records", b"/api/nothing")
    said = (CHUNKED + b"zz\r\n", nowhere + b"zz\r\n", b"\0" * 100, b"GET /\xff HTTP/1.1\r\n\r\n")

    def send(n: int) -> str:
        with closing(stage.target.dial(said[n % len(said)])) as line:
            return _answer(line)

    return _each(400, send)


@attack("60 bodies, websocket messages and floods of pings in the smallest pieces")
def _(stage: Stage) -> Outcome:
    head = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 60_000 + b"\r\n"
    floods = (
        (b"", CHUNKED + b"1\r\nx\r\n" * 40_000),
        (b"", head),
        (UPGRADE, b"\x89\x80\0\0\0\0" * 40_000),
        (UPGRADE, b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 40_000),
    )

    def send(n: int) -> str:
        first, then = floods[n % len(floods)]
        with closing(stage.target.dial(first)) as line:
            if first:
                line.recv(65_536)
            with suppress(OSError):
                line.sendall(then)
            return _answer(line)

    return _each(60, send, 4)


@attack("20 requests at once for a full hall, the key given nine times, and 200 with more keys than any")
def _(stage: Stage) -> Outcome:
    full = keyed(*[stage.hall] * 9)
    more = keyed(*["A" * 32] * 200)

    def ask(n: int) -> str:
        return str(stage.target.ask("GET", "/api/heroes", headers=full if n % 11 == 0 else more)[0])

    return _each(220, ask, 20)


@attack("10 records of 1 MB with nothing but options, at once")
def _(stage: Stage) -> Outcome:
    text = many_options().encode()
    return _each(10, lambda n: str(stage.target.ask("POST", "/api/records", text + b"\n" * n)[0]), 10)


@attack("30 hellos, ten at once, to a room that goes on from the largest record")
def _(stage: Stage) -> Outcome:
    def come(_: int) -> str:
        with stage.line() as line:
            hello(stage, line)
            return "welcome"

    return _each(30, come, 10)


@attack("200 checks of scenarios that all differ")
def _(stage: Stage) -> Outcome:
    text = (SCENARIOS / "crossroads.yaml").read_text()
    sizes: list[int] = []

    def check(numbers: Iterable[int]) -> Counter[str]:
        found: Counter[str] = Counter()
        for n in numbers:
            body = text.replace("id: crossroads", f"id: crossroads_{n}").encode() + b"# %d\n" % n
            found[str(stage.target.ask("POST", "/api/scenarios/check", body)[0])] += 1
        usage = stage.target.usage()
        sizes.append(usage.server_bytes + usage.worker_bytes)
        return found

    half = CHECKS // 2
    answers = check(range(half)) + check(range(half, CHECKS))
    left = (sizes[1] - sizes[0]) / half
    broken = (f"each of the last {half} checks left {left / 1000:.0f} kB behind",) if left > LEAK else ()
    return Outcome(CHECKS, answers, broken)


@attack("40 pages that ask to be told what waits for them, of 100 rooms with nine wrong keys each, again and again")
def _(stage: Stage) -> Outcome:
    keys = [NOBODY] * 9
    rooms = [{"room": stage.large["room"] if n == 0 else f"{n:032d}", "keys": keys} for n in range(100)]
    said = json.dumps({"do": "hello", "rooms": rooms})
    address = stage.target.url.replace("http", "ws") + "/ws/me"

    def follow(n: int) -> str:
        """One says hello as often as a page may; every fourth sends more than one may."""
        headers = keyed(*[NOBODY] * 8, stage.somebody)
        with connect(address, max_size=None, compression=None, additional_headers=headers) as line:
            try:
                for _ in range(PAGES_SAY):
                    line.send(said)
                if n % 4 == 0:
                    line.send("x" * MOST_BYTES + "x")
                while line.recv(GUARD):
                    if n % 4:
                        return "news"
            except ConnectionClosed as closed:
                return f"closed {closed.rcvd.code if closed.rcvd else 1006}"
        return "nothing"

    return _each(40, follow, 20)


@attack("a database that is locked for three seconds, 40 hellos and rooms meanwhile")
def _(stage: Stage) -> Outcome:
    locked, free = threading.Event(), threading.Event()

    def lock() -> None:
        with closing(sqlite3.connect(stage.target.folder / "table.sqlite3", timeout=30)) as database:
            database.execute("BEGIN EXCLUSIVE")
            locked.set()
            free.wait(3)
            database.rollback()

    holder = threading.Thread(target=lock)
    holder.start()
    locked.wait(30)
    body = json.dumps({
        "game": "heroes", "scenario": "skirmish",
        "seats": [{"kind": "person", "side": "castle_host"}, {"kind": "person", "side": "necropolis_host"}],
    }).encode()  # fmt: skip

    def ask(n: int) -> str:
        if n % 2:
            return str(stage.target.ask("GET", f"/api/rooms/{'B' * 31}{n % 10}")[0])
        return str(stage.target.ask("POST", "/api/rooms", body, {"Content-Type": "application/json"})[0])

    found = _each(40, ask, 8)
    free.set()
    holder.join()
    after = stage.target.ask("POST", "/api/rooms", body, {"Content-Type": "application/json"})[0]
    return Outcome(40, found.answers, () if after == 201 else (f"afterwards a new room was answered {after}",))
