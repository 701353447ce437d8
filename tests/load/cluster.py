"""`make load CLUSTER=1`: three nodes behind a proxy, 600 rooms and 3,000 spectators, against a bare echo.

    python -m tests.load.cluster [--rooms 600] [--spectators 3000] [--seconds 20] [--nodes 3] [--first] [--json]

First a third of that on one, two and all nodes, to see what links between nodes cost; then all of it, at an answer a
second in every room or, if that would keep the machine busier than two thirds, as many as that allows, which is tried a
few times. Players and spectators run on the same machine and count in how busy it is; what else it does is told beside
that, and should not be there. Where it is, `--first` (as root, on Linux) gives what is measured the processors before
all else, for as long as answers are given.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.cluster import stage
from tests.cluster.stage import Cluster
from tests.load.__main__ import LIMITS, MOST
from tests.load.crowd import Crowd, echoes
from tests.load.process import Process, started

PART = 2 / 3
"""How busy the machine may be."""
SLOWEST = 0.25
"""Seconds within which all but one in a hundred are told of an answer."""
TRIED = 8
"""Seconds for which a rate is tried."""
TRIES = 4
"""How many are tried: a machine that is busy all the time does not say how much too busy it is."""


def machine() -> tuple[float, float]:
    """How long all processors were busy, and how long there were any, in ticks."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return sum(fields) - fields[3] - fields[4], float(sum(fields))


class Meter:
    """What processes use while something happens; the players and spectators are in this one."""

    def __init__(self, **groups: list[int]) -> None:
        self._groups = {name: [Process(pid, "") for pid in pids] for name, pids in groups.items()}
        self._before, self._own, self._began = self._now(), time.process_time(), time.perf_counter()
        self._machine = machine()

    def _now(self) -> dict[str, float]:
        return {name: sum(process.seconds() for process in those) for name, those in self._groups.items()}

    def used(self) -> dict[str, float]:
        """Processor time of every group since this was made."""
        return {name: now - self._before[name] for name, now in self._now().items()}

    def busy(self) -> float:
        """The share of the whole machine that these processes and this one have used."""
        used = sum(self.used().values()) + time.process_time() - self._own
        return used / (time.perf_counter() - self._began) / (os.cpu_count() or 1)

    def machine_busy(self) -> float:
        """The share of the whole machine that was busy, with whatever else."""
        busy, all_of_it = machine()
        return (busy - self._machine[0]) / max(1.0, all_of_it - self._machine[1])


def database_processes(cluster: Cluster) -> list[int]:
    """The processes of PostgreSQL: one for every connection."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue
        if cluster.postgres.pid in (int(folder.name), int(parent)):
            found.append(int(folder.name))
    return found


def meter_of(cluster: Cluster) -> Meter:
    """What all parts of a cluster use from now on."""
    assert cluster.proxy is not None
    return Meter(
        nodes=[node.pid for node in cluster.nodes], proxy=[cluster.proxy.pid], redis=[cluster.redis.pid],
        database=database_processes(cluster),
    )  # fmt: skip


@contextmanager
def before_all_else(cluster: Cluster, first: bool) -> Iterator[None]:
    """If so wished, all parts of a cluster and this process are served before whatever else the machine does."""
    assert cluster.proxy is not None
    pids = [os.getpid(), cluster.proxy.pid, cluster.redis.pid, *(node.pid for node in cluster.nodes)]
    pids += database_processes(cluster)
    try:
        if first:
            _schedule(pids, os.SCHED_RR, 1)
        yield
    finally:
        if first:
            _schedule(pids, os.SCHED_OTHER, 0)


def _schedule(pids: list[int], policy: int, priority: int) -> None:
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").glob("[0-9]*"):
            with suppress(ProcessLookupError):
                os.sched_setscheduler(int(thread.name), policy, os.sched_param(priority))


async def rate_at(cluster: Cluster, crowd: Crowd, part: float) -> tuple[float, list[tuple[float, float]]]:
    """How many answers a second and room keep this part of the machine busy, one at most.

    Also what was tried: rates, and how busy the machine was.
    """
    rate, tried = 1.0, list[tuple[float, float]]()
    for _ in range(TRIES):
        meter = meter_of(cluster)
        await crowd.play(TRIED, rate)
        busy = meter.busy()
        await crowd.settle()
        tried.append((round(rate, 2), round(busy, 2)))
        better = min(1.0, rate * part / busy)
        if better >= rate * 0.95:
            break
        rate = better
    return rate, tried


async def load(cluster: Cluster, rooms: int, spectators: int, seconds: int, first: bool) -> dict[str, Any]:
    crowd = Crowd(cluster.url, rooms, spectators)
    tally = crowd.tally
    listening = await crowd.come()
    await asyncio.sleep(2)
    with before_all_else(cluster, first):
        rate, tried = await rate_at(cluster, crowd, PART)
    tally.received = tally.bytes = tally.sent = 0
    tally.delays.clear()
    meter = meter_of(cluster)
    with before_all_else(cluster, first):
        await crowd.play(seconds, rate)
        busy, with_all_else = meter.busy(), meter.machine_busy()
        await crowd.settle()
    used = meter.used()
    messages = tally.sent + tally.received
    size = tally.bytes
    await crowd.compare()
    await crowd.go()
    await asyncio.gather(*listening)
    delays = sorted(tally.delays)
    return {
        "nodes": len(cluster.nodes),
        "rooms": rooms,
        "spectators": spectators,
        "answers_a_second_and_room": round(rate, 2),
        "answers": tally.sent,
        "messages": messages,
        "bytes_per_message": round(size / messages),
        "machine_busy": round(busy, 2),
        "with_all_else": round(with_all_else, 2),
        "tried": tried,
        "microseconds_per_message": {name: round(spent / messages * 1e6, 1) for name, spent in used.items()},
        "delay_ms": {
            "median": round(statistics.median(delays) * 1000, 1),
            "p99": round(delays[int(len(delays) * 0.99)] * 1000, 1),
        },
        "errors": tally.errors[:10],
    }


def echo(count: int, lines: int, per_second: float, seconds: float, size: int) -> dict[str, Any]:
    """As many bare echoes behind the same kind of proxy."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = [stack.enter_context(started("tests.load.echo")) for _ in range(count)]
        proxy, url = stage.proxy_to(folder, [server.url for server in servers], check="")
        stack.callback(proxy.stop)
        stage.until_open(url)
        meter = Meter(echo=[server.pid for server in servers], proxy=[proxy.pid])
        messages = asyncio.run(echoes(url, lines, per_second, seconds, size))
        used = meter.used()
    return {
        "messages": messages,
        "microseconds_per_message": {name: round(spent / messages * 1e6, 1) for name, spent in used.items()},
    }


def measured(nodes: int, rooms: int, spectators: int, seconds: int, first: bool) -> dict[str, Any]:
    options = [word for limit in LIMITS for word in ("--limit", limit)]
    with stage.running(nodes, workers=0, options=options) as cluster:
        return asyncio.run(load(cluster, rooms, spectators, seconds, first))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.load.cluster", description=__doc__)
    parser.add_argument("--rooms", type=int, default=600)
    parser.add_argument("--spectators", type=int, default=3000)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--first", action="store_true", help="before whatever else the machine does")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard != resource.RLIM_INFINITY else 65_536, hard))
    began = time.monotonic()
    found: dict[str, Any] = {"growth": []}
    for nodes in range(1, args.nodes + 1):
        found["growth"].append(measured(nodes, args.rooms // 3, args.spectators // 3, args.seconds, args.first))
    found["all"] = whole = measured(args.nodes, args.rooms, args.spectators, args.seconds, args.first)
    rate = whole["messages"] / 2 / args.seconds
    lines = args.rooms * 2 + args.spectators
    found["echo"] = bare = echo(args.nodes, lines, rate, args.seconds / 2, whole["bytes_per_message"])
    here, there = whole["microseconds_per_message"], bare["microseconds_per_message"]
    found["ratio"] = round(here["nodes"] / there["echo"], 2)
    found["ratio_with_proxy"] = round((here["nodes"] + here["proxy"]) / (there["echo"] + there["proxy"]), 2)
    found["minutes"] = round((time.monotonic() - began) / 60, 1)
    lost = any(row["errors"] for row in (*found["growth"], whole))
    good = not lost and found["ratio"] <= MOST and whole["delay_ms"]["p99"] < SLOWEST * 1000
    sys.stdout.write(json.dumps(found, indent=None if args.json else 2) + "\n")
    sys.stdout.write("good\n" if good else "not good\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
