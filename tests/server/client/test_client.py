"""Programs come to a table, play, and are told what they did wrong."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from banneret.server.access import Limits
from banneret.server.client.client import TableClient, play
from banneret.server.client.rest import (
    LineLost,
    RefusedByTable,
    create_room,
    read_link,
    room_info,
    start_room,
    take_seat,
)
from banneret.server.requests import Created, NewRoom, NewSeat
from banneret.table.protocol import Asked, Table
from tests.support.live_server import serving
from tests.support.quick_servers import ROOT, Nursery, Served, nursery
from tests.support.remembering_players import shown_to
from tests.support.time_limits import HANG

PERSON = NewSeat("person", "castle_vanguard", "Ada")
OTHER = NewSeat("person", "necropolis_vanguard", "Ben")
OPEN = NewSeat("open", "necropolis_vanguard")
NOBODY = "x" * 32


@pytest.fixture(scope="module")
def servers() -> Iterator[Nursery]:
    with nursery() as servers:
        yield servers


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite3'}"


@pytest.fixture
def server(servers: Nursery, database: str) -> Iterator[Served]:
    yield servers.serve(database)
    servers.kill()


def skirmish(url: str, *seats: NewSeat) -> Created:
    return create_room(url, NewRoom("heroes", "skirmish", seats or (PERSON, OTHER)))


class Chosen:
    """Chooses at random and counts how often it was asked."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.times = 0

    def __call__(self, asked: Asked, table: Table) -> str:
        self.times += 1
        assert table.waiting == (asked.seat,)
        return self._rng.choice(asked.options).key


# -- playing -----------------------------------------------------------------------------------------------------------


def test_two_programs_play_a_game_to_its_end(server: Served) -> None:
    made = skirmish(server.url)
    choosers = [Chosen(1), Chosen(2)]
    with ThreadPoolExecutor(2) as threads:
        ends = [threads.submit(play, server.url, made.room, made.keys[str(seat)], choosers[seat]) for seat in range(2)]
        first, second = (end.result(60) for end in ends)
    assert first == second
    assert sorted(first) == [-1, 1]
    assert all(chooser.times > 5 for chooser in choosers)
    assert room_info(server.url, made.room).status == "over"


def test_one_program_may_hold_both_seats(server: Served) -> None:
    made = skirmish(server.url)

    async def alone() -> None:
        rng, seats = Random(3), set()
        async with TableClient.connect(server.url, made.room, list(made.keys.values())) as table:
            assert table.seats == (0, 1)
            async for asked in table:
                seats.add(asked.seat)
                await table.answer(rng.choice(asked.options).key)
            assert table.now is not None
            assert table.now.over
        assert seats == {0, 1}

    asyncio.run(alone())


def test_a_bot_from_afar_takes_an_open_seat_by_its_link(server: Served) -> None:
    made = skirmish(server.url, PERSON, OPEN)
    assert made.info.status == "waiting"
    link = f"{server.url}/#/t/{made.room}"
    command = [sys.executable, "examples/remote_bot.py", link]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as bot:
        try:
            mine = play(server.url, made.room, made.keys["0"], Chosen(4))
            told = bot.communicate(timeout=HANG)[0].strip()
        finally:
            bot.kill()
    assert told == {1: "won", -1: "lost"}[mine[1]]
    assert bot.returncode == 0


def test_the_example_is_as_short_as_it_is_meant_to_be() -> None:
    assert len((ROOT / "examples" / "remote_bot.py").read_text().splitlines()) <= 30


def test_the_host_may_begin_with_bots_on_open_seats(server: Served) -> None:
    made = skirmish(server.url, PERSON, OPEN)

    async def wait() -> Asked:
        async with TableClient.connect(server.url, made.room, [made.keys["0"]]) as table:
            assert table.now is None
            begun = await asyncio.to_thread(start_room, server.url, made.room, made.host)
            assert [seat.kind for seat in begun.seats] == ["person", "bot"]
            async for asked in table:
                return asked
        raise AssertionError("nothing was asked")

    assert asyncio.run(wait()).seat == 0


def test_an_answer_can_be_taken_back_and_words_reach_those_who_watch(server: Served) -> None:
    made = skirmish(server.url)

    async def talk() -> None:
        async with (
            TableClient.connect(server.url, made.room, [made.keys["0"]]) as ada,
            TableClient.connect(server.url, made.room, name="Cy") as watching,
        ):
            assert ada.asked is not None
            await ada.answer(ada.asked.options[0].key)
            await watching.catch_up()
            assert watching.log
            before, asked, known = shown_to(ada), ada.asked, list(ada.log)
            assert asked is not None
            await ada.answer(asked.options[0].key)
            assert len(ada.log) > len(known)
            await ada.undo()
            assert (shown_to(ada), ada.asked, ada.log) == (before, asked, known)
            await ada.say("sorry, one moment")
            while not watching.chat:
                await watching.listen()
            assert [(line.name, line.text) for line in watching.chat] == [("Ada", "sorry, one moment")]
            assert watching.asked is None
            assert watching.seats == ()

    asyncio.run(talk())


def test_a_program_that_is_too_fast_for_the_table_waits_and_goes_on(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=40.0, burst=5)
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}", limits) as live:
        made = skirmish(live.url)

        async def hurry() -> None:
            async with TableClient.connect(live.url, made.room, [made.keys["0"]]) as table:
                for _ in range(40):
                    await table.catch_up()
                assert table.lines_made == 1

        asyncio.run(hurry())


# -- lines that break --------------------------------------------------------------------------------------------------


def test_a_program_plays_on_when_the_server_is_killed_and_starts_anew(servers: Nursery, database: str) -> None:
    served = servers.serve(database)
    port = urlsplit(served.url).port
    assert port is not None
    made = skirmish(served.url)

    async def play_on() -> int:
        rng, times = Random(5), 0
        async with TableClient.connect(served.url, made.room, list(made.keys.values())) as table:
            async for asked in table:
                if times in (4, 9):
                    await asyncio.to_thread(servers.kill)
                    await asyncio.to_thread(servers.serve, database, port)
                await table.answer(rng.choice(asked.options).key)
                times += 1
            return table.lines_made

    try:
        assert asyncio.run(play_on()) == 3
    finally:
        servers.kill()


def test_a_server_that_is_gone_is_told_when_patience_is_at_an_end(servers: Nursery, database: str) -> None:
    served = servers.serve(database)
    made = skirmish(served.url)

    async def lose(patience: float) -> None:
        async with TableClient.connect(served.url, made.room, [made.keys["0"]], patience=patience) as table:
            if patience:
                await asyncio.to_thread(servers.kill)
            await table.answer("deploy:castle_griffins")

    with pytest.raises(LineLost):
        asyncio.run(lose(0.2))
    with pytest.raises(LineLost):
        asyncio.run(lose(0))
    with pytest.raises(LineLost):
        room_info(served.url, made.room)


# -- what is refused ---------------------------------------------------------------------------------------------------


def refusal(url: str, room: str, keys: list[str], answer: str = "") -> str:
    async def come() -> None:
        async with TableClient.connect(url, room, keys) as table:
            await table.answer(answer)

    with pytest.raises(RefusedByTable) as caught:
        asyncio.run(come())
    return caught.value.code


def test_a_program_is_told_why_it_is_refused(server: Served) -> None:
    made = skirmish(server.url)
    assert refusal(server.url, NOBODY, []) == "not_found"
    assert refusal(server.url, made.room, [NOBODY]) == "forbidden"
    assert refusal(server.url, made.room, [made.keys["0"]], "move:a1") == "illegal"
    assert refusal(server.url, made.room, [made.keys["1"]], "move:a1") == "not_asked"


def test_a_request_is_told_why_it_is_refused(server: Served) -> None:
    made = skirmish(server.url, PERSON, OPEN)
    with pytest.raises(RefusedByTable) as caught:
        take_seat(server.url, made.room, 0)
    assert caught.value.code == "taken"
    assert take_seat(server.url, made.room, name="Dot").seat == 1
    with pytest.raises(RefusedByTable, match="no seat of this room is open"):
        take_seat(server.url, made.room)
    with pytest.raises(RefusedByTable) as caught:
        start_room(server.url, made.room, made.keys["0"])
    assert caught.value.code == "forbidden"
    with pytest.raises(RefusedByTable) as caught:
        skirmish(server.url, PERSON)
    assert caught.value.code == "bad_setup"


def test_a_page_that_is_no_table_is_told(server: Served) -> None:
    with pytest.raises((LineLost, RefusedByTable)):
        room_info(f"{server.url}/elsewhere", NOBODY)
    with pytest.raises(LineLost):
        room_info("table.example", NOBODY)


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ("http://localhost:8440/#/t/abc_-1", ("http://localhost:8440", "abc_-1")),
        ("https://games.example/table/#/t/abc", ("https://games.example/table", "abc")),
    ],
)
def test_a_link_is_read(link: str, found: tuple[str, str]) -> None:
    assert read_link(link) == found


@pytest.mark.parametrize("link", ["", "abc", "http://localhost/", "http://localhost/#/r/abc", "ftp://host/#/t/abc"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(RefusedByTable, match="looks like"):
        read_link(link)
