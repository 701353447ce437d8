"""Seats in a running game: nobody's is freed behind their back, and all hear of who plays on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from banneret.kernel.record import parse_record
from banneret.server.client.client import TableClient
from banneret.server.client.rest import RefusedByTable, free_seat, room_info, seat_bot, take_seat
from banneret.server.rooms.absence import Absences
from banneret.server.rooms.rooms import Rooms
from tests.server.clock import LIMIT, Clock
from tests.support.live_server import Live, Player, serving

MINE = {"kind": "person", "side": "castle/catherine", "name": "Maud"}
OPEN = {"kind": "open", "side": "necropolis/sandro"}


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
        yield server


def timed(rooms: Rooms) -> Clock:
    """Make absences go by the returned clock."""
    clock = Clock()
    rooms.absences = Absences(clock)
    return clock


def game_of_two(live: Live, **more: Any) -> tuple[dict[str, Any], str, Player, Player]:
    """A running game of Maud, who is the host, and Ola, both of whom are there; and the key of Ola."""
    made = live.room(MINE, OPEN, scenario="brave_new_world", **more)
    status, taken = live.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})
    assert status == 201
    maud = live.player(made["room"], made["keys"]["0"], made["host"])
    return made, taken["key"], maud, live.player(made["room"], taken["key"])


def seat_at(made: dict[str, Any], seat: int) -> str:
    return f"/api/rooms/{made['room']}/seats/{seat}"


def announced(chat: list[dict[str, Any]]) -> list[tuple[str, int, str]]:
    return [(line["kind"], line["who"], line["name"]) for line in chat if line["kind"]]


# -- the attack --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["open", "bot", "delete"])
def test_a_host_cannot_look_into_the_hand_of_a_player_who_is_there(live: Live, way: str) -> None:
    made, key, _, _ = game_of_two(live)
    if way == "delete":
        status, told = live.ask("DELETE", seat_at(made, 1), key=made["host"])
    else:
        status, told = live.ask("PATCH", seat_at(made, 1), {"kind": way}, key=made["host"])
    assert (status, told["error"]["code"], told["error"]["again"]) == (409, "present", None)
    status, told = live.ask("POST", seat_at(made, 1), {"name": "Maud"})
    assert (status, told["error"]["code"]) == (409, "taken")
    assert live.player(made["room"], key).heard[-1]["seats"] == [1]
    assert live.ask("GET", f"/api/rooms/{made['room']}/record", key=f"{made['keys']['0']},{made['host']}")[0] == 403


def test_a_seat_is_freed_once_its_player_was_away_for_long_and_everybody_hears_of_it(live: Live) -> None:
    clock = timed(live.rooms)
    made, key, maud, ola = game_of_two(live)
    guest = live.player(made["room"])
    ola.close()
    while any(seat["here"] for seat in guest.until("room")["room"]["seats"][1:]):
        pass
    clock.now += LIMIT - 1
    status, told = live.ask("PATCH", seat_at(made, 1), {"kind": "open"}, key=made["host"])
    assert (status, told["error"]["code"], told["error"]["again"]) == (409, "not_yet", 1.0)
    clock.now += 1
    status, info = live.ask("PATCH", seat_at(made, 1), {"kind": "open"}, key=made["host"])
    assert (status, info["seats"][1]["kind"]) == (200, "open")
    taken = live.ask("POST", seat_at(made, 1), {"name": "Maud"})[1]
    told = [("freed", 1, "Ola"), ("taken", 1, "Maud")]
    for player in (maud, guest):
        assert announced([player.until("said")["line"], player.until("said")["line"]]) == told
    late = live.player(made["room"])
    assert announced(late.heard[-1]["chat"]) == told
    assert late.heard[-1]["room"]["seats"][1]["hands"] == 1
    body = live.rooms.awake[made["room"]].game.body()
    assert body[-1] == "~ 1 person"
    # The key of whoever was away opens nothing any more.
    again = Player(live, made["room"])
    again.send(do="hello", room=made["room"], keys=[key])
    assert again.until("refused")["code"] == "forbidden"
    assert live.player(made["room"], taken["key"]).heard[-1]["seats"] == [1]


def test_whoever_is_taken_from_a_seat_before_the_game_begins_is_told(live: Live) -> None:
    made = live.room(MINE, {**OPEN, "kind": "person", "name": "Ola"}, scenario="brave_new_world", wait=True)
    maud = live.player(made["room"], made["keys"]["0"], made["host"])
    ola = live.player(made["room"], made["keys"]["1"])
    assert live.ask("DELETE", seat_at(made, 1), key=made["host"])[0] == 204
    for player in (maud, ola):
        assert announced([player.until("said")["line"]]) == [("removed", 1, "Ola")]
    assert ola.until("welcome")["seats"] == []
    assert announced(live.player(made["room"]).heard[-1]["chat"]) == [("removed", 1, "Ola")]
    # Who leaves by themselves knows it.
    assert live.ask("DELETE", seat_at(made, 0), key=made["keys"]["0"])[0] == 204
    assert announced(live.player(made["room"]).heard[-1]["chat"]) == [("removed", 1, "Ola")]


def test_a_bots_seat_taken_over_by_a_person_is_told_and_noted(live: Live) -> None:
    bot = {"kind": "bot", "bot": "random", "side": "necropolis/sandro"}
    made = live.room(MINE, bot, scenario="brave_new_world")
    maud = live.player(made["room"], made["keys"]["0"])
    assert live.ask("PATCH", seat_at(made, 1), {"kind": "open"}, key=made["host"])[0] == 200
    assert maud.until("said")["line"]["kind"] == "opened"
    assert not live.rooms.awake[made["room"]].game.handovers
    assert live.ask("POST", seat_at(made, 1), {"name": "Ola"})[0] == 201
    assert maud.until("said")["line"]["kind"] == "taken"
    assert live.rooms.awake[made["room"]].game.body()[-1] == "~ 1 person"
    live.rooms.drop(live.rooms.awake[made["room"]])
    info = live.ask("GET", f"/api/rooms/{made['room']}")[1]
    assert [seat["hands"] for seat in info["seats"]] == [0, 1]


def test_before_the_game_begins_the_host_frees_any_seat_and_whoever_had_it_is_told(live: Live) -> None:
    made = live.room(MINE, OPEN, {"kind": "open", "side": "dungeon"}, scenario="crossroads")
    taken = live.ask("POST", seat_at(made, 1), {"name": "Ola"})[1]
    ola = live.player(made["room"], taken["key"])
    assert live.ask("PATCH", seat_at(made, 1), {"kind": "bot"}, key=made["host"])[0] == 200
    assert ola.until("welcome")["seats"] == []
    (line,) = live.player(made["room"]).heard[-1]["chat"]
    assert (line["kind"], line["who"], line["name"]) == ("removed", 1, "Ola")


def test_who_leaves_by_their_own_will_may_at_any_time(live: Live) -> None:
    made, key, maud, _ = game_of_two(live)
    assert live.ask("DELETE", seat_at(made, 1), key=key)[0] == 204
    assert announced([maud.until("said")["line"]]) == [("left", 1, "Ola")]
    assert live.ask("PATCH", seat_at(made, 0), {"kind": "bot"}, key=made["keys"]["0"])[0] == 200
    assert announced([maud.until("said")["line"]]) == [("bot", 0, "greedy")]
    game = live.rooms.awake[made["room"]].game
    assert [(one.seat, one.who) for one in game.handovers] == [(0, "bot")]


def test_only_the_host_may_free_the_seat_of_another(live: Live) -> None:
    clock = timed(live.rooms)
    made, key, maud, _ = game_of_two(live)
    maud.close()
    clock.now += 10 * LIMIT
    status, told = live.ask("PATCH", seat_at(made, 0), {"kind": "open"}, key=key)
    assert (status, told["error"]["code"]) == (403, "forbidden")


def test_at_one_screen_all_seats_are_ones_own(live: Live) -> None:
    made = live.room(MINE, {**MINE, "side": "necropolis/sandro"}, scenario="brave_new_world")
    live.player(made["room"], *made["keys"].values())
    keys = f"{made['keys']['1']},{made['host']}"
    assert live.ask("PATCH", seat_at(made, 1), {"kind": "bot"}, key=keys)[0] == 200


def test_a_record_read_by_who_plays_on_alone_is_told(live: Live) -> None:
    clock = timed(live.rooms)
    made, _, maud, ola = game_of_two(live)
    ola.close()
    while maud.until("room")["room"]["seats"][1]["here"]:
        pass
    clock.now += LIMIT
    assert live.ask("PATCH", seat_at(made, 1), {"kind": "bot"}, key=made["host"])[0] == 200
    status, text = live.ask("GET", f"/api/rooms/{made['room']}/record", key=made["keys"]["0"])
    assert status == 200
    assert "~ 1 bot" in parse_record(text).body
    assert announced([maud.until("said")["line"], maud.until("said")["line"]])[1] == ("revealed", 0, "Maud")


def test_the_limit_of_a_room_is_chosen_and_shown(live: Live) -> None:
    made = live.room(MINE, OPEN, scenario="brave_new_world", absence=86_400)
    assert made["info"]["absence"] == 86_400
    assert live.ask("GET", f"/api/rooms/{made['room']}")[1]["absence"] == 86_400
    for wrong in (0, 59, 604_801):
        body = {"game": "heroes", "scenario": "brave_new_world", "seats": [MINE, OPEN], "absence": wrong}
        assert live.ask("POST", "/api/rooms", body)[0] == 400


@pytest.mark.parametrize(
    ("seconds", "pace", "days"),
    [(86_400, {}, 1), (3 * 86_400, {"by": "turn"}, 3), (86_400, {"days_off": 4, "weekends": True}, 7), (3600, {}, 0)],
)
def test_where_a_game_is_played_by_the_day_nobody_loses_a_seat_sooner_than_the_clock_asks_for_an_answer(
    live: Live, seconds: int, pace: dict[str, object], days: int
) -> None:
    made = live.room(MINE, OPEN, scenario="brave_new_world", seconds=seconds, pace=pace)
    assert made["info"]["absence"] == (days * 86_400 or 600)


# -- asking for a seat -------------------------------------------------------------------------------------------------


def test_a_seat_is_given_up_by_whoever_agrees(live: Live) -> None:
    made, _, maud, ola = game_of_two(live)
    assert maud.reply(maud.send(do="ask_seat", seat=1, bot="random"))["is"] == "done"
    while not (seat := ola.until("room")["room"]["seats"][1])["wanted"]:
        pass
    assert seat["wanted"] == "bot"
    assert maud.reply(maud.send(do="ask_seat", seat=1))["code"] == "repeated"
    assert ola.reply(ola.send(do="give_seat", seat=1, yes=True))["is"] == "done"
    heard = [message["line"] for message in ola.heard if message["is"] == "said"]
    assert announced(heard) == [("asked", 1, "Ola"), ("bot", 1, "random")]
    seats = live.ask("GET", f"/api/rooms/{made['room']}")[1]["seats"]
    assert (seats[1]["kind"], seats[1]["wanted"], seats[1]["hands"]) == ("bot", "", 1)


def test_a_seat_is_kept_by_whoever_says_no_and_the_host_does_not_nag(live: Live) -> None:
    clock = timed(live.rooms)
    made, _, maud, ola = game_of_two(live)
    maud.reply(maud.send(do="ask_seat", seat=1))
    assert ola.reply(ola.send(do="give_seat", seat=1, yes=False))["is"] == "done"
    assert announced([maud.until("said")["line"]]) == [("kept", 1, "Ola")]
    seats = live.ask("GET", f"/api/rooms/{made['room']}")[1]["seats"]
    assert (seats[1]["kind"], seats[1]["wanted"]) == ("person", "")
    refused = maud.reply(maud.send(do="ask_seat", seat=1))
    assert (refused["code"], refused["again"]) == ("too_fast", 60.0)
    clock.now += 60
    assert maud.reply(maud.send(do="ask_seat", seat=1))["is"] == "done"


def test_who_may_ask_and_who_may_answer(live: Live) -> None:
    made, _, maud, ola = game_of_two(live)
    guest = live.player(made["room"])
    assert ola.reply(ola.send(do="ask_seat", seat=0))["code"] == "forbidden"
    assert guest.reply(guest.send(do="ask_seat", seat=0))["code"] == "forbidden"
    assert maud.reply(maud.send(do="ask_seat", seat=0))["code"] == "not_wanted"
    assert maud.reply(maud.send(do="ask_seat", seat=7))["code"] == "not_found"
    assert maud.reply(maud.send(do="ask_seat", seat=1, bot="nobody"))["code"] == "bad_request"
    assert ola.reply(ola.send(do="give_seat", seat=1, yes=True))["code"] == "not_wanted"
    assert maud.reply(maud.send(do="ask_seat", seat=1))["is"] == "done"
    assert maud.reply(maud.send(do="give_seat", seat=1, yes=True))["code"] == "forbidden"
    assert guest.reply(guest.send(do="give_seat", seat=1, yes=True))["code"] == "forbidden"
    assert live.ask("PATCH", seat_at(made, 1), {"kind": "open"}, key=made["host"])[1]["error"]["code"] == "present"


def test_a_program_asks_for_a_seat_and_gives_one_up(live: Live) -> None:
    made, key, maud, ola = game_of_two(live)
    maud.close()
    ola.close()

    async def run() -> None:
        room = made["room"]
        async with (
            TableClient.connect(live.url, room, [made["keys"]["0"], made["host"]]) as host,
            TableClient.connect(live.url, room, [key]) as player,
        ):
            with pytest.raises(RefusedByTable) as refused:
                await asyncio.to_thread(free_seat, live.url, room, 1, made["host"])
            assert refused.value.code == "present"
            await host.ask_for_seat(1)
            while not player.room.seats[1].wanted:
                await player.listen()
            await player.give_seat(1, True)
            await player.catch_up()
            assert player.seats == ()
            assert [line.kind for line in player.chat] == ["asked", "left"]
            taken = await asyncio.to_thread(take_seat, live.url, room, 1, "Ola")
            info = await asyncio.to_thread(seat_bot, live.url, room, 1, taken.key, "random")
            assert (info.seats[1].kind, info.seats[1].hands) == ("bot", 2)
            assert (await asyncio.to_thread(room_info, live.url, room)).absence == LIMIT

    asyncio.run(run())
