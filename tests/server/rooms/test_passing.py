"""Whoever is asked only for secrecy and has nothing to choose passes without a click, and nobody can tell."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from banneret.games import new
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.rules import SPECTATOR
from banneret.server.rooms import turns
from banneret.table.habits import can_only_pass
from tests.support.rooms_without_sockets import Listener, table

CARDS = "cards=attack,defense,armorer,slow,haste,bless,archery,magic_arrow"
SEATS = (f"castle_host {CARDS} hand=2", f"dungeon_host {CARDS} hand=2")


def begun(seed: int) -> Game:
    """A Combat in which everybody is asked anyway."""
    return new("heroes", scenario="skirmish", seats=SEATS, seed=seed, options={"ask_anyway": "on"})


def with_nothing_to_play() -> Game:
    """Where somebody is asked before an attack who can only pass."""
    for seed in range(50):
        game, rng = begun(seed), Random(seed)
        while not game.over and not (can_only_pass(game) and game.choice.question == "ask_instant"):
            game.apply(rng.choice(game.state.options))
        if not game.over:
            return game.branch(len(game.played))
    raise AssertionError("everybody can always play something")


def last(guest: Listener) -> dict[str, Any]:
    """The table as somebody was told of it last."""
    found = [json.loads(text) for text in guest.heard]
    told = [one.get("table") or one for one in found if one["is"] in ("welcome", "step")]
    return dict(told[-1])


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "SHORTEST", 0.05)
    monkeypatch.setattr(turns, "LONGEST", 0.1)


def test_who_can_only_pass_is_not_bothered_and_passes_after_a_while() -> None:
    async def look() -> None:
        game = with_nothing_to_play()
        seat, before = game.state.seat, len(game.played)
        room, guests = table(game, (0, 1, SPECTATOR))
        for guest in guests.values():
            assert last(guest)["waiting"] == [seat]
            assert last(guest)["asked"] is None
        await asyncio.sleep(0)
        assert len(game.played) == before, "others would see that there was nothing to think about"
        await asyncio.sleep(0.3)
        assert len(game.played) > before
        assert game.answers[before][0] == seat
        assert last(guests[1 - seat])["waiting"] == ([game.state.seat] if not game.over else [])
        room.close()

    asyncio.run(look())


def test_others_are_told_the_same_whether_there_is_something_to_play_or_not() -> None:
    async def told(game: Game, eyes: int) -> list[str]:
        room, guests = table(game, (game.state.seat, eyes), seconds=60)
        assert room.turns.clock.shown is not None, "the clock runs for everybody who is asked"
        room.close()
        return [text for text in guests[eyes].heard if json.loads(text)["is"] == "welcome"]

    game = with_nothing_to_play()
    for eyes in (1 - game.state.seat, SPECTATOR):
        armed = next(
            state
            for n in range(400)
            if len((state := game.determinize(eyes, Random(n))).options) > 1 and state.kind != K_ACTION
        )
        other = game.branch(len(game.played))
        armed.log = other.state.log
        other.state = armed
        assert asyncio.run(told(other, eyes)) == asyncio.run(told(game, eyes))


def test_who_plays_with_bots_alone_need_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "SHORTEST", 60.0)
    monkeypatch.setattr(turns, "LONGEST", 60.0)

    async def look() -> None:
        game = with_nothing_to_play()
        seat, before = game.state.seat, len(game.played)
        room, _ = table(game, ())
        bot = replace(room.stored.seats[1 - seat], kind="bot", bot="random")
        room.stored.seats = tuple(bot if n != seat else chair for n, chair in enumerate(room.stored.seats))
        guest = Listener()
        room.enter(guest, (f"key{seat}",), -1, 1)
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(game.played) > before
        room.close()

    asyncio.run(look())


def test_an_action_waits_for_its_player_even_if_there_is_one_only() -> None:
    game = with_nothing_to_play()
    game.state.kind = K_ACTION
    assert not can_only_pass(game)
