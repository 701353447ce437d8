"""Hints: where the room has them, for the one who is asked, from that seat's view, and only while it is asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banneret.bots.advice import advise, said
from banneret.bots.search.budget import Budget
from banneret.bots.sent_view import send
from banneret.server.access import Limits
from banneret.server.jobs.tasks import Question, advised
from banneret.server.problems import Problem
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.rooms.hints import has_hints
from banneret.server.rooms.making.new_room import make_room
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from tests.server.rooms.test_races import Slow
from tests.server.store.failing_store import ARMIES, PERSONS, answered, open_rooms
from tests.support.live_server import serving
from tests.support.rooms_without_sockets import Listener
from tests.support.time_limits import HANG

BOT = NewSeat("bot", ARMIES[1], bot="greedy")
OPEN = NewSeat("open", ARMIES[1])
FEW = "12sims"


@asynccontextmanager
async def seated(
    folder: Path, *seats: NewSeat, hints: bool | None = None
) -> AsyncIterator[tuple[Rooms, Room, Listener]]:
    """A room, and whoever sits on its first seat, being asked; what thinkers are asked waits to be answered."""
    async with asyncio.timeout(HANG), open_rooms(folder) as (rooms, _):
        rooms.thinkers = Slow()  # type: ignore[assignment]
        made = await make_room(rooms, NewRoom("heroes", "skirmish", seats or (PERSONS[0], BOT), hints=hints), "")
        room, guest = rooms.awake[made.room], Listener()
        room.enter(guest, (made.keys["0"],), -1, 1)
        while room.game.state.seat != 0:
            await asyncio.sleep(0.01)
        yield rooms, room, guest


def choice(room: Room) -> int:
    assert room.showing is not None
    return room.showing.given[0]


@pytest.mark.parametrize(
    ("seats", "hints", "has"),
    [
        ((PERSONS[0], BOT), None, True),
        ((PERSONS[0], BOT), False, False),
        ((PERSONS[0], OPEN), None, False),
        (PERSONS, None, False),
        (PERSONS, True, True),
    ],
)
def test_hints_are_for_who_plays_alone_unless_the_host_says_otherwise(
    seats: tuple[NewSeat, ...], hints: bool | None, has: bool
) -> None:
    assert has_hints(NewRoom("heroes", "skirmish", seats, hints=hints)) is has


def test_a_room_remembers_whether_it_has_hints(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path, *PERSONS, hints=True) as (rooms, room, _):
            assert room.info("en").hints
            rooms.drop(room)
            async with rooms.inside(room.id) as woken:
                assert woken is not room
                assert woken.info("en").hints

    asyncio.run(run())


def test_where_there_are_no_hints_nobody_thinks(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path, hints=False) as (rooms, room, guest):
            with pytest.raises(Problem) as refused:
                await room.hints.ask(guest, choice(room))
            assert refused.value.code == "no_hints"
            assert rooms.thinkers.asked.empty()  # type: ignore[attr-defined]

    asyncio.run(run())


def test_a_hint_is_thought_about_with_the_view_of_the_seat_and_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path) as (rooms, room, guest):
            asking = asyncio.create_task(room.hints.ask(guest, choice(room)))
            question, thought = await rooms.thinkers.asked.get()  # type: ignore[attr-defined]
            game = room.game
            assert question == Question(room.id, send(game.view(0), game.setup, game.rules))
            thought.set_result(((), True))
            assert await asking == ((), True)
            # Asked again, it is known.
            assert await room.hints.ask(guest, choice(room)) == ((), True)
            assert rooms.thinkers.asked.empty()  # type: ignore[attr-defined]

    asyncio.run(run())


def test_a_hint_nobody_needs_any_more_is_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path) as (rooms, room, guest):
            asking = asyncio.create_task(room.hints.ask(guest, choice(room)))
            _, thought = await rooms.thinkers.asked.get()  # type: ignore[attr-defined]
            async with room.lock:
                await answered(room, [guest])
            with pytest.raises(Problem) as refused:
                await asking
            assert refused.value.code == "stale"
            assert thought.cancelled()

    asyncio.run(run())


def test_a_hint_is_not_told_to_who_has_sat_down_at_the_screen_meanwhile(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path, *PERSONS, hints=True) as (rooms, room, guest):
            asking = asyncio.create_task(room.hints.ask(guest, choice(room)))
            _, thought = await rooms.thinkers.asked.get()  # type: ignore[attr-defined]
            guest.seats, guest.eyes = (0, 1), 1
            thought.set_result(((), True))
            with pytest.raises(Problem) as refused:
                await asking
            assert refused.value.code == "stale"

    asyncio.run(run())


def test_hints_are_for_whoever_is_asked_about_what_is_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path, *PERSONS, hints=True) as (_, room, guest):
            watching, other = Listener(), Listener()
            room.enter(watching, (), -1, 1)
            other.seats, other.eyes = (1,), 1
            for nosy in (watching, other):
                with pytest.raises(Problem) as refused:
                    await room.hints.ask(nosy, choice(room))
                assert refused.value.code == "not_asked"
            with pytest.raises(Problem) as refused:
                await room.hints.ask(guest, choice(room) + 1)
            assert refused.value.code == "stale"

    asyncio.run(run())


def test_a_hint_is_what_the_strongest_bot_advises_whatever_is_hidden(tmp_path: Path) -> None:
    async def run() -> None:
        async with seated(tmp_path) as (_, room, guest):
            while len(room.game.state.options) < 3:
                async with room.lock:
                    await answered(room, [guest])
            game = room.game
            view = game.view(0)
            told, fight = advised(Question(room.id, send(view, game.setup, game.rules)), FEW, 3, "pl")
            advice = advise(view, game.rules, Budget(simulations=12), 3)
            best = (advice.best, *advice.others)
            assert [answer.answer for answer in told] == [answer.key for answer in best]
            assert [answer.why for answer in told] == [said(answer, view, "heroes", "pl") for answer in best]
            assert fight is False  # a skirmish is nothing but its fight
            other = game.rules.view(game.rules.determinize(view, Random(8)), 0)
            again, _ = advised(Question(room.id, send(other, game.setup, game.rules)), FEW, 3, "pl")
            assert again == told

    asyncio.run(run())


def test_over_the_line_a_hint_comes_beside_other_messages_and_not_too_often(tmp_path: Path) -> None:
    limits = Limits(hints_per_minute=1)
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}", limits) as live:
        live.rooms.hint_budget = FEW
        made = live.room({"kind": "person", "side": ARMIES[0]}, {"kind": "bot", "side": ARMIES[1]})
        player = live.player(made["room"], made["keys"]["0"])
        while player.asked is None:
            player.next()
        seq = player.send(do="hint", choice=player.asked["choice"])
        wanted = {seq, player.send(do="ping")}
        told: dict[int, dict[str, Any]] = {}
        while told.keys() != wanted:
            message = player.next()
            if message.get("re") in wanted:
                told[message["re"]] = message
        hint = told[seq]
        assert (hint["is"], hint["choice"]) == ("hint", player.asked["choice"])
        assert {answer["answer"] for answer in hint["answers"]} <= {option["key"] for option in player.asked["options"]}
        refused = player.reply(player.send(do="hint", choice=player.asked["choice"]))
        assert (refused["is"], refused["code"]) == ("refused", "too_fast")
        player.close()


def test_in_a_lesson_a_hint_begins_with_what_the_coach_advises(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as live:
        live.rooms.hint_budget = FEW
        learner = {"kind": "person", "side": "any", "name": "Maud"}
        made = live.room(learner, game="heroes", scenario="any", lesson="move_and_visit")
        player = live.player(made["room"], made["keys"]["0"])
        while player.asked is None:
            player.next()
        said = next(moment for moment in player.table["coach"]["moments"] if moment["answer"])

        def hint(**more: str) -> list[dict[str, Any]]:
            assert player.asked is not None
            reply = player.reply(player.send(do="hint", choice=player.asked["choice"], **more))
            return list(reply["answers"])

        first = hint(moment=said["id"])
        assert (first[0]["answer"], first[0]["why"]) == (said["answer"], said["good"])
        assert hint(moment=said["id"]) == first, "what is known already is told in the same way"
        plain = hint(moment="no such moment")
        assert plain == hint()
        assert first[1:] == [one for one in plain if one["answer"] != said["answer"]]
        player.close()
