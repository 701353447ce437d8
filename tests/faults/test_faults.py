"""A small run of the faults, and whether the checks would notice what must not be."""

from __future__ import annotations

import json
import os
import shutil

import psycopg
import pytest

from tests.cluster import redis, stage
from tests.faults import checks
from tests.faults.__main__ import faults
from tests.faults.players import TABLES, Room, Seat, Sent
from tests.support import postgres


def seat_with(*sent: tuple[str, bool]) -> Seat:
    seat = Room(TABLES[0], {"room": "r", "keys": {"0": "k"}}).seats[0]
    for key, confirmed in sent:
        one = Sent(key)
        one.confirmed = confirmed
        seat.sent.append(one)
    return seat


def test_what_was_sent_explains_what_was_kept() -> None:
    seat = seat_with(("a", True), ("b", False), ("b", True), ("c", False))
    for kept in ("abb", "ab", "abbc", "abc"):
        assert checks.explained([(key, False) for key in kept], seat) == "", kept
    assert checks.explained([("a", False), ("pass", True), ("b", False)], seat) == ""


def test_an_answer_that_is_lost_or_applied_twice_is_noticed() -> None:
    seat = seat_with(("a", True), ("b", False), ("c", True))
    for kept in ("", "ab", "aabc", "abbc", "acc", "abcd", "ca"):
        assert checks.explained([(key, False) for key in kept], seat), kept


def test_writers_that_should_not_be_are_noticed() -> None:
    try:
        with postgres.running() as server:
            database = server.new_database()
            with psycopg.connect(database, autocommit=True) as connection:
                connection.execute("CREATE TABLE rooms (id text, epoch int, holder text, length int)")
                connection.execute("INSERT INTO rooms VALUES ('r', 1, 'one', 3), ('s', 1, 'one', 3)")
                connection.execute(checks.WATCH)
                connection.execute("UPDATE rooms SET length = 4")
                connection.execute("UPDATE rooms SET epoch = 2, holder = 'two' WHERE id = 's'")
                assert checks.writers(database) == []
                connection.execute("UPDATE rooms SET holder = 'two' WHERE id = 'r'")
                connection.execute("UPDATE rooms SET epoch = 1, holder = 'one' WHERE id = 's'")
                assert sorted(checks.writers(database)) == [
                    "room r: two nodes wrote under epoch 1",
                    "room s: epoch 1 wrote after 2",
                ]
    except postgres.Missing as missing:
        pytest.skip(str(missing))


def test_nobody_loses_an_answer_whatever_is_killed() -> None:
    missing = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
    if missing is None and os.environ.get("CI") != "true":
        pytest.skip("HAProxy is not installed")
    try:
        told = faults(moments=5, seed=7, nodes=2, workers=1, tables=6)
    except (postgres.Missing, redis.Missing, stage.Missing) as missing_program:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(missing_program))
    assert told["wrong"] == [], json.dumps(told)
    assert told["moments"] == 5
    assert told["answers announced"] > 0
