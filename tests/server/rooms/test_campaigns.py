"""Campaigns at the table: rooms remember theirs, and the next part is begun from a finished one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from banneret.heroes.campaigns import Progress, parse_progress
from banneret.server.rooms.showing import Showing
from tests.heroes.builder import HeroesGame, campaign_game
from tests.heroes.two_part_campaign import CARRY, GIFTS, PART, part_in_first_turn
from tests.support.live_server import Live, serving

FIRST = {"kind": "person", "side": "dungeon/mutare", "name": "Maud"}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('campaign') / 'table.sqlite3'}") as found:
        yield found


def begun(live: Live, scenario: str = "dragons_blood_1", side: str = "dungeon/mutare") -> dict[str, Any]:
    return live.room({**FIRST, "side": side}, scenario=scenario)


def finished(live: Live, room: str, game: HeroesGame) -> None:
    """Put a finished game in place of the one a room has."""
    live.rooms.awake[room].showing = Showing(game)


def won_game() -> HeroesGame:
    game = campaign_game("dragons_blood_1", "dungeon/mutare")
    game.banish()
    game.lay((1, 0), "F5")
    for lord in ("caomham", "preuet"):
        game.place_ai(lord, "1,0.w")
        game.rout(lord).to_own_turn()
    return game.end_own_round().take_along("alamar")


def lost_game() -> HeroesGame:
    game = campaign_game("dragons_blood_1", "dungeon/mutare")
    game.position.game_round = 12
    return game.quiet_until(13)


def test_a_room_tells_how_far_its_campaign_has_come(live: Live) -> None:
    room = begun(live)["room"]
    status, told = live.ask("GET", f"/api/rooms/{room}/campaign?lang=de")
    assert status == 200
    assert (told["id"], told["name"], told["part"], told["playing"], told["won"]) == (
        "dragons_blood", "Drachenblut", 1, True, False,
    )  # fmt: skip
    assert [part["scenario"] for part in told["parts"]] == [f"dragons_blood_{n}" for n in (1, 2, 3)]
    assert not any(part["won"] or part["lost"] or part["rounds"] for part in told["parts"])
    assert told["seat"] == "dungeon/mutare"


def test_a_won_part_leads_to_a_room_with_the_next(live: Live) -> None:
    made = begun(live)
    finished(live, made["room"], won_game())
    _, told = live.ask("GET", f"/api/rooms/{made['room']}/campaign")
    assert (told["part"], told["playing"], told["parts"][0]["won"], told["parts"][0]["rounds"]) == (2, False, True, 1)
    status, after = live.ask("POST", f"/api/rooms/{made['room']}/campaign", key=made["keys"]["0"])
    assert status == 201
    seat = after["info"]["seats"][0]
    assert after["info"]["scenario"] == "dragons_blood_2"
    assert seat["side"] == told["seat"]
    assert seat["side"].startswith("dungeon/alamar deck=")
    assert seat["name"] == "Maud"
    assert after["keys"]["0"] != made["keys"]["0"]
    _, next_told = live.ask("GET", f"/api/rooms/{after['room']}/campaign")
    assert (next_told["part"], next_told["playing"], next_told["parts"][0]["won"]) == (2, True, True)


def test_a_lost_part_is_begun_again_as_it_began(live: Live) -> None:
    made = begun(live)
    finished(live, made["room"], lost_game())
    status, after = live.ask("POST", f"/api/rooms/{made['room']}/campaign", key=made["host"])
    assert status == 201
    assert after["info"]["scenario"] == "dragons_blood_1"
    assert after["info"]["seats"][0]["side"] == "dungeon/mutare"
    _, told = live.ask("GET", f"/api/rooms/{after['room']}/campaign")
    assert told["parts"][0]["lost"] == 1


def test_only_who_played_goes_on_and_only_after_the_end(live: Live) -> None:
    made = begun(live)
    path = f"/api/rooms/{made['room']}/campaign"
    assert live.ask("POST", path)[0] == 403
    status, told = live.ask("POST", path, key=made["host"])
    assert (status, told["error"]["code"]) == (409, "running")
    finished(live, made["room"], won_game())
    assert live.ask("POST", path)[0] == 403
    assert live.ask("POST", path, key="A" * 32)[0] == 403


def test_a_room_of_no_campaign_has_none(live: Live) -> None:
    pair = ({"kind": "person", "side": "castle_griffins"}, {"kind": "person", "side": "necropolis_zombies"})
    room = live.room(*pair)["room"]
    assert live.ask("GET", f"/api/rooms/{room}/campaign")[0] == 404


def test_a_campaign_outlives_its_rooms_as_a_file(live: Live) -> None:
    made = begun(live)
    finished(live, made["room"], won_game())
    _, told = live.ask("GET", f"/api/rooms/{made['room']}/campaign")
    assert parse_progress(told["file"]).part == 2
    status, after = live.ask(
        "POST", "/api/campaigns", raw=told["file"].encode(), headers={"Content-Type": "text/plain"}
    )
    assert status == 201
    assert after["info"]["scenario"] == "dragons_blood_2"
    assert after["info"]["seats"][0]["side"] == told["seat"]
    _, again = live.ask("GET", f"/api/rooms/{after['room']}/campaign")
    assert again["parts"][0]["won"]


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (b"{}", 400),
        (b"", 400),
        (b'{"campaign": "dragons_blood", "part": 4, "seat": "dungeon/mutare"}', 409),
        (b'{"campaign": "dragons_blood", "part": 9, "seat": "dungeon/mutare"}', 400),
        (b'{"campaign": "dragons_blood", "part": 2, "seat": "dungeon/mutare deck=attack"}', 400),
        (b'{"campaign": "trek", "definitions": ["id: x"], "seat": "castle"}', 400),
    ],
)
def test_what_is_no_campaign_is_refused(live: Live, text: bytes, status: int) -> None:
    assert live.ask("POST", "/api/campaigns", raw=text, headers={"Content-Type": "text/plain"})[0] == status


def test_rooms_remember_their_campaign_on_disk(live: Live, tmp_path: Path) -> None:
    room = begun(live)["room"]
    live.rooms.drop(live.rooms.awake[room])
    assert live.ask("GET", f"/api/rooms/{room}/campaign")[1]["part"] == 1


def test_a_later_part_may_be_begun_alone(live: Live) -> None:
    room = begun(live, "dragons_blood_3")["room"]
    _, told = live.ask("GET", f"/api/rooms/{room}/campaign")
    assert told["part"] == 3


# -- campaigns of one's own --------------------------------------------------------------------------------------------


def parts(first: str = CARRY, second: str = GIFTS) -> list[str]:
    return [PART.format(part=part, more=more) for part, more in enumerate((first, second), 1)]


TEXT = {"Content-Type": "text/plain"}


def check(live: Live, *texts: str, game: str = "heroes", lang: str = "en") -> tuple[int, Any]:
    return live.ask(
        "POST", f"/api/campaigns/check?game={game}&lang={lang}", raw="\n---\n".join(texts).encode(), headers=TEXT
    )


def begin(live: Live, *texts: str) -> tuple[int, Any]:
    return live.ask("POST", "/api/campaigns/own?game=heroes", raw="\n---\n".join(texts).encode(), headers=TEXT)


def won_trek(progress: Progress) -> HeroesGame:
    game = part_in_first_turn(progress).win_part(deck="attack defense power knowledge haste")
    return game.take_along("catherine")


def test_a_campaign_of_ones_own_is_checked_part_by_part(live: Live) -> None:
    status, told = check(live, *parts())
    assert (status, told["findings"]) == (200, [])
    assert parse_progress(told["file"]).part == 1
    _, told = check(live, *parts(second=""))
    assert [(one["part"], one["grave"]) for one in told["findings"]] == [(1, True), (1, True)]
    assert "has no such entry in its gifts" in told["findings"][0]["text"]
    assert told["file"] == ""
    _, told = check(live, *parts(first=""))
    assert [(one["part"], one["grave"]) for one in told["findings"]] == [(2, False), (2, False)]
    assert told["file"]
    _, told = check(live, *reversed(parts()))
    assert "is part 2 of 2 of trek, not 1 of 2" in told["findings"][0]["text"]
    _, told = check(live, parts()[0], "id: [")
    assert [one["part"] for one in told["findings"]] == [2]
    assert check(live, *parts(), game="battlelore")[0] == 400
    assert check(live, *parts(), game="chess")[0] == 400
    assert check(live)[0] == 400
    assert check(live, *["id: x"] * 10)[0] == 400


def test_what_is_found_in_a_chain_is_told_in_every_language(live: Live) -> None:
    def told(*texts: str) -> list[list[str]]:
        return [
            [one["text"] for one in check(live, *texts, lang=lang)[1]["findings"]] for lang in ("en", "fr", "de", "pl")
        ]

    unreadable = [parts()[0], parts()[1].replace("mode: campaign", "mode: campain")]
    alone = [parts()[0], parts()[1].replace("mode: campaign", "mode: clash")]
    for texts in (parts(second=""), parts(first=""), list(reversed(parts())), unreadable, alone):
        english, *others = told(*texts)
        assert english
        for other in others:
            assert len(other) == len(english)
            assert all(here != there for here, there in zip(other, english, strict=True)), other
    assert told(*reversed(parts()))[2][0] == "Trek 2 ist Teil 2 von 2 von trek, nicht 1 von 2"
    _, found = check(live, *unreadable)
    assert [one["part"] for one in found["findings"]] == [2] * len(found["findings"])
    assert any(one["line"] for one in found["findings"])


def test_a_campaign_of_ones_own_is_played_from_room_to_room(live: Live) -> None:
    status, refused = begin(live, *parts(second=""))
    assert (status, refused["error"]["code"]) == (400, "bad_campaign")
    status, made = begin(live, *parts())
    assert status == 201
    path = f"/api/rooms/{made['room']}/campaign"
    _, told = live.ask("GET", f"{path}?lang=fr")
    assert (told["name"], [part["name"] for part in told["parts"]]) == ("The Trek", ["Trek 1", "Trek 2"])
    # As after a restart: the room has its parts with it.
    live.rooms.drop(live.rooms.awake[made["room"]])
    _, told = live.ask("GET", path)
    finished(live, made["room"], won_trek(parse_progress(told["file"])))
    _, told = live.ask("GET", path)
    assert (told["part"], told["parts"][0]["won"]) == (2, True)
    status, after = live.ask("POST", path, key=made["host"])
    assert (status, after["info"]["scenario"]) == (201, "trek_2")
    assert "gift=early" in after["info"]["seats"][0]["side"]
    assert live.ask("GET", f"/api/rooms/{after['room']}/campaign")[1]["part"] == 2
    status, elsewhere = live.ask(
        "POST", "/api/campaigns", raw=told["file"].encode(), headers={"Content-Type": "text/plain"}
    )
    assert (status, elsewhere["info"]["scenario"]) == (201, "trek_2")
