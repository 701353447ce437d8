"""Pool: the processes that do tasks, each within a time and a memory limit.

A worker that exceeds the deadline of its task is ended and replaced, and the client is told so. One that has done many
tasks, or has grown, is replaced between two tasks. A task whose client has gone is not begun.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from banneret.bots.own_process import NICENESS, end_with_parent
from banneret.kernel.errors import BanneretError
from banneret.server.jobs.fair_queue import FairQueue, Waiting
from banneret.server.problems import SOON, Problem

MOST_WAITING: Final = 1000
"""How many tasks may wait for one group of workers; further ones are told to try again later."""
MOST_TASKS: Final = 2000
"""After this many tasks a worker is replaced, whatever its size."""
MOST_RESIDENT: Final = 700 << 20
"""A worker that uses more bytes of memory is replaced once its task is done."""
MOST_MEMORY: Final = 3 << 30
"""The address space of a worker in bytes: a task that needs more fails."""
STARTING: Final = 120.0
"""How many seconds a new worker may take to get ready; a busy machine is slow."""
R = TypeVar("R")


def busy() -> Problem:
    """Too many tasks are waiting: better to ask again later."""
    return Problem(503, "busy", "the server is too busy just now: try again in a moment", again=SOON)


def overdue(seconds: float) -> Problem:
    """A task has exceeded its deadline; trying again would not help."""
    return Problem(503, "took_too_long", f"this would take longer than the {seconds:g} seconds allowed for it")


def failed() -> Problem:
    """A task has crashed its worker, twice."""
    return Problem(503, "worker_lost", "this could not be worked out: it was too much for the process that tried")


# -- in a worker -------------------------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """The result of a task, and how much memory its worker uses now."""

    found: Any
    resident: int


def _do(task: Callable[..., Any], args: tuple[object, ...]) -> Outcome:
    """Do a task. Its errors are passed to the caller in a form that every kind of error survives."""
    try:
        return Outcome(task(*args), _resident())
    except BanneretError:
        raise
    except MemoryError:
        # The process may be in any state now.
        os._exit(1)
    except Exception as error:
        raise RuntimeError("".join(traceback.format_exception(error))) from None


def _resident() -> int:
    """How many bytes of memory this process uses; 0 if the system does not say."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def _begin(patient: bool) -> None:
    """The first task of a worker."""
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


class Doer(Protocol):
    """What does one task at a time."""

    number: int
    busy: bool

    def begin(self) -> None:
        """Get ready."""

    async def do(self, waiting: Waiting, seconds: float) -> Any:
        """Do a task within this many seconds."""

    def end(self) -> None:
        """Stop at once."""


class Worker:
    """One process. It is started when it is first needed, and again whenever it has ended.

    `ready` is its first task: it loads what the others need, and returns the process id. Other processes have priority
    over a patient one on a busy processor.
    """

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
            # Spawned, not forked: a fork would copy the event loop's sockets and the store's threads.
            executor = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin, initargs=(self._patient,)
            )
            self._executor, self._began = executor, executor.submit(self._ready)
            self.tasks = 0

    async def do(self, waiting: Waiting, seconds: float) -> Any:
        """Do a task within this many seconds, not counting the start of the process. Raises Problem if it takes longer.

        Raises BrokenProcessPool if the process has died.
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
        """End the process at once; the next task starts another."""
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
    """Some workers, and the tasks that wait for them. A task preferably goes to the worker that knows its subject."""

    def __init__(self, workers: Sequence[Doer], seconds: float) -> None:
        self.seconds = seconds
        """How long a task may take."""
        self.workers = list(workers)
        self.waiting = FairQueue()
        self._running: set[asyncio.Task[None]] = set()

    async def carry_out(
        self, task: Callable[..., R], args: tuple[object, ...], *, known: str, by: str, bounded: bool
    ) -> R:
        """Have a worker do a task about something that is `known` by a name, for an address.

        Raises Problem, and whatever the task raises. A bounded task is refused if too many are waiting.
        """
        if bounded and len(self.waiting) >= MOST_WAITING:
            raise busy()
        waiting = Waiting(by, hash(known) % max(1, len(self.workers)), task, args)
        self.waiting.put(waiting)
        self._go_on()
        try:
            found: R = await waiting.done
        finally:
            self.waiting.drop(waiting)
        return found

    def _go_on(self) -> None:
        """Give every free worker a task."""
        idle = [worker for worker in self.workers if not worker.busy]
        # One is left for the next client, whoever keeps the others busy.
        share = max(1, len(self.workers) - 1)
        for worker in idle:
            waiting = self.waiting.take(worker.number, share)
            if waiting is None:
                return
            worker.busy = True
            self.waiting.running[waiting.by] += 1
            task = asyncio.create_task(self._work(worker, waiting))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _work(self, worker: Doer, waiting: Waiting) -> None:
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

    async def _twice(self, worker: Doer, waiting: Waiting) -> Any:
        """If a worker dies, for example for lack of memory, replace it and try once more."""
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
        """End the processes; waiting tasks are dropped."""
        for waiting in self.waiting.clear():
            waiting.done.cancel()
        for task in self._running:
            task.cancel()
        for worker in self.workers:
            worker.end()
