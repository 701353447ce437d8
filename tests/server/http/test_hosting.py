"""What a host is told of the servers, and nobody else; readiness; the log as JSON."""

from __future__ import annotations

import json
import logging
import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from banneret.server.http import app
from banneret.server.http.hosting.log_lines import JsonLines, form_of
from banneret.server.problems import Problem
from tests.support.live_server import Live, Player, serving
from tests.support.postgres import Postgres
from tests.support.time_limits import HANG

KEY = "the-key-of-the-host"
PERSONS = tuple({"kind": "person", "side": army} for army in ("castle_vanguard", "necropolis_vanguard"))
SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[0-9.]+')


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}", host_key=KEY) as found:
        yield found


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + HANG
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_numbers_are_for_the_host_alone(live: Live) -> None:
    room = live.room(*PERSONS)["room"]
    live.player(room)
    for key in ("", "x" * 19):
        assert live.ask("GET", "/api/host", key=key)[0] == 403
        assert live.ask("GET", "/metrics", key=key)[0] == 404
    logging.getLogger("banneret.server").error("something went wrong with %s", "this")
    status, told = live.ask("GET", "/api/host", key=KEY)
    assert (status, told["silent"]) == (200, 0)
    [node] = told["nodes"]
    assert (node["rooms"], node["guests"], node["connections"], node["ready"]) == (1, 1, 1, True)
    assert node["refused"] >= 4
    assert node["latest"][-1]["text"] == "something went wrong with this"
    assert room not in json.dumps(told)


def test_a_reported_line_of_chat_is_for_the_host_alone(live: Live) -> None:
    made = live.room(*PERSONS)
    maud, ola = (live.player(made["room"], key) for key in made["keys"].values())
    for n in range(3):
        assert maud.reply(maud.send(do="say", text=f"line {n}"))["is"] == "done"
    assert maud.reply(maud.send(do="report", n=1))["code"] == "no_report"
    assert ola.reply(ola.send(do="report", n=7))["code"] == "not_found"
    for _ in range(2):
        assert ola.reply(ola.send(do="report", n=1))["is"] == "done"
    assert live.ask("GET", "/api/host/reports", key="x" * 19)[0] == 403
    status, [told] = live.ask("GET", "/api/host/reports", key=KEY)
    assert (status, [line["text"] for line in told["lines"]]) == (200, ["line 0", "line 1"])
    assert live.ask("DELETE", f"/api/host/reports/{told['id']}", key="x" * 19)[0] == 403
    assert live.ask("DELETE", f"/api/host/reports/{told['id']}", key=KEY)[0] == 204
    assert live.ask("GET", "/api/host/reports", key=KEY)[1] == []
    assert live.ask("DELETE", f"/api/host/reports/{told['id']}", key=KEY)[0] == 404


def test_metrics_are_what_prometheus_reads(live: Live) -> None:
    live.room(*PERSONS)
    status, text = live.ask("GET", "/metrics", key=KEY)
    assert status == 200
    lines = text.splitlines()
    assert all(line.startswith(("# HELP banneret_", "# TYPE banneret_")) or SAMPLE.fullmatch(line) for line in lines)
    assert "banneret_rooms 1" in lines
    assert "banneret_ready 1" in lines
    assert any(line.startswith('banneret_waiting{pool="thinking"} ') for line in lines)
    typed = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(typed) == len(set(typed))


def test_without_a_key_nobody_is_the_host(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as live:
        assert live.ask("GET", "/api/host", key="x" * 32)[0] == 403
        assert live.ask("GET", "/metrics", headers={"Authorization": "Bearer "})[0] == 404


def test_the_numbers_of_all_nodes_are_found_at_any(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    with serving(database, node=True, host_key=KEY) as one, serving(database, node=True, host_key=KEY) as two:
        until(
            lambda: all(live.rooms.links is not None and len(live.rooms.links.node.alive) == 2 for live in (one, two))
        )
        one.room(*PERSONS)
        for live in (one, two):
            status, told = live.ask("GET", "/api/host", key=KEY)
            assert status == 200
            assert {node["node"]: node["rooms"] for node in told["nodes"]} == {
                one.rooms.name[:8]: 1,
                two.rooms.name[:8]: 0,
            }


def test_a_server_whose_database_is_away_is_not_ready(postgres: Postgres) -> None:
    with serving(postgres.new_database()) as live:
        assert live.ask("GET", "/api/ready") == (200, {"ready": True})
        postgres.stop()
        try:
            assert live.ask("GET", "/api/ready")[0] == 503
            assert live.ask("GET", "/api/health")[0] == 200
        finally:
            postgres.start()
        until(lambda: live.ask("GET", "/api/ready")[0] == 200)


def test_a_server_that_stops_is_not_ready(live: Live) -> None:
    live.rooms._leaving = True
    status, told = live.ask("GET", "/api/ready")
    assert (status, told["error"]["code"]) == (503, "moved")


def test_a_server_that_gets_ready_says_so_and_lets_everybody_in_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine all words are read for the better part of a minute: nobody is to find a silent server."""
    read, database = threading.Event(), f"sqlite:///{tmp_path / 'table.sqlite3'}"
    monkeypatch.setattr(app, "warm_words", lambda: read.wait(HANG))
    monkeypatch.setattr(app, "warm_printed", lambda: None)
    with serving(database, warm=True) as live, ThreadPoolExecutor(2) as others:
        assert live.ask("GET", "/api/health")[0] == 200
        assert live.ask("GET", "/api/ready")[0] == 503
        made = others.submit(live.room, *PERSONS)
        time.sleep(0.2)
        # Nothing goes on by itself either, which would need the words, too.
        assert not made.done()
        assert not live.app.state.by_itself
        read.set()
        room = made.result(HANG)
        assert live.ask("GET", "/api/ready")[0] == 200
        assert live.player(room["room"], room["keys"]["0"]).table
        assert live.app.state.by_itself


def test_somebody_who_comes_back_to_a_server_that_gets_ready_is_let_in_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    with serving(database) as live:
        made = live.room(*PERSONS)
    read = threading.Event()
    monkeypatch.setattr(app, "warm_words", lambda: read.wait(HANG))
    monkeypatch.setattr(app, "warm_printed", lambda: None)
    with serving(database, warm=True) as live:
        player = Player(live, made["room"])
        player.send(do="hello", room=made["room"], keys=[made["keys"]["0"]])
        with pytest.raises(TimeoutError):
            player.next(0.2)
        read.set()
        assert player.until("welcome")["seats"] == [0]
        player.close()


def test_a_server_that_could_not_read_everything_beforehand_says_so_and_still_puts_everything_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(app, "warm_words", lambda: None)
    monkeypatch.setattr(app, "warm_printed", broken)
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}", warm=True) as live:
        made = live.room(*PERSONS)
        live.player(made["room"], made["keys"]["0"])
        until(lambda: "beforehand" in caplog.text)
        assert live.rooms.awake
    assert not live.rooms.awake


def test_the_log_as_json_is_one_object_a_line() -> None:
    form = JsonLines("abc")
    try:
        raise Problem(400, "bad", "with\nlines")
    except Problem:
        record = logging.LogRecord("banneret.server", logging.ERROR, "", 0, "a %s", ("word",), sys.exc_info())
    line = form.format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["text"], told["node"], told["error"]) == ("error", "a word", "abc", "Problem")
    assert "with" in told["trace"]
    assert form_of("json") == "json"
