"""The tables of identities. `migrations/` creates them; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, SmallInteger, Table, Text

from banneret.server.store.schema import METADATA


def _whose() -> Column[str]:
    """To whom a row belongs; it goes when the person goes."""
    return Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("name", Text, nullable=False),
    # The faction in whose colours the shield is painted; empty for none.
    Column("shield", Text, nullable=False),
    # The languages somebody speaks, the best first, as JSON.
    Column("languages", Text, nullable=False),
)

SESSIONS: Final = Table(
    "people_sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    _whose(),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("device", Text, nullable=False),
    Index("people_sessions_person", "person"),
)

PASSKEYS: Final = Table(
    "people_passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    _whose(),
    # The public key in COSE form, in base 64.
    Column("key", Text, nullable=False),
    # How often the authenticator says it has signed; 0 if it does not count.
    Column("count", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("label", Text, nullable=False),
    Index("people_passkeys_person", "person"),
)

RECOVERY: Final = Table(
    "people_recovery",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index("people_recovery_hash", "hash", unique=True),
)

CHALLENGES: Final = Table(
    "people_challenges",
    METADATA,
    Column("hash", Text, primary_key=True),
    # Who gets a passkey; empty if somebody wants to sign in.
    Column("person", Text, nullable=False),
    Column("expires", Double, nullable=False),
    Index("people_challenges_expires", "expires"),
)

SEATS: Final = Table(
    "people_seats",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("room", Text, primary_key=True),
    # -1 for the host.
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    # It opens the seat as long as the room has the same.
    Column("key_hash", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    # What the scenario is called, if its name is not one the program knows.
    Column("title", Text, nullable=False),
    # When the game was over, and 1, 0 or -1 for this seat.
    Column("ended", Double),
    Column("result", SmallInteger),
    Index("people_seats_room", "room"),
)

HALLS: Final = Table(
    "people_halls",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    # The hash of the key of a hall.
    Column("hash", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

KEPT: Final = Table(
    "people_kept",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
)
