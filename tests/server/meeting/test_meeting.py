"""People find each other over the REST interface: open tables, pairing, invitations, rematches, players' pages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from sqlalchemy import select

from banneret.server.access import Limits
from banneret.server.meeting.game_clock import GameClock, clock_of, clock_text
from banneret.server.meeting.queue import DAYS, HERE
from banneret.server.meeting.schema import QUEUE
from banneret.server.store.store import Store
from banneret.table.room_types import Pace
from tests.support.browsers import Visitor
from tests.support.live_server import Live, Player, serving
from tests.support.postgres import Postgres
from tests.support.time_limits import HANG

MANY = Limits(
    sign_ins_per_hour=10**6, rooms_per_hour=10**6, pairings_per_minute=10**6, requests_per_second=1e6,
    request_burst=10**6, messages_per_second=1e6, burst=10**6, questions_per_second=1e6,
)  # fmt: skip
MINE = {"kind": "person", "side": "castle_vanguard", "name": "Maud"}
OPEN = {"kind": "open", "side": "necropolis_vanguard"}
BOT = {"kind": "bot", "side": "necropolis_vanguard", "bot": "greedy"}
ROOM = {"game": "heroes", "scenario": "skirmish", "seats": [MINE, OPEN], "seconds": 3600}


@pytest.fixture
def live(database: str) -> Iterator[Live]:
    with serving(database, MANY) as found:
        yield found


def until(look: Callable[[], Any]) -> Any:
    """What is found in the end."""
    end = time.monotonic() + HANG
    while not (found := look()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def made(visitor: Visitor, **more: object) -> dict[str, Any]:
    status, told = visitor.ask("POST", "/api/rooms", {**ROOM, **more})
    assert status == 201, told
    return dict(told)


def play_out(*players: Player) -> None:
    """Play a game to its end, with the first answer to everything."""
    while not all(player.table["over"] for player in players):
        for player in players:
            with suppress(TimeoutError):
                while True:
                    player.next(0.005)
        for player in players:
            if player.asked and not player.table["over"]:
                player.answer()
                break


def test_a_listed_table_is_found_until_it_is_full_and_then_watched(live: Live) -> None:
    maud, odo = Visitor(live).become("Maud"), Visitor(live)
    room = made(maud, listed=True, wish="900-1100")["room"]
    hidden = made(maud)["room"]
    tables = odo.ask("GET", "/api/tables")[1]
    assert [(one["room"], one["wish"]) for one in tables["open"]] == [(room, "900-1100")]
    assert tables["open"][0]["seats"][0]["name"] == "Maud"
    assert odo.ask("POST", f"/api/rooms/{room}/seats/1", {"name": "Odo"})[0] == 201
    tables = odo.ask("GET", "/api/tables")[1]
    assert ([], [room]) == ([one["room"] for one in tables["open"]], [one["room"] for one in tables["live"]])
    assert hidden not in str(tables)


def test_nobody_watches_where_nobody_may(live: Live) -> None:
    maud, odo = Visitor(live).become("Maud"), Visitor(live)
    room = made(maud, listed=True, watching=False)["room"]
    odo.ask("POST", f"/api/rooms/{room}/seats/1", {"name": "Odo"})
    tables = odo.ask("GET", "/api/tables")[1]
    assert (tables["open"], tables["live"]) == ([], [])


def test_only_people_who_are_known_play_games_that_count(live: Live) -> None:
    maud, guest = Visitor(live).become("Maud"), Visitor(live)
    assert guest.ask("POST", "/api/rooms", {**ROOM, "rated": True})[0] == 401
    for more in (
        {"hints": True},
        {"seed": 3, "seats": [MINE, BOT]},
        {"seats": [MINE, MINE]},
        {"lesson": "first"},
        {"seconds": 0},
    ):
        assert maud.ask("POST", "/api/rooms", {**ROOM, "rated": True, **more})[0] == 400
    solo = {"game": "heroes", "scenario": "first_steps", "seats": [{"kind": "person", "side": "castle"}], "rated": True}
    assert maud.ask("POST", "/api/rooms", solo)[0] == 400
    room = made(maud, rated=True)
    assert room["info"]["rated"]
    assert guest.ask("POST", f"/api/rooms/{room['room']}/seats/1", {})[1]["error"]["code"] == "counts"
    assert maud.ask("POST", f"/api/rooms/{room['room']}/seats/1", {})[1]["error"]["code"] == "yourself"


def test_a_game_that_counts_is_rated_and_shown_on_pages_of_those_who_want_it(live: Live) -> None:
    maud, odo = Visitor(live).become("Maud"), Visitor(live).become("Odo")
    room = made(maud, rated=True, listed=True)["room"]
    assert odo.ask("POST", f"/api/rooms/{room}/seats/1", {"name": "Odo"})[0] == 201
    first, second = maud.sit(room), odo.sit(room)
    assert first.asked is not None or second.asked is not None
    who = first if first.asked else second
    who.answer()
    assert who.reply(who.send(do="undo"))["code"] == "counts"
    assert not who.table["can_undo"]
    assert maud.ask("DELETE", f"/api/rooms/{room}/seats/0")[1]["error"]["code"] == "counts"
    assert maud.ask("GET", f"/api/rooms/{room}/record")[1]["error"]["code"] in ("counts", "forbidden")
    for player in (first, second):
        player.close()
    first, second = maud.sit(room), odo.sit(room)
    play_out(first, second)
    page = until(lambda: (told := maud.ask("GET", "/api/me/player")[1])["ratings"] and told)
    assert len(page["results"]) == 1
    assert sum(page["ratings"][0][name] for name in ("won", "drawn", "lost")) == 1
    other = odo.ask("GET", "/api/me/player")[1]
    assert odo.ask("GET", f"/api/players/{page['player']['id']}")[0] == 404
    assert maud.ask("PUT", "/api/me/player", {"public": True})[0] == 200
    seen = odo.ask("GET", f"/api/players/{page['player']['id']}")[1]
    assert (seen["player"]["name"], seen["mine"]) == ("Maud", False)
    assert seen["results"][0]["others"][0] == {"id": "", "name": "", "shield": "", "bot": False, "public": False}
    assert other["player"]["id"] not in str(seen)
    assert [one["name"] for one in odo.ask("GET", "/api/players?name=ma")[1]] == ["Maud"]
    assert odo.ask("GET", "/api/leaderboard")[1]["leaders"] == []


def test_giving_up_a_game_that_counts_changes_both_ratings(live: Live) -> None:
    maud, odo = Visitor(live).become("Maud"), Visitor(live).become("Odo")
    room = made(maud, rated=True)["room"]
    assert odo.ask("POST", f"/api/rooms/{room}/seats/1", {"name": "Odo"})[0] == 201
    first, second = maud.sit(room), odo.sit(room)
    (first if first.asked else second).answer()
    assert second.reply(second.send(do="resign", seat=1))["is"] == "done"
    until(lambda: maud.ask("GET", "/api/me/player")[1]["ratings"])
    (winner,), (loser,) = (one.ask("GET", "/api/me/player")[1]["ratings"] for one in (maud, odo))
    assert [(one["won"], one["drawn"], one["lost"]) for one in (winner, loser)] == [(1, 0, 0), (0, 0, 1)]
    assert winner["rating"] > 1000 > loser["rating"]


def test_an_agreed_draw_counts_and_a_game_that_was_put_off_does_not(live: Live) -> None:
    maud, odo = Visitor(live).become("Maud"), Visitor(live).become("Odo")
    for ending in ("abort", "draw"):
        room = made(maud, rated=True)["room"]
        assert odo.ask("POST", f"/api/rooms/{room}/seats/1", {"name": "Odo"})[0] == 201
        first, second = maud.sit(room), odo.sit(room)
        if ending == "abort":
            assert first.reply(first.send(do="abort"))["is"] == "done"
        else:
            for seat, player in enumerate((first, second)):
                assert player.reply(player.send(do="draw", seat=seat, yes=True))["is"] == "done"
        assert live.ask("GET", f"/api/rooms/{room}")[1]["status"] == "over"
    # Games are rated in the order of their ends, so once the second has been the first would have been too.
    until(lambda: maud.ask("GET", "/api/me/player")[1]["ratings"])
    for one in (maud, odo):
        page = one.ask("GET", "/api/me/player")[1]
        assert [(of["won"], of["drawn"], of["lost"], of["rating"]) for of in page["ratings"]] == [(0, 1, 0, 1000)]
        assert page["ratings"][0]["spread"] < 667
        assert [(result["room"], result["result"]) for result in page["results"]] == [("", 0)]


def test_who_takes_a_seat_over_ends_the_rating(live: Live) -> None:
    maud = Visitor(live).become("Maud")
    room = made(maud, rated=True, seats=[MINE, BOT])["room"]
    live.rooms.awake[room].stored.rated = True
    assert maud.ask("PATCH", f"/api/rooms/{room}/seats/1", {"kind": "open"})[0] == 200
    assert not maud.ask("GET", f"/api/rooms/{room}")[1]["rated"]


def test_two_who_want_the_same_are_paired(live: Live) -> None:
    wanted = {"game": "heroes", "scenario": "skirmish", "clock": 60}
    maud, guest = Visitor(live).become("Maud"), Visitor(live)
    first = maud.ask("POST", "/api/pairing", {**wanted, "name": "Maud"})[1]["ticket"]
    assert maud.ask("GET", "/api/pairing", Authorization=f"Bearer {first}")[1]["room"] == ""
    second = guest.ask("POST", "/api/pairing", {**wanted, "name": "Odo"})[1]["ticket"]
    found = until(lambda: (one := maud.ask("GET", "/api/pairing", Authorization=f"Bearer {first}")[1])["room"] and one)
    other = guest.ask("GET", "/api/pairing", Authorization=f"Bearer {second}")[1]
    assert (other["room"], {other["seat"], found["seat"]}) == (found["room"], {0, 1})
    welcome = live.player(found["room"], second).heard[-1]
    assert welcome["seats"] == [other["seat"]]
    assert {seat["name"] for seat in welcome["room"]["seats"]} == {"Maud", "Odo"}
    # Whoever is signed in needs no key, on any device.
    assert maud.sit(found["room"]).heard[-1]["seats"] == [found["seat"]]


def test_only_those_who_want_the_same_clock_are_paired(live: Live) -> None:
    days = {"by": "turn", "weekends": True, "days_off": 2}
    total = {"by": "total", "increment": 120}
    clocks = [(86_400, days), (86_400, {**days, "days_off": 0}), (3600, total), (3600, {"by": "turn"}), (86_400, days)]
    wanted = {"game": "heroes", "scenario": "skirmish"}
    tickets = [
        Visitor(live).ask("POST", "/api/pairing", {**wanted, "clock": seconds, "pace": pace})[1]["ticket"]
        for seconds, pace in clocks
    ]
    guest = Visitor(live)

    def stands(ticket: str) -> Any:
        return guest.ask("GET", "/api/pairing", Authorization=f"Bearer {ticket}")[1]

    until(lambda: stands(tickets[0])["room"])
    found = [stands(ticket) for ticket in tickets]
    assert [bool(one["room"]) for one in found] == [True, False, False, False, True]
    assert [(one["clock"], one["pace"]["by"], one["waiting"]) for one in found[1:4]] == [
        (86_400, "turn", 1), (3600, "total", 1), (3600, "turn", 1)
    ]  # fmt: skip
    room = guest.ask("GET", f"/api/rooms/{found[0]['room']}")[1]
    assert (room["seconds"], room["pace"]) == (86_400, {**days, "increment": 0})
    for wrong in ({"pace": days}, {"clock": 60, "pace": days}, {"clock": 60, "pace": {"increment": 5}}):
        assert guest.ask("POST", "/api/pairing", {**wanted, **wrong})[0] == 400


def test_who_is_known_and_wants_to_play_by_the_day_need_not_stay(live: Live) -> None:
    maud, guest = Visitor(live).become("Maud"), Visitor(live)
    wanted = {"game": "heroes", "scenario": "skirmish", "clock": 86_400, "pace": {"by": "turn"}}
    for one in (maud, guest):
        for clock in (86_400, 3600):
            assert one.ask("POST", "/api/pairing", {**wanted, "clock": clock, "rated": one is maud})[0] == 201
    asked = select(QUEUE.c.clock, QUEUE.c.patience).where(QUEUE.c.person.is_not(None))
    found = asyncio.run(live.rooms.store.read(lambda connection: connection.execute(asked).all()))
    assert {clock_of(row.clock).seconds: row.patience for row in found} == {86_400: DAYS, 3600: HERE}
    others = select(QUEUE.c.patience).where(QUEUE.c.person.is_(None))
    assert set(asyncio.run(live.rooms.store.read(lambda c: c.execute(others).scalars().all()))) == {HERE}


def test_a_clock_from_before_there_were_others_is_seconds_for_an_answer() -> None:
    assert clock_of("300") == GameClock(300)
    for clock in (GameClock(0), GameClock(60), GameClock(7200, Pace(by="total", increment=300))):
        assert clock_of(clock_text(clock)) == clock


def test_nobody_is_paired_with_themselves_nor_after_leaving(live: Live) -> None:
    wanted = {"game": "heroes", "scenario": "skirmish"}
    maud, guest = Visitor(live).become("Maud"), Visitor(live)
    tickets = [maud.ask("POST", "/api/pairing", wanted)[1]["ticket"] for _ in range(2)]
    gone = guest.ask("POST", "/api/pairing", {**wanted, "clock": 60})[1]["ticket"]
    assert guest.ask("DELETE", "/api/pairing", Authorization=f"Bearer {gone}")[0] == 204
    assert guest.ask("GET", "/api/pairing", Authorization=f"Bearer {gone}")[0] == 404
    late = guest.ask("POST", "/api/pairing", {**wanted, "clock": 60})[1]["ticket"]
    for ticket in (*tickets, late):
        assert guest.ask("GET", "/api/pairing", Authorization=f"Bearer {ticket}")[1]["room"] == ""
    assert maud.ask("POST", "/api/pairing", {**wanted, "scenario": "first_steps"})[0] == 400
    assert maud.ask("POST", "/api/pairing", {**wanted, "rated": True})[0] == 400


def test_two_nodes_pair_everybody_once(postgres: Postgres) -> None:
    database = postgres.new_database()
    with ExitStack() as stack:
        nodes = [stack.enter_context(serving(database, MANY, node=True)) for _ in range(2)]
        wanted = {"game": "heroes", "scenario": "skirmish"}
        tickets = [
            Visitor(nodes[n % 2]).ask("POST", "/api/pairing", {**wanted, "name": f"P{n}"})[1]["ticket"]
            for n in range(12)
        ]

        def places() -> list[tuple[str, int]] | None:
            told = [
                Visitor(nodes[n // 2 % 2]).ask("GET", "/api/pairing", Authorization=f"Bearer {ticket}")[1]
                for n, ticket in enumerate(tickets)
            ]
            return [(one["room"], one["seat"]) for one in told] if all(one["room"] for one in told) else None

        found = until(places)
        assert len(set(found)) == 12
        assert len({room for room, _ in found}) == 6


def test_somebody_who_wants_to_be_found_is_invited_by_name(live: Live) -> None:
    maud, odo = Visitor(live).become("Maud"), Visitor(live).become("Odo")
    room = made(maud)["room"]
    own = odo.ask("PUT", "/api/me/player", {"public": False})[1]["player"]["id"]
    assert maud.ask("POST", f"/api/rooms/{room}/invitations", {"player": own})[0] == 404
    odo.ask("PUT", "/api/me/player", {"public": True})
    assert odo.ask("POST", f"/api/rooms/{room}/invitations", {"player": own})[0] == 403
    for _ in range(2):
        assert maud.ask("POST", f"/api/rooms/{room}/invitations", {"player": own})[0] == 204
    (found,) = odo.ask("GET", "/api/me/invitations")[1]
    assert (found["room"], found["name"], found["kind"]) == (room, "Maud", "invitation")
    assert maud.ask("GET", "/api/me/invitations")[1] == []
    assert odo.ask("DELETE", f"/api/me/invitations/{room}")[0] == 204
    assert odo.ask("GET", "/api/me/invitations")[1] == []


def test_a_rematch_changes_sides_and_invites_the_other(live: Live) -> None:
    maud, odo = Visitor(live).become("Maud"), Visitor(live).become("Odo")
    room = made(maud)["room"]
    odo.ask("POST", f"/api/rooms/{room}/seats/1", {"name": "Odo"})
    assert maud.ask("POST", f"/api/rooms/{room}/rematch")[1]["error"]["code"] == "running"
    first, second = maud.sit(room), odo.sit(room)
    play_out(first, second)
    assert Visitor(live).ask("POST", f"/api/rooms/{room}/rematch")[0] == 403
    asked = maud.ask("POST", f"/api/rooms/{room}/rematch")[1]
    again = odo.ask("POST", f"/api/rooms/{room}/rematch")[1]
    assert (asked["seat"], again["seat"], again["room"], again["key"]) == (1, 0, asked["room"], "")
    (found,) = odo.ask("GET", "/api/me/invitations")[1]
    assert (found["room"], found["kind"]) == (asked["room"], "rematch")
    info = odo.ask("GET", f"/api/rooms/{asked['room']}")[1]
    old = odo.ask("GET", f"/api/rooms/{room}")[1]
    assert [seat["side"] for seat in info["seats"]] == [seat["side"] for seat in old["seats"]]
    assert old["rematch"]
    assert odo.ask("POST", f"/api/rooms/{asked['room']}/seats/0", {"name": "Odo"})[0] == 201
    info = odo.ask("GET", f"/api/rooms/{asked['room']}")[1]
    assert [seat["name"] for seat in info["seats"]] == ["Odo", "Maud"]
    assert info["status"] == "running"


def test_a_game_that_ended_before_a_crash_is_rated_after_it(database: str) -> None:
    with serving(database, MANY) as live:
        maud = Visitor(live).become("Maud")
        room = made(maud, rated=True, seats=[MINE, BOT])["room"]
        secret = maud.cookies
    store = Store.open(database)

    async def end() -> None:
        stored = await store.load(room)
        assert stored is not None
        stored.status, stored.returns = "over", (1, -1)
        await store.update(stored)
        await store.close()

    asyncio.run(end())
    with serving(database, MANY) as live:
        maud = Visitor(live)
        maud.cookies = secret
        page = until(lambda: (told := maud.ask("GET", "/api/me/player")[1])["ratings"] and told)
        assert page["results"][0]["others"][0]["bot"]
