"""Nodes in processes of their own that are killed, or stopped for longer than they hold their rooms."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.live_server import Live, Player
from tests.support.postgres import Postgres
from tests.support.time_limits import HANG

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are stopped by signals")
PERSONS = tuple({"kind": "person", "side": army} for army in ("castle_vanguard", "necropolis_vanguard"))
WATCH = """
CREATE TABLE writes (n bigserial, room text, epoch int, holder text, was int, now int);
CREATE FUNCTION noted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO writes (room, epoch, holder, was, now) VALUES (new.id, new.epoch, new.holder, old.length, new.length);
    RETURN new;
END $$;
CREATE TRIGGER noted AFTER UPDATE ON rooms FOR EACH ROW EXECUTE FUNCTION noted();
"""


class Proc(Live):
    def __init__(self, process: "subprocess.Popen[str]", url: str) -> None:
        super().__init__(url, None)  # type: ignore[arg-type]
        self.process = process


@contextmanager
def processes(database: str, count: int) -> Iterator[list[Proc]]:
    """Nodes as `banneret serve` starts them."""
    started: list[subprocess.Popen[str]] = []
    try:
        for _ in range(count):
            with socket.create_server(("127.0.0.1", 0)) as free:
                port = free.getsockname()[1]
            url = f"http://127.0.0.1:{port}"
            command = [sys.executable, "-m", "banneret", "serve", "--port", f"{port}", "--database", database]
            started.append(
                subprocess.Popen(
                    [*command, "--node", url], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
                )
            )
        found = []
        for process in started:
            assert process.stdout is not None
            line = re.search(r"http://\S+?(?=/ )", process.stdout.readline())
            assert line is not None
            found.append(Proc(process, line[0]))
        for live in found:
            _until_it_answers(live)
        yield found
    finally:
        for process in started:
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGCONT)
            process.kill()
            process.communicate(timeout=HANG)


def _until_it_answers(live: Live) -> None:
    end = time.monotonic() + HANG
    while True:
        try:
            if live.ask("GET", "/api/ready")[0] == 200:
                return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def reconnected(live: Live, room: str, key: str) -> Player:
    """Somebody who reconnects until the room is there, as a page does."""
    end = time.monotonic() + HANG
    while True:
        assert time.monotonic() < end
        player = Player(live, room)
        player.send(do="hello", room=room, keys=[key])
        try:
            told = player.next()
        except ConnectionClosed as closed:
            # The node that holds the room did not answer before its time was up.
            assert closed.rcvd is not None
            assert closed.rcvd.code == 1012
            continue
        if told["is"] == "welcome":
            return player
        assert told["again"] is not None, told
        time.sleep(told["again"])


def hold_to_one_writer(database: str, room: str) -> None:
    """In the order in which the database carried them out: no epoch goes back, each has one holder, and every write
    goes on where the one before has ended."""
    address = re.sub(r"^postgresql\+psycopg", "postgresql", database)
    with psycopg.connect(address) as connection:
        rows: list[Any] = connection.execute(
            "SELECT epoch, holder, was, now FROM writes WHERE room = %s ORDER BY n", (room,)
        ).fetchall()
    epochs = [row[0] for row in rows]
    assert epochs == sorted(epochs)
    # A node that leaves gives its rooms up under the epoch it has.
    assert all(len({row[1] for row in rows if row[0] == epoch and row[1]}) <= 1 for epoch in set(epochs))
    assert all(one[3] == two[2] for one, two in pairwise(rows))
    assert len(set(epochs)) >= 3, "it was taken twice"


def both_play(players: list[Player], answers: int) -> list[int]:
    """Both answer in turn; how many events each knows of then."""
    known = [0, 0]
    for _ in range(answers):
        asked = next(player for player in players if player.asked)
        step = asked.answer()
        assert step["is"] == "step", step
        other = next(player for player in players if player is not asked)
        known[players.index(asked)] = step["upto"]
        known[players.index(other)] = other.until("step")["upto"]
    return known


def test_rooms_of_killed_and_stopped_nodes_go_on_elsewhere_and_nobody_writes_twice(postgres: Postgres) -> None:
    database = postgres.new_database()
    with processes(database, 3) as (one, two, three):
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(WATCH)
        made = one.room(*PERSONS)
        room, keys = made["room"], list(made["keys"].values())
        near, far = one.player(room, keys[0]), two.player(room, keys[1])
        known = both_play([near, far], 4)

        # Killed: those who were connected through another node are told at once.
        one.process.kill()
        assert far.closed() == 1012
        back = [reconnected(live, room, key) for live, key in zip((two, three), keys, strict=True)]
        assert [player.table["seat"] for player in back] == [0, 1]
        assert [player.heard[0]["log"][-1]["n"] + 1 for player in back] == [known[0], known[1]], "nothing told is lost"
        both_play(back, 4)

        # Stopped for longer than it holds its rooms, in the middle of an answer: what it does when it wakes is refused.
        holder = _holder(database, room, (two, three))
        other = three if holder is two else two
        os.kill(holder.process.pid, signal.SIGSTOP)
        asked = next(player for player in back if player.asked)
        asked.send(do="answer", choice=asked.asked["choice"], answer=asked.asked["options"][0]["key"])  # type: ignore[index]
        moved = [reconnected(other, room, key) for key in keys]
        known = both_play(moved, 3)
        os.kill(holder.process.pid, signal.SIGCONT)
        # It finds that its rooms are gone, and cuts off those who still look at them there.
        assert [player.closed() for player in back if player.line.state.name == "OPEN" and _is_at(player, holder)]
        later = both_play(moved, 3)
        assert later[0] > known[0]
        third = reconnected(holder, room, keys[0])
        assert third.heard[0]["log"][-1]["n"] + 1 == later[0]
    hold_to_one_writer(database, room)


def _is_at(player: Player, live: Proc) -> bool:
    return player.url == live.url


def _holder(database: str, room: str, lives: tuple[Proc, ...]) -> Proc:
    with psycopg.connect(database) as connection:
        row = connection.execute(
            "SELECT nodes.url FROM rooms JOIN nodes ON nodes.id = rooms.holder WHERE rooms.id = %s", (room,)
        ).fetchone()
    assert row is not None
    return next(live for live in lives if live.url == row[0])


def test_a_clock_goes_on_with_its_room_and_runs_out_once(postgres: Postgres) -> None:
    """The node that holds a room is killed in the middle of a clock, and the next one stopped before it has run out."""
    database = postgres.new_database()
    with processes(database, 3) as (one, two, three):
        calm, short = (one.room(*PERSONS, seconds=seconds) for seconds in (300, 25))
        players = [one.player(calm["room"], key) for key in calm["keys"].values()]
        both_play(players, 2)
        began = time.monotonic()
        hasty = one.player(short["room"], *short["keys"].values())
        assert hasty.table["clock"]["left"] > 20
        time.sleep(3)
        one.process.kill()

        # Whose time runs has lost what has passed, and nothing is counted twice or from the beginning.
        clock = reconnected(two, calm["room"], calm["keys"]["0"]).table["clock"]
        assert 300 - (time.monotonic() - began) - 1 <= clock["left"] <= 298
        # Less than 20 seconds were left: whoever has to come back first has as many.
        there = reconnected(three, short["room"], short["keys"]["0"])
        assert 15 < there.table["clock"]["left"] <= 20

        holder = _holder(database, short["room"], (two, three))
        other = three if holder is two else two
        os.kill(holder.process.pid, signal.SIGSTOP)
        moved = reconnected(other, short["room"], short["keys"]["0"])
        late, given = moved.table["clock"]["seat"], moved.table["clock"]["left"]
        assert 15 < given <= 20
        os.kill(holder.process.pid, signal.SIGCONT)
        waited = time.monotonic()
        assert moved.until("said")["line"]["kind"] == "late"
        assert time.monotonic() - waited > given - 5
        answered = moved.until("said")["line"]
        assert (answered["kind"], answered["who"]) == ("answered", late)
        assert answered["told"]["en"]
    with psycopg.connect(database) as connection:
        told = connection.execute(
            "SELECT kind, who FROM room_chat WHERE room = %s AND kind <> '' ORDER BY n", (short["room"],)
        ).fetchall()
    assert told[:2] == [("late", late), ("answered", late)]
    assert [kind for kind, who in told if who == late].count("late") == 1


def test_nodes_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "banneret", "serve", "--port", "0", "--node", "http://127.0.0.1:1"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path / 'table.sqlite3'}"],
        capture_output=True, text=True, timeout=HANG, check=False,
    )  # fmt: skip
    assert done.returncode
    assert "PostgreSQL" in done.stderr
