"""Numbers: how a server is doing, for its host alone, on a page (`#/host`) and as text for Prometheus (`/metrics`).

They name no room, no person and no address. Errors are those of the log, which names none either.
"""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import time
from collections import Counter, deque
from typing import Final

import msgspec

from banneret import __version__
from banneret.kernel.errors import StorageError
from banneret.server.http.hosting.types import LoggedError, NodeNumbers
from banneret.server.jobs.pool import Pool
from banneret.server.problems import Problem
from banneret.server.rooms.rooms import Rooms

TICK: Final = 0.1
"""Seconds between two looks at the clock in the event loop."""
LOOKS: Final = 600
"""How many of them are remembered: a minute."""
ERRORS: Final = 50
"""How many errors are remembered."""
LOGGERS: Final = ("banneret.server", "uvicorn.error", "asyncio")


class Errors(logging.Handler):
    """Remembers the latest errors of the log, and counts all."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0
        self.latest: deque[LoggedError] = deque(maxlen=ERRORS)

    def emit(self, record: logging.LogRecord) -> None:
        """Remember an error: its first line, without the values of anything."""
        self.count += 1
        text = record.getMessage().partition("\n")[0][:300]
        if record.exc_info and record.exc_info[1] is not None:
            text += f" ({type(record.exc_info[1]).__name__})"
        self.latest.append(LoggedError(record.created, text))


class Numbers:
    """What is counted while a server runs."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._since = time.time()
        self.responses: Counter[int] = Counter()
        """By the first digit of the status."""
        self.errors = Errors()
        self._delays: deque[float] = deque(maxlen=LOOKS)
        self._used: deque[tuple[float, float]] = deque(maxlen=LOOKS)

    async def watch(self) -> None:
        """Note for as long as the server runs how late the event loop is, and how busy."""
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self.errors)
        try:
            while True:
                began = time.perf_counter()
                self._used.append((began, time.process_time()))
                await asyncio.sleep(TICK)
                self._delays.append(max(0.0, time.perf_counter() - began - TICK))
        finally:
            for name in LOGGERS:
                logging.getLogger(name).removeHandler(self.errors)

    @property
    def _pools(self) -> dict[str, Pool]:
        rooms = self._rooms
        pools: dict[str, Pool] = {
            "questions": rooms.workers, "reading": rooms.readers, "thinking": rooms.thinkers,
            "reviews": rooms.reviews.workers, "trials": rooms.trials.workers, "lab": rooms.labs.workers,
        }  # fmt: skip
        if rooms.workers.far is not None:
            pools |= {f"far_{urgency.name.lower()}": pool for urgency, pool in rooms.workers.far.pools.items()}
        return pools

    async def node(self) -> NodeNumbers:
        """How this node is doing."""
        rooms = self._rooms
        try:
            await rooms.check_ready()
            ready = True
        except (Problem, StorageError):
            ready = False
        span = self._used[-1][0] - self._used[0][0] if self._used else 0.0
        far = rooms.workers.far
        return NodeNumbers(
            node=rooms.name[:8],
            version=__version__,
            since=self._since,
            ready=ready,
            rooms=len(rooms.awake),
            guests=sum(len(room.guests) for room in rooms.awake.values()),
            connections=rooms.addresses.connected,
            answered=self.responses[2] + self.responses[3],
            refused=self.responses[4],
            failed=self.responses[5],
            errors=self.errors.count,
            latest=tuple(self.errors.latest),
            delay=max(self._delays, default=0.0),
            busy=(self._used[-1][1] - self._used[0][1]) / span if span else 0.0,
            cpu=time.process_time(),
            memory=_resident(),
            waiting={name: len(pool.waiting) for name, pool in self._pools.items()},
            working={name: sum(pool.waiting.running.values()) for name, pool in self._pools.items()},
            far_workers=len(far.workers) if far is not None else 0,
            far_slots=far.slots if far is not None else 0,
        )


def _resident() -> int:
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


METRICS: Final = (
    ("rooms", "gauge", "Rooms that are awake here"),
    ("guests", "gauge", "Connections to these rooms"),
    ("connections", "gauge", "Open websockets"),
    ("answered", "counter", "Requests that were answered"),
    ("refused", "counter", "Requests that were refused (4xx)"),
    ("failed", "counter", "Requests that failed here (5xx)"),
    ("errors", "counter", "Errors in the log"),
    ("delay", "gauge", "Longest delay of the event loop in the last minute, in seconds"),
    ("busy", "gauge", "Share of a processor used in the last minute"),
    ("cpu", "counter", "Processor time used, in seconds"),
    ("memory", "gauge", "Memory in use, in bytes"),
    ("far_workers", "gauge", "Workers elsewhere"),
    ("far_slots", "gauge", "Tasks that can be done elsewhere at once"),
)
UNITS: Final = {"delay": "_seconds", "cpu": "_seconds", "memory": "_bytes"}


def prometheus(numbers: NodeNumbers) -> str:
    """The numbers of a node in the text format of Prometheus."""
    told = msgspec.structs.asdict(numbers)
    lines: list[str] = []

    def add(name: str, kind: str, about: str, samples: list[tuple[str, float]]) -> None:
        end = UNITS.get(name, "") + ("_total" if kind == "counter" else "")
        full = f"banneret_{name}{end}"
        lines.extend((f"# HELP {full} {about}", f"# TYPE {full} {kind}"))
        lines.extend(
            f"{full}{labels} {value:g}" if value < 1e6 else f"{full}{labels} {value:.0f}" for labels, value in samples
        )

    add("info", "gauge", "This node", [(f'{{node="{numbers.node}",version="{numbers.version}"}}', 1)])
    add("ready", "gauge", "Whether guests may be sent here", [("", float(numbers.ready))])
    for name, kind, about in METRICS:
        add(name, kind, about, [("", float(told[name]))])
    for name, about in (("waiting", "Tasks that wait for a process"), ("working", "Tasks that are being done")):
        add(name, "gauge", about, [(f'{{pool="{pool}"}}', count) for pool, count in told[name].items()])
    return "\n".join(lines) + "\n"
