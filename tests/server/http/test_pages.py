"""What docs/protocol.md and docs/serving.md say of the server is so: examples run, tables and numbers fit."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banneret.server.access import Limits, lines_for
from banneret.server.http.api import ENDPOINTS
from banneret.server.http.websocket import CHEAP
from banneret.server.jobs.tasks import MOST_LINES
from banneret.server.rooms.chat import CHAT_LINES
from banneret.server.rooms.housekeeping import Keep
from banneret.table.protocol import PROTOCOL, ClientMessage
from tests.support.live_server import Live, Player, serving

ROOT = Path(__file__).parents[3]
PROTOCOL_PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SERVING_PAGE = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
SOURCES = "".join(
    file.read_text(encoding="utf-8")
    for folder in ("server", "battlelore/hall_of_heroes")
    for file in (ROOT / "src/banneret" / folder).rglob("*.py")
)
BLOCKS = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", PROTOCOL_PAGE, re.MULTILINE | re.DOTALL)]
ROWS = re.findall(r'^\| ((?:`\{"do".*?\}`(?:, )?)+) \| `(\w+)`', PROTOCOL_PAGE, re.MULTILINE)
MESSAGES = [
    pytest.param(json.loads(message), answer, id=message)
    for messages, answer in ROWS
    for message in re.findall(r"`(\{.*?\})`", messages)
]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('pages') / 'table.sqlite3'}") as found:
        yield found


@pytest.fixture
def player(live: Live) -> Iterator[Player]:
    """Somebody in the first turn of a game, who has an answer to take back and one to give again."""
    seats = ({"kind": "person", "side": "castle/catherine"}, {"kind": "bot", "bot": "random", "side": "necropolis"})
    made = live.room(*seats, scenario="brave-new-world", seed=5)
    player = live.player(made["room"], made["keys"]["0"])
    rng = Random(1)
    for _ in range(200):
        while not player.asked:
            player.until("step")
        keys = [option["key"] for option in player.asked["options"]]
        if player.table["can_undo"] and "end_turn" in keys:
            break
        player.answer(rng.choice([key for key in keys if key != "end_turn"] or keys))
    assert player.table["can_undo"]
    yield player
    player.close()


# -- examples ----------------------------------------------------------------------------------------------------------


def test_the_room_the_hello_and_the_answer_of_the_page_are_taken(live: Live) -> None:
    wanted, _academy, hello, answer = BLOCKS
    status, made = live.ask("POST", "/api/rooms", wanted)
    assert status == 201
    assert made["info"]["status"] == "waiting"
    key = live.ask("POST", f"/api/rooms/{made['room']}/start", key=made["host"])
    assert key[0] == 200
    player = Player(live, made["room"])
    hello["room"] = hello["room"].replace("ROOM", made["room"])
    hello["keys"] = [made["keys"]["0"] for _ in hello["keys"]]
    player.line.send(json.dumps(hello))
    welcome = player.reply(hello["seq"])
    assert (welcome["is"], welcome["protocol"], welcome["seats"]) == ("welcome", PROTOCOL, [0])
    assert f"this protocol: {PROTOCOL} |" in PROTOCOL_PAGE
    while not player.asked:
        player.until("step")
    player.line.send(json.dumps(answer))
    assert player.reply(answer["seq"])["code"] == "stale"
    answer |= {"seq": answer["seq"] + 1, "choice": player.asked["choice"], "answer": player.asked["options"][0]["key"]}
    player.line.send(json.dumps(answer))
    assert player.reply(answer["seq"])["is"] == "step"
    player.close()


ABOUT_SEATS = ("ask_seat", "give_seat")
TABLE_OF_TWO = ("report", "days_off", "draw", "abort")
"""What only people among themselves can say, or only where the clock allows it."""


def test_the_messages_about_seats_are_answered_as_the_page_says(live: Live) -> None:
    """They are between a host and another person, so they need a table of two."""
    seats = ({"kind": "person", "side": "castle_host"}, {"kind": "open", "side": "dungeon_host"})
    made = live.room(*seats, scenario="skirmish")
    key = live.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})[1]["key"]
    host, other = live.player(made["room"], made["keys"]["0"], made["host"]), live.player(made["room"], key)
    about = {message.values[0]["do"]: message.values for message in MESSAGES}  # type: ignore[index]
    for who, name in zip((host, other), ABOUT_SEATS, strict=True):
        message, answer = about[name]
        assert isinstance(message, dict)
        assert who.reply(who.send(**message))["is"] == answer
    host.close()
    other.close()


def test_messages_at_a_table_of_two_are_answered_as_the_page_says(live: Live) -> None:
    """A line of chat is reported, a day off taken, a draw offered, and the game called off before any answer."""
    seats = ({"kind": "person", "side": "castle_host", "name": "Maud"}, {"kind": "person", "side": "dungeon_host"})
    made = live.room(*seats, scenario="skirmish", seconds=86_400, pace={"days_off": 2})
    one, other = (live.player(made["room"], made["keys"][seat]) for seat in "01")
    about = {message.values[0]["do"]: message.values for message in MESSAGES}  # type: ignore[index]
    lines = about["report"][0]["n"]  # type: ignore[index]
    for n in range(lines + 1):
        other.reply(other.send(do="say", text=f"line {n}"))
    for name in TABLE_OF_TWO:
        message, answer = about[name]
        assert isinstance(message, dict)
        assert one.reply(one.send(**message))["is"] == answer
    one.close()
    other.close()


@pytest.mark.parametrize(
    ("message", "answer"),
    [one for one in MESSAGES if one.values[0]["do"] not in (*ABOUT_SEATS, *TABLE_OF_TWO)],  # type: ignore[index]
)
def test_every_message_of_the_page_is_answered_as_it_says(player: Player, message: dict[str, Any], answer: str) -> None:
    if message["do"] == "redo":
        player.reply(player.send(do="undo"))
    if message["do"] == "hint":
        assert player.asked is not None
        message = {**message, "choice": player.asked["choice"]}
    reply = player.reply(player.send(**message))
    assert reply["is"] == answer, reply
    if "dwelling_gold" in str(message):
        assert reply["reasons"]


def test_every_message_there_is_is_on_the_page() -> None:
    told = {message.values[0]["do"] for message in MESSAGES} | {"hello", "answer"}  # type: ignore[index]
    assert told == {kind.__struct_config__.tag for kind in ClientMessage.__args__}
    questions = {kind.__struct_config__.tag for kind in ClientMessage.__args__ if kind not in CHEAP}
    listed = re.search(r"questions \(([^)]*)\)", PROTOCOL_PAGE)
    assert listed is not None
    assert set(re.findall(r"`(\w+)`", listed[1])) == questions - {"hello", "ping"}


# -- tables ------------------------------------------------------------------------------------------------------------


def test_every_request_is_on_the_page() -> None:
    names = {"room": "ROOM", "seat": "N", "record": "ID", "game": "GAME", "clause": "CLAUSE", "hero": "HERO",
             "draft": "DRAFT", "shared": "ID", "scenario": "SCENARIO", "lab": "LAB", "device": "ID", "passkey": "ID",
             "name": "NAME", "player": "PLAYER", "channel": "CHANNEL", "secret": "SECRET",
             "tournament": "TOURNAMENT", "report": "ID"}  # fmt: skip
    rows = [row for row in PROTOCOL_PAGE.splitlines() if row.startswith("| `")]
    for endpoint in ENDPOINTS:
        path = re.sub(r"\{(\w+)\}", lambda found: names[found[1]], endpoint.path)
        tail = path.removeprefix("/api/records/ID")
        good = [row for row in rows if f"`{endpoint.method}" in row and (f"{path}`" in row or f"`{tail}`" in row)]
        assert good, f"{endpoint.method} {path}"


def test_every_code_is_on_the_page() -> None:
    """What the sources refuse with, and nothing else."""
    used = set(re.findall(r'(?:Problem\(\d+, |conflict\(\s*|_refuse\(seq, )"(\w+)"', SOURCES)) | {"too_fast", "refused"}
    told = re.search(r"`refused` has a `code`\.(.*?)Codes may", PROTOCOL_PAGE, re.DOTALL)
    assert told is not None
    assert set(re.findall(r"`(\w+)`", told[1])) == used


def test_every_close_code_is_on_the_page() -> None:
    used = {int(code) for code in re.findall(r"\b10[01]\d\b", SOURCES)} - {1000, 1001, 1024}
    told = {int(code) for code in re.findall(r"^\| (10\d\d) \|", PROTOCOL_PAGE, re.MULTILINE)}
    assert told == used


def test_the_numbers_of_the_page_are_those_of_the_server() -> None:
    limits = Limits()
    text = " ".join(PROTOCOL_PAGE.split())
    for words in (
        f"Messages of at most {limits.message_bytes} bytes, {limits.messages_per_second:g} a second with bursts of "
        f"{limits.burst};",
        f"{limits.questions_per_second:g} a second with bursts of {limits.question_burst};",
        f"at most {limits.chat_length} characters, one every two seconds with bursts of {limits.chat_burst}.",
        f"{limits.rooms_per_hour} rooms and {limits.records_per_hour} records an hour, "
        f"{limits.connections_per_address} websockets, {lines_for(limits.connections_per_address)} TCP connections and "
        f"{limits.requests_per_second:g} requests a second",
        f"the last {MOST_LINES:,} events and {CHAT_LINES} lines",
    ):
        assert words in text
    assert limits.chats_per_second == 0.5
    assert limits.message_bytes == 4096


def test_the_limits_and_times_of_the_page_are_those_of_the_server() -> None:
    told: dict[str, float] = {}
    for names, values in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([0-9., ]+) \|", SERVING_PAGE, re.MULTILINE):
        told |= dict(zip(re.findall(r"`(\w+)`", names), map(float, values.split(", ")), strict=True))
    wanted = {name: float(getattr(what, name)) for what in (Limits(), Keep()) for name in what.__struct_fields__}
    assert told == wanted
