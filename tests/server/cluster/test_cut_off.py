"""A node that loses its time without knowing it: whatever it was doing meanwhile, nobody is shown an older table, and
nobody waits at one that has gone on elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import psycopg
import pytest
from websockets.asyncio.client import ClientConnection

from banneret.server.access import Limits
from banneret.server.cluster import node as nodes
from banneret.server.cluster.links import Link, Links
from banneret.server.cluster.messages import Open, Outbox
from banneret.server.cluster.node import LEASE, Node
from banneret.server.http.relay import RelayedSocket
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Elsewhere, Problem
from banneret.server.rooms.pace.clocks import clocks_of
from banneret.server.rooms.pace.serving import BACK
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.holding import Peer, Word
from banneret.server.store.store import Store
from banneret.table.room_types import DAY, Pace
from tests.server.clock import Clock
from tests.server.rooms.pace.test_clocks import FRIDAY, seated
from tests.server.store.failing_store import a_room, answered
from tests.support.postgres import Postgres
from tests.support.rooms_without_sockets import Listener
from tests.support.stored_rooms import a_room as a_stored_room
from tests.support.time_limits import HANG

LONG = 30.0


def with_nodes(database: str, use: Callable[[Rooms, Rooms, Clock], Awaitable[None]]) -> None:
    """Two nodes, with the clock by which the first of them keeps time."""

    async def run() -> None:
        clock = Clock()
        servers = list[Rooms]()
        for kept in (clock, Clock()):
            store = Store.open(database)
            node = Node(store, "http://nowhere", kept)
            servers.append(Rooms(store, Limits(), Workers(1), links=Links(node)))
        try:
            async with asyncio.timeout(HANG):
                await use(servers[0], servers[1], clock)
        finally:
            for server in servers:
                await server.close()

    asyncio.run(run())


def node_of(rooms: Rooms) -> Node:
    assert rooms.links is not None
    return rooms.links.node


async def lives(rooms: Rooms, seconds: float) -> None:
    """What the database knows of a node, which hears nothing of it."""
    await rooms.store.renew(rooms.name, node_of(rooms).peer, seconds)


async def played_elsewhere(rooms: Rooms, id: str, keys: dict[str, str]) -> int:
    """The room is taken, and goes on; how many answers it has then."""
    async with rooms.inside(id) as room:
        there = [Listener(), Listener()]
        for seat, guest in enumerate(there):
            room.enter(guest, (keys[str(seat)],), -1, 1)
        for _ in range(3):
            await answered(room, there)
        return len(room.game.played)


def test_a_room_that_is_taken_while_it_wakes_is_not_shown_as_it_was(database: str) -> None:
    async def use(north: Rooms, south: Rooms, _: Clock) -> None:
        await lives(north, LONG)
        await lives(south, LONG)
        room, keys, guests = await a_room(north)
        await answered(room, guests)
        north.drop(room)
        wake, replaying, goes_on = north.wake, asyncio.Event(), asyncio.Event()

        async def slowly(*args: Any) -> Any:
            replaying.set()
            await goes_on.wait()
            return await wake(*args)

        north.wake = slowly  # type: ignore[assignment, method-assign]

        async def come() -> None:
            async with north.inside(room.id):
                raise AssertionError("an older table")

        coming = asyncio.create_task(come())
        await replaying.wait()
        # The node is stopped here for longer than it holds its rooms; it does not know that when it goes on.
        await lives(north, -1)
        await played_elsewhere(south, room.id, keys)
        await lives(north, LONG)
        goes_on.set()
        with pytest.raises(Elsewhere) as told:
            await coming
        assert told.value.node == south.name
        assert room.id not in north.awake

    with_nodes(database, use)


def test_a_clock_counts_on_at_the_node_that_takes_the_room_and_gives_time_to_come_back(database: str) -> None:
    async def use(north: Rooms, south: Rooms, _: Clock) -> None:
        now = Clock(FRIDAY)
        north.now = south.now = now
        await lives(north, LONG)
        await lives(south, LONG)
        room, guests, _keys = await seated(north, seconds=3 * DAY, pace=Pace(by="turn"))
        hasty, _guests, _keys = await seated(north, seconds=60)
        hasty.stored.rated = True
        async with hasty.lock:
            await hasty.change(hasty.stored)
        seat = room.game.state.seat
        now.now += DAY / 2
        await answered(room, guests)
        spent = clocks_of(room.stored).seats[seat].left
        assert spent == 2.5 * DAY
        now.now += 59
        await lives(north, -1)
        async with south.inside(room.id) as taken:
            shown = taken.turns.clock.shown
            assert shown is not None
            assert shown.left == (spent if shown.seat == seat else 3 * DAY) - 59
            assert clocks_of(taken.stored).seats[seat].left == spent
        async with south.inside(hasty.id) as taken:
            # Whoever was asked there could not have answered in time.
            assert taken.stored.asked.until == now.now + BACK

    with_nodes(database, use)


def test_a_room_that_wakes_while_its_node_is_unheard_of_waits_for_a_word(database: str) -> None:
    async def use(north: Rooms, _: Rooms, clock: Clock) -> None:
        await lives(north, LONG)
        room, _keys, guests = await a_room(north)
        await answered(room, guests)
        north.drop(room)
        clock.now += LEASE
        entered = asyncio.Event()

        async def come() -> None:
            async with north.inside(room.id):
                entered.set()

        coming = asyncio.create_task(come())
        while not north.is_awake(room.id):
            await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        assert not entered.is_set()
        await node_of(north).say(north._look_around)
        await coming
        assert entered.is_set()

    with_nodes(database, use)


def test_a_room_that_was_taken_is_dropped_with_the_next_word_however_sure_its_node_is(database: str) -> None:
    async def use(north: Rooms, south: Rooms, _: Clock) -> None:
        await lives(north, LONG)
        await lives(south, LONG)
        kept, _keys, _guests = await a_room(north)
        room, keys, guests = await a_room(north)
        await answered(room, guests)
        await lives(north, -1)
        await played_elsewhere(south, room.id, keys)
        assert node_of(north).holds
        await node_of(north).say(north._look_around)
        assert [guest.closing for guest in guests] == [1012] * 3, "they would wait for somebody who plays elsewhere"
        assert list(north.awake) == [kept.id]

    with_nodes(database, use)


def test_a_room_that_was_taken_after_a_word_was_said_is_kept(database: str) -> None:
    async def use(north: Rooms, _: Rooms, __: Clock) -> None:
        await lives(north, LONG)
        room, _keys, guests = await a_room(north)
        await north._look_around({})
        assert list(north.awake) == [room.id]
        assert not any(guest.closing for guest in guests)

    with_nodes(database, use)


class Stumbling:
    """A store that fails in a way nobody has thought of, and then works."""

    def __init__(self) -> None:
        self.tried = 0

    async def renew(self, *_: object) -> Word:
        self.tried += 1
        if self.tried == 2:
            raise RuntimeError("not a failure of the database")
        return Word({"north": Peer("http://north", "s")}, {})


def test_a_node_says_that_it_is_alive_whatever_has_gone_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "EVERY", 0)

    async def run() -> None:
        store = Stumbling()
        node = Node(cast(Store, store), "http://nowhere")

        async def nothing(_: dict[str, int]) -> None: ...

        async with asyncio.timeout(HANG):
            await node.open(nothing)
            while node.words < 3:
                await asyncio.sleep(0)
        assert node._task is not None
        node._task.cancel()
        assert store.tried == 4

    asyncio.run(run())


def test_a_node_that_has_just_come_is_waited_for_until_it_is_known() -> None:
    """Whoever comes to a node that has not heard yet of the holder of a room waits for the next word, and no longer."""

    async def run() -> None:
        node = Node(cast(Store, object()), "http://nowhere")
        for known_before, known_after, goes_on in ((False, True, True), (True, False, True), (True, True, False)):
            node.alive = {"south": Peer("", "")} if known_before else {}
            waiting = asyncio.create_task(node.outlive("south"))
            await asyncio.sleep(0)
            node.alive = {"south": Peer("", "")} if known_after else {}
            node._news.set()
            node._news = asyncio.Event()
            for _ in range(5):
                await asyncio.sleep(0)
            assert waiting.done() == goes_on, (known_before, known_after)
            waiting.cancel()

    asyncio.run(run())


def test_a_node_is_alive_though_its_changes_wait_for_somebody_who_was_stopped(postgres: Postgres) -> None:
    """A server that was stopped in the middle of a transaction keeps what it has locked."""
    database = postgres.new_database()

    async def run() -> None:
        store = Store.open(database)
        try:
            await store.create(a_stored_room(epoch=1), holder="north")
            with psycopg.connect(database) as stopped:
                stopped.execute("SELECT * FROM rooms FOR UPDATE")
                waiting = asyncio.create_task(store.claim("oak", "south"))
                await asyncio.sleep(0.1)
                word = await store.renew("south", Peer("http://south", "s"), LONG)
                assert list(word.alive) == ["south"]
                assert not waiting.done()
            claim = await waiting
            assert claim is not None
            assert claim.epoch == 2
        finally:
            await store.close()

    asyncio.run(run())


def test_a_transaction_of_somebody_who_was_stopped_is_ended(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("banneret.server.store.database.IDLE_SECONDS", 1)
    database = postgres.new_database()

    async def run() -> None:
        store, other = Store.open(database), Store.open(database)
        try:
            await store.create(a_stored_room(epoch=1))
            with store._database.living.connect() as stopped:
                stopped.exec_driver_sql("SELECT * FROM rooms FOR UPDATE")
                claim = await other.claim("oak", "south")
                assert claim is not None
                assert claim.epoch == 2
                stopped.invalidate()
        finally:
            await store.close()
            await other.close()

    asyncio.run(run())


# -- links -------------------------------------------------------------------------------------------------------------


class Line:
    """The line of a link, which stays open until it is cut."""

    def __init__(self) -> None:
        self.transport = self
        self.sent: list[bytes] = []
        self.cut = asyncio.Event()

    def abort(self) -> None:
        self.cut.set()

    async def send(self, frame: bytes) -> None:
        self.sent.append(frame)

    def __aiter__(self) -> Line:
        return self

    async def __anext__(self) -> bytes:
        await self.cut.wait()
        raise StopAsyncIteration


def test_whoever_comes_to_a_link_that_was_just_cut_reconnects() -> None:
    async def run() -> None:
        link = Link(cast(ClientConnection, Line()))
        link.end()
        guest = Listener()
        link.enter(guest, "{}", ())
        assert guest.closing == 1012
        with pytest.raises(Problem) as told:
            await link.ask("http", "GET", "/", b"", [], b"", "")
        assert told.value.code == "moved"

    asyncio.run(run())


def test_a_link_that_cannot_send_is_cut() -> None:
    async def run() -> None:
        line = Line()
        link = Link(cast(ClientConnection, line))
        guest = Listener()
        link.enter(guest, "{}", ())
        link.outbox.put(cast(Open, object()))
        async with asyncio.timeout(HANG):
            await line.cut.wait()
        assert guest.closing == 1012
        assert not link.open

    asyncio.run(run())


def test_a_guest_of_another_node_who_is_sent_away_is_gone() -> None:
    """The other node says no more of somebody whose connection it was told to close."""

    async def run() -> None:
        async def send(_: bytes) -> None: ...

        socket = RelayedSocket(Outbox(send, lambda: None), 1)
        waiting = asyncio.create_task(socket.receive())
        await socket.close(1012)
        async with asyncio.timeout(HANG):
            assert (await waiting)["type"] == "websocket.disconnect"

    asyncio.run(run())
