"""Keeps the log readable: a repeated message is written a few times a minute, and then only counted."""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

LOGGERS: Final = ("asyncio", "banneret.server", "uvicorn.error")
AT_MOST: Final = 5
"""How often the same message is written in a minute."""
MINUTE: Final = 60.0
MOST_KINDS: Final = 256
"""How many kinds of messages are remembered; the oldest is forgotten first."""


class Repeats(logging.Filter):
    """Leaves out messages that were written often enough. Messages are the same if they have the same wording and the
    same origin of an error.

    The wording is compared before values are inserted, so nobody can fill the log by sending different names.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._lock = threading.Lock()
        self._kinds: OrderedDict[tuple[object, ...], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a message should be written."""
        with self._lock:
            return self._filter(record)

    def _filter(self, record: logging.LogRecord) -> bool:
        kind, now = _kind_of(record), self._clock()
        began, count = self._kinds.get(kind, (now, 0))
        if now - began >= MINUTE:
            if count > AT_MOST:
                _add(record, f"{count - AT_MOST} more like this were not logged")
            del self._kinds[kind]
            began, count = now, 0
        self._kinds[kind] = began, count + 1
        if len(self._kinds) > MOST_KINDS:
            self._kinds.popitem(last=False)
        if count + 1 == AT_MOST:
            _add(record, "more like this will not be logged for a minute")
        return count < AT_MOST


def _kind_of(record: logging.LogRecord) -> tuple[object, ...]:
    # asyncio describes the connection in the lines below the first.
    wording = str(record.msg).partition("\n")[0]
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return record.name, wording
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else ()
    return record.name, wording, type(error), place


def _add(record: logging.LogRecord, text: str) -> None:
    record.msg, record.args = f"{record.getMessage().rstrip()} ({text})", ()


REPEATS: Final = Repeats()


def keep_quiet() -> None:
    """Make sure that no client can fill the log."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(REPEATS)
