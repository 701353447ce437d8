"""Scenario files in the database: drafts that lie on somebody's shelf, and scenarios that were shared.

Each is a function of a connection in a transaction. A change of a draft names the version it starts from, so two
browsers never overwrite each other.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, update

from banneret.kernel.errors import StorageError
from banneret.server.store.schema import DRAFTS, SHARED

MOST_DRAFTS: Final = 100
"""On one shelf."""

_ONE: Final = select(DRAFTS).where(DRAFTS.c.id == bindparam("of"))
_TITLES: Final = (
    select(*(column for column in DRAFTS.c if column.name != "text"))
    .where(DRAFTS.c.owner.in_(bindparam("owners", expanding=True)))
    .order_by(DRAFTS.c.at.desc(), DRAFTS.c.id)
    .limit(bindparam("most"))
)
_HOW_MANY: Final = select(func.count()).select_from(DRAFTS).where(DRAFTS.c.owner == bindparam("of"))
_SEEN: Final = (DRAFTS.c.id == bindparam("old_id"), DRAFTS.c.version == bindparam("old_version"))
_ADD: Final = insert(DRAFTS)
_CHANGE: Final = (
    update(DRAFTS).where(*_SEEN).values({name: bindparam(f"new_{name}") for name in ("name", "version", "at", "text")})
)
_DROP: Final = delete(DRAFTS).where(*_SEEN)
_SHARED: Final = select(SHARED).where(SHARED.c.id == bindparam("of"))
_SHARE: Final = insert(SHARED)


class StoredDraftTitle(msgspec.Struct, frozen=True, kw_only=True):
    """A draft without its text."""

    id: str
    owner: str
    """The hash of the key of the shelf it lies on."""
    name: str
    version: int
    at: float


class StoredDraft(StoredDraftTitle, frozen=True, kw_only=True):
    """A draft as the store keeps it."""

    text: str


class StoredScenario(msgspec.Struct, frozen=True, kw_only=True):
    """A shared scenario as the store keeps it."""

    id: str
    game: str
    at: float
    text: str


class DraftMoved(StorageError):
    """The draft has been changed or deleted in the meantime; nothing was written."""


class ShelfFull(StorageError):
    """There is no room for another draft on the shelf; nothing was written."""


def load_draft(connection: Connection, draft: str) -> StoredDraft | None:
    """A draft by its id."""
    row = connection.execute(_ONE, {"of": draft}).mappings().one_or_none()
    return None if row is None else StoredDraft(**row)


def drafts_of(connection: Connection, owners: tuple[str, ...]) -> list[StoredDraftTitle]:
    """The drafts on some shelves, the last changed first."""
    rows = connection.execute(_TITLES, {"owners": list(owners), "most": MOST_DRAFTS * len(owners)}).mappings()
    return [StoredDraftTitle(**row) for row in rows]


def add_draft(connection: Connection, draft: StoredDraft) -> None:
    """Store a new draft. Doing it twice, as after a commit whose confirmation was lost, has the same result."""
    if load_draft(connection, draft.id) == draft:
        return
    if connection.execute(_HOW_MANY, {"of": draft.owner}).scalar_one() >= MOST_DRAFTS:
        raise ShelfFull("there is no room for another draft")
    connection.execute(_ADD, msgspec.structs.asdict(draft))


def change_draft(connection: Connection, draft: StoredDraft, version: int) -> None:
    """Store a draft in place of its version `version`. Doing it twice has the same result."""
    values = {"new_name": draft.name, "new_version": draft.version, "new_at": draft.at, "new_text": draft.text}
    done = connection.execute(_CHANGE, {"old_id": draft.id, "old_version": version, **values})
    if done.rowcount != 1 and load_draft(connection, draft.id) != draft:
        raise DraftMoved(f"the draft {draft.id[:4]} has been changed by somebody else")


def drop_draft(connection: Connection, draft: str, version: int) -> None:
    """Delete a draft of a certain version. Doing it twice has the same result."""
    done = connection.execute(_DROP, {"old_id": draft, "old_version": version})
    if done.rowcount != 1 and load_draft(connection, draft) is not None:
        raise DraftMoved(f"the draft {draft[:4]} has been changed by somebody else")


def load_shared(connection: Connection, scenario: str) -> StoredScenario | None:
    """A shared scenario by its id."""
    row = connection.execute(_SHARED, {"of": scenario}).mappings().one_or_none()
    return None if row is None else StoredScenario(**row)


def share(connection: Connection, scenario: StoredScenario) -> None:
    """Store a shared scenario; one that is there stays as it is."""
    if load_shared(connection, scenario.id) is None:
        connection.execute(_SHARE, msgspec.structs.asdict(scenario))


def _delete_older(connection: Connection, table: Table, before: float, most: int) -> int:
    old = select(table.c.id).where(table.c.at < before).order_by(table.c.at).limit(most)
    return connection.execute(delete(table).where(table.c.id.in_(old))).rowcount


def delete_drafts(connection: Connection, before: float, most: int) -> int:
    """Delete the drafts untouched for longest, and return how many."""
    return _delete_older(connection, DRAFTS, before, most)


def delete_shared(connection: Connection, before: float, most: int) -> int:
    """Delete the scenarios shared first, and return how many."""
    return _delete_older(connection, SHARED, before, most)
