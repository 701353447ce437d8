"""Databases for the tests of the server: each kind that a table can be kept in, a fresh one for every test."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

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


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
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
