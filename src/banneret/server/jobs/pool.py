"""Pool: the processes in which tasks are done, each task within its time and within a bound of memory.

A worker that runs past the deadline of its task is ended and replaced, and whoever asked is told so. One that has done
many tasks, or has grown, is replaced between two of them. A task whose asker has gone is not begun.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from banneret.bots.own_process import NICENESS, end_with_parent
from banneret.kernel.errors import BanneretError
from banneret.server.jobs.fair_queue import FairQueue, Waiting
from banneret.server.problems import SOON, Problem

MOST_WAITING: Final = 1000
"""Questions that wait for one group of workers; whoever asks then is told to come again."""
MOST_TASKS: Final = 2000
"""Tasks after which a worker is replaced, whatever it has grown to."""
MOST_RESIDENT: Final = 700 << 20
"""Bytes of memory beyond which a worker is replaced once its task is done."""
MOST_MEMORY: Final = 3 << 30
"""Bytes of addresses a worker may have at all: what would need more fails."""
STARTING: Final = 120.0
"""Seconds that a new worker may take until it is ready; a busy machine is slow."""
R = TypeVar("R")


def busy() -> Problem:
    """So much is being found out for others that it is better to ask again later."""
    return Problem(503, "busy", "the server is too busy just now: try again in a moment", again=SOON)


def overdue(seconds: float) -> Problem:
    """A task has run past its deadline; asking for the same again leads to the same."""
    return Problem(503, "took_too_long", f"this would take longer than the {seconds:g} seconds allowed for it")


def failed() -> Problem:
    """A task has brought its worker down, twice."""
    return Problem(503, "worker_lost", "this could not be worked out: it was too much for the process that tried")


# -- in a worker -------------------------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """What a task came to, and how much memory its worker has now."""

    found: Any
    resident: int


def _do(task: Callable[..., Any], args: tuple[object, ...]) -> Outcome:
    """Do a task. What it raises reaches whoever waits for it, which not every kind of error would."""
    try:
        return Outcome(task(*args), _resident())
    except BanneretError:
        raise
    except MemoryError:
        # What is left of it may be in any state.
        os._exit(1)
    except Exception as error:
        raise RuntimeError("".join(traceback.format_exception(error))) from None


def _resident() -> int:
    """Bytes of memory this process has, as far as the system tells; otherwise 0."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def _begin(patient: bool) -> None:
    """What a worker does first."""
    end_with_parent()
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        bound = MOST_MEMORY if most == resource.RLIM_INFINITY else min(MOST_MEMORY, most)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (bound, most))
        if patient:
            os.nice(NICENESS)


# -- in the server -----------------------------------------------------------------------------------------------------


class Worker:
    """One process. It is begun when it is first needed, and again whenever it has ended."""

    def __init__(self, number: int, ready: Callable[[], int], patient: bool) -> None:
        self.number = number
        self.busy = False
        self.tasks = 0
        """Done since it was begun."""
        self._ready = ready
        self._patient = patient
        self._executor: ProcessPoolExecutor | None = None
        self._began: Future[int] | None = None

    def begin(self) -> None:
        """Start the process, if it does not run."""
        if self._executor is None:
            # Spawned, not forked: a fork would take the event loop's sockets and the store's threads along.
            executor = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin, initargs=(self._patient,)
            )
            self._executor, self._began = executor, executor.submit(self._ready)
            self.tasks = 0

    async def do(self, waiting: Waiting, seconds: float) -> Any:
        """Do a task within this many seconds, not counting the start of the process. Raises Problem if it takes longer.

        Raises BrokenProcessPool where the process has ended by itself.
        """
        self.begin()
        executor, began = self._executor, self._began
        assert executor is not None
        assert began is not None
        try:
            async with asyncio.timeout(STARTING):
                await asyncio.wrap_future(began)
            self.tasks += 1
            running = executor.submit(_do, waiting.task, waiting.args)
            async with asyncio.timeout(seconds):
                outcome = await asyncio.wrap_future(running)
        except TimeoutError:
            self.end()
            raise overdue(seconds) from None
        except BrokenProcessPool:
            self.end()
            raise
        if outcome.resident > MOST_RESIDENT or self.tasks >= MOST_TASKS:
            self.end()
        return outcome.found

    def end(self) -> None:
        """End the process at once, whatever it does; the next task begins another."""
        executor, began = self._executor, self._began
        self._executor = self._began = None
        if executor is None:
            return
        if began is not None and began.done() and not began.cancelled() and began.exception() is None:
            pid = began.result()
            for child in multiprocessing.active_children():
                if child.pid == pid:
                    child.kill()
        executor.shutdown(wait=False, cancel_futures=True)


class Pool:
    """Some workers, and what waits for them. What is known to one worker already rather goes there.

    `ready` is the first task of each: it loads what the others need, and tells the number of the process.
    """

    patient = False
    """Whether others go first where a processor is wanted by both."""

    def __init__(self, count: int, seconds: float, ready: Callable[[], int]) -> None:
        self.seconds = seconds
        """How long a task may take."""
        self.workers = [Worker(number, ready, self.patient) for number in range(count)]
        self.waiting = FairQueue()
        self._share = max(1, count - 1)
        self._running: set[asyncio.Task[None]] = set()

    async def carry_out(
        self, task: Callable[..., R], args: tuple[object, ...], *, known: str, by: str, bounded: bool
    ) -> R:
        """Have a worker do a task about something that is `known` by a name, for an address.

        Raises Problem, and whatever the task raises. What is bounded is refused where too much waits already.
        """
        if bounded and len(self.waiting) >= MOST_WAITING:
            raise busy()
        waiting = Waiting(by, hash(known) % len(self.workers), task, args)
        self.waiting.put(waiting)
        self._go_on()
        try:
            found: R = await waiting.done
        finally:
            self.waiting.drop(waiting)
        return found

    def _go_on(self) -> None:
        """Give every worker that is free something to do."""
        idle = [worker for worker in self.workers if not worker.busy]
        for worker in idle:
            waiting = self.waiting.take(worker.number, self._share)
            if waiting is None:
                return
            worker.busy = True
            self.waiting.running[waiting.by] += 1
            task = asyncio.create_task(self._work(worker, waiting))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _work(self, worker: Worker, waiting: Waiting) -> None:
        try:
            found = await self._twice(worker, waiting)
        except asyncio.CancelledError:
            waiting.done.cancel()
            raise
        except Exception as error:
            if not waiting.done.done():
                waiting.done.set_exception(error)
        else:
            if not waiting.done.done():
                waiting.done.set_result(found)
        finally:
            worker.busy = False
            self.waiting.running[waiting.by] -= 1
            if not self.waiting.running[waiting.by]:
                del self.waiting.running[waiting.by]
            self._go_on()

    async def _twice(self, worker: Worker, waiting: Waiting) -> Any:
        """A worker that ended by itself, as when the system was short of memory, is replaced and asked once more."""
        with suppress(BrokenProcessPool):
            return await worker.do(waiting, self.seconds)
        try:
            return await worker.do(waiting, self.seconds)
        except BrokenProcessPool:
            raise failed() from None

    def warm(self) -> None:
        """Start the processes before they are needed."""
        for worker in self.workers:
            worker.begin()

    def close(self) -> None:
        """Let the processes go; what waits is given up."""
        for waiting in self.waiting.clear():
            waiting.done.cancel()
        for task in self._running:
            task.cancel()
        for worker in self.workers:
            worker.end()
