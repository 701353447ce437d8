"""Everything that writes to the database, each as a function of a connection inside a transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from banneret.kernel.errors import StorageError
from banneret.kernel.record import NO_SEED
from banneret.server.store.careers import CareerChange, change_careers
from banneret.server.store.holding import check_epoch, fenced
from banneret.server.store.schema import CHAT, LINES, NODES, RECORDS, ROOMS
from banneret.server.store.types import (
    NOBODY,
    AskedNow,
    Status,
    StoredHeader,
    StoredRecord,
    StoredRoom,
    check_hashes,
)
from banneret.table.room_types import ChatLine

# Statements are built once, so that SQLAlchemy and the database recognise them. The values of an update may not be
# named like columns.
_ROOM: Final = ROOMS.c.id == bindparam("new_id")
_HELD: Final = ROOMS.c.epoch == bindparam("old_epoch")
"""Only under the epoch under which the caller has taken the room (`holding`)."""
ASKED: Final = ("asked_seat", "asked_since", "asked_round", "asked_until", "asked_clocks")
"""The columns of an AskedNow."""
_HEADER: Final = [column.name for column in ROOMS.c if column.name not in ("length", "epoch", "holder")]

_CREATE: Final = insert(ROOMS)
_UPDATE: Final = (
    update(ROOMS).where(_ROOM, _HELD).values({name: bindparam(f"new_{name}") for name in _HEADER if name != "id"})
)
_BEGIN: Final = update(ROOMS).where(_ROOM).values(length=bindparam("new_length"))
_REACH: Final = (
    update(ROOMS)
    .where(_ROOM, _HELD, ROOMS.c.length == bindparam("old_length"))
    .values({name: bindparam(f"new_{name}") for name in ("length", "touched", "status", "returns", "digest", *ASKED)})
)
"""Only if the game is where the caller believes it is: a mistaken caller must not overwrite what others have been
told."""
_LENGTH: Final = select(ROOMS.c.length, ROOMS.c.epoch).where(ROOMS.c.id == bindparam("of"))
_LINES_FROM: Final = (
    select(LINES.c.line).where(LINES.c.room == bindparam("of"), LINES.c.n >= bindparam("first")).order_by(LINES.c.n)
)
_DROP_LINES: Final = delete(LINES).where(LINES.c.room == bindparam("of"), LINES.c.n >= bindparam("first"))
_ADD_LINES: Final = insert(LINES)
_DROP_CHAT: Final = delete(CHAT).where(CHAT.c.room == bindparam("of"), CHAT.c.n >= bindparam("first"))
_ADD_CHAT: Final = insert(CHAT)
_DROP_OLD_CHAT: Final = delete(CHAT).where(CHAT.c.room == bindparam("of"), CHAT.c.n <= bindparam("last"))
MOST_CHAT: Final = 1000
"""How many lines of chat are kept per room: enough for a long evening, but not to fill a disk."""
_DROP_ROOMS: Final = delete(ROOMS).where(
    ROOMS.c.id.in_(
        select(ROOMS.c.id)
        .where(
            ROOMS.c.touched < bindparam("before"),
            ROOMS.c.status.in_(bindparam("statuses", expanding=True)),
            ROOMS.c.id.not_in(bindparam("but", expanding=True)),
            ROOMS.c.holder.not_in(select(NODES.c.id).where(NODES.c.id != bindparam("node"))),
        )
        .order_by(ROOMS.c.touched)
        .limit(bindparam("most"))
    )
)
_DROP_RECORDS: Final = delete(RECORDS).where(
    RECORDS.c.id.in_(
        select(RECORDS.c.id).where(RECORDS.c.at < bindparam("before")).order_by(RECORDS.c.at).limit(bindparam("most"))
    )
)
_DROP_RECORD: Final = delete(RECORDS).where(RECORDS.c.id == bindparam("record"))
_ADD_RECORD: Final = insert(RECORDS)


class NewRoom(NamedTuple):
    """A room as rows, taken while nothing could change it."""

    row: dict[str, Any]
    lines: tuple[str, ...]
    chat: tuple[ChatLine, ...]


def new_room(room: StoredRoom, holder: str = "") -> NewRoom:
    """What `create` has to store of a room as it is now, held by a node."""
    row = {"length": len(room.lines), "holder": holder, **header_row(room)}
    return NewRoom(row, tuple(room.lines), tuple(room.chat))


def header_row(room: StoredHeader) -> dict[str, Any]:
    """What `change` has to store of a room as it is now."""
    check_hashes(room)
    row = {name: getattr(room, name) for name in (*_HEADER, "epoch") if name not in ASKED}
    row |= zip(ASKED, msgspec.structs.astuple(room.asked), strict=True)
    row["seed"] = NO_SEED if room.seed is None else str(room.seed)
    row["luck"] = room.luck.hex()
    row["dice"] = room.dice.hex() if room.dice is not None else ""
    row["returns"] = None if room.returns is None else _json(room.returns)
    row["rules_change"] = "" if room.rules_change is None else _json(room.rules_change)
    for name in ("sides", "options", "seats", "pace", "draw"):
        row[name] = _json(row[name])
    return row


def create(
    connection: Connection,
    room: NewRoom,
    careers: Sequence[CareerChange] = (),
    also: Callable[[Connection, str], None] | None = None,
) -> None:
    """Store a new room with everything in it, the careers that take part in its game, and what goes with it."""
    connection.execute(_CREATE, room.row)
    if also is not None:
        also(connection, room.row["id"])
    change_careers(connection, careers)
    if room.lines:
        connection.execute(_ADD_LINES, _line_rows(room.row["id"], 0, room.lines))
    if room.chat:
        connection.execute(_ADD_CHAT, [_chat_row(room.row["id"], line) for line in room.chat])


def change(
    connection: Connection, row: dict[str, Any], lines: tuple[str, ...] | None, careers: Sequence[CareerChange] = ()
) -> None:
    """Store everything about a room but its chat; its answers only if they are passed."""
    change_careers(connection, careers)
    values = {f"new_{name}": value for name, value in row.items() if name != "epoch"}
    if connection.execute(_UPDATE, values | {"old_epoch": row["epoch"]}).rowcount != 1:
        check_epoch(connection, row["id"], row["epoch"])
        raise StorageError(f"there is no room {row['id']}")
    if lines is not None:
        connection.execute(_BEGIN, {"new_id": row["id"], "new_length": len(lines)})
        connection.execute(_DROP_LINES, {"of": row["id"], "first": 0})
        if lines:
            connection.execute(_ADD_LINES, _line_rows(row["id"], 0, lines))


def hand_over(
    connection: Connection, row: dict[str, Any], append: Append | None, line: ChatLine,
    careers: Sequence[CareerChange] = (),
) -> None:  # fmt: skip
    """Store a change of player, the note in the record and the line of chat: all or nothing."""
    change(connection, row, None, careers)
    if append is not None:
        append(connection)
    _say(connection, row["id"], line)


class Append(msgspec.Struct, frozen=True):
    """Lines from number `first` on, and the state of the game after them. Many can be written at once."""

    room: str
    first: int
    lines: tuple[str, ...]
    touched: float
    status: Status
    returns: tuple[int, ...] | None
    epoch: int = 0
    """Under which the room was taken."""
    asked: AskedNow = NOBODY
    """Whom the game waits for after them."""
    digest: str = ""
    """Of the position after them."""

    def __call__(self, connection: Connection) -> None:
        """Store them. Doing it twice, as after a commit whose confirmation was lost, has the same result."""
        if connection.execute(_REACH, self.reached).rowcount == 1:
            if self.lines:
                connection.execute(_ADD_LINES, _line_rows(self.room, self.first, self.lines))
        else:
            check_epoch(connection, self.room, self.epoch)
            if not self._is_done(connection):
                raise StorageError(f"room {self.room} has no line {self.first} to go on from")

    @property
    def reached(self) -> dict[str, Any]:
        """The values for the state of the game after them."""
        end = self.first + len(self.lines)
        return _reached(
            self.room, self.epoch, self.first, end, self.touched, self.status, self.returns, self.asked, self.digest
        )

    def _is_done(self, connection: Connection) -> bool:
        found = connection.execute(_LINES_FROM, {"of": self.room, "first": self.first}).scalars()
        return bool(self.lines) and tuple(found) == self.lines


def finish(connection: Connection, append: Append, careers: Sequence[CareerChange]) -> None:
    """Store the last lines of a game, and the changes to the careers in it."""
    append(connection)
    change_careers(connection, careers)


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Store lines of several rooms, each named once, with as few statements as for one room."""
    if connection.execute(_REACH, [one.reached for one in appends]).rowcount != len(appends):
        raise StorageError("some of the rooms are elsewhere")
    if rows := [row for one in appends for row in _line_rows(one.room, one.first, one.lines)]:
        connection.execute(_ADD_LINES, rows)


def truncate(
    connection: Connection, room: str, length: int, to: int, touched: float, epoch: int = 0, asked: AskedNow = NOBODY,
    digest: str = "",
) -> None:  # fmt: skip
    """Keep the first `to` of a room's `length` lines. Doing it twice has the same result."""
    reached = _reached(room, epoch, length, to, touched, "running", None, asked, digest)
    if 0 <= to <= length and connection.execute(_REACH, reached).rowcount:
        connection.execute(_DROP_LINES, {"of": room, "first": to})
        return
    found = connection.execute(_LENGTH, {"of": room}).one_or_none()
    if found is not None and found.epoch != epoch:
        raise fenced(room)
    if found is None or found.length != to:
        raise StorageError(f"room {room} has no line {to} to go back to")


def _reached(
    room: str,
    epoch: int,
    old: int,
    new: int,
    touched: float,
    status: Status,
    returns: tuple[int, ...] | None,
    asked: AskedNow,
    digest: str,
) -> dict[str, Any]:
    return {
        "new_id": room,
        "old_epoch": epoch,
        "old_length": old,
        "new_length": new,
        "new_touched": touched,
        "new_status": status,
        "new_returns": None if returns is None else _json(returns),
        **{f"new_{name}": value for name, value in zip(ASKED, msgspec.structs.astuple(asked), strict=True)},
        "new_digest": digest,
    }


def say(connection: Connection, room: str, line: ChatLine, epoch: int = 0) -> None:
    """Store a line of chat by its number, replacing an existing one, as with the lines of the game."""
    check_epoch(connection, room, epoch)
    _say(connection, room, line)


def _say(connection: Connection, room: str, line: ChatLine) -> None:
    connection.execute(_DROP_CHAT, {"of": room, "first": line.n})
    connection.execute(_ADD_CHAT, _chat_row(room, line))
    connection.execute(_DROP_OLD_CHAT, {"of": room, "last": line.n - MOST_CHAT})


def delete_older(connection: Connection, which: dict[str, Any]) -> int:
    """Delete the rooms untouched for longest, and return how many."""
    return connection.execute(_DROP_ROOMS, which).rowcount


def delete_records(connection: Connection, before: float, most: int) -> int:
    """Delete the oldest records, and return how many."""
    return connection.execute(_DROP_RECORDS, {"before": before, "most": most}).rowcount


def save_record(connection: Connection, record: StoredRecord) -> None:
    """Store a record, replacing one with the same id."""
    connection.execute(_DROP_RECORD, {"record": record.id})
    connection.execute(_ADD_RECORD, msgspec.structs.asdict(record))


def _line_rows(room: str, first: int, lines: Sequence[str]) -> list[dict[str, Any]]:
    return [{"room": room, "n": n, "line": line} for n, line in enumerate(lines, first)]


def _chat_row(room: str, line: ChatLine) -> dict[str, Any]:
    return {"room": room, **msgspec.structs.asdict(line), "told": _json(line.told) if line.told else ""}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
