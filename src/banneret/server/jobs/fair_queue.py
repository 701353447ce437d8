"""FairQueue: tasks that wait for a worker, a queue for each address, taken in turns.

However much one address asks for, it delays what another asks for by no more than one task of its own.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Any, Final

STALE: Final = 0.5
"""Seconds a task waits for the worker that knows its game or record; after that any worker does."""


class Waiting:
    """A task that waits."""

    __slots__ = ("args", "by", "done", "home", "since", "task")

    def __init__(self, by: str, home: int, task: Callable[..., Any], args: tuple[object, ...]) -> None:
        self.by = by
        """The address it is done for."""
        self.home = home
        """The worker that knows its game or record best."""
        self.task = task
        self.args = args
        self.since = time.monotonic()
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        """The result; cancelled where nobody waits for it any more."""


class FairQueue:
    """The tasks that wait for one group of workers, and which addresses are being worked for."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._length = 0
        self.running: Counter[str] = Counter()
        """How many workers are busy for an address."""

    def __len__(self) -> int:
        return self._length

    def put(self, waiting: Waiting) -> None:
        """A task goes to the end of the queue of its address."""
        self._queues.setdefault(waiting.by, deque()).append(waiting)
        self._length += 1

    def drop(self, waiting: Waiting) -> None:
        """A task nobody waits for any more."""
        queue = self._queues.get(waiting.by)
        if queue is not None and waiting in queue:
            queue.remove(waiting)
            self._shorter(waiting.by, queue)

    def take(self, worker: int, share: int) -> Waiting | None:
        """The next task for a worker: of the address whose turn it is, rather one that the worker knows.

        No address gets more than a share of the workers at once, so that there is one left for the next who asks.
        """
        found: str | None = None
        now = time.monotonic()
        for by, queue in self._queues.items():
            if self.running[by] >= share:
                continue
            if queue[0].home == worker or now - queue[0].since > STALE:
                found = by
                break
            found = found or by
        if found is None:
            return None
        queue = self._queues[found]
        waiting = queue.popleft()
        self._queues.move_to_end(found)
        self._shorter(found, queue)
        return waiting

    def clear(self) -> list[Waiting]:
        """Everything that waits, which waits no more."""
        left = [waiting for queue in self._queues.values() for waiting in queue]
        self._queues.clear()
        self._length = 0
        return left

    def _shorter(self, by: str, queue: deque[Waiting]) -> None:
        self._length -= 1
        if not queue:
            del self._queues[by]
