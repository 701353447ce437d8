"""Bots that think: beside the event loop, with nothing but their view, and whatever becomes of the one who thinks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from banneret.bots.sent_view import send
from banneret.server.jobs.tasks import Position, Question
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.rooms import turns
from banneret.server.rooms.making import new_room
from banneret.server.rooms.making.new_room import make_room
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from tests.server.rooms.test_races import Slow
from tests.server.store.failing_store import ARMIES, PERSONS, answered, open_rooms, same_as_kept
from tests.support.rooms_without_sockets import Listener
from tests.support.time_limits import HANG
from tests.support.trying_bots import DAWDLING

TRYING = "tests.support.trying_bots:"
LONGEST_PAUSE = 0.25
"""Seconds of processor time that the loop may use for anything in one go, words that are read first included."""


@pytest.fixture(autouse=True)
def any_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms take bots from anywhere, which the door of a server does not."""
    monkeypatch.setattr(new_room, "check_bot", lambda *_: None)


@asynccontextmanager
async def asked(folder: Path, bot: str, thinkers: Slow | None = None) -> AsyncIterator[tuple[Rooms, Room, Listener]]:
    """A room in which a person has answered, and a bot is asked."""
    async with asyncio.timeout(HANG), open_rooms(folder) as (rooms, _):
        if thinkers is not None:
            rooms.thinkers = thinkers  # type: ignore[assignment]
        made = await make_room(
            rooms, NewRoom("heroes", "skirmish", (PERSONS[0], NewSeat("bot", ARMIES[1], bot=bot))), ""
        )
        room, guest = rooms.awake[made.room], Listener()
        room.enter(guest, (made.keys["0"],), -1, 1)
        while room.game.state.seat == 0:
            await answered(room, [guest])
        yield rooms, room, guest


async def has_answered(room: Room) -> None:
    before = len(room.game.played)
    while len(room.game.played) == before:
        await asyncio.sleep(0.01)
    async with room.lock:
        pass  # the answer is kept now


class Clock:
    """A clock in the loop that knows the longest time the loop has worked without looking at it."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._used = time.thread_time()
        asyncio.get_running_loop().call_later(0.005, self._tick)

    def _tick(self) -> None:
        used = time.thread_time()
        self.longest = max(self.longest, used - self._used)
        self._used = used
        asyncio.get_running_loop().call_later(0.005, self._tick)


def test_a_bot_that_thinks_never_holds_the_loop(tmp_path: Path) -> None:
    async def run() -> None:
        async with asked(tmp_path, f"{TRYING}Dawdler") as (_, room, _guest):
            clock, begun = Clock(), time.monotonic()
            await has_answered(room)
            assert time.monotonic() - begun > DAWDLING
            assert clock.longest < LONGEST_PAUSE

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["Faller", "Cheat"])
def test_where_a_thinker_falls_or_cheats_the_room_goes_on(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "AGAIN", 0.05)

    async def run() -> None:
        async with asked(tmp_path, f"{TRYING}{bot}") as (rooms, room, _):
            await has_answered(room)
            async with room.lock:  # the next answer may be on its way
                assert await same_as_kept(room)
            assert rooms.thinkers.waiting.running.total() <= 1

    asyncio.run(run())


def test_a_bot_that_takes_too_long_is_answered_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 1.0)

    async def run() -> None:
        async with asked(tmp_path, f"{TRYING}Sleeper") as (_, room, _guest):
            await has_answered(room)
            async with room.lock:  # the next answer may be on its way
                assert await same_as_kept(room)

    asyncio.run(run())


def test_a_thinker_is_told_its_view_and_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow()
        async with asked(tmp_path, "search:2s", slow) as (_, room, _guest):
            question, thought = await slow.asked.get()
            game = room.game
            assert question.view == send(game.view(1), game.setup, game.rules)
            assert question.room == room.id
            thought.set_result(game.state.options[0])
            await has_answered(room)

    asyncio.run(run())


def test_a_room_that_wakes_asks_the_thinker_again(tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow()
        async with asked(tmp_path, "search:2s", slow) as (rooms, room, _):
            first, _thought = await slow.asked.get()
            rooms.drop(room)
            async with rooms.inside(room.id) as woken:
                woken.enter(Listener(), (), -1, 1)
            again, thought = await slow.asked.get()
            assert again == first
            thought.set_result(woken.game.state.options[0])
            await has_answered(woken)
            assert len(room.game.played) < len(woken.game.played)

    asyncio.run(run())


class Stumbling(Slow):
    """A worker of which nobody has thought how it fails first."""

    def __init__(self, first: BaseException) -> None:
        super().__init__()
        self.first: BaseException | None = first

    async def do(self, task: Callable[..., Any], about: Position | Question | str, *args: object, **how: object) -> Any:
        first, self.first = self.first, None
        if first is not None:
            raise first
        return await super().do(task, about, *args, **how)


def test_a_table_goes_on_whatever_has_ended_the_thinking_of_its_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "AGAIN", 0.01)

    async def run() -> None:
        thinkers = Stumbling(asyncio.CancelledError())
        async with asked(tmp_path, f"{TRYING}Dawdler", thinkers) as (_, room, _guest):
            _, thought = await thinkers.asked.get()
            assert thinkers.first is None
            thought.set_result(room.game.state.options[0])
            await has_answered(room)

    asyncio.run(run())
