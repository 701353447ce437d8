"""Tasks that are done by workers on other machines: the urgent first, again if a worker is lost, here if need be."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from banneret.bots.sent_view import SentView, receive, send
from banneret.games import new, rules_of
from banneret.kernel.errors import ContentError
from banneret.server.exchange.exchange import Exchange
from banneret.server.jobs import far_tasks
from banneret.server.jobs.far_tasks import Urgency, far
from banneret.server.jobs.far_work import FarWork, queue_of
from banneret.server.jobs.far_worker import FarWorker
from banneret.server.jobs.tasks import Question, Workers, think
from banneret.server.problems import Problem
from tests.cluster.redis import RedisServer
from tests.support.time_limits import HANG


def note(file: str, word: str) -> str:
    """A task that leaves a trace."""
    with Path(file).open("a") as notes:
        notes.write(f"{word} {os.getpid()}\n")
    return word


def wait_for(file: str) -> str:
    """A task that ends when a file is there."""
    while not Path(file).exists():
        pass
    return "found"


def refuse(text: str) -> str:
    """A task that finds a mistake."""
    raise ContentError(text)


@pytest.fixture(autouse=True)
def _more_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(far_tasks, "TASKS", dict(far_tasks.TASKS))
    monkeypatch.setattr(far_tasks, "URGENCY", dict(far_tasks.URGENCY))
    monkeypatch.setattr("banneret.server.jobs.far_work.URGENCY", far_tasks.URGENCY)
    far(Urgency.LAB)(note)
    far(Urgency.OPPONENT)(wait_for)
    far(Urgency.REVIEW)(refuse)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(HANG):
            await test()

    asyncio.run(bounded())


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.02)


class Side:
    """A server with its processes, as far as tasks are concerned."""

    def __init__(self, url: str, seconds: float = 30.0) -> None:
        self.exchange = Exchange(url)
        self.far = FarWork(self.exchange)
        self.workers = Workers(1, seconds, far=self.far)
        self.far.open()

    async def close(self) -> None:
        self.workers.close()
        self.far.close()
        await self.exchange.close()


class Elsewhere:
    """A worker in this process, with processes of its own."""

    def __init__(self, url: str, count: int = 1) -> None:
        self.exchange = Exchange(url)
        self.worker = FarWorker(self.exchange, count)
        self.task = asyncio.create_task(self.worker.run())

    async def close(self) -> None:
        self.worker.stop()
        await self.task
        await self.exchange.close()


def test_a_bot_thinks_elsewhere_as_it_would_here(redis_server: RedisServer) -> None:
    game = new("heroes", scenario="skirmish", seats=("castle_vanguard", "necropolis_vanguard"), seed=3)
    question = Question("room", send(game.view(game.state.seat), game.setup, game.rules))

    async def test() -> None:
        side = Side(redis_server.url)
        assert await side.workers.do(think, question, "greedy", 7) in game.state.options, "nobody else is there"
        other = Elsewhere(redis_server.url)
        await until(lambda: side.far.slots == 1)
        assert await side.workers.do(think, question, "greedy", 7) == think(question, "greedy", 7)
        await until(lambda: other.worker.done == 1)
        await other.close()
        await until(lambda: side.far.slots == 0)
        await side.close()

    run(test)


def test_the_urgent_overtake_what_waits_and_addresses_take_turns(redis_server: RedisServer, tmp_path: Path) -> None:
    notes, sign = tmp_path / "notes", tmp_path / "sign"

    async def test() -> None:
        # Two servers share the worker: what is urgent to one overtakes what the other wants.
        side, second = Side(redis_server.url), Side(redis_server.url)
        other = Elsewhere(redis_server.url)
        await until(lambda: side.far.slots == 1 and second.far.slots == 1)
        first = asyncio.create_task(side.workers.do(wait_for, f"{sign}"))
        await until(lambda: bool(other.worker._doing))
        later = [asyncio.create_task(side.workers.do(note, f"{notes}", f"lab{n}", by="a")) for n in range(3)]
        await until(lambda: redis_server.ask("LLEN", queue_of(Urgency.LAB)) == ":1")
        urgent = asyncio.create_task(second.workers.do(refuse, "mistake", by="b"))
        await until(lambda: redis_server.ask("LLEN", queue_of(Urgency.REVIEW)) == ":1")
        sign.touch()
        with pytest.raises(ContentError, match="mistake"):
            await urgent
        assert not notes.exists() or other.worker.done <= 3, "it was done before what had waited longer"
        assert await first == "found"
        assert await asyncio.gather(*later) == ["lab0", "lab1", "lab2"]
        for one in (other, side, second):
            await one.close()

    run(test)


def test_a_job_that_nobody_wants_any_more_is_stopped(redis_server: RedisServer, tmp_path: Path) -> None:
    async def test() -> None:
        side, other = Side(redis_server.url), Elsewhere(redis_server.url)
        await until(lambda: side.far.slots == 1)
        unwanted = asyncio.create_task(side.workers.do(wait_for, f"{tmp_path / 'never'}"))
        await until(lambda: bool(other.worker._doing))
        unwanted.cancel()
        await until(lambda: not other.worker._doing)
        assert await side.workers.do(note, f"{tmp_path / 'notes'}", "next") == "next"
        await other.close()
        await side.close()

    run(test)


def test_a_task_that_takes_too_long_is_refused_as_it_is_here(redis_server: RedisServer, tmp_path: Path) -> None:
    async def test() -> None:
        side, other = Side(redis_server.url, seconds=0.5), Elsewhere(redis_server.url)
        await until(lambda: side.far.slots == 1)
        with pytest.raises(Problem) as refused:
            await side.workers.do(wait_for, f"{tmp_path / 'never'}")
        assert refused.value.code == "took_too_long"
        assert other.worker.done == 1
        await other.close()
        await side.close()

    run(test)


@pytest.mark.parametrize("how", ["killed", "stopped", "forgotten"])
def test_redis_may_be_lost_at_any_moment(redis_server: RedisServer, tmp_path: Path, how: str) -> None:
    async def test() -> None:
        side, other = Side(redis_server.url), Elsewhere(redis_server.url)
        await until(lambda: side.far.slots == 1)
        sign = tmp_path / "sign"
        waiting = [asyncio.create_task(side.workers.do(wait_for, f"{sign}", by=f"{n}")) for n in range(3)]
        await until(lambda: bool(other.worker._doing))
        if how == "killed":
            redis_server.kill()
        elif how == "stopped":
            os.kill(redis_server.pid, signal.SIGSTOP)
        else:
            redis_server.ask("FLUSHALL")
        sign.touch()
        assert await asyncio.gather(*waiting) == ["found"] * 3
        if how == "killed":
            redis_server.start()
        elif how == "stopped":
            os.kill(redis_server.pid, signal.SIGCONT)
        # And all is as before.
        done = other.worker.done
        await until(lambda: side.far.slots == 1)
        assert await side.workers.do(wait_for, f"{sign}") == "found"
        await until(lambda: other.worker.done > done)
        await other.close()
        await side.close()

    run(test)


@contextmanager
def worker_process(url: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "banneret", "worker", "--redis", url, "--processes", "1"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert re.match(r"Worker [0-9a-f]+ has 1 processes", process.stdout.readline())
        yield process
    finally:
        process.kill()
        process.communicate(timeout=HANG)


def test_the_jobs_of_a_killed_worker_are_done_by_another(redis_server: RedisServer) -> None:
    """`banneret worker` in a process of its own is killed in the middle of a job."""
    game = new("heroes", scenario="skirmish", seats=("castle_vanguard", "necropolis_vanguard"), seed=3)
    question = Question("room", send(game.view(game.state.seat), game.setup, game.rules))

    async def test() -> None:
        side = Side(redis_server.url)
        with worker_process(redis_server.url) as process:
            await until(lambda: side.far.slots == 1)
            thinking = asyncio.create_task(side.workers.do(think, question, "search", 7))
            await until(lambda: any(worker.busy for worker in side.far.workers.values()))
            process.kill()
            assert await thinking in game.state.options
        await until(lambda: side.far.slots == 0)
        await side.close()

    run(test)


def test_a_worker_without_redis_says_so() -> None:
    for given in ([], ["--redis", "http://127.0.0.1"]):
        command = [sys.executable, "-m", "banneret", "worker", *given]
        done = subprocess.run(command, capture_output=True, text=True, timeout=HANG, check=False)
        assert done.returncode == 2
        assert "redis://" in done.stderr


def test_a_view_from_elsewhere_can_call_nothing() -> None:
    game = new("heroes", scenario="skirmish", seats=("castle_vanguard", "necropolis_vanguard"), seed=3)
    for bad in (
        b"cos\nsystem\n(S'true'\ntR.",
        b"cbanneret.games\nnew\n(S'heroes'\ntR.",
        b"cbuiltins\neval\n(S'1'\ntR.",
    ):
        with pytest.raises(ValueError, match="not part of a position"):
            receive(SentView(game.setup, 0, bad), rules_of("heroes"))
