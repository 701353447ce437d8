"""Databases for the tests of the server: each kind that a table can be kept in, a fresh one for every test."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from banneret.server.store.database import open_database
from tests.cluster import redis
from tests.support.postgres import Missing, Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        with running() as server:
            yield server
    except Missing as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing))
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def with_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite with all tables and nothing in them. To make these takes longer than most tests."""
    path = tmp_path_factory.mktemp("tables") / "table.sqlite3"
    open_database(f"sqlite:///{path}").close()
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with tables and nothing in them."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("with_tables"), tmp_path / "table.sqlite3")
        return f"sqlite:///{tmp_path / 'table.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(tables=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database that nobody has opened yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def redis_server() -> Iterator[redis.RedisServer]:
    """A Redis of its own for a test."""
    try:
        with redis.running() as server:
            yield server
    except redis.Missing as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing))
        pytest.skip(str(missing))
