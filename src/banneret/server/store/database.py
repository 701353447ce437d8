"""Opening a database: SQLite or PostgreSQL, migrated to the tables of this version of the program."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import ConnectionPoolEntry

from banneret.kernel.errors import SetupError
from banneret.server.store.schema import VERSION_TABLE

READERS: Final = 4
"""How many readers there may be at the same time."""
BUSY_SECONDS: Final = 10
"""How long to wait for another process that writes into the same SQLite file, or for a server to answer."""
AGAIN: Final = 0.02
"""Seconds between two attempts at something SQLite does not wait for by itself."""
SQLITE_AWAY: Final = frozenset(
    {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL}
)
"""SQLite's messages for a file that cannot be used at the moment."""
POSTGRES_AWAY: Final = ("08", "57", "53300", "55P03")
"""The first characters of the codes with which PostgreSQL says that it is stopping, starting or full, or that a table
is locked."""
IDLE_SECONDS: Final = 5
"""How long a transaction may wait for a server that says nothing, because it was stopped: what it has locked others
need, and what it wants to write is refused once they have taken it."""
MIGRATION_LOCK: Final = 0x62616E6E65726574
"""The PostgreSQL advisory lock that keeps two servers from migrating at once."""


class Database(NamedTuple):
    """A database that is open and up to date: one engine to write with, one to read with, and one by which a node says
    that it is alive."""

    writing: Engine
    living: Engine
    reading: Engine

    def close(self) -> None:
        """Close all connections."""
        self.writing.dispose()
        self.living.dispose()
        self.reading.dispose()


def open_database(url: str | None) -> Database:
    """Open a database by its URL, or the SQLite file in the user's data folder. SetupError says what prevents it.

    A name or password is never part of a message.
    """
    address = _default() if url is None else _address(url)
    where = address.database if _is_sqlite(address) else f"{address.host or 'PostgreSQL'}/{address.database or ''}"
    writing = _engine(address, writing=True)
    try:
        with writing.begin() as connection:
            _migrate(connection, str(where))
    except (SQLAlchemyError, OSError) as error:
        writing.dispose()
        raise SetupError(f"the database {where} cannot be used: {reason_of(error)}") from error
    except SetupError:
        writing.dispose()
        raise
    return Database(writing, _engine(address, writing=True), _engine(address, writing=False))


def reason_of(error: BaseException) -> str:
    """What went wrong, in one line, without the statement and its values."""
    told = str(error.orig if isinstance(error, DBAPIError) and error.orig is not None else error)
    return " ".join(told.split())[:300] or type(error).__name__


def is_away(error: BaseException) -> bool:
    """Whether the database itself is unavailable, so that any other request would fail as well."""
    if isinstance(error, NoConnection) or was_lost(error):
        return True
    if not isinstance(error, DBAPIError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in SQLITE_AWAY
    code = getattr(error.orig, "sqlstate", None)
    return isinstance(error, OperationalError) and (code is None or code.startswith(POSTGRES_AWAY))


def was_lost(error: BaseException) -> bool:
    """Whether a working connection has broken: a new one may work."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def reachable(url: str) -> str:
    """What answers at the address of a database, in words. Raises SetupError if nothing does; changes nothing."""
    address = _address(url)
    if _is_sqlite(address):
        path = Path(address.database or "")
        if path.exists() or os.access(path.parent, os.W_OK):
            return f"SQLite, {path}" if path.exists() else f"SQLite, {path} will be made"
        raise SetupError(f"{path.parent} is not a folder that can be written to")
    engine = _engine(address, writing=False)
    try:
        with engine.connect() as connection:
            return str(connection.execute(text("SELECT version()")).scalar_one()).partition(" on ")[0]
    except DBAPIError as error:
        raise SetupError(str(error.orig).strip() or "it does not answer") from None
    finally:
        engine.dispose()


def _default() -> URL:
    folder = user_data_path("banneret")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder}: {error.strerror or error}: name another database") from None
    return URL.create("sqlite", database=str(folder / "table.sqlite3"))


def _address(url: str) -> URL:
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise SetupError("a database is named as sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if address.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return address.set(drivername="postgresql+psycopg")
    if address.drivername != "sqlite":
        raise SetupError(f"a database is SQLite or PostgreSQL, not {address.drivername[:40]}")
    if not address.database or address.database == ":memory:":
        raise SetupError("a database is named as sqlite:///FILE: one in memory would keep nothing")
    return address


def _is_sqlite(address: URL) -> bool:
    return address.drivername == "sqlite"


def _engine(address: URL, writing: bool) -> Engine:
    # A failed statement is reported without its values: one of them may be the key to a room's luck.
    size: dict[str, Any] = {"pool_size": 1 if writing else READERS, "max_overflow": 0, "hide_parameters": True}
    if _is_sqlite(address):
        engine = create_engine(address, connect_args={"timeout": BUSY_SECONDS}, **size)
        _tune_sqlite(engine, writing)
        return engine
    # A server that does not answer, a dead connection or somebody else's lock must not keep everybody waiting for
    # longer than a locked SQLite file would.
    wanted = {
        "connect_timeout": BUSY_SECONDS,
        "tcp_user_timeout": BUSY_SECONDS * 1000,
        "options": f"-c lock_timeout={BUSY_SECONDS}s -c idle_in_transaction_session_timeout={IDLE_SECONDS}s",
        # Where PostgreSQL was set up without a language, its texts would otherwise arrive as bytes.
        "client_encoding": "utf8",
    }
    size["connect_args"] = {name: value for name, value in wanted.items() if name not in address.query}
    if not writing:
        # A room is read by several statements that must see the same moment.
        size["isolation_level"] = "REPEATABLE READ"
    try:
        return create_engine(address, pool_pre_ping=True, **size)
    except ModuleNotFoundError:
        raise SetupError("PostgreSQL needs psycopg, which comes with: pip install 'banneret[postgres]'") from None


def _tune_sqlite(engine: Engine, writing: bool) -> None:
    """Make commits durable, and transactions begin where we say, which Python's driver does not guarantee."""

    def connected(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA foreign_keys=ON")
        if writing:
            _log_ahead(connection)
            connection.execute("PRAGMA synchronous=FULL")
            # On macOS a plain fsync leaves data in the disk's cache.
            connection.execute("PRAGMA fullfsync=ON")
        else:
            connection.execute("PRAGMA query_only=ON")

    def began(connection: Connection) -> None:
        # A writer that took its lock only at the first change could be refused at once instead of having to wait.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", began)


def _log_ahead(connection: sqlite3.Connection) -> None:
    """Use a write-ahead log.

    While others also open a new database, SQLite refuses this at once instead of waiting for them, so we wait.
    """
    end = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in SQLITE_AWAY or time.monotonic() > end:
                raise
            time.sleep(AGAIN)


def _migrate(connection: Connection, where: str) -> None:
    """Migrate the tables to this version, in the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        # Another server may need time to migrate the tables.
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", "banneret.server:migrations")
    config.attributes["connection"] = connection
    steps = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    if not steps.issuperset(found):
        raise SetupError(f"the database {where} was written by a newer version of Banneret, which this one cannot read")
    if not found and connection.dialect.name == "sqlite" and inspect(connection).get_table_names():
        raise SetupError(f"the database {where} holds something else and is left as it is")
    command.upgrade(config, "head")
