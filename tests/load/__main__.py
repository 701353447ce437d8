"""`make load`: 200 rooms that answer once a second and 1,000 spectators, on this machine and in about two minutes.

    python -m tests.load [--rooms 200] [--spectators 1000] [--seconds 20] [--grow] [--json]

The cost of a message is the processor time of the server divided by the messages it has received and sent. The same is
measured of a bare Starlette echo with as many open connections, messages of the average size and the same rate.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import statistics
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.load.crowd import SEATS, Crowd, echoes, post
from tests.load.process import Process, started

MOST = 2.5
"""A message may cost this many times what the echo's costs."""
LIMITS = (
    "rooms_per_hour=100000",
    "connections_per_address=100000",
    "connections=100000",
    "requests_per_second=100000",
    "request_burst=100000",
)


def serve(folder: str, *limits: str) -> list[str]:
    database = f"sqlite:///{Path(folder) / 'table.sqlite3'}"
    given = [word for limit in (*LIMITS, *limits) for word in ("--limit", limit)]
    return ["banneret", "serve", "--port", "0", "--database", database, *given]


async def table_load(process: Process, rooms: int, spectators: int, seconds: int) -> dict[str, Any]:
    crowd = Crowd(process.url, rooms, spectators)
    listening = await crowd.come()
    tally = crowd.tally
    # Everybody is told of everybody who comes: that is not part of what is measured.
    await asyncio.sleep(2)
    tally.received = tally.bytes = 0
    before, began = process.seconds(), time.perf_counter()
    await crowd.play(seconds)
    await crowd.settle()
    used, lasted = process.seconds() - before, time.perf_counter() - began
    messages, size = tally.sent + tally.received, tally.bytes
    memory = process.bytes()
    await crowd.compare()
    await crowd.go()
    await asyncio.gather(*listening)
    delays = sorted(tally.delays)
    return {
        "rooms": rooms,
        "spectators": spectators,
        "answers": tally.sent,
        "messages": messages,
        "bytes_per_message": round(size / messages),
        "errors": tally.errors[:10],
        "microseconds_per_message": round(used / messages * 1e6, 1),
        "server_busy": round(used / lasted, 3),
        "delay_ms": {
            "median": round(statistics.median(delays) * 1000, 1),
            "p99": round(delays[int(len(delays) * 0.99)] * 1000, 1),
        },
        "server_mb": round(memory / 1e6),
    }


async def echo_load(process: Process, lines: int, per_second: float, seconds: float, size: int) -> dict[str, Any]:
    before = process.seconds()
    messages = await echoes(process.url, lines, per_second, seconds, size)
    used = process.seconds() - before
    return {"messages": messages, "microseconds_per_message": round(used / messages * 1e6, 1)}


def idle_rooms(folder: str, count: int) -> dict[str, Any]:
    """What rooms cost in which nobody is, awake and asleep."""
    with started(*serve(folder, "idle_seconds=6")) as process:
        wanted = {"game": "heroes", "scenario": "brave-new-world", "seats": SEATS}
        for _ in range(20):
            post(process.url, "/api/rooms", wanted)
        before = process.bytes()
        for _ in range(count):
            post(process.url, "/api/rooms", wanted)
        awake = process.bytes() - before
        end = time.monotonic() + 60
        left = count
        while left and time.monotonic() < end:
            time.sleep(1)
            with urllib.request.urlopen(process.url + "/api/health", timeout=10) as response:
                left = json.load(response)["rooms"]
        return {"rooms": count, "kb_awake": round(awake / count / 1024, 1), "awake_at_the_end": left}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--grow", action="store_true", help="also with an eighth, a quarter and half of the rooms")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard != resource.RLIM_INFINITY else 65_536, hard))
    shares = (8, 4, 2, 1) if args.grow else (1,)
    found: dict[str, Any] = {"table": []}
    for share in shares:
        with tempfile.TemporaryDirectory() as folder, started(*serve(folder)) as process:
            found["table"].append(
                asyncio.run(table_load(process, args.rooms // share, args.spectators // share, args.seconds))
            )
    last = found["table"][-1]
    rate = last["messages"] / 2 / args.seconds
    with started("tests.load.echo") as process:
        lines = args.rooms * 2 + args.spectators
        found["echo"] = asyncio.run(echo_load(process, lines, rate, args.seconds / 2, last["bytes_per_message"]))
    with tempfile.TemporaryDirectory() as folder:
        found["idle"] = idle_rooms(folder, 200)
    ratio = last["microseconds_per_message"] / found["echo"]["microseconds_per_message"]
    found["ratio"] = round(ratio, 2)
    good = ratio <= MOST and not any(row["errors"] for row in found["table"]) and not found["idle"]["awake_at_the_end"]
    sys.stdout.write((json.dumps(found) if args.json else json.dumps(found, indent=2)) + "\n")
    sys.stdout.write("good\n" if good else "not good\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
