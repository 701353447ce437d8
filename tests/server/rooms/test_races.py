"""Things that happen at the same time: thoughts that come late, rooms that fall asleep, lines that break."""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banneret.kernel.errors import StorageError
from banneret.server.access import Limits
from banneret.server.jobs.tasks import Position, Question, Workers
from banneret.server.problems import Problem
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.rooms import rooms as awake_rooms
from banneret.server.rooms.making.new_room import make_room
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.store import Store
from tests.server.clock import Clock
from tests.server.store.failing_store import ARMIES, PERSONS, a_room, answered, open_rooms, same_as_kept, steps
from tests.support.live_server import Live, Player, serving
from tests.support.rooms_without_sockets import Listener
from tests.support.time_limits import HANG

MINE = {"kind": "person", "side": ARMIES[0], "name": "Maud"}
THEIRS = {"kind": "person", "side": ARMIES[1]}


class Slow(Workers):
    """A worker that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: asyncio.Queue[tuple[Question, asyncio.Future[int]]] = asyncio.Queue()

    async def do(self, task: Callable[..., Any], about: Position | Question | str, *args: object, **how: object) -> Any:
        assert isinstance(about, Question)
        thought: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        await self.asked.put((about, thought))
        return await thought


async def with_a_bot(rooms: Rooms, seconds: int = 0) -> tuple[Room, Listener, str]:
    """A room in which a person has answered and a bot is asked."""
    seats = (PERSONS[0], NewSeat("bot", ARMIES[1], bot="greedy"))
    made = await make_room(rooms, NewRoom("heroes", "skirmish", seats, seconds=seconds), "")
    room, guest = rooms.awake[made.room], Listener()
    room.enter(guest, (made.keys["0"],), -1, 1)
    return room, guest, made.host


# -- bots --------------------------------------------------------------------------------------------------------------


def test_what_a_bot_thought_before_an_undo_is_dropped(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, _):
            rooms.workers = slow = Slow()
            room, guest, _ = await with_a_bot(rooms)
            while room.game.state.seat == 0 or room.game.undo_seat != 0:
                if room.game.state.seat == 0:
                    await answered(room, [guest])
                else:
                    _, thought = await slow.asked.get()
                    before = len(room.game.played)
                    thought.set_result(room.game.state.options[0])
                    async with asyncio.timeout(HANG):
                        while len(room.game.played) == before:
                            await asyncio.sleep(0.01)
            _, thought = await slow.asked.get()
            async with room.lock:
                await room.undo(guest, 2)
            assert room.game.state.seat == 0
            played = list(room.game.played)
            thought.set_result(0)
            await asyncio.sleep(0.05)
            assert room.game.played == played
            assert await same_as_kept(room)

    asyncio.run(run())


def test_what_a_bot_thought_for_a_seat_that_is_no_longer_its_own_is_dropped(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, _):
            rooms.workers = slow = Slow()
            room, guest, _ = await with_a_bot(rooms)
            while room.game.state.seat == 0:
                await answered(room, [guest])
            _, thought = await slow.asked.get()
            option, played = room.game.state.options[0], list(room.game.played)
            async with room.lock:
                await room.seating.put(1)
                await room.seating.take(1, "Ola")
            thought.set_result(option)
            await asyncio.sleep(0.05)
            assert room.game.played == played

    asyncio.run(run())


def test_who_comes_while_a_bot_thinks_sees_its_answer(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, _):
            rooms.workers = slow = Slow()
            room, guest, _ = await with_a_bot(rooms)
            while room.game.state.seat == 0:
                await answered(room, [guest])
            _, thought = await slow.asked.get()
            room.leave(guest)
            late = Listener()
            room.enter(late, (), -1, 1)
            thought.set_result(room.game.state.options[0])
            async with asyncio.timeout(HANG):
                while not steps(late):
                    await asyncio.sleep(0.01)

    asyncio.run(run())


# -- the clock ---------------------------------------------------------------------------------------------------------


def test_who_takes_answers_back_gets_no_new_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, _):
            rooms.workers = Slow()
            room, guest, _ = await with_a_bot(rooms, seconds=100)
            clock, now = room.turns.clock, Clock(rooms.now())
            rooms.now = now
            while room.game.state.seat == 0:
                now.now += 30 if clock.shown is not None and clock.shown.left > 60 else 0
                await answered(room, [guest])
            assert room.game.undo_seat == 0
            async with room.lock:
                await room.undo(guest, 2)
            assert clock.shown is not None
            assert clock.shown.left < 90

    asyncio.run(run())


def test_nothing_is_taken_back_once_the_time_is_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, _):
            rooms.workers = Slow()
            room, guest, _ = await with_a_bot(rooms, seconds=100)
            await answered(room, [guest])
            assert (room.game.state.seat, room.game.undo_seat) == (0, 0)
            rooms.now = Clock(rooms.now() + 101)
            for word in ("undo", "redo"):
                with pytest.raises(Problem):
                    await getattr(room, word)(guest, 3)
            with pytest.raises(Problem, match="time is up"):
                await answered(room, [guest])

    asyncio.run(run())


# -- falling asleep ----------------------------------------------------------------------------------------------------


def test_a_room_is_never_awake_twice(tmp_path: Path) -> None:
    """Rooms are put to sleep at every moment; all that is done in them is done in the one that others meet in."""

    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, _):
            made = [await make_room(rooms, NewRoom("heroes", "skirmish", PERSONS), "") for _ in range(3)]
            rng = Random(5)
            done = False

            async def sleepy() -> None:
                while not done:
                    rooms._put_to_sleep(0.0)
                    await asyncio.sleep(rng.random() * 0.002)

            async def busy(n: int) -> None:
                for _ in range(12):
                    one = made[rng.randrange(3)]
                    guests = [Listener(), Listener()]
                    async with rooms.inside(one.room) as room:
                        assert rooms.awake[one.room] is room
                        for guest, key in zip(guests, one.keys.values(), strict=True):
                            room.enter(guest, (key,), -1, 1)
                        if not room.game.over:
                            await answered(room, guests)
                        await asyncio.sleep(rng.random() * 0.002)
                        assert rooms.awake[one.room] is room
                        for guest in guests:
                            room.leave(guest)

            sleeping = asyncio.ensure_future(sleepy())
            await asyncio.gather(*(busy(n) for n in range(4)))
            done = True
            await sleeping
            for one in made:
                async with rooms.inside(one.room) as room:
                    assert await same_as_kept(room)

    asyncio.run(run())


def test_the_server_stops_in_the_middle_of_a_write(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite3'}"

    async def first() -> tuple[str, list[int]]:
        rooms = Rooms(Store.open(url), Limits(), Workers(1))
        room, _, guests = await a_room(rooms)
        giving = asyncio.ensure_future(answered(room, guests))
        await asyncio.sleep(0)
        await rooms.close()
        await asyncio.gather(giving, return_exceptions=True)
        assert all(guest.closing == 1012 for guest in guests)
        with pytest.raises((Problem, StorageError)):
            async with rooms.inside(room.id):
                pass
        return room.id, list(room.game.played)

    async def second(id: str, played: list[int]) -> None:
        rooms = Rooms(Store.open(url), Limits(), Workers(1))
        async with rooms.inside(id) as room:
            assert room.game.played == played
        await rooms.close()

    asyncio.run(second(*asyncio.run(first())))


# -- lines that break --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(awake_rooms, "SWEEP", 0.2)
        patch.setattr(awake_rooms, "STUCK", 0.5)
        with serving(f"sqlite:///{tmp_path_factory.mktemp('races') / 'table.sqlite3'}") as found:
            yield found


def until(good: Callable[[], bool], seconds: float = HANG) -> None:
    end = time.monotonic() + seconds
    while not good():
        assert time.monotonic() < end
        time.sleep(0.02)


def torn(player: Player) -> None:
    """Break a line without a word, as a phone does that loses its network."""
    line: socket.socket = player.line.socket
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


@pytest.mark.parametrize("phase", ["before hello", "refused", "waiting", "asking", "answering", "talking"])
def test_nothing_is_left_of_a_line_that_breaks(live: Live, phase: str) -> None:
    made = live.room(MINE, THEIRS)
    room = live.rooms.awake[made["room"]]
    for _ in range(5):
        player = Player(live, made["room"])
        if phase == "refused":
            player.send(do="hello", room=made["room"], keys=["wrong"])
        elif phase != "before hello":
            player.hello(*made["keys"].values())
        asked = player.asked
        if phase == "asking":
            player.send(do="past", n=0)
        elif phase == "answering" and asked is not None:
            player.send(do="answer", choice=asked["choice"], answer=asked["options"][0]["key"])
        elif phase == "talking":
            player.send(do="say", text="hello")
        torn(player)
    until(lambda: not room.guests and not live.rooms.addresses.connected)
    again = live.player(made["room"], *made["keys"].values())
    assert again.asked
    again.close()


def test_who_does_not_read_is_given_up_and_nobody_waits_for_them(live: Live) -> None:
    made = live.room(MINE, THEIRS)
    room = live.rooms.awake[made["room"]]
    player = live.player(made["room"], *made["keys"].values())
    deaf = socket.create_connection(("127.0.0.1", int(live.url.rsplit(":", 1)[1])))
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host = live.url.removeprefix("http://")
    deaf.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    deaf.recv(1000)
    hello = b'{"do":"hello","seq":1,"room":"' + made["room"].encode() + b'"}'
    deaf.sendall(b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello)
    until(lambda: len(room.guests) == 2)
    slow = next(guest for guest in room.guests if not guest.seats)
    loop = live.rooms._tasks[0].get_loop()
    while slow in room.guests:
        for _ in range(200):
            loop.call_soon_threadsafe(slow.tell, "x" * 500)
        assert player.reply(player.send(do="ping"))["is"] == "done"
        time.sleep(0.02)
    assert slow.closing == 1013
    assert player.answer()["is"] == "step"
    deaf.close()
    player.close()


def test_two_lines_with_the_same_key_see_the_same(live: Live) -> None:
    made = live.room(MINE, THEIRS)
    keys = made["keys"].values()
    one, two = live.player(made["room"], *keys), live.player(made["room"], *keys)
    assert one.asked == two.asked
    one.answer()
    two.until("step")
    assert one.asked == two.asked
    one.close()
    assert two.answer()["is"] == "step"
