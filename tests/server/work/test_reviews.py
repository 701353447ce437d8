"""Reviews on a server: made piece by piece while somebody waits, remembered, and bounded."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from banneret.bots import make
from banneret.games import new
from banneret.server.jobs import reviews
from banneret.server.jobs.pool import overdue
from banneret.server.jobs.reviews import Reviewing, Reviews
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Problem
from banneret.table.review.judging import Effort
from tests.support.live_server import serving
from tests.support.time_limits import HANG

ARMIES = ["castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons"]
FEW = Effort(simulations=4, rounds=2, again=2)


class Here(Workers):
    """Finds out nothing, in no time, unless it is told to wait or to fail."""

    def __init__(self) -> None:
        super().__init__(1)
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails = False
        self.problems: list[Problem] = []
        """Refusals, one for each piece that is asked for."""
        self.done = 0

    async def do(self, task: Callable[..., Any], about: object, *args: object, **how: object) -> Any:
        await self.gate.wait()
        if self.fails:
            raise RuntimeError("a worker fell")
        if self.problems and task is reviews.judged:
            raise self.problems.pop(0)
        self.done += 1
        return 8 if task is reviews.steps_of else []


async def made(one: Reviewing) -> None:
    assert one.task is not None
    async with asyncio.timeout(HANG):
        await one.task


def test_a_review_is_made_once_and_remembered() -> None:
    async def run() -> None:
        workers = Here()
        kept = Reviews(workers, FEW)
        one = kept.begin("a", "text", "1.2.3.4")
        assert one.state.state == "running"
        await made(one)
        assert one.found is not None
        done = workers.done
        assert kept.begin("a", "text", "1.2.3.4") is one is kept.look("a")
        assert workers.done == done
        assert kept.look("b") is None

    asyncio.run(run())


def test_one_nobody_asks_for_stops_and_goes_on_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        kept = Reviews(Here(), FEW)
        monkeypatch.setattr(reviews, "PATIENCE", -1.0)
        one = kept.begin("a", "text", "")
        await made(one)
        assert one.found is None
        monkeypatch.undo()
        await made(kept.begin("a", "text", ""))
        assert one.found is not None

    asyncio.run(run())


def test_one_that_fails_says_so_and_can_be_begun_again() -> None:
    async def run() -> None:
        workers = Here()
        workers.fails = True
        kept = Reviews(workers, FEW)
        one = kept.begin("a", "text", "")
        await made(one)
        assert one.state.state == "failed"
        workers.fails = False
        again = kept.begin("a", "text", "")
        await made(again)
        assert again.found is not None

    asyncio.run(run())


def test_busy_workers_are_waited_for_and_what_takes_too_long_is_left_out() -> None:
    async def run() -> None:
        workers = Here()
        workers.problems = [Problem(503, "busy", "", again=0.0), overdue(1)]
        one = Reviews(workers, FEW).begin("a", "text", "")
        await made(one)
        assert one.found is not None
        assert not workers.problems
        assert one.judging is not None
        # How many steps there are, and both pieces: the first was refused, then too slow.
        assert (workers.done, one.judging.done) == (2, 2)

    asyncio.run(run())


def test_an_address_has_few_at_once() -> None:
    async def run() -> None:
        workers = Here()
        workers.gate.clear()
        kept = Reviews(workers, FEW)
        for n in range(reviews.RUNNING_FOR_ONE):
            kept.begin(str(n), "text", "1.2.3.4")
        with pytest.raises(Problem):
            kept.begin("more", "text", "1.2.3.4")
        assert kept.look("more") is None
        kept.begin("theirs", "text", "5.6.7.8")
        kept.close()

    asyncio.run(run())


def test_over_rest_a_record_is_reviewed(tmp_path: Path) -> None:
    game = new("heroes", scenario="skirmish", seats=ARMIES, seed=5)
    game.settle()
    bots = [make("random", "heroes", 1), make("greedy", "heroes", 2)]
    while not game.over:
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules), game.state.seat)
        game.settle()
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as live:
        live.rooms.reviews.effort = FEW
        status, kept = live.ask(
            "POST", "/api/records", raw=game.record().encode(), headers={"Content-Type": "text/plain"}
        )
        assert status == 201
        path = f"/api/records/{kept['id']}/review"
        assert live.ask("GET", path) == (200, {"state": "none", "done": 0, "total": 0, "review": None})
        status, told = live.ask("POST", path)
        end = time.monotonic() + HANG
        while told["state"] == "running":
            assert time.monotonic() < end
            time.sleep(0.05)
            status, told = live.ask("GET", f"{path}?lang=de")
        assert (status, told["state"]) == (200, "done")
        assert told["review"]["judged"] > 0
        assert live.ask("POST", f"/api/records/{'0' * 32}/review")[0] == 404
