"""Who holds which room, decided by the database: each as a function of a connection inside a transaction.

Whoever takes a room raises its epoch. Every change to a room says under which epoch it is made and is refused under any
other, in the same transaction, so a server that was taken for dead can never write again to what another has taken. How
long a node holds its rooms is decided by the clock of the database: those of the machines need not agree.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, select, text, update

from banneret.kernel.errors import StorageError
from banneret.server.store.schema import NODES, ROOMS

FORGOTTEN: Final = 3600.0
"""Seconds after which a node that does not answer is forgotten."""

_NOW: Final = {
    "sqlite": text("SELECT (julianday('now') - 2440587.5) * 86400.0"),
    "postgresql": text("SELECT extract(epoch FROM clock_timestamp())::float8"),
}
_ROOM: Final = select(ROOMS.c.epoch, ROOMS.c.holder).where(ROOMS.c.id == bindparam("of"))
_ROOM_LOCKED: Final = _ROOM.with_for_update()
_UNTIL: Final = select(NODES.c.until).where(NODES.c.id == bindparam("of"))
_UNTIL_KEPT: Final = _UNTIL.with_for_update(read=True, skip_locked=True)
_TAKE: Final = (
    update(ROOMS)
    .where(ROOMS.c.id == bindparam("of"))
    .values(epoch=bindparam("new_epoch"), holder=bindparam("new_holder"))
)
_RELEASE: Final = (
    update(ROOMS).where(ROOMS.c.id == bindparam("of"), ROOMS.c.epoch == bindparam("old_epoch")).values(holder="")
)
_LET_GO: Final = update(ROOMS).where(ROOMS.c.holder == bindparam("old_node")).values(holder="")
_OWN: Final = select(ROOMS.c.id).where(
    ROOMS.c.id == bindparam("of"), ROOMS.c.holder == bindparam("node"), ROOMS.c.epoch == bindparam("of_epoch")
)
_HELD: Final = select(ROOMS.c.id, ROOMS.c.epoch).where(ROOMS.c.holder == bindparam("of"))
_RENEW: Final = update(NODES).where(NODES.c.id == bindparam("old_id")).values(until=bindparam("new_until"))
_JOIN: Final = insert(NODES)
_LEAVE: Final = delete(NODES).where(NODES.c.id == bindparam("of"))
_FORGET: Final = delete(NODES).where(NODES.c.until < bindparam("before"))
_ALIVE: Final = select(NODES.c.id, NODES.c.url, NODES.c.secret).where(NODES.c.until > bindparam("now"))


class Fenced(StorageError):
    """Another server has taken the room since; nothing was written."""


class Claim(NamedTuple):
    """What became of an attempt to take a room."""

    epoch: int
    """Under which it may be written to."""
    before: str
    """Who held it until then."""
    holder: str = ""
    """The node that holds it and is alive; empty if the attempt has succeeded."""


class Peer(NamedTuple):
    """A node as others reach it."""

    url: str
    secret: str
    """Which it wants to be shown: whoever can read the database may ask it anything."""


class Word(NamedTuple):
    """What a node learns when it says that it is alive."""

    alive: dict[str, Peer]
    """All nodes that are."""
    held: dict[str, int]
    """The rooms that it holds, with their epochs: others may have taken some while its time was up."""


def now_of(connection: Connection) -> float:
    """The time by the clock of the database."""
    return float(connection.execute(_NOW[connection.dialect.name]).scalar_one())


def claim(connection: Connection, room: str, node: str) -> Claim | None:
    """Take a room for a node, unless another that is alive holds it; None if there is no such room.

    A server that works alone has an empty name, and takes whatever no node holds.
    """
    found = connection.execute(_ROOM_LOCKED, {"of": room}).one_or_none()
    if found is None:
        return None
    epoch, holder = found
    if holder not in ("", node) and not _is_given_up(connection, holder):
        return Claim(epoch, holder, holder)
    connection.execute(_TAKE, {"of": room, "new_epoch": epoch + 1, "new_holder": node})
    return Claim(epoch + 1, holder)


def check_epoch(connection: Connection, room: str, epoch: int) -> None:
    """Raise Fenced unless a room is still written to under this epoch; until the transaction ends, nobody can take it.

    For changes that do not touch the row of the room itself.
    """
    found = connection.execute(_ROOM_LOCKED, {"of": room}).one_or_none()
    if found is None:
        raise StorageError(f"there is no room {room}")
    if found.epoch != epoch:
        raise fenced(room)


def fenced(room: str) -> Fenced:
    """Somebody else has taken a room."""
    return Fenced(f"room {room[:4]} has been taken by another server")


def holder_of(connection: Connection, room: str) -> str:
    """The node that holds a room and is alive; empty for a room that nobody holds."""
    found = connection.execute(_ROOM, {"of": room}).one_or_none()
    return found.holder if found is not None and found.holder and _is_alive(connection, found.holder) else ""


def _is_alive(connection: Connection, node: str) -> bool:
    until = connection.execute(_UNTIL, {"of": node}).scalar()
    return until is not None and until > now_of(connection)


def _is_given_up(connection: Connection, node: str) -> bool:
    """Whether the time of a node is up and it says nothing at this moment; until the transaction ends, it cannot.

    A node may be saying that it is alive while somebody takes its rooms. If neither saw the other, it would be told
    that it holds what it has just lost.
    """
    if _is_alive(connection, node):
        return False
    until = connection.execute(_UNTIL_KEPT, {"of": node}).scalar()
    if until is None:
        # It has gone, or its word is being written.
        return connection.execute(_UNTIL, {"of": node}).scalar() is None
    return float(until) <= now_of(connection)


def given_up(connection: Connection) -> ColumnElement[bool]:
    """Which rooms no node holds that is alive."""
    alive = select(NODES.c.id).where(NODES.c.until > now_of(connection))
    return ROOMS.c.holder.not_in(alive)


def release(connection: Connection, room: str, epoch: int) -> None:
    """Let go of a room that was taken under an epoch: any node may take it."""
    connection.execute(_RELEASE, {"of": room, "old_epoch": epoch})


def held_by(connection: Connection, node: str) -> dict[str, int]:
    """The rooms that a node holds, with their epochs."""
    return {row.id: row.epoch for row in connection.execute(_HELD, {"of": node})}


def is_held(connection: Connection, room: str, node: str, epoch: int) -> bool:
    """Whether nobody has taken a room since a node took it under an epoch."""
    return connection.execute(_OWN, {"of": room, "node": node, "of_epoch": epoch}).first() is not None


def renew(connection: Connection, node: str, peer: Peer, seconds: float) -> Word:
    """A node is alive for some more seconds."""
    now = now_of(connection)
    if connection.execute(_RENEW, {"old_id": node, "new_until": now + seconds}).rowcount != 1:
        connection.execute(_JOIN, {"id": node, **peer._asdict(), "until": now + seconds})
    connection.execute(_FORGET, {"before": now - FORGOTTEN})
    alive = {row.id: Peer(row.url, row.secret) for row in connection.execute(_ALIVE, {"now": now})}
    return Word(alive, held_by(connection, node))


def leave(connection: Connection, node: str) -> None:
    """A node stops: others may take its rooms at once."""
    connection.execute(_LET_GO, {"old_node": node})
    connection.execute(_LEAVE, {"of": node})
