"""What is logged again and again is counted, and nothing else is lost by that."""

from __future__ import annotations

import logging

from banneret.server.http.network.repeated_log_lines import AT_MOST, MINUTE, MOST_KINDS, Repeats


def a_record(msg: str, *args: object, error: Exception | None = None) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error is not None else None
    return logging.LogRecord("uvicorn.error", logging.WARNING, "x.py", 1, msg, args, info)


def test_what_is_said_again_and_again_is_counted() -> None:
    now = [0.0]
    repeats = Repeats(lambda: now[0])
    records = [a_record("room %s is gone", n) for n in range(100)]
    written = [record.getMessage() for record in records if repeats.filter(record)]
    assert len(written) == AT_MOST
    assert written[0] == "room 0 is gone"
    assert written[-1] == f"room {AT_MOST - 1} is gone (more like this will not be logged for a minute)"
    assert repeats.filter(a_record("something else"))
    now[0] = MINUTE
    record = a_record("room %s is gone", 100)
    assert repeats.filter(record)
    assert record.getMessage() == f"room 100 is gone ({100 - AT_MOST} more like this were not logged)"
    for n in range(2 * MOST_KINDS):
        repeats.filter(a_record(f"kind {n}"))
    assert len(repeats._kinds) == MOST_KINDS


def test_another_error_is_not_lost_among_many() -> None:
    def raised(kind: type[Exception]) -> Exception:
        try:
            raise kind
        except Exception as error:
            return error

    repeats = Repeats(lambda: 0.0)
    for _ in range(50):
        repeats.filter(a_record("a request could not be carried out", error=raised(ValueError)))
    assert repeats.filter(a_record("a request could not be carried out", error=raised(KeyError)))
    for n in range(50):
        repeats.filter(a_record(f"Fatal error\ntransport: {n}"))
    assert not repeats.filter(a_record("Fatal error\ntransport: 51"))
