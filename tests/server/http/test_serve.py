"""What `banneret serve` and `banneret play` are told, and what they say to what cannot be."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from banneret.home import play
from banneret.kernel.errors import SetupError
from banneret.server.access import Limits
from banneret.server.http import serve as serving
from banneret.server.http.serve import keep_of, limits_of, listen, origin_of, proxy_of, serve
from banneret.server.jobs.tasks import Workers
from banneret.server.rooms.housekeeping import DAY, Keep, clear_away
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.store import MOST_DELETED, Store
from tests.support.live_server import Live
from tests.support.live_server import serving as live_server
from tests.support.stored_rooms import a_room, rooms_in
from tests.support.time_limits import HANG

# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("https://games.example", "https://games.example"),
        (" HTTPS://Games.Example/ ", "https://games.example"),
        ("https://games.example:443", "https://games.example"),
        ("http://games.example:8080", "http://games.example:8080"),
        ("http://192.168.1.5:8440", "http://192.168.1.5:8440"),
        ("http://[::1]:8440", "http://[::1]:8440"),
    ],
)
def test_an_origin_is_written_as_browsers_write_it(given: str, found: str) -> None:
    assert origin_of(given) == found


@pytest.mark.parametrize(
    "given", ["", "games.example", "https://", "https://games.example/table", "https://me@games.example", "*", "null",
              "ftp://games.example", "https://games.example:port"]
)  # fmt: skip
def test_what_is_no_origin_is_refused(given: str) -> None:
    with pytest.raises(SetupError, match="an origin is written"):
        origin_of(given)


def test_a_proxy_is_named_by_its_address() -> None:
    assert [proxy_of(given) for given in ("10.0.0.2", "172.16.0.0/12", "::1")] == ["10.0.0.2", "172.16.0.0/12", "::1"]
    for given in ("", "*", "proxy.example", "10.0.0.300", "10.0.0.0/99"):
        with pytest.raises(SetupError, match="a proxy is named"):
            proxy_of(given)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"speed": "1"}, "there is no limit 'speed'; there are message_bytes"),
        ({"connections": "many"}, "a limit is a number"),
        ({"connections": "0"}, "a limit is a number"),
        ({"connections": "-5"}, "a limit is a number"),
        ({"connections": "1.5"}, "a limit is a number"),
        ({"idle_seconds": "0"}, "a limit is a number"),
        ({"messages_per_second": "nan"}, "a limit is a number"),
        ({"messages_per_second": "inf"}, "a limit is a number"),
        ({"message_bytes": ""}, "a limit is a number"),
    ],
)
def test_limits_that_make_no_sense_are_refused(given: dict[str, str], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        limits_of(given)


def test_limits_and_times_are_changed_one_by_one() -> None:
    assert limits_of({"connections": "9", "idle_seconds": "2.5"}) == Limits(connections=9, idle_seconds=2.5)
    assert keep_of({"finished": "30", "records": "0.5"}) == Keep(finished=30, records=0.5)
    for given in ({"games": "1"}, {"finished": "-1"}, {"finished": "soon"}, {"finished": "nan"}):
        with pytest.raises(SetupError, match="time to keep"):
            keep_of(given)


@pytest.mark.parametrize("port", [-1, 65_536, 99_999_999])
def test_what_is_no_port_is_refused(port: int) -> None:
    with pytest.raises(SetupError, match="a port is a number from 0 to 65535"):
        listen("127.0.0.1", port)


@pytest.mark.parametrize("host", ["999.1.1.1", "no-such-host.invalid", "203.0.113.77", "http://localhost"])
def test_where_nobody_can_listen_is_told(host: str) -> None:
    with pytest.raises(SetupError, match="cannot listen on"):
        listen(host, 0)


# -- nothing half done -------------------------------------------------------------------------------------------------


def test_a_port_in_use_is_told_before_the_database_is_touched(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SetupError, match=f"port {port}: Address already in use; give another with --port"):
            serve(port=port, database=f"sqlite:///{file}")
    assert not file.exists()


def test_a_database_that_cannot_be_used_leaves_no_port_taken(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(SetupError, match="cannot be used"):
        serve(port=port, database=f"sqlite:///{tmp_path}")
    with listen("127.0.0.1", port):
        pass


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["serve", "--limit", "speed"], "an option is written name=value"),
        (["serve", "--keep", "finished=1", "--keep", "finished=2"], "given twice"),
        (["serve", "--database", "mysql://me:secret@host/name"], "not mysql"),
        (["serve", "--origin", "games.example"], "an origin is written"),
        (["serve", "--port", "70000"], "a port is a number"),
        (["play", "--port", "-3", "--army", "castle_vanguard", "--army", "nothing"], "nothing"),
        (["play", "chess"], "there is no game"),
    ],
)
def test_the_command_says_in_one_line_what_is_wrong(words: list[str], told: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "banneret", *words]
    run = subprocess.run(command, capture_output=True, text=True, timeout=HANG, check=False, cwd=tmp_path)
    assert run.returncode == 2
    assert told in run.stderr
    assert "Traceback" not in run.stderr
    assert "secret" not in run.stderr
    assert not run.stdout


def test_a_server_that_is_told_to_stop_says_so_and_leaves_nothing_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "banneret", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{tmp_path / 'table.sqlite3'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+(?=/ )", process.stdout.readline())
        assert found is not None
        live = Live(found[0], Rooms(None, Limits(), Workers(1)))  # type: ignore[arg-type]
        end = time.monotonic() + HANG
        while time.monotonic() < end:
            with suppress(OSError):
                live.ask("GET", "/api/health")
                break
        made = live.room({"kind": "bot", "bot": "greedy", "side": "castle_host"},
                         {"kind": "bot", "bot": "greedy", "side": "necropolis_host"})  # fmt: skip
        player = live.player(made["room"])
        player.until("step")
        process.send_signal(signal.SIGTERM)
        assert player.closed() == 1012
        told, warned = process.communicate(timeout=HANG)
    assert process.returncode == 0
    assert (told, [line for line in warned.splitlines() if "page" not in line]) == ("", [])


# -- the browser -------------------------------------------------------------------------------------------------------


def test_an_army_in_a_file_is_read_by_who_plays_and_never_by_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    army = tmp_path / "mine.yaml"
    army.write_text("units: [castle_griffins]\n")
    (tmp_path / "page").mkdir()
    monkeypatch.setattr("banneret.server.http.pages.PAGE", tmp_path / "page")
    links: list[str] = []
    with live_server(f"sqlite:///{tmp_path / 'table.sqlite3'}") as live:
        monkeypatch.setattr(serving, "serve", lambda port, opened: links.append(opened(live.url)))
        play.in_browser("heroes", "skirmish", (str(army), "necropolis_zombies"), [], {}, None, 0)
        room = links[0].partition("/#/t/")[2].partition("?")[0]
        sides = [seat["side"] for seat in live.ask("GET", f"/api/rooms/{room}")[1]["seats"]]
    assert sides == ["castle_griffins", "necropolis_zombies"]


class Stopped:
    """A server that answers already."""

    started = True
    should_exit = False


def test_where_there_is_no_browser_the_link_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("webbrowser.open", lambda _: False)
    serving._browse(Stopped(), "http://localhost:1", lambda url: f"{url}/#/t/x")  # type: ignore[arg-type]
    assert capsys.readouterr().out == "Open this in a browser: http://localhost:1/#/t/x\n"


def test_a_game_that_the_server_refuses_ends_it(capsys: pytest.CaptureFixture[str]) -> None:
    def refused(_: str) -> str:
        raise SetupError("there is no such bot")

    server = Stopped()
    serving._browse(server, "http://localhost:1", refused)  # type: ignore[arg-type]
    assert server.should_exit
    assert capsys.readouterr().err == "error: there is no such bot\n"


# -- housekeeping ------------------------------------------------------------------------------------------------------


def test_what_nobody_touches_is_deleted_after_a_while(tmp_path: Path) -> None:
    now = 1_000 * DAY

    url = f"sqlite:///{tmp_path / 'table.sqlite3'}"

    async def run() -> None:
        store = Store.open(url)
        rooms = Rooms(store, Limits(), Workers(1))
        for days in (1, 100, 200, 400):
            for status in ("over", "running", "waiting"):
                await store.create(a_room(f"{status}{days}", touched=now - days * DAY, status=status))
            await store.save_record(f"r{days}", "text", "title", now - days * DAY)
        rooms.awake["over400"] = None  # type: ignore[assignment]
        await clear_away(rooms, Keep(), now)
        assert set(rooms_in(url)) == {
            *("over1", "over100", "over400"),
            *("running1", "running100", "running200"),
            *("waiting1", "waiting100", "waiting200"),
        }
        assert len(await store.list_records(9)) == 4
        rooms.awake.clear()
        await clear_away(rooms, Keep(finished=0, unfinished=0, records=150), now)
        assert len(rooms_in(url)) == 9
        assert {record.id for record in await store.list_records(9)} == {"r1", "r100"}
        await rooms.close()

    asyncio.run(run())


def test_old_rooms_are_deleted_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite3'}"

    async def run() -> None:
        store = Store.open(url)
        rooms = Rooms(store, Limits(), Workers(1))
        many = [a_room(f"room{n}", status="over") for n in range(MOST_DELETED + 5)]
        await asyncio.gather(*(store.create(room) for room in many))
        await clear_away(rooms, Keep(), time.time())
        assert rooms_in(url) == []
        await rooms.close()

    asyncio.run(run())


def test_a_server_keeps_house_from_its_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "table.sqlite3"

    async def fill() -> None:
        store = Store.open(f"sqlite:///{file}")
        await store.create(a_room(status="over"))
        await store.close()

    asyncio.run(fill())
    with live_server(f"sqlite:///{file}"):
        end = time.monotonic() + HANG
        while rooms_in(f"sqlite:///{file}"):
            assert time.monotonic() < end, "the old room is still there"
            time.sleep(0.05)
