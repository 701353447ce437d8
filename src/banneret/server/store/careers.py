"""Careers in the database: reading and writing them, each as a function of a connection in a transaction.

A career is the text in which a game keeps a character from one game to the next; only the game reads it. A change names
the state it starts from, so two games that end at once, or a game and its player, never overwrite each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from banneret.kernel.errors import StorageError
from banneret.server.store.schema import CAREERS

MOST_CAREERS: Final = 100
"""Of one hall."""

_WHOLE: Final = [column for column in CAREERS.c if column.name != "brief"]
_BRIEFS: Final = (
    select(*(column for column in CAREERS.c if column.name != "text"))
    .where(CAREERS.c.owner.in_(bindparam("owners", expanding=True)))
    .order_by(CAREERS.c.touched, CAREERS.c.id)
    .offset(bindparam("first"))
    .limit(bindparam("most"))
)
_HOW_MANY: Final = select(func.count()).select_from(CAREERS).where(CAREERS.c.owner == bindparam("of"))
_IN_ROOM: Final = select(*_WHOLE).where(CAREERS.c.room == bindparam("of")).order_by(CAREERS.c.id)
_ONE: Final = select(*_WHOLE).where(CAREERS.c.id == bindparam("of"))
_SEEN: Final = (CAREERS.c.id == bindparam("old_id"), CAREERS.c.text == bindparam("old_text"))
_ADD: Final = insert(CAREERS)
_CHANGE: Final = (
    update(CAREERS)
    .where(*_SEEN)
    .values({name: bindparam(f"new_{name}") for name in ("room", "touched", "text", "brief")})
)
_DROP: Final = delete(CAREERS).where(*_SEEN)


class StoredCareer(msgspec.Struct, frozen=True, kw_only=True):
    """A career as the store keeps it."""

    id: str
    owner: str
    """The hash of the key of the hall it belongs to."""
    room: str
    """The room whose game it takes part in; empty for none."""
    touched: float
    text: str
    """What the game has written."""


class StoredBrief(msgspec.Struct, frozen=True, kw_only=True):
    """A career as a hall shows it."""

    id: str
    owner: str
    room: str
    touched: float
    brief: str
    """What the game has written for lists."""


class CareerChange(msgspec.Struct, frozen=True, kw_only=True):
    """A change to a career: before and after."""

    was: StoredCareer | None
    """None for a new one."""
    now: StoredCareer | None
    """None for one that is deleted."""
    brief: str
    """What a list shows of it now."""


class CareerMoved(StorageError):
    """The career has been changed in the meantime; nothing was written."""


class HallFull(StorageError):
    """There is no room in the hall for another career; nothing was written."""


def briefs_of(connection: Connection, owners: tuple[str, ...], first: int, most: int) -> list[StoredBrief]:
    """Careers of some halls, starting from a place in their order."""
    which = {"owners": list(owners), "first": first, "most": most}
    rows = connection.execute(_BRIEFS, which).mappings()
    return [StoredBrief(**row) for row in rows]


def careers_in(connection: Connection, room: str) -> list[StoredCareer]:
    """All careers that take part in the game of a room."""
    return [StoredCareer(**row) for row in connection.execute(_IN_ROOM, {"of": room}).mappings()]


def load_career(connection: Connection, career: str) -> StoredCareer | None:
    """A career by its id."""
    row = connection.execute(_ONE, {"of": career}).mappings().one_or_none()
    return None if row is None else StoredCareer(**row)


def change_careers(connection: Connection, changes: Sequence[CareerChange]) -> None:
    """Write changes to careers. Doing it twice, as after a commit whose confirmation was lost, has the same result."""
    for change in changes:
        was, now = change.was, change.now
        known = was or now
        assert known is not None
        if load_career(connection, known.id) == now:
            continue
        if was is None:
            if connection.execute(_HOW_MANY, {"of": known.owner}).scalar_one() >= MOST_CAREERS:
                raise HallFull(f"the hall of the career {known.id[:4]} is full")
            connection.execute(_ADD, {**msgspec.structs.asdict(known), "brief": change.brief})
            continue
        seen = {"old_id": was.id, "old_text": was.text}
        if now is None:
            done = connection.execute(_DROP, seen)
        else:
            written = {"new_room": now.room, "new_touched": now.touched, "new_text": now.text}
            written["new_brief"] = change.brief
            done = connection.execute(_CHANGE, seen | written)
        if done.rowcount != 1:
            raise CareerMoved(f"the career {known.id[:4]} has been changed by somebody else")
