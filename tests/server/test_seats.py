"""Seats in a running game: nobody's is freed behind their back, and all hear of who plays on."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from banneret.kernel.errors import StorageError
from banneret.kernel.record import parse_record
from banneret.server.access import Limits
from banneret.server.client.client import TableClient
from banneret.server.client.rest import RefusedByTable, create_room, free_seat, room_info, seat_bot, take_seat
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Problem
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.rooms import absence
from banneret.server.rooms.absence import Absences
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Hall
from banneret.server.store.store import Store
from tests.server.test_faults import WAYS, Broken, answered, same_as_kept
from tests.support.live_server import Live, Player, serving
from tests.support.quick_servers import nursery
from tests.support.rooms_without_sockets import Listener
from tests.support.stored_rooms import with_store

MINE = {"kind": "person", "side": "castle/catherine", "name": "Maud"}
OPEN = {"kind": "open", "side": "necropolis/sandro"}
ARMIES = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons")
LIMIT = 600


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
        yield server


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def timed(hall: Hall) -> Clock:
    """Let time pass for the absences of a hall as the clock says that is given back."""
    clock = Clock()
    hall.absences = Absences(clock)
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
    clock = timed(live.hall)
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
    body = live.hall.rooms[made["room"]].game.body()
    assert body[-1] == "~ 1 person"
    # The key of whoever was away opens nothing any more.
    again = Player(live, made["room"])
    again.send(do="hello", room=made["room"], keys=[key])
    assert again.until("refused")["code"] == "forbidden"
    assert live.player(made["room"], taken["key"]).heard[-1]["seats"] == [1]


def test_a_bots_seat_taken_over_by_a_person_is_told_and_noted(live: Live) -> None:
    bot = {"kind": "bot", "bot": "random", "side": "necropolis/sandro"}
    made = live.room(MINE, bot, scenario="brave_new_world")
    maud = live.player(made["room"], made["keys"]["0"])
    assert live.ask("PATCH", seat_at(made, 1), {"kind": "open"}, key=made["host"])[0] == 200
    assert maud.until("said")["line"]["kind"] == "opened"
    assert not live.hall.rooms[made["room"]].game.handovers
    assert live.ask("POST", seat_at(made, 1), {"name": "Ola"})[0] == 201
    assert maud.until("said")["line"]["kind"] == "taken"
    assert live.hall.rooms[made["room"]].game.body()[-1] == "~ 1 person"
    live.hall.drop(live.hall.rooms[made["room"]])
    info = live.ask("GET", f"/api/rooms/{made['room']}")[1]
    assert [seat["hands"] for seat in info["seats"]] == [0, 1]


def test_before_the_game_begins_the_host_frees_any_seat_and_nothing_is_told(live: Live) -> None:
    made = live.room(MINE, OPEN, {"kind": "open", "side": "dungeon"}, scenario="crossroads")
    taken = live.ask("POST", seat_at(made, 1), {"name": "Ola"})[1]
    ola = live.player(made["room"], taken["key"])
    assert live.ask("PATCH", seat_at(made, 1), {"kind": "bot"}, key=made["host"])[0] == 200
    assert ola.until("welcome")["seats"] == []
    assert live.player(made["room"]).heard[-1]["chat"] == []


def test_who_leaves_by_their_own_will_may_at_any_time(live: Live) -> None:
    made, key, maud, _ = game_of_two(live)
    assert live.ask("DELETE", seat_at(made, 1), key=key)[0] == 204
    assert announced([maud.until("said")["line"]]) == [("left", 1, "Ola")]
    assert live.ask("PATCH", seat_at(made, 0), {"kind": "bot"}, key=made["keys"]["0"])[0] == 200
    assert announced([maud.until("said")["line"]]) == [("bot", 0, "greedy")]
    game = live.hall.rooms[made["room"]].game
    assert [(one.seat, one.who) for one in game.handovers] == [(0, "bot")]


def test_only_the_host_may_free_the_seat_of_another(live: Live) -> None:
    clock = timed(live.hall)
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
    clock = timed(live.hall)
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
    clock = timed(live.hall)
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


# -- absence -----------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def a_hall(folder: Path, clock: Clock) -> AsyncIterator[Hall]:
    hall = Hall(Store.open(f"sqlite:///{folder / 'table.sqlite3'}"), Limits(), Workers(1))
    hall.absences = Absences(clock)
    try:
        yield hall
    finally:
        await hall.close()


async def a_table(hall: Hall) -> tuple[Room, dict[str, str], list[Listener]]:
    seats = tuple(NewSeat("person", army, f"P{n}") for n, army in enumerate(ARMIES))
    made = await hall.create(NewRoom("heroes", "skirmish", seats), "")
    room = hall.rooms[made.room]
    guests = [Listener(), Listener()]
    for guest, key in zip(guests, made.keys.values(), strict=True):
        room.enter(guest, (key,), -1, 1)
    return room, {**made.keys, "host": made.host}, guests


def refusal(room: Room, keys: dict[str, str], seat: int = 1) -> str:
    """Why the host may not free a seat; nothing where that may be done."""
    try:
        room.seating.check(seat, (keys["host"],))
    except Problem as problem:
        return problem.code
    return ""


def test_absence_is_counted_over_the_sleep_of_a_room(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with a_hall(tmp_path, clock) as hall:
            room, keys, guests = await a_table(hall)
            clock.now += 5000
            assert refusal(room, keys) == "present"
            room.leave(guests[1])
            clock.now += 300
            room.leave(guests[0])
            hall.drop(room)
            clock.now += 299
            async with hall.inside(room.id) as woken:
                assert woken is not room
                assert [refusal(woken, keys, seat) for seat in (0, 1)] == ["not_yet", "not_yet"]
                clock.now += 1
                assert [refusal(woken, keys, seat) for seat in (0, 1)] == ["not_yet", ""]
                woken.enter(Listener(), (keys["1"],), -1, 1)
                assert refusal(woken, keys) == "present"

    asyncio.run(run())


def test_who_was_there_when_the_server_stopped_is_away_since_it_runs_again(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with a_hall(tmp_path, clock) as hall:
            room, keys, guests = await a_table(hall)
            room.leave(guests[1])
            clock.now += 10 * LIMIT
        async with a_hall(tmp_path, clock) as hall, hall.inside(room.id) as woken:
            assert refusal(woken, keys) == "not_yet"
            clock.now += LIMIT
            assert refusal(woken, keys) == ""

    asyncio.run(run())


def test_who_has_another_line_is_there(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with a_hall(tmp_path, clock) as hall:
            room, keys, guests = await a_table(hall)
            phone = Listener()
            room.enter(phone, (keys["1"],), -1, 1)
            room.leave(guests[1])
            clock.now += 2 * LIMIT
            assert refusal(room, keys) == "present"
            room.leave(phone)
            assert refusal(room, keys) == "not_yet"

    asyncio.run(run())


def test_who_has_not_come_yet_is_away_since_the_game_began(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with a_hall(tmp_path, clock) as hall:
            clock.now += 10 * LIMIT
            seats = (NewSeat("person", ARMIES[0]), NewSeat("open", ARMIES[1]))
            made = await hall.create(NewRoom("heroes", "skirmish", seats), "")
            room = hall.rooms[made.room]
            clock.now += 10 * LIMIT
            await room.seating.take(1, "Ola")
            keys = {"host": made.host}
            assert [refusal(room, keys, seat) for seat in (0, 1)] == ["not_yet", "not_yet"]
            clock.now += LIMIT
            assert [refusal(room, keys, seat) for seat in (0, 1)] == ["", ""]

    asyncio.run(run())


def test_rooms_that_are_forgotten_make_nobody_absent_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "MOST_ROOMS", 2)
    clock = Clock()
    absences = Absences(clock)
    for name in ("oak", "ash", "elm"):
        clock.now += 100
        absences.put(name, {0: clock.now - 50, 1: clock.now})
    assert absences.take("oak") == {}
    assert absences.unknown == 1100
    assert absences.take("elm") == {0: 1250, 1: 1300}


def test_nothing_is_changed_once_the_game_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with a_hall(tmp_path, clock) as hall:
            room, keys, guests = await a_table(hall)
            while not room.game.over:
                await answered(room, guests)
            room.leave(guests[1])
            clock.now += 2 * LIMIT
            assert refusal(room, keys) == "over"
            lines = room.game.body()
            assert room.seating.check(1, (keys["1"],)) == "left"
            await room.seating.put(1)
            assert room.game.body() == lines
            with pytest.raises(Problem) as refused:
                await room.seating.take(1, "Ola")
            assert refused.value.code == "over"

    asyncio.run(run())


# -- what is kept ------------------------------------------------------------------------------------------------------


def kinds(guest: Listener) -> list[str]:
    said = (json.loads(message) for message in guest.heard if '"is":"said"' in message)
    return [message["line"]["kind"] for message in said]


def test_the_record_is_sound_over_undo_and_sleep(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_hall(tmp_path, Clock()) as hall:
            room, _, guests = await a_table(hall)
            await answered(room, guests)
            seat = room.game.undo_seat
            assert seat is not None
            other = 1 - seat
            await room.seating.put(other)
            assert room.game.undo_seat == seat
            key = await room.seating.take(other, "Ola")
            # What was answered before somebody new could see a hand stands.
            assert room.game.undo_seat is None
            with pytest.raises(Problem):
                await room.undo(guests[seat], 5)
            assert await same_as_kept(room)
            guests[other] = Listener()
            room.enter(guests[other], (key,), -1, 1)
            await answered(room, guests)
            undone = room.game.undo_seat
            assert undone is not None
            await room.undo(guests[undone], 6)
            assert room.game.body()[-1] == f"~ {other} person"
            assert await same_as_kept(room)
            await answered(room, guests)
            body, undo = room.game.body(), room.game.undo_seat
            hall.drop(room)
            async with hall.inside(room.id) as woken:
                assert (woken.game.body(), woken.game.undo_seat) == (body, undo)
                assert [line.kind for line in woken.stored.chat] == ["left", "taken"]
                assert parse_record(woken.game.record()).body == tuple(body)

    asyncio.run(run())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("change", ["take", "bot", "open"])
def test_a_seat_changes_hands_whole_or_not_at_all(tmp_path: Path, way: str, change: str) -> None:
    async def run() -> None:
        async with a_hall(tmp_path, Clock()) as hall:
            room, _, guests = await a_table(hall)
            await answered(room, guests)
            if change == "take":
                await room.seating.put(1)
            changes: dict[str, Callable[[], Awaitable[object]]] = {
                "take": lambda: room.seating.take(1, "Ola"),
                "bot": lambda: room.seating.put(1, "random"),
                "open": lambda: room.seating.put(1),
            }
            told = kinds(guests[0])
            broken = Broken(hall.store)
            broken.fails, broken.way = 1, way
            with pytest.raises(Problem) as refused:
                await changes[change]()
            assert refused.value.code == "not_kept"
            assert kinds(guests[0]) == told
            kept = await hall.store.load(room.id)
            assert kept is not None
            assert (kept.seats, kept.chat, kept.lines) == (room.stored.seats, room.stored.chat, room.game.body())
            assert await same_as_kept(room)
            if room.game.state.seat == 0:
                await answered(room, guests)
                assert await same_as_kept(room)

    asyncio.run(run())


def test_a_wish_that_cannot_be_kept_was_not_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_hall(tmp_path, Clock()) as hall:
            room, keys, guests = await a_table(hall)
            host = Listener()
            room.enter(host, (keys["host"],), -1, 1)
            broken = Broken(hall.store)
            broken.fails = 1
            with pytest.raises(StorageError):
                await room.seating.want(host, 1, "")
            assert kinds(guests[1]) == []
            await room.seating.want(host, 1, "")
            broken.fails = 1
            with pytest.raises(StorageError):
                await room.seating.reply(guests[1], 1, False)
            assert kinds(guests[0]) == ["asked"]
            await room.seating.reply(guests[1], 1, True)
            assert kinds(guests[0]) == ["asked", "left"]

    asyncio.run(run())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked and killed by signals")
def test_who_took_a_seat_over_sits_there_after_the_server_was_killed(database: str) -> None:
    persons = tuple(NewSeat("person", army, f"P{n}") for n, army in enumerate(ARMIES))
    with nursery() as servers:
        url = servers.serve(database).url
        made = create_room(url, NewRoom("heroes", "skirmish", persons))
        seat_bot(url, made.room, 1, made.keys["1"], "random")
        free_seat(url, made.room, 1, made.host)
        taken = take_seat(url, made.room, 1, "Ola")
        servers.kill()
        kept = with_store(database, lambda store: store.load(made.room))
        assert kept is not None
        assert kept.lines[-2:] == ["~ 1 bot", "~ 1 person"]
        assert [line.kind for line in kept.chat] == ["bot", "opened", "taken"]
        url = servers.serve(database).url

        async def come() -> None:
            async with TableClient.connect(url, made.room, [taken.key]) as table:
                assert table.seats == (1,)
                assert table.room.seats[1].hands == 2
                assert [line.kind for line in table.chat] == ["bot", "opened", "taken"]

        asyncio.run(come())
        servers.kill()
