"""Scenarios of the players' own at the table: checked, played, kept, woken again and shared as a record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from banneret.kernel.record import parse_record
from banneret.scenario_files import files_of
from tests.heroes.designing.maps import OWN, changed
from tests.support.live_server import Live, serving

BOTS = [{"kind": "bot", "bot": "random", "side": side} for side in ("castle/catherine", "random")]
ALONE = [{"kind": "person", "side": "castle/catherine"}, {"kind": "bot", "bot": "random", "side": "random"}]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('own') / 'table.sqlite3'}") as found:
        yield found


def check(live: Live, text: str, lang: str = "en") -> dict[str, object]:
    status, found = live.ask("POST", f"/api/scenarios/check?lang={lang}", raw=text.encode())
    assert status == 200, found
    return dict(found)


def test_a_file_that_can_be_played_is_shown_as_the_lobby_needs_it(live: Live) -> None:
    found = check(live, OWN)
    assert (found["errors"], found["warnings"]) == ([], [])
    info = found["scenario"]
    assert isinstance(info, dict)
    assert (info["id"], info["name"], info["players"]) == ("two_hills", "Two Hills", [2])
    assert info["text"] == "Nobody remembers who built the towers."
    assert info["tables"]["2"]["rounds"] == 6
    assert {spot["at"]: spot["seat"] for spot in info["tables"]["2"]["spots"]}["3,0"] == 1


def test_every_mistake_is_told_with_its_line(live: Live) -> None:
    found = check(live, changed("few:T1", "few:T9").replace("rounds: 6", "rounds: 60"))
    assert found["scenario"] is None
    assert [each["line"] for each in found["errors"]] == [5, 17]  # type: ignore[attr-defined]
    found = check(live, changed("few:T1", "few:T9"))
    assert found["errors"] == [{"line": 17, "text": 'two_hills: setup.units[0]: unknown unit "T9"'}]


@pytest.mark.parametrize("text", ["{" * 5000, "\0", "a: &a [*a]", "x" * 900_000], ids=["deep", "nul", "cycle", "large"])
def test_a_hostile_file_is_no_fault_of_ours(live: Live, text: str) -> None:
    assert len(check(live, text)["errors"]) == 1  # type: ignore[arg-type]
    wanted = {"game": "heroes", "scenario": "own", "seats": BOTS, "definition": text}
    status, refused = live.ask("POST", "/api/rooms", wanted)
    assert status in (400, 413)
    assert refused["error"]["code"] in ("bad_scenario", "bad_request", "too_large")


def test_a_room_is_refused_with_the_lines_of_the_mistakes(live: Live) -> None:
    wanted = {"game": "heroes", "scenario": "own", "seats": BOTS, "definition": changed("few:T1", "few:T9")}
    status, refused = live.ask("POST", "/api/rooms", wanted)
    assert (status, refused["error"]["code"]) == (400, "bad_scenario")
    assert refused["error"]["text"] == 'scenario:17: two_hills: setup.units[0]: unknown unit "T9"'


def test_a_file_is_never_read_for_somebody_from_afar(live: Live, tmp_path: Path) -> None:
    (tmp_path / "map.yaml").write_text(OWN)
    for name in ("map.yaml", str(tmp_path / "map.yaml"), "../map.yml"):
        status, _ = live.ask("POST", "/api/rooms", {"game": "heroes", "scenario": name, "seats": BOTS})
        assert status == 400


def test_a_room_plays_it_and_remembers_it_asleep(live: Live) -> None:
    made = live.room(*ALONE, scenario="own", definition=OWN)
    assert (made["info"]["scenario"], made["info"]["title"]) == ("two_hills", "Two Hills")
    room = live.rooms.awake[made["room"]]
    assert room.game.setup.definition.startswith('{"id": "two_hills"')
    digest = room.game.digest
    live.rooms.drop(room)
    status, info = live.ask("GET", f"/api/rooms/{made['room']}")
    assert (status, info["title"]) == (200, "Two Hills")
    assert live.rooms.awake[made["room"]].game.digest == digest


def test_its_record_is_kept_and_replayed(live: Live) -> None:
    made = live.room(*ALONE, scenario="own", definition=OWN)
    status, text = live.ask("GET", f"/api/rooms/{made['room']}/record", key=made["keys"]["0"])
    assert status == 200
    record = parse_record(text if isinstance(text, str) else text.decode())
    assert record.setup.scenario == "two_hills"
    status, kept = live.ask("POST", "/api/records", raw=record.text().encode())
    assert status == 201, kept
    status, info = live.ask("GET", f"/api/records/{kept['id']}")
    assert (status, info["title"]) == (200, "Two Hills")


def test_parts_are_put_into_words_with_the_way_to_them_while_there_are_mistakes(live: Live) -> None:
    found = check(live, changed("few:T1", "few:T9"), "de")
    assert found["scenario"] is None
    told = {tuple(each["path"]): each["text"] for each in found["sentences"]}  # type: ignore[attr-defined]
    assert told["events", 0] == "Runde 3: Jeder Spieler: Erhalte 2 Gold."
    assert told["events", 0, "do", 0] == "Erhalte 2 Gold."
    assert ("victory", 0) in told


def test_schemas_and_shipped_files_are_served(live: Live) -> None:
    for game, scenario, key in (("heroes", "crossroads", "layout"), ("battlelore", "the_muddy_field", "terrain")):
        status, schema = live.ask("GET", f"/api/scenarios/{game}/schema")
        assert status == 200
        assert key in schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
        status, polish = live.ask("GET", f"/api/scenarios/{game}/schema?lang=pl")
        assert (status, polish) == (200, json.loads(files_of(game).schema("pl")))
        status, file = live.ask("GET", f"/api/scenarios/{game}/{scenario}")
        assert status == 200
        assert file["text"] == files_of(game).shipped(scenario)
        assert live.ask("GET", f"/api/scenarios/{game}/no_such_thing")[0] == 404
    assert live.ask("GET", "/api/scenarios/battlefield/schema")[0] == 404
