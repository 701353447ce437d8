"""Whom a game waits for is on disk with the answers; what waits for somebody is one request."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from banneret.server.access import Limits, hashed
from banneret.server.notices.waiting import games_of
from banneret.server.notices.watching import Page, Watching
from banneret.server.store.changes import Append, append_all
from banneret.server.store.store import Store, StoredRoom, StoredSeat
from banneret.server.store.types import NOBODY, AskedNow
from banneret.table.people.types import YourGames
from tests.server.people.test_belongings import BOT, MINE, OPEN, play_out, recovered, room
from tests.support.browsers import Visitor
from tests.support.live_server import Live, serving
from tests.support.stored_rooms import a_room, with_store

A, B, C = "a" * 32, "b" * 32, "c" * 32
NOTHING: dict[str, Any] = {"yours": [], "theirs": []}


@pytest.fixture
def live(database: str) -> Iterator[Live]:
    with serving(database, Limits(sign_ins_per_hour=1000, rooms_per_hour=1000)) as found:
        yield found


def waiting(visitor: Visitor, *rooms: dict[str, Any]) -> dict[str, Any]:
    given = [{"room": one["room"], "keys": list(one["keys"].values())} for one in rooms]
    status, found = visitor.ask("POST", "/api/waiting", {"rooms": given})
    assert status == 200, found
    return dict(found)


def ids(games: list[dict[str, Any]]) -> list[str]:
    return [game["room"] for game in games]


def seated(live: Live) -> tuple[Visitor, Visitor, dict[str, Any], dict[str, Any]]:
    """Two people who are signed in, and the keys of each in a game they have begun."""
    maud, ola = Visitor(live).become("Maud"), Visitor(live).become("Ola")
    made = room(maud, MINE, OPEN)
    status, taken = ola.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})
    assert status == 201
    return maud, ola, made, {"room": made["room"], "keys": {"1": taken["key"]}}


def answer(live: Live, made: dict[str, Any], theirs: dict[str, Any]) -> None:
    """Everybody answers until the game waits for somebody else."""
    game = live.rooms.awake[made["room"]].game
    players = [live.player(made["room"], *one["keys"].values()) for one in (made, theirs)]
    first = game.state.seat
    while game.state.seat == first:
        player = players[first]
        while player.asked is None:
            player.next()
        player.answer(player.asked["options"][0]["key"])
    for player in players:
        player.close()


def kept(database: str, id: str) -> StoredRoom:
    """A room as the database has it."""
    found = with_store(database, lambda store: store.load(id))
    assert found is not None
    return found


# -- the list ----------------------------------------------------------------------------------------------------------


def test_a_game_waits_for_whom_it_asks_and_for_nobody_else(live: Live) -> None:
    maud, ola, made, theirs = seated(live)
    asked = live.rooms.awake[made["room"]].game.state.seat
    first, second = (maud, ola) if asked == 0 else (ola, maud)
    assert ids(waiting(first)["yours"]) == [made["room"]]
    assert ids(waiting(second)["theirs"]) == [made["room"]]
    assert waiting(Visitor(live).become("Eve")) == NOTHING
    answer(live, made, theirs)
    now = live.rooms.awake[made["room"]].game.state.seat
    assert now != asked
    found = waiting(second)["yours"]
    names = ["Ola"] if now == 0 else ["Mathilde-of-Aix"]
    assert [(game["seat"], game["others"], game["alone"]) for game in found] == [(now, names, False)]
    assert ids(waiting(first)["theirs"]) == [made["room"]]


def test_a_guest_is_told_by_keys_and_only_by_keys_that_open_a_seat(live: Live) -> None:
    guest = Visitor(live)
    made = room(guest, MINE, BOT)
    found = waiting(guest, made)
    assert ids(found["yours"] + found["theirs"]) == [made["room"]]
    assert (found["yours"] + found["theirs"])[0]["alone"] is True
    assert waiting(guest, {"room": made["room"], "keys": {"0": "x" * 32}}) == NOTHING
    assert waiting(guest, {"room": made["room"], "keys": {"0": made["host"]}}) == NOTHING
    assert waiting(guest) == NOTHING


def test_a_seat_that_was_given_up_waits_for_its_player_no_more(live: Live) -> None:
    maud, _, made, _ = seated(live)
    assert maud.ask("DELETE", f"/api/rooms/{made['room']}/seats/0")[0] == 204
    assert waiting(maud, made) == NOTHING


def test_it_is_the_same_for_a_room_that_sleeps_and_on_another_device(live: Live) -> None:
    maud, ola, made, theirs = seated(live)
    answer(live, made, theirs)
    before = waiting(maud), waiting(ola)
    live.rooms.drop(live.rooms.awake[made["room"]])
    assert (waiting(maud), waiting(ola)) == before
    assert waiting(recovered(maud)) == before[0]
    assert made["room"] not in live.rooms.awake, "nobody had to wake it"
    maud.ask("GET", f"/api/rooms/{made['room']}")
    assert (waiting(maud), waiting(ola)) == before


def test_it_is_right_after_a_restart(database: str) -> None:
    with serving(database, Limits(sign_ins_per_hour=1000)) as live:
        maud, ola, made, theirs = seated(live)
        answer(live, made, theirs)
        before = waiting(maud), waiting(ola)
    with serving(database) as live:
        again = [Visitor(live), Visitor(live)]
        for one, other in zip(again, (maud, ola), strict=True):
            one.cookies = other.cookies
        assert (waiting(again[0]), waiting(again[1])) == before


def test_after_an_undo_the_game_waits_for_whom_it_asks_then(live: Live, database: str) -> None:
    _, _, made, theirs = seated(live)
    game = live.rooms.awake[made["room"]].game
    seat, before = game.state.seat, kept(database, made["room"]).asked
    player = live.player(made["room"], *(made if seat == 0 else theirs)["keys"].values())
    while player.asked is None:
        player.next()
    player.answer(player.asked["options"][0]["key"])
    assert game.undo_seat == seat
    player.reply(player.send(do="undo"))
    assert kept(database, made["room"]).asked.seat == before.seat == game.state.seat
    player.close()


def test_a_game_that_is_over_waits_for_nobody(live: Live, database: str) -> None:
    maud, ola, made, theirs = seated(live)
    assert kept(database, made["room"]).began is not None
    play_out(live, {"room": made["room"], "keys": made["keys"] | theirs["keys"]})
    assert waiting(maud) == waiting(ola) == NOTHING
    assert kept(database, made["room"]).asked.seat == -1


def test_a_room_from_before_is_noted_when_it_wakes(live: Live, database: str) -> None:
    maud, _, made, _ = seated(live)
    right = live.rooms.awake[made["room"]].stored.asked.seat
    live.rooms.drop(live.rooms.awake[made["room"]])

    async def forget(store: Store) -> None:
        found = await store.load(made["room"])
        assert found is not None
        found.asked = NOBODY
        await store.update(found)

    with_store(database, forget)
    maud.ask("GET", f"/api/rooms/{made['room']}")
    assert kept(database, made["room"]).asked.seat == right


def test_a_list_of_too_many_rooms_is_refused(live: Live) -> None:
    many = [{"room": f"{n:032d}", "keys": ["k" * 32]} for n in range(101)]
    assert Visitor(live).ask("POST", "/api/waiting", {"rooms": many})[0] == 400


# -- the rows ----------------------------------------------------------------------------------------------------------


def running(id: str, asked: AskedNow) -> StoredRoom:
    seats = (
        StoredSeat(kind="person", name="Maud", key_hash=hashed(A)),
        StoredSeat(kind="person", name="Ola", key_hash=hashed(B)),
    )
    return a_room(id, status="running", seats=seats, asked=asked)


def test_what_has_waited_longest_comes_first(database: str) -> None:
    async def use(store: Store) -> YourGames:
        for id, since in (("oak", 30.0), ("elm", 10.0), ("ash", 20.0)):
            await store.create(running(id, AskedNow(0, since, 4)))
        await store.create(running("fir", AskedNow(1, 5.0, 2)))
        keys = dict.fromkeys(("oak", "elm", "ash", "fir"), (A,))
        return await store.read(partial(games_of, person="", keys=keys, lang="en"))

    found = with_store(database, use)
    told = [(game.room, game.since, game.round) for game in found.yours]
    assert told == [("elm", 10.0, 4), ("ash", 20.0, 4), ("oak", 30.0, 4)]
    assert [game.room for game in found.theirs] == ["fir"]


def test_an_append_says_whom_the_game_waits_for_then_also_with_others(database: str) -> None:
    async def use(store: Store) -> list[AskedNow]:
        for id in ("oak", "elm"):
            await store.create(running(id, NOBODY))
        both = [Append(id, 0, ("0 a",), 7.0, "running", None, 0, AskedNow(1, 7.0, 2)) for id in ("oak", "elm")]
        await store.write(lambda connection: append_all(connection, both))
        await store.append("elm", 1, ["1 b"], 8.0, "running", asked=AskedNow(0, 8.0, 3))
        await store.truncate("elm", 2, 1, 9.0, asked=AskedNow(1, 9.0, 2))
        rooms = [await store.load(id) for id in ("oak", "elm")]
        return [found.asked for found in rooms if found is not None]

    assert with_store(database, use) == [AskedNow(1, 7.0, 2), AskedNow(1, 9.0, 2)]


# -- telling pages -----------------------------------------------------------------------------------------------------


def test_pages_are_told_once_of_every_change_in_rooms_they_have_keys_of(database: str) -> None:
    async def use(store: Store) -> list[list[str]]:
        watching, told = Watching(store, lambda: 1000.0), list[str]()
        await store.create(running("oak", AskedNow(0, 990.0, 1)))
        await store.create(running("elm", AskedNow(0, 100.0, 1)))
        rooms = await watching.opened({"oak": (A,), "elm": (C,)})
        assert rooms == {"oak"}
        watching.add(Page(lambda: told.append("mine"), rooms=rooms))
        watching.add(Page(lambda: told.append("other's"), rooms={"elm"}))
        seen = []
        for change in (None, None, AskedNow(1, 999.0, 1), None):
            if change is not None:
                await store.append("oak", 0, ["0 a"], 999.0, "running", asked=change)
            await watching.look()
            seen.append(told[:])
            told.clear()
        return seen

    assert with_store(database, use) == [["mine"], [], ["mine"], []]


def test_nobody_is_told_by_a_page_that_is_closed(database: str) -> None:
    async def use(store: Store) -> int:
        watching = Watching(store)
        page = Page(lambda: None)
        watching.add(page)
        watching.drop(page)
        await asyncio.wait_for(watching.look(), 10)
        return len(watching)

    assert with_store(database, use) == 0


def test_an_open_page_is_told_when_the_game_moves_on(live: Live) -> None:
    maud, ola, made, theirs = seated(live)
    pages = [visitor.page() for visitor in (maud, ola)]
    guest = Visitor(live).page([{"room": made["room"], "keys": [made["keys"]["0"]]}])
    stranger = Visitor(live).page([{"room": made["room"], "keys": ["x" * 32]}])
    for page in (*pages, guest, stranger):
        assert page.next() == {"is": "news"}
    answer(live, made, theirs)
    for page in (*pages, guest):
        assert page.next() == {"is": "news"}
    assert stranger.silent()
    for page in (*pages, guest, stranger):
        page.close()


@pytest.mark.parametrize("said", ["hello", '{"do":"hello","rooms":7}', '{"do":"dance"}', "x" * 61_000])
def test_a_page_that_says_something_else_is_cut_off(live: Live, said: str) -> None:
    page = Visitor(live).page(None)
    page.say(said)
    assert page.closed() == 1008


def test_a_page_of_another_site_is_turned_away(live: Live) -> None:
    with pytest.raises(InvalidStatus):
        Visitor(live).page(origin="https://evil.example")
