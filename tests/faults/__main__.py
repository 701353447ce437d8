"""`make faults`: kills, stops and starves the parts of a cluster at random moments of live play of all games.

    python -m tests.faults [--moments 300] [--seed 1] [--nodes 3] [--workers 2] [--tables 6] [--json]

The same seed brings the same troubles to the same parts in the same order. After each, every table must go on. One
whose room grows in the database is only slow, as on a busy machine, and is waited for; of one that stands still
everything is told that may be the cause.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from collections import Counter
from random import Random
from typing import Any

from tests.cluster import redis, stage
from tests.cluster.stage import Cluster
from tests.faults import checks, standstill
from tests.faults.players import Play, Room
from tests.faults.trouble import TROUBLES
from tests.support import postgres

GOES_ON = 120.0
"""Seconds after which a table stands still if nothing was added to its game meanwhile."""
AGAIN = 30.0
"""Seconds within which it goes on if its players only have to reconnect."""
LINGERS = 30.0
"""Seconds after which it is noted what those at a table are doing: it is slow, whatever becomes of it."""
DISK = 300
"""Megabytes for the database, so that they can be filled."""
LIMITS = (
    "rooms_per_hour=100000",
    "connections_per_address=10000",
    "requests_per_second=100000",
    "request_burst=100000",
)


async def live(found: Cluster, moments: int, seed: int, tables: int, pause: float = 0.3) -> tuple[Play, dict[str, Any]]:
    """Play, and make trouble so many times."""
    play, rng = Play(found.url, seed, pause), Random(seed)
    troubles = {name: what for name, what in TROUBLES.items() if name != "disk full" or found.postgres.can_be_filled}
    counts: Counter[str] = Counter()
    waited: dict[str, float] = {}
    slow: Counter[str] = Counter()
    stood: list[dict[str, Any]] = []
    lingered: list[dict[str, Any]] = []
    await play.begin(tables)
    await goes_on(found, play, slow, [])
    for moment in range(moments):
        await asyncio.sleep(rng.uniform(0.1, 1.2))
        [name] = rng.choices(list(troubles), [often for often, _ in troubles.values()])
        lot = Random(rng.getrandbits(64))
        trouble = asyncio.create_task(asyncio.to_thread(troubles[name][1], found, lot))
        await asyncio.sleep(0.05)
        waiting: list[dict[str, Any]] = []
        took, standing = await goes_on(found, play, slow, waiting)
        await trouble
        lingered += [told | {"moment": moment, "trouble": name} for told in waiting]
        counts[name] += 1
        waited[name] = max(waited.get(name, 0.0), took)
        for room in standing:
            told = await asyncio.to_thread(standstill.report, found, room)
            told["goes on after a reconnect"] = await standstill.goes_on_after_reconnect(play, room, AGAIN)
            stood.append(told | {"moment": moment, "trouble": name})
            play.faults.append(f"moment {moment}, {name}: {room.table['game']} room {room.id[:6]} stands still")
        if sys.stderr.isatty() or moment % 20 == 19:
            sys.stderr.write(f"{moment + 1} moments, {play.confirmed} answers, {len(play.faults)} faults\n")
        if len(play.faults) > 20:
            break
    await play.end()
    return play, {
        "moments": counts.total(),
        "troubles": dict(counts.most_common()),
        "seconds until every table went on, at most": {name: round(took, 1) for name, took in waited.items()},
        "slow, but not standing still": dict(slow),
        f"what was done at tables that waited for {LINGERS:.0f} seconds": lingered[:20],
        "stood still": stood,
    }


async def goes_on(
    found: Cluster, play: Play, slow: Counter[str], lingered: list[dict[str, Any]]
) -> tuple[float, list[Room]]:
    """Wait until every table has had an answer confirmed since now; how many seconds that took, and which tables have
    stood still instead. What those do who wait for long is added to `lingered`."""
    began = since = time.monotonic()
    before = [(room.id, room.confirmed) for room in play.now]
    lines: dict[str, int] = {}
    while True:
        left = [room for room, known in zip(play.now, before, strict=True) if (room.id, room.confirmed) == known]
        if not left:
            return time.monotonic() - began, []
        if time.monotonic() - began >= LINGERS and not lingered:
            lingered += [
                {"game": room.table["game"], "against": room.table["bot"] or "a person", "load": os.getloadavg()[0],
                 "players": {seat.seat: seat.told for seat in room.seats}}
                for room in left
            ]  # fmt: skip
        if time.monotonic() - since >= GOES_ON / 2:
            # Looked at twice in the time that a table may take.
            since, last = time.monotonic(), lines
            lines = await asyncio.to_thread(standstill.lengths, found.database, left)
            standing = [room for room in left if last.get(room.id) == lines.get(room.id)] if last else []
            if standing:
                return time.monotonic() - began, standing
            slow.update(room.table["game"] for room in left if last)
        await asyncio.sleep(0.05)


def faults(moments: int, seed: int, nodes: int = 3, workers: int = 2, tables: int = 6) -> dict[str, Any]:
    """A whole run, and what came of it."""
    options = [word for limit in LIMITS for word in ("--limit", limit)]
    with stage.running(nodes, workers, options, disk=DISK) as found:
        checks.watch(found.database)
        play, told = asyncio.run(live(found, moments, seed, tables))
        if not found.postgres.can_be_filled:
            told["left out"] = "the disk could not be filled: only root can mount a small one"
        wrong = [*play.faults, *checks.writers(found.database), *checks.games(found.database, play.rooms)]
    return told | {
        "seed": seed,
        "rooms": len(play.rooms),
        "answers announced": play.confirmed,
        "reconnects": play.reconnects,
        "wrong": wrong[:50],
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--moments", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    try:
        told = faults(args.moments, args.seed, args.nodes, args.workers, args.tables)
    except (stage.Missing, postgres.Missing, redis.Missing) as missing:
        sys.stderr.write(f"{missing}\n")
        return 1
    sys.stdout.write(json.dumps(told, indent=None if args.json else 2) + "\n")
    sys.stdout.write("not good\n" if told["wrong"] else "good\n")
    return 1 if told["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
