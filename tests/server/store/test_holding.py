"""Who holds a room, and that nobody else writes to it: the database checks that with every change."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
import pytest

from banneret.kernel.errors import StorageError
from banneret.server.access import Limits
from banneret.server.cluster.links import Links
from banneret.server.cluster.node import Node
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Elsewhere, Problem
from banneret.server.rooms.chat import say
from banneret.server.rooms.rooms import Rooms
from banneret.server.store import holding
from banneret.server.store.changes import Append
from banneret.server.store.holding import Fenced, Peer
from banneret.server.store.store import Store
from tests.server.clock import Clock
from tests.server.store.failing_store import a_room as an_open_room
from tests.server.store.failing_store import answered, same_as_kept, steps
from tests.server.store.test_storage_at_once import held
from tests.support.postgres import Postgres
from tests.support.rooms_without_sockets import Listener
from tests.support.stored_rooms import a_room, chat_line, rooms_in, with_store

NORTH, SOUTH = Peer("http://north", "first"), Peer("http://south", "second")
Change = Callable[[Store, int], Awaitable[None]]
CHANGES: dict[str, Change] = {
    "append": lambda store, epoch: store.append("oak", 2, ["0 c"], 1001.0, "running", epoch=epoch),
    "truncate": lambda store, epoch: store.truncate("oak", 2, 1, 1001.0, epoch=epoch),
    "update": lambda store, epoch: store.update(a_room(title="changed", epoch=epoch)),
    "begin": lambda store, epoch: store.update(a_room(title="changed", epoch=epoch), ["0 x"]),
    "say": lambda store, epoch: store.say("oak", chat_line(0), epoch=epoch),
    "hand over": lambda store, epoch: store.hand_over(
        a_room(title="changed", epoch=epoch),
        Append("oak", 2, ("# 1 person",), 1001.0, "running", None, epoch),
        chat_line(0),
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_under_an_older_epoch_is_refused_and_changes_nothing(database: str, name: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_room(lines=["0 a", "0 b"], status="running"))
        claim = await store.claim("oak")
        assert claim is not None
        assert claim.epoch == 1
        kept = await store.load("oak")
        for epoch in (0, 2):
            with pytest.raises(Fenced):
                await CHANGES[name](store, epoch)
        assert await store.load("oak") == kept
        await CHANGES[name](store, 1)
        assert await store.load("oak") != kept

    with_store(database, use)


def test_an_append_that_was_repeated_by_whoever_took_the_room_is_still_refused(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_room(epoch=1))
        await store.append("oak", 0, ["0 a"], 1001.0, "running", epoch=1)
        await store.append("oak", 0, ["0 a"], 1001.0, "running", epoch=1)  # the confirmation was lost
        await store.claim("oak")
        with pytest.raises(Fenced):
            await store.append("oak", 0, ["0 a"], 1001.0, "running", epoch=1)

    with_store(database, use)


def test_among_many_appends_only_those_to_rooms_that_were_taken_are_refused(database: str) -> None:
    async def use(store: Store) -> None:
        names = [f"room{n}" for n in range(20)]
        for name in names:
            await store.create(a_room(name, epoch=1))
        await store.claim("room7")
        holding, release = held(store)
        await asyncio.sleep(0)
        waiting = [asyncio.ensure_future(store.append(name, 0, ["0 a"], 1001.0, "running", epoch=1)) for name in names]
        await asyncio.sleep(0)
        release()
        await holding
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(outcome) for outcome in told] == [Fenced if n == 7 else type(None) for n in range(20)]

    with_store(database, use)


def test_a_room_is_taken_only_from_a_node_whose_time_is_up(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_room(epoch=1), holder="north")
        assert await store.renew("north", NORTH, 30) == ({"north": NORTH}, {"oak": 1})
        assert await store.renew("south", SOUTH, 30) == ({"north": NORTH, "south": SOUTH}, {})
        refused = await store.claim("oak", "south")
        assert refused is not None
        assert refused.holder == "north"
        assert await store.holder_of("oak") == "north"
        again = await store.claim("oak", "north")
        assert again is not None
        assert (again.epoch, again.holder) == (2, "")
        # Its time is up: nobody waits for it.
        assert await store.renew("north", NORTH, -1) == ({"south": SOUTH}, {"oak": 2})
        assert await store.holder_of("oak") == ""
        taken = await store.claim("oak", "south")
        assert taken is not None
        assert (taken.epoch, taken.before, taken.holder) == (3, "north", "")
        assert await store.held_by("north") == {}
        assert await store.held_by("south") == {"oak": 3}
        await store.leave("south")
        assert await store.holder_of("oak") == ""
        assert await store.claim("elm", "south") is None

    with_store(database, use)


def test_a_node_that_says_its_word_while_somebody_takes_its_room_keeps_it(postgres: Postgres) -> None:
    """The word is not there to be read yet, and its time was up before."""
    database = postgres.new_database(tables=True)

    async def use(store: Store) -> None:
        await store.create(a_room(epoch=1), holder="north")
        await store.renew("north", NORTH, -1)
        with psycopg.connect(database) as word:
            word.execute("UPDATE nodes SET until = extract(epoch FROM clock_timestamp()) + 30 WHERE id = 'north'")
            refused = await store.claim("oak", "south")
        assert refused is not None
        assert (refused.epoch, refused.holder) == (1, "north")

    with_store(database, use)


def test_a_node_whose_room_is_being_taken_is_told_so_with_its_next_word(postgres: Postgres) -> None:
    database = postgres.new_database(tables=True)

    async def use(store: Store) -> None:
        await store.create(a_room(epoch=1), holder="north")
        await store.renew("north", NORTH, -1)
        other = Store.open(database)
        try:
            with other._database.living.begin() as taking:
                claim = holding.claim(taking, "oak", "south")
                word = asyncio.create_task(store.renew("north", NORTH, 30))
                await asyncio.sleep(0.1)
                assert not word.done(), "it is told what it holds before it is known"
            assert claim is not None
            assert (claim.epoch, claim.holder) == (2, "")
            assert (await word).held == {}
        finally:
            await other.close()

    with_store(database, use)


def test_two_who_take_a_room_at_once_get_different_epochs(database: str) -> None:
    async def use(store: Store) -> None:
        other = Store.open(database)
        try:
            await store.create(a_room(epoch=1))
            claims = await asyncio.gather(*(one.claim("oak") for one in (store, other) for _ in range(10)))
            assert sorted(claim.epoch for claim in claims if claim is not None) == list(range(2, 22))
        finally:
            await other.close()

    with_store(database, use)


def test_what_another_node_holds_is_not_deleted(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_room("own", status="over"), holder="north")
        await store.create(a_room("other", status="over"), holder="south")
        await store.create(a_room("orphan", status="over"), holder="gone")
        await store.create(a_room("free", status="over"))
        for node in ("north", "south"):
            await store.renew(node, NORTH, 30)
        assert await store.delete_older(2000.0, ["over"], node="north") == 3

    with_store(database, use)
    assert rooms_in(database) == ["other"]


# -- two servers on one database ---------------------------------------------------------------------------------------


def with_servers(database: str, use: Callable[[Rooms, Rooms], Awaitable[None]], *names: str) -> None:
    async def run() -> None:
        servers = []
        for name in names or ("", ""):
            store = Store.open(database)
            links = Links(Node(store, "http://nowhere", Clock())) if name else None
            servers.append(Rooms(store, Limits(), Workers(1), links=links))
        try:
            await use(*servers)
        finally:
            for server in servers:
                await server.close()

    asyncio.run(run())


def test_a_server_whose_room_was_taken_announces_nothing_and_lets_everybody_reconnect(database: str) -> None:
    async def use(one: Rooms, two: Rooms) -> None:
        room, keys, guests = await an_open_room(one)
        await answered(room, guests)
        heard = [steps(guest) for guest in guests]
        async with two.inside(room.id) as taken:
            there = [Listener(), Listener()]
            for seat, guest in enumerate(there):
                taken.enter(guest, (keys[str(seat)],), -1, 1)
            await answered(taken, there)
        with pytest.raises(Problem) as told:
            await answered(room, guests)
        assert told.value.code == "moved"
        assert [guest.closing for guest in guests] == [1012] * 3
        assert [steps(guest) for guest in guests] == heard, "nobody was told anything"
        assert room.id not in one.awake
        assert await same_as_kept(taken)
        # Whoever reconnects to the first finds everything there.
        async with one.inside(room.id) as back:
            assert back.game.played == taken.game.played
        with pytest.raises(Problem):
            await answered(taken, there)

    with_servers(database, use)


def test_nobody_chats_into_a_room_that_was_taken(database: str) -> None:
    async def use(one: Rooms, two: Rooms) -> None:
        room, _, guests = await an_open_room(one)
        async with two.inside(room.id):
            pass
        with pytest.raises(Problem) as told:
            await say(room, guests[0], "hello")
        assert told.value.code == "moved"
        assert guests[1].closing == 1012

    with_servers(database, use)


def test_the_second_node_is_sent_to_the_first_until_that_is_gone(database: str) -> None:
    async def use(north: Rooms, south: Rooms) -> None:
        await north.store.renew(north.name, NORTH, 30)
        room, _, guests = await an_open_room(north)
        with pytest.raises(Elsewhere) as told:
            async with south.inside(room.id):
                pass
        assert told.value.node == north.name
        await answered(room, guests)
        await north.store.renew(north.name, NORTH, -1)
        async with south.inside(room.id) as taken:
            assert taken.game.played == room.game.played
            # What the players did elsewhere until now is not known here: nobody has been away for long.
            assert all(sitting.away is not None and sitting.away < 5 for sitting in taken.seating.sittings())

    with_servers(database, use, "north", "south")


def test_a_stale_header_does_not_bring_a_lost_seat_back(database: str) -> None:
    """Both servers change seats, which no length of lines protects."""

    async def use(one: Rooms, two: Rooms) -> None:
        room, keys, _ = await an_open_room(one)
        async with two.inside(room.id) as taken:
            await taken.seating.put(0, "greedy", "left")
        with pytest.raises(Problem):
            await room.seating.put(1, "greedy", "left")
        kept: Any = await one.store.load(room.id)
        assert [seat.kind for seat in kept.seats] == ["bot", "person"]
        assert keys

    with_servers(database, use)


def test_a_room_that_does_not_exist_is_not_taken(database: str) -> None:
    async def use(store: Store) -> None:
        assert await store.claim("elm") is None
        with pytest.raises(StorageError, match="no room"):
            await store.say("elm", chat_line(0))

    with_store(database, use)
