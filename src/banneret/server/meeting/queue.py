"""The queue of those who want to be paired, and the rooms that are made for them.

A pair is claimed in the transaction that makes its room: if two servers find the same pair, only one of them makes the
room.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from secrets import SystemRandom
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from banneret.kernel.errors import StorageError
from banneret.server.access import HeldKey, hashed, new_secret
from banneret.server.meeting.pairing import Waiting, pairs
from banneret.server.meeting.schema import QUEUE
from banneret.server.meeting.usual import usual_room
from banneret.server.notices.announcing import Notice, announce
from banneret.server.people.belongings import note_seat
from banneret.server.problems import Problem, conflict
from banneret.server.rooms.company import Company
from banneret.server.rooms.making.new_room import make_room
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.store import Store

HERE: Final = 20.0
"""Seconds for which a waiting page counts as present after each message."""
DAYS: Final = 7 * 86_400.0
"""The same for somebody who is known and plays by days: they need not be there."""
KEPT: Final = 3600.0
"""Seconds for which the result of the waiting is remembered."""
MOST_WAITING: Final = 500
"""How many are considered together."""
MOST_TICKETS: Final = 3
"""The maximum number for one person at the same time."""
_FIELDS: Final = [QUEUE.c[name] for name in Waiting._fields]
_LOTS: Final = SystemRandom()


class Ticket(msgspec.Struct, frozen=True, kw_only=True):
    """What is known about somebody who waits."""

    game: str
    scenario: str
    clock: str
    rated: bool
    strength: float
    since: float
    room: str
    """Empty while they wait."""
    seat: int
    waiting: int
    """How many wait for the same, including them."""


class Taken(StorageError):
    """Somebody else has paired one of the two; nothing was written."""


class Queue:
    """Those who wait in one database."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock

    async def join(
        self, person: str, name: str, game: str, scenario: str, clock: str, rated: bool, strength: float, lasts: bool
    ) -> str:
        """Somebody wants to play, and gets the secret of their ticket; `lasts`: they need not stay. Raises Problem."""
        secret, now = new_secret(), self.clock()
        row = {
            "ticket": hashed(secret), "person": person or None, "name": name, "game": game, "scenario": scenario,
            "clock": clock, "rated": rated, "strength": strength, "since": now, "seen": now,
            "patience": DAYS if lasts else HERE, "room": "", "seat": -1,
        }  # fmt: skip

        def add(connection: Connection) -> bool:
            mine = (QUEUE.c.person == person, QUEUE.c.room == "", QUEUE.c.seen + QUEUE.c.patience >= now)
            if person and connection.execute(select(func.count()).where(*mine)).scalar_one() >= MOST_TICKETS:
                return False
            connection.execute(insert(QUEUE), row)
            return True

        if not await self.store.write(add):
            raise conflict("waiting", f"nobody waits for more than {MOST_TICKETS} games at once")
        return secret

    async def look(self, ticket: str) -> Ticket | None:
        """How the waiting has gone so far, or None. Asking shows that somebody is still there."""
        return await self.store.write(partial(_look, ticket=hashed(ticket), now=self.clock()))

    async def leave(self, ticket: str) -> None:
        """Somebody no longer wants to play; a pairing that has been made stands."""
        gone = delete(QUEUE).where(QUEUE.c.ticket == hashed(ticket), QUEUE.c.room == "")
        await self.store.write(lambda connection: connection.execute(gone))

    async def sweep(self) -> None:
        """Forget those who have gone."""
        now = self.clock()
        gone = delete(QUEUE).where(
            ((QUEUE.c.room == "") & (QUEUE.c.seen + QUEUE.c.patience < now)) | (QUEUE.c.since < now - DAYS - KEPT)
        )
        await self.store.write(lambda connection: connection.execute(gone))

    async def waiting(self) -> list[Waiting]:
        """Those who wait and are there, the longest waiting first."""
        asked = (
            select(*_FIELDS)
            .where(QUEUE.c.room == "", QUEUE.c.seen + QUEUE.c.patience >= self.clock())
            .order_by(QUEUE.c.since)
            .limit(MOST_WAITING)
        )
        found = await self.store.read(lambda connection: connection.execute(asked).all())
        return [Waiting(*row)._replace(person=row.person or "") for row in found]


def _look(connection: Connection, ticket: str, now: float) -> Ticket | None:
    connection.execute(update(QUEUE).where(QUEUE.c.ticket == ticket, QUEUE.c.room == "").values(seen=now))
    row = connection.execute(select(QUEUE).where(QUEUE.c.ticket == ticket)).mappings().one_or_none()
    if row is None:
        return None
    alike = [QUEUE.c[name] == row[name] for name in ("game", "scenario", "clock", "rated")]
    many = select(func.count()).where(QUEUE.c.room == "", QUEUE.c.seen + QUEUE.c.patience >= now, *alike)
    fields = {name: row[name] for name in Ticket.__struct_fields__ if name != "waiting"}
    return Ticket(**fields, waiting=connection.execute(many).scalar_one())


async def pair_up(rooms: Rooms, queue: Queue) -> int:
    """Make rooms for all who can be paired now, and return how many. A pair for which another server was faster is left
    to it."""
    made = 0
    for pair in pairs(await queue.waiting(), queue.clock()):
        made += await _seat(rooms, queue, pair)
    return made


async def _seat(rooms: Rooms, queue: Queue, pair: Sequence[Waiting]) -> bool:
    seated = list(pair)
    _LOTS.shuffle(seated)
    first = seated[0]
    wanted = usual_room(
        first.game, first.scenario, [one.name for one in seated], clock=first.clock, rated=first.rated, listed=True
    )

    now = queue.clock()

    def claim(connection: Connection, room: str) -> None:
        # In one order everywhere, so that two servers do not wait for each other.
        for one in sorted(seated):
            taken = update(QUEUE).where(QUEUE.c.ticket == one.ticket, QUEUE.c.room == "")
            if connection.execute(taken.values(room=room, seat=seated.index(one))).rowcount != 1:
                raise Taken("one of the two has been paired meanwhile")
        for seat, one in enumerate(seated):
            if one.person:
                note_seat(connection, one.person, room, seat, one.ticket, first.game, first.scenario)
        announce(connection, [_found_for(one, room, seat, now) for seat, one in enumerate(seated) if one.person])

    company = Company(
        {n: one.person for n, one in enumerate(seated) if one.person},
        {n: HeldKey(one.ticket) for n, one in enumerate(seated)},
        claim,
    )
    try:
        await make_room(rooms, wanted, "", company=company)
    except (Taken, Problem):
        return False
    return True


def _found_for(one: Waiting, room: str, seat: int, now: float) -> Notice:
    return Notice(person=one.person, kind="invited", event="paired", key=room, at=now, room=room, seat=seat)
