"""Everything that reads from the database, each as a function of a connection inside a transaction."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, bindparam, select

from banneret.kernel.chance import Key
from banneret.kernel.record import NO_SEED
from banneret.server.store.changes import ASKED
from banneret.server.store.schema import CHAT, LINES, RECORDS, ROOMS
from banneret.server.store.types import AskedNow, StoredHeader, StoredRecord, StoredRoom, StoredSeat, StoredTitle
from banneret.table.room_types import ChatLine, Pace, RulesChange

_HEADER: Final = [column for column in ROOMS.c if column.name not in ("length", "holder")]
_ALL_ROOMS: Final = select(*_HEADER)
_ONE_ROOM: Final = _ALL_ROOMS.where(ROOMS.c.id == bindparam("room"))
_ITS_LINES: Final = select(LINES.c.line).where(LINES.c.room == bindparam("room")).order_by(LINES.c.n)
_ITS_CHAT: Final = (
    select(CHAT.c.n, CHAT.c.at, CHAT.c.who, CHAT.c.name, CHAT.c.text, CHAT.c.kind, CHAT.c.number, CHAT.c.told)
    .where(CHAT.c.room == bindparam("room"))
    .order_by(CHAT.c.n)
)
_TOLD: Final = msgspec.json.Decoder(dict[str, tuple[str, ...]])
_ONE_RECORD: Final = select(RECORDS).where(RECORDS.c.id == bindparam("record"))
_TITLES: Final = (
    select(RECORDS.c.id, RECORDS.c.title, RECORDS.c.at).order_by(RECORDS.c.at.desc()).limit(bindparam("most"))
)


def load(connection: Connection, room: str) -> StoredRoom | None:
    """A room with everything in it."""
    which = {"room": room}
    row = connection.execute(_ONE_ROOM, which).mappings().one_or_none()
    if row is None:
        return None
    lines = list(connection.execute(_ITS_LINES, which).scalars())
    chat = [_chat_line(row) for row in connection.execute(_ITS_CHAT, which).mappings()]
    return StoredRoom(**_header(row), lines=lines, chat=chat)


def headers(connection: Connection, *which: ColumnElement[bool]) -> list[StoredHeader]:
    """Some rooms, without their lines and chat."""
    rows = connection.execute(_ALL_ROOMS.where(*which)).mappings()
    return [StoredHeader(**_header(row)) for row in rows]


def _chat_line(row: RowMapping) -> ChatLine:
    fields = dict(row)
    fields["told"] = _TOLD.decode(fields["told"]) if fields["told"] else {}
    return ChatLine(**fields)


def load_record(connection: Connection, record: str) -> StoredRecord | None:
    """A record by its id."""
    row = connection.execute(_ONE_RECORD, {"record": record}).mappings().one_or_none()
    return None if row is None else StoredRecord(**row)


def titles(connection: Connection, limit: int) -> list[StoredTitle]:
    """Records, the last first."""
    return [StoredTitle(**row) for row in connection.execute(_TITLES, {"most": limit}).mappings()]


def _header(row: RowMapping) -> dict[str, Any]:
    """The fields of a header, read back from their stored form."""
    fields = dict(row)
    fields["asked"] = AskedNow(*(fields.pop(name) for name in ASKED))
    fields["pace"] = msgspec.json.decode(fields["pace"] or "{}", type=Pace)
    fields["draw"] = msgspec.json.decode(fields["draw"] or "[]", type=tuple[int, ...])
    fields["seed"] = None if fields["seed"] == NO_SEED else int(fields["seed"])
    fields["luck"] = Key.from_hex(fields["luck"])
    fields["dice"] = Key.from_hex(fields["dice"]) if fields["dice"] else None
    fields["sides"] = msgspec.json.decode(fields["sides"], type=tuple[str, ...])
    fields["options"] = msgspec.json.decode(fields["options"], type=dict[str, str])
    fields["seats"] = msgspec.json.decode(fields["seats"], type=tuple[StoredSeat, ...])
    changed = fields["rules_change"]
    fields["rules_change"] = msgspec.json.decode(changed, type=RulesChange) if changed else None
    if fields["returns"] is not None:
        fields["returns"] = msgspec.json.decode(fields["returns"], type=tuple[int, ...])
    return fields
