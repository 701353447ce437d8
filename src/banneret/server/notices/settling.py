"""Deciding what is sent: what is due, still of use, and not held back by quiet hours becomes messages that wait to be
sent.

The decision and the messages are one transaction, so every notice is decided once, by one node.
"""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select, update

from banneret.server.access import new_secret
from banneret.server.notices.announcing import Notice, read_notice, read_wishes
from banneret.server.notices.schema import CHANNELS, DELIVERIES, NOTICES, WISHES
from banneret.server.notices.times import next_digest, quiet_until
from banneret.server.notices.waiting import games_of
from banneret.server.notices.wording import Message, digest_of, written
from banneret.server.store.schema import ROOMS
from banneret.table.people.notice_types import NoticeWishes

MOST: Final = 100
"""How many notices are decided at once; everybody else who writes has to wait meanwhile."""

_DUE: Final = select(NOTICES).where(NOTICES.c.done.is_(None)).order_by(NOTICES.c.due).limit(MOST)


def settle(connection: Connection, now: float) -> int:
    """Decide everything that is due; returns how many messages that has made."""
    # Two nodes never decide the same notice: what one of them looks at, the other passes over.
    due = connection.execute(_DUE.where(NOTICES.c.due <= now).with_for_update(skip_locked=True)).mappings().all()
    people: dict[str, list[Any]] = defaultdict(list)
    for row in due:
        people[row["person"]].append(row)
    return sum(_settle_person(connection, person, rows, now) for person, rows in people.items())


def _settle_person(connection: Connection, person: str, rows: list[Any], now: float) -> int:
    found = connection.execute(select(WISHES).where(WISHES.c.person == person)).mappings().one_or_none()
    told: list[Notice] = []
    if found is not None:
        wishes = read_wishes(found["text"])
        told = [notice for notice in (read_notice(row["text"]) for row in rows) if notice.at > found["seen"]]
        told = [notice for notice in told if still_holds(connection, notice.room, notice.since)]
        quiet = quiet_until(wishes, now)
        if told and quiet is not None:
            _change(connection, rows, due=quiet)
            return 0
    _change(connection, rows, done=now)
    return _send(connection, person, wishes, told, now) if told else 0


def _change(connection: Connection, rows: list[Any], **values: float) -> None:
    connection.execute(update(NOTICES).where(NOTICES.c.id.in_([row["id"] for row in rows])).values(**values))


def still_holds(connection: Connection, room: str, since: float) -> bool:
    """Whether a game still waits as it did then; what is not about a turn always holds."""
    if not since:
        return True
    asked = select(ROOMS.c.asked_since).where(ROOMS.c.id == room, ROOMS.c.status == "running")
    return connection.execute(asked).scalar_one_or_none() == since


def _send(connection: Connection, person: str, wishes: NoticeWishes, notices: list[Notice], now: float) -> int:
    asked = select(CHANNELS.c.id, CHANNELS.c.kind).where(CHANNELS.c.person == person, CHANNELS.c.confirmed.is_not(None))
    count = 0
    for channel, kind in connection.execute(asked).all():
        if kind == "mail" and wishes.digest >= 0:
            continue
        wanted = [notice for notice in notices if notice.kind in getattr(wishes, kind)]
        if wanted:
            post(connection, channel, written(connection, wanted, wishes.lang, now), now)
            count += 1
    return count


def post(connection: Connection, channel: str, message: Message, now: float) -> None:
    """Have a message sent."""
    row = {"id": new_secret(), "channel": channel, "text": msgspec.json.encode(message).decode()}
    connection.execute(insert(DELIVERIES), row | {"created": now, "due": now, "attempts": 0, "leased": 0.0})


def settle_digests(connection: Connection, now: float) -> int:
    """Send the digests that are due to those for whom something waits."""
    asked = select(WISHES.c.person, WISHES.c.text).where(WISHES.c.digest <= now).limit(MOST)
    count = 0
    for person, text in connection.execute(asked.with_for_update(skip_locked=True)).all():
        wishes = read_wishes(text)
        following = update(WISHES).where(WISHES.c.person == person).values(digest=next_digest(wishes, now))
        connection.execute(following)
        games = partial(games_of, person=person, keys={}, lang=wishes.lang)(connection).yours
        titles = [game.title for game in games if not game.alone]
        mails = select(CHANNELS.c.id).where(
            CHANNELS.c.person == person, CHANNELS.c.kind == "mail", CHANNELS.c.confirmed.is_not(None)
        )
        for channel in connection.execute(mails).scalars().all() if titles else ():
            post(connection, channel, digest_of(titles, wishes.lang), now)
            count += 1
    return count
