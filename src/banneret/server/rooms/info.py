"""What everybody with the link to a room may know about it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from banneret.server.rooms.guest import Guest
from banneret.server.rooms.pace.clocks import LONG, clocks_of, days_left
from banneret.server.rooms.seating import Sitting
from banneret.server.store.types import StoredHeader, StoredSeat
from banneret.table.lessons.files import lesson_of
from banneret.table.lobby import scenario_name
from banneret.table.names import bot_name, opponent_in_lessons, told_apart
from banneret.table.room_types import RoomDice, RoomInfo, SeatInfo

MINUTE: Final = 60.0
"""The precision of the time of the last change: when a player answers in private is nobody's business."""


def room_info(
    stored: StoredHeader,
    guests: Collection[Guest],
    waiting: tuple[int, ...],
    sittings: Sequence[Sitting],
    may_abort: bool,
    lang: str,
) -> RoomInfo:
    """A room with those who are there; `waiting` are the seats that are asked."""
    return RoomInfo(
        room=stored.id,
        game=stored.game,
        scenario=stored.scenario,
        title=_title(stored, lang),
        options=stored.options,
        seats=tuple(_seat(stored, n, sitting, lang) for n, sitting in enumerate(sittings)),
        status=stored.status,
        watchers=sum(not guest.seats for guest in guests),
        seconds=stored.seconds,
        absence=stored.absence,
        watching=stored.watching,
        waiting=waiting,
        created=stored.created,
        touched=stored.touched // MINUTE * MINUTE,
        lesson=stored.lesson,
        hints=stored.hints,
        dice=_dice(stored),
        listed=stored.listed,
        rated=stored.rated,
        wish=stored.wish,
        rematch=bool(stored.rematch),
        rules_change=stored.rules_change,
        pace=stored.pace,
        until=_until(stored),
        talk=stored.talk,
        draw=stored.draw,
        may_abort=may_abort,
        ended=stored.ended,
    )


def _until(stored: StoredHeader) -> float:
    """When the time of the person who is asked is up, unless that is a matter of minutes."""
    seat = stored.asked.seat
    long = stored.seconds >= LONG and seat >= 0 and stored.seats[seat].kind == "person"
    return stored.asked.until if long and stored.status == "running" else 0.0


def _dice(stored: StoredHeader) -> RoomDice | None:
    if stored.dice is None:
        return None
    secret = stored.dice.hex() if stored.status == "over" else ""
    return RoomDice(stored.dice.commitment(), tuple(seat.entropy for seat in stored.seats), secret)


def _title(stored: StoredHeader, lang: str) -> str:
    if stored.lesson:
        return lesson_of(stored.game, stored.lesson).title.in_language(lang)
    return scenario_name(stored.game, stored.scenario, lang, stored.definition)


def names_at(stored: StoredHeader, lang: str) -> tuple[str, ...]:
    """The names of a room's players in its log."""
    return told_apart([_name(stored, seat, lang) for seat in stored.seats], lang)


def _name(stored: StoredHeader, seat: StoredSeat, lang: str) -> str:
    if seat.kind != "bot":
        return seat.name
    return opponent_in_lessons(stored.game, lang) if stored.lesson else bot_name(stored.game, seat.bot, lang)


def _seat(stored: StoredHeader, n: int, sitting: Sitting, lang: str) -> SeatInfo:
    seat = stored.seats[n]
    is_bot = seat.kind == "bot"
    return SeatInfo(
        seat=n,
        kind=seat.kind,
        name=_name(stored, seat, lang),
        bot=seat.bot,
        side=stored.sides[n],
        here=sitting.here or is_bot,
        away=None if sitting.away is None else int(sitting.away),
        wanted=sitting.wanted,
        hands=sitting.hands,
        gave_up=seat.gave_up,
        days_off=days_left(stored, n) if seat.kind == "person" else 0,
        off_from=clocks_of(stored).seats[n].off_from if stored.pace.days_off else 0.0,
        off_until=clocks_of(stored).seats[n].off_until if stored.pace.days_off else 0.0,
    )
