"""What a seat has answered by itself: kept with the seat, given like any answer, and nothing that others could tell."""

import asyncio
import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from banneret.games import new
from banneret.heroes.state.battle import Battle
from banneret.kernel.answers import answer_of, seat_of
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ACTION, K_PLAY
from banneret.kernel.rules import SPECTATOR
from banneret.server.problems import Problem
from banneret.server.rooms import turns
from banneret.server.rooms.room import Room
from banneret.server.rooms.seat_habits import set_habits
from banneret.table.asked import asked
from banneret.table.presenter import presenting
from tests.support.rooms_without_sockets import Listener, table

HEROES = ("castle/catherine", "necropolis/sandro")
ALL = {"start": "keep", "town": "turn", "guards": "rules", "deploy": "again", "cards": "useful"}
LORE = {"cards": "useful", "orders": "all", "supply": "card-and-token"}


def begun(seed: int) -> Game:
    """A whole game in which everybody is asked anyway."""
    return new("heroes", scenario="brave_new_world", seats=HEROES, seed=seed, options={"ask_anyway": "on"})


def lore(seed: int) -> Game:
    """An adventure of BattleLore."""
    return new("battlelore", scenario="the_giants_hoard", seats=("standard", "pennant"), seed=seed)


def moments(seed: int, most: int, begin: Callable[[int], Game] = begun, **habits: str) -> Iterator[tuple[Game, int]]:
    """Games at questions that habits answer, with that answer, on the way of a random game."""
    game, rng, found = begin(seed), Random(seed), 0
    game.settle()
    while not game.over and found < most and len(game.played) < 2500:
        answer = presenting(game).habitual(game, game.state.seat, habits or ALL)
        if answer is not None:
            found += 1
            yield game.branch(len(game.played)), answer
        game.apply(answer if answer is not None else rng.choice(game.state.options))
        game.settle()


def at(question: str, seed: int = 1, **habits: str) -> Game:
    """A game at a question of this name that habits answer."""
    for start in range(seed, seed + 10):
        for game, _ in moments(start, 40, begun, **habits):
            if game.choice.question == question:
                return game
    raise AssertionError(f"{question} does not come")


def given(game: Game, seat: int) -> list[str]:
    """The keys of all answers of a seat."""
    return [game.rules.key(K_ACTION, answer_of(packed)) for packed in game.played if seat_of(packed) == seat]


def with_habits(game: Game, seats: tuple[int, ...], **habits: str) -> tuple[Room, dict[int, Listener]]:
    """A room in which these habits are kept with the seat that is asked."""
    room, _ = table(game, ())
    chairs = list(room.stored.seats)
    chairs[game.state.seat] = replace(chairs[game.state.seat], habits=habits)
    room.stored.seats = tuple(chairs)
    guests = {seat: Listener() for seat in seats}
    for seat, guest in guests.items():
        room.enter(guest, () if seat == SPECTATOR else (f"key{seat}",), -1, 1)
    return room, guests


def steps(guest: Listener) -> list[str]:
    """What somebody was told of the game after coming in."""
    return [text for text in guest.heard if json.loads(text)["is"] == "step"]


def last(guest: Listener) -> dict[str, Any]:
    """The table as somebody was told of it last."""
    found = [json.loads(text) for text in guest.heard]
    return dict([one.get("table") or one for one in found if one["is"] in ("welcome", "step")][-1])


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "SHORTEST", 0.0)
    monkeypatch.setattr(turns, "LONGEST", 0.001)


async def one_answer(room: Room) -> None:
    """Wait until one question has been answered by itself and everybody was told of it.

    The room closes with it: how much more would be answered by the time somebody looks hangs on the machine.
    """
    announce, told = room.announce, asyncio.Event()

    def once(*args: Any, **more: Any) -> None:
        announce(*args, **more)
        room.close()
        told.set()

    room.announce = once  # type: ignore[method-assign]
    async with asyncio.timeout(60):
        await told.wait()


# -- what others can tell ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begin", "habits", "seed", "asked_for"),
    [
        (begun, ALL, 3, {"ask_draw", "ask_turn_discard", "ask_town"}),
        (begun, ALL, 8, {"ask_draw", "ask_turn_discard", "ask_town"}),
        (lore, LORE, 2, {"ask_order", "ask_supply"}),
    ],
)
def test_others_are_sent_the_same_bytes_whether_it_was_clicked_or_answered_by_itself(
    begin: Callable[[int], Game], habits: dict[str, str], seed: int, asked_for: set[str]
) -> None:
    async def by_itself(game: Game, eyes: tuple[int, ...]) -> dict[int, list[str]]:
        room, guests = with_habits(game, eyes, **habits)
        await one_answer(room)
        return {seat: steps(guest) for seat, guest in guests.items()}

    async def clicked(game: Game, answer: int, eyes: tuple[int, ...]) -> dict[int, list[str]]:
        seat = game.state.seat
        room, guests = table(game, (*eyes, seat))
        assert room.showing is not None
        await room.answer(guests[seat], room.showing.given[seat], game.rules.key(game.state.kind, answer), 7)
        room.close()
        return {seat: steps(guests[seat]) for seat in eyes}

    seen = set()
    for game, answer in moments(seed, 14, begin, **habits):
        question = game.choice.question
        seen.add(question)
        eyes = (1 - game.state.seat, SPECTATOR)
        same = game.branch(len(game.played))
        assert asyncio.run(by_itself(game, eyes)) == asyncio.run(clicked(same, answer, eyes)), question
    assert asked_for <= seen


def test_what_is_asked_in_private_is_answered_after_a_while_that_does_not_hang_on_the_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[tuple[float, float]] = []

    class Lots:
        def uniform(self, first: float, last: float) -> float:
            pauses.append((first, last))
            return 60.0

    monkeypatch.setattr(turns, "_LOTS", Lots())

    async def paused(game: Game) -> list[tuple[float, float]]:
        pauses.clear()
        room, _ = with_habits(game, (SPECTATOR,), **ALL)
        before = len(game.played)
        while not pauses and len(game.played) == before:
            await asyncio.sleep(0)
        room.close()
        return pauses if len(game.played) == before else []

    privately = 0
    for game, _ in moments(3, 14):
        seat, private = game.state.seat, game.state.private
        hands = [game.determinize(1 - seat, Random(n)) for n in range(2)] if private else []
        others = []
        for state in hands:
            other = game.branch(len(game.played))
            state.log = other.state.log
            other.state = state
            others.append(other)
        kept = [one for one in others if presenting(one).habitual(one, seat, ALL) is not None]
        for one in (game, *kept):
            assert asyncio.run(paused(one)) == ([(turns.SHORTEST, turns.LONGEST)] if private else []), (
                "only what is private needs a pause"
            )
        privately += private
    assert privately


def test_nobody_else_is_told_of_habits() -> None:
    async def look() -> None:
        room, guests = table(begun(1), (0, 1, SPECTATOR))
        before = {seat: len(guest.heard) for seat, guest in guests.items()}
        await set_habits(room, guests[0], {"town": "turn"}, -1, 4)
        told = json.loads(guests[0].heard[-1])
        assert (told["is"], told["re"]) == ("habits", 4)
        assert {habit["id"]: habit["value"] for habit in told["habits"]}["town"] == "turn"
        assert [len(guests[seat].heard) for seat in (1, SPECTATOR)] == [before[1], before[SPECTATOR]]
        assert "turn" not in str(room.info("en").seats[0])
        room.close()

    asyncio.run(look())


# -- how they work -----------------------------------------------------------------------------------------------------


def test_a_habit_answers_the_open_question_and_works_when_nobody_is_there_for_the_seat() -> None:
    async def look() -> None:
        game = at("ask_draw", start="draw")
        seat = game.state.seat
        most = game.rules.key(K_ACTION, max(game.state.options))
        room, guests = with_habits(game, (1 - seat,), start="draw")
        await one_answer(room)
        assert given(game, seat)[-1] == most
        assert steps(guests[1 - seat])

    asyncio.run(look())


def test_whoever_takes_something_back_is_asked() -> None:
    async def look() -> None:
        game = at("ask_unit", deploy="rules")
        seat = game.state.seat
        room, guests = table(game, (seat,))
        assert room.showing is not None
        await room.answer(guests[seat], room.showing.given[seat], asked(game, "en", 0).options[0].key, 4)
        seats = list(room.stored.seats)
        seats[seat] = replace(seats[seat], habits={"deploy": "rules"})
        room.stored.seats = tuple(seats)
        await room.undo(guests[seat], 5)
        taken = len(game.played)
        assert last(guests[seat])["asked"] is not None, "or nothing could ever be taken back"
        await asyncio.sleep(0.02)
        assert len(game.played) == taken
        room.close()

    asyncio.run(look())


def test_habits_are_refused_that_the_game_does_not_have_or_for_a_seat_of_somebody_else() -> None:
    async def look() -> None:
        room, guests = table(begun(1), (0, 1))
        for habits, seat in (({"start": "dance"}, -1), ({"dance": "ask"}, -1), ({"start": "draw"}, 1)):
            with pytest.raises(Problem):
                await set_habits(room, guests[0], habits, seat, 1)
        assert not any(chair.habits for chair in room.stored.seats)
        room.close()

    asyncio.run(look())


def test_units_stand_where_they_stood_last() -> None:
    game = at("ask_space", seed=2, deploy="again")
    seat = game.state.seat
    answer = presenting(game).habitual(game, seat, {"deploy": "again"})
    assert answer is not None
    key = game.rules.key(game.state.kind, answer)
    placed = [key_given for key_given in given(game, seat) if key_given.startswith(("deploy:", "place:"))]
    kind = placed[-1]
    assert key in [where for what, where in pairwise(placed) if what == kind], "it stood there before"
    assert placed.count(kind) > 1


def test_guards_against_somebody_else_strike_by_the_order_of_the_rules() -> None:
    game = at("ask_action", guards="rules")
    view = asked(game, "en", 0)
    answer = presenting(game).habitual(game, game.state.seat, {"guards": "rules"})
    key = game.rules.key(game.state.kind, answer or 0)
    strikes = [option.key for option in view.options if option.key.startswith("attack:")]
    assert not strikes or key.startswith(("attack:", "move:"))


def test_a_window_is_passed_only_where_nothing_in_it_does_anything() -> None:
    """Whatever is passed could have been played without a difference but for the card that is spent."""
    passed = kept = 0
    game, rng = begun(0), Random(0)
    game.settle()
    for _ in range(700):
        if game.over:
            break
        state = game.state
        if state.kind == K_PLAY and len(state.options) > 1 and game.choice.question != "ask_town":
            answer = presenting(game).habitual(game, state.seat, {"cards": "useful"})
            plays = [key for key in game.choice.keys if key != "pass"]
            if answer is None:
                kept += 1
            else:
                passed += 1
                assert game.rules.key(state.kind, answer) == "pass"
                ends = {tuple(told(game, first)) for first in [[], *([play] for play in plays)]}
                assert len(ends) == 1, plays
        game.apply(rng.choice(state.options))
        game.settle()
    assert passed
    assert kept > 10


def told(game: Game, first: list[str]) -> list[object]:
    """Units, damage and means of both sides after something was played, and then passed."""
    state = game.state.copy()
    for key in [*first, "pass"]:
        option = game.rules.parse(state.kind, key)
        if option in state.options and state.seat == game.state.seat:
            state.apply(option)
    assert isinstance(state, Battle)
    return [tuple(state.row), tuple(state.pos), tuple(state.damage), state.effects, tuple(state.stores), state.morale]


def test_everybody_is_ordered_only_where_there_is_an_order_for_each() -> None:
    ordered = asked_for = 0
    for game, answer in moments(2, 60, lore, **LORE):
        if game.choice.question != "ask_order":
            continue
        ordered += 1
        named = [key for key in game.choice.keys if key.startswith("order:")]
        assert game.rules.key(game.state.kind, answer) in named
        other = game.branch(len(game.played))
        for key in reversed(named):
            other.apply(key)
    game, rng = lore(2), Random(2)
    game.settle()
    while not game.over and len(game.played) < 700:
        if game.choice.question == "ask_order":
            asked_for += presenting(game).habitual(game, game.state.seat, LORE) is None
        game.apply(rng.choice(game.state.options))
        game.settle()
    assert ordered
    assert asked_for
