"""Rooms for the tests of the store."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, make_url, text

from banneret.kernel.chance import Key
from banneret.server.notices.schema import WISHES
from banneret.server.store.store import Store, StoredRoom, StoredSeat
from banneret.table.room_types import ChatLine

T = TypeVar("T")


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def a_room(id: str = "oak", **changed: Any) -> StoredRoom:
    fields: dict[str, Any] = {
        "created": 1000.25,
        "touched": 1000.25,
        "game": "heroes",
        "scenario": "skirmish",
        "sides": ("castle_vanguard", "necropolis_vanguard"),
        "options": {"difficulty": "hard"},
        "seed": 10**19 - 1,
        "luck": Key(bytes(range(32))),
        "ruleset": 4,
        "content": "0123456789abcdef",
        "status": "waiting",
        "seats": (
            StoredSeat(kind="person", name="Zoë 🛡", key_hash=hash_of("first")),
            StoredSeat(kind="bot", name="Greedy", bot="greedy"),
            StoredSeat(kind="open"),
        ),
        "host_hash": hash_of("host"),
        "seconds": 90,
        "watching": False,
        "title": "Friday night",
    }
    return StoredRoom(id=id, **(fields | changed))


def with_store(url: str, use: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, use it, close it."""

    async def run() -> T:
        store = Store.open(url)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def rooms_in(url: str) -> list[str]:
    """The rooms a database holds."""
    engine = create_engine(database_url(url))
    try:
        with engine.connect() as connection:
            return list(connection.execute(text("SELECT id FROM rooms ORDER BY id")).scalars())
    finally:
        engine.dispose()


def database_url(url: str) -> URL:
    """A URL as SQLAlchemy wants it."""
    address = make_url(url)
    return address if address.drivername == "sqlite" else address.set(drivername="postgresql+psycopg")


def chat_line(n: int, words: str = "good luck") -> ChatLine:
    """What somebody said in a room."""
    return ChatLine(n=n, at=1000.5 + n, who=n % 2, name="Zoë 🛡", text=words)


MEETING = (
    "tournament_pairings", "tournament_players", "tournaments", "invitations", "pairing_queue", "ratings",
    "rated_seats", "rated_games", "rooms_that_count", "players",
)  # fmt: skip


def drop_people(connection: Connection) -> None:
    """Make a database older than identities, which came in one migration, and so than how people find each other."""
    for index in ("rooms_asked_until", "chat_reports_line", "chat_reports_at"):
        connection.execute(text(f"DROP INDEX {index}"))
    for column in ("pace", "asked_until", "asked_clocks", "talk", "draw", "ended", "appointed"):
        connection.execute(text(f"ALTER TABLE rooms DROP COLUMN {column}"))
    for column in ("number", "told"):
        connection.execute(text(f"ALTER TABLE room_chat DROP COLUMN {column}"))
    for name in ("lab_games", "lab_runs", "trials", "chat_reports", "serving"):
        connection.execute(text(f"DROP TABLE {name}"))
    for name in MEETING:
        connection.execute(text(f"DROP TABLE {name}"))
    connection.execute(text("DROP INDEX rooms_listed"))
    for column in ("listed", "rated", "wish", "rematch"):
        connection.execute(text(f"ALTER TABLE rooms DROP COLUMN {column}"))
    for table in reversed(WISHES.metadata.sorted_tables):
        if table.name.startswith(("people", "server_keys")):
            connection.execute(text(f"DROP TABLE {table.name}"))
