"""How many lines there may be at once, and the open files they need."""

from __future__ import annotations

import asyncio
import errno
import re
import resource
import socket
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from banneret.kernel.errors import SetupError
from banneret.server.access import Addresses, Limits, lines_for, websockets_for
from banneret.server.http.network import open_files as files
from banneret.server.http.network.connection_protocols import (
    BATCH,
    NO_FILE,
    PORTION,
    HttpLine,
    LineConfig,
    LineServer,
)
from banneret.server.http.network.connections import AT_ONCE, SLOWEST, UNREAD, Lines, Phase
from banneret.server.http.network.open_files import files_for, with_files
from tests.server.bare_lines import GUARD, dial, heard, send_until_closed, status
from tests.support.live_server import serving

DEFAULT = Limits()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite3'}"


# -- how many ----------------------------------------------------------------------------------------------------------


def test_silent_lines_of_one_address_make_place_for_its_next(database: str) -> None:
    limits = Limits(connections_per_address=1)
    with serving(database, limits) as live, ExitStack() as stack:
        silent = [stack.enter_context(closing(dial(live))) for _ in range(lines_for(1))]
        assert live.ask("GET", "/api/health")[0] == 200
        assert silent[0].recv(1) == b"", "the one that had waited longest"
        silent[-1].sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert status(silent[-1].recv(65_536)) == 200


def test_a_visitor_gets_in_while_a_proxy_holds_silent_lines(database: str) -> None:
    limits = Limits(connections=1)
    with serving(database, limits, ("127.0.0.1",)) as live, ExitStack() as stack:
        for _ in range(3 * lines_for(1)):
            stack.enter_context(closing(dial(live)))
        assert live.ask("GET", "/api/health")[0] == 200


def test_slow_bodies_make_place_as_well_and_those_who_play_do_not(database: str) -> None:
    limits = Limits(connections_per_address=1)
    with serving(database, limits) as live, ExitStack() as stack:
        made = live.room({"kind": "person", "side": "castle_host"}, {"kind": "person", "side": "necropolis_host"})
        player = live.player(made["room"], made["keys"]["0"])
        head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
        slow = [stack.enter_context(closing(dial(live, head))) for _ in range(2 * lines_for(1))]
        assert live.ask("GET", "/api/health")[0] == 200
        assert heard(slow[0]) == b"", "the one that had waited longest"
        assert player.reply(player.send(do="ping"))["is"] == "done"
        player.close()


class Wire:
    """A transport that notes what is done to it."""

    def __init__(self, unsent: int = 0) -> None:
        self.done: list[str] = []
        self.unsent = unsent

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def close(self) -> None:
        self.done.append("close")

    def abort(self) -> None:
        self.done.append("abort")


class Loop:
    """A clock, and nothing that happens by itself."""

    def __init__(self) -> None:
        self.now = 0.0
        self.later: list[Any] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Any, *args: Any) -> None:
        self.later.append((delay, call, args))


def lines_of(loop: Loop, *hosts: str, limits: Limits = DEFAULT, proxies: tuple[str, ...] = ()) -> tuple[Any, list[Any]]:
    lines: Any = Lines(limits, proxies)
    wires = []
    for host in hosts:
        wires.append(Wire())
        lines.come(wires[-1], host, loop)
        loop.now += 1
    return lines, wires


def test_who_is_let_go_first_is_who_has_waited_longest() -> None:
    loop = Loop()
    lines, (a, b, c, d) = lines_of(loop, "1.1.1.1", "1.1.1.2", "1.1.1.3", "1.1.1.4")
    lines.place(a, Phase.BUSY, 5)
    lines.place(b, Phase.UNREAD, 6)
    lines.place(c, Phase.ARRIVING, 7)
    for gone in (d, b, c):
        assert lines.make_room(1) == 1
        assert gone.done == ["abort"]
    assert lines.make_room(1) == 0
    assert (a.done, len(lines)) == ([], 1)
    for wire in (a, b, c, d):
        lines.go(wire)
    assert (len(lines), lines._counts, lines._addresses, lines._until) == (0, {}, {}, {})


def test_where_all_are_busy_the_newest_is_turned_away() -> None:
    loop, most = Loop(), lines_for(1)
    lines, wires = lines_of(loop, *["1.1.1.1"] * most, limits=Limits(connections_per_address=1))
    for wire in wires:
        lines.place(wire, Phase.BUSY, 9)
    assert not lines.come(Wire(), "1.1.1.1", loop)
    assert lines.come(Wire(), "1.1.1.2", loop)
    assert lines.turned_away == 1


def test_an_address_is_a_network_of_the_newer_kind_and_a_proxy_is_nobody() -> None:
    loop, most = Loop(), lines_for(1)
    limits = Limits(connections_per_address=1)
    hosts = [f"2001:db8::{n:x}" for n in range(1, most + 2)]
    _, wires = lines_of(loop, *hosts, limits=limits)
    assert [wire.done for wire in wires[:2]] == [["abort"], []]
    _, wires = lines_of(loop, *["10.0.0.7"] * (most + 2), limits=limits, proxies=("10.0.0.0/24",))
    assert [wire.done for wire in wires if wire.done] == []


def test_an_answer_that_nobody_takes_is_given_up_by_its_size() -> None:
    loop = Loop()
    lines, (large, small) = lines_of(loop, "1.1.1.1", "1.1.1.1")
    large.unsent = 10 * SLOWEST
    for wire in (large, small):
        lines.place(wire, Phase.UNREAD, 100)
    lines.look(100 + UNREAD - 1)
    assert (large.done, small.done) == ([], [])
    lines.look(100 + UNREAD)
    assert (large.done, small.done) == ([], ["abort"])
    lines.look(100 + UNREAD + 10)
    assert large.done == ["abort"]


def test_who_waits_too_long_is_closed_once_and_then_given_up() -> None:
    loop = Loop()
    lines, (line,) = lines_of(loop, "1.1.1.1", limits=Limits(head_seconds=10))
    lines.look(9)
    assert line.done == []
    for now in (10, 11, 12):
        lines.look(now)
    assert line.done == ["close"]
    lines.look(10 + UNREAD)
    assert line.done == ["close", "abort"]


@pytest.mark.parametrize("phase", [Phase.WAITING, Phase.UNREAD])
def test_many_whose_time_is_up_are_closed_in_portions(phase: Phase) -> None:
    loop, many = Loop(), 2 * AT_ONCE + 3
    limits = Limits(head_seconds=10, connections_per_address=1000)
    lines, wires = lines_of(loop, *["1.1.1.1"] * many, limits=limits)
    for wire in wires:
        lines.place(wire, phase, 0)
    closed = list[int]()
    more = True
    while more:
        more = lines.look(10_000)
        closed.append(sum(bool(wire.done) for wire in wires))
    assert closed == [AT_ONCE, 2 * AT_ONCE, many]


def test_nobody_looks_where_there_are_no_lines() -> None:
    loop = Loop()
    lines, (line,) = lines_of(loop, "1.1.1.1")
    lines.go(line)
    for _ in range(3):
        while loop.later:
            _, call, args = loop.later.pop()
            call(*args)
    assert lines._loop is None
    assert lines.come(Wire(), "1.1.1.1", loop)
    assert len(loop.later) == 1


def test_an_answer_that_is_never_read_does_not_stay(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("banneret.server.http.network.connections.UNREAD", 0.2)
    monkeypatch.setattr("banneret.server.http.network.connections.SLOWEST", 100_000_000)
    with serving(database) as live:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.settimeout(GUARD)
        line.connect(("127.0.0.1", int(live.url.rpartition(":")[2])))
        asked = b"GET /api/catalogue/heroes HTTP/1.1\r\nHost: localhost\r\n\r\n" * 40
        send_until_closed(line, asked)


def test_a_visitor_behind_a_proxy_has_so_many_requests_at_once(database: str) -> None:
    limits, proxies = Limits(connections_per_address=1), ("127.0.0.1",)
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: %s\r\nContent-Length: 9\r\n\r\n"
    with serving(database, limits, proxies) as live, ExitStack() as stack:
        for _ in range(lines_for(1)):
            # Once it is told to go on, the server has begun with the request.
            slow = head.replace(b"\r\n\r\n", b"\r\nExpect: 100-continue\r\n\r\n") % b"192.0.2.1"
            line = stack.enter_context(closing(dial(live, slow)))
            assert status(line.recv(65_536)) == 100
        forwarded = {"X-Forwarded-For": "192.0.2.1"}
        assert live.ask("GET", "/api/health", headers=forwarded)[0] == 429
        assert live.ask("GET", "/api/health", headers={"X-Forwarded-For": "192.0.2.2"})[0] == 200
    addresses = Addresses(limits)
    with addresses.requesting("a") as good:
        assert good
    assert not addresses._requesting


def test_a_portion_is_small(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one line has sent is not read to its end before the others have their turn."""
    read: list[int] = []
    taken = HttpLine.data_received

    def noting(self: HttpLine, data: bytes) -> None:
        read.append(len(data))
        taken(self, data)

    monkeypatch.setattr(HttpLine, "data_received", noting)
    with serving(database) as live:
        live.ask("POST", "/api/records", raw=b"x" * 500_000, headers={"Content-Type": "text/plain"})
    assert max(read) <= PORTION


# -- files -------------------------------------------------------------------------------------------------------------


def test_lines_and_websockets_fit_each_other() -> None:
    for count in (1, 64, 255, 256, 257, 4000, 100_000):
        assert websockets_for(lines_for(count)) >= count - 1
        assert lines_for(websockets_for(count + 200)) <= count + 200


@pytest.mark.parametrize("given", [1024, 4096, 5000])
def test_where_the_system_gives_fewer_files_less_is_promised(monkeypatch: pytest.MonkeyPatch, given: int) -> None:
    monkeypatch.setattr(files, "allowed", lambda wanted: given)
    limits, told = with_files(Limits())
    assert files_for(limits) <= given
    assert f"{given} files: {limits.connections} connections at most, not 4000" in told
    assert with_files(limits) == (limits, "")


def test_where_the_system_gives_hardly_any_nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "allowed", lambda wanted: 256)
    with pytest.raises(SetupError, match="lets the server open 256 files, and it needs"):
        with_files(Limits())


def test_a_server_gets_the_files_it_promises(database: str) -> None:
    wanted = files_for(Limits())
    if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < wanted:
        pytest.skip("this system does not give so many files")
    command = f"ulimit -S -n 512 && exec {sys.executable} -m banneret serve --port 0 --database {database}"
    with subprocess.Popen(["sh", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        found = re.search(r"Max open files\s+(\d+)", Path(f"/proc/{process.pid}/limits").read_text())
        process.terminate()
        process.communicate(timeout=60)
    assert found is not None
    assert int(found[1]) == wanted


def test_a_system_without_files_is_told_once_and_room_is_made(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        lines: Any = Lines(Limits())
        server = LineServer(LineConfig(lambda: None, lines, log_config=None))
        wires: list[Any] = [Wire() for _ in range(3 * BATCH)]
        for n, wire in enumerate(wires):
            lines.come(wire, f"10.0.{n // 250}.{n % 250}", loop)
        error = OSError(errno.EMFILE, "Too many open files")
        for _ in range(BATCH):
            server.on_error(loop, {"message": NO_FILE, "exception": error})
        assert [wire.done for wire in wires].count(["abort"]) == BATCH

    asyncio.run(run())
    (said,) = [record for record in caplog.records if record.name == "banneret.server"]
    assert said.getMessage() == (
        f"no new connection can be accepted ([Errno 24] Too many open files): {BATCH} that waited were closed"
    )
