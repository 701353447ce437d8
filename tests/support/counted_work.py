"""How much work something is, counted in lines of Python carried out: that says the same on every machine.

What a compiled library does inside one call is not counted; nor is our own code where it is compiled.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


class TooMuchWork(AssertionError):
    """More lines were carried out than were allowed."""


class Work:
    """Counts the lines carried out, and stops what goes beyond a bound."""

    def __init__(self, most: int) -> None:
        self.lines = 0
        self._most = most

    def __call__(self, frame: FrameType, event: str, arg: object) -> Any:
        """What `sys.settrace` calls."""
        self.lines += event == "line"
        if self.lines > self._most:
            raise TooMuchWork(f"more than {self._most} lines of Python")
        return self


@contextmanager
def at_most(lines: int) -> Iterator[Work]:
    """Hold what is done inside to a number of lines. A million takes about a fifth of a second when nobody counts."""
    work = Work(lines)
    before = sys.gettrace()
    sys.settrace(work)
    try:
        yield work
    finally:
        sys.settrace(before)
    if work.lines > lines:
        raise TooMuchWork(f"more than {lines} lines of Python, and somebody caught it")
