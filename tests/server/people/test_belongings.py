"""What belongs to somebody: a lost browser loses nothing, and whoever is forgotten is named nowhere."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banneret.server.access import Limits
from tests.server.http.test_requests import TEXT, hero
from tests.server.people.test_identity import code
from tests.support.browsers import Visitor
from tests.support.live_server import Live, serving

NAME = "Mathilde-of-Aix"
"""A name that stands nowhere else."""
MINE = {"kind": "person", "side": "castle_griffins", "name": NAME}
OPEN = {"kind": "open", "side": "necropolis_zombies"}
BOT = {"kind": "bot", "side": "necropolis_zombies"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def live(folder: Path) -> Iterator[Live]:
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", Limits(sign_ins_per_hour=1000)) as found:
        yield found


def room(visitor: Visitor, *seats: dict[str, str], **more: object) -> dict[str, Any]:
    status, made = visitor.ask("POST", "/api/rooms", {"game": "heroes", "scenario": "skirmish", "seats": seats, **more})
    assert status == 201, made
    return dict(made)


def recovered(visitor: Visitor) -> Visitor:
    """The same person with another browser."""
    other = Visitor(visitor.live)
    secret = visitor.ask("POST", "/api/me/recovery")[1]["secret"]
    assert other.ask("POST", "/api/sign-in/link", {"secret": secret})[0] == 200
    return other


def play_out(live: Live, made: dict[str, Any]) -> None:
    """Everybody answers at random until the game is over."""
    game = live.rooms.awake[made["room"]].game
    lots = Random(1)
    keys = [str(key) for key in made["keys"].values()]
    players = [live.player(made["room"], key) for key in keys]
    while not game.over:
        asked = game.state.seat
        player = players[asked]
        while player.asked is None:
            player.next()
        player.answer(lots.choice(player.asked["options"])["key"])
    for player in players:
        player.close()


# -- seats -------------------------------------------------------------------------------------------------------------


def test_a_seat_opens_on_another_device_without_its_key(live: Live) -> None:
    maud = Visitor(live).become()
    made = room(maud, MINE, OPEN)
    phone = recovered(maud)
    welcome = phone.sit(made["room"]).heard[-1]
    assert (welcome["seats"], welcome["host"]) == ([0], True)
    assert Visitor(live).sit(made["room"]).heard[-1]["seats"] == []
    assert Visitor(live).become("Eve").sit(made["room"]).heard[-1]["seats"] == []
    assert phone.ask("POST", f"/api/rooms/{made['room']}/start")[0] == 200


def test_a_seat_taken_by_somebody_who_is_signed_in_is_theirs(live: Live) -> None:
    made = room(Visitor(live), MINE, OPEN)
    ola = Visitor(live).become("Ola")
    assert ola.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})[0] == 201
    assert recovered(ola).sit(made["room"]).heard[-1]["seats"] == [1]


def test_keys_that_a_browser_has_can_be_brought_and_others_not(live: Live) -> None:
    guest = Visitor(live)
    made, other = room(guest, MINE, OPEN), room(Visitor(live), MINE, OPEN)
    guest.become()
    brought = {
        "rooms": [
            {"room": made["room"], "keys": [made["keys"]["0"], made["host"]]},
            {"room": other["room"], "keys": [made["keys"]["0"]]},
            {"room": "B" * 32, "keys": [made["host"]]},
        ]
    }
    assert guest.ask("POST", "/api/me/keys", brought) == (200, {"rooms": [made["room"]]})
    phone = recovered(guest)
    assert phone.sit(made["room"]).heard[-1]["seats"] == [0]
    assert phone.sit(other["room"]).heard[-1]["seats"] == []


def test_what_is_stored_of_a_seat_opens_nothing_by_itself(live: Live, folder: Path) -> None:
    made = room(Visitor(live).become(), MINE, OPEN)
    with sqlite3.connect(folder / "table.sqlite3") as connection:
        hashes = [str(row[0]) for row in connection.execute("SELECT key_hash FROM people_seats")]
        sessions = [str(row[0]) for row in connection.execute("SELECT hash FROM people_sessions")]
    assert len(hashes) == 2
    for stored in (*hashes, *sessions):
        for key in (stored, stored[:32]):
            assert live.ask("POST", f"/api/rooms/{made['room']}/start", key=key)[0] in (401, 403)
            assert live.ask("GET", "/api/me", key=key[:32])[1]["me"] is None


def test_who_gives_a_seat_up_has_it_no_longer(live: Live) -> None:
    maud = Visitor(live).become()
    made = room(maud, MINE, OPEN)
    assert maud.ask("DELETE", f"/api/rooms/{made['room']}/seats/0")[0] == 204
    eve = Visitor(live).become("Eve")
    assert eve.ask("POST", f"/api/rooms/{made['room']}/seats/0", {"name": "Eve"})[0] == 201
    assert maud.sit(made["room"]).heard[-1]["seats"] == []
    assert eve.sit(made["room"]).heard[-1]["seats"] == [0]


# -- halls and what is kept --------------------------------------------------------------------------------------------


def test_heroes_belong_to_the_identity(live: Live) -> None:
    maud = Visitor(live)
    key = live.ask("POST", "/api/halls")[1]["key"]
    live.ask("POST", "/api/heroes", raw=hero("Ada"), key=key, headers=TEXT)
    maud.become()
    maud.ask("POST", "/api/me/keys", {"halls": [key]})
    phone = recovered(maud)
    assert phone.ask("POST", "/api/heroes", hero("Bea").decode())[0] == 201
    found = phone.ask("GET", "/api/heroes")[1]
    assert {one["name"] for one in found} == {"Ada", "Bea"}
    assert Visitor(live).become("Eve").ask("GET", "/api/heroes")[1] == []
    for one in found:
        seat = {"kind": "person", "side": "", "hall": "mine", "hero": one["id"]}
        seats = [seat, {"kind": "bot", "bot": "random", "side": "pennant"}]
        wanted = {"game": "battlelore", "scenario": "first_laurels", "seats": seats}
        status, made = phone.ask("POST", "/api/rooms", wanted)
        assert status == 201, made
    assert code(Visitor(live).ask("POST", "/api/rooms", wanted)) == (401, "signed_out")


def test_what_the_page_keeps_comes_along(live: Live) -> None:
    maud = Visitor(live).become()
    assert maud.ask("PUT", "/api/me/kept/campaigns", '{"dragons_blood": {"part": 2}}')[0] == 204
    assert maud.ask("PUT", "/api/me/kept/campaigns", '{"dragons_blood": {"part": 3}}')[0] == 204
    assert recovered(maud).ask("GET", "/api/me/kept")[1] == {"campaigns": '{"dragons_blood": {"part": 3}}'}
    assert maud.ask("PUT", "/api/me/kept/secrets", "{}")[0] == 400
    for wrong in ("[]", "{", "x" * 100_001):
        assert maud.ask("PUT", "/api/me/kept/settings", wrong)[0] in (400, 413)
    assert Visitor(live).become("Eve").ask("GET", "/api/me/kept")[1] == {}


# -- past games --------------------------------------------------------------------------------------------------------


def test_past_games_and_how_they_ended(live: Live) -> None:
    maud = Visitor(live).become()
    made = room(maud, MINE, {**MINE, "name": "Ola", "side": "necropolis_zombies"})
    other = room(maud, MINE, OPEN)
    play_out(live, made)
    status, told = maud.ask("GET", "/api/me/history?lang=de")
    assert status == 200
    ended = [one for one in told["games"] if one["ended"]]
    assert sorted(one["result"] for one in ended) in ([-1, 1], [0, 0])
    assert [one["room"] for one in told["games"] if not one["ended"]] == [other["room"]]
    [count] = told["counts"]
    assert (count["game"], count["won"] + count["lost"] + count["drawn"], count["open"]) == ("heroes", 2, 1)


# -- being forgotten ---------------------------------------------------------------------------------------------------


def everything(folder: Path) -> str:
    """All that is in the database, as text."""
    with sqlite3.connect(folder / "table.sqlite3") as connection:
        return "\n".join(connection.iterdump())


def test_whoever_is_forgotten_is_named_nowhere_and_others_play_on(live: Live, folder: Path) -> None:
    maud, ola = Visitor(live).become(NAME), Visitor(live).become("Ola")
    maud.ask("POST", "/api/me/recovery")
    maud.ask("PUT", "/api/me/kept/settings", f'{{"name": "{NAME}"}}')
    assert maud.ask("POST", "/api/heroes", hero("Ada").decode())[0] == 201
    running, waiting, alone = room(maud, MINE, OPEN), room(maud, MINE, OPEN), room(maud, MINE, BOT)
    ola.ask("POST", f"/api/rooms/{running['room']}/seats/1", {"name": "Ola"})
    here, there = maud.sit(running["room"]), ola.sit(running["room"])
    here.reply(here.send(do="say", text=f"I am {NAME}"))
    there.reply(there.send(do="say", text="Good evening"))
    assert NAME in everything(folder)
    assert maud.ask("DELETE", "/api/me")[0] == 204
    assert maud.cookies == {}
    assert here.closed() == 1008
    left = everything(folder)
    assert NAME not in left
    assert "Ada" not in left
    assert "Good evening" in left
    info = live.ask("GET", f"/api/rooms/{running['room']}")[1]
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
    assert info["status"] == "running"
    # The bot answers, so that Ola is asked or the game is over.
    while there.asked is None and not there.table.get("over"):
        there.next()
    assert ola.me() is not None
    assert live.ask("GET", f"/api/rooms/{waiting['room']}")[0] == 404
    assert live.ask("GET", f"/api/rooms/{alone['room']}")[0] == 404


def test_a_finished_game_stays_for_the_others_without_the_name(live: Live, folder: Path) -> None:
    maud, ola = Visitor(live).become(NAME), Visitor(live).become("Ola")
    made = room(maud, MINE, OPEN)
    key = ola.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})[1]["key"]
    play_out(live, {**made, "keys": {"0": made["keys"]["0"], "1": key}})
    assert maud.ask("DELETE", "/api/me")[0] == 204
    assert NAME not in everything(folder)
    [past] = ola.ask("GET", "/api/me/history")[1]["games"]
    assert past["result"] is not None
    assert past["others"] == []
    assert live.ask("GET", f"/api/rooms/{made['room']}/record")[0] == 200


def test_a_game_that_cannot_be_continued_here_is_cleared_of_the_name_as_well(live: Live, folder: Path) -> None:
    maud = Visitor(live).become(NAME)
    made = room(maud, MINE, OPEN)
    Visitor(live).ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})
    live.rooms.drop(live.rooms.awake[made["room"]])
    with sqlite3.connect(folder / "table.sqlite3") as connection:
        connection.execute("UPDATE rooms SET ruleset = 999")
    assert maud.ask("DELETE", "/api/me")[0] == 204
    assert NAME not in everything(folder)
    assert "Ola" in everything(folder)
