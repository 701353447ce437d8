"""A file of SQLite: where it lies, how it is opened, and what is refused that is no database, or a damaged one."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from banneret.kernel.errors import SetupError, StorageError
from banneret.server.store import database as opening
from banneret.server.store.database import open_database
from banneret.server.store.store import Store
from tests.support.stored_rooms import a_room, rooms_in, with_store


def test_without_a_url_the_table_is_a_file_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "new" / "banneret"
    monkeypatch.setattr(opening, "user_data_path", lambda _: folder)
    database = open_database(None)
    database.close()
    assert (folder / "table.sqlite3").is_file()


def test_a_data_folder_that_cannot_be_made_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(opening, "user_data_path", lambda _: tmp_path / "file" / "banneret")
    with pytest.raises(SetupError, match="name another database"):
        open_database(None)


def test_sqlite_flushes_every_commit_and_lets_others_read(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path / 'table.sqlite3'}")
    with database.writing.connect() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert found == ["wal", 2, 1, 10_000]
    database.close()


def test_who_reads_cannot_write(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path / 'table.sqlite3'}")
    with database.reading.connect() as connection, pytest.raises(Exception, match="readonly"):
        connection.execute(text("DELETE FROM rooms"))
    database.close()


@pytest.mark.parametrize("content", [b"this is a letter to a friend, and no database at all\n" * 40, b"\x00" * 5000])
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "table.sqlite3"
    file.write_bytes(content)
    with pytest.raises(SetupError, match=r"table\.sqlite3 cannot be used: file is not a database"):
        Store.open(f"sqlite:///{file}")
    assert file.read_bytes() == content


def test_a_file_cut_short_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"
    with_store(f"sqlite:///{file}", lambda store: store.create(a_room()))
    file.write_bytes(file.read_bytes()[:4096])
    with pytest.raises(SetupError, match=r"table\.sqlite3 cannot be used: .*malformed"):
        Store.open(f"sqlite:///{file}")


def test_damage_inside_the_file_is_an_error_of_the_room_that_is_read(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"

    async def fill(store: Store) -> None:
        for n in range(20):
            await store.create(a_room(f"room{n}", lines=[f"0 place:b{k}" for k in range(200)]))

    with_store(f"sqlite:///{file}", fill)
    with sqlite3.connect(file) as connection:
        pages = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'room_lines'").fetchall()
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    data = bytearray(file.read_bytes())
    start = (pages[0][0] - 1) * size
    data[start : start + size] = b"\xff" * size
    file.write_bytes(data)

    async def use(store: Store) -> None:
        with pytest.raises(StorageError, match="malformed"):
            await store.load("room3")
        assert len(rooms_in(f"sqlite:///{file}")) == 20

    with_store(f"sqlite:///{file}", use)


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE bookmarks (address TEXT)")
    connection.close()
    with pytest.raises(SetupError, match="something else"):
        Store.open(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        assert [name for (name,) in connection.execute("SELECT name FROM sqlite_master")] == ["bookmarks"]
    connection.close()


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be used"):
        Store.open(f"sqlite:///{tmp_path}")
