"""Days off: now, after those that were taken before, or planned for holidays to come; the same for all and bounded."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from banneret.server.problems import Problem
from banneret.server.rooms.pace.clocks import SeatClock, counted, up_at
from banneret.server.rooms.pace.time_up import take_days
from banneret.server.rooms.rooms import Rooms
from banneret.table.room_types import DAY, Pace
from tests.server.clock import Clock
from tests.server.rooms.pace.test_clocks import FRIDAY, TIMES, playing, said, seated


def test_days_off_are_the_same_for_all_and_bounded(database: str) -> None:
    async def run(rooms: Rooms, now: Clock) -> None:
        room, guests, _ = await seated(rooms, seconds=DAY, pace=Pace(by="turn", days_off=3))
        seat = room.game.state.seat
        async with room.lock:
            await take_days(room, guests[seat], 2, -1)
            assert room.stored.asked.until == now.now + 3 * DAY
            now.now += DAY
            shown = room.turns.clock.shown
            assert shown is not None
            assert (shown.left, shown.stands) == (DAY, True)
            with pytest.raises(Problem, match="1 of your days off left"):
                await take_days(room, guests[seat], 2, -1)
            await take_days(room, guests[seat], 1, -1)
            assert room.stored.asked.until == now.now + 3 * DAY
            with pytest.raises(Problem, match="not yours"):
                await take_days(room, guests[seat], 1, 1 - seat)
        assert room.info("en").seats[seat].days_off == 0
        assert [number for kind, _, number in said(room) if kind == "off"] == [2, 1]

    playing(database, run)


def test_days_off_are_planned_ahead_for_holidays(database: str) -> None:
    """The clock goes on until they begin, and stands still from then on; only one stretch lies ahead."""

    async def run(rooms: Rooms, now: Clock) -> None:
        room, guests, _ = await seated(rooms, seconds=3 * DAY, pace=Pace(by="turn", days_off=4))
        seat, holiday = room.game.state.seat, FRIDAY + 2 * DAY
        async with room.lock:
            await take_days(room, guests[seat], 2, -1, holiday)
            assert room.stored.asked.until == FRIDAY + 5 * DAY
            for moment, shows in ((DAY, (2 * DAY, False)), (2 * DAY, (DAY, True)), (4 * DAY, (DAY, False))):
                now.now = FRIDAY + moment
                shown = room.turns.clock.shown
                assert shown is not None
                assert (shown.left, shown.stands) == shows
            now.now = FRIDAY + DAY
            with pytest.raises(Problem, match="not over yet"):
                await take_days(room, guests[seat], 1, -1, FRIDAY + 9 * DAY)
            # Without a date of their own, others follow.
            await take_days(room, guests[seat], 1, -1)
            assert room.stored.asked.until == FRIDAY + 6 * DAY
            chair = room.info("en").seats[seat]
            assert (chair.days_off, chair.off_from, chair.off_until) == (1, holiday, holiday + 3 * DAY)
            now.now = FRIDAY + 5 * DAY + 3600
            with pytest.raises(Problem, match="a year ahead"):
                await take_days(room, guests[seat], 1, -1, now.now + 400 * DAY)
            # What is past is now.
            await take_days(room, guests[seat], 1, -1, FRIDAY)
            assert room.info("en").seats[seat].off_from == now.now
        stored = await rooms.store.load(room.id)
        assert stored is not None
        assert stored.asked.until == room.stored.asked.until
        assert [each for each in said(room) if each[0] in ("planned", "off")] == [
            ("planned", seat, 2),
            ("off", seat, 1),
            ("off", seat, 1),
        ]

    playing(database, run)


def test_whoever_takes_a_seat_over_has_no_holidays_of_the_player_before(database: str) -> None:
    async def run(rooms: Rooms, now: Clock) -> None:
        room, guests, _ = await seated(rooms, seconds=3 * DAY, pace=Pace(by="turn", days_off=4))
        seat = room.game.state.seat
        async with room.lock:
            await take_days(room, guests[seat], 2, -1, FRIDAY + DAY)
            await room.seating.put(seat)
            await room.seating.take(seat, "Mina")
            chair = room.info("en").seats[seat]
            assert (chair.kind, chair.off_from, chair.off_until) == ("person", 0, 0)
            assert chair.days_off == 2, "and no more of them than were left"

    playing(database, run)


@given(TIMES, st.floats(1, 20 * DAY), st.booleans(), st.floats(0, 40 * DAY), st.integers(1, 9))
def test_days_that_are_planned_take_nothing_from_the_clock_and_add_nothing(
    now: float, seconds: float, weekends: bool, ahead: float, days: int
) -> None:
    """However they lie, what is counted until time is up is what the clock showed."""
    pace = Pace(by="turn", weekends=weekends, days_off=9)
    clock = SeatClock(seconds, off_from=now + ahead, off_until=now + ahead + days * DAY)
    until = up_at(pace, clock, now)
    assert counted(pace, clock, now, until) == pytest.approx(seconds, abs=0.01)
    assert until <= up_at(pace, replace(clock, off_from=0.0, off_until=0.0), now) + (days + 3 * (days // 5 + 2)) * DAY
