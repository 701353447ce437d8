"""Announcing something to somebody: a row in the transaction of whatever happened, sent later if it is still of use.

Nothing that is hidden in a game may be part of it: a notice is made of names, titles and rounds, which everybody at the
table knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from sqlalchemy import Connection, select

from banneret.server.access import new_secret
from banneret.server.notices.rows import add_new
from banneret.server.notices.schema import NOTICES, WISHES
from banneret.table.people.notice_types import NoticeKind, NoticeWishes

Event = Literal["turn", "began", "ended", "time", "invitation", "rematch", "paired", "round"]
"""What is said. The last four are of the kind `invited`: somebody invites, wants to play again, or was paired with one,
or a round of a tournament has begun."""


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something to notify somebody of."""

    person: str
    kind: NoticeKind
    event: Event
    key: str
    """What tells it apart from others of its kind: the same is sent only once."""
    at: float
    room: str = ""
    seat: int = -1
    since: float = 0.0
    """For a turn: since when the game waits. Once it waits for somebody else, there is nothing to tell."""
    title: str = ""
    """What the game or the tournament is called, if that is not the name of a scenario that the program knows."""
    who: str = ""
    """The name of whoever invites."""
    page: str = ""
    """Where it leads, as after the `#` of an address, if that is not the room."""


def announce(connection: Connection, notices: Sequence[Notice]) -> int:
    """Note notices for those people who want any; returns how many of them are new."""
    people = list({notice.person for notice in notices})
    asked = select(WISHES.c.person, WISHES.c.text).where(WISHES.c.person.in_(people))
    wishes = {row.person: read_wishes(row.text) for row in connection.execute(asked)} if people else {}
    rows = [_row(notice, wishes[notice.person]) for notice in notices if notice.person in wishes]
    return add_new(connection, NOTICES, rows)


def _row(notice: Notice, wishes: NoticeWishes) -> dict[str, object]:
    return {
        "id": new_secret(),
        "person": notice.person,
        "kind": notice.kind,
        "key": notice.key,
        "text": msgspec.json.encode(notice).decode(),
        "at": notice.at,
        "due": notice.at + wishes.after,
        "done": None,
    }


def read_wishes(text: str) -> NoticeWishes:
    """How somebody wants to be notified, as it is stored."""
    return msgspec.json.decode(text, type=NoticeWishes)


def read_notice(text: str) -> Notice:
    """A notice as it is stored."""
    return msgspec.json.decode(text, type=Notice)
