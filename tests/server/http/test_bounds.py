"""How much one guest may cost: hostile questions wait in line, and nobody else waits with them."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banneret.games import new
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from banneret.server.access import MOST_ADDRESSES, Addresses, Limits, _Buckets
from banneret.server.jobs import tasks
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Problem
from banneret.server.requests import FromRecord, NewRoom, NewSeat
from banneret.server.rooms.chat import CHAT_LINES, say
from banneret.server.rooms.guest import MOST_WAITING, Guest
from banneret.server.rooms.making.new_room import make_room
from banneret.server.rooms.revealing import reveal
from banneret.server.rooms.showing import Showing
from banneret.table.clauses import search
from banneret.table.replay.past_game import PAST_GAMES
from tests.server.store.failing_store import a_room, open_rooms
from tests.support.live_server import Live, serving
from tests.support.rooms_without_sockets import Listener, NoLine
from tests.support.time_limits import HANG

HEROES = (
    {"kind": "person", "side": "castle/catherine", "name": "Maud"},
    {"kind": "person", "side": "necropolis/sandro", "name": "Ola"},
)


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    limits = Limits(question_burst=10, questions_per_second=0.1, questions_at_once=2, guests_per_room=3)
    with serving(f"sqlite:///{tmp_path_factory.mktemp('bounds') / 'table.sqlite3'}", limits) as found:
        yield found


@pytest.mark.parametrize("question", [
    {"do": "speak", "lang": "de"},
    {"do": "past", "n": 3},
    {"do": "why", "at": "building:citadel"},
    {"do": "reach"},
])  # fmt: skip
def test_who_asks_too_much_is_refused_and_can_still_play(live: Live, question: dict[str, Any]) -> None:
    made = live.room(*HEROES, scenario="brave-new-world", seed=4)
    player = live.player(made["room"], *made["keys"].values())
    while player.table["seat"] != player.table["waiting"][0]:
        player.reply(player.send(do="sit", seat=player.table["waiting"][0]))
    replies = [player.reply(player.send(**question)) for _ in range(14)]
    refused = [reply for reply in replies if reply["is"] == "refused"]
    assert 3 <= len(refused) <= 5
    assert {reply["code"] for reply in refused} == {"too_fast"}
    assert player.reply(player.send(do="ping"))["is"] == "done"
    assert player.asked is not None
    assert player.answer()["is"] == "step"
    player.close()


def test_only_so_much_is_found_out_at_once_for_one_address() -> None:
    addresses = Addresses(Limits(questions_at_once=2))
    with addresses.asking("a") as one, addresses.asking("a") as two, addresses.asking("a") as three:
        assert (one, two, three) == (True, True, False)
        with addresses.asking("b") as other:
            assert other
    with addresses.asking("a") as again:
        assert again


def test_connections_are_counted_as_long_as_they_last() -> None:
    addresses = Addresses(Limits(connections=3, connections_per_address=2))
    with addresses.connecting("a") as one, addresses.connecting("a") as two, addresses.connecting("a") as three:
        assert (one, two, three) == (True, True, False)
        with addresses.connecting("b") as four, addresses.connecting("c") as five:
            assert (four, five) == (True, False)
            assert addresses.connected == 3
    assert addresses.connected == 0
    assert not addresses._connected


def test_many_connections_from_one_address_talk_no_faster_than_a_few() -> None:
    addresses = Addresses(Limits(chat_burst=2))
    assert [addresses.may_talk("a") for _ in range(9)].count(True) == 8
    assert addresses.may_talk("b")


def test_not_all_addresses_are_remembered() -> None:
    addresses = Addresses(Limits(rooms_per_hour=1))
    assert addresses.may_create("first")
    assert not addresses.may_create("first")
    for n in range(MOST_ADDRESSES):
        addresses.may_create(f"address{n}")
    assert len(addresses._buckets["rooms"]._buckets) == MOST_ADDRESSES
    assert addresses.may_create("first")


def test_however_many_watch_there_is_room_for_those_who_play(live: Live) -> None:
    made = live.room(*HEROES, scenario="brave-new-world")
    watching = [live.player(made["room"]) for _ in range(3)]
    late = live.player(made["room"], made["keys"]["0"])
    assert late.heard[-1]["seats"] == [0] or late.heard[0]["seats"] == [0]
    for player in (*watching, late):
        player.close()


def test_what_waits_for_a_slow_reader_has_a_bound() -> None:
    async def run() -> None:
        guest = Guest(NoLine(), "", Limits())
        for _ in range(100):
            guest.tell("x" * 100_000)
        assert guest.closing == 1013
        assert not guest._out
        guest.tell("more")
        assert not guest._out
        assert MOST_WAITING < 100 * 100_000

    asyncio.run(run())


def test_chat_in_memory_has_a_bound(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, _):
            room, _, guests = await a_room(rooms)
            for n in range(CHAT_LINES + 30):
                guests[0].chats._tokens = 5.0
                rooms.addresses._buckets["chats"] = _Buckets(1.0, 5)
                await say(room, guests[0], f"line {n}")
            assert [line.n for line in room.stored.chat] == list(range(30, CHAT_LINES + 30))
            rooms.drop(room, 1012)
            async with rooms.inside(room.id) as again:
                assert len(again.stored.chat) == CHAT_LINES
                late = Listener()
                again.enter(late, (), -1, 1)
                assert len(json.loads(late.heard[0])["chat"]) == CHAT_LINES

    asyncio.run(run())


def test_only_so_many_rooms_are_awake(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, _):
            rooms.limits = Limits(rooms_awake=3)
            three = [(await a_room(rooms))[0] for _ in range(3)]
            with pytest.raises(Problem, match="too many rooms"):
                await a_room(rooms)
            for guest in list(three[0].guests):
                three[0].leave(guest)
            await a_room(rooms)
            assert three[0].closed
            with pytest.raises(Problem, match="too many rooms"):
                async with rooms.inside(three[0].id):
                    pass

    asyncio.run(run())


def test_the_log_is_put_into_words_once_for_all_who_come(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new("heroes", scenario="skirmish", seats=["castle_host", "necropolis_host"], seed=2)
    rng = Random(2)
    for _ in range(60):
        game.apply(rng.choice(game.state.options))
    showing = Showing(game)
    full = showing.log(0, "en")
    assert [event.n for event in full] == list(range(len(full)))
    with monkeypatch.context() as patch:
        patch.setattr(type(showing.presenter), "told", lambda *_, **__: pytest.fail("it was told again"))
        assert showing.log(0, "en") is full or showing.log(0, "en") == full
        assert showing.log(0, "en", since=9) == full[10:]
        assert showing.log(0, "en", since=10_000) == ()
    game.apply(game.state.options[0])
    showing.changes({0})
    assert len(showing.log(0, "en")) >= len(full)


def test_a_word_is_searched_for_once() -> None:
    assert search("heroes", "hero town " * 20, 50) == search("heroes", "hero town", 50) != ()


def test_hostile_records_hold_nobody_up(live: Live) -> None:
    """Records are replayed in a process of their own; a room answers in the meantime."""
    game = new("heroes", scenario="brave_new_world", seats=["castle/catherine", "necropolis/sandro"], seed=3)
    rng = Random(3)
    for _ in range(400):
        if game.over:
            break
        game.apply(rng.choice(game.state.options))
    record = game.record()
    made = live.room(*HEROES, scenario="brave-new-world")
    player = live.player(made["room"], made["keys"]["0"])
    PAST_GAMES.clear()
    with ThreadPoolExecutor(4) as threads:
        kept = [
            threads.submit(live.ask, "POST", "/api/records", None, headers={"Content-Type": "text/plain"},
                           raw=record.replace("seed 3\n", f"seed {n}\n").encode())
            for n in range(4)
        ]  # fmt: skip
        while not all(one.done() for one in kept):
            assert player.reply(player.send(do="ping"))["is"] == "done"
            time.sleep(0.1)
        codes = [one.result()[0] for one in kept]
    assert set(codes) <= {201, 400, 429}
    assert len(PAST_GAMES) == 0, "nothing is replayed in the process that serves"
    player.close()


def stops(_: str) -> None:
    """A mistake that no future can hold."""
    raise StopIteration


def refuses(_: str) -> None:
    """Something that is not available."""
    raise SetupError("no")


def test_a_task_that_fails_fails_for_who_asked(tmp_path: Path) -> None:
    async def run() -> None:
        workers = Workers(1)
        try:
            with pytest.raises(RuntimeError, match="StopIteration"):
                await asyncio.wait_for(workers.do(stops, "about"), HANG)
            with pytest.raises(SetupError, match="no"):
                await workers.do(refuses, "about")
        finally:
            workers.close()

    asyncio.run(run())


def test_a_long_history_is_read_counted_and_written_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A room that goes on from a record, its record, and the same room once it has slept."""
    begun = new("heroes", scenario="skirmish", seats=["castle_host", "necropolis_host"], seed=3)
    for _ in range(20):
        begun.apply(begun.choice.keys[0])
    text = begun.record()
    done: list[tuple[str, bool]] = []

    def noting(name: str, call: Any) -> Any:
        def noted(game: Game, since: int | None = None, until: int | None = None) -> Any:
            # In the loop the lines of a game are only ever made in pieces.
            here = threading.current_thread() is threading.main_thread() and until is None
            done.append((name, here))
            return call(game, since, until) if name == "body" else call(game)

        return noted

    for name in ("record", "body"):
        monkeypatch.setattr(Game, name, noting(name, getattr(Game, name)))
    monkeypatch.setattr(tasks, "parse_record", lambda *_: pytest.fail("a record was read here"))

    async def run() -> None:
        async with open_rooms(tmp_path) as (rooms, _):
            await rooms.store.save_record("r", text, "title", 0.0)
            seats = tuple(NewSeat("person", side) for side in begun.setup.seats)
            made = await make_room(rooms, NewRoom("heroes", "skirmish", seats, branch=FromRecord("r", 5)), "")
            room = rooms.awake[made.room]
            await reveal(room, tuple(made.keys.values()))
            rooms.drop(room, 1012)
            async with rooms.inside(made.room):
                pass

    asyncio.run(run())
    assert {name for name, _ in done} == {"record", "body"}
    assert [name for name, in_loop in done if in_loop] == []
