"""The tables of pairing and invitations. `migrations/` creates them; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, SmallInteger, Table, Text

from banneret.server.people.schema import PEOPLE
from banneret.server.store.schema import METADATA, ROOMS

QUEUE: Final = Table(
    "pairing_queue",
    METADATA,
    # The hash of a secret that only the one who waits has. It becomes the key of their seat.
    Column("ticket", Text, primary_key=True),
    # Null for a guest.
    Column("person", Text, ForeignKey(PEOPLE.c.id, ondelete="CASCADE")),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    # The clock of the game, as JSON with sorted keys: those who want the same are alike in it.
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    # How strong they are thought to be, as people see it.
    Column("strength", Double, nullable=False),
    Column("since", Double, nullable=False),
    # When they last said that they are still there, and for how many seconds that holds.
    Column("seen", Double, nullable=False),
    Column("patience", Double, nullable=False),
    # The result; empty while they wait.
    Column("room", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Index("pairing_queue_room", "room", "game", "scenario"),
    Index("pairing_queue_person", "person"),
)

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("room", Text, ForeignKey(ROOMS.c.id, ondelete="CASCADE"), primary_key=True),
    # Who is invited.
    Column("person", Text, ForeignKey(PEOPLE.c.id, ondelete="CASCADE"), primary_key=True),
    # Who invites them, and under which name.
    Column("by", Text, ForeignKey(PEOPLE.c.id, ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    # invitation or rematch
    Column("kind", Text, nullable=False),
    Index("invitations_person", "person"),
    Index("invitations_by", "by", "at"),
)
