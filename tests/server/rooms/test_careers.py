"""Heroes at the table: a hall of one's own, heroes who come to rooms, and careers written with the end, once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from banneret.battlelore.career.career import Career, CareerSheet, parse_career
from banneret.battlelore.hall_of_heroes.rooms import changed
from banneret.bots import make
from banneret.games import resume
from banneret.kernel.record import parse_record
from banneret.server.access import hashed
from banneret.server.store.careers import CareerChange, CareerMoved, StoredCareer
from tests.battlelore.short_adventure import SHORT_DAY
from tests.support.live_server import Live, serving
from tests.support.time_limits import HANG

DAY = "2026-11-16"
OWN = {"kind": "person", "side": "standard", "name": "Ann"}
BOT = {"kind": "bot", "bot": "random", "side": "pennant"}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('heroes') / 'table.sqlite3'}") as found:
        yield found


def loop_of(live: Live) -> asyncio.AbstractEventLoop:
    """Where the server runs."""
    return live.rooms._tasks[0].get_loop()


def hall(live: Live) -> str:
    status, made = live.ask("POST", "/api/halls")
    assert status == 201
    return str(made["key"])


def career(name: str = "Maud", **how: Any) -> Career:
    sheet = CareerSheet(of="warrior", skills=("warrior_cleave",), equipped=("war_horn",), owned=("lore_stone",))
    return Career(**{"name": name, "status": "active", "began": DAY, "sheet": sheet, "of": "warrior", **how})


def instructor(name: str = "Isolde") -> Career:
    sheet = CareerSheet(of="cleric", owned=("sword_of_dawn", "mount_war"))
    return career(name, status="instructor", sheet=sheet, of="cleric", since=DAY, defeats=5)


def bring(live: Live, key: str, hero: Career) -> dict[str, Any]:
    """A hero in a hall, brought from a file."""
    status, told = live.ask("POST", "/api/heroes", key=key, raw=hero.text().encode())
    assert status == 201, told
    return dict(told)


def show(live: Live, key: str, hero: str, lang: str = "en") -> dict[str, Any]:
    status, told = live.ask("GET", f"/api/heroes/{hero}?lang={lang}", key=key)
    assert status == 200, told
    return dict(told)


def room(live: Live, *seats: dict[str, str], scenario: str = "") -> tuple[int, Any]:
    what = {"scenario": scenario} if scenario else {"scenario": "own", "definition": SHORT_DAY}
    return live.ask("POST", "/api/rooms", {"game": "battlelore", "seats": seats, **what})


def play_out(live: Live, made: dict[str, Any], *keys: str) -> None:
    """Somebody plays all seats of the keys to the end, anyhow."""
    bot = make("random", "battlelore", 3)
    there = live.rooms.awake[made["room"]]

    async def answers() -> None:
        while not there.game.over:
            async with there.lock:
                game = there.game
                if not game.over and game.state.seat in seats:
                    await there.give(bot.choose(game.view(game.state.seat), game.rules), game.state.seat)
            await asyncio.sleep(0)

    seats = there.seats_of(keys)
    assert seats
    asyncio.run_coroutine_threadsafe(answers(), loop_of(live)).result(120)


def test_a_hall_is_opened_by_its_key_alone(live: Live) -> None:
    mine, yours = hall(live), hall(live)
    maud = bring(live, mine, career())
    assert [hero["name"] for hero in live.ask("GET", "/api/heroes", key=mine)[1]] == ["Maud"]
    assert live.ask("GET", "/api/heroes", key=yours) == (200, [])
    assert live.ask("GET", "/api/heroes")[0] == 401
    for method, path, body in (
        ("GET", "", None), ("GET", "/file", None), ("POST", "/retire", None), ("DELETE", "/game", None),
        ("PATCH", "", {"equipped": []}),
    ):  # fmt: skip
        assert live.ask(method, f"/api/heroes/{maud['id']}{path}", body, key=yours)[0] == 404
        assert live.ask(method, f"/api/heroes/{maud['id']}{path}", body)[0] == 401
    status, _ = room(live, {**OWN, "hall": yours, "hero": maud["id"]}, BOT)
    assert status == 404


def test_the_sheet_of_a_hero_is_told_in_the_language_of_the_reader(live: Live) -> None:
    key = hall(live)
    told = show(live, key, bring(live, key, career())["id"], "fr")
    assert (told["class"], told["class_name"], told["status"], told["status_name"]) == (
        "warrior", "Guerrier", "active", "en service",
    )  # fmt: skip
    sheet = told["sheet"]
    assert sheet["skills"][0]["name"] == "Pourfendre"
    assert sheet["skills"][0]["text"].endswith(".")
    assert [card["id"] for card in sheet["equipped"] + sheet["owned"]] == ["war_horn", "lore_stone"]
    assert (sheet["dice"], sheet["weapon_name"], sheet["capacity"], sheet["crossed"]) == (2, "épée", 5, 0)
    assert told["word"] == "hero=Maud:warrior:warrior_cleave:war_horn:lore_stone"
    assert (told["role"], told["room"], told["history"]) == ("hero", "", [])


def test_a_hero_is_exported_imported_equipped_and_retired(live: Live) -> None:
    key, other = hall(live), hall(live)
    maud = bring(live, key, career())
    status, text = live.ask("GET", f"/api/heroes/{maud['id']}/file", key=key)
    assert status == 200
    assert parse_career(text) == career()
    assert live.ask("POST", "/api/heroes", key=key, raw=text.encode())[1]["error"]["code"] == "name_taken"
    assert live.ask("POST", "/api/heroes", key=other, raw=text.encode())[0] == 201
    for broken in ("", "{}", text[:80], text.replace("war_horn", "war_drum")):
        assert live.ask("POST", "/api/heroes", key=other, raw=broken.encode())[0] == 400
    path = f"/api/heroes/{maud['id']}"
    status, told = live.ask("PATCH", path, {"equipped": ["lore_stone", "war_horn"]}, key=key)
    assert status == 200
    assert [card["id"] for card in told["sheet"]["equipped"]] == ["lore_stone", "war_horn"]
    assert live.ask("PATCH", path, {"equipped": ["sword_of_dawn"]}, key=key)[0] == 400
    assert live.ask("POST", f"{path}/retire", key=key)[1]["status"] == "retired"
    assert live.ask("POST", f"{path}/retire", key=key)[0] == 400
    assert [hero["status"] for hero in live.ask("GET", "/api/heroes", key=key)[1]] == ["retired"], "and stays there"
    assert room(live, {**OWN, "hall": key, "hero": maud["id"]}, BOT)[0] == 400


def test_a_new_hero_leaves_the_academy_with_an_instructors_gift(live: Live) -> None:
    key = hall(live)
    isolde = bring(live, key, instructor())["id"]
    status, made = room(live, {**OWN, "side": "hero=Élise", "hall": key}, scenario="academy")
    assert status == 201, made
    assert made["info"]["seats"][0]["side"] == "standard hero=Élise gift=Isolde:mount_war,sword_of_dawn"
    listed = {hero["name"]: hero for hero in live.ask("GET", "/api/heroes", key=key)[1]}
    assert (listed["Élise"]["status"], listed["Élise"]["room"]) == ("cadet", made["room"])
    again = {**OWN, "side": "hero=élise", "hall": key}
    assert room(live, again, scenario="academy")[1]["error"]["code"] == "name_taken"
    play_out(live, made, made["keys"]["0"])
    elise = show(live, key, listed["Élise"]["id"])
    assert (elise["status"], elise["room"], len(elise["history"])) == ("active", "", 1)
    assert len(elise["sheet"]["equipped"]) == 2
    gone = show(live, key, isolde)
    assert (gone["status"], gone["heir"], gone["sheet"], gone["role"]) == ("retired", "Élise", None, None)
    _, made = room(live, {**OWN, "side": "hero=Zoe", "hall": key}, scenario="academy")
    assert "gift=" not in made["info"]["seats"][0]["side"], "an instructor gives once"


def test_careers_are_written_with_the_end_of_the_game_and_only_then(live: Live) -> None:
    mine, yours = hall(live), hall(live)
    maud, mo = bring(live, mine, career())["id"], bring(live, yours, career("Mo"))["id"]
    status, made = room(live, {**OWN, "hall": mine, "hero": maud}, {"kind": "open", "side": "pennant"})
    assert status == 201, made
    path = f"/api/rooms/{made['room']}/seats/1"
    assert live.ask("POST", path, {"name": "Bea", "hall": yours, "hero": maud})[0] == 404
    status, taken = live.ask("POST", path, {"name": "Bea", "hall": yours, "hero": mo})
    assert status == 201, taken
    sides = [seat["side"] for seat in live.ask("GET", f"/api/rooms/{made['room']}")[1]["seats"]]
    assert [side.split(":")[0] for side in sides] == ["standard hero=Maud", "pennant hero=Mo"]
    assert show(live, mine, maud)["room"] == made["room"]
    busy = room(live, {**OWN, "hall": mine, "hero": maud}, BOT)
    assert (busy[0], busy[1]["error"]["code"]) == (409, "hero_busy")
    assert live.ask("PATCH", f"/api/heroes/{maud}", {"equipped": []}, key=mine)[0] == 400
    assert live.ask("DELETE", f"/api/heroes/{maud}/game", key=mine)[1]["error"]["code"] == "running"
    play_out(live, made, made["keys"]["0"], taken["key"])
    game = live.rooms.awake[made["room"]].game
    assert game.result is not None
    shown: Any = game.rules.describe(game.view())
    for key, hero, seat in ((mine, maud, 0), (yours, mo, 1)):
        told = show(live, key, hero)
        assert (told["room"], told["adventures"], told["victories"]) == ("", 1, int(game.result[seat] > 0))
        now = shown["sides"][seat]["heroes"][0]
        assert told["sheet"]["experience"] == now["experience"]
        assert told["sheet"]["wounds"] == now["wounds"]
        assert told["history"][0]["adventure_name"] == "A Short Day"
    player = live.player(made["room"], made["keys"]["0"], taken["key"])
    seq = player.send(do="undo")
    assert player.reply(seq)["code"] == "nothing_to_undo", "what has become of heroes stands"


def test_a_hero_whose_player_gets_up_in_the_game_comes_home_all_the_same(live: Live) -> None:
    key = hall(live)
    maud = bring(live, key, career())["id"]
    _, made = room(live, {**OWN, "hall": key, "hero": maud}, {**BOT, "kind": "person", "bot": ""})
    assert live.ask("DELETE", f"/api/rooms/{made['room']}/seats/0", key=made["keys"]["0"])[0] == 204
    assert show(live, key, maud)["room"] == made["room"], "she fights on"
    _, taken = live.ask("POST", f"/api/rooms/{made['room']}/seats/0", {"name": "Bea"})
    play_out(live, made, made["keys"]["1"], taken["key"])
    assert live.rooms.awake[made["room"]].stored.seats[0].career, "so that the end stands"
    assert (show(live, key, maud)["room"], show(live, key, maud)["adventures"]) == ("", 1)


def test_a_room_that_slept_writes_the_careers_all_the_same(live: Live) -> None:
    key = hall(live)
    maud = bring(live, key, career())["id"]
    _, made = room(live, {**OWN, "hall": key, "hero": maud}, {**BOT, "kind": "person", "bot": ""})
    there = live.rooms.awake[made["room"]]

    async def sleep() -> None:
        live.rooms.drop(there)

    asyncio.run_coroutine_threadsafe(sleep(), loop_of(live)).result(HANG)
    assert live.ask("GET", f"/api/rooms/{made['room']}")[0] == 200
    assert live.rooms.awake[made["room"]] is not there
    play_out(live, made, *made["keys"].values())
    assert show(live, key, maud)["adventures"] == 1


def test_where_the_disk_refuses_neither_the_game_nor_the_career_has_moved_on(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = hall(live)
    _, made = room(live, {**OWN, "side": "hero=Maud", "hall": key}, scenario="academy")
    player = live.player(made["room"], made["keys"]["0"])
    player.answer("class:warrior")
    player.answer("learn:warrior_cleave")
    last = next(option["key"] for option in player.asked["options"] if option["key"].startswith("take"))  # type: ignore[index]

    def refuse(*_: object) -> None:
        raise OSError("no more room")

    with monkeypatch.context() as patch:
        patch.setattr("banneret.server.store.changes.change_careers", refuse)
        assert player.answer(last)["code"] == "not_kept"
    (hero,) = live.ask("GET", "/api/heroes", key=key)[1]
    assert (hero["status"], hero["room"]) == ("cadet", made["room"])
    assert live.ask("GET", f"/api/rooms/{made['room']}")[1]["status"] == "running"
    player.answer(last)
    (hero,) = live.ask("GET", "/api/heroes", key=key)[1]
    assert (hero["status"], hero["room"]) == ("active", "")
    assert len(show(live, key, hero["id"])["history"]) == 1


def test_who_gets_up_before_the_game_takes_the_hero_along(live: Live) -> None:
    key = hall(live)
    bring(live, key, instructor())
    maud = bring(live, key, career())["id"]
    open_seat = {"kind": "open", "side": "pennant"}
    _, made = room(live, {**OWN, "hall": key, "hero": maud}, open_seat)
    seat = f"/api/rooms/{made['room']}/seats/0"
    assert live.ask("DELETE", seat, key=made["keys"]["0"])[0] == 204
    assert live.ask("GET", f"/api/rooms/{made['room']}")[1]["seats"][0]["side"] == "standard"
    assert show(live, key, maud)["room"] == ""
    _, made = room(live, {**OWN, "side": "hero=Mo", "hall": key}, open_seat)
    assert len(live.ask("GET", "/api/heroes", key=key)[1]) == 3
    seat = f"/api/rooms/{made['room']}/seats/0"
    assert live.ask("PATCH", seat, {"kind": "bot", "bot": "random"}, key=made["keys"]["0"])[0] == 200
    left = sorted((hero["name"], hero["room"]) for hero in live.ask("GET", "/api/heroes", key=key)[1])
    assert left == [("Isolde", ""), ("Maud", "")], "Mo was nobody yet"


def test_a_game_that_is_gone_lets_its_heroes_go(live: Live) -> None:
    key = hall(live)
    maud = bring(live, key, career())["id"]
    assert live.ask("DELETE", f"/api/heroes/{maud}/game", key=key)[1]["error"]["code"] == "not_playing"
    _, made = room(live, {**OWN, "hall": key, "hero": maud}, BOT)

    async def forget() -> None:
        live.rooms.drop(live.rooms.awake[made["room"]])
        await live.rooms.store.delete_older(2e10, ("running",))

    asyncio.run_coroutine_threadsafe(forget(), loop_of(live)).result(HANG)
    assert live.ask("DELETE", f"/api/heroes/{maud}/game", key=key)[0] == 204
    assert show(live, key, maud)["room"] == ""


def test_an_adviser_comes_to_adventures_with_war_councils_only(live: Live) -> None:
    key = hall(live)
    sheet = CareerSheet(of="cleric", owned=("sword_of_dawn",))
    isolde = bring(live, key, career("Isolde", status="councillor", sheet=sheet, of="cleric", since=DAY))["id"]
    seat = {**OWN, "hall": key, "hero": isolde}
    status, told = room(live, seat, BOT, scenario="the_muddy_field")
    assert (status, told["error"]["code"]) == (400, "bad_setup")
    assert "BLH-LEG-10" in told["error"]["text"]
    assert show(live, key, isolde)["room"] == "", "nothing has happened"
    status, made = room(live, seat, {**BOT, "kind": "person", "bot": ""})
    assert status == 201, made
    play_out(live, made, *made["keys"].values())
    told = show(live, key, isolde)
    assert told["history"][0]["role"] == "adviser"
    assert told["defeats"] == int(not told["history"][0]["won"])


def test_heroes_come_with_people_to_their_own_game_only(live: Live) -> None:
    key = hall(live)
    maud = bring(live, key, career())["id"]
    assert room(live, OWN, {**BOT, "hall": key, "hero": maud})[0] == 400
    assert room(live, {**OWN, "hall": key}, BOT)[0] == 400, "nobody is named"
    assert room(live, {**OWN, "hero": maud}, BOT)[0] == 404, "the key is missing"
    twice = {**OWN, "hall": key, "hero": maud}
    assert room(live, twice, {**twice, "side": "pennant"})[0] == 404, "she sits elsewhere"
    assert room(live, {**twice, "side": "hero=Mo:rogue:"}, BOT)[0] == 400, "one hero a seat"
    same = [{**OWN, "side": f"{side} hero=Zoe", "hall": key} for side in ("standard", "pennant")]
    assert room(live, *same)[1]["error"]["code"] == "name_taken"
    _, made = room(live, OWN, {"kind": "open", "side": "pennant"})
    assert live.ask("POST", f"/api/rooms/{made['room']}/start", key=made["host"])[0] == 200
    live.ask("PATCH", f"/api/rooms/{made['room']}/seats/1", {"kind": "open"}, key=made["host"])
    late = live.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"hall": key, "hero": maud})
    assert (late[0], late[1]["error"]["code"]) == (409, "running")


def test_what_somebody_else_has_written_is_not_overwritten(live: Live) -> None:
    seen = StoredCareer(id="h" * 32, owner=hashed("me"), room="", touched=1.0, text=career().text())
    other = StoredCareer(id="h" * 32, owner=hashed("me"), room="r", touched=2.0, text=career("Mo").text())

    def write(change: CareerChange) -> None:
        asyncio.run_coroutine_threadsafe(live.rooms.store.change_career(change), loop_of(live)).result(HANG)

    write(changed(None, seen))
    write(changed(None, seen))
    write(changed(seen, other))
    write(changed(seen, other))
    for now in (seen, None):
        with pytest.raises(CareerMoved):
            write(changed(StoredCareer(id="h" * 32, owner="", room="", touched=0.0, text="old"), now))
    write(changed(other, None))
    write(changed(other, None))


def test_a_record_of_a_room_with_heroes_can_be_read_again(live: Live) -> None:
    key = hall(live)
    _, made = room(live, {**OWN, "side": "hero=Jean-d'Arc", "hall": key}, scenario="academy")
    play_out(live, made, made["keys"]["0"])
    text = live.ask("GET", f"/api/rooms/{made['room']}/record", key=made["keys"]["0"])[1]
    assert resume(parse_record(text)).over
