"""Reports of chat: a line that somebody wants the host of the server to read is kept, with those before it.

Old lines of a room are deleted, and a report has to show what led to the line; so the lines are copied.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from banneret.server.access import new_secret
from banneret.server.problems import conflict, not_found, too_many
from banneret.server.rooms.guest import Guest
from banneret.server.store.schema import REPORTS
from banneret.server.store.store import Store
from banneret.table.room_types import ChatLine

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room

BEFORE: Final = 20
"""How many lines before the reported one are kept with it."""
MOST: Final = 20
"""Reports of one room that the host has not dealt with."""
SHOWN: Final = 100
"""How many a host is shown at once."""
_LINES: Final = msgspec.json.Decoder(tuple[ChatLine, ...])


class ChatReport(msgspec.Struct, frozen=True):
    """A line of chat that the host should read, as the last of these."""

    id: str
    room: str
    at: float
    lines: tuple[ChatLine, ...]


async def report(room: Room, guest: Guest, n: int) -> None:
    """A guest reports a line of chat to the host of the server. Raises Problem."""
    if not guest.chats.take():
        raise too_many("you talk faster than anybody can read")
    room.check_talking(guest.address)
    found = next((at for at, line in enumerate(room.stored.chat) if line.n == n), None)
    if found is None:
        raise not_found("line of chat")
    if room.stored.chat[found].kind or room.stored.chat[found].who in guest.seats:
        raise conflict("no_report", "only what others have said can be reported")
    lines = tuple(room.stored.chat[max(0, found - BEFORE) : found + 1])
    row = {"id": new_secret(), "room": room.id, "n": n, "lines": msgspec.json.encode(lines).decode(),
           "at": room.rooms.now(), "done": None}  # fmt: skip
    if not await room.rooms.store.write(partial(_add, row=row)):
        raise too_many("the host has enough to read of this room already")


def _add(connection: Connection, row: dict[str, object]) -> bool:
    """Keep a report, once a line; False if the host has too many of the room."""
    mine = REPORTS.c.room == row["room"]
    if connection.execute(select(REPORTS.c.id).where(mine, REPORTS.c.n == row["n"])).first() is not None:
        return True
    waiting = select(func.count()).select_from(REPORTS).where(mine, REPORTS.c.done.is_(None))
    if connection.execute(waiting).scalar_one() >= MOST:
        return False
    connection.execute(insert(REPORTS), row)
    return True


async def reports(store: Store) -> tuple[ChatReport, ...]:
    """What the host has not dealt with, the earliest first."""
    asked = (
        select(REPORTS.c.id, REPORTS.c.room, REPORTS.c.at, REPORTS.c.lines)
        .where(REPORTS.c.done.is_(None))
        .order_by(REPORTS.c.at, REPORTS.c.id)
        .limit(SHOWN)
    )
    rows = await store.read(lambda connection: connection.execute(asked).all())
    return tuple(ChatReport(row.id, row.room, row.at, _LINES.decode(row.lines)) for row in rows)


async def deal_with(store: Store, id: str, now: float) -> None:
    """The host has dealt with a report. Raises Problem if there is none."""
    done = update(REPORTS).where(REPORTS.c.id == id, REPORTS.c.done.is_(None)).values(done=now)
    if await store.write(lambda connection: connection.execute(done).rowcount) != 1:
        raise not_found("report")
