"""What the clocks of a room show, counted from stored times alone.

Whose time runs is stored with every answer as the moment at which it is up, and beside that what all the others have
left. So a clock needs nobody who counts: it goes on while a room sleeps, when it wakes on another node, and after a
restart. When it stands still nothing has to be written either: weekends and days off are left out of the count.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from banneret.server.store.types import AskedNow, StoredHeader
from banneret.table.room_types import DAY, Pace

WEEK: Final = 7 * DAY
MONDAY: Final = 3 * DAY
"""1 January 1970 was a Thursday: this many seconds before it a week had begun."""
WORKDAYS: Final = 5 * DAY
LONG: Final = DAY
"""From this many seconds on a clock is one for games in which people need not be there at the same time."""
WAKE: Final = 20.0
"""Seconds after which a room that sleeps is woken because a bot is asked there."""
Change = Literal["answer", "back", "request", "on"]
"""Why clocks are set: somebody has answered, or has taken an answer back, wants to be asked first, or comes in."""


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a seat."""

    left: float
    """Seconds, at the moment from which they are counted, or while they are not."""
    missed: int = 0
    """How often in a row its time was up."""
    off_from: float = 0.0
    off_until: float = 0.0
    """Between these its player has days off."""
    taken: int = 0
    """Days off that were taken."""


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """All clocks of a room."""

    seats: tuple[SeatClock, ...]
    round: int = 0
    """The latest round that was reached."""
    kept: int = -1
    """The seat that goes on with the time it had: another wanted to be asked first."""
    late: int = -1
    """The seat whose time is up, until another is asked: a bot answers for it."""
    answered: int = 0
    """How often a bot has done so."""
    since: int = 0
    """How much had happened in the game when its time was up."""


def clocks_of(stored: StoredHeader) -> Clocks:
    """The clocks of a room; full ones before they have run."""
    if stored.asked.clocks:
        return msgspec.json.decode(stored.asked.clocks, type=Clocks)
    return Clocks(tuple(SeatClock(float(stored.seconds)) for _ in stored.seats))


def written(clocks: Clocks) -> str:
    """Clocks as they are stored."""
    return msgspec.json.encode(clocks).decode()


def goes_on_alone(stored: StoredHeader) -> bool:
    """Whether a room's clock counts, and its bots play, though nobody is there: in games that are played by the day,
    and in those that count. Otherwise people may leave a game for a while."""
    persons = sum(seat.kind == "person" for seat in stored.seats)
    return stored.seconds > 0 and (stored.rated or (stored.seconds >= LONG and persons > 1))


# -- counting ----------------------------------------------------------------------------------------------------------


def counted(pace: Pace, clock: SeatClock, since: float, until: float) -> float:
    """How many of the seconds between two moments count for a seat."""
    if until <= since:
        return 0.0
    pieces = [(since, until)]
    if clock.off_until > since and clock.off_from < until:
        pieces = [(since, clock.off_from), (clock.off_until, until)]
    return sum(_counted(pace, first, last) for first, last in pieces if last > first)


def _counted(pace: Pace, since: float, until: float) -> float:
    return until - since - (_weekends(until) - _weekends(since) if pace.weekends else 0.0)


def _weekends(at: float) -> float:
    """How many seconds of weekends there have been up to a moment."""
    weeks, rest = divmod(at + MONDAY, WEEK)
    return weeks * (WEEK - WORKDAYS) + max(0.0, rest - WORKDAYS)


def _weekend_of(at: float) -> tuple[float, float]:
    """The weekend that a moment is in, or the next one."""
    begins = (at + MONDAY) // WEEK * WEEK + WORKDAYS - MONDAY
    return begins, begins + WEEK - WORKDAYS


def up_at(pace: Pace, clock: SeatClock, now: float) -> float:
    """When the time of a seat is up if it is counted from now on."""
    at, left = now, clock.left
    while True:
        if clock.off_from <= at < clock.off_until:
            at = clock.off_until
        begins, ends = _weekend_of(at)
        if pace.weekends and begins <= at:
            at = ends
            continue
        stops = [stop for stop in (clock.off_from, begins if pace.weekends else 0.0) if stop > at]
        if not stops or at + left <= min(stops):
            return at + left
        at, left = min(stops), left - (min(stops) - at)


def stands(pace: Pace, clock: SeatClock, now: float) -> bool:
    """Whether the clock of a seat stands still at a moment."""
    return clock.off_from <= now < clock.off_until or (pace.weekends and _weekend_of(now)[0] <= now)


def left_now(stored: StoredHeader, clocks: Clocks, seat: int, now: float) -> float:
    """How many seconds a seat has left."""
    asked, clock = stored.asked, clocks.seats[seat]
    return counted(stored.pace, clock, now, asked.until) if asked.seat == seat and asked.until else clock.left


def days_left(stored: StoredHeader, seat: int) -> int:
    """How many days off a player may still take."""
    return stored.pace.days_off - clocks_of(stored).seats[seat].taken if stored.pace.days_off else 0


def planned(stored: StoredHeader, seat: int, now: float) -> bool:
    """Whether a player has days off that are not over yet."""
    return clocks_of(stored).seats[seat].off_until > now


def take_days_off(stored: StoredHeader, seat: int, days: int, now: float, begins: float = 0.0) -> AskedNow:
    """The clocks after a player has taken days off, from a moment on or after those that were taken before."""
    asked, clocks = stored.asked, _charged(stored, clocks_of(stored), now)
    mine = clocks.seats[seat]
    begin, end = (mine.off_from, mine.off_until) if mine.off_until > now else (max(now, begins),) * 2
    off = {"off_from": begin, "off_until": end + days * DAY, "taken": mine.taken + days}
    clocks = _with(clocks, seat, **off)
    until = up_at(stored.pace, clocks.seats[seat], now) if asked.seat == seat and asked.until else asked.until
    return replace(asked, until=until, clocks=written(clocks))


# -- going on ----------------------------------------------------------------------------------------------------------


def set_clocks(
    stored: StoredHeader, seat: int, round: int, now: float, there: bool, why: Change = "answer"
) -> AskedNow:
    """Whom a room waits for from now on, and until when. `there` says whether somebody is at the table."""
    before = stored.asked
    since = before.since if seat == before.seat else now
    if not stored.seconds:
        return AskedNow(seat, since, round)
    clocks = _charged(stored, clocks_of(stored), now)
    if before.seat >= 0 and why == "answer":
        clocks = _answered(clocks, before.seat)
    fresh_round = round > clocks.round
    if fresh_round:
        clocks = _next_round(stored, clocks, round)
    if seat != before.seat:
        clocks = _moved_on(stored, clocks, seat, why)
    elif fresh_round and stored.pace.by == "turn":
        clocks = replace(clocks, late=-1)
    clocks, until = _until(stored, clocks, seat, now, there)
    return AskedNow(seat, since, round, until, written(clocks))


def _charged(stored: StoredHeader, clocks: Clocks, now: float) -> Clocks:
    """The clocks after the one that runs has been stopped."""
    asked = stored.asked
    if not asked.until or asked.seat < 0 or stored.seats[asked.seat].kind != "person":
        return clocks
    return _with(clocks, asked.seat, left=left_now(stored, clocks, asked.seat, now))


def _with(clocks: Clocks, seat: int, **changed: Any) -> Clocks:
    seats = clocks.seats
    return replace(clocks, seats=(*seats[:seat], replace(seats[seat], **changed), *seats[seat + 1 :]))


def _answered(clocks: Clocks, seat: int) -> Clocks:
    if clocks.late == seat:
        return replace(clocks, answered=clocks.answered + 1)
    return replace(_with(clocks, seat, missed=0), answered=0)


def _next_round(stored: StoredHeader, clocks: Clocks, round: int) -> Clocks:
    """A round has begun for the first time; it does not begin again after something was taken back."""
    pace, seats = stored.pace, clocks.seats
    if pace.by == "turn":
        seats = tuple(replace(clock, left=float(stored.seconds)) for clock in seats)
    elif pace.by == "total" and clocks.round:
        more = pace.increment * (round - clocks.round)
        seats = tuple(replace(clock, left=clock.left + more) for clock in seats)
    return replace(clocks, seats=seats, round=round)


def _moved_on(stored: StoredHeader, clocks: Clocks, seat: int, why: Change) -> Clocks:
    """Another seat is asked than before."""
    if seat == clocks.kept:
        return replace(clocks, kept=-1, late=-1)
    if why == "request":
        clocks = replace(clocks, kept=stored.asked.seat)
    if seat >= 0 and stored.pace.by == "answer" and why != "back":
        clocks = _with(clocks, seat, left=float(stored.seconds))
    return replace(clocks, late=-1)


def _until(stored: StoredHeader, clocks: Clocks, seat: int, now: float, there: bool) -> tuple[Clocks, float]:
    alone = goes_on_alone(stored)
    if seat < 0 or not (there or alone):
        return clocks, 0.0
    if stored.seats[seat].kind != "person":
        # Nobody may be there to see that the bot has to answer.
        return clocks, now + WAKE if alone else 0.0
    clock = clocks.seats[seat]
    if clock.left <= 0 and stored.pace.by == "turn":
        # The time for this round was up before.
        clocks = replace(clocks, late=seat)
    return clocks, up_at(stored.pace, clock, now)


def anew(stored: StoredHeader, seat: int) -> AskedNow:
    """The same when somebody else plays a seat from now on: with the time of an answer or a round, and with what is
    left of a whole game. The days off that were planned or under way were the other's."""
    asked = stored.asked
    if not asked.clocks:
        return asked
    clocks = clocks_of(stored)
    left = clocks.seats[seat].left if stored.pace.by == "total" else float(stored.seconds)
    clocks = replace(
        _with(clocks, seat, left=left, missed=0, off_from=0.0, off_until=0.0),
        late=-1 if clocks.late == seat else clocks.late,
    )
    return replace(asked, until=0.0 if asked.seat == seat else asked.until, clocks=written(clocks))


def stopped(stored: StoredHeader, now: float) -> AskedNow:
    """The same when everybody has left: the clock stands still until somebody comes back."""
    return replace(stored.asked, until=0.0, clocks=written(_charged(stored, clocks_of(stored), now)))


def left_behind(stored: StoredHeader, at: float, seconds: float) -> AskedNow:
    """The same for a room whose server was lost with everybody in it: the clock stands still as it was at a moment,
    until somebody comes back, and whoever is asked then has at least so many seconds."""
    asked, clocks = stored.asked, clocks_of(stored)
    seat = asked.seat
    if not asked.until or seat < 0 or stored.seats[seat].kind != "person":
        return replace(asked, until=0.0)
    # It may have begun to run after that moment.
    left = min(left_now(stored, clocks, seat, at), clocks.seats[seat].left)
    left = max(left, min(seconds, float(stored.seconds)))
    return replace(asked, until=0.0, clocks=written(_with(clocks, seat, left=left)))


def at_least(stored: StoredHeader, now: float, seconds: float) -> AskedNow:
    """The same for a room that another node has held: whoever is asked has so many seconds to find it again."""
    asked = stored.asked
    if not asked.until or asked.seat < 0 or stored.seats[asked.seat].kind != "person":
        return asked
    return replace(asked, until=max(asked.until, now + min(seconds, stored.seconds)))
