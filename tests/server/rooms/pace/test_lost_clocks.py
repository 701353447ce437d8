"""Clocks of rooms whose server was lost with everybody in them: those that stand still while nobody is there do so."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from banneret.server.rooms.pace.clocks import clocks_of
from banneret.server.rooms.pace.serving import BACK, PAUSE, _stand_still_alone
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.reading import headers
from banneret.server.store.types import StoredRoom
from banneret.table.room_types import DAY, Pace
from tests.server.clock import Clock
from tests.server.cluster.test_cut_off import LONG, lives, with_nodes
from tests.server.rooms.pace.test_clocks import BOT, FRIDAY, left, playing, said, seated, up
from tests.server.store.failing_store import PERSONS, answered
from tests.support.rooms_without_sockets import Listener


async def lost(rooms: Rooms, room: Room) -> StoredRoom:
    """The server is lost with everybody in a room: nobody leaves, and nothing is written any more."""
    await asyncio.sleep(0)
    async with room.lock:
        rooms.drop(room)
    return await found(rooms, room.id)


async def found(rooms: Rooms, id: str) -> StoredRoom:
    stored = await rooms.store.load(id)
    assert stored is not None
    return stored


PACES = [
    (60, Pace()),
    (600, Pace(by="turn")),
    (600, Pace(by="total", increment=30)),
]


@pytest.mark.parametrize(("seconds", "pace"), PACES)
@pytest.mark.parametrize("down", [3, 4000])
def test_a_short_clock_stands_still_when_its_server_was_lost_with_everybody_in_it(
    database: str, seconds: int, pace: Pace, down: int
) -> None:
    """Nobody had left when the server was killed: all clocks are as they were until somebody has come back."""

    async def run(rooms: Rooms, now: Clock) -> None:
        room, guests, keys = await seated(rooms, seconds=seconds, pace=pace)
        for _ in range(3):
            now.now += 5
            await answered(room, guests)
        seat = room.game.state.seat
        await rooms.serving.note()
        now.now += 7
        await rooms.serving.note()
        showed = [clock.left for clock in clocks_of(room.stored).seats]
        showed[seat] -= 7
        assert (await lost(rooms, room)).asked.until > now.now
        now.now += down
        # As a server does that starts anew.
        await rooms.serving.note(begins=True)
        now.now += 5000
        await rooms.serving.wake()
        assert not rooms.is_awake(room.id)
        stored = await found(rooms, room.id)
        assert (stored.asked.until, [clock.left for clock in clocks_of(stored).seats]) == (0, showed)
        async with rooms.inside(room.id) as taken:
            # Somebody who only watches does not set it going.
            taken.enter(Listener(), (), -1, 1)
            now.now += 5000
            assert not taken.turns.clock.runs
            taken.enter(Listener(), (keys[1 - seat],), -1, 1)
            assert left(taken) == showed[seat]
            now.now += 1
            assert left(taken) == showed[seat] - 1
        assert said(taken) == []

    playing(database, run)


def test_who_was_asked_when_the_server_was_lost_has_a_moment_to_come_back(database: str) -> None:
    """Two seconds were left of a clock that stands still, and of one that goes on; the server is back at once."""

    async def run(rooms: Rooms, now: Clock) -> None:
        rooms_lost = list[Room]()
        for rated in (False, True):
            room, _, _ = await seated(rooms, seconds=60)
            async with room.lock:
                await room.change(replace(room.stored, rated=rated))
            rooms_lost.append(room)
        for _ in range(2):
            now.now += PAUSE - 1
            await rooms.serving.note()
        stands, counts = rooms_lost
        for room in rooms_lost:
            await lost(rooms, room)
        now.now += 5
        await rooms.serving.note(begins=True)
        now.now += BACK + 2
        await rooms.serving.wake()
        assert not rooms.is_awake(stands.id)
        async with rooms.inside(stands.id) as room:
            assert clocks_of(room.stored).seats[room.game.state.seat].left == BACK
        taken = rooms.awake[counts.id]
        await up(taken)
        assert [kind for kind, _, _ in said(taken)] == ["late"]

    playing(database, run)


def test_a_clock_that_nobody_has_stopped_waits_for_a_player_whoever_looks_first(database: str) -> None:
    """The room was dropped with everybody in it, as when the disk failed, and somebody asks for it without a seat."""

    async def run(rooms: Rooms, now: Clock) -> None:
        room, _, keys = await seated(rooms, seconds=60)
        seat = room.game.state.seat
        now.now += 10
        await lost(rooms, room)
        async with rooms.inside(room.id) as taken:
            assert not taken.turns.clock.runs
        await asyncio.sleep(0)
        async with taken.lock:
            stored = await found(rooms, room.id)
        assert (stored.asked.until, clocks_of(stored).seats[seat].left) == (0, 50)
        now.now += 5000
        taken.enter(Listener(), (keys[0],), -1, 1)
        assert left(taken) == 50

    playing(database, run)


def test_days_of_somebody_who_plays_alone_stand_still_when_the_server_was_lost(database: str) -> None:
    async def run(rooms: Rooms, now: Clock) -> None:
        room, _, keys = await seated(rooms, PERSONS[0], BOT, seconds=2 * DAY, pace=Pace(by="total", weekends=True))
        while room.stored.seats[room.game.state.seat].kind == "bot":
            async with room.lock:
                await room.give(room.game.state.options[0], room.game.state.seat)
        now.now += PAUSE - 1
        await rooms.serving.note()
        showed = left(room)
        assert showed == 2 * DAY - PAUSE + 1
        await lost(rooms, room)
        now.now += 9 * DAY
        await rooms.serving.note(begins=True)
        async with rooms.inside(room.id) as taken:
            assert taken.stored.asked.until == 0
            taken.enter(Listener(), (keys[0],), -1, 1)
            assert left(taken) == showed

    playing(database, run)


def test_a_clock_that_stands_still_is_stopped_by_another_node_when_its_own_is_lost(database: str) -> None:
    """And one that goes on, or whose node lives, is left alone."""

    async def use(north: Rooms, south: Rooms, _: Clock) -> None:
        now = Clock(FRIDAY)
        north.now = south.now = now
        await lives(north, LONG)
        await lives(south, LONG)
        room, _guests, keys = await seated(north, seconds=600, pace=Pace(by="total", increment=30))
        counts, _guests, _keys = await seated(north, seconds=600)
        days, _guests, _keys = await seated(north, seconds=3 * DAY, pace=Pace(by="turn"))
        seat = room.game.state.seat
        async with counts.lock:
            await counts.change(replace(counts.stored, rated=True))

        async def until(which: Room) -> float:
            async with which.lock:
                stored = await south.store.load(which.id)
            assert stored is not None
            return stored.asked.until

        ran = [await until(each) for each in (room, counts, days)]
        assert ran == [now.now + 600, now.now + 600, now.now + 3 * DAY]
        now.now += 40
        await south.serving.look_after()
        assert [await until(each) for each in (room, counts, days)] == ran
        await lives(north, -1)
        # Games over days are many, and go on: they are not even read.
        read = await south.store.read(lambda connection: headers(connection, *_stand_still_alone()))
        assert [stored.id for stored in read] == [room.id]
        await south.serving.look_after()
        assert [await until(each) for each in (room, counts, days)] == [0, *ran[1:]]
        now.now += 5000
        async with south.inside(room.id) as taken:
            guest = Listener()
            taken.enter(guest, (keys[1 - seat],), -1, 1)
            shown = taken.turns.clock.shown
            assert shown is not None
            assert (shown.left, shown.all[1 - seat]) == (560, 600)

    with_nodes(database, use)
