"""Games on the machines of a Ray cluster. Where a game is played changes nothing about it: its seeds go with it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from importlib import import_module
from typing import Any, TypeVar

from banneret.encoding.extras import missing
from banneret.kernel.errors import SetupError

A = TypeVar("A")
R = TypeVar("R")


class RayCluster:
    """A cluster by its address: `ray://HOST:10001`, `HOST:6379`, `auto` for one on this machine, `local` for a new one.

    Raises SetupError if Ray is not installed or nothing answers there.
    """

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError as error:
            raise SetupError(str(missing(error, "ray"))) from None
        try:
            self._ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise SetupError(f"--ray {address}: {error}") from None
        self.slots = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        """How many games it plays at once."""
        self._remote: dict[Callable[..., Any], Any] = {}

    def begin(self, work: Callable[..., R], *what: object) -> Any:
        """Begin a task somewhere; what is returned stands for its result."""
        if work not in self._remote:
            # A worker that dies takes its game with it: the same seeds give the same game again.
            self._remote[work] = self._ray.remote(max_retries=2)(work)
        return self._remote[work].remote(*what)

    def submit(self, work: Callable[..., R], *what: object) -> Future[R]:
        """The same as a future."""
        future: Future[R] = self.begin(work, *what).future()
        return future

    def in_order(self, work: Callable[[A], R], tasks: Iterable[A]) -> Iterator[R]:
        """The results of all tasks in their order; no more are waiting than the cluster can begin soon."""
        running: deque[Any] = deque()
        for task in tasks:
            running.append(self.begin(work, task))
            if len(running) >= 4 * self.slots:
                yield self._ray.get(running.popleft())
        while running:
            yield self._ray.get(running.popleft())
