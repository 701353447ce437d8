"""Standing orders that leave a Combat in somebody else's turn to a bot: whose, when, and what others can tell."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from banneret.arena.bot_game import Pairing
from banneret.arena.waits import FEW, play_waiting
from banneret.bots import make
from banneret.games import new
from banneret.heroes.adventure.town.others_turns import TOWN_WINDOW
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.answers import seat_of
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.kernel.sequence import in_sequence
from banneret.kernel.state import frames
from banneret.server.problems import Problem
from banneret.server.rooms import turns
from banneret.server.rooms.room import Room
from banneret.server.rooms.seat_habits import set_habits
from banneret.server.store.game import bot_seed
from banneret.table.presenter import presenting
from tests.heroes.builder import STRONG
from tests.heroes.rules.game.test_vic import last_round, next_fight
from tests.server.rooms.test_habits import HEROES, last, steps
from tests.support.rooms_without_sockets import Listener, table
from tests.support.time_limits import HANG

ORDER = {"fights": "bot"}


def played(seed: int) -> Iterator[Game]:
    """Every question of a game of two bots."""
    game = new("heroes", scenario="brave_new_world", seats=HEROES, seed=seed)
    players = [make("greedy", "heroes", seed + seat) for seat in range(2)]
    while not game.over:
        yield game
        game.apply(players[game.state.seat].choose(game.view(game.state.seat), game.rules))


def attacked(seed: int = 1, private: bool = False) -> Game:
    """A game in which the player who was attacked is asked something in the Combat; in private, if need be."""
    for start in range(seed, seed + 20):
        for game in played(start):
            s = game.state
            assert isinstance(s, WholeGame)
            if s.base and not s.terms.neutral and s.turn == 1 - s.seat and len(s.options) > 1 and s.private >= private:
                return game
    raise AssertionError("nobody is attacked")


def in_town(game: Game) -> bool:
    """Whether a player does something in town between turns."""
    return any(in_sequence(step, TOWN_WINDOW) for step, *_ in frames(game.state))


class Here:
    """Does at once what worker processes do."""

    async def do(self, task: Callable[..., int], *args: object, **_: object) -> int:
        await asyncio.sleep(0)
        return task(*args)


def seated(game: Game, **more: Any) -> tuple[Room, dict[int, Listener]]:
    """A room of two people and somebody who watches."""
    room, guests = table(game, (0, 1, SPECTATOR), **more)
    room.rooms.workers = Here()  # type: ignore[assignment]
    return room, guests


async def ordered(room: Room, guest: Listener, seat: int) -> None:
    async with room.lock:
        await set_habits(room, guest, ORDER, seat, 1)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "SHORTEST", 0.0)
    monkeypatch.setattr(turns, "LONGEST", 0.001)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_bot_fights_only_for_who_is_attacked_in_the_turn_of_another(seed: int) -> None:
    """Whatever else is asked, the player is asked: in the own turn, against guards, at the start of a round."""
    for game in played(seed):
        s = game.state
        assert isinstance(s, WholeGame)
        delegated = presenting(game).delegated(game, s.seat, ORDER)
        assert not presenting(game).delegated(game, s.seat, {})
        assert not presenting(game).delegated(game, s.seat, {"fights": "ask"})
        if s.turn in (-1, s.seat):
            assert not delegated
        elif s.base:
            assert delegated is not s.terms.neutral
        elif in_town(game):
            assert not delegated
        elif game.choice.question in ("meet_fate", "ask_search", "ask_take"):
            assert delegated


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_with_standing_orders_a_turn_needs_two_exchanges_at_most(seed: int) -> None:
    bots = ("greedy", "greedy")
    pairing = Pairing(game="heroes", scenario="brave_new_world", sides=HEROES, bots=bots, names=("a", "b"), seed=seed)
    # The last round may end with the final battle, which both players fight themselves.
    *turns, _, _ = play_waiting(pairing, True).turns
    assert max(turns) <= FEW


@pytest.mark.rule("H3-VIC-01")
def test_both_fight_the_final_battle_themselves() -> None:
    """It is in nobody's turn, and decides the game."""
    game = last_round()
    game.level(1, 6)
    for player in (0, 1):
        game.give(player, gold=50)
        game.army(player, STRONG)
    next_fight(game)
    asked = set[int]()
    while not game.over and asked != {0, 1}:
        if game.position.base:
            asked.add(game.state.seat)
        assert not presenting(game).delegated(game, game.state.seat, ORDER)
        game.do_nothing()
    assert asked == {0, 1}


def test_a_bot_answers_until_the_player_is_asked_for_something_else() -> None:
    async def run() -> None:
        game = attacked()
        seat, count = game.state.seat, len(game.played)
        room, guests = seated(game)
        assert last(guests[seat])["asked"] is not None
        await ordered(room, guests[seat], seat)
        async with asyncio.timeout(HANG):
            while room.game.state.seat == seat and presenting(game).delegated(room.game, seat, ORDER):
                await asyncio.sleep(0.005)
        room.close()
        assert seat in map(seat_of, game.played[count:])
        # Whoever attacks still answers, and nobody is told of the order.
        assert {seat_of(packed) for packed in game.played[count:]} <= {seat, SPECTATOR & 0xFF, -1}
        assert "fights" not in "".join(steps(guests[1 - seat]) + guests[SPECTATOR].heard)

    asyncio.run(run())


def test_others_are_sent_the_same_bytes_whoever_answered() -> None:
    async def answers(by_bot: bool) -> dict[int, list[str]]:
        game = attacked(3)
        seat, count = game.state.seat, len(game.played)
        room, guests = seated(game)
        assert room.showing is not None
        seed = bot_seed(room.stored, seat, game.played)
        key = game.rules.key(game.state.kind, make("greedy", "heroes", seed).choose(game.view(seat), game.rules))
        if by_bot:
            await ordered(room, guests[seat], seat)
            async with asyncio.timeout(HANG):
                while not steps(guests[1 - seat]):
                    await asyncio.sleep(0.001)
                    if len(game.played) > count:
                        room.close()
        else:
            await room.answer(guests[seat], room.showing.given[seat], key, 7)
            room.close()
        return {eyes: steps(guests[eyes])[:1] for eyes in (1 - seat, SPECTATOR)}

    assert asyncio.run(answers(True)) == asyncio.run(answers(False))


def test_a_private_answer_of_a_bot_comes_no_sooner_than_that_of_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise its quickness would tell that there was nothing to play."""
    slept = list[float]()

    async def run() -> None:
        game = attacked(3, private=True)
        seat = game.state.seat
        room, guests = seated(game)
        sleep = asyncio.sleep

        async def noted(seconds: float) -> None:
            slept.append(seconds)
            await sleep(0)

        monkeypatch.setattr(asyncio, "sleep", noted)
        monkeypatch.setattr(turns, "SHORTEST", 0.5)
        monkeypatch.setattr(turns, "LONGEST", 0.6)
        await ordered(room, guests[seat], seat)
        count = len(game.played)
        async with asyncio.timeout(HANG):
            while len(game.played) == count:
                await sleep(0.001)
        room.close()

    asyncio.run(run())
    assert any(0.3 < seconds <= 0.6 for seconds in slept)


def test_whoever_takes_an_answer_of_the_bot_back_is_asked() -> None:
    async def run() -> None:
        game = attacked()
        seat = game.state.seat
        room, guests = seated(game)
        await ordered(room, guests[seat], seat)
        room.turns.stop()
        room.turns.changed(back=True)
        room.turns.go_on()
        count = len(game.played)
        await asyncio.sleep(0.05)
        assert len(game.played) == count
        assert not room.turns.answers_itself()
        room.close()

    asyncio.run(run())


@pytest.mark.parametrize("competition", [{"rated": True}, {"appointed": True}])
def test_a_game_that_counts_has_no_bot_that_answers_for_a_player(competition: dict[str, bool]) -> None:
    async def run() -> None:
        game = attacked()
        seat = game.state.seat
        room, guests = seated(game, **competition)
        with pytest.raises(Problem, match="counts"):
            await ordered(room, guests[seat], seat)
        assert "fights" not in {habit["id"] for habit in json.loads(guests[seat].heard[0])["habits"]}
        # Nor one that was ordered before the game counted.
        chairs = [replace(chair, habits=ORDER) for chair in room.stored.seats]
        room.stored.seats = tuple(chairs)
        assert not room.turns.answers_itself()
        room.close()
        plain, guests = seated(attacked())
        assert "fights" in {habit["id"] for habit in json.loads(guests[seat].heard[0])["habits"]}
        plain.close()

    asyncio.run(run())
