"""The one thread that writes: all waiting changes are carried out in one transaction, with one disk flush."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from banneret.kernel.errors import StorageError, Unavailable
from banneret.server.store.changes import Append, append_all
from banneret.server.store.database import is_away, reason_of, was_lost

MOST_AT_ONCE: Final = 500
"""How many changes one transaction may have, so that the first does not wait too long for the last."""

T = TypeVar("T")
Change = Callable[[Connection], T]


class _Waiting(NamedTuple):
    """A change, and its caller."""

    change: Change[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class _Outcome(NamedTuple):
    """What became of a change."""

    waiting: _Waiting
    result: Any
    error: StorageError | None


class Writer:
    """Carries out changes in the order in which they were handed over."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._lock = Lock()
        """Nothing may be added after the end of the queue."""
        self._closed = False
        self._connection: Connection | None = None
        self._thread = Thread(target=self._run, name="banneret-store", daemon=True)
        self._thread.start()

    async def carry_out(self, change: Change[T]) -> T:
        """Carry out a change; once this returns, it is on the disk.

        StorageError means that it was not carried out, or that the database was lost before it could confirm it: a
        caller who must know has to look. All who wait while the database does not answer get Unavailable: nobody waits
        longer than the first of them. A submitted change is carried out even if its caller is cancelled while waiting.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._lock:
            if self._closed:
                raise StorageError("the store is closed")
            self._queue.put(_Waiting(change, loop, future))
        return await future

    def close(self) -> None:
        """Carry out waiting changes, then stop. May be called more than once."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, last = self._take()
            if batch:
                outcomes = self._together(batch)
                away = outcomes[-1].error
                while isinstance(away, Unavailable) and not last and not self._queue.empty():
                    batch, last = self._take()
                    outcomes += [_Outcome(waiting, None, Unavailable(str(away))) for waiting in batch]
                _tell(outcomes)
            if last:
                self._let_go()
                return

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction over a connection that is kept for the next one, unless it fails."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except Exception:
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it may already be lost
                connection.close()

    def _take(self) -> tuple[list[_Waiting], bool]:
        """Wait for a change and take all that are waiting with it; also returns whether they are the last."""
        batch: list[_Waiting] = []
        waiting = self._queue.get()
        try:
            while waiting is not None:
                batch.append(waiting)
                if len(batch) == MOST_AT_ONCE:
                    return batch, False
                waiting = self._queue.get_nowait()
        except Empty:
            return batch, False
        return batch, True

    def _together(self, batch: list[_Waiting]) -> list[_Outcome]:
        """All in one transaction, repeated over a new connection if the old one was lost.

        If one of them is bad, each gets its own transaction, so that it does not harm the others. If the database is
        unavailable, all fail, because each would wait for nothing, one after the other.
        """
        try:
            try:
                return self._all(batch)
            except Exception as error:
                if not was_lost(error):
                    raise
                return self._all(batch)
        except Exception as error:  # whatever it is, each caller is told about its own change
            if is_away(error):
                return [_Outcome(waiting, None, _unavailable(error)) for waiting in batch]
        outcomes: list[_Outcome] = []
        away: Unavailable | None = None
        for waiting in batch:
            outcome = self._alone(waiting) if away is None else _Outcome(waiting, None, Unavailable(str(away)))
            if isinstance(outcome.error, Unavailable):
                away = outcome.error
            outcomes.append(outcome)
        return outcomes

    def _all(self, batch: list[_Waiting]) -> list[_Outcome]:
        with self._transaction() as connection:
            results = _carry_out(connection, [waiting.change for waiting in batch])
        return [_Outcome(waiting, result, None) for waiting, result in zip(batch, results, strict=True)]

    def _alone(self, waiting: _Waiting) -> _Outcome:
        try:
            with self._transaction() as connection:
                return _Outcome(waiting, waiting.change(connection), None)
        except StorageError as error:
            return _Outcome(waiting, None, error)
        except Exception as error:  # the thread must survive, and the caller must be told
            return _Outcome(waiting, None, _unavailable(error) if is_away(error) else _not_stored(error))


def _not_stored(error: BaseException) -> StorageError:
    told = StorageError(f"the change could not be stored: {reason_of(error)}")
    told.__cause__ = error
    return told


def _unavailable(error: BaseException) -> Unavailable:
    told = Unavailable(f"the database does not answer: {reason_of(error)}")
    told.__cause__ = error
    return told


def _carry_out(connection: Connection, changes: list[Change[Any]]) -> list[Any]:
    """Carry out changes; those that only append are done together, if each room has only one."""
    appends = {change.room: change for change in changes if isinstance(change, Append)}
    if len(appends) < 2 or len(appends) < sum(isinstance(change, Append) for change in changes):
        return [change(connection) for change in changes]
    append_all(connection, list(appends.values()))
    return [None if isinstance(change, Append) else change(connection) for change in changes]


def _tell(outcomes: list[_Outcome]) -> None:
    """Wake all callers, with one call for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[_Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome.waiting.loop, []).append(outcome)
    for loop, those in loops.items():
        try:
            loop.call_soon_threadsafe(_resolve, those)
        except RuntimeError:
            continue  # the loop is closed: nobody waits there any more


def _resolve(outcomes: list[_Outcome]) -> None:
    for (_, _, future), result, error in outcomes:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)
