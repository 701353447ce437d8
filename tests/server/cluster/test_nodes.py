"""Several nodes on one database, as clients see them: any node will do, and none is missed for long."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import cast

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from banneret.kernel.errors import StorageError
from banneret.server.cluster.messages import TELLING, Close, Outbox, Tell
from banneret.server.store.holding import Peer
from banneret.server.store.store import Store
from tests.support.live_server import Live, Player, serving
from tests.support.time_limits import HANG

PERSONS = tuple({"kind": "person", "side": army} for army in ("castle_vanguard", "necropolis_vanguard"))


@contextmanager
def nodes(database: str, count: int) -> Iterator[list[Live]]:
    with ExitStack() as stack:
        lives = [stack.enter_context(serving(database, node=True)) for _ in range(count)]
        end = time.monotonic() + HANG
        while any(len(live.rooms.links.node.alive) < count for live in lives if live.rooms.links) and (
            time.monotonic() < end
        ):
            time.sleep(0.05)
        yield lives


def test_players_of_one_room_may_come_to_any_node(database: str) -> None:
    with nodes(database, 3) as (one, two, three):
        made = one.room(*PERSONS)
        players = [
            live.player(made["room"], key) for live, key in zip((two, three), made["keys"].values(), strict=True)
        ]
        watchers = [live.player(made["room"]) for live in (one, two, two, three)]
        for _ in range(12):
            asked = next(player for player in players if player.asked)
            told = asked.answer()
            assert told["is"] == "step"
            other = next(player for player in players if player is not asked)
            assert other.until("step")["upto"] > 0
        ends = [watcher.until("step") for watcher in watchers]
        assert len({json.dumps(end["events"]) for end in ends}) == 1
        assert made["room"] in one.rooms.awake
        assert made["room"] not in two.rooms.awake
        assert made["room"] not in three.rooms.awake
        # Requests are answered wherever they come in, as the node that holds the room would.
        answers = [live.ask("GET", f"/api/rooms/{made['room']}") for live in (one, two, three)]
        assert answers[0][0] == 200
        assert answers[0] == answers[1] == answers[2]
        wrong = [live.ask("DELETE", f"/api/rooms/{made['room']}/seats/0", key="x" * 32) for live in (one, two)]
        assert wrong[0] == wrong[1]
        assert wrong[0][0] == 403
        status, info = two.ask("PATCH", f"/api/rooms/{made['room']}/seats/1", {"kind": "bot"}, key=made["keys"]["1"])
        assert (status, info["seats"][1]["kind"]) == (200, "bot")
        players[0].send(do="say", text="hello")
        while watchers[3].until("said")["line"]["text"] != "hello":
            continue


def test_a_message_that_is_refused_is_refused_through_another_node_too(database: str) -> None:
    with nodes(database, 2) as (one, two):
        made = one.room(*PERSONS)
        player = two.player(made["room"], made["keys"]["0"])
        assert player.reply(player.send(do="answer", choice=999, answer="nothing"))["is"] == "refused"
        player.line.send("not json")
        assert player.until("refused")["code"] == "bad_message"
        stranger = Player(two, made["room"])
        stranger.send(do="hello", room=made["room"], keys=["y" * 32])
        assert stranger.until("refused")["code"] == "forbidden"
        assert stranger.closed() == 1008


def test_a_node_that_stops_hands_its_rooms_over_at_once(database: str) -> None:
    with nodes(database, 2) as (two, three), serving(database, node=True) as one:
        made = one.room(*PERSONS)
        near = one.player(made["room"], made["keys"]["0"])
        far = two.player(made["room"], made["keys"]["1"])
        asked = near if near.asked else far
        asked.answer()
        played = list(one.rooms.awake[made["room"]].game.played)
        one.stop()
        assert near.closed() == 1012
        assert far.closed() == 1012
        again = three.player(made["room"], made["keys"]["0"])
        assert again.heard[0]["table"] is not None
        assert three.rooms.awake[made["room"]].game.played == played
        assert three.rooms.awake[made["room"]].stored.epoch == 2


class Unreachable:
    """A database that a node cannot reach."""

    async def renew(self, *_: object) -> dict[str, Peer]:
        raise StorageError("nobody answers")


def test_a_node_that_was_cut_off_shows_nobody_a_table_that_has_gone_on_elsewhere(database: str) -> None:
    with nodes(database, 2) as (one, two):
        made = one.room(*PERSONS)
        first = one.player(made["room"], made["keys"]["0"])
        second = one.player(made["room"], made["keys"]["1"])
        (first if first.asked else second).answer()
        before = len(one.rooms.awake[made["room"]].game.played)
        assert one.rooms.links is not None
        node = one.rooms.links.node
        store, node._store = node._store, cast(Store, Unreachable())
        # The room is taken once the time of its node is up, and goes on elsewhere.
        assert two.rooms.links is not None
        end = time.monotonic() + HANG
        while node.id in two.rooms.links.node.alive and time.monotonic() < end:
            time.sleep(0.05)
        players = [two.player(made["room"], key) for key in made["keys"].values()]
        for _ in range(3):
            next(player for player in players if player.asked).answer()
        assert len(two.rooms.awake[made["room"]].game.played) > before
        assert made["room"] in one.rooms.awake, "it has not been told"
        late = Player(one, made["room"])
        late.send(do="hello", room=made["room"], keys=[made["keys"]["0"]])
        node._store = store
        shown = late.until("welcome")["table"]["view"]
        assert shown == two.player(made["room"], made["keys"]["0"]).heard[0]["table"]["view"]
        assert made["room"] not in one.rooms.awake


def test_nobody_else_is_let_in_as_a_node(database: str) -> None:
    with serving(database, node=True) as live, serving(database) as alone:
        for server in (live, alone):
            for headers in ({}, {"Authorization": "Bearer " + "x" * 32}):
                with pytest.raises(InvalidStatus) as refused:
                    connect(server.url.replace("http", "ws") + "/node", additional_headers=headers)
                assert refused.value.response.status_code == 404


def test_a_text_for_many_is_sent_once_and_nobody_hears_things_out_of_order() -> None:
    sent: list[bytes] = []

    async def send(frame: bytes) -> None:
        sent.append(frame)

    async def run() -> None:
        box = Outbox(send, lambda: None)
        first, second = "".join(["a"] * 50), "".join(["b"] * 50)
        box.tell(1, first)
        box.tell(2, first)
        box.tell(1, second)
        box.tell(3, second)
        box.tell(3, first)
        box.close(2, 1012)
        running = asyncio.create_task(box.run())
        await asyncio.sleep(0.01)
        running.cancel()

    asyncio.run(run())
    assert [TELLING.decode(frame) for frame in sent] == [
        [Tell([1, 2], "a" * 50), Tell([1, 3], "b" * 50), Tell([3], "a" * 50), Close(2, 1012)]
    ]
