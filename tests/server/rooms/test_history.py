"""How long a game has gone on costs nobody anything who comes in, asks or takes back: what is counted is work."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from banneret.games import new
from banneret.heroes.rules import HeroesRules
from banneret.kernel.answers import follow
from banneret.kernel.errors import RecordError
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.kernel.state import State
from banneret.server.jobs import tasks, time_slices
from banneret.server.jobs.tasks import Position, branched, log_before
from banneret.server.problems import Problem
from banneret.server.rooms import showing
from banneret.server.rooms.running_counts import RunningCounts
from banneret.server.rooms.showing import Showing
from banneret.server.store.game import waking
from tests.server.store.test_stored_game import room_of
from tests.support.live_server import Live, serving
from tests.support.rooms_without_sockets import Listener, key_of, table
from tests.support.shown import told

ARMIES = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons")


def played(answers: int, scenario: str = "skirmish", seats: tuple[str, ...] = ARMIES, seed: int = 5) -> Game:
    """A game in which this many answers were given, in a skirmish by units that never meet."""
    game = new("heroes", scenario=scenario, seats=seats, seed=seed)
    rng = Random(seed)
    while len(game.played) < answers and not game.over:
        keys = game.choice.keys
        quiet = [key for key in keys if not key.startswith(("attack", "retreat", "surrender"))]
        game.apply(rng.choice(quiet or list(keys)))
    return game


def clash(answers: int) -> Game:
    return played(answers, "brave_new_world", ("castle/catherine", "necropolis/sandro"))


class Counted:
    """How many events are made readable."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.events = 0
        readable = HeroesRules.event

        def event(rules: HeroesRules, raw: Any) -> Any:
            self.events += 1
            return readable(rules, raw)

        monkeypatch.setattr(HeroesRules, "event", event)


@pytest.mark.parametrize("answers", [3000, 6000])
def test_a_hello_looks_at_the_last_events_only(answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        room, _ = table(played(answers), (0,))
        assert room.game.happened > 2 * tasks.MOST_LINES
        counted = Counted(monkeypatch)
        for seat in (1, SPECTATOR):
            late = Listener()
            room.enter(late, () if seat == SPECTATOR else (key_of(seat),), -1, 1)
            log = json.loads(late.heard[0])["log"]
            assert len(log) == tasks.MOST_LINES
            assert log[-1]["n"] == len(room.game.events_for(seat)) - 1
            counted.events -= room.game.happened
        assert counted.events <= 2 * 2 * tasks.MOST_LINES

    asyncio.run(run())


def test_taking_back_looks_at_no_more_than_what_was_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        game = played(3000)
        room, guests = table(game, (0, 1))
        while True:
            asked = game.state.seat
            await room.give(game.choice.keys[0], asked)
            if game.undo_seat == asked:
                break
        counted = Counted(monkeypatch)
        await room.undo(guests[asked], 3)
        assert counted.events < 50

    asyncio.run(run())


@pytest.mark.parametrize("game", [played(700), clash(900)], ids=["skirmish", "clash"])
def test_what_is_counted_along_is_what_is_counted_from_the_beginning(game: Game) -> None:
    tally = RunningCounts(game)
    rng = Random(3)
    private = 0
    for _ in range(150):
        tally.count()
        fresh = RunningCounts(game)
        fresh.count()
        assert tally.given == fresh.given
        for eyes in (SPECTATOR, *range(len(game.setup.seats))):
            assert tally.known(eyes) == fresh.known(eyes) == len(game.events_for(eyes))
        private += game.happened - tally.known(SPECTATOR)
        if game.can_undo and rng.random() < 0.4:
            game.undo()
        elif game.can_redo and rng.random() < 0.5:
            game.redo()
        elif not game.over:
            game.apply(rng.choice(game.state.options))
    assert private or game.setup.scenario == "skirmish"


@pytest.mark.parametrize("game", [played(700), clash(900)], ids=["skirmish", "clash"])
@pytest.mark.parametrize("eyes", [SPECTATOR, 0, 1])
def test_the_log_in_pieces_is_the_whole_log(game: Game, eyes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = told(game, eyes, game.events_for(eyes), 0, "en")
    monkeypatch.setattr(showing, "MOST_LINES", 100)
    monkeypatch.setattr("banneret.server.jobs.tasks.MOST_LINES", 100)
    pieces = list(Showing(game).log(eyes, "en"))
    position = Position("oak", game.setup, game.played[:])
    while pieces[0].n > 0:
        before = log_before(position, eyes, pieces[0].n, "en")
        assert 0 < len(before) <= 100
        pieces[:0] = before
    assert [(one.n, one.name, one.args, one.who) for one in pieces] == [
        (one.n, one.name, one.args, one.who) for one in whole
    ]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('history') / 'table.sqlite3'}") as found:
        yield found


def test_what_was_before_can_be_asked_for_and_nobody_waits_for_it(live: Live, tmp_path: Path) -> None:
    made = live.room(*({"kind": "person", "side": army} for army in ARMIES))
    player = live.player(made["room"], made["keys"]["0"])
    player.until("room")
    known = player.heard[0]["log"]
    asked = player.send(do="earlier", before=known[-1]["n"])
    pinged = player.send(do="ping")
    assert player.reply(pinged)["is"] == "done"
    found = next((one for one in player.heard if one.get("re") == asked), None) or player.reply(asked)
    assert found["is"] == "log"
    assert found["events"] == known[:-1]
    assert player.reply(player.send(do="earlier", before=0))["events"] == []
    assert player.reply(player.send(do="earlier", before=-1))["code"] == "bad_request"
    player.close()


# -- long games in pieces ----------------------------------------------------------------------------------------------


def pieces_of(work: Generator[None, None, Any]) -> int:
    """In how many pieces work comes."""
    count = 0
    for _ in work:
        count += 1
    return count


def test_a_room_is_woken_in_pieces_that_do_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    largest = {}
    for answers in (1500, 4500):
        stored = room_of(played(answers))
        steps: list[int] = []
        monkeypatch.setattr("banneret.kernel.game.follow", counting_follow(steps))
        assert pieces_of(waking(stored)) > answers / 64
        largest[answers] = max(steps)
    assert largest[1500] == largest[4500] <= 64


def counting_follow(steps: list[int]) -> Callable[..., int]:
    def counted(state: State, answers: list[int], first: int, last: int) -> int:
        steps.append(last - first)
        return follow(state, answers, first, last)

    return counted


def test_whoever_has_long_work_takes_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(time_slices, "PIECE", 0.0)

    def work(name: str, pieces: int) -> Generator[None, None, str]:
        for _ in range(pieces):
            done.append(name)
            yield
        return name

    async def run() -> None:
        turns = time_slices.TimeSlices()
        long = asyncio.create_task(turns.finish(work("long", 50)))
        short = asyncio.create_task(turns.finish(work("short", 1)))
        assert await short == "short"
        assert done.count("long") < 5
        assert not long.done()
        assert await long == "long"

    asyncio.run(run())


def test_records_are_parsed_by_readers_alone(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(300)
    status, kept = live.ask("POST", "/api/records", raw=game.record().encode(), headers={"Content-Type": "text/plain"})
    assert status == 201, kept
    monkeypatch.setattr("banneret.kernel.record.parse_record", lambda *_: pytest.fail("parsed by the server"))
    monkeypatch.setattr("banneret.server.jobs.tasks.parse_record", lambda *_: pytest.fail("parsed by the server"))
    wanted = {
        "game": "heroes",
        "scenario": "skirmish",
        "branch": {"record": kept["id"], "step": 20, "same_dice": False},
        "seats": [{"kind": "person", "side": ""}, {"kind": "bot", "bot": "random", "side": ""}],
    }
    status, made = live.ask("POST", "/api/rooms", wanted)
    assert status == 201, made
    there = live.rooms.awake[made["room"]].game
    assert there.played[:20] == game.played[: len(there.played)][:20]
    status, told = live.ask("POST", "/api/rooms", {**wanted, "branch": {**wanted["branch"], "step": 10_000}})  # type: ignore[dict-item]
    assert (status, told["error"]["code"]) == (400, "bad_request")


def test_no_game_goes_on_from_more_answers_than_a_room_may_have() -> None:
    text = played(300).record()
    assert len(branched(text, 50, 1000).answers) >= 50
    with pytest.raises(RecordError, match="at most 40 answers"):
        branched(text, 50, 40)


def test_a_game_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        room, _ = table(played(50), (0, 1))
        monkeypatch.setattr("banneret.server.rooms.room.MOST_ANSWERS", len(room.game.played) + 1)
        await room.give(room.game.choice.keys[0], room.game.state.seat)
        with pytest.raises(Problem) as refused:
            await room.give(room.game.choice.keys[0], room.game.state.seat)
        assert refused.value.code == "endless"

    asyncio.run(run())
