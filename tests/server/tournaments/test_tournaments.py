"""Whole tournaments over the REST interface: joined, begun, played and decided, round after round."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import func, select, update

from banneret.server.notices.schema import NOTICES
from banneret.server.store.schema import ROOMS
from banneret.server.store.store import Store
from banneret.server.tournaments.rounds import move
from banneret.server.tournaments.schema import PAIRINGS, TOURNAMENTS
from tests.server.meeting.test_meeting import MANY, play_out, until
from tests.support.browsers import Visitor
from tests.support.live_server import Live, serving
from tests.support.postgres import Postgres

CUP = {"name": "Harvest cup", "game": "heroes", "scenario": "skirmish", "form": "swiss", "rounds": 2, "length": 86_400}
HASTE = {"push": ["invited"], "after": 0}


@pytest.fixture
def live(database: str) -> Iterator[Live]:
    with serving(database, MANY) as found:
        yield found


def people(live: Live, many: int) -> list[Visitor]:
    return [Visitor(live).become(f"P{n}") for n in range(many)]


def held(players: list[Visitor], **more: object) -> str:
    """A tournament that everybody has joined, and that has begun."""
    host = players[0]
    status, told = host.ask("POST", "/api/tournaments", {**CUP, **more})
    assert status == 201, told
    id = told["tournament"]["id"]
    for one in players:
        status, told = one.ask("POST", f"/api/tournaments/{id}/players")
        assert (status, told["joined"]) == (200, True), told
    status, told = host.ask("POST", f"/api/tournaments/{id}/begin")
    assert (status, told["tournament"]["status"]) == (200, "running"), told
    return str(id)


def seen(visitor: Visitor, id: str) -> dict[str, Any]:
    status, told = visitor.ask("GET", f"/api/tournaments/{id}")
    assert status == 200, told
    return dict(told)


def open_tables(visitor: Visitor, id: str) -> list[dict[str, Any]]:
    """The tables that are played, once all their rooms have been made."""

    def look() -> list[dict[str, Any]] | None:
        told = seen(visitor, id)
        now = [one for one in told["rounds"][0]["pairings"] if one["first_points"] is None]
        return now if now and all(one["room"] for one in now) else None

    return list(until(look))


def round_over(visitor: Visitor, id: str, number: int) -> dict[str, Any]:
    def look() -> dict[str, Any] | None:
        told = seen(visitor, id)
        return told if told["tournament"]["round"] > number or told["tournament"]["status"] == "over" else None

    return dict(until(look))


def change(database: str, *statements: Any) -> None:
    """Write to the database of a server, as another server would."""

    async def write() -> None:
        store = Store.open(database)
        try:
            await store.write(lambda connection: [connection.execute(one) for one in statements])
        finally:
            await store.close()

    asyncio.run(write())


def ended(room: str, returns: str) -> Any:
    return update(ROOMS).where(ROOMS.c.id == room).values(status="over", returns=returns)


def test_four_play_swiss_to_the_end(live: Live, database: str) -> None:
    players = people(live, 4)
    stranger = Visitor(live)
    id = held(players)
    by_name = {f"P{n}": one for n, one in enumerate(players)}
    told = seen(stranger, id)
    assert {one["player"]["name"] for one in told["players"]} == set(by_name)
    assert {one["player"]["id"] for one in told["players"]} == {""}
    # The first round is played by people, who need no keys; the second ends in the database.
    names = {one["seed"]: one["player"]["name"] for one in told["players"]}
    for table in open_tables(stranger, id):
        first, second = (by_name[names[table[side]]].sit(table["room"]) for side in ("first", "second"))
        assert (first.heard[-1]["seats"], second.heard[-1]["seats"]) == ([0], [1])
        play_out(first, second)
    round_over(stranger, id, 1)
    again = open_tables(stranger, id)
    change(database, *(ended(one["room"], "[0,0]") for one in again))
    told = round_over(stranger, id, 2)
    assert (told["tournament"]["status"], len(told["rounds"])) == ("over", 2)
    met = [{one["first"], one["second"]} for number in told["rounds"] for one in number["pairings"]]
    assert len(met) == 4
    assert all(met.count(pair) == 1 for pair in met)
    assert sum(one["points"] for one in told["players"]) == 8
    assert [one["points"] for one in told["players"]] == sorted(one["points"] for one in told["players"])[::-1]
    assert players[0].ask("POST", f"/api/tournaments/{id}/begin")[1]["error"]["code"] == "begun"


def test_seven_play_a_knockout_that_one_leaves_and_one_is_late_in(live: Live, database: str) -> None:
    players = people(live, 7)
    players[0].ask("PUT", "/api/me/notices", HASTE)
    id = held(players, form="knockout")
    told = seen(players[0], id)
    assert [one["how"] for one in told["rounds"][0]["pairings"]] == ["bye", "", "", ""]
    tables = open_tables(players[0], id)
    names = {one["seed"]: one["player"]["name"] for one in told["players"]}
    by_name = {f"P{n}": one for n, one in enumerate(players)}
    leaving = tables[0]["first"]
    assert by_name[names[leaving]].ask("DELETE", f"/api/tournaments/{id}/players")[1]["joined"] is False
    # At the second table the second has let the time run out; the third has been played.
    change(database, ended(tables[2]["room"], "[1,-1]"))
    until(lambda: [one["how"] for one in seen(players[0], id)["rounds"][0]["pairings"]] == ["bye", "left", "", "game"])
    change(
        database,
        update(ROOMS).where(ROOMS.c.id == tables[1]["room"]).values(asked_seat=1),
        update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(due=time.time() - 1),
    )
    told = round_over(players[0], id, 1)
    first = told["rounds"][-1]["pairings"]
    assert [one["how"] for one in first] == ["bye", "left", "late", "game"]
    assert [(one["first_points"], one["second_points"]) for one in first] == [(2, 0), (0, 2), (2, 0), (2, 0)]
    through = [first[0]["first"], tables[0]["second"], tables[1]["first"], tables[2]["first"]]
    assert {one for pair in told["rounds"][0]["pairings"] for one in (pair["first"], pair["second"])} == set(through)
    # A draw is won by the weaker of the two.
    change(database, *(ended(one["room"], "[0,0]") for one in open_tables(players[0], id)))
    told = round_over(players[0], id, 2)
    (final,) = told["rounds"][0]["pairings"]
    assert {final["first"], final["second"]} == {max(through[:2]), max(through[2:])}
    (last,) = open_tables(players[0], id)
    change(database, ended(last["room"], "[-1,1]"))
    told = round_over(players[0], id, 3)
    assert (told["tournament"]["status"], told["players"][0]["seed"]) == ("over", final["second"])


def test_who_plays_is_told_of_each_round_and_nobody_of_anything_hidden(live: Live, database: str) -> None:
    players = people(live, 3)
    assert players[0].ask("PUT", "/api/me/notices", HASTE)[0] == 200
    id = held(players, rounds=1, most=3)
    open_tables(players[0], id)

    async def told() -> list[str]:
        store = Store.open(database)
        try:
            asked = select(NOTICES.c.text).where(NOTICES.c.key == f"{id} 1")
            return await store.read(lambda connection: list(connection.execute(asked).scalars()))
        finally:
            await store.close()

    bye = next(one for one in seen(players[0], id)["rounds"][0]["pairings"] if one["second"] == 0)
    name = next(one["player"]["name"] for one in seen(players[0], id)["players"] if one["seed"] == bye["first"])
    texts = asyncio.run(told())
    assert len(texts) == (name != "P0")
    for text in texts:
        assert f"/tournament/{id}" in text
        assert "Harvest cup" in text


def test_what_a_tournament_refuses(live: Live) -> None:
    maud, *others = people(live, 4)
    stranger = Visitor(live)
    assert stranger.ask("POST", "/api/tournaments", CUP)[0] == 401
    wrong: tuple[dict[str, object], ...] = (
        {"rounds": 9}, {"scenario": "first_steps"}, {"name": " \u202e "}, {"most": 2}, {"form": "league"},
        {"rated": True}, {"length": 1},
        {"pace": {"by": "turn"}}, {"clock": 60, "pace": {"by": "turn", "increment": 5}}, {"clock": 3 * 86_400},
        {"clock": 7200, "pace": {"by": "total"}, "length": 3600},
    )  # fmt: skip
    for more in wrong:
        assert maud.ask("POST", "/api/tournaments", {**CUP, **more})[0] == 400, more
    id = maud.ask("POST", "/api/tournaments", {**CUP, "most": 3, "rounds": 3})[1]["tournament"]["id"]
    path = f"/api/tournaments/{id}"
    assert stranger.ask("POST", f"{path}/players")[0] == 401
    for one in others:
        assert one.ask("POST", f"{path}/players")[0] == 200
    assert maud.ask("POST", f"{path}/players")[1]["error"]["code"] == "tournament_full"
    assert others[0].ask("POST", f"{path}/begin")[0] == 403
    assert others[0].ask("DELETE", path)[0] == 403
    assert maud.ask("DELETE", f"{path}/players")[0] == 404
    assert others[0].ask("DELETE", f"{path}/players")[1]["joined"] is False
    assert maud.ask("POST", f"{path}/begin")[1]["error"]["code"] == "too_few"
    assert [one["players"] for one in stranger.ask("GET", "/api/tournaments")[1]] == [2]
    assert maud.ask("DELETE", path)[0] == 204
    assert stranger.ask("GET", path)[0] == 404
    for _ in range(5):
        assert maud.ask("POST", "/api/tournaments", CUP)[0] == 201
    assert maud.ask("POST", "/api/tournaments", CUP)[0] == 429


def test_its_games_have_its_clock(live: Live) -> None:
    players = people(live, 4)
    id = held(players, clock=3600, pace={"by": "total", "increment": 60})
    assert [(one["clock"], one["pace"]["by"]) for one in players[0].ask("GET", "/api/tournaments")[1]] == [
        (3600, "total")
    ]
    for table in open_tables(players[0], id):
        room = players[0].ask("GET", f"/api/rooms/{table['room']}")[1]
        assert (room["seconds"], room["pace"]["by"], room["pace"]["increment"]) == (3600, "total", 60)


def test_a_tournament_goes_on_where_a_server_stopped(database: str) -> None:
    with serving(database, MANY) as live:
        players = people(live, 4)
        id = held(players, form="knockout")
        tables = open_tables(players[0], id)
    change(database, *(ended(one["room"], "[1,-1]") for one in tables))
    with serving(database, MANY) as live:
        round_over(Visitor(live), id, 1)
        (final,) = open_tables(Visitor(live), id)
        assert {final["first"], final["second"]} == {one["first"] for one in tables}


def test_two_nodes_pair_a_round_once(postgres: Postgres) -> None:
    database = postgres.new_database()
    with ExitStack() as stack:
        nodes = [stack.enter_context(serving(database, MANY, node=True)) for _ in range(2)]
        players = [Visitor(nodes[n % 2]).become(f"P{n}") for n in range(6)]
        id = held(players, rounds=3)
        for number in (1, 2, 3):
            tables = open_tables(players[number], id)
            assert len(tables) == 3
            change(database, *(ended(one["room"], "[1,-1]") for one in tables))

            async def both() -> None:
                # Besides the two stewards, two more who find the round over at the same moment.
                stores = [Store.open(database) for _ in range(2)]
                try:
                    moves = (store.write(lambda connection: move(connection, id, time.time())) for store in stores)
                    await asyncio.gather(*moves)
                finally:
                    for store in stores:
                        await store.close()

            asyncio.run(both())
            told = round_over(players[0], id, number)
        assert (told["tournament"]["status"], len(told["rounds"])) == ("over", 3)

        async def counts() -> tuple[int, int]:
            store = Store.open(database)
            try:
                pairs = select(func.count()).select_from(PAIRINGS)
                rooms = select(func.count()).select_from(ROOMS)
                return await store.read(lambda c: (c.execute(pairs).scalar_one(), c.execute(rooms).scalar_one()))
            finally:
                await store.close()

        assert asyncio.run(counts()) == (9, 9)


def test_a_game_ends_by_giving_up_and_another_by_agreement(live: Live) -> None:
    players = people(live, 4)
    id = held(players, rounds=1)
    by_name = {f"P{n}": one for n, one in enumerate(players)}
    names = {one["seed"]: one["player"]["name"] for one in seen(players[0], id)["players"]}
    given, drawn = open_tables(players[0], id)
    loser = by_name[names[given["first"]]].sit(given["room"])
    by_name[names[given["second"]]].sit(given["room"])
    assert loser.reply(loser.send(do="resign", seat=0))["is"] == "done"
    sides = [by_name[names[drawn[side]]].sit(drawn["room"]) for side in ("first", "second")]
    for seat, one in enumerate(sides):
        assert one.reply(one.send(do="draw", seat=seat, yes=True))["is"] == "done"
    told = round_over(players[0], id, 1)
    assert told["tournament"]["status"] == "over"
    points = {one["seed"]: one["points"] for one in told["players"]}
    assert [points[given["first"]], points[given["second"]]] == [0, 2]
    assert [points[drawn["first"]], points[drawn["second"]]] == [1, 1]
    assert {one["how"] for one in told["rounds"][0]["pairings"]} == {"game"}


def test_nobody_gets_half_a_point_by_putting_a_game_off(live: Live) -> None:
    players = people(live, 3)
    id = held(players, rounds=1, most=3)
    by_name = {f"P{n}": one for n, one in enumerate(players)}
    names = {one["seed"]: one["player"]["name"] for one in seen(players[0], id)["players"]}
    (table,) = open_tables(players[0], id)
    weaker = by_name[names[table["second"]]].sit(table["room"])
    assert weaker.heard[-1]["room"]["may_abort"] is False
    assert weaker.reply(weaker.send(do="abort"))["code"] == "appointed"
    assert seen(players[0], id)["tournament"]["status"] == "running"


def test_whoever_holds_a_tournament_can_stop_it(live: Live) -> None:
    players = people(live, 4)
    id = held(players, rounds=3)
    names = {one["seed"]: one["player"]["name"] for one in seen(players[0], id)["players"]}
    by_name = {f"P{n}": one for n, one in enumerate(players)}
    tables = open_tables(players[0], id)
    path = f"/api/tournaments/{id}"
    assert players[1].ask("DELETE", path)[0] == 403
    assert players[0].ask("DELETE", path)[0] == 204
    told = seen(players[1], id)
    assert (told["tournament"]["status"], told["tournament"]["round"]) == ("over", 1)
    assert players[0].ask("DELETE", path)[1]["error"]["code"] == "begun"
    # A game that was under way is played to its end, and counts for nothing here any more.
    table = tables[0]
    play_out(*(by_name[names[table[side]]].sit(table["room"]) for side in ("first", "second")))
    assert live.ask("GET", f"/api/rooms/{table['room']}")[1]["status"] == "over"
    told = seen(players[1], id)
    assert len(told["rounds"]) == 1
    assert [one["points"] for one in told["players"]] == [0] * 4
