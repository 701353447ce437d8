"""What a request may cost: hostile files are refused before they are read, and nothing is remembered forever."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from banneret.battlelore.career import career
from banneret.battlelore.career.career import Career, CareerSheet, PastAdventure
from banneret.battlelore.hall_of_heroes import endpoints as hall_endpoints
from banneret.battlelore.hall_of_heroes import rooms as hall_rooms
from banneret.battlelore.hall_of_heroes.hero_summary import brief_of, in_brief, parse_brief
from banneret.bots import make
from banneret.heroes.campaigns import OWN_KEPT, own_campaign
from banneret.server.access import Limits
from banneret.server.store import careers as career_rows
from banneret.server.store.careers import MOST_CAREERS
from tests.support.live_server import Live, serving

DAY = "2026-11-16"
TEXT = {"Content-Type": "text/plain"}
ARMIES = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons")


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(
        f"sqlite:///{tmp_path_factory.mktemp('requests') / 'table.sqlite3'}", Limits(records_per_hour=1000)
    ) as found:
        yield found


def play_out(live: Live, room: str) -> None:
    """Play a room to its end, anyhow, with nobody told of it."""
    game = live.rooms.awake[room].game
    bot = make("random", game.setup.game, 1)
    while not game.over:
        game.apply(bot.choose(game.view(game.state.seat), game.rules))
    live.rooms.awake[room].stored.status = "over"


def test_a_campaign_of_deep_json_is_refused(live: Live) -> None:
    deep = '{"options":' + '{"a":' * 100_000 + "1" + "}" * 100_001
    status, told = live.ask("POST", "/api/campaigns", raw=deep.encode(), headers=TEXT)
    assert (status, told["error"]["code"]) == (400, "refused")
    assert "not a campaign" in told["error"]["text"]


@pytest.mark.parametrize("more", [
    {"seat": "castle " * 20_000}, {"options": {f"o{n}": "x" for n in range(20_000)}}, {"campaign": "c" * 500_000},
])  # fmt: skip
def test_no_part_of_a_campaign_is_as_large_as_its_file(live: Live, more: dict[str, Any]) -> None:
    text = json.dumps({"campaign": "dragons_blood", "seat": "dungeon/mutare", **more})
    status, told = live.ask("POST", "/api/campaigns", raw=text.encode(), headers=TEXT)
    assert (status, told["error"]["code"]) == (400, "refused")


def test_campaigns_of_the_players_own_are_not_remembered_for_ever() -> None:
    assert own_campaign.cache_info().maxsize == OWN_KEPT


def test_numbers_of_a_game_nobody_may_watch_are_for_who_played(live: Live) -> None:
    made = live.room(*({"kind": "person", "side": army} for army in ARMIES), watching=False)
    path = f"/api/rooms/{made['room']}/statistics"
    assert live.ask("GET", path)[0] == 403
    play_out(live, made["room"])
    assert live.ask("GET", path)[0] == 403
    assert live.ask("GET", path, key="A" * 32)[0] == 403
    assert live.ask("GET", path, key=made["keys"]["0"])[0] == 200
    assert live.ask("GET", path, key=made["host"])[0] == 200


# -- heroes ------------------------------------------------------------------------------------------------------------


def hero(name: str, deeds: int = 0) -> bytes:
    """A hero as a file, with this many adventures behind him."""
    past = PastAdventure(game="g", at=DAY, adventure="first_laurels", role="hero", side="standard", won=True)
    history = tuple(msgspec.structs.replace(past, game=f"g{n}", won=n % 2 == 0) for n in range(deeds))
    sheet = CareerSheet(of="warrior", skills=("warrior_cleave",), equipped=("war_horn",), owned=("lore_stone",))
    found = Career(name=name, status="active", began=DAY, of="warrior", sheet=sheet, history=history)
    return found.text().encode()


def hall(live: Live, *heroes: bytes) -> str:
    """The key of a hall with these heroes."""
    key = str(live.ask("POST", "/api/halls")[1]["key"])
    for text in heroes:
        status, told = live.ask("POST", "/api/heroes", raw=text, key=key, headers=TEXT)
        assert status == 201, told
    return key


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many careers the server reads whole."""
    found: list[int] = []
    whole = career.parse_career

    def parse(text: str) -> Career:
        found.append(len(text))
        return whole(text)

    for module in (hall_endpoints, hall_rooms):
        monkeypatch.setattr(module, "parse_career", parse)
    return found


def adventure(live: Live, side: str, **more: str) -> tuple[int, Any]:
    """A room with a hero of a hall and a bot."""
    seats = [{"kind": "person", "side": side, **more}, {"kind": "bot", "bot": "random", "side": "pennant"}]
    return live.ask("POST", "/api/rooms", {"game": "battlelore", "scenario": "first_laurels", "seats": seats})


def test_a_list_of_heroes_reads_no_career(live: Live, parsed: list[int]) -> None:
    key = hall(live, hero("Ada", 300), hero("Bea", 5), hero("Cay"))
    parsed.clear()
    status, told = live.ask("GET", "/api/heroes", key=key)
    assert status == 200
    assert parsed == []
    found = [(one["name"], one["adventures"], one["victories"]) for one in told]
    assert found == [("Ada", 300, 150), ("Bea", 5, 3), ("Cay", 0, 0)]
    assert live.ask("GET", f"/api/heroes/{told[0]['id']}", key=key)[1]["adventures"] == 300
    assert len(parsed) == 1


def test_a_key_that_is_repeated_counts_once(live: Live) -> None:
    key, other = hall(live, hero("Ada"), hero("Bea")), hall(live, hero("Cay"))
    told = live.ask("GET", "/api/heroes", key=",".join([key] * 8 + [other]))[1]
    assert sorted(one["name"] for one in told) == ["Ada", "Bea", "Cay"]


def test_heroes_are_listed_in_parts(live: Live) -> None:
    key = hall(live, *(hero(name) for name in ("Ada", "Bea", "Cay", "Dee", "Eve")))
    parts = [live.ask("GET", f"/api/heroes?first={n}&limit=2", key=key)[1] for n in (0, 2, 4, 6)]
    assert [[one["name"] for one in part] for part in parts] == [["Ada", "Bea"], ["Cay", "Dee"], ["Eve"], []]
    assert live.ask("GET", f"/api/heroes?limit={MOST_CAREERS + 1}", key=key)[0] == 400


def test_a_hero_who_comes_along_is_the_only_one_who_is_read(live: Live, parsed: list[int]) -> None:
    key = hall(live, hero("Ada"), hero("Bea"), hero("Cay"))
    bea = live.ask("GET", "/api/heroes", key=key)[1][1]["id"]
    parsed.clear()
    status, made = adventure(live, "standard", hall=key, hero=bea)
    assert status == 201, made
    assert len(parsed) == 1


def test_a_hall_holds_so_many_heroes_however_they_come(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    key = hall(live, hero("Ada"), hero("Bea"))
    monkeypatch.setattr(career_rows, "MOST_CAREERS", 2)
    status, told = live.ask("POST", "/api/heroes", raw=hero("Cay"), key=key, headers=TEXT)
    assert (status, told["error"]["code"]) == (409, "hall_full")
    status, told = adventure(live, "standard hero=Dee", hall=key)
    assert (status, told["error"]["code"]) == (409, "hall_full")
    assert len(live.ask("GET", "/api/heroes", key=key)[1]) == 2


def test_a_brief_made_from_text_is_the_brief_of_the_career() -> None:
    text = hero("Ada", 7).decode()
    assert parse_brief(brief_of(text)) == in_brief(career.parse_career(text))
