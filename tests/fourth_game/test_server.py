"""The game on a server: a room by REST, players over websockets, and nothing told to whom it is not for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banneret.server.access import Limits
from couriers.box import CARDS
from couriers.position import Road
from tests.support.live_server import Live, Player, serving

MINE = {"kind": "person", "side": "", "name": "Maud"}
OPEN = {"kind": "open", "side": ""}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("rooms")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", Limits(messages_per_second=1e6, burst=10**6)) as found:
        yield found


def room(live: Live, *seats: dict[str, str], **more: object) -> dict[str, Any]:
    return live.room(*seats, game="couriers", scenario="race", **more)


def joined(live: Live, made: dict[str, Any]) -> tuple[Player, Player]:
    status, taken = live.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})
    assert status == 201
    return live.player(made["room"], made["keys"]["0"]), live.player(made["room"], taken["key"], lang="de")


def road(live: Live, made: dict[str, Any]) -> Road:
    game = live.rooms.awake[made["room"]].game
    assert game is not None
    assert isinstance(game.state, Road)
    return game.state


def test_two_players_race_to_the_end_and_never_hear_of_the_other_hand(live: Live) -> None:
    made = room(live, MINE, OPEN)
    players = joined(live, made)
    watcher = live.player(made["room"])
    rng = Random(2)
    while not players[0].table["over"]:
        s = road(live, made)
        now = players[s.seat]
        assert now.asked is not None
        assert players[1 - s.seat].asked is None
        assert now.answer(rng.choice(now.asked["options"])["key"])["is"] == "step"
        for other in (*players, watcher):
            if other is not now:
                other.reply(other.send(do="ping"))
        for seat, player in enumerate(players):
            view = seen(player)
            assert view["game"] == "couriers"
            assert view["players"][1 - seat]["hand"] == []
            assert view["players"][seat]["hand"] == [CARDS[card] for card in road(live, made).hands[seat]]
    assert sorted(players[0].table["returns"]) in ([-1, 1], [0, 0])
    assert [player["hand"] for player in seen(watcher)["players"]] == [[], []]
    told = [event for message in watcher.heard for event in message.get("events", message.get("log", ()))]
    assert told
    assert not [event for event in told if event["name"] == "drawn"]
    for seat, player in enumerate(players):
        drawn = [event for message in player.heard for event in message.get("events", message.get("log", ()))]
        assert {event["args"]["seat"] for event in drawn if event["name"] == "drawn"} == {seat}
    german = [event["text"] for message in players[1].heard for event in message.get("events", ())]
    assert any("erreicht Meile" in text for text in german)


def test_the_log_calls_everybody_by_name(live: Live) -> None:
    made = room(live, MINE, OPEN, {"kind": "bot", "side": "", "bot": "dashing"})
    players = joined(live, made)
    watcher = live.player(made["room"])
    while {line.split()[0] for line in lines(watcher)} != {"Maud", "Ola", "Dashing"}:
        assert not watcher.table["over"]
        for player in players:
            player.reply(player.send(do="ping"))
            if player.asked:
                player.answer()
        watcher.reply(watcher.send(do="ping"))
    again = live.player(made["room"], lang="de")
    assert {line.split()[0] for line in lines(again)} == {"Maud", "Ola", "Draufgänger"}
    earlier = watcher.reply(watcher.send(do="earlier", before=3))["events"]
    assert [event["text"] for event in earlier] == lines(watcher)[:3]


def test_whoever_has_no_name_of_their_own_goes_by_number(live: Live) -> None:
    nobody = {"kind": "person", "side": ""}
    assert lines(live.player(room(live, nobody, MINE)["room"]))[0] == "Player 1 is on the road."
    assert lines(live.player(room(live, MINE, MINE)["room"]))[0] == "Maud (1) is on the road."


def test_a_seat_that_changes_hands_goes_by_its_new_name(live: Live) -> None:
    made = room(live, MINE, OPEN)
    joined(live, made)
    assert lines(live.player(made["room"]))[0] == "Maud is on the road."
    status, _ = live.ask("DELETE", f"/api/rooms/{made['room']}/seats/0", key=made["keys"]["0"])
    assert status == 204
    status, _ = live.ask("POST", f"/api/rooms/{made['room']}/seats/0", {"name": "Ansa"})
    assert status == 201
    assert lines(live.player(made["room"]))[0] == "Ansa is on the road."


def lines(player: Player) -> list[str]:
    """What a player has read in the log."""
    return [event["text"] for message in player.heard for event in message.get("events", message.get("log", ()))]


def seen(player: Player) -> dict[str, Any]:
    """The view of a player, put together from what was sent."""
    view: dict[str, Any] = {}
    for message in player.heard:
        if message["is"] == "welcome" and message["table"]:
            view = message["table"]["view"]
        elif message["is"] == "step":
            view = merged(view, message["patch"])
    return view


def merged(target: Any, patch: Any) -> Any:
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = merged(result.get(name), value)
    return result


def test_a_bot_without_a_name_is_the_games_own(live: Live) -> None:
    made = room(live, MINE, {"kind": "bot", "side": ""})
    assert made["info"]["seats"][1]["bot"] == "dashing"
    assert made["info"]["seats"][1]["name"] == "Dashing"
    player = live.player(made["room"], made["keys"]["0"])
    rng = Random(1)
    while not player.table["over"]:
        if player.asked:
            assert player.answer(rng.choice(player.asked["options"])["key"])["is"] == "step"
        else:
            player.next()


def test_what_may_not_be_answered_is_refused_and_why_is_told(live: Live) -> None:
    made = room(live, MINE, OPEN)
    one, _ = joined(live, made)
    refused = one.answer("stop")
    assert (refused["is"], refused["clauses"]) == ("refused", ["CO-TRN-01"])
    reasons = one.reply(one.send(do="why", answer="stop"))
    assert [reason["clause"] for reason in reasons["reasons"]] == ["CO-TRN-01"]


def test_everything_about_the_game_is_to_be_had_by_rest(live: Live) -> None:
    status, games = live.ask("GET", "/api/games?lang=pl")
    assert (status, games[-1]["name"]) == (200, "Kurierzy")
    status, printed = live.ask("GET", "/api/catalogue/couriers?lang=fr")
    assert (status, printed["words"]["walk"]["name"]) == (200, "Pas")
    status, found = live.ask("GET", "/api/rules?game=couriers&q=inn")
    assert status == 200, found
    assert {clause["id"] for clause in found} >= {"CO-SET-01", "CO-TRN-06"}


def test_a_finished_game_is_looked_back_at_with_all_hands_open(live: Live) -> None:
    made = room(live, MINE, {"kind": "bot", "bot": "random", "side": ""}, seed=4)
    player = live.player(made["room"], made["keys"]["0"])
    while not player.table["over"]:
        if player.asked:
            player.answer()
        else:
            player.next()
    status, kept = live.ask("POST", f"/api/rooms/{made['room']}/record", key=made["keys"]["0"])
    assert status in (200, 201), kept
    status, info = live.ask("GET", f"/api/records/{kept['id']}")
    assert status == 200
    assert info["steps"] > 10
    where = f"/api/records/{kept['id']}"
    status, all_seen = live.ask("GET", f"{where}/steps?first=1&last=6&eyes=-2")
    assert status == 200, all_seen
    assert all(len(player["hand"]) == player["cards"] > 0 for player in all_seen[0]["view"]["players"])
    status, watched = live.ask("GET", f"{where}/steps?first=1&last=6&eyes=-1")
    assert not any(player["hand"] for player in watched[0]["view"]["players"])
    status, numbers = live.ask("GET", f"{where}/statistics")
    assert (status, numbers["steps"]) == (200, info["steps"])
