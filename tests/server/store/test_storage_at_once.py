"""The store with many changes at once: each is carried out, in order, and a bad one fails alone."""

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

from sqlalchemy import Connection, event

from banneret.kernel.errors import StorageError
from banneret.server.store.store import Store, StoredRoom
from tests.support.stored_rooms import a_room, chat_line, with_store


def held(store: Store) -> tuple["asyncio.Future[None]", Callable[[], None]]:
    """Keep the writer busy until the function that is given back is called, so that all that follows waits for it."""
    go = Event()

    def wait(_connection: Connection) -> None:
        assert go.wait(20)

    return asyncio.ensure_future(store._writer.carry_out(wait)), go.set


def test_appends_to_many_rooms_at_once_keep_their_order(database: str) -> None:
    rooms, times = 40, 15

    async def play(store: Store, room: str) -> None:
        for n in range(times):
            await store.append(room, 2 * n, [f"0 {room}:{n}", "* die:+1"], 1001.0 + n, "running")

    async def use(store: Store) -> None:
        names = [f"room{n}" for n in range(rooms)]
        await asyncio.gather(*(store.create(a_room(name)) for name in names))
        commits: list[Connection] = []
        event.listen(store._database.writing, "commit", commits.append)
        await asyncio.gather(*(play(store, name) for name in names))
        assert len(commits) < rooms * times / 2
        for name in names:
            room = await store.load(name)
            assert room is not None
            assert room.lines == [part for n in range(times) for part in (f"0 {name}:{n}", "* die:+1")]

    with_store(database, use)


def test_appends_that_wait_together_need_few_statements(database: str) -> None:
    async def use(store: Store) -> None:
        names = [f"room{n}" for n in range(50)]
        for name in names:
            await store.create(a_room(name))
        holding, release = held(store)
        await asyncio.sleep(0)
        statements: list[str] = []
        event.listen(store._database.writing, "before_cursor_execute", lambda *told: statements.append(told[2]))
        waiting = [asyncio.ensure_future(store.append(name, 0, [f"0 {name}"], 1001.0, "running")) for name in names]
        waiting.append(asyncio.ensure_future(store.say("room0", chat_line(0))))
        await asyncio.sleep(0)
        release()
        await asyncio.gather(holding, *waiting)
        assert len([statement for statement in statements if not statement.startswith("BEGIN")]) == 6
        for name in names:
            room = await store.load(name)
            assert room is not None
            assert room.lines == [f"0 {name}"]

    with_store(database, use)


def test_appends_of_one_room_that_wait_together_keep_their_order(database: str) -> None:
    async def use(store: Store) -> StoredRoom | None:
        await store.create(a_room())
        holding, release = held(store)
        await asyncio.sleep(0)
        waiting = [
            asyncio.ensure_future(store.append("oak", n, [f"0 a:{n}"], 1001.0 + n, "running")) for n in range(700)
        ]
        await asyncio.sleep(0)
        release()
        await asyncio.gather(holding, *waiting)
        return await store.load("oak")

    room = with_store(database, use)
    assert room is not None
    assert room.lines == [f"0 a:{n}" for n in range(700)]


def test_a_bad_change_fails_alone(database: str) -> None:
    async def use(store: Store) -> None:
        for name in ("oak", "ash"):
            await store.create(a_room(name))
        holding, release = held(store)
        await asyncio.sleep(0)
        changes: list[Any] = [
            store.append("oak", 0, ["0 a"], 1001.0, "running"),
            store.append("elm", 0, ["0 a"], 1001.0, "running"),  # no such room
            store.append("ash", 0, ["0 \ud800"], 1001.0, "running"),  # no text that could be stored
            store.create(a_room("oak")),  # there is one
            store.append("ash", 0, ["0 b"], 1001.0, "running"),
            store.append("oak", 1, ["0 c"], 1002.0, "running"),
        ]
        waiting = [asyncio.ensure_future(change) for change in changes]
        await asyncio.sleep(0)
        release()
        await holding
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(outcome) for outcome in told] == [
            type(None), StorageError, StorageError, StorageError, type(None), type(None),
        ]  # fmt: skip
        oak, ash = await store.load("oak"), await store.load("ash")
        assert oak is not None
        assert ash is not None
        assert (oak.lines, ash.lines) == (["0 a", "0 c"], ["0 b"])

    with_store(database, use)


def test_a_change_is_carried_out_though_its_caller_has_gone(database: str) -> None:
    async def use(store: Store) -> StoredRoom | None:
        await store.create(a_room())
        holding, release = held(store)
        await asyncio.sleep(0)
        gone = asyncio.ensure_future(store.append("oak", 0, ["0 a"], 1001.0, "running"))
        await asyncio.sleep(0)
        gone.cancel()
        release()
        await holding
        await store.append("oak", 1, ["0 b"], 1002.0, "running")
        return await store.load("oak")

    room = with_store(database, use)
    assert room is not None
    assert room.lines == ["0 a", "0 b"]


def test_closing_carries_out_what_still_waits(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        await store.create(a_room())
        waiting = [asyncio.ensure_future(store.append("oak", n, ["0 a"], 1001.0, "running")) for n in range(30)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)

    asyncio.run(run())
    room = with_store(database, lambda store: store.load("oak"))
    assert room is not None
    assert len(room.lines) == 30


def test_several_event_loops_may_use_one_store(database: str) -> None:
    store = Store.open(database)
    try:
        asyncio.run(store.create(a_room()))
        asyncio.run(store.append("oak", 0, ["0 a"], 1001.0, "running"))
        room = asyncio.run(store.load("oak"))
    finally:
        asyncio.run(store.close())
    assert room is not None
    assert room.lines == ["0 a"]
