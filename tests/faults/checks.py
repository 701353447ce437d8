"""What must hold after everything: nothing announced is lost, nothing applied twice, and one node wrote at a time."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from itertools import pairwise

import psycopg

from banneret.games import rules_of
from banneret.kernel.answers import follow, forced_of, seat_of
from banneret.kernel.game import Game
from banneret.server.store.game import waking
from banneret.server.store.store import Store
from banneret.server.store.types import StoredRoom
from banneret.table.habits import can_only_pass
from tests.faults.players import Room, Seat, Sent

WATCH = """
CREATE TABLE writes (n bigserial, room text, epoch int, holder text, was int, now int);
CREATE FUNCTION noted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO writes (room, epoch, holder, was, now) VALUES (new.id, new.epoch, new.holder, old.length, new.length);
    RETURN new;
END $$;
CREATE TRIGGER noted AFTER UPDATE ON rooms FOR EACH ROW EXECUTE FUNCTION noted();
"""


def watch(database: str) -> None:
    """Note every write to a room."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(WATCH)


def writers(database: str) -> list[str]:
    """What is wrong with the order of writes: an epoch that goes back or has two holders, a write that does not go on
    where the one before has ended."""
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT room, epoch, holder, was, now FROM writes ORDER BY n").fetchall()
    by_room: dict[str, list[tuple[int, str, int, int]]] = defaultdict(list)
    for room, *row in rows:
        by_room[room].append(tuple(row))
    wrong = []
    for room, writes in by_room.items():
        for one, two in pairwise(writes):
            if two[0] < one[0]:
                wrong.append(f"room {room[:6]}: epoch {two[0]} wrote after {one[0]}")
            if two[0] == one[0] and one[1] and two[1] and one[1] != two[1]:
                wrong.append(f"room {room[:6]}: two nodes wrote under epoch {one[0]}")
            if two[2] != one[3]:
                wrong.append(f"room {room[:6]}: a write went on from {two[2]} lines where there were {one[3]}")
    return wrong


def games(database: str, rooms: list[Room]) -> list[str]:
    """What is wrong with what was kept of the games."""
    return asyncio.run(_games(database, rooms))


async def _games(database: str, rooms: list[Room]) -> list[str]:
    store = Store.open(database)
    try:
        wrong = []
        for room in rooms:
            stored = await store.load(room.id)
            if stored is None:
                wrong.append(f"room {room.id[:6]} is gone")
                continue
            given = answers_of(stored)
            for seat in room.seats:
                found = explained(given.get(seat.seat, []), seat)
                if found:
                    wrong.append(f"{stored.game} room {room.id[:6]}, seat {seat.seat}: {found}")
        return wrong
    finally:
        await store.close()


def answers_of(stored: StoredRoom) -> dict[int, list[tuple[str, bool]]]:
    """By seat: its answers in the game that was kept, and whether each could have been given by itself."""
    waking_game = waking(stored)
    try:
        while True:
            next(waking_game)
    except StopIteration as end:
        kept: Game = end.value
    game = Game(rules_of(kept.setup.game), kept.setup, None)
    found: dict[int, list[tuple[str, bool]]] = defaultdict(list)
    for n, packed in enumerate(kept.played):
        if seat_of(packed) >= 0:
            found[seat_of(packed)].append((kept.key(packed), forced_of(packed) or can_only_pass(game)))
        follow(game.state, kept.played, n, n + 1)
    return found


def explained(given: list[tuple[str, bool]], seat: Seat) -> str:
    """Empty if the answers of a seat are what its player has sent, in that order, each once: all that were confirmed,
    some of the others, and in between what a player is not asked for; otherwise what is wrong."""
    # How many of the sent ones may have been used up by the answers so far.
    reachable = {0}
    for n, (key, by_itself) in enumerate(given):
        after = set()
        for start in _skipping(reachable, seat.sent):
            if start < len(seat.sent) and seat.sent[start].key == key:
                after.add(start + 1)
            if by_itself:
                after.add(start)
        if not after:
            return f"answer {n} ({key}) is not what was sent next, or was applied twice"
        reachable = after
    if len(seat.sent) not in _skipping(reachable, seat.sent):
        return "an answer that was announced is not in the game"
    return ""


def _skipping(reachable: set[int], sent: list[Sent]) -> set[int]:
    """Also where one gets by leaving out what was never confirmed."""
    found = set(reachable)
    for n, one in enumerate(sent):
        if n in found and not one.confirmed:
            found.add(n + 1)
    return found
