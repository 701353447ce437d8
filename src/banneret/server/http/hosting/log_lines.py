"""The log as lines of JSON, for those who collect it (`--log json`)."""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Final, Literal, cast, get_args

from banneret.kernel.errors import SetupError

LOGGERS: Final = ("asyncio", "banneret", "uvicorn.error")
LogForm = Literal["text", "json"]


def form_of(given: str) -> LogForm:
    """A form of the log. SetupError if there is none of that name."""
    if given not in get_args(LogForm):
        raise SetupError(f"a log is written as {' or '.join(get_args(LogForm))}, not {given[:40]!r}")
    return cast(LogForm, given)


class JsonLines(logging.Formatter):
    """One object a line: when, how bad, from where, what, and the error with its traceback."""

    def __init__(self, node: str = "") -> None:
        super().__init__()
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        if self._node:
            told["node"] = self._node
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
            told["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def write_log(form: LogForm, node: str = "") -> None:
    """Write the log to standard error in a form."""
    if form == "text":
        return
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(node))
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
