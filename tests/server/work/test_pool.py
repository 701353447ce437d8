"""Workers: every task within its time and its memory, every address in its turn, and nothing for whoever has gone."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from banneret.server.http.endpoints import Call
from banneret.server.jobs import pool
from banneret.server.jobs.fair_queue import FairQueue, Waiting
from banneret.server.jobs.tasks import Position, Question, Readers, Workers
from banneret.server.problems import Problem
from tests.support.live_server import Live, serving

HANG = 120.0
"""Seconds after which a test that hangs has failed."""


def process(_: str) -> int:
    return os.getpid()


def for_ever(_: str) -> None:
    while True:
        pass


def enormous(_: str) -> int:
    return len(bytearray(pool.MOST_MEMORY))


def falls(_: str) -> None:
    os._exit(3)


def noted(_: str, file: str, word: str) -> None:
    with Path(file).open("a") as notes:
        notes.write(f"{word}\n")


def waits_for(_: str, file: str) -> None:
    while not Path(file).exists():
        pass


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(HANG):
            await test()

    asyncio.run(bounded())


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


# -- time and memory ---------------------------------------------------------------------------------------------------


def test_a_worker_past_its_deadline_is_replaced_and_who_asked_is_told() -> None:
    async def test() -> None:
        workers = Workers(1, seconds=HANG)
        try:
            first = await workers.do(process, "a")
            workers.seconds = 0.5
            with pytest.raises(Problem, match=r"longer than the 0\.5 seconds") as refused:
                await workers.do(for_ever, "a")
            workers.seconds = HANG
            assert (refused.value.status, refused.value.code) == (503, "took_too_long")
            assert await workers.do(process, "a") != first
        finally:
            workers.close()

    run(test)


def test_a_worker_that_needs_too_much_memory_fails_alone() -> None:
    async def test() -> None:
        workers = Workers(1)
        try:
            with pytest.raises(Problem) as refused:
                await workers.do(enormous, "a")
            assert refused.value.code == "worker_lost"
            assert await workers.do(process, "a")
        finally:
            workers.close()

    run(test)


def test_a_worker_that_falls_is_replaced_and_asked_once_more() -> None:
    async def test() -> None:
        workers = Workers(1)
        try:
            with pytest.raises(Problem) as refused:
                await workers.do(falls, "a")
            assert refused.value.code == "worker_lost"
            assert await workers.do(process, "a")
        finally:
            workers.close()

    run(test)


@pytest.mark.parametrize("bound", ["MOST_TASKS", "MOST_RESIDENT"])
def test_a_worker_that_has_done_much_or_grown_is_replaced(bound: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        workers = Workers(1)
        try:
            first = await workers.do(process, "a")
            assert await workers.do(process, "a") == first
            monkeypatch.setattr(pool, bound, 1)
            assert await workers.do(process, "a") == first
            assert await workers.do(process, "a") != first
        finally:
            workers.close()

    run(test)


# -- turns -------------------------------------------------------------------------------------------------------------


def order(queue: FairQueue, share: int = 1) -> str:
    """Who is worked for, one after the other."""
    found = ""
    while (waiting := queue.take(0, share)) is not None:
        found += waiting.by
    return found


def test_addresses_take_turns_however_much_one_asks_for() -> None:
    async def test() -> None:
        queue = FairQueue()
        for by in "aaaaaabbc":
            queue.put(Waiting(by, 0, process, ()))
        assert len(queue) == 9
        assert order(queue) == "abcabaaaa"
        assert len(queue) == 0
        assert not queue._queues

    run(test)


def test_a_worker_rather_takes_what_it_knows_but_leaves_nobody_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        queue = FairQueue()
        for by, home in (("a", 1), ("b", 0), ("c", 1)):
            queue.put(Waiting(by, home, process, ()))
        assert order(queue) == "bac"
        for by, home in (("a", 1), ("b", 0)):
            queue.put(Waiting(by, home, process, ()))
        queue._queues["a"][0].since -= 1000
        assert order(queue) == "ab"

    run(test)


def test_one_address_never_has_all_readers(tmp_path: Path) -> None:
    async def test() -> None:
        readers = Readers(2)
        gate = tmp_path / "gate"
        try:
            mine = [asyncio.create_task(readers.do(waits_for, str(n), str(gate), by="a")) for n in range(5)]
            assert await readers.do(process, "b", by="b")
            assert readers.waiting.running["a"] == 1
            assert len(readers.waiting) == 4
            gate.touch()
            await asyncio.gather(*mine)
            assert not readers.waiting.running
        finally:
            readers.close()

    run(test)


def test_there_are_several_readers() -> None:
    assert len(Readers().workers) >= 2


def test_what_waits_has_a_bound_but_for_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def test() -> None:
        monkeypatch.setattr(pool, "MOST_WAITING", 1)
        workers = Workers(1)
        gate = tmp_path / "gate"
        try:
            busy = asyncio.create_task(workers.do(waits_for, "a", str(gate)))
            queued = asyncio.create_task(workers.do(process, "a"))
            await until(lambda: len(workers.waiting) == 1)
            with pytest.raises(Problem, match="try again") as refused:
                await workers.do(process, "a")
            assert (refused.value.status, refused.value.code) == (503, "busy")
            bot = asyncio.create_task(workers.do(process, "a", bounded=False))
            gate.touch()
            await asyncio.gather(busy, queued, bot)
        finally:
            workers.close()

    run(test)


# -- who has gone ------------------------------------------------------------------------------------------------------


def test_what_nobody_waits_for_any_more_is_not_begun(tmp_path: Path) -> None:
    async def test() -> None:
        workers = Workers(1)
        gate, notes = tmp_path / "gate", tmp_path / "notes"
        try:
            busy = asyncio.create_task(workers.do(waits_for, "a", str(gate)))
            gone = asyncio.create_task(workers.do(noted, "a", str(notes), "gone"))
            there = asyncio.create_task(workers.do(noted, "a", str(notes), "there"))
            await until(lambda: len(workers.waiting) == 2)
            gone.cancel()
            await until(lambda: len(workers.waiting) == 1)
            gate.touch()
            await asyncio.gather(busy, there)
            assert notes.read_text() == "there\n"
        finally:
            workers.close()

    run(test)


def test_a_request_is_given_up_when_its_client_has_gone() -> None:
    async def test() -> None:
        left = asyncio.Event()
        heard: list[str] = []

        async def receive() -> dict[str, Any]:
            await left.wait()
            return {"type": "http.disconnect"}

        async def work() -> None:
            try:
                left.set()
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                heard.append("given up")
                raise

        call = Call(Request({"type": "http", "headers": []}, receive), None, {}, None)  # type: ignore[arg-type]
        with pytest.raises(Problem) as refused:
            await call.unless_gone(work())
        assert refused.value.code == "gone"
        await until(lambda: bool(heard))

    run(test)


class Never(Workers):
    """A worker that answers nothing, and remembers what was given up."""

    def __init__(self) -> None:
        super().__init__(1)
        self.events: list[str] = []

    async def do(self, task: Callable[..., Any], about: Position | Question | str, *args: object, **how: object) -> Any:
        self.events.append("asked")
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.events.append("given up")
            raise


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as found:
        yield found


def test_a_question_is_given_up_when_its_line_is_gone(live: Live) -> None:
    never = live.rooms.workers = Never()
    armies = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons")
    made = live.room(*({"kind": "person", "side": army} for army in armies))
    player = live.player(made["room"], *made["keys"].values())
    while player.table["seat"] != player.table["waiting"][0]:
        player.reply(player.send(do="sit", seat=player.table["waiting"][0]))
    player.send(do="why", at="space:a1")

    async def known(what: list[str]) -> None:
        async with asyncio.timeout(HANG):
            await until(lambda: never.events == what)

    loop = live.rooms._tasks[0].get_loop()
    asyncio.run_coroutine_threadsafe(known(["asked"]), loop).result(HANG)
    player.close()
    asyncio.run_coroutine_threadsafe(known(["asked", "given up"]), loop).result(HANG)
