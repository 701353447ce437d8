"""Notices in words. They are made of names, titles and rounds alone: nothing of a position, a question or a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from banneret.server.notices.announcing import Notice
from banneret.server.notices.waiting import read_seats
from banneret.server.store.schema import ROOMS
from banneret.table.lobby import scenario_name
from banneret.text import message

MOST_LINES: Final = 20
"""Of one message."""
HOUR, MINUTE = 3600.0, 60.0


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """What is sent, whichever way it goes."""

    title: str
    lines: tuple[str, ...]
    page: str
    """Where it leads, as after the `#` of an address. It signs nobody in."""
    tag: str
    """What a later message replaces."""
    lang: str
    room: str = ""
    since: float = 0.0
    """If it is about a single turn and nothing else: since when the game waits. Once that turn is over, it is no longer
    sent."""


def written(connection: Connection, notices: Sequence[Notice], lang: str, now: float) -> Message:
    """One message for everything that somebody should be notified of."""
    lines = tuple(line_of(connection, notice, lang, now) for notice in notices[:MOST_LINES])
    if len(notices) == 1:
        [one] = notices
        turn = one.kind in ("turn", "time")
        return Message(
            title=lines[0], lines=(), page=_page(one), tag=one.room or one.key, lang=lang,
            room=one.room if turn else "", since=one.since if turn else 0.0,
        )  # fmt: skip
    games = {notice.room or notice.key for notice in notices}
    if len(games) == 1:
        # All of it is about one game: what happened there last says most.
        latest = max(range(len(lines)), key=lambda n: notices[n].at)
        others = tuple(line for n, line in enumerate(lines) if n != latest)
        one = notices[latest]
        return Message(title=lines[latest], lines=others, page=_page(one), tag=one.room or one.key, lang=lang)
    title = message("notice-several", lang, count=len(games))
    return Message(title=title, lines=lines, page="/games", tag="games", lang=lang)


def digest_of(titles: Sequence[str], lang: str) -> Message:
    """One message for everything that waits."""
    title = message("notice-digest", lang, count=len(titles))
    return Message(title=title, lines=tuple(titles[:MOST_LINES]), page="/games", tag="games", lang=lang)


def line_of(connection: Connection, notice: Notice, lang: str, now: float) -> str:
    """A notice in a sentence."""
    title, others, left = notice.title, "", 0.0
    if notice.room:
        asked = select(ROOMS.c.game, ROOMS.c.scenario, ROOMS.c.seats, ROOMS.c.asked_until).where(
            ROOMS.c.id == notice.room
        )
        row = connection.execute(asked).one_or_none()
        if row is not None:
            title = title or scenario_name(row.game, row.scenario, lang)
            others, left = _others(row, notice.seat), row.asked_until - now
    who = notice.who or others or message("notice-somebody", lang)
    return message(f"notice-{notice.event}", lang, title=title, who=who, **_left(left))


def _left(seconds: float) -> dict[str, int | str]:
    """How much time is left, as a message says it: in hours, or in minutes if it is less than one; never rounded up."""
    hours = int(max(seconds, 0.0) // HOUR)
    return {"unit": "hours", "left": hours} if hours else {"unit": "minutes", "left": int(max(seconds, 0.0) // MINUTE)}


def _others(row: Any, mine: int) -> str:
    seats = read_seats(row.seats)
    return ", ".join(seat.name for n, seat in enumerate(seats) if n != mine and seat.kind == "person" and seat.name)


def _page(notice: Notice) -> str:
    return notice.page or (f"/t/{notice.room}" if notice.room else "/games")
