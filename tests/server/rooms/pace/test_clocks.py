"""Clocks count from stored times: by answer, round and game, over weekends, restarts and another server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from banneret.kernel.record import parse_record
from banneret.kernel.replay import verify
from banneret.kernel.rules import SPECTATOR
from banneret.server.access import Limits
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Problem
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.rooms.making.new_room import make_room
from banneret.server.rooms.pace.clocks import SeatClock, clocks_of, counted, up_at
from banneret.server.rooms.pace.endings import give_up
from banneret.server.rooms.pace.serving import BACK, PAUSE
from banneret.server.rooms.pace.time_up import time_is_up
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.store import Store
from banneret.table.room_types import DAY, Pace
from banneret.table.told import after
from tests.server.clock import Clock
from tests.server.store.failing_store import ARMIES, PERSONS, answered
from tests.support.rooms_without_sockets import Listener

FRIDAY = 1_763_136_000.0
"""14 November 2025, 16:00 UTC."""
BOT = NewSeat("bot", ARMIES[1], bot="random")


@asynccontextmanager
async def open_rooms(database: str, now: Clock) -> AsyncIterator[Rooms]:
    rooms = Rooms(Store.open(database), Limits(), Workers(1))
    rooms.now = now
    await rooms.join()
    try:
        yield rooms
    finally:
        await rooms.close()


def playing(database: str, run: Callable[[Rooms, Clock], Awaitable[None]], at: float = FRIDAY) -> None:
    async def whole() -> None:
        now = Clock(at)
        async with open_rooms(database, now) as rooms:
            await run(rooms, now)

    asyncio.run(whole())


async def seated(rooms: Rooms, *seats: NewSeat, **more: Any) -> tuple[Room, list[Listener], list[str]]:
    made = await make_room(rooms, NewRoom("heroes", "skirmish", seats or PERSONS, **more), "")
    room, keys = rooms.awake[made.room], list(made.keys.values())
    guests = list[Listener]()
    for key in keys:
        guests.append(Listener())
        room.enter(guests[-1], (key,), -1, 1)
    return room, guests, keys


async def up(room: Room) -> None:
    async with room.lock:
        await time_is_up(room)


def left(room: Room) -> float:
    shown = room.turns.clock.shown
    assert shown is not None
    return shown.left


def said(room: Room) -> list[tuple[str, int, int]]:
    return [(line.kind, line.who, line.number) for line in room.stored.chat if line.kind]


# -- counting ----------------------------------------------------------------------------------------------------------

TIMES = st.floats(FRIDAY, FRIDAY + 30 * DAY)


@given(TIMES, st.floats(1, 20 * DAY), st.booleans(), TIMES, st.floats(0, 9 * DAY))
def test_when_time_is_up_exactly_that_much_has_been_counted(
    now: float, seconds: float, weekends: bool, off: float, long: float
) -> None:
    pace, clock = Pace(weekends=weekends), SeatClock(seconds, off_from=off, off_until=off + long)
    until = up_at(pace, clock, now)
    assert counted(pace, clock, now, until) == pytest.approx(seconds, abs=0.01)
    assert until >= now + seconds - 0.01


def test_weekends_do_not_count() -> None:
    pace, clock = Pace(by="turn", weekends=True), SeatClock(float(DAY))
    # Eight hours are left of Friday, and Monday begins with the other sixteen.
    assert up_at(pace, clock, FRIDAY) == FRIDAY + 3 * DAY
    assert up_at(pace, clock, FRIDAY + DAY) == FRIDAY + 8 * 3600 + 3 * DAY
    assert up_at(Pace(by="turn"), clock, FRIDAY) == FRIDAY + DAY


# -- kinds of clocks ---------------------------------------------------------------------------------------------------


def test_an_answer_has_its_time_and_then_a_bot_answers_and_all_are_told(database: str) -> None:
    async def run(rooms: Rooms, now: Clock) -> None:
        room, guests, _ = await seated(rooms, seconds=60)
        seat = room.game.state.seat
        now.now += 59
        assert left(room) == 1
        now.now += 1
        with pytest.raises(Problem, match="time is up"):
            await answered(room, guests)
        await up(room)
        assert said(room) == [("late", seat, 0)]
        late, count = room.turns.late, len(room.game.played)
        assert late == seat
        while room.turns.late == seat:
            async with room.lock:
                await room.give(room.game.state.options[0], seat)
        assert said(room)[-1][:2] == ("answered", seat)
        assert 0 < said(room)[-1][2] <= len(room.game.played) - count
        assert left(room) == 60
        # What the bot did is told in every language, and only what everybody may know.
        told = room.stored.chat[-1].told
        assert set(told) == {"en", "fr", "de", "pl"}
        everybody = [line.text for line in after(room.game, SPECTATOR, 0, "en") if line.text]
        assert told["en"] == tuple(everybody[-len(told["en"]) :])
        stored = await rooms.store.load(room.id)
        assert stored is not None
        assert stored.chat[-1].told == told

    playing(database, run)


def test_a_clock_that_begins_to_run_is_stored_before_anybody_has_answered(database: str) -> None:
    """If the server is lost then, another goes on counting from there."""

    async def run(rooms: Rooms, now: Clock) -> None:
        room, guests, _ = await seated(rooms, seconds=600)
        seat = room.game.state.seat

        async def stored() -> tuple[float, float]:
            await asyncio.sleep(0)
            async with room.lock:
                found = await rooms.store.load(room.id)
            assert found is not None
            return found.asked.until, clocks_of(found).seats[seat].left

        assert (await stored())[0] == room.stored.asked.until == now.now + 600
        now.now += 60
        for guest in guests:
            room.leave(guest)
        assert await stored() == (0, 540)

    playing(database, run)


def test_a_round_has_its_time_for_all_answers_in_it(database: str) -> None:
    async def run(rooms: Rooms, now: Clock) -> None:
        room, guests, _ = await seated(rooms, seconds=600, pace=Pace(by="turn"))
        round = room.stored.asked.round
        spent = [0, 0]
        while room.stored.asked.round == round and min(spent) < 3:
            seat = room.game.state.seat
            now.now += 10
            spent[seat] += 1
            await answered(room, guests)
            if room.stored.asked.round == round:
                clocks = clocks_of(room.stored).seats
                assert [600 - clock.left for clock in clocks] == [10.0 * n for n in spent]
        while room.stored.asked.round == round:
            await answered(room, guests)
        assert {clock.left for clock in clocks_of(room.stored).seats} == {600.0}

    playing(database, run)


def test_who_has_no_time_left_for_the_game_has_lost_and_the_record_says_so(database: str) -> None:
    async def run(rooms: Rooms, now: Clock) -> None:
        room, guests, _ = await seated(rooms, seconds=100, pace=Pace(by="total", increment=5))
        seat = room.game.state.seat
        now.now += 30
        await answered(room, guests)
        while room.game.state.seat != seat:
            await answered(room, guests)
        assert clocks_of(room.stored).seats[seat].left == 70 + 5 * max(0, room.stored.asked.round - 1)
        now.now += 1000
        await up(room)
        assert (room.stored.status, room.stored.ended) == ("over", "time")
        assert room.game.result is not None
        assert room.game.result[seat] == -1
        kept = await rooms.store.load(room.id)
        assert kept is not None
        assert (kept.returns, kept.ended) == (room.game.result, "time")
        record = parse_record(room.game.record())
        assert verify(room.game.rules, record).result == record.returns == kept.returns

    playing(database, run)


def test_three_times_in_a_row_end_a_game_that_counts(database: str) -> None:
    async def run(rooms: Rooms, now: Clock) -> None:
        room, _, _ = await seated(rooms, seconds=60)
        room.stored.rated = True
        # What a bot answers meanwhile is answered here, at once.
        room.turns.stop()
        seat = room.game.state.seat
        for times in range(3):
            while room.game.state.seat != seat or room.turns.late == seat:
                async with room.lock:
                    await room.give(room.game.state.options[0], room.game.state.seat)
            room.turns.clock.stop()
            now.now += 60
            await up(room)
            assert room.game.over == (times == 2)
        assert (room.stored.ended, room.stored.seats[seat].gave_up) == ("time", "time")

    playing(database, run)


# -- standing still ----------------------------------------------------------------------------------------------------


def test_a_short_clock_stands_still_while_nobody_is_there(database: str) -> None:
    async def run(rooms: Rooms, now: Clock) -> None:
        room, guests, keys = await seated(rooms, seconds=60)
        now.now += 20
        for guest in guests:
            room.leave(guest)
        now.now += 5000
        await asyncio.sleep(0)
        async with room.lock:
            pass
        room.enter(Listener(), (keys[0],), -1, 1)
        assert left(room) == 40

    playing(database, run)


def test_days_go_on_while_a_room_sleeps_and_when_they_are_over_it_is_woken(database: str) -> None:
    async def run(rooms: Rooms, now: Clock) -> None:
        room, guests, _ = await seated(rooms, seconds=3 * DAY, pace=Pace(by="turn"))
        seat, id = room.game.state.seat, room.id
        for guest in guests:
            room.leave(guest)
        rooms.drop(room)
        now.now += 3 * DAY - 60
        await rooms.serving.wake()
        assert not rooms.is_awake(id)
        now.now += 61
        await rooms.serving.wake()
        room = rooms.awake[id]
        await up(room)
        assert ("late", seat, 0) in said(room)

    playing(database, run)


def test_a_room_that_cannot_be_had_just_now_is_woken_with_the_next_look(database: str) -> None:
    async def run(rooms: Rooms, now: Clock) -> None:
        room, guests, _ = await seated(rooms, seconds=3 * DAY, pace=Pace(by="turn"))
        for guest in guests:
            room.leave(guest)
        rooms.drop(room)
        now.now += 3 * DAY + 1
        rooms._leaving = True  # what it is told then it is told by a node that does not answer, too: to try again
        await rooms.serving.wake()
        assert not rooms.is_awake(room.id)
        rooms._leaving = False
        await rooms.serving.wake()
        assert rooms.is_awake(room.id)

    playing(database, run)


def test_what_no_server_could_have_answered_does_not_count(database: str) -> None:
    """A server stops for two days and starts again; whoever is asked has as much time as before."""
    found: dict[str, Any] = {}

    async def before(rooms: Rooms, now: Clock) -> None:
        room, _, _ = await seated(rooms, seconds=DAY, pace=Pace(by="turn"))
        now.now += 3600
        await rooms.serving.note()
        found.update(room=room.id, left=left(room))

    async def after(rooms: Rooms, now: Clock) -> None:
        async with rooms.inside(found["room"]) as room:
            assert left(room) == pytest.approx(found["left"] + BACK, abs=1)
        # Servers that are there every few seconds move nothing.
        until = room.stored.asked.until
        now.now += PAUSE - 1
        await rooms.serving.note()
        assert room.stored.asked.until == until

    playing(database, before)
    playing(database, after, FRIDAY + 3600 + 2 * DAY)


def test_another_server_that_takes_a_room_gives_time_to_come_back(database: str) -> None:
    async def run(rooms: Rooms, now: Clock) -> None:
        room, _, _ = await seated(rooms, seconds=60, rated=False)
        room.stored.rated = True
        async with room.lock:
            await room.change(replace(room.stored, asked=replace(room.stored.asked, until=now.now + 1)))
        rooms.drop(room)
        await rooms.store.write(lambda c: c.exec_driver_sql("UPDATE rooms SET holder = 'gone'"))
        now.now += 3
        async with rooms.inside(room.id) as taken:
            assert left(taken) == BACK

    playing(database, run)


@pytest.mark.parametrize(
    ("seconds", "pace"),
    [
        (0, Pace(by="turn")),
        (2 * DAY, Pace()),
        (60, Pace(increment=5)),
        (60, Pace(weekends=True)),
        (60, Pace(days_off=1)),
    ],
)
def test_clocks_that_make_no_sense_are_refused(database: str, seconds: int, pace: Pace) -> None:
    async def run(rooms: Rooms, _: Clock) -> None:
        with pytest.raises(Problem) as refused:
            await seated(rooms, seconds=seconds, pace=pace)
        assert refused.value.status == 400
        assert not rooms.awake

    playing(database, run)


def test_against_bots_out_of_time_is_lost_too(database: str) -> None:
    async def run(rooms: Rooms, _: Clock) -> None:
        room = (await seated(rooms, PERSONS[0], BOT, seconds=60, pace=Pace(by="total")))[0]
        async with room.lock:
            await give_up(room, 0, "time")
        assert room.game.result == (-1, 1)

    playing(database, run)
