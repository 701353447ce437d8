"""Invitations of people who can be found by name, and rematches."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from banneret.server.meeting.schema import INVITATIONS
from banneret.server.notices.announcing import Notice, announce
from banneret.server.people.schema import SEATS
from banneret.server.store.schema import ROOMS

DAY: Final = 86_400.0
MOST_A_DAY: Final = 50
"""The maximum number that one person may send."""
MOST_SHOWN: Final = 50
Kind = Literal["invitation", "rematch"]


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody is invited to a table that still waits."""

    room: str
    name: str
    kind: str
    at: float
    game: str
    scenario: str
    definition: str
    rated: bool


def invite(connection: Connection, room: str, person: str, by: str, name: str, kind: Kind, now: float) -> str:
    """Invite somebody to a room; returns why that is impossible, or nothing. Nobody is invited twice."""
    sent = select(func.count()).where(INVITATIONS.c.by == by, INVITATIONS.c.at > now - DAY)
    known = (INVITATIONS.c.room == room, INVITATIONS.c.person == person)
    if connection.execute(select(INVITATIONS.c.at).where(*known)).first() is not None:
        return ""
    if connection.execute(sent).scalar_one() >= MOST_A_DAY:
        return "too_many"
    row = {"room": room, "person": person, "by": by, "name": name, "at": now, "kind": kind}
    connection.execute(insert(INVITATIONS), row)
    told = Notice(person=person, kind="invited", event=kind, key=room, at=now, room=room, who=name)
    announce(connection, [told])
    return ""


def invitations_of(connection: Connection, person: str) -> list[Invitation]:
    """Somebody's invitations to tables that still wait and at which they do not sit yet, the latest first."""
    there = select(SEATS.c.room).where(SEATS.c.person == person, SEATS.c.seat >= 0)
    asked = (
        select(INVITATIONS.c.room, INVITATIONS.c.name, INVITATIONS.c.kind, INVITATIONS.c.at, ROOMS.c.game,
               ROOMS.c.scenario, ROOMS.c.definition, ROOMS.c.rated)
        .join(ROOMS, ROOMS.c.id == INVITATIONS.c.room)
        .where(INVITATIONS.c.person == person, ROOMS.c.status == "waiting", INVITATIONS.c.room.not_in(there))
        .order_by(INVITATIONS.c.at.desc())
        .limit(MOST_SHOWN)
    )  # fmt: skip
    return [Invitation(**row) for row in connection.execute(asked).mappings()]


def decline(connection: Connection, person: str, room: str) -> bool:
    """Somebody does not want to play there."""
    gone = delete(INVITATIONS).where(INVITATIONS.c.person == person, INVITATIONS.c.room == room)
    return connection.execute(gone).rowcount == 1


def people_at(connection: Connection, room: str, keys: dict[int, str]) -> dict[int, str]:
    """The identities to whom the seats of a room belong, by the hashes of their keys."""
    asked = select(SEATS.c.seat, SEATS.c.key_hash, SEATS.c.person).where(SEATS.c.room == room).order_by(SEATS.c.at)
    found: dict[int, str] = {}
    for seat, key, person in connection.execute(asked):
        if keys.get(seat) == key != "":
            found.setdefault(seat, person)
    return found
