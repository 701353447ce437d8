"""What everybody who has the link to a room may know of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from banneret.server.guest import Guest
from banneret.server.stored import StoredHeader
from banneret.table.lobby import bot_name, scenario_name
from banneret.table.protocol import RoomInfo, SeatInfo

MINUTE: Final = 60.0
"""How exactly others are told when something last happened: when somebody answers in private is nobody's business."""


def room_info(stored: StoredHeader, guests: Collection[Guest], waiting: tuple[int, ...], lang: str) -> RoomInfo:
    """A room with those who are there; `waiting` are the seats that are asked."""
    here = {seat for guest in guests for seat in guest.seats}
    return RoomInfo(
        room=stored.id,
        game=stored.game,
        scenario=stored.scenario,
        title=scenario_name(stored.game, stored.scenario, lang, stored.definition),
        options=stored.options,
        seats=tuple(_seat(stored, n, n in here, lang) for n in range(len(stored.seats))),
        status=stored.status,
        watchers=sum(not guest.seats for guest in guests),
        seconds=stored.seconds,
        watching=stored.watching,
        waiting=waiting,
        created=stored.created,
        touched=stored.touched // MINUTE * MINUTE,
    )


def _seat(stored: StoredHeader, n: int, here: bool, lang: str) -> SeatInfo:
    seat = stored.seats[n]
    is_bot = seat.kind == "bot"
    return SeatInfo(
        n, seat.kind, bot_name(seat.bot, lang) if is_bot else seat.name, seat.bot, stored.sides[n], here or is_bot
    )
