"""A rematch: the same people, the same rules, and everybody on the next seat with what was brought there."""

from __future__ import annotations

import time
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection

from banneret.server.meeting.invitations import invite, people_at
from banneret.server.problems import conflict, forbidden
from banneret.server.requests import Created, NewRoom, NewSeat
from banneret.server.rooms.company import Company
from banneret.server.rooms.making.new_room import make_room
from banneret.server.rooms.room import Room
from banneret.table.meeting.types import RematchInfo


async def rematch(room: Room, keys: tuple[str, ...], person: str, address: str) -> RematchInfo | Created:
    """Ask for a rematch, or find out where the one is that somebody else has already asked for. Raises Problem."""
    seats = room.seats_of(keys)
    if not seats:
        raise forbidden("only those who have played may ask for a rematch")
    if room.stored.status != "over":
        raise conflict("running", "the game is still under way")
    stored, count = room.stored, len(room.stored.seats)
    if stored.definition or stored.campaign or stored.lesson or any(seat.career for seat in stored.seats):
        raise conflict("no_rematch", "this game cannot be played once more with changed sides")
    mine = (seats[0] + 1) % count
    if stored.rematch:
        return RematchInfo(room=stored.rematch, seat=mine, key="", host="")
    taken = {(seat + 1) % count for seat in seats}
    wanted = NewRoom(
        game=stored.game, scenario=stored.scenario,
        seats=tuple(_seat(room, n, n in taken) for n in range(count)),
        options=stored.options, seconds=stored.seconds, pace=stored.pace, talk=stored.talk,
        absence=stored.absence, watching=stored.watching,
        hints=stored.hints, rated=stored.rated,
    )  # fmt: skip
    persons = dict.fromkeys(taken, person) if person else {}
    tell = partial(_invite_others, old=room, person=person, name=stored.seats[seats[0]].name) if person else None
    made = await make_room(room.rooms, wanted, address, company=Company(persons, also=tell))
    await room.change(replace(stored, rematch=made.room))
    room.tell_room()
    return made


def _seat(room: Room, seat: int, mine: bool) -> NewSeat:
    """What a seat of the new room is: whoever sat before it in the old one sits there, with what belongs to it."""
    stored = room.stored
    before = stored.seats[(seat - 1) % len(stored.seats)]
    side = stored.sides[seat]
    if before.kind == "bot":
        return NewSeat("bot", side, "", before.bot)
    return NewSeat("person" if mine else "open", side, before.name if mine else "")


def _invite_others(connection: Connection, made: str, old: Room, person: str, name: str) -> None:
    """Invite the others, as far as it is known who they are."""
    keys = {n: seat.key_hash for n, seat in enumerate(old.stored.seats) if seat.kind == "person"}
    for other in sorted(set(people_at(connection, old.id, keys).values()) - {person}):
        invite(connection, made, other, person, name, "rematch", time.time())
