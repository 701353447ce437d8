"""`banneret worker`: processes on any machine that do the tasks of servers, the most urgent first.

A worker takes a job only when one of its processes is free. It says once a second that it lives and what it has taken;
a server that hears nothing for three seconds sends the job again. A job that nobody wants any more is stopped.
"""

from __future__ import annotations

import asyncio
import logging
import os
import platform
import secrets
import signal
import sys
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final

import msgspec

from banneret.server.exchange.exchange import AGAIN, Exchange, Lost

# The tasks are known to a worker because their modules are imported.
from banneret.server.jobs import labs, reviews, trials  # noqa: F401
from banneret.server.jobs.fair_queue import Waiting
from banneret.server.jobs.far_tasks import JOB, Done, Job, Urgency, raised_as, task_of
from banneret.server.jobs.far_work import ALIVE, KEPT, WORKERS, AtWork, job_key, queue_of, taken_key, worker_key
from banneret.server.jobs.pool import Worker, failed
from banneret.server.jobs.tasks import ready

EVERY: Final = 0.8
"""Seconds between two words."""
PATIENCE: Final = 20.0
"""How many seconds what has begun may take when a worker is stopped."""
LOG: Final = logging.getLogger("banneret.server")


class Unwanted(Exception):
    """Nobody waits for a job any more."""


class FarWorker:
    """Some processes that do what servers ask for."""

    def __init__(self, exchange: Exchange, count: int) -> None:
        self.id = secrets.token_hex(6)
        self.done = 0
        self._exchange = exchange
        self._processes = [Worker(number, ready, patient=True) for number in range(count)]
        self._doing: dict[str, Worker] = {}
        self._unwanted: set[str] = set()
        self._stopping = asyncio.Event()

    def stop(self) -> None:
        """Take no more jobs."""
        self._stopping.set()

    async def run(self) -> None:
        """Work until told to stop; what has begun is finished."""
        for process in self._processes:
            process.begin()
        self._exchange.keep_on(self._say, EVERY, lambda: None)
        working = [asyncio.create_task(self._work(process)) for process in self._processes]
        await self._stopping.wait()
        _, left = await asyncio.wait(working, timeout=PATIENCE)
        for task in left:
            task.cancel()
        with suppress(Lost):  # if nobody can be told, it is forgotten in a moment
            await self._exchange.call(
                ("SREM", WORKERS, self.id), ("DEL", worker_key(self.id), *map(taken_key, self._doing))
            )
        for process in self._processes:
            process.end()

    async def _say(self) -> None:
        """Say that this worker lives, and what it has taken; hear what nobody wants any more."""
        slots = 0 if self._stopping.is_set() else len(self._processes)
        said = msgspec.msgpack.encode(AtWork(slots, len(self._doing), self.done, f"{platform.node()}:{os.getpid()}"))
        alive = ("PX", int(ALIVE * 1000))
        doing = list(self._doing)
        told = await self._exchange.call(
            ("SET", worker_key(self.id), said, *alive),
            ("SADD", WORKERS, self.id),
            *(("SET", taken_key(id), self.id, *alive) for id in doing),
            *(("EXISTS", job_key(id)) for id in doing),
        )
        for id, wanted in zip(doing, told[2 + len(doing) :], strict=True):
            if not wanted and id in self._doing:
                self._unwanted.add(id)
                self._doing[id].end()

    async def _work(self, process: Worker) -> None:
        """Take one job after the other."""
        lists = [queue_of(urgency) for urgency in Urgency]
        while not self._stopping.is_set():
            try:
                popped = await self._exchange.pop(lists)
                if popped is not None:
                    await self._take(popped.decode(), process)
            except Lost:
                await asyncio.sleep(AGAIN)
            except Exception:
                LOG.exception("a job could not be done")
                await asyncio.sleep(AGAIN)

    async def _take(self, id: str, process: Worker) -> None:
        _, packed = await self._exchange.call(
            ("SET", taken_key(id), self.id, "PX", int(ALIVE * 1000)), ("GET", job_key(id))
        )
        if packed is None:
            return  # whoever wanted it has given it up
        job = JOB.decode(packed)
        self._doing[id] = process
        try:
            outcome = await self._outcome(job, process)
        except Unwanted:
            return
        finally:
            del self._doing[id]
            self._unwanted.discard(id)
        self.done += 1
        await self._exchange.call(
            ("LPUSH", job.back, msgspec.msgpack.encode(outcome)),
            ("EXPIRE", job.back, int(KEPT)),
            ("DEL", job_key(id), taken_key(id)),
        )

    async def _outcome(self, job: Job, process: Worker) -> Done:
        try:
            task, args = task_of(job)
            found = await self._twice(Waiting("", 0, task, args), job, process)
            return Done(job.id, msgspec.msgpack.encode(found))
        except (Exception, asyncio.CancelledError) as error:
            # A process that was ended under its task fails in several ways.
            if job.id in self._unwanted:
                raise Unwanted from None
            if isinstance(error, asyncio.CancelledError):
                raise
            return raised_as(job.id, error)

    async def _twice(self, waiting: Waiting, job: Job, process: Worker) -> object:
        """A process that dies is replaced, and the job tried once more."""
        for _ in range(2):
            try:
                return await process.do(waiting, job.seconds)
            except BrokenProcessPool:
                if job.id in self._unwanted:
                    break
        raise failed()


def work(url: str, count: int | None = None) -> None:
    """Do the tasks of the servers that use a Redis, until interrupted."""
    exchange = Exchange(url)
    asyncio.run(_run(exchange, count or max(1, os.cpu_count() or 1)))


async def _run(exchange: Exchange, count: int) -> None:
    worker = FarWorker(exchange, count)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, worker.stop)
    sys.stdout.write(f"Worker {worker.id} has {count} processes (Ctrl-C stops it)\n")
    sys.stdout.flush()
    try:
        await worker.run()
    finally:
        await exchange.close()
