"""FarWork: tasks of this server that are done by workers on other machines, which take them from lists in Redis.

The server that wants a task done owns it: it knows the deadline, waits for the outcome, sends the task again if the
worker that took it is lost or Redis has forgotten it, and has it done by its own processes if Redis does not answer or
nobody takes it in time. So the lists need not be durable, and a worker that dies owes nobody anything.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from banneret import __version__
from banneret.server.exchange.exchange import PREFIX, Exchange, Lost
from banneret.server.jobs.fair_queue import Waiting
from banneret.server.jobs.far_tasks import DONE, URGENCY, Done, Urgency, error_of, job_of, result_of
from banneret.server.jobs.pool import Pool

R = TypeVar("R")
LOOK: Final = 0.7
"""Seconds between two looks at who works, and at what has become of the jobs."""
TAKEN_WITHIN: Final = 1.5
"""Seconds within which a job that a player waits for has to be taken; otherwise it is done here."""
MOST_TIMES: Final = 3
"""How often a job is sent before it is done here."""
ALIVE: Final = 3.0
"""Seconds for which a worker, and what it has taken, count as alive without a word."""
KEPT: Final = 600.0
"""Seconds for which a job may wait, and an outcome that nobody fetches is kept."""
_KEYS: Final = f"{PREFIX}{__version__}:"
WORKERS: Final = f"{_KEYS}workers"
"""Servers and workers of another version neither see nor touch each other's jobs."""


def queue_of(urgency: Urgency) -> str:
    """The list of jobs of one urgency."""
    return f"{_KEYS}jobs:{urgency.value}"


def job_key(id: str) -> str:
    """Where a job is described, for as long as somebody wants it done."""
    return f"{_KEYS}job:{id}"


def taken_key(id: str) -> str:
    """Which worker has taken a job, for as long as it lives."""
    return f"{_KEYS}taken:{id}"


def worker_key(id: str) -> str:
    """What a worker says about itself."""
    return f"{_KEYS}worker:{id}"


class AtWork(msgspec.Struct, frozen=True, array_like=True):
    """What a worker says about itself."""

    slots: int
    busy: int
    done: int
    where: str


class NotDone(Exception):
    """Nobody else does it: it has to be done here."""


class Sent:
    """A job that is awaited."""

    def __init__(self, id: str, task: Callable[..., Any], urgency: Urgency, packed: bytes) -> None:
        self.id = id
        self.task = task
        self.urgency = urgency
        self.packed = packed
        self.outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.since = time.monotonic()
        self.times = 1
        self.missed = 0
        """How many looks in a row it has been neither waiting nor taken."""

    def give_back(self) -> None:
        """Nobody else does it."""
        if not self.outcome.done():
            self.outcome.set_exception(NotDone())


class FarWork:
    """All tasks of this server that others do."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self._back = f"{_KEYS}done:{secrets.token_hex(8)}"
        self._sent: dict[str, Sent] = {}
        self._forgetting: set[asyncio.Task[None]] = set()
        self.workers: dict[str, AtWork] = {}
        self.pools = {urgency: FarPool(self, urgency) for urgency in Urgency}

    def open(self) -> None:
        """Look who works."""
        self._exchange.keep_on(self._look, LOOK, self._lost)
        self._exchange.keep_on(self._collect, 0, lambda: None)

    def close(self) -> None:
        """Want nothing any more."""
        for pool in self.pools.values():
            pool.close()
        self._lost()

    @property
    def slots(self) -> int:
        """How many tasks can be done at once elsewhere; 0 if nobody is there, or Redis does not answer."""
        return sum(worker.slots for worker in self.workers.values())

    async def do(self, task: Callable[..., R], args: tuple[object, ...], *, by: str, seconds: float) -> R:
        """Have a task done elsewhere for an address. Raises NotDone if it has to be done here."""
        urgency = URGENCY.get(task)
        if urgency is None or not self.slots:
            raise NotDone
        pool = self.pools[urgency]
        return await pool.carry_out(task, (args, seconds), known="", by=by, bounded=False)

    async def send(self, waiting: Waiting, urgency: Urgency) -> Any:
        """Send a job and wait for its outcome; it is withdrawn if nobody waits any more."""
        args, seconds = waiting.args
        assert isinstance(args, tuple)
        assert isinstance(seconds, float)
        id = secrets.token_hex(12)
        sent = Sent(id, waiting.task, urgency, job_of(id, waiting.task, args, seconds, self._back))
        waiting.done.add_done_callback(lambda done: sent.outcome.cancel() if done.cancelled() else None)
        self._sent[id] = sent
        try:
            await self._put(sent)
            return await sent.outcome
        except Lost:
            raise NotDone from None
        except asyncio.CancelledError:
            if not waiting.done.cancelled():
                raise
            raise NotDone from None  # nobody is left to be told
        finally:
            del self._sent[id]
            if not sent.outcome.done() or sent.outcome.cancelled() or isinstance(sent.outcome.exception(), NotDone):
                self._forget(sent)

    async def _put(self, sent: Sent) -> None:
        await self._exchange.call(
            ("SET", job_key(sent.id), sent.packed, "EX", int(KEPT)), ("LPUSH", queue_of(sent.urgency), sent.id)
        )

    def _forget(self, sent: Sent) -> None:
        """Tell the workers that nobody wants a job any more."""

        async def forget() -> None:
            try:
                await self._exchange.call(("DEL", job_key(sent.id)), ("LREM", queue_of(sent.urgency), 0, sent.id))
            except Lost:
                return

        task = asyncio.create_task(forget())
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)

    async def _collect(self) -> None:
        """Take what comes back."""
        packed = await self._exchange.pop([self._back])
        if packed is None:
            return
        done = DONE.decode(packed)
        sent = self._sent.get(done.id)
        # A job that was sent twice may come back twice: both outcomes are the same.
        if sent is not None and not sent.outcome.done():
            self._take(sent, done)

    def _take(self, sent: Sent, done: Done) -> None:
        if done.raised:
            sent.outcome.set_exception(error_of(done))
            return
        try:
            sent.outcome.set_result(result_of(sent.task, done.result))
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            sent.outcome.set_exception(RuntimeError(f"a worker has sent what cannot be read: {error}"))

    def _lost(self) -> None:
        self.workers = {}
        for sent in list(self._sent.values()):
            sent.give_back()
        for pool in self.pools.values():
            pool.resize(0)

    async def _look(self) -> None:
        """See who works, and what has become of the jobs."""
        [members] = await self._exchange.call(("SMEMBERS", WORKERS))
        names = sorted(member.decode() for member in members)
        found: dict[str, AtWork] = {}
        if names:
            [said] = await self._exchange.call(("MGET", *(worker_key(name) for name in names)))
            found = {name: _AT_WORK.decode(one) for name, one in zip(names, said, strict=True) if one is not None}
            gone = [name for name in names if name not in found]
            if gone:
                await self._exchange.call(("SREM", WORKERS, *gone))
        self.workers = found
        for pool in self.pools.values():
            pool.resize(self.slots)
        if not self.slots:
            for sent in list(self._sent.values()):
                sent.give_back()
        await self._look_after(list(self._sent.values()))

    async def _look_after(self, awaited: list[Sent]) -> None:
        """Send again what was lost, and take back what nobody takes in time."""
        if not awaited:
            return
        told = await self._exchange.call(
            *(("LPOS", queue_of(sent.urgency), sent.id) for sent in awaited),
            *(("EXISTS", taken_key(sent.id)) for sent in awaited),
        )
        now = time.monotonic()
        for n, sent in enumerate(awaited):
            place, taken = told[n], told[len(awaited) + n]
            if taken or sent.outcome.done():
                sent.missed = 0
            elif place is not None:
                sent.missed = 0
                if sent.urgency <= Urgency.HINT and now - sent.since > TAKEN_WITHIN:
                    sent.give_back()
            else:
                # Once may mean that it has just been taken, or that its outcome is on the way.
                sent.missed += 1
                if sent.missed > 1:
                    await self._again(sent)

    async def _again(self, sent: Sent) -> None:
        if sent.times >= MOST_TIMES:
            sent.give_back()
            return
        sent.times += 1
        sent.missed = 0
        sent.since = time.monotonic()
        await self._put(sent)


_AT_WORK: Final = msgspec.msgpack.Decoder(AtWork)


class Slot:
    """One task at a time of all those that workers elsewhere can do."""

    def __init__(self, far: FarWork, urgency: Urgency, number: int) -> None:
        self.number = number
        self.busy = False
        self._far = far
        self._urgency = urgency

    async def do(self, waiting: Waiting, seconds: float) -> Any:
        """Have a task done elsewhere. How long it may take, the worker knows."""
        return await self._far.send(waiting, self._urgency)

    def begin(self) -> None:
        """Nothing has to be started here."""

    def end(self) -> None:
        """Nothing has to be ended here."""


class FarPool(Pool):
    """The tasks of one urgency: addresses take turns, and no more is sent than can be done, so that the lists are short
    and what is urgent overtakes."""

    def __init__(self, far: FarWork, urgency: Urgency) -> None:
        super().__init__([], 0.0)
        self._far = far
        self._urgency = urgency

    def resize(self, slots: int) -> None:
        """Workers have come or gone."""
        for number in range(len(self.workers), slots):
            self.workers.append(Slot(self._far, self._urgency, number))
        for slot in [slot for slot in self.workers[slots:] if not slot.busy]:
            self.workers.remove(slot)
        if slots:
            self._go_on()
            return
        for waiting in self.waiting.clear():
            if not waiting.done.done():
                waiting.done.set_exception(NotDone())
