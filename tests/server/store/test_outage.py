"""A database that is away for a while: all who wait are told at once to try again, and whoever does comes in."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError

from banneret.kernel.errors import StorageError, Unavailable
from banneret.server.access import Limits
from banneret.server.client import client
from banneret.server.client.client import TableClient
from banneret.server.client.rest import RefusedByTable
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Problem
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from banneret.server.store import database
from banneret.server.store.database import READERS
from banneret.server.store.store import Store
from tests.server.store.failing_store import a_room as a_table
from tests.server.store.failing_store import answered, same_as_kept
from tests.support.live_server import Live, Player, serving
from tests.support.postgres import Missing, Postgres, running
from tests.support.stored_rooms import a_room
from tests.support.time_limits import HANG

PERSONS = (
    {"kind": "person", "side": "castle_griffins castle_marksmen"},
    {"kind": "person", "side": "necropolis_zombies"},
)
NOBODY = "n" * 32


class Attempts:
    """Counts how often a transaction is begun."""

    def __init__(self, engine: Engine) -> None:
        self.count = 0
        event.listen(engine, "before_cursor_execute", self._one)

    def _one(self, _: Connection, __: object, statement: str, *___: object) -> None:
        self.count += statement.startswith("BEGIN")


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program writes into the file, and does not come to an end."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database that waits but a moment for others."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.1)
    return tmp_path / "table.sqlite3"


@asynccontextmanager
async def a_store(file: Path) -> AsyncIterator[Store]:
    store = Store.open(f"sqlite:///{file}")
    try:
        yield store
    finally:
        await store.close()


# -- those who wait fail together --------------------------------------------------------------------------------------


def test_changes_that_wait_for_a_locked_file_fail_together(file: Path) -> None:
    async def run() -> None:
        async with a_store(file) as store:
            names = [f"room{n}" for n in range(30)]
            for name in names:
                await store.create(a_room(name))
            attempts = Attempts(store._database.writing)
            with locked(file):
                waiting = [store.append(name, 0, ["0 a"], 1001.0, "running") for name in names]
                told = await asyncio.gather(*waiting, return_exceptions=True)
            assert {type(outcome) for outcome in told} == {Unavailable}
            # The first may have been alone in its batch; all others came while it waited, and did not wait again.
            assert attempts.count <= 2
            for name in names:
                await store.append(name, 0, ["0 b"], 1002.0, "running")
                room = await store.load(name)
                assert room is not None
                assert room.lines == ["0 b"]

    asyncio.run(run())


def test_a_store_that_is_closed_while_its_file_is_locked_comes_to_an_end(file: Path) -> None:
    async def run() -> None:
        store = Store.open(f"sqlite:///{file}")
        await store.create(a_room())
        attempts = Attempts(store._database.writing)
        with locked(file):
            waiting = [asyncio.ensure_future(store.append("oak", n, ["0 a"], 1001.0, "running")) for n in range(20)]
            await asyncio.sleep(0)
            await store.close()
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert {type(outcome) for outcome in told} == {Unavailable}
        assert attempts.count <= 2

    asyncio.run(run())


def test_readers_that_wait_for_a_database_that_is_away_fail_together(file: Path) -> None:
    """As over a line that leads nowhere: each look would take as long as the first."""

    async def run() -> None:
        async with a_store(file) as store:
            await store.create(a_room())
            go, begun = threading.Event(), threading.Semaphore(0)
            attempts = Attempts(store._database.reading)

            def nowhere(_: Connection) -> None:
                begun.release()
                assert go.wait(HANG)
                fault = sqlite3.OperationalError("unable to open database file")
                fault.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
                raise OperationalError("BEGIN", {}, fault)

            event.listen(store._database.reading, "begin", nowhere)
            looks = [asyncio.ensure_future(store.load("oak")) for _ in range(10 * READERS)]
            for _ in range(READERS):
                await asyncio.to_thread(begun.acquire)
            go.set()
            told = await asyncio.gather(*looks, return_exceptions=True)
            assert {type(outcome) for outcome in told} == {Unavailable}
            assert attempts.count == READERS
            event.remove(store._database.reading, "begin", nowhere)
            assert await store.load("oak") is not None

    asyncio.run(run())


def test_rooms_stay_where_the_store_has_them_while_its_file_is_locked(file: Path) -> None:
    async def run() -> None:
        rooms = Rooms(Store.open(f"sqlite:///{file}"), Limits(), Workers(1))
        try:
            tables = [await a_table(rooms) for _ in range(8)]
            for room, _, guests in tables:
                await answered(room, guests)
            attempts = Attempts(rooms.store._database.writing)
            with locked(file):
                told = await asyncio.gather(
                    *(answered(room, guests) for room, _, guests in tables), return_exceptions=True
                )
            assert attempts.count <= 2
            for outcome in told:
                assert isinstance(outcome, Problem)
                assert (outcome.code, outcome.again is not None) == ("not_kept", True)
            for room, _, guests in tables:
                assert not room.closed
                assert await same_as_kept(room)
                await answered(room, guests)
                assert await same_as_kept(room)
        finally:
            await rooms.close()

    asyncio.run(run())


# -- coming in during an outage ----------------------------------------------------------------------------------------


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
        yield server


class Away:
    """A store that cannot be read this many times."""

    def __init__(self, live: Live, times: int, error: StorageError | None = None) -> None:
        self._load = live.rooms.store.load
        self._error = error or Unavailable("the database does not answer: secret.sqlite3 is locked")
        self.times = times
        self.looks = 0
        live.rooms.store.load = self.load  # type: ignore[method-assign]
        for room in list(live.rooms.awake.values()):
            live.rooms.drop(room)

    async def load(self, room_id: str) -> Any:
        self.looks += 1
        if self.looks <= self.times:
            raise self._error
        return await self._load(room_id)


def test_a_hello_during_an_outage_is_told_to_come_again(live: Live) -> None:
    made = live.room(*PERSONS)
    away = Away(live, 2)
    player = Player(live, made["room"])
    player.send(do="hello", room=made["room"], keys=[made["keys"]["0"]])
    refused = player.until("refused")
    assert refused["code"] == "unavailable"
    assert refused["again"] > 0
    assert "secret" not in refused["text"]
    assert player.closed() == 1013
    status, told = live.ask("GET", f"/api/rooms/{made['room']}")
    assert (status, told["error"]["code"]) == (503, "unavailable")
    assert told["error"]["again"] > 0
    assert away.looks == 2
    assert live.ask("GET", f"/api/rooms/{made['room']}")[0] == 200


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds a program would have waited, without waiting."""
    found: list[float] = []

    async def at_once(seconds: float) -> None:
        found.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(client, "sleep", at_once)
    return found


def come(live: Live, room: str, *keys: str) -> int:
    async def run() -> int:
        async with TableClient.connect(live.url, room, keys) as table:
            assert table.now is not None
            return table.lines_made

    return asyncio.run(run())


def test_a_program_comes_in_by_itself_once_the_outage_is_over(live: Live, waits: list[float]) -> None:
    made = live.room(*PERSONS)
    Away(live, 9)
    assert come(live, made["room"], made["keys"]["0"]) == 10
    assert len(waits) == 9
    # As long as it was told at least, then longer and longer, never twice the same.
    assert min(waits) >= 2.0
    assert waits[-1] > max(waits[:3])
    assert len(set(waits)) == 9


def test_what_is_refused_for_good_is_not_tried_again(live: Live, waits: list[float]) -> None:
    made = live.room(*PERSONS)
    for room, keys, code in ((NOBODY, [], "not_found"), (made["room"], [NOBODY], "forbidden")):
        with pytest.raises(RefusedByTable) as caught:
            come(live, room, *keys)
        assert (caught.value.code, caught.value.again) == (code, None)
    assert waits == []


def test_what_the_disk_refuses_is_tried_again_since_somebody_may_make_room_on_it(
    live: Live, waits: list[float]
) -> None:
    made = live.room(*PERSONS)
    full = Away(live, 5, StorageError("the database could not be read: secret disk is full"))
    assert come(live, made["room"], made["keys"]["0"]) == 6
    assert (full.looks, len(waits)) == (6, 5)


def test_an_answer_is_given_again_once_the_store_takes_it(live: Live, waits: list[float]) -> None:
    made = live.room(*PERSONS)
    append = live.rooms.store.append
    fails = [3]

    async def failing(*given: Any, **named: Any) -> Any:
        if fails[0]:
            fails[0] -= 1
            raise Unavailable("locked")
        return await append(*given, **named)

    live.rooms.store.append = failing  # type: ignore[method-assign]

    async def run() -> None:
        async with TableClient.connect(live.url, made["room"], list(made["keys"].values())) as table:
            async for asked in table:
                await table.answer(asked.options[0].key)
                break

    asyncio.run(run())
    assert len(waits) == 3
    assert live.rooms.awake[made["room"]].game.played


# -- a server of its own that stops ------------------------------------------------------------------------------------


@pytest.fixture
def stopping(postgres: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped without harm to other tests; skipped where there is none."""
    try:
        with running() as server:
            yield server
    except Missing as missing:
        pytest.skip(str(missing))


def test_everybody_comes_in_again_once_postgresql_is_back(stopping: Postgres, waits: list[float]) -> None:
    with serving(stopping.new_database()) as live:
        made = live.room(*PERSONS)
        keys = list(made["keys"].values())

        async def run() -> None:
            async with TableClient.connect(live.url, made["room"], keys, patience=HANG) as table:
                asked = table.asked
                assert asked is not None
                await table.answer(asked.options[0].key)
                kept = len(live.rooms.awake[made["room"]].game.played)
                await asyncio.to_thread(stopping.stop)
                answering = asyncio.ensure_future(play_on(table))
                while len(waits) < 3:
                    await asyncio.wait({answering}, timeout=0.05)
                    assert not answering.done()
                await asyncio.to_thread(stopping.start)
                await answering
                assert table.lines_made > 1
                assert len(live.rooms.awake[made["room"]].game.played) > kept

        asyncio.run(run())


async def play_on(table: TableClient) -> None:
    async for asked in table:
        await table.answer(asked.options[0].key)
        return


def until_waiting(room: Room, count: int) -> None:
    """Wait until so many tasks wait for a room's lock."""
    end = time.monotonic() + HANG
    while len(room.lock._waiters or ()) < count:
        assert time.monotonic() < end, f"{len(room.lock._waiters or ())} wait for the room, not {count}"
        time.sleep(0.01)


def test_who_waits_for_a_room_while_the_store_is_away_is_refused_with_the_first(live: Live) -> None:
    """However many lines of chat come before an answer: the store is asked once for all who wait."""
    seats = ({"kind": "person", "side": "castle_host"}, {"kind": "person", "side": "dungeon_host"})
    made = live.room(*seats, scenario="skirmish")
    player = live.player(made["room"], *made["keys"].values())
    watchers = [live.player(made["room"]) for _ in range(3)]
    room = live.rooms.awake[made["room"]]
    asked, go_on = 0, threading.Event()

    async def away(*_: object, **__: object) -> None:
        nonlocal asked
        asked += 1
        await asyncio.to_thread(go_on.wait)
        raise Unavailable("locked")

    live.rooms.store.say = away  # type: ignore[method-assign]
    said = [watcher.send(do="say", text="well met") for watcher in watchers]
    given = player.send(do="undo")
    until_waiting(room, 3)
    late = Player(live, made["room"])
    hello = late.send(do="hello", room=made["room"], keys=())
    until_waiting(room, 4)
    go_on.set()
    waited = [*zip(watchers, said, strict=True), (player, given), (late, hello)]
    told = [who.reply(seq) for who, seq in waited]
    assert [(one["is"], one["code"]) for one in told] == [("refused", "unavailable")] * 5
    assert all(one["again"] for one in told)
    assert asked == 1
    for who, _ in waited:
        who.close()
