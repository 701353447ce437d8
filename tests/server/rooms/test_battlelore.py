"""Rooms of BattleLore: played over a socket, taken back, asked why, kept as records and shown again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banneret.battlelore.box.adventures import adventure_ids, load_adventure
from banneret.kernel.record import parse_record
from banneret.server.access import Limits
from tests.support.live_server import Live, Player, serving

MAUD = "hero=Maud:warrior:warrior_cleave:sword_of_dawn"
ME = {"kind": "person", "side": MAUD, "name": "Ada"}
ALONE = {"kind": "person", "side": "alone", "name": "Ada"}
BOT = {"kind": "bot", "bot": "greedy", "side": "alone"}
OPEN = {"kind": "open", "side": "alone"}
OWN = """
id: my_field
name: My Field
first: pennant
banners: 2
terrain: {forest: ["4.6"]}
units:
  standard: {human_sword_blue: ["8.5", "8.6"]}
  pennant: {goblin_sword_green: ["0.5", "0.6"]}
"""


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("lore")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", Limits(messages_per_second=1e6, burst=10**6)) as found:
        yield found


def room(live: Live, *seats: dict[str, str], scenario: str = "first_laurels", **more: object) -> dict[str, Any]:
    """A new room of BattleLore."""
    return live.room(*seats, game="battlelore", scenario=scenario, **more)


def alone(live: Live, made: dict[str, Any]) -> Player:
    """Whoever made the room, once something is asked."""
    player = live.player(made["room"], made["keys"]["0"])
    while not player.asked and not player.table["over"]:
        player.until("step")
    return player


def go_on(player: Player, until: str, rng: Random, most: int = 400) -> None:
    """Answer at random until a step asks."""
    for _ in range(most):
        while not player.asked:
            if player.table["over"]:
                return
            player.until("step")
        if player.asked["step"] == until:
            return
        keys = [option["key"] for option in player.asked["options"]]
        assert player.answer(rng.choice([key for key in keys if key not in ("done", "pass")] or keys))["is"] == "step"


def test_a_seat_without_words_is_of_the_side_of_its_half(live: Live) -> None:
    made = room(live, ME, BOT)
    assert [seat["side"] for seat in made["info"]["seats"]] == [f"standard {MAUD}", "pennant"]
    assert made["info"]["title"] == "First Laurels"
    four = room(live, ALONE, BOT, BOT, BOT)
    assert [seat["side"] for seat in four["info"]["seats"]] == ["standard", "standard", "pennant", "pennant"]


def test_a_welcome_tells_the_adventure(live: Live) -> None:
    made = room(live, ALONE, OPEN, scenario="wizards_at_the_ford")
    live.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})
    player = Player(live, made["room"])
    told = player.hello(made["keys"]["0"], lang="de")
    assert told["notes"]["goals"][0]["kind"] == "banners"
    assert told["table"]["view"]["adventure"] == "wizards_at_the_ford"
    assert told["table"]["view"]["game"] == "battlelore"
    assert told["table"]["asked"]["prompt"]


def test_an_answer_is_taken_back_and_a_refusal_has_its_clause(live: Live) -> None:
    made = room(live, ALONE, BOT, scenario="the_muddy_field", seed=3)
    player = alone(live, made)
    go_on(player, "ask_order", Random(1))
    assert player.asked is not None
    key = next(option["key"] for option in player.asked["options"] if option["key"].startswith("order:"))
    before = player.asked
    player.answer(key)
    assert player.table["can_undo"]
    player.reply(player.send(do="undo"))
    assert player.asked is not None
    assert player.asked["options"] == before["options"]
    refused = player.answer("order:4.6")
    assert refused["is"] == "refused"
    assert refused["clauses"][0].startswith("BL-CMD")
    reasons = player.reply(player.send(do="why", at="hex:4.6"))["reasons"]
    assert [reason["clause"] for reason in reasons] == ["BL-CMD-04"]


def test_ways_tell_where_ordered_units_may_go(live: Live) -> None:
    made = room(live, ALONE, BOT, scenario="the_muddy_field", seed=3)
    player = alone(live, made)
    go_on(player, "ask_mover", Random(1))
    ways = player.reply(player.send(do="reach"))["ways"]
    assert player.asked is not None
    assert {way["answers"][0] for way in ways} == {
        option["key"] for option in player.asked["options"] if option["key"] != "done"
    }
    assert all(way["path"][-1] == way["to"] and len(way["path"]) == way["cost"] for way in ways)
    before = player.reply(player.send(do="past", n=0))
    assert before["view"]["turns"] <= 1
    foreseen = player.reply(player.send(do="foresee", answer=ways[0]["answers"][0]))
    assert foreseen.keys() == {"is", "re", "answer", "final", "aim"}


def test_an_adventure_is_played_to_its_end_and_shown_again(live: Live) -> None:
    made = room(live, ME, BOT, definition=OWN, scenario="my_field", seed=5)
    player = alone(live, made)
    rng = Random(2)
    address = f"/api/rooms/{made['room']}/statistics"
    assert live.ask("GET", address, key=made["keys"]["0"])[0] == 409
    assert player.table["returns"] == []
    go_on(player, "nothing", rng, 1500)
    assert player.table["over"]
    status, numbers = live.ask("GET", address, key=made["keys"]["0"])
    assert (status, bool(numbers["ended"])) == (200, True)
    status, text = live.ask("GET", f"/api/rooms/{made['room']}/record", key=made["keys"]["0"])
    assert status == 200
    assert parse_record(text).setup.scenario == "my_field"
    status, kept = live.ask("POST", "/api/records", raw=text.encode())
    assert status in (200, 201), kept
    status, info = live.ask("GET", f"/api/records/{kept['id']}")
    assert status == 200
    assert info["title"] == "My Field"
    assert info["turns"]
    assert info["rounds"][0]["round"] == 1
    assert any(mark["kind"] == "end" for mark in info["marks"])
    status, steps = live.ask("GET", f"/api/records/{kept['id']}/steps?first=0&last=12&eyes=-2")
    assert status == 200
    assert all(side["hand"] for side in steps[0]["view"]["sides"])
    status, numbers = live.ask("GET", f"/api/records/{kept['id']}/statistics")
    assert status == 200
    assert numbers["dice"][0]["dice"][0]["die"] == "battle"


def test_a_mistake_in_an_adventure_of_ones_own_is_told(live: Live) -> None:
    wanted = {"game": "battlelore", "scenario": "my_field", "seats": [ALONE, BOT], "definition": OWN + "banner: 3\n"}
    status, problem = live.ask("POST", "/api/rooms", wanted)
    assert (status, problem["error"]["code"]) == (400, "bad_scenario")


def test_an_adventure_file_is_checked_with_the_line_of_each_mistake(live: Live) -> None:
    status, found = live.ask("POST", "/api/scenarios/check?lang=fr", raw=OWN.encode())
    assert (status, found["game"], found["errors"]) == (200, "battlelore", [])
    hexes = found["scenario"]["field"]["hexes"]
    assert {hex: place["land"] for hex, place in hexes.items()} == {"4.6": "forest"}
    status, found = live.ask("POST", "/api/scenarios/check", raw=OWN.replace("banners: 2", "banners: 20").encode())
    assert status == 200
    assert found["scenario"] is None
    assert found["errors"][0]["line"] == 5


def test_a_hero_is_created_at_the_academy(live: Live) -> None:
    player = alone(live, room(live, {"kind": "person", "side": "hero=Maud"}, scenario="academy"))
    assert player.asked is not None
    assert {option["at"] for option in player.asked["options"]} >= {"class:wizard", "class:rogue"}
    go_on(player, "nothing", Random(1))
    assert player.table["over"]


def test_the_catalogue_and_the_lobby_have_battlelore(live: Live) -> None:
    status, box = live.ask("GET", "/api/catalogue/battlelore?lang=fr")
    assert status == 200
    assert len(box["hexes"]) == 113
    status, games = live.ask("GET", "/api/games?lang=pl")
    found = next(game for game in games if game["id"] == "battlelore")
    assert [info["id"] for info in found["scenarios"]] == list(adventure_ids())
    picture = next(info["field"] for info in found["scenarios"] if info["id"] == "the_giants_hoard")
    assert picture["hexes"]["2.6"]["land"] == "boulders"
    assert ["2.6", 1, "hill_giant"] in picture["units"]
    assert picture["hexes"]["3.5"]["chests"] == load_adventure("the_giants_hoard").chests.count("3.5")
