"""Dice of rooms: committed to before anybody sits down, with something of everybody, revealed when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from banneret.games import rules_of
from banneret.kernel.fairness.proof import prove_dice
from banneret.kernel.record import parse_record
from banneret.server.access import Limits
from tests.support.live_server import Live, Player, serving
from tests.support.stored_rooms import a_room, with_store

ARMIES = ("castle_marksmen+ castle_halberdiers+", "necropolis_skeletons+ necropolis_zombies+")
MINE = {"kind": "person", "side": ARMIES[0], "name": "Maud"}
OPEN = {"kind": "open", "side": ARMIES[1]}
BOT = {"kind": "bot", "bot": "random", "side": ARMIES[1]}
ONE, OTHER = sha256(b"one").hexdigest(), sha256(b"other").hexdigest()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("dice")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", Limits(messages_per_second=1e6, burst=10**6)) as found:
        yield found


def dice_of(live: Live, room: str) -> dict[str, Any]:
    status, info = live.ask("GET", f"/api/rooms/{room}")
    assert status == 200
    return dict(info["dice"])


def add(live: Live, room: str, entropy: str, key: str) -> tuple[int, Any]:
    return live.ask("POST", f"/api/rooms/{room}/dice", {"entropy": entropy}, key=key)


def play_out(player: Player) -> None:
    """Play to the end, an attack where there is one."""
    while not player.table["over"]:
        while not player.asked and not player.table["over"]:
            player.next()
        if player.asked:
            keys = [option["key"] for option in player.asked["options"]]
            player.answer(next((key for key in keys if key.startswith("attack:")), keys[0]))


def test_a_real_game_is_proven_by_its_record_alone(live: Live) -> None:
    made = live.room(MINE, OPEN)
    room = made["room"]
    sealed = dice_of(live, room)
    assert (len(sealed["commitment"]), sealed["entropy"], sealed["secret"]) == (64, ["", ""], "")
    assert add(live, room, ONE, made["keys"]["0"])[0] == 200
    status, taken = live.ask("POST", f"/api/rooms/{room}/seats/1", {"name": "Otto", "entropy": OTHER})
    assert status == 201
    begun = dice_of(live, room)
    assert begun == {"commitment": sealed["commitment"], "entropy": [ONE, OTHER], "secret": ""}
    play_out(live.player(room, made["keys"]["0"], taken["key"]))
    opened = dice_of(live, room)
    assert sha256(bytes.fromhex(opened["secret"])).hexdigest() == sealed["commitment"]
    text = live.ask("GET", f"/api/rooms/{room}/record")[1]
    record = parse_record(text)
    assert record.body[:3] == (f"~ dice {sealed['commitment']}", f"~ entropy 0 {ONE}", f"~ entropy 1 {OTHER}")
    proof = prove_dice(rules_of("heroes"), record)
    assert proof.proven == len(proof.drawn) > 3
    assert proof.secrets == (opened["secret"],)


def test_a_finished_room_that_slept_still_shows_its_secret(live: Live) -> None:
    made = live.room(MINE, {**MINE, "side": ARMIES[1]})
    play_out(live.player(made["room"], *made["keys"].values()))
    before = live.ask("GET", f"/api/rooms/{made['room']}/record")[1]
    live.rooms.drop(live.rooms.awake[made["room"]])
    assert live.ask("GET", f"/api/rooms/{made['room']}/record")[1] == before
    assert f"~ secret {dice_of(live, made['room'])['secret']}\n" in before


def test_somebody_alone_adds_to_the_dice_before_anything_is_drawn(live: Live) -> None:
    made = live.room(MINE, BOT, wait=True)
    assert made["info"]["status"] == "waiting"
    assert add(live, made["room"], ONE, made["keys"]["0"])[0] == 200
    assert add(live, made["room"], OTHER, made["keys"]["0"])[0] == 200
    status, info = live.ask("POST", f"/api/rooms/{made['room']}/start", key=made["host"])
    assert (status, info["status"]) == (200, "running")
    game = live.rooms.awake[made["room"]].game
    assert game.body()[:2] == [f"~ dice {info['dice']['commitment']}", f"~ entropy 0 {OTHER}"]
    status, told = add(live, made["room"], ONE, made["keys"]["0"])
    assert (status, told["error"]["code"]) == (409, "running")


def test_without_waiting_the_record_is_committed_all_the_same(live: Live) -> None:
    made = live.room(MINE, BOT)
    assert made["info"]["status"] == "running"
    assert live.rooms.awake[made["room"]].game.body()[0] == f"~ dice {made['info']['dice']['commitment']}"


@pytest.mark.parametrize("wrong", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64])
def test_what_is_no_entropy_is_refused(live: Live, wrong: str) -> None:
    made = live.room(MINE, OPEN)
    status, told = add(live, made["room"], wrong, made["keys"]["0"])
    assert (status, told["error"]["code"]) == (400, "bad_request")
    status, told = live.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"entropy": wrong})
    assert (status, told["error"]["code"]) == (400, "bad_request")
    assert dice_of(live, made["room"])["entropy"] == ["", ""]


def test_only_players_add_and_only_for_themselves(live: Live) -> None:
    made = live.room(MINE, OPEN)
    for key in (made["host"], "x" * 32, ""):
        assert add(live, made["room"], ONE, key)[0] in (401, 403)
    assert dice_of(live, made["room"])["entropy"] == ["", ""]
    assert add(live, made["room"], ONE, made["keys"]["0"])[0] == 200
    assert dice_of(live, made["room"])["entropy"] == [ONE, ""]


def test_whoever_gets_up_takes_their_numbers_along(live: Live) -> None:
    made = live.room(MINE, OPEN)
    add(live, made["room"], ONE, made["keys"]["0"])
    assert live.ask("DELETE", f"/api/rooms/{made['room']}/seats/0", key=made["keys"]["0"])[0] == 204
    assert dice_of(live, made["room"])["entropy"] == ["", ""]


def test_a_game_with_a_seed_has_no_such_dice(live: Live) -> None:
    made = live.room(MINE, BOT, seed=7)
    assert made["info"]["dice"] is None
    body = {"game": "heroes", "scenario": "skirmish", "seats": [MINE, BOT], "seed": 7, "wait": True}
    status, told = live.ask("POST", "/api/rooms", body)
    assert (status, told["error"]["code"]) == (400, "bad_request")


def test_bots_do_not_draw_from_what_is_revealed(live: Live) -> None:
    stored = live.rooms.awake[live.room(MINE, BOT)["room"]].stored
    assert stored.dice is not None
    assert stored.dice != stored.luck


def test_a_room_from_before_goes_on_with_its_key_and_shows_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    room = a_room("r" * 32, seed=None, dice=None)
    with_store(database, lambda store: store.create(room))
    found = with_store(database, lambda store: store.load(room.id))
    assert found is not None
    assert (found.dice, found.luck) == (None, room.luck)
