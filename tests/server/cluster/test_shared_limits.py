"""Limits that count for all nodes, as long as there is a Redis; without it each counts for itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from websockets.exceptions import InvalidStatus

from banneret.server.access import Addresses, Bucket, Limits
from tests.cluster.redis import RedisServer
from tests.support.live_server import Live, Player, serving
from tests.support.time_limits import HANG

PERSONS = tuple({"kind": "person", "side": army} for army in ("castle_vanguard", "necropolis_vanguard"))
WANTED = {"game": "heroes", "scenario": "skirmish", "seats": PERSONS}


@contextmanager
def two_nodes(folder: Path, url: str, **limits: int) -> Iterator[tuple[Live, Live]]:
    database = f"sqlite:///{folder / 'table.sqlite3'}"
    with ExitStack() as stack:
        one, two = (stack.enter_context(serving(database, Limits(**limits), node=True, redis=url)) for _ in range(2))
        yield one, two


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + HANG
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_what_was_asked_of_one_node_counts_at_the_other(redis_server: RedisServer, tmp_path: Path) -> None:
    with two_nodes(tmp_path, redis_server.url, rooms_per_hour=3) as (one, two):
        until(lambda: redis_server.ask("PUBSUB", "NUMSUB", "banneret:limits") == "*2")
        until(lambda: all(node.rooms.shared_limits and node.rooms.shared_limits._elsewhere for node in (one, two)))
        assert [one.ask("POST", "/api/rooms", WANTED)[0] for _ in range(2)] == [201, 201]
        rooms = two.rooms.addresses._buckets["rooms"]
        until(lambda: rooms._bucket("127.0.0.1")._tokens < 2)
        assert [two.ask("POST", "/api/rooms", WANTED)[0] for _ in range(2)] == [201, 429]


def test_connections_to_all_nodes_count_together(redis_server: RedisServer, tmp_path: Path) -> None:
    with two_nodes(tmp_path, redis_server.url, connections_per_address=2) as (one, two):
        room = one.room(*PERSONS)["room"]
        until(lambda: all(node.rooms.shared_limits and node.rooms.shared_limits._elsewhere for node in (one, two)))
        first, second = one.player(room), one.player(room)
        until(lambda: two.rooms.addresses.connected_elsewhere("127.0.0.1") == 2)
        try:
            Player(two, room)
            raise AssertionError("a third was let in")
        except InvalidStatus as refused:
            assert refused.response.status_code == 429
        first.close()
        second.close()
        until(lambda: two.rooms.addresses.connected_elsewhere("127.0.0.1") == 0)
        two.player(room)


def test_without_redis_each_node_counts_for_itself(redis_server: RedisServer, tmp_path: Path) -> None:
    with two_nodes(tmp_path, redis_server.url, rooms_per_hour=2) as (one, two):
        redis_server.kill()
        made = [one.ask("POST", "/api/rooms", WANTED)[0] for _ in range(3)]
        assert made == [201, 201, 429]
        assert two.ask("POST", "/api/rooms", WANTED)[0] == 201


def test_a_person_has_no_more_rooms_for_coming_from_elsewhere() -> None:
    addresses = Addresses(Limits(rooms_per_hour=2))
    addresses.shared = True
    assert [addresses.may_create(f"10.0.0.{n}", "maud") for n in range(3)] == [True, True, False]
    assert addresses.may_create("10.0.0.0")
    assert addresses.news()["rooms"] == {"10.0.0.0": 2, "10.0.0.1": 1, "10.0.0.2": 1, "person maud": 2}
    assert not addresses.news()


def test_what_others_have_used_is_made_up_for_in_time() -> None:
    now = 0.0
    bucket = Bucket(1.0, 10, lambda: now)
    bucket.drain(1000)
    assert not bucket.take()
    now = 11.0
    assert bucket.take(), "however much was asked for elsewhere, it is forgotten after a while"
    assert not bucket.take()
