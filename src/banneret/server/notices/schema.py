"""The tables of notices. `migrations/` creates them; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from banneret.server.people.schema import PEOPLE
from banneret.server.store.schema import METADATA

assert PEOPLE.name == "people", "the tables below refer to it"


def _whose() -> Column[str]:
    return Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


WISHES: Final = Table(
    "people_wishes",
    METADATA,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    # How somebody wants to be notified, as JSON.
    Column("text", Text, nullable=False),
    # When somebody last looked at a page.
    Column("seen", Double, nullable=False, server_default="0"),
    # When the next digest is due; nothing if they want none.
    Column("digest", Double),
    Index("people_wishes_digest", "digest"),
)

CHANNELS: Final = Table(
    "people_channels",
    METADATA,
    Column("id", Text, primary_key=True),
    _whose(),
    # push, mail or webhook.
    Column("kind", Text, nullable=False),
    # The endpoint of a browser, a mail address, or the address of a webhook.
    Column("address", Text, nullable=False),
    # The keys with which messages to a browser are encrypted, as JSON.
    Column("keys", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    # Since when something may be sent there; nothing until a mail address is confirmed.
    Column("confirmed", Double),
    # The hash of the secret that confirms it, and until when it does.
    Column("secret", Text, nullable=False),
    Column("expires", Double, nullable=False),
    # The hash of the secret that ends it without signing in.
    Column("off", Text, nullable=False),
    # How often in a row nothing could be delivered.
    Column("failures", Integer, nullable=False, server_default="0"),
    Index("people_channels_person", "person"),
    Index("people_channels_secret", "secret"),
    Index("people_channels_off", "off"),
)

NOTICES: Final = Table(
    "people_notices",
    METADATA,
    Column("id", Text, primary_key=True),
    _whose(),
    Column("kind", Text, nullable=False),
    # What tells two notices of a kind apart, so that each is given once.
    Column("key", Text, nullable=False),
    # The words, and what they are about, as JSON.
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    # When it is to be sent, if it is still of use then.
    Column("due", Double, nullable=False),
    # When it was sent, or turned out to be of no use.
    Column("done", Double),
    UniqueConstraint("person", "kind", "key", name="people_notices_once"),
    Index("people_notices_due", "done", "due"),
)

DELIVERIES: Final = Table(
    "people_deliveries",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("channel", Text, ForeignKey("people_channels.id", ondelete="CASCADE"), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
    # Until when a node is sending it, by the clock of the database.
    Column("leased", Double, nullable=False),
    Index("people_deliveries_due", "due"),
    Index("people_deliveries_channel", "channel"),
)

SERVER_KEYS: Final = Table(
    "server_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("text", Text, nullable=False),
)
