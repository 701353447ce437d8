"""Finding out what people should be notified of: games that wait for somebody, have begun, are over, or in which time
runs out.

It is read from the rows of rooms, which are written together with the answers. So nothing has to be done when somebody
answers, and nothing is lost if a server stops in between: the next one continues from where the last one had looked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, select

from banneret.server.notices.announcing import Event, Notice, announce
from banneret.server.notices.rows import add_new
from banneret.server.notices.schema import NOTICES, SERVER_KEYS, WISHES
from banneret.server.notices.waiting import read_seats
from banneret.server.people.schema import SEATS
from banneret.server.store.schema import ROOMS
from banneret.server.store.types import StoredSeat

CURSOR: Final = "noticed"
"""Up to what time everything has been looked at."""
OVERLAP: Final = 120.0
"""How far back each look goes, in seconds: clocks of nodes differ, and an answer may be stored late."""
OLDEST: Final = 7 * 86_400.0
"""What happened earlier than that is no longer sent, even after a long pause."""
NOTED: Final = 60.0
"""How precisely that time is noted, in seconds."""
KEPT: Final = 30 * 86_400.0
"""For how long it is remembered what was sent."""
SPAN, LONGEST = 3, 86_400.0
"""Time is running out when a third of it is left, but no more than a day; of a day, 8 hours."""
SHORTEST: Final = 3600
"""With a shorter clock nobody is notified: they sit at the table, or have no use for a message."""

_ROOM: Final = [
    ROOMS.c[name] for name in ("id", "seats", "asked_seat", "asked_since", "asked_until", "began", "touched")
]


def _rooms() -> Select[Any]:
    """Seats of people who want to be notified, with their rooms."""
    return (
        select(*_ROOM, SEATS.c.person, SEATS.c.seat, SEATS.c.key_hash, SEATS.c.title)
        .join(SEATS, SEATS.c.room == ROOMS.c.id)
        .join(WISHES, WISHES.c.person == SEATS.c.person)
        .where(SEATS.c.seat >= 0, ROOMS.c.lesson == "")
    )


def begin(connection: Connection, now: float) -> None:
    """From now on somebody wants to be notified of what happens."""
    add_new(connection, SERVER_KEYS, [{"name": CURSOR, "text": repr(now)}])


def plan(connection: Connection, now: float) -> int:
    """Note everything that people should be notified of since the last look; returns how much that is."""
    cursor = connection.execute(select(SERVER_KEYS.c.text).where(SERVER_KEYS.c.name == CURSOR)).scalar_one_or_none()
    since = max(float(cursor) - OVERLAP, now - OLDEST) if cursor is not None else now
    count = announce(connection, list(_found(connection, since, now)))
    # Looking further back than needed does no harm: what is noted is noted once. Writing all the time would.
    if cursor is None or now - float(cursor) > NOTED:
        connection.execute(delete(SERVER_KEYS).where(SERVER_KEYS.c.name == CURSOR))
        begin(connection, now)
        connection.execute(delete(NOTICES).where(NOTICES.c.done < now - KEPT))
    return count


def _found(connection: Connection, since: float, now: float) -> Iterator[Notice]:
    running = ROOMS.c.status == "running"
    asked = _rooms().where(running, ROOMS.c.asked_since > since, SEATS.c.seat == ROOMS.c.asked_seat)
    for row in _theirs(connection, asked):
        yield _notice(row, "turn", f"{row.id} {row.asked_since!r}", row.asked_since)
    soon = (ROOMS.c.seconds >= SHORTEST, ROOMS.c.asked_until > now, ROOMS.c.asked_until <= now + LONGEST)
    for row in _theirs(connection, _rooms().where(running, *soon, SEATS.c.seat == ROOMS.c.asked_seat)):
        if row.asked_until - now <= (row.asked_until - row.asked_since) / SPAN:
            yield _notice(row, "time", f"{row.id} {row.asked_since!r}", now)
    for row in _theirs(connection, _rooms().where(running, ROOMS.c.began > since)):
        yield _notice(row, "began", row.id, row.began)
    for row in _theirs(connection, _rooms().where(ROOMS.c.status == "over", ROOMS.c.touched > since)):
        yield _notice(row, "ended", row.id, row.touched)


def _theirs(connection: Connection, asked: Select[Any]) -> Iterator[Any]:
    """Rows whose seat is still theirs, in games with other people."""
    for row in connection.execute(asked):
        seats = read_seats(row.seats)
        if row.seat < len(seats) and seats[row.seat].key_hash == row.key_hash and _has_others(seats, row.seat):
            yield row


def _has_others(seats: tuple[StoredSeat, ...], mine: int) -> bool:
    """Whether anybody waits: bots do not."""
    return any(seat.kind == "person" and n != mine for n, seat in enumerate(seats))


def _notice(row: Any, event: Event, key: str, at: float) -> Notice:
    kind = event if event in ("turn", "began", "ended", "time") else "invited"
    return Notice(
        person=row.person, kind=kind, event=event, key=key, at=at, room=row.id, seat=row.seat,
        since=row.asked_since if event in ("turn", "time") else 0.0, title=row.title,
    )  # fmt: skip
