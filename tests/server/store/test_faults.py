"""A disk that refuses: nothing is announced that is not kept, and the room goes on where the store has it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from banneret.kernel.errors import StorageError
from banneret.server.problems import Problem
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.rooms import turns
from banneret.server.rooms.chat import say
from banneret.server.rooms.making.new_room import make_room
from tests.server.store.failing_store import ARMIES, PERSONS, WAYS, a_room, answered, open_rooms, same_as_kept, steps
from tests.support.rooms_without_sockets import Listener
from tests.support.time_limits import HANG


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("at", range(4))
def test_an_answer_that_cannot_be_kept_is_announced_to_nobody(tmp_path: Path, way: str, at: int) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, broken):
            room, _, guests = await a_room(rooms)
            for _ in range(at):
                await answered(room, guests)
            told = [steps(guest) for guest in guests]
            broken.fails, broken.way = 1, way
            with pytest.raises(Problem) as refused:
                async with room.lock:
                    await answered(room, guests)
            assert refused.value.code == "not_kept"
            assert "table.sqlite3" not in refused.value.text
            assert [steps(guest) for guest in guests] == told
            assert await same_as_kept(room)
            for _ in range(3):
                await answered(room, guests)
            assert await same_as_kept(room)

    asyncio.run(run())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("word", ["undo", "redo"])
def test_what_is_taken_back_stays_where_the_disk_refuses(tmp_path: Path, way: str, word: str) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, broken):
            room, _, guests = await a_room(rooms)
            await answered(room, guests)
            seat = room.game.undo_seat
            assert seat is not None
            if word == "redo":
                await room.undo(guests[seat], 2)
            broken.fails, broken.way = 1, way
            with pytest.raises(Problem):
                await getattr(room, word)(guests[seat], 3)
            assert await same_as_kept(room)
            await answered(room, guests)
            assert await same_as_kept(room)

    asyncio.run(run())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("change", ["take", "bot", "open", "begin"])
def test_seats_stay_as_they_are_where_the_disk_refuses(tmp_path: Path, way: str, change: str) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, broken):
            room, _, _ = await a_room(rooms, PERSONS[0], NewSeat("open", ARMIES[1]))
            changes: dict[str, Callable[[], Awaitable[object]]] = {
                "take": lambda: room.seating.take(1, "Ola"),
                "bot": lambda: room.seating.put(1, "random"),
                "open": lambda: room.seating.put(0),
                "begin": room.begin,
            }
            broken.fails, broken.way = 1, way
            with pytest.raises(Problem):
                await changes[change]()
            assert await same_as_kept(room)
            if room.stored.status == "waiting":
                await room.begin()
            assert await same_as_kept(room)

    asyncio.run(run())


def test_where_the_disk_cannot_be_read_either_everybody_has_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unread(_: object) -> None:
        raise StorageError("the disk is gone")

    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, broken):
            room, keys, guests = await a_room(rooms)
            await answered(room, guests)
            before = list(room.game.played)
            broken.fails = 1
            with monkeypatch.context() as patch:
                patch.setattr(rooms.store, "load", unread)
                with pytest.raises(Problem):
                    await answered(room, guests)
            assert room.closed
            assert {guest.closing for guest in guests} == {1011}
            async with rooms.inside(room.id) as again:
                assert again is not room
                assert again.game.played == before
                again.enter(Listener(), (keys["0"],), -1, 1)

    asyncio.run(run())


def test_a_line_of_chat_that_cannot_be_kept_was_not_said(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, broken):
            room, _, guests = await a_room(rooms)
            broken.fails = 1
            with pytest.raises(StorageError):
                await say(room, guests[0], "hello?")
            assert not [message for message in guests[1].heard if '"is":"said"' in message]
            await say(room, guests[0], "hello!")
            stored = await rooms.store.load(room.id)
            assert stored is not None
            assert [line.text for line in stored.chat] == ["hello!"]

    asyncio.run(run())


def test_a_room_that_cannot_be_kept_is_not_made(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, broken):
            broken.fails = 1
            with pytest.raises(StorageError):
                await make_room(rooms, NewRoom("heroes", "skirmish", PERSONS), "")
            assert not rooms.awake
            await make_room(rooms, NewRoom("heroes", "skirmish", PERSONS), "")

    asyncio.run(run())


def test_a_bot_answers_again_once_the_disk_takes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "AGAIN", 0.05)

    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, broken):
            broken.fails = 0
            made = await make_room(
                rooms, NewRoom("heroes", "skirmish", tuple(NewSeat("bot", army, bot="random") for army in ARMIES)), ""
            )
            room = rooms.awake[made.room]
            broken.fails = 3
            guest = Listener()
            room.enter(guest, (), -1, 1)
            async with asyncio.timeout(HANG):
                while not room.game.over:
                    await asyncio.sleep(0.05)
            async with room.lock:
                assert await same_as_kept(room)

    asyncio.run(run())


def test_what_is_being_kept_has_not_happened_yet(tmp_path: Path) -> None:
    """Who looks at a room meanwhile is told of nothing that may still be refused."""

    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, broken):
            room, _, guests = await a_room(rooms)
            go = asyncio.Event()
            real = broken._carry_out

            async def slow(change: Callable[..., Any]) -> Any:
                await go.wait()
                return await real(change)

            while room.game.state.seat == room.info("en").waiting[0] == 0:
                broken._carry_out = real
                seat = room.game.state.seat
                broken._carry_out = slow
                go.clear()
                giving = asyncio.ensure_future(answered(room, guests))
                await asyncio.sleep(0)
                assert room.info("en").waiting == (seat,)
                go.set()
                await giving
            assert room.info("en").waiting == (1,)

    asyncio.run(run())
