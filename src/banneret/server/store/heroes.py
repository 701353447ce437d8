"""Heroes in the database: what is read and written of them, each as a function of a connection in a transaction.

A hero is changed only from what whoever changes him has seen, so of two games that end at once, or a game and its
player, none overwrites what the other has written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from banneret.kernel.errors import StorageError
from banneret.server.store.hero_brief import Brief, brief_of, parse_brief
from banneret.server.store.schema import HEROES

MOST_HEROES: Final = 100
"""Of one hall."""

_WHOLE: Final = [column for column in HEROES.c if column.name != "brief"]
_BRIEFS: Final = (
    select(*(column for column in HEROES.c if column.name != "text"))
    .where(HEROES.c.owner.in_(bindparam("owners", expanding=True)))
    .order_by(HEROES.c.touched, HEROES.c.id)
    .offset(bindparam("first"))
    .limit(bindparam("most"))
)
_HOW_MANY: Final = select(func.count()).select_from(HEROES).where(HEROES.c.owner == bindparam("of"))
_IN_ROOM: Final = select(*_WHOLE).where(HEROES.c.room == bindparam("of")).order_by(HEROES.c.id)
_ONE: Final = select(*_WHOLE).where(HEROES.c.id == bindparam("of"))
_SEEN: Final = (HEROES.c.id == bindparam("old_id"), HEROES.c.text == bindparam("old_text"))
_ADD: Final = insert(HEROES)
_CHANGE: Final = (
    update(HEROES)
    .where(*_SEEN)
    .values({name: bindparam(f"new_{name}") for name in ("room", "touched", "text", "brief")})
)
_DROP: Final = delete(HEROES).where(*_SEEN)


class StoredHero(msgspec.Struct, frozen=True, kw_only=True):
    """A hero as the store keeps him."""

    id: str
    owner: str
    """The hash of the key of the hall he belongs to."""
    room: str
    """The room he is in; empty for none."""
    touched: float
    text: str
    """`Career.text`."""


class StoredBrief(msgspec.Struct, frozen=True, kw_only=True):
    """A hero as a hall shows him."""

    id: str
    owner: str
    room: str
    touched: float
    brief: Brief


class HeroChange(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of a hero: who was so before, is so now."""

    was: StoredHero | None
    """Nothing for a new one."""
    now: StoredHero | None
    """Nothing for one who is forgotten."""


class HeroMoved(StorageError):
    """Somebody else has changed the hero meanwhile; nothing was written."""


class HallFull(StorageError):
    """There is no room in the hall for another hero; nothing was written."""


def briefs_of(connection: Connection, owners: tuple[str, ...], first: int, most: int) -> list[StoredBrief]:
    """Heroes of some halls, from a place in their order on."""
    which = {"owners": list(owners), "first": first, "most": most}
    rows = connection.execute(_BRIEFS, which).mappings()
    return [StoredBrief(**{**row, "brief": parse_brief(row["brief"])}) for row in rows]


def heroes_in(connection: Connection, room: str) -> list[StoredHero]:
    """All heroes in a room."""
    return [StoredHero(**row) for row in connection.execute(_IN_ROOM, {"of": room}).mappings()]


def load_hero(connection: Connection, hero: str) -> StoredHero | None:
    """A hero by his id."""
    row = connection.execute(_ONE, {"of": hero}).mappings().one_or_none()
    return None if row is None else StoredHero(**row)


def change_heroes(connection: Connection, changes: Sequence[HeroChange]) -> None:
    """Write what becomes of heroes. Doing it twice, as after a commit that nobody heard of, leads to the same."""
    for change in changes:
        was, now = change.was, change.now
        known = was or now
        assert known is not None
        if load_hero(connection, known.id) == now:
            continue
        if was is None:
            if connection.execute(_HOW_MANY, {"of": known.owner}).scalar_one() >= MOST_HEROES:
                raise HallFull(f"the hall of hero {known.id[:4]} is full")
            connection.execute(_ADD, {**msgspec.structs.asdict(known), "brief": brief_of(known.text)})
            continue
        seen = {"old_id": was.id, "old_text": was.text}
        if now is None:
            done = connection.execute(_DROP, seen)
        else:
            written = {"new_room": now.room, "new_touched": now.touched, "new_text": now.text}
            written["new_brief"] = brief_of(now.text)
            done = connection.execute(_CHANGE, seen | written)
        if done.rowcount != 1:
            raise HeroMoved(f"hero {known.id[:4]} has been changed by somebody else")
