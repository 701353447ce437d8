"""The balance lab: the same games for the same run, both versions on the same luck, stopped and continued."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from banneret.arena.lab import LabGame, LabRun, LabTally, lab_game
from banneret.games import new, resume
from banneret.kernel.record import parse_record
from banneret.server.access import Limits
from banneret.server.jobs import labs
from banneret.server.jobs.labs import Lab, Labs
from banneret.server.jobs.pool import overdue
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Problem
from banneret.server.store.schema import LAB_RUNS
from banneret.server.store.store import Store
from banneret.table.workshop.lab_types import GameFacts
from tests.battlelore.short_adventure import SHORT_DAY
from tests.heroes.designing.maps import OWN
from tests.support.live_server import Live, serving
from tests.support.time_limits import HANG

RUN = LabRun(game="heroes", scenario="crossroads", text="", players=2, bots=("random", "random"), seed=7)


# -- games -------------------------------------------------------------------------------------------------------------


def test_the_same_run_gives_the_same_games_and_versions_share_their_luck() -> None:
    mine = LabRun(game="heroes", scenario="", text=OWN, players=2, bots=("random", "random"), seed=7)
    game = lab_game(mine, 3)
    assert game == lab_game(mine, 3)
    assert game.error == ""
    played, other = resume(parse_record(game.record)), resume(parse_record(lab_game(RUN, 3).record))
    assert played.setup.seats == other.setup.seats
    assert played.seed == other.seed
    assert game.returns == played.result


def test_what_is_counted_of_a_game_is_what_its_events_tell() -> None:
    game = lab_game(RUN, 0)
    events = resume(parse_record(game.record)).events
    assert sum(game.facts.visited.values()) == sum(event.name == "visit" for event in events)
    assert sum(game.facts.cards.values()) == sum(event.name in ("play", "cast") for event in events)
    assert [game.facts.first] == [event.args["player"] for event in events if event.name == "first"]
    assert game.facts.sides == tuple(side.partition("/")[0] for side in resume(parse_record(game.record)).setup.seats)
    assert len(game.means) == game.rounds
    assert set(game.means[0]) == {"gold", "building_materials", "valuables", "level"}


def test_an_adventure_counts_banners_and_hexes() -> None:
    run = LabRun(game="battlelore", scenario="first_laurels", text="", players=2, bots=("random", "random"), seed=1)
    game = lab_game(run, 0)
    assert game.error == ""
    assert game.facts.sides == ("standard", "pennant")
    assert set(game.means[-1]) == {"banners"}
    assert game.facts.ended in ("enemies", "swept"), "it has nothing else to win by"
    assert game.facts.visited
    assert game.facts.cards


def test_an_objective_that_gave_the_last_banners_is_what_decided() -> None:
    text = SHORT_DAY.replace("banners: 1\n", 'banners: 2\nhold: [{side: pennant, hexes: ["3.6"], banners: 2}]\n', 1)
    run = LabRun(game="battlelore", scenario="", text=text, players=2, bots=("random", "random"), seed=1)
    game = lab_game(run, 5)
    assert (game.facts.ended, game.returns) == ("hold", (-1, 1))


def test_a_bot_that_fails_is_told_of_and_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("no answer")

    monkeypatch.setattr("banneret.arena.lab.make", broken)
    game = lab_game(RUN, 0)
    assert (game.returns, game.error) == ((), "KeyError: 'no answer'")


def test_a_game_that_nobody_wins_has_no_end_and_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("banneret.arena.lab.MOST_CHOICES", 7)
    game = lab_game(RUN, 0)
    assert (game.endless, game.choices, game.returns, game.error) == (True, 7, (), "")
    assert not resume(parse_record(game.record)).over
    tally = LabTally("A", RUN)
    assert tally.add(game) == ("endless",)
    tally.add(msgspec.structs.replace(game, number=1))
    found = tally.version()
    assert (found.games, found.endless, found.failed, found.error, found.choices) == (0, 2, 0, "", 0)
    assert {why: game.number for why, game in tally.notable.items()} == {"endless": 0}


def counted(number: int, returns: tuple[int, ...], **more: Any) -> LabGame:
    facts = GameFacts(sides=("castle", "dungeon"), first=number % 2, ended="goal:0", cards={"attack": 2})
    how = {"rounds": 8, "choices": 100 + number, "facts": facts, "record": f"record {number}"}
    return LabGame(number=number, returns=returns, **{**how, **more})


def test_shares_lengths_and_notable_games() -> None:
    tally = LabTally("A", msgspec.structs.replace(RUN, bots=("greedy", "random")))
    for game in (
        counted(0, (1, -1), lead=5, means=({"gold": (2, 4)}, {"gold": (6, 8)})),
        counted(1, (-1, 1), rounds=9, means=({"gold": (4, 4)},)),
        counted(2, (0, 0), lead=9),
        counted(3, (-1, -1)),
        LabGame(number=4, error="it fell", record="record 4"),
    ):
        tally.add(game)
    found = tally.version()
    assert (found.games, found.draws, found.lost, found.failed, found.error) == (4, 1, 1, 1, "it fell")
    assert [(share.id, share.games, share.wins) for share in found.by_side] == [("castle", 4, 1.5), ("dungeon", 4, 1.5)]
    assert [(share.id, share.wins) for share in found.by_order] == [("0", 2.5), ("1", 0.5)]
    # Both won the odd game from the seat they had then, and half of the one that was drawn.
    assert [(share.id, share.games, share.wins) for share in found.by_bot] == [("greedy", 4, 2.5), ("random", 4, 0.5)]
    assert found.rounds == {"8": 3, "9": 1}
    assert (found.ends, found.cards) == ({"goal:0": 4}, {"attack": 8})
    assert found.series[0].seats == ((3.0, 6.0), (4.0, 8.0))
    assert {why: game.number for why, game in tally.notable.items()} == {
        "shortest": 0, "longest": 3, "lopsided": 2, "failed": 4,
    }  # fmt: skip
    assert all(game.record == "" for game in tally.games.values())


# -- runs, without a server --------------------------------------------------------------------------------------------


class Here(Workers):
    """Plays nothing: every game is won by the first seat, unless something is to be refused."""

    def __init__(self) -> None:
        super().__init__(1)
        self._games = asyncio.Semaphore(1000)
        self.problems: list[Problem] = []
        self.record = new("heroes", scenario="skirmish", seats=["castle_host", "necropolis_host"], seed=1).record()

    def only(self, games: int) -> None:
        """From now on play so many, and let the others wait."""
        self._games = asyncio.Semaphore(games)

    def let(self, games: int = 1000) -> None:
        """Play so many more."""
        for _ in range(games):
            self._games.release()

    async def do(self, task: Callable[..., Any], about: object, *args: Any, **how: object) -> Any:
        await self._games.acquire()
        if self.problems:
            raise self.problems.pop(0)
        return counted(args[1], (1, -1), record=self.record)


def with_labs(tmp_path: Path, body: Callable[[Labs, Here], Any]) -> Any:
    async def run() -> Any:
        store = Store.open(f"sqlite:///{tmp_path / 'table.sqlite3'}")
        workers = Here()
        kept = Labs(workers, store)
        try:
            return await body(kept, workers)
        finally:
            await kept.close()
            await store.close()

    return asyncio.run(run())


async def over(lab: Lab) -> None:
    assert lab.task is not None
    await asyncio.wait({lab.task}, timeout=HANG)


def test_two_versions_are_played_side_by_side_and_their_notable_games_kept(tmp_path: Path) -> None:
    async def body(kept: Labs, _: Here) -> None:
        lab = await kept.begin((RUN, RUN), ("A", "B"), 3, "1.2.3.4")
        assert lab.state().state == "running"
        await over(lab)
        state = (await kept.look(lab.id)).state()
        assert (state.state, state.done, state.total) == ("done", 6, 6)
        assert [version.games for version in state.versions] == [3, 3]
        replay = state.versions[0].replays[0]
        assert (await kept._store.load_record(replay.record)) is not None

    with_labs(tmp_path, body)


def test_a_run_is_stopped_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def body(kept: Labs, workers: Here) -> None:
        workers.only(0)
        lab = await kept.begin((RUN,), ("A",), 4, "")
        await kept.stop(lab.id)
        await over(lab)
        assert (lab.state().state, lab.done) == ("stopped", 0)
        workers.let()
        await over(await kept.go_on(lab.id, ""))
        assert (lab.state().state, lab.done) == ("done", 4)
        assert await kept.go_on(lab.id, "") is lab
        assert lab.done == 4

    with_labs(tmp_path, body)


def test_one_nobody_looks_into_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(kept: Labs, _: Here) -> None:
        monkeypatch.setattr(labs, "PATIENCE", -1.0)
        lab = await kept.begin((RUN,), ("A",), 4, "")
        await over(lab)
        assert (lab.state().state, lab.done) == ("stopped", 0)

    with_labs(tmp_path, body)


def test_busy_workers_are_waited_for_and_a_game_that_takes_too_long_counts_as_failed(tmp_path: Path) -> None:
    async def body(kept: Labs, workers: Here) -> None:
        workers.problems = [Problem(503, "busy", "", again=0.0), overdue(60)]
        lab = await kept.begin((RUN,), ("A",), 2, "")
        await over(lab)
        (version,) = lab.state().versions
        assert (version.games, version.failed) == (1, 1)

    with_labs(tmp_path, body)


def test_an_address_has_one_run_at_a_time(tmp_path: Path) -> None:
    async def body(kept: Labs, workers: Here) -> None:
        workers.only(0)
        await kept.begin((RUN,), ("A",), 1, "1.2.3.4")
        with pytest.raises(Problem, match="under way"):
            await kept.begin((RUN,), ("A",), 1, "1.2.3.4")
        await kept.begin((RUN,), ("A",), 1, "5.6.7.8")

    with_labs(tmp_path, body)


# -- runs that outlive their node, on each kind of database ------------------------------------------------------------


def on_two_nodes(url: str, body: Callable[[Labs, Labs, Here], Any]) -> None:
    """Two nodes on one database; the workers are those of both."""

    async def run() -> None:
        workers = Here()
        stores = Store.open(url), Store.open(url)
        one, other = (Labs(workers, store) for store in stores)
        try:
            await body(one, other, workers)
        finally:
            for labs_of in (one, other):
                await labs_of.close()
            for store in stores:
                await store.close()

    asyncio.run(run())


async def until(lab: Lab, done: int) -> None:
    async with asyncio.timeout(HANG):
        while lab.done < done:
            await asyncio.sleep(0.01)


def test_a_node_that_takes_over_goes_on_and_the_one_taken_for_dead_writes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(one: Labs, other: Labs, workers: Here) -> None:
        workers.only(1)
        lab = await one.begin((RUN, RUN), ("A", "B"), 4, "")
        await until(lab, 1)
        seen = await other.look(lab.id)
        assert (seen.state().state, seen.running) == ("running", False), "it is played by the node that has it"
        # Nothing is heard of that node any more: its time is up.
        await one._store.write(lambda rows: rows.execute(update(LAB_RUNS).values(until=0.0)))
        taken = await other.look(lab.id)
        assert taken.running
        workers.let()
        await over(taken)
        await over(lab)
        assert taken.state().state == "done"
        assert [version.games for version in taken.state().versions] == [4, 4]
        assert lab.done < 8, "what it still played was refused"
        again = await one.look(lab.id)
        assert msgspec.to_builtins(again.state()) == msgspec.to_builtins(taken.state())

    on_two_nodes(database, body)


def test_a_run_is_stopped_and_kept_going_from_another_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(one: Labs, other: Labs, workers: Here) -> None:
        monkeypatch.setattr(labs, "NOTED", -1.0)
        workers.only(1)
        lab = await one.begin((RUN,), ("A",), 50, "")
        await until(lab, 1)
        # Nobody looks in there, but somebody does here.
        monkeypatch.setattr(labs, "PATIENCE", 30.0)
        lab.asked -= 1000.0
        await other.look(lab.id)
        workers.let(2)
        await until(lab, 3)
        await other.stop(lab.id)
        workers.let()
        await over(lab)
        assert (lab.state().state, lab.done < 50) == ("stopped", True)
        assert (await other.look(lab.id)).state().state == "stopped"
        await over(await other.go_on(lab.id, ""))
        assert (await one.look(lab.id)).state().done == 50

    on_two_nodes(f"sqlite:///{tmp_path / 'table.sqlite3'}", body)


def test_a_server_that_is_stopped_leaves_its_runs_to_the_next(tmp_path: Path) -> None:
    async def body(one: Labs, other: Labs, workers: Here) -> None:
        workers.only(2)
        lab = await one.begin((RUN,), ("A",), 6, "")
        await until(lab, 2)
        await one.close()
        workers.let()
        await over(await other.look(lab.id))
        state = (await other.look(lab.id)).state()
        assert (state.state, state.done) == ("done", 6)
        assert {replay.why for replay in state.versions[0].replays} >= {"shortest", "longest"}

    on_two_nodes(f"sqlite:///{tmp_path / 'table.sqlite3'}", body)


# -- over REST ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('lab') / 'table.sqlite3'}", Limits(lab_games=20)) as found:
        yield found


WISH: dict[str, Any] = {
    "game": "heroes", "players": 2, "bots": ["random"], "games": 2,
    "versions": [{"name": "mine", "text": OWN}, {"name": "theirs", "scenario": "crossroads"}],
}  # fmt: skip


def test_a_run_from_begin_to_end(live: Live) -> None:
    status, made = live.ask("POST", "/api/labs", WISH)
    assert status == 201, made
    lab = live.rooms.labs._known[made["id"]]
    loop = live.rooms._tasks[0].get_loop()
    asyncio.run_coroutine_threadsafe(over(lab), loop).result(HANG)
    status, found = live.ask("GET", f"/api/labs/{made['id']}")
    assert (status, found["state"], found["done"]) == (200, "done", 4)
    assert [version["name"] for version in found["versions"]] == ["mine", "theirs"]
    replay = found["versions"][0]["replays"][0]
    assert live.ask("GET", f"/api/records/{replay['record']}")[0] == 200
    assert live.ask("DELETE", f"/api/labs/{made['id']}")[0] == 204
    assert live.ask("GET", "/api/labs/" + "A" * 32)[0] == 404


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"games": 21}, "at most 20 games"),
        ({"bots": ["search"]}, "no bot 'search'"),
        ({"bots": ["random"] * 3}, "2 seats need as many bots"),
        ({"players": 3}, "mine is for 2 players, not 3"),
        ({"versions": [{"name": "x", "scenario": "nowhere"}]}, "nowhere"),
        ({"versions": [{"name": "x", "text": "id: ["}]}, ""),
        ({"game": "chess"}, "no game 'chess'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(live: Live, change: dict[str, Any], told: str) -> None:
    status, body = live.ask("POST", "/api/labs", {**WISH, **change})
    assert status == 400
    assert told in body["error"]["text"]
