"""When somebody's keys must no longer open anything: they have signed out everywhere, or want to be forgotten."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, update

from banneret.bots.registry import usual
from banneret.server.access import any_same, hashed, new_secret
from banneret.server.people.belongings import HOST, table_of
from banneret.server.store.schema import CHAT, ROOMS
from banneret.table.room_types import ChatLine

if TYPE_CHECKING:
    from banneret.server.rooms.room import Room
    from banneret.server.rooms.rooms import Rooms

NOBODY: Final = "…"
"""In the place of a name, or of what somebody said, that has been removed."""


async def change_keys(room: Room, new: dict[int, str]) -> None:
    """Let other keys, by their hashes, open seats of a room, and cut off everybody who came in with the old ones."""
    seats = tuple(replace(seat, key_hash=new.get(n, seat.key_hash)) for n, seat in enumerate(room.stored.seats))
    changed = replace(room.stored, seats=seats, host_hash=new.get(HOST, room.stored.host_hash))
    await room.saving.change(room.rooms.store.update(changed))
    room.stored = changed
    for guest in list(room.guests):
        if set(guest.seats) & set(new) or (guest.host and HOST in new):
            guest.close(1008)


def new_keys(seats: Collection[int]) -> dict[int, str]:
    """For each of these seats the hash of a key that nobody has."""
    return {seat: hashed(new_secret()) for seat in seats}


async def depart(rooms: Rooms, id: str, keys: tuple[str, ...]) -> None:
    """Somebody leaves a room for good and is no longer named there.

    Others play on: in a running game a bot takes the seat, and one that has not begun is open again. A room without
    anybody else is deleted. Raises Problem if the room cannot be woken.
    """
    async with rooms.inside(id) as room:
        mine = table_of(room.stored).opened(keys)
        seats = [seat for seat in mine if seat != HOST]
        names = {room.stored.seats[seat].name for seat in seats} - {""}
        if not mine:
            return
        persons = {n for n, seat in enumerate(room.stored.seats) if seat.kind == "person"}
        if persons <= set(seats) and (HOST in mine or seats):
            await rooms.store.write(lambda connection: connection.execute(delete(ROOMS).where(ROOMS.c.id == id)))
            rooms.drop(room, 1008)
            return
        if HOST in mine:
            await change_keys(room, {HOST: ""})
        for seat in seats:
            if room.stored.status == "over":
                await _unname(room, seat)
            else:
                running = room.stored.status == "running"
                await room.seating.put(seat, usual(room.stored.game) if running else "", "left")
        await _forget_chat(room, seats, names)


async def _unname(room: Room, seat: int) -> None:
    blank = replace(room.stored.seats[seat], name="", key_hash="", person="")
    changed = replace(room.stored, seats=tuple(blank if n == seat else s for n, s in enumerate(room.stored.seats)))
    await room.saving.change(room.rooms.store.update(changed))
    room.stored = changed
    room.tell_room()


async def _forget_chat(room: Room, seats: Collection[int], names: Collection[str]) -> None:
    """Remove what somebody said at these seats, and their names from what was told about them."""
    await room.rooms.store.write(partial(_blank_chat, room=room.id, seats=seats, names=names))
    room.stored.chat[:] = [_blanked(line, seats, names) for line in room.stored.chat]


def _blank_chat(connection: Connection, room: str, seats: Collection[int], names: Collection[str]) -> None:
    mine = (CHAT.c.room == room, CHAT.c.who.in_(list(seats)), CHAT.c.name.in_(list(names)))
    for row in connection.execute(select(CHAT).where(*mine)).mappings().all():
        line = ChatLine(**{name: value for name, value in row.items() if name not in ("room", "told")})
        now = _blanked(line, seats, names)
        where = (CHAT.c.room == room, CHAT.c.n == line.n)
        connection.execute(update(CHAT).where(*where).values(name=now.name, text=now.text))


def _blanked(line: ChatLine, seats: Collection[int], names: Collection[str]) -> ChatLine:
    if line.who not in seats or line.name not in names:
        return line
    return replace(line, name="", text=line.text.replace(line.name, NOBODY) if line.kind else NOBODY)


async def unname(rooms: Rooms, id: str, keys: tuple[str, ...]) -> None:
    """The same in a room whose game cannot be continued here: all that can go is what names somebody."""
    stored = await rooms.store.load(id)
    if stored is None:
        return
    seats = [n for n, seat in enumerate(stored.seats) if any_same(keys, seat.key_hash)]
    chairs = tuple(
        replace(seat, name="", key_hash="", person="") if n in seats else seat for n, seat in enumerate(stored.seats)
    )
    await rooms.store.update(replace(stored, seats=chairs))
    names = {stored.seats[seat].name for seat in seats} - {""}
    await rooms.store.write(partial(_blank_chat, room=id, seats=seats, names=names))
