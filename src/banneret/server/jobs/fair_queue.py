"""FairQueue: tasks that wait for a worker, with a queue for each address; the queues take turns.

However much one address asks for, it delays another by no more than one of its tasks.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Any, Final

STALE: Final = 0.5
"""How many seconds a task waits for the worker that knows its game or record; after that any worker will do."""


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
        """The result; cancelled if nobody waits for it any more."""


class FairQueue:
    """The tasks that wait for one group of workers, and the addresses that are being served."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._length = 0
        self.running: Counter[str] = Counter()
        """How many workers are busy for an address."""

    def __len__(self) -> int:
        return self._length

    def put(self, waiting: Waiting) -> None:
        """Add a task to the end of its address's queue."""
        self._queues.setdefault(waiting.by, deque()).append(waiting)
        self._length += 1

    def drop(self, waiting: Waiting) -> None:
        """Remove a task that nobody waits for any more."""
        queue = self._queues.get(waiting.by)
        if queue is not None and waiting in queue:
            queue.remove(waiting)
            self._shorter(waiting.by, queue)

    def take(self, worker: int, share: int) -> Waiting | None:
        """The next task for a worker: from the address whose turn it is, preferably one that the worker knows.

        No address gets more than a share of the workers at once, so that one is left for the next client.
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
        """Remove and return everything that waits."""
        left = [waiting for queue in self._queues.values() for waiting in queue]
        self._queues.clear()
        self._length = 0
        return left

    def _shorter(self, by: str, queue: deque[Waiting]) -> None:
        self._length -= 1
        if not queue:
            del self._queues[by]
