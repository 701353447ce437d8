"""How long a player has been away, and what is kept when a seat changes hands."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from banneret.kernel.record import parse_record
from banneret.server.access import Limits
from banneret.server.client.client import TableClient
from banneret.server.client.rest import create_room, free_seat, seat_bot, take_seat
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Problem
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.rooms import absence
from banneret.server.rooms.absence import Absences
from banneret.server.rooms.making.new_room import make_room
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.store import Store
from tests.server.clock import LIMIT, Clock
from tests.server.store.failing_store import WAYS, Broken, answered, same_as_kept
from tests.support.quick_servers import nursery
from tests.support.rooms_without_sockets import Listener
from tests.support.stored_rooms import with_store

ARMIES = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons")


# -- absence -----------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def open_rooms(folder: Path, clock: Clock) -> AsyncIterator[Rooms]:
    rooms = Rooms(Store.open(f"sqlite:///{folder / 'table.sqlite3'}"), Limits(), Workers(1))
    rooms.absences = Absences(clock)
    try:
        yield rooms
    finally:
        await rooms.close()


async def a_table(rooms: Rooms) -> tuple[Room, dict[str, str], list[Listener]]:
    seats = tuple(NewSeat("person", army, f"P{n}") for n, army in enumerate(ARMIES))
    made = await make_room(rooms, NewRoom("heroes", "skirmish", seats), "")
    room = rooms.awake[made.room]
    guests = [Listener(), Listener()]
    for guest, key in zip(guests, made.keys.values(), strict=True):
        room.enter(guest, (key,), -1, 1)
    return room, {**made.keys, "host": made.host}, guests


def refusal(room: Room, keys: dict[str, str], seat: int = 1) -> str:
    """Why the host may not free a seat; nothing where that may be done."""
    try:
        room.seating.check(seat, (keys["host"],))
    except Problem as problem:
        return problem.code
    return ""


def test_absence_is_counted_over_the_sleep_of_a_room(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_rooms(tmp_path, clock) as rooms:
            room, keys, guests = await a_table(rooms)
            clock.now += 5000
            assert refusal(room, keys) == "present"
            room.leave(guests[1])
            clock.now += 300
            room.leave(guests[0])
            rooms.drop(room)
            clock.now += 299
            async with rooms.inside(room.id) as woken:
                assert woken is not room
                assert [refusal(woken, keys, seat) for seat in (0, 1)] == ["not_yet", "not_yet"]
                clock.now += 1
                assert [refusal(woken, keys, seat) for seat in (0, 1)] == ["not_yet", ""]
                woken.enter(Listener(), (keys["1"],), -1, 1)
                assert refusal(woken, keys) == "present"

    asyncio.run(run())


def test_who_was_there_when_the_server_stopped_is_away_since_it_runs_again(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_rooms(tmp_path, clock) as rooms:
            room, keys, guests = await a_table(rooms)
            room.leave(guests[1])
            clock.now += 10 * LIMIT
        async with open_rooms(tmp_path, clock) as rooms, rooms.inside(room.id) as woken:
            assert refusal(woken, keys) == "not_yet"
            clock.now += LIMIT
            assert refusal(woken, keys) == ""

    asyncio.run(run())


def test_who_has_another_line_is_there(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_rooms(tmp_path, clock) as rooms:
            room, keys, guests = await a_table(rooms)
            phone = Listener()
            room.enter(phone, (keys["1"],), -1, 1)
            room.leave(guests[1])
            clock.now += 2 * LIMIT
            assert refusal(room, keys) == "present"
            room.leave(phone)
            assert refusal(room, keys) == "not_yet"

    asyncio.run(run())


def test_who_has_not_come_yet_is_away_since_the_game_began(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_rooms(tmp_path, clock) as rooms:
            clock.now += 10 * LIMIT
            seats = (NewSeat("person", ARMIES[0]), NewSeat("open", ARMIES[1]))
            made = await make_room(rooms, NewRoom("heroes", "skirmish", seats), "")
            room = rooms.awake[made.room]
            clock.now += 10 * LIMIT
            await room.seating.take(1, "Ola")
            keys = {"host": made.host}
            assert [refusal(room, keys, seat) for seat in (0, 1)] == ["not_yet", "not_yet"]
            clock.now += LIMIT
            assert [refusal(room, keys, seat) for seat in (0, 1)] == ["", ""]

    asyncio.run(run())


def test_rooms_that_are_forgotten_make_nobody_absent_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "MOST_ROOMS", 2)
    clock = Clock()
    absences = Absences(clock)
    for name in ("oak", "ash", "elm"):
        clock.now += 100
        absences.put(name, {0: clock.now - 50, 1: clock.now})
    assert absences.take("oak") == {}
    assert absences.unknown == 1100
    assert absences.take("elm") == {0: 1250, 1: 1300}


def test_nothing_is_changed_once_the_game_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_rooms(tmp_path, clock) as rooms:
            room, keys, guests = await a_table(rooms)
            while not room.game.over:
                await answered(room, guests)
            room.leave(guests[1])
            clock.now += 2 * LIMIT
            assert refusal(room, keys) == "over"
            lines = room.game.body()
            assert room.seating.check(1, (keys["1"],)) == "left"
            await room.seating.put(1)
            assert room.game.body() == lines
            with pytest.raises(Problem) as refused:
                await room.seating.take(1, "Ola")
            assert refused.value.code == "over"

    asyncio.run(run())


# -- what is kept ------------------------------------------------------------------------------------------------------


def kinds(guest: Listener) -> list[str]:
    said = (json.loads(message) for message in guest.heard if '"is":"said"' in message)
    return [message["line"]["kind"] for message in said]


def test_the_record_is_sound_over_undo_and_sleep(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path, Clock()) as rooms:
            room, _, guests = await a_table(rooms)
            await answered(room, guests)
            seat = room.game.undo_seat
            assert seat is not None
            other = 1 - seat
            await room.seating.put(other)
            assert room.game.undo_seat == seat
            key = await room.seating.take(other, "Ola")
            # What was answered before somebody new could see a hand stands.
            assert room.game.undo_seat is None
            with pytest.raises(Problem):
                await room.undo(guests[seat], 5)
            assert await same_as_kept(room)
            guests[other] = Listener()
            room.enter(guests[other], (key,), -1, 1)
            await answered(room, guests)
            undone = room.game.undo_seat
            assert undone is not None
            await room.undo(guests[undone], 6)
            assert room.game.body()[-1] == f"~ {other} person"
            assert await same_as_kept(room)
            await answered(room, guests)
            body, undo = room.game.body(), room.game.undo_seat
            rooms.drop(room)
            async with rooms.inside(room.id) as woken:
                assert (woken.game.body(), woken.game.undo_seat) == (body, undo)
                assert [line.kind for line in woken.stored.chat] == ["left", "taken"]
                assert parse_record(woken.game.record()).body == tuple(body)

    asyncio.run(run())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("change", ["take", "bot", "open"])
def test_a_seat_changes_hands_whole_or_not_at_all(tmp_path: Path, way: str, change: str) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path, Clock()) as rooms:
            room, _, guests = await a_table(rooms)
            await answered(room, guests)
            if change == "take":
                await room.seating.put(1)
            changes: dict[str, Callable[[], Awaitable[object]]] = {
                "take": lambda: room.seating.take(1, "Ola"),
                "bot": lambda: room.seating.put(1, "random"),
                "open": lambda: room.seating.put(1),
            }
            told = kinds(guests[0])
            broken = Broken(rooms.store)
            broken.fails, broken.way = 1, way
            with pytest.raises(Problem) as refused:
                await changes[change]()
            assert refused.value.code == "not_kept"
            assert kinds(guests[0]) == told
            kept = await rooms.store.load(room.id)
            assert kept is not None
            assert (kept.seats, kept.chat, kept.lines) == (room.stored.seats, room.stored.chat, room.game.body())
            assert await same_as_kept(room)
            if room.game.state.seat == 0:
                await answered(room, guests)
                assert await same_as_kept(room)

    asyncio.run(run())


def test_a_wish_that_cannot_be_kept_was_not_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path, Clock()) as rooms:
            room, keys, guests = await a_table(rooms)
            host = Listener()
            room.enter(host, (keys["host"],), -1, 1)
            broken = Broken(rooms.store)
            broken.fails = 1
            with pytest.raises(Problem, match="has refused"):
                await room.seating.want(host, 1, "")
            assert kinds(guests[1]) == []
            await room.seating.want(host, 1, "")
            broken.fails = 1
            with pytest.raises(Problem, match="has refused"):
                await room.seating.reply(guests[1], 1, False)
            assert kinds(guests[0]) == ["asked"]
            await room.seating.reply(guests[1], 1, True)
            assert kinds(guests[0]) == ["asked", "left"]

    asyncio.run(run())


@pytest.mark.parametrize("yes", [True, False])
def test_a_seat_that_was_asked_for_is_asked_for_when_its_player_comes_back_much_later(
    tmp_path: Path, yes: bool
) -> None:
    """The room slept meanwhile, and the server was another."""

    async def before() -> tuple[str, dict[str, str]]:
        async with open_rooms(tmp_path, Clock()) as rooms:
            room, keys, _ = await a_table(rooms)
            host = Listener()
            room.enter(host, (keys["host"],), -1, 1)
            async with room.lock:
                await room.seating.want(host, 1, "random")
            return room.id, keys

    async def after(id: str, keys: dict[str, str]) -> None:
        async with open_rooms(tmp_path, Clock()) as rooms, rooms.inside(id) as room:
            guest = Listener()
            room.enter(guest, (keys["1"],), -1, 1)
            assert room.info("en").seats[1].wanted == "bot"
            host = Listener()
            room.enter(host, (keys["host"],), -1, 1)
            with pytest.raises(Problem, match="already"):
                await room.seating.want(host, 1, "")
            await room.seating.reply(guest, 1, yes)
            seat = room.info("en").seats[1]
            assert (seat.kind, seat.bot, seat.wanted) == (("bot", "random", "") if yes else ("person", "", ""))
            room.close()

    asyncio.run(after(*asyncio.run(before())))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked and killed by signals")
def test_who_took_a_seat_over_sits_there_after_the_server_was_killed(database: str) -> None:
    persons = tuple(NewSeat("person", army, f"P{n}") for n, army in enumerate(ARMIES))
    with nursery() as servers:
        url = servers.serve(database).url
        made = create_room(url, NewRoom("heroes", "skirmish", persons))
        seat_bot(url, made.room, 1, made.keys["1"], "random")
        free_seat(url, made.room, 1, made.host)
        taken = take_seat(url, made.room, 1, "Ola")
        servers.kill()
        kept = with_store(database, lambda store: store.load(made.room))
        assert kept is not None
        assert kept.lines[-2:] == ["~ 1 bot", "~ 1 person"]
        assert [line.kind for line in kept.chat] == ["bot", "opened", "taken"]
        url = servers.serve(database).url

        async def come() -> None:
            async with TableClient.connect(url, made.room, [taken.key]) as table:
                assert table.seats == (1,)
                assert table.room.seats[1].hands == 2
                assert [line.kind for line in table.chat] == ["bot", "opened", "taken"]

        asyncio.run(come())
        servers.kill()
