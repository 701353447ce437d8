"""Games that were left before the rules changed: they go on, their players decide, or they are closed."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from banneret.kernel.record import parse_record
from banneret.server.access import Limits
from banneret.server.rooms.rooms import Rooms
from tests.server.rooms.test_careers import BOT, bring, career, hall, show
from tests.server.rooms.test_careers import room as heroes_room
from tests.support.live_server import Live, Player, serving
from tests.support.time_limits import HANG

ROOT = Path(__file__).parents[3]
FOURTH = ROOT / "tests" / "fourth_game"
MAUD = {"kind": "person", "side": "castle_vanguard", "name": "Maud"}
OLA = {"kind": "person", "side": "necropolis_vanguard", "name": "Ola"}
OTHER = "0" * 16
SERVER = """
import sys
from tests.support.live_server import serving
if __name__ == "__main__":
    with serving(sys.argv[1]) as live:
        print(live.url, flush=True)
        sys.stdin.read()
"""


# -- a rule that really changes ----------------------------------------------------------------------------------------


@contextmanager
def server_with(games: Path, database: str) -> Iterator[Live]:
    """A server in a process of its own that finds the games of a folder, until it may stop reading."""
    paths = os.pathsep.join([str(games), *filter(None, sys.path)])
    env = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", SERVER, database]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=env, cwd=ROOT) as process:
        assert process.stdout is not None
        yield Live(process.stdout.readline().strip(), cast(Rooms, None))
        process.communicate(timeout=HANG)


def updated(games: Path, clauses: str, file: str = "", before: str = "", after: str = "") -> None:
    """Change a rule of the game: its second version."""
    rules = games / "couriers" / "rules.py"
    text = rules.read_text("utf-8")
    rules.write_text(text.replace('    id = "couriers"\n', '    id = "couriers"\n    version = 2\n'), "utf-8")
    (games / "couriers" / "versions.yaml").write_text(f"2: [{clauses}]\n", "utf-8")
    if file:
        path = games / "couriers" / file
        text = path.read_text("utf-8")
        assert before in text
        path.write_text(text.replace(before, after), "utf-8")


class Race:
    """A race of two that has begun on one version of the rules."""

    def __init__(self, folder: Path) -> None:
        self.games = folder / "games"
        shutil.copytree(FOURTH / "couriers", self.games / "couriers", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(FOURTH / "couriers-1.0.dist-info", self.games / "couriers-1.0.dist-info")
        self.database = f"sqlite:///{folder / 'table.sqlite3'}"
        seats = ({"kind": "person", "side": "", "name": "Maud"}, {"kind": "person", "side": "", "name": "Ola"})
        with server_with(self.games, self.database) as live:
            made = live.room(*seats, game="couriers", scenario="race")
            self.room, self.host = made["room"], made["host"]
            self.keys: list[str] = [made["keys"]["0"], made["keys"]["1"]]
            maud = live.player(self.room, self.keys[0])
            # An ambush would depend on where the others are.
            options = [option["key"] for option in (maud.asked or {})["options"]]
            maud.answer(min(options, key=lambda key: "ambush" in key))
            self.view = maud.until("welcome")["table"]["view"] if not maud.table else live_view(live, self)

    @contextmanager
    def after(self, *change: str) -> Iterator[Live]:
        """The server after an update."""
        updated(self.games, *change)
        with server_with(self.games, self.database) as live:
            yield live


def live_view(live: Live, race: Race) -> dict[str, Any]:
    """What the first player sees."""
    player = live.player(race.room, race.keys[0])
    return dict(player.table["view"])


def test_a_game_for_which_nothing_has_changed_goes_on_silently(tmp_path: Path) -> None:
    race = Race(tmp_path)
    with race.after("") as live:
        maud = live.player(race.room, race.keys[0])
        assert maud.heard[0]["room"]["rules_change"] is None
        assert maud.table["view"] == race.view


def test_a_game_that_comes_out_otherwise_goes_on_when_all_agree(tmp_path: Path) -> None:
    race = Race(tmp_path)
    with race.after("CO-SET-01", "box.py", "HEAD_START: Final = 2", "HEAD_START: Final = 3") as live:
        maud, ola = (live.player(race.room, key) for key in race.keys)
        change = maud.heard[0]["room"]["rules_change"]
        assert (change["state"], change["was"], change["now"]) == ("asks", 1, 2)
        assert change["clauses"] == ["CO-SET-01"]
        assert maud.table == {}
        assert maud.reply(maud.send(do="agree", yes=True))["is"] == "done"
        assert ola.until("room")["room"]["rules_change"]["agreed"] == [0]
        ola.send(do="agree", yes=True)
        for player in (maud, ola):
            welcome = player.until("welcome")
            assert welcome["room"]["rules_change"] is None
            assert welcome["table"]["view"] != race.view
        asked = next(player for player in (maud, ola) if player.asked)
        assert asked.answer()["is"] == "step"
    with server_with(race.games, race.database) as live:
        assert live.player(race.room, race.keys[0]).heard[0]["room"]["rules_change"] is None


def test_a_game_with_an_answer_that_is_not_allowed_any_more_is_closed_with_its_record(tmp_path: Path) -> None:
    race = Race(tmp_path)
    with race.after("CO-SET-02", "box.py", "HAND: Final = 3", "HAND: Final = 2") as live:
        told = live.player(race.room, race.keys[1]).heard[0]["room"]
        assert told["status"] == "over"
        assert told["rules_change"]["state"] == "closed"
        assert told["rules_change"]["clause"].startswith("CO-")
        assert told["rules_change"]["clauses"] == ["CO-SET-02"]
        status, text = live.ask("GET", f"/api/rooms/{race.room}/record", key=race.keys[0])
        assert status == 200
        record = parse_record(text)
        assert (record.ruleset, record.returns) == (1, None)
        assert len(record.body) > 6


# -- what players and hosts can do meanwhile ---------------------------------------------------------------------------


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(database_in(tmp_path), Limits(messages_per_second=1e6, burst=10**6)) as found:
        yield found


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'table.sqlite3'}"


def made_otherwise(folder: Path, live: Live | None, room: str, **columns: object) -> None:
    """Let a sleeping room have been left by other rules."""
    if live is not None and room in live.rooms.awake:
        live.rooms.drop(live.rooms.awake[room])
    columns = {"content": OTHER, "absence": 0, **columns}
    with sqlite3.connect(folder / "table.sqlite3") as base:
        named = ", ".join(f"{name} = :{name}" for name in columns)
        base.execute(f"UPDATE rooms SET {named} WHERE id = :id", {"id": room, **columns})
    base.close()


def left_by_other_rules(folder: Path, live: Live, **columns: object) -> tuple[dict[str, Any], Player, Player]:
    """A game of two players who come back after an update."""
    made = live.room(MAUD, OLA)
    first = [live.player(made["room"], made["keys"][seat]) for seat in ("0", "1")]
    asked = next(player for player in first if player.asked)
    asked.answer()
    for player in first:
        player.close()
    made_otherwise(folder, live, made["room"], **columns)
    maud, ola = (live.player(made["room"], made["keys"][seat]) for seat in ("0", "1"))
    return made, maud, ola


def change_of(player: Player) -> dict[str, Any] | None:
    found = player.heard[-1]["room"]["rules_change"]
    return None if found is None else dict(found)


def test_other_content_that_changes_nothing_is_not_even_mentioned(tmp_path: Path, live: Live) -> None:
    made, maud, _ = left_by_other_rules(tmp_path, live)
    assert change_of(maud) is None
    stored = live.rooms.awake[made["room"]].stored
    assert stored.content == live.rooms.awake[made["room"]].game.rules.content_hash()


def test_nothing_can_be_played_or_read_before_all_have_agreed(tmp_path: Path, live: Live) -> None:
    made, maud, _ = left_by_other_rules(tmp_path, live, digest=OTHER)
    assert (change_of(maud) or {})["state"] == "asks"
    refused = maud.reply(maud.send(do="answer", choice=0, answer="pass"))
    assert (refused["is"], refused["code"]) == ("refused", "rules_changed")
    status, told = live.ask("GET", f"/api/rooms/{made['room']}/record", key=made["keys"]["0"])
    assert (status, told["error"]["code"]) == (409, "rules_changed")
    watcher = live.player(made["room"])
    assert watcher.reply(watcher.send(do="agree", yes=True))["code"] == "forbidden"


def test_who_has_agreed_is_remembered_while_the_room_sleeps(tmp_path: Path, live: Live) -> None:
    made, maud, ola = left_by_other_rules(tmp_path, live, digest=OTHER)
    maud.reply(maud.send(do="agree", yes=True))
    maud.close()
    ola.close()
    live.rooms.drop(live.rooms.awake[made["room"]])
    again = live.player(made["room"], made["keys"]["1"])
    assert (change_of(again) or {})["agreed"] == [0]
    again.send(do="agree", yes=True)
    assert again.until("welcome")["table"] is not None


def test_a_player_who_says_no_closes_the_game(tmp_path: Path, live: Live) -> None:
    made, maud, ola = left_by_other_rules(tmp_path, live, digest=OTHER)
    maud.reply(maud.send(do="agree", yes=False))
    assert ola.until("room")["room"]["rules_change"]["state"] == "closed"
    status, text = live.ask("GET", f"/api/rooms/{made['room']}/record", key=made["keys"]["1"])
    secret = live.ask("GET", f"/api/rooms/{made['room']}")[1]["dice"]["secret"]
    assert (status, parse_record(text).body[-1], len(secret)) == (200, f"~ secret {secret}", 64)
    assert ola.reply(ola.send(do="agree", yes=True))["code"] == "not_wanted"


def test_a_seat_that_its_player_has_left_for_good_need_not_agree(tmp_path: Path, live: Live) -> None:
    made, maud, ola = left_by_other_rules(tmp_path, live, digest=OTHER)
    maud.reply(maud.send(do="agree", yes=True))
    ola.close()
    room = f"/api/rooms/{made['room']}"
    assert live.ask("PATCH", f"{room}/seats/1", {"kind": "bot"}, key=made["host"])[0] == 200
    welcome = maud.until("welcome")
    while welcome["table"] is None:
        welcome = maud.until("welcome")
    assert welcome["room"]["rules_change"] is None
    assert welcome["room"]["seats"][1]["hands"] == 1
    assert live.rooms.awake[made["room"]].game.handovers[-1].who == "bot"


def test_dice_after_the_change_can_be_proven(tmp_path: Path, live: Live) -> None:
    made, maud, ola = left_by_other_rules(tmp_path, live, digest=OTHER)
    before = maud.heard[-1]["room"]["dice"]["commitment"]
    maud.reply(maud.send(do="agree", yes=True))
    ola.send(do="agree", yes=True)
    after = ola.until("welcome")["room"]["dice"]["commitment"]
    assert before != after
    notes = [note.line for note in live.rooms.awake[made["room"]].game.notes]
    assert [f"~ dice {each}" in notes for each in (before, after)] == [True, True]


def test_a_room_of_a_newer_program_is_left_alone(tmp_path: Path, live: Live) -> None:
    made = live.room(MAUD, OLA)
    made_otherwise(tmp_path, live, made["room"], digest=OTHER, program="999.0.0")
    status, told = live.ask("GET", f"/api/rooms/{made['room']}")
    assert (status, told["error"]["code"]) == (409, "other_version")
    with sqlite3.connect(tmp_path / "table.sqlite3") as base:
        found = base.execute("SELECT content, rules_change FROM rooms").fetchone()
    base.close()
    assert found == (OTHER, "")


def test_a_finished_game_of_other_rules_keeps_its_end_and_its_record(tmp_path: Path, live: Live) -> None:
    made, maud, _ = left_by_other_rules(tmp_path, live, digest=OTHER, status="over", returns="[1,-1]")
    assert (change_of(maud) or {})["state"] == "past"
    status, text = live.ask("GET", f"/api/rooms/{made['room']}/record", key=made["keys"]["0"])
    assert (status, parse_record(text).returns) == (200, (1, -1))


# -- heroes who were in a game that ends there ------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["judged", "refused"])
def test_heroes_of_a_game_that_is_closed_go_home_as_they_came(tmp_path: Path, live: Live, how: str) -> None:
    halls = [hall(live), hall(live)]
    heroes = [bring(live, key, career(name)) for key, name in zip(halls, ("Ann", "Bo"), strict=True)]
    seats = [
        {"kind": "person", "side": side, "name": side, "hall": key, "hero": hero["id"]}
        for side, key, hero in zip(("standard", "pennant"), halls, heroes, strict=True)
    ]
    status, made = heroes_room(live, *seats)
    assert status == 201, made
    players = [live.player(made["room"], made["keys"][seat]) for seat in ("0", "1")]
    next(player for player in players if player.asked).answer()
    for player in players:
        player.close()
    assert [show(live, key, hero["id"])["room"] for key, hero in zip(halls, heroes, strict=True)] == [made["room"]] * 2
    assert heroes_room(live, seats[0], BOT)[0] == 409
    made_otherwise(tmp_path, live, made["room"], digest=OTHER)
    if how == "judged":
        with sqlite3.connect(tmp_path / "table.sqlite3") as base:
            last = "SELECT max(n) FROM room_lines WHERE room = :room AND substr(line, 1, 1) NOT IN ('=', '#', '~')"
            base.execute(
                f"UPDATE room_lines SET line = substr(line, 1, 1) || ' no_such_answer' "
                f"WHERE room = :room AND n = ({last})",
                {"room": made["room"]},
            )
        base.close()
    ann = live.player(made["room"], made["keys"]["0"])
    if how == "refused":
        assert (change_of(ann) or {})["state"] == "asks"
        assert show(live, halls[0], heroes[0]["id"])["room"] == made["room"]
        bo = live.player(made["room"], made["keys"]["1"])
        ann.reply(ann.send(do="agree", yes=False))
        assert bo.until("room")["room"]["rules_change"]["state"] == "closed"
    else:
        assert (change_of(ann) or {})["state"] == "closed"
    for key, hero in zip(halls, heroes, strict=True):
        told = show(live, key, hero["id"])
        assert (told["room"], told["history"], told["sheet"]) == ("", [], hero["sheet"])
    assert heroes_room(live, *seats)[0] == 201, "and may go out again"


# -- in the background -------------------------------------------------------------------------------------------------


def judged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage()[5:9] for record in caplog.records if "by the rules of today" in record.getMessage()]


def wait_until_judged(folder: Path) -> None:
    """Until no room is left that nobody has looked at; the test has a bound of its own."""
    with sqlite3.connect(folder / "table.sqlite3") as base:
        while base.execute("SELECT count(*) FROM rooms WHERE content = ? AND rules_change = ''", (OTHER,)).fetchone()[
            0
        ]:
            pass
    base.close()


def test_each_room_is_judged_once_by_one_of_two_nodes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "banneret.server")
    database = database_in(tmp_path)
    with serving(database) as before:
        rooms = [before.room(MAUD, OLA) for _ in range(4)]
    for n, made in enumerate(rooms):
        made_otherwise(tmp_path, None, made["room"], **({"digest": OTHER} if n % 2 else {}))
    with serving(database, node=True) as one, serving(database, node=True) as two:
        wait_until_judged(tmp_path)
        for n, made in enumerate(rooms):
            for node in (one, two):
                told = node.player(made["room"], made["keys"]["0"]).heard[0]["room"]["rules_change"]
                assert (told is not None) == bool(n % 2)
    assert sorted(judged(caplog)) == sorted(made["room"][:4] for made in rooms)
