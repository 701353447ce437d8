"""What belongs to somebody: seats and rooms, halls, settings, and the games they have played.

A seat belongs to whoever has its key. For somebody who is signed in the hash of that key is noted, and the seat opens
to them as long as the room has the same hash. So no key has to be stored, and whoever loses the seat loses this, too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from banneret.server.access import HeldKey, any_same, hashed, new_secret
from banneret.server.people.schema import HALLS, KEPT, SEATS
from banneret.server.problems import conflict
from banneret.server.store.schema import CAREERS, ROOMS
from banneret.server.store.store import Store
from banneret.server.store.types import StoredHeader, StoredSeat

HOST: Final = -1
"""The number of the seat that stands for the host of a room."""
MOST_SEATS: Final = 2000
"""The maximum number for one person, finished games included; the oldest is forgotten."""
MOST_HALLS: Final = 10
MOST_KEPT: Final = 100_000
"""Characters of one thing that is kept for somebody."""

KeptName = Literal["settings", "campaigns", "lessons"]


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A room, as far as it matters whose seats are there."""

    id: str
    game: str
    scenario: str
    definition: str
    host_hash: str
    seats: tuple[StoredSeat, ...]

    def opened(self, keys: tuple[str, ...]) -> dict[int, str]:
        """What these keys open: the hash of the key by seat, HOST for the host."""
        found = {n: seat.key_hash for n, seat in enumerate(self.seats) if any_same(keys, seat.key_hash)}
        return found | ({HOST: self.host_hash} if any_same(keys, self.host_hash) else {})


def table_of(room: StoredHeader) -> Table:
    """A room that is in memory."""
    return Table(**{name: getattr(room, name) for name in Table.__struct_fields__})


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of somebody, and what is known of its game."""

    room: str
    seat: int
    key_hash: str
    at: float
    game: str
    scenario: str
    title: str
    ended: float | None
    result: int | None
    status: str | None
    """Of the room; None if it has been deleted."""
    seats: tuple[StoredSeat, ...]
    """Everybody at the table; empty if the room has been deleted."""

    @property
    def holds(self) -> bool:
        """Whether the seat is still theirs."""
        return self.seat == HOST or (
            self.seat < len(self.seats) and self.seats[self.seat].key_hash == self.key_hash != ""
        )


class Belongings:
    """What belongs to the people of one database."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock

    # -- seats ---------------------------------------------------------------------------------------------------------

    async def table(self, room: str) -> Table | None:
        """A room by its name, without its game: somebody may bring the keys of a hundred."""
        asked = select(*(ROOMS.c[name] for name in Table.__struct_fields__)).where(ROOMS.c.id == room)

        def look(connection: Connection) -> Table | None:
            row = connection.execute(asked).mappings().one_or_none()
            if row is None:
                return None
            return Table(**{**row, "seats": msgspec.json.decode(row["seats"], type=tuple[StoredSeat, ...])})

        return await self.store.read(look)

    async def take_seats(self, person: str, room: Table, keys: Mapping[int, str], title: str = "") -> None:
        """Note that these seats of a room, by the hashes of their keys, belong to somebody."""
        now = self.clock()
        rows: list[dict[str, object]] = [
            {
                "person": person, "room": room.id, "seat": seat, "key_hash": key, "at": now, "game": room.game,
                "scenario": room.scenario, "title": title, "ended": None, "result": None,
            }
            for seat, key in keys.items()
        ]  # fmt: skip
        await self.store.write(partial(_take, person=person, rows=rows))

    async def keys_in(self, person: str, room: str) -> tuple[HeldKey, ...]:
        """What opens the seats of somebody in a room."""
        asked = select(SEATS.c.key_hash).where(SEATS.c.person == person, SEATS.c.room == room)
        found = await self.store.read(lambda connection: connection.execute(asked).scalars().all())
        return tuple(HeldKey(key) for key in found)

    async def drop_seats(self, person: str, room: str, keys: Sequence[str] | None = None) -> None:
        """Seats of a room no longer belong to somebody: those with these keys, or all."""
        where = [SEATS.c.person == person, SEATS.c.room == room]
        if keys is not None:
            where.append(SEATS.c.key_hash.in_(keys))
        await self.store.write(lambda connection: connection.execute(delete(SEATS).where(*where)))

    async def played(self, person: str) -> list[Played]:
        """Every seat somebody has or had, the latest first. Games that are over are noted, so that they are remembered
        when their rooms are deleted."""
        await self.store.write(partial(_settle, person=person))
        return await self.store.read(partial(_played, person=person))

    # -- halls ---------------------------------------------------------------------------------------------------------

    async def halls(self, person: str) -> tuple[HeldKey, ...]:
        """What opens the halls of somebody, their own first."""
        asked = select(HALLS.c.hash).where(HALLS.c.person == person).order_by(HALLS.c.at, HALLS.c.hash)
        found = await self.store.read(lambda connection: connection.execute(asked).scalars().all())
        return tuple(HeldKey(hash) for hash in found)

    async def hall_for(self, person: str, career: str) -> HeldKey:
        """The hall of somebody in which a career is; their own for a new one, or one that is not there."""
        halls = await self.halls(person)
        found = await self.store.career(career, halls) if career else None
        return HeldKey(found.owner) if found is not None else halls[0]

    async def take_hall(self, person: str, key: str) -> None:
        """A hall belongs to somebody who has its key."""
        row = {"person": person, "hash": hashed(key), "at": self.clock()}

        def add(connection: Connection) -> bool:
            mine = connection.execute(select(HALLS.c.hash).where(HALLS.c.person == person)).scalars().all()
            if row["hash"] in mine:
                return True
            if len(mine) >= MOST_HALLS:
                return False
            connection.execute(insert(HALLS), row)
            return True

        if not await self.store.write(add):
            raise conflict("hall_full", f"an identity has at most {MOST_HALLS} halls")

    async def change_locks(self, person: str) -> None:
        """From now on nothing but signing in opens the halls of somebody."""

        def change(connection: Connection) -> None:
            mine = connection.execute(select(HALLS.c.hash).where(HALLS.c.person == person)).scalars().all()
            for old in mine:
                new = hashed(new_secret())
                connection.execute(update(CAREERS).where(CAREERS.c.owner == old).values(owner=new))
                connection.execute(update(HALLS).where(HALLS.c.hash == old).values(hash=new))

        await self.store.write(change)

    async def drop_halls(self, person: str) -> None:
        """Delete the careers of somebody. Those in a game stay until it is over, and then nobody finds them."""

        def drop(connection: Connection) -> None:
            mine = select(HALLS.c.hash).where(HALLS.c.person == person)
            idle = CAREERS.c.room.not_in(select(ROOMS.c.id))
            connection.execute(delete(CAREERS).where(CAREERS.c.owner.in_(mine), idle))
            connection.execute(update(CAREERS).where(CAREERS.c.owner.in_(mine)).values(owner=hashed(new_secret())))

        await self.store.write(drop)

    # -- what is kept --------------------------------------------------------------------------------------------------

    async def kept(self, person: str) -> dict[str, str]:
        """Everything that a page keeps for somebody, as JSON, by name."""
        asked = select(KEPT.c.name, KEPT.c.text).where(KEPT.c.person == person)
        found = await self.store.read(lambda connection: connection.execute(asked).all())
        return {row.name: row.text for row in found}

    async def keep(self, person: str, name: KeptName, text: str) -> None:
        """Keep something for somebody, in place of what was kept under that name."""
        row = {"person": person, "name": name, "at": self.clock(), "text": text}

        def put(connection: Connection) -> None:
            connection.execute(delete(KEPT).where(KEPT.c.person == person, KEPT.c.name == name))
            connection.execute(insert(KEPT), row)

        await self.store.write(put)


def note_seat(
    connection: Connection, person: str, room: str, seat: int, key_hash: str, game: str, scenario: str
) -> None:
    """Note that a seat of a room that is being made belongs to somebody."""
    row = {"person": person, "room": room, "seat": seat, "key_hash": key_hash, "at": time.time()}
    connection.execute(
        insert(SEATS), {**row, "game": game, "scenario": scenario, "title": "", "ended": None, "result": None}
    )


def _take(connection: Connection, person: str, rows: list[dict[str, object]]) -> None:
    for row in rows:
        same = [SEATS.c[name] == row[name] for name in ("person", "room", "seat", "key_hash")]
        if connection.execute(select(SEATS.c.at).where(*same)).first() is None:
            connection.execute(insert(SEATS), row)
    many = connection.execute(select(func.count()).select_from(SEATS).where(SEATS.c.person == person)).scalar_one()
    if many > MOST_SEATS:
        asked = select(SEATS.c.at).where(SEATS.c.person == person).order_by(SEATS.c.at).offset(many - MOST_SEATS)
        oldest = connection.execute(asked.limit(1)).scalar_one()
        connection.execute(delete(SEATS).where(SEATS.c.person == person, SEATS.c.at < oldest))


def _settle(connection: Connection, person: str) -> None:
    """Note how games ended that were not over when somebody last looked; forget seats in rooms that are gone."""
    mine = (SEATS.c.person == person, SEATS.c.ended.is_(None))
    over = select(SEATS.c.room, SEATS.c.seat, SEATS.c.key_hash, ROOMS.c.touched, ROOMS.c.returns, ROOMS.c.seats).join(
        ROOMS, ROOMS.c.id == SEATS.c.room
    )
    for room, seat, key, touched, returns, seats in connection.execute(
        over.where(*mine, ROOMS.c.status == "over", ROOMS.c.returns.is_not(None))
    ):
        results = msgspec.json.decode(returns, type=tuple[int, ...])
        there = msgspec.json.decode(seats, type=tuple[StoredSeat, ...])
        played = 0 <= seat < len(there) and there[seat].key_hash == key
        which = (SEATS.c.person == person, SEATS.c.room == room, SEATS.c.seat == seat, SEATS.c.key_hash == key)
        result = results[seat] if played and seat < len(results) else None
        connection.execute(update(SEATS).where(*which).values(ended=touched, result=result))
    connection.execute(delete(SEATS).where(*mine, SEATS.c.room.not_in(select(ROOMS.c.id))))


def _played(connection: Connection, person: str) -> list[Played]:
    asked = (
        select(*(column for column in SEATS.c if column.name != "person"), ROOMS.c.status, ROOMS.c.seats)
        .join(ROOMS, ROOMS.c.id == SEATS.c.room, isouter=True)
        .where(SEATS.c.person == person)
        .order_by(SEATS.c.at.desc(), SEATS.c.room, SEATS.c.seat)
    )
    found = []
    for row in connection.execute(asked).mappings():
        seats = msgspec.json.decode(row["seats"] or "[]", type=tuple[StoredSeat, ...])
        found.append(Played(**{**row, "seats": seats}))
    return found
