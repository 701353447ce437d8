"""A database is opened, brought up to date, or refused with a reason."""

import asyncio
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from traceback import format_exception
from typing import cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, create_engine, text

from banneret.battlelore.hall_of_heroes.hero_summary import in_brief, parse_brief
from banneret.battlelore.hall_of_heroes.rooms import changed
from banneret.kernel.errors import SetupError, StorageError
from banneret.server.store import database as opening
from banneret.server.store.careers import StoredCareer
from banneret.server.store.database import open_database
from banneret.server.store.schema import METADATA, VERSION_TABLE
from banneret.server.store.store import Store, StoredRoom
from tests.server.rooms.test_careers import career
from tests.support.postgres import Postgres
from tests.support.stored_rooms import a_room, database_url, drop_people, rooms_in, with_store

NEWER = ("drafts", "shared_scenarios")
"""Tables that the oldest databases do not have."""


@pytest.fixture
def database(new_database: str) -> str:
    """Here every database is opened for the first time."""
    return new_database


def engine_of(url: str) -> Engine:
    return create_engine(database_url(url))


def test_the_migrations_lead_to_the_tables_of_the_code(database: str) -> None:
    open_database(database).close()
    engine = engine_of(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_database_written_by_a_newer_version_is_refused_and_left_alone(database: str) -> None:
    with_store(database, lambda store: store.create(a_room()))
    engine = engine_of(database)
    with engine.begin() as connection:
        version = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar_one()
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(SetupError, match="newer version"):
        Store.open(database)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT count(*) FROM rooms")).scalar_one() == 1
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = :version"), {"version": version})
    engine.dispose()
    assert with_store(database, lambda store: store.load("oak")) == a_room()


def without_nodes(connection: Connection) -> None:
    """A database from before several servers could share one."""
    for index in ("rooms_holder", "rooms_asked_since"):
        connection.execute(text(f"DROP INDEX {index}"))
    for column in ("epoch", "holder", "began", "asked_seat", "asked_since", "asked_round"):
        connection.execute(text(f"ALTER TABLE rooms DROP COLUMN {column}"))
    connection.execute(text("DROP TABLE nodes"))
    for column in ("digest", "program", "rules_change"):
        connection.execute(text(f"ALTER TABLE rooms DROP COLUMN {column}"))


def test_rooms_of_the_first_version_are_kept(database: str) -> None:
    with_store(database, lambda store: store.create(a_room(lines=["0 a"])))
    engine = engine_of(database)
    with engine.begin() as connection:
        without_nodes(connection)
        for column in ("revealed", "campaign", "definition", "luck", "absence", "lesson", "hints", "dice"):
            connection.execute(text(f"ALTER TABLE rooms DROP COLUMN {column}"))
        connection.execute(text("ALTER TABLE room_chat DROP COLUMN kind"))
        connection.execute(text("DROP TABLE heroes"))
        for table in NEWER:
            connection.execute(text(f"DROP TABLE {table}"))
        drop_people(connection)
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '0001'"))
    engine.dispose()
    room = with_store(database, lambda store: store.load("oak"))
    assert room is not None
    assert room == a_room(lines=["0 a"], seed=None, luck=room.luck)


def test_rooms_that_had_a_seed_get_a_key_each_and_lose_the_seed(database: str) -> None:
    """A database as the version before keys has left it: whoever found a seed out knows nothing of what comes next."""
    rooms = [a_room(f"oak{n}", seed=n, status=status, lines=["0 a"] * n)
             for n, status in enumerate(("waiting", "running", "over", "running"))]  # fmt: skip

    async def fill(store: Store) -> None:
        for room in rooms:
            await store.create(room)

    with_store(database, fill)
    engine = engine_of(database)
    with engine.begin() as connection:
        without_nodes(connection)
        for table, column in (
            ("rooms", "luck"),
            ("heroes", "brief"),
            ("rooms", "absence"),
            ("rooms", "lesson"),
            ("rooms", "hints"),
            ("rooms", "dice"),
            ("room_chat", "kind"),
        ):
            connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        for table in NEWER:
            connection.execute(text(f"DROP TABLE {table}"))
        drop_people(connection)
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '0005'"))

    async def look(store: Store) -> list[StoredRoom | None]:
        return [await store.load(room.id) for room in rooms]

    first, again = with_store(database, look), with_store(database, look)
    assert first == again
    assert first == [
        replace(room, seed=None, luck=found.luck) for room, found in zip(rooms, first, strict=True) if found
    ]
    assert len({found.luck for found in first if found}) == len(rooms)
    with engine.connect() as connection:
        assert set(connection.execute(text("SELECT seed FROM rooms")).scalars()) == {"-"}
        assert {len(key) for key in connection.execute(text("SELECT luck FROM rooms")).scalars()} == {64}
    engine.dispose()


def test_heroes_of_older_databases_are_listed_too(database: str) -> None:
    whole = StoredCareer(id="h" * 32, owner="me", room="", touched=1.0, text=career().text())
    with_store(database, lambda store: store.change_career(changed(None, whole)))
    engine = engine_of(database)
    with engine.begin() as connection:
        without_nodes(connection)
        for table, column in (
            ("heroes", "brief"),
            ("rooms", "absence"),
            ("rooms", "lesson"),
            ("rooms", "hints"),
            ("rooms", "dice"),
            ("room_chat", "kind"),
        ):
            connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        for table in NEWER:
            connection.execute(text(f"DROP TABLE {table}"))
        drop_people(connection)
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '0006'"))
    engine.dispose()
    (found,) = with_store(database, lambda store: store.briefs_of(["me"]))
    assert parse_brief(found.brief) == in_brief(career())


def test_a_room_without_its_key_is_not_played(database: str) -> None:
    with_store(database, lambda store: store.create(a_room()))
    engine = engine_of(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE rooms SET luck = ''"))
    engine.dispose()
    with pytest.raises(StorageError, match="a key has 32 bytes"):
        with_store(database, lambda store: store.load("oak"))


def test_a_statement_that_fails_does_not_tell_the_key(database: str) -> None:
    async def twice(store: Store) -> None:
        for _ in range(2):
            await store.create(a_room())

    with pytest.raises(StorageError) as caught:
        with_store(database, twice)
    told = "".join(format_exception(caught.value))
    assert "INSERT INTO rooms" in told
    assert a_room().luck.hex() not in told


def test_a_step_that_fails_leaves_the_database_empty(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("no more room")

    engine = engine_of(database)
    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", fail)
        with pytest.raises(SetupError, match="no more room"):
            Store.open(database)
    with engine.connect() as connection:
        assert not engine.dialect.get_table_names(connection)
    engine.dispose()
    with_store(database, lambda store: store.create(a_room()))


def test_two_servers_may_open_an_empty_database_at_once(database: str) -> None:
    def twice(n: int) -> None:
        with_store(database, lambda store: store.create(a_room(f"room{n}")))

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(twice, range(4)))
    assert len(rooms_in(database)) == 4


class Refusing:
    """A connection to a file that others are just opening as well."""

    def __init__(self, times: int, code: int = sqlite3.SQLITE_BUSY) -> None:
        self.times = times
        self.code = code
        self.tries = 0

    def execute(self, _: str) -> None:
        self.tries += 1
        if self.tries <= self.times:
            refused = sqlite3.OperationalError("database is locked")
            refused.sqlite_errorcode = self.code
            raise refused


def test_a_new_file_that_others_open_as_well_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "AGAIN", 0.0)
    patient, refused = Refusing(3), Refusing(1, sqlite3.SQLITE_READONLY)
    opening._log_ahead(cast(sqlite3.Connection, patient))
    assert patient.tries == 4
    with pytest.raises(sqlite3.OperationalError):
        opening._log_ahead(cast(sqlite3.Connection, refused))
    assert refused.tries == 1


# -- addresses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("", "is named as"),
        ("table.sqlite3", "is named as"),
        ("postgresql://host:port/name", "is named as"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
        ("mysql://me:secret@localhost/table", "not mysql"),
        ("postgresql://me:secret@127.0.0.1:1/table", "cannot be used"),
        ("postgresql://me:secret@/table?host=/nowhere", "cannot be used"),
        ("postgresql://me:secret@/table?no_such_setting=1", "cannot be used"),
    ],
)
def test_a_bad_address_is_told_without_its_password(url: str, told: str) -> None:
    with pytest.raises(SetupError, match=told) as caught:
        Store.open(url)
    assert "secret" not in str(caught.value)


def test_a_database_the_server_does_not_have_is_told(postgres: Postgres) -> None:
    with pytest.raises(SetupError, match='"nothing_here" does not exist'):
        Store.open(postgres.url("nothing_here"))


def test_without_psycopg_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(SetupError, match=r"banneret\[postgres\]"):
        Store.open("postgresql://localhost/table")


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


def test_a_lost_connection_is_made_anew(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def use(store: Store) -> None:
        await store.create(a_room())
        assert await store.load("oak") is not None
        for n in range(3):
            await asyncio.to_thread(cut_connections, url)
            await store.append("oak", n, ["0 a"], 1001.0, "running")
            room = await store.load("oak")
            assert room is not None
            assert len(room.lines) == n + 1

    with_store(url, use)


def cut_connections(url: str) -> None:
    engine = engine_of(url)
    with engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    engine.dispose()


def test_a_database_that_was_made_without_a_language_keeps_every_letter(postgres: Postgres) -> None:
    """As on a system whose locale is C, where PostgreSQL hands out bytes unless it is asked for UTF-8."""
    url = postgres.new_database()
    name = url.partition("@/")[2].partition("?")[0]
    engine = create_engine(database_url(postgres.url("postgres")), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name}"))
        connection.execute(text(f"CREATE DATABASE {name} ENCODING 'SQL_ASCII' TEMPLATE template0"))
    engine.dispose()

    async def use(store: Store) -> StoredRoom | None:
        await store.create(a_room(title="Święto żniw"))
        return await store.load("oak")

    kept = with_store(url, use)
    assert kept is not None
    assert kept.title == "Święto żniw"


def test_a_table_of_another_program_is_not_touched(postgres: Postgres) -> None:
    url = postgres.new_database()
    engine = engine_of(url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE rooms (beds INTEGER)"))
    with pytest.raises(SetupError, match="already exists"):
        Store.open(url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM rooms WHERE beds > 0")).scalar_one() == 0
    engine.dispose()
