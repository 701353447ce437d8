"""What a request may cost: hostile files are refused before they are read, and nothing is remembered for ever."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from banneret.bots import make
from banneret.heroes import campaigns
from banneret.heroes.campaigns import OWN_KEPT, own_campaign
from tests.support.live import Live, serving

TEXT = {"Content-Type": "text/plain"}
ARMIES = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons")


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('requests') / 'table.sqlite3'}") as found:
        yield found


def play_out(live: Live, room: str) -> None:
    """Play a room to its end, anyhow, with nobody told of it."""
    game = live.hall.rooms[room].game
    bot = make("random", game.setup.game, 1)
    while not game.over:
        game.apply(bot.choose(game.view(game.state.seat), game.rules))
    live.hall.rooms[room].stored.status = "over"


def test_a_campaign_of_deep_json_is_refused(live: Live) -> None:
    deep = '{"options":' + '{"a":' * 100_000 + "1" + "}" * 100_001
    status, told = live.ask("POST", "/api/campaigns", raw=deep.encode(), headers=TEXT)
    assert (status, told["error"]["code"]) == (400, "refused")
    assert "no campaign" in told["error"]["text"]


def test_a_campaign_of_ones_own_is_refused_unread(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "load_scenario", lambda *_: pytest.fail("its scenarios were read"))
    text = json.dumps({"campaign": "mine", "seat": "castle", "definitions": ["{}", "{}"]})
    status, told = live.ask("POST", "/api/campaigns", raw=text.encode(), headers=TEXT)
    assert (status, told["error"]["code"]) == (409, "own_campaign")


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
