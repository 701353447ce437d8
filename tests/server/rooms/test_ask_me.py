"""Asking at the table to be asked besides: what is kept, who is told, and whose time runs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banneret.games import new
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.server.access import Limits
from banneret.server.problems import Problem
from banneret.server.rooms.ask_me import MOST_REQUESTS, ask_me
from banneret.server.rooms.room import Room
from banneret.server.store.game import woken
from tests.server.clock import Clock
from tests.support.live_server import Live, serving
from tests.support.rooms_without_sockets import Listener, table
from tests.support.stored_rooms import a_room

ARMIES = (
    "castle_griffins@b2 castle_marksmen@b1 cards=estates,defense hand=2",
    "necropolis_zombies@b4 necropolis_skeletons@b5 cards=estates,defense hand=2",
)


def fight(seed: int = 3) -> Game:
    """Seat 0 is asked what its first unit does; both hold cards."""
    game = new("heroes", scenario="skirmish", seats=ARMIES, seed=seed)
    while game.choice.question != "ask_action":
        game.apply("pass")
    assert game.state.seat == 0
    return game


def told(guest: Listener, kind: str = "step") -> list[dict[str, Any]]:
    """What a guest was told of a kind."""
    return [message for message in map(json.loads, guest.heard) if message["is"] == kind]


def sat(game: Game, **more: Any) -> tuple[Room, dict[int, Listener]]:
    """A room with both players and somebody who watches; what they were told at first is forgotten."""
    room, guests = table(game, (0, 1, SPECTATOR), **more)
    for guest in guests.values():
        guest.heard.clear()
    return room, guests


def test_who_asks_for_it_is_asked_at_once_and_the_question_comes_back() -> None:
    async def run() -> None:
        room, guests = sat(fight())
        await ask_me(room, guests[1], "once")
        assert told(guests[1])[-1]["asked"]["step"] == "ask_between"
        assert told(guests[0])[-1]["waiting"] == [1]
        assert told(guests[0])[-1]["asked"] is None
        assert room.showing is not None
        await room.answer(guests[1], room.showing.given[1], "pass", 5)
        assert told(guests[0])[-1]["asked"]["step"] == "ask_action"
        assert told(guests[1])[-1]["ask_me"] == "never"

    asyncio.run(run())


def test_a_request_that_waits_is_told_to_nobody_else() -> None:
    async def run() -> None:
        room, guests = sat(fight())
        await ask_me(room, guests[1], "always")
        assert [len(guests[seat].heard) for seat in (0, SPECTATOR)] == [0, 0]
        assert told(guests[1])[-1]["ask_me"] == "always"
        assert told(guests[1])[-1]["events"] == []
        guests[0].heard.clear()
        room.welcome(guests[0], 1)
        room.welcome(guests[SPECTATOR], 1)
        assert told(guests[0], "welcome")[0]["table"]["ask_me"] == "never"
        assert told(guests[SPECTATOR], "welcome")[0]["table"]["ask_me"] == ""

    asyncio.run(run())


def test_an_undo_beside_a_request_keeps_both_in_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        game = fight()
        room, guests = sat(game)
        kept = game.body()

        async def append(_room: str, first: int, lines: list[str], *_: object, **__: object) -> None:
            assert first == len(kept)
            kept.extend(lines)

        async def truncate(_room: str, length: int, to: int, _touched: float, **_: object) -> None:
            assert length == len(kept)
            del kept[to:]

        monkeypatch.setattr(room.rooms.store, "append", append)
        monkeypatch.setattr(room.rooms.store, "truncate", truncate)
        assert room.showing is not None
        await room.answer(guests[0], room.showing.given[0], "move:b3", 5)
        await ask_me(room, guests[1], "once")
        assert not game.can_undo, "in a Combat being asked shows that cards may be held"
        await room.answer(guests[1], room.showing.given[1], "pass", 5)
        await room.undo(guests[1], 6)
        await room.answer(guests[1], room.showing.given[1], "pass", 7)
        await ask_me(room, guests[1], "always")
        assert kept == game.body()
        given = list(room.showing.given)
        await room.answer(guests[0], room.showing.given[0], "done", 8)
        assert kept == game.body()
        assert room.showing.given[0] == given[0] + 1
        again = woken(a_room(
            sides=game.setup.seats, options={}, seed=game.seed, status="running", lines=kept,
            ruleset=game.ruleset, content=game.rules.content_hash(),
        ))  # fmt: skip
        assert again is not None
        assert again.digest == game.digest
        assert again.request_of(1) == "always"

    asyncio.run(run())


def test_requests_of_others_seats_and_too_many_are_refused() -> None:
    async def run() -> None:
        room, guests = sat(fight())
        with pytest.raises(Problem, match="not yours"):
            await ask_me(room, guests[0], "once", 1)
        with pytest.raises(Problem, match="not yours"):
            await ask_me(room, guests[SPECTATOR], "once")
        with pytest.raises(Problem, match="never, once, always"):
            await ask_me(room, guests[1], "often")
        for n in range(MOST_REQUESTS):
            await ask_me(room, guests[0], ("always", "never")[n % 2])
        with pytest.raises(Problem, match="let the game continue"):
            await ask_me(room, guests[0], "always")

    asyncio.run(run())


def test_whoever_is_gone_is_not_waited_for() -> None:
    async def run() -> None:
        room, guests = sat(fight())
        assert room.showing is not None
        await ask_me(room, guests[1], "always")
        await room.answer(guests[0], room.showing.given[0], "move:b3", 5)
        assert room.game.state.seat == 1
        room.leave(guests[1])
        for _ in range(10):
            await asyncio.sleep(0)
        assert room.game.state.seat == 0
        assert room.game.request_of(1) == "never"
        room.close()

    asyncio.run(run())


def test_the_time_of_who_is_interrupted_stands_still() -> None:
    async def run() -> None:
        room, guests = sat(fight(), seconds=60)
        now = Clock(room.stored.asked.until - 60)
        clock, room.rooms.now = room.turns.clock, now
        assert clock.shown is not None
        assert (clock.shown.seat, clock.shown.left) == (0, 60.0)
        now.now += 50
        await ask_me(room, guests[1], "once")
        assert clock.shown is not None
        assert (clock.shown.seat, clock.shown.left) == (1, 60.0)
        assert room.showing is not None
        await room.answer(guests[1], room.showing.given[1], "pass", 5)
        assert clock.shown is not None
        assert (clock.shown.seat, clock.shown.left) == (0, 10.0)
        room.close()

    asyncio.run(run())


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("rooms")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", Limits(messages_per_second=1e6, burst=10**6)) as found:
        yield found


def test_over_a_socket_against_a_bot(live: Live) -> None:
    mine = {"kind": "person", "side": ARMIES[0], "name": "Maud"}
    made = live.room(mine, {"kind": "bot", "bot": "random", "side": ARMIES[1]})
    player = live.player(made["room"], made["keys"]["0"])
    assert player.table["ask_me"] == "never"
    assert player.reply(player.send(do="ask_me", when="always"))["is"] == "done"
    assert player.table["ask_me"] == "always"
    rng = Random(2)
    asked = set()
    for _ in range(60):
        while not player.asked and not player.table["over"]:
            player.next()
        if player.table["over"]:
            break
        assert player.asked is not None
        asked.add(player.asked["step"])
        keys = [option["key"] for option in player.asked["options"]]
        player.answer("pass" if "pass" in keys else rng.choice([key for key in keys if key != "surrender"]))
    assert "ask_between" in asked
