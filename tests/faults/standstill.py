"""What stands still, and why: whether a table is only slow, and all that is known of one that is not."""

from __future__ import annotations

import asyncio
import os
import time
import urllib.request
from typing import Any

import psycopg

from tests.cluster.stage import Cluster, Member
from tests.faults.players import Play, Room

ROOMS = """
SELECT rooms.length, rooms.epoch, rooms.status, rooms.asked_seat, rooms.holder, nodes.url,
       nodes.until - extract(epoch FROM clock_timestamp())
FROM rooms LEFT JOIN nodes ON nodes.id = rooms.holder WHERE rooms.id = %s
"""
LOCKS = """
SELECT pid, state, wait_event_type, wait_event, round(extract(epoch FROM now() - xact_start)::numeric, 1),
       left(query, 80)
FROM pg_stat_activity WHERE xact_start IS NOT NULL AND pid <> pg_backend_pid() ORDER BY xact_start
"""
TOLD = 12
"""Lines of a log that are shown."""


def lengths(database: str, rooms: list[Room]) -> dict[str, int]:
    """How many lines each room has in the database: one that is played at all grows there, whoever is told of it.
    Nothing while the database does not answer."""
    try:
        with psycopg.connect(database, connect_timeout=10) as connection:
            wanted = [room.id for room in rooms]
            return dict(connection.execute("SELECT id, length FROM rooms WHERE id = ANY(%s)", (wanted,)).fetchall())
    except psycopg.Error:
        return {}


def report(found: Cluster, room: Room) -> dict[str, Any]:
    """Everything about a table that stands still that may be its cause."""
    told: dict[str, Any] = {
        "game": room.table["game"],
        "room": room.id[:6],
        "against": room.table["bot"] or "a person",
        "players": {seat.seat: seat.told for seat in room.seats},
        "load": os.getloadavg(),
        "nodes": {node.url: health_of(node) for node in found.nodes},
        "workers": [worker.runs for worker in found.workers],
        "Redis": found.redis.ask("PING"),
        "log": {node.url: lines_about(node, room) for node in found.nodes},
    }
    try:
        with psycopg.connect(found.database, connect_timeout=10) as connection:
            row = connection.execute(ROOMS, (room.id,)).fetchone()
            told["kept"] = dict(
                zip(("lines", "epoch", "status", "asked", "holder", "at", "its seconds left"), row or (), strict=False)
            )
            told["transactions"] = [list(map(str, one)) for one in connection.execute(LOCKS).fetchall()]
    except psycopg.Error as error:
        told["kept"] = f"the database does not answer: {error}"
    return told


def health_of(node: Member) -> str:
    """Whether a node runs, and how long it takes to say so."""
    if not node.runs:
        return "does not run"
    began = time.monotonic()
    try:
        with urllib.request.urlopen(node.url + "/api/health", timeout=20):
            return f"answers after {time.monotonic() - began:.2f} s"
    except OSError as error:
        return f"does not answer: {error}"


def lines_about(node: Member, room: Room) -> list[str]:
    """The last lines of a node's log, and those about a room."""
    lines = node.log.read_text(errors="replace").splitlines() if node.log.exists() else []
    return [line for line in lines if f"room {room.id[:4]}" in line][-TOLD:] + lines[-TOLD:]


async def goes_on_after_reconnect(play: Play, room: Room, seconds: float) -> bool:
    """Whether a table goes on once its players come in anew: then what they were told was the cause, not the room."""
    before = room.confirmed
    for seat in room.seats:
        if seat.line is not None:
            seat.line.transport.abort()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if room not in play.now or room.confirmed > before:
            return True
        await asyncio.sleep(0.1)
    return False
