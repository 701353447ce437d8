"""Tasks that may be done on another machine: what they are called there, how urgent they are, and how they are packed.

What such a task is told may be known to the seat or person it is done for, and no more. It is done again if its worker
is lost, so it may depend on nothing but its arguments.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final, TypeVar, get_type_hints

import msgspec

from banneret.kernel import errors
from banneret.kernel.errors import BanneretError
from banneret.server.problems import Problem

F = TypeVar("F", bound=Callable[..., Any])


class Urgency(IntEnum):
    """Who waits for a task, the most urgent first."""

    OPPONENT = 0
    HINT = 1
    REVIEW = 2
    LAB = 3


class Job(msgspec.Struct, frozen=True, array_like=True):
    """A task on its way to a worker."""

    id: str
    task: str
    args: bytes
    seconds: float
    """How long it may take once it has begun."""
    back: str
    """The list in which its outcome is awaited."""


class Done(msgspec.Struct, frozen=True, array_like=True):
    """What came of a job: a result, or what was raised."""

    id: str
    result: bytes = b""
    raised: str = ""
    """The name of a class of errors, `Problem` or empty."""
    text: str = ""
    status: int = 0
    code: str = ""
    again: float | None = None


TASKS: Final[dict[str, Callable[..., Any]]] = {}
URGENCY: Final[dict[Callable[..., Any], Urgency]] = {}
JOB: Final = msgspec.msgpack.Decoder(Job)
DONE: Final = msgspec.msgpack.Decoder(Done)


def far(urgency: Urgency) -> Callable[[F], F]:
    """Let a task be done by workers on other machines."""

    def noted(task: F) -> F:
        TASKS[_name(task)] = task
        URGENCY[task] = urgency
        return task

    return noted


def _name(task: Callable[..., Any]) -> str:
    return f"{task.__module__.rpartition('.')[2]}.{task.__name__}"


def job_of(id: str, task: Callable[..., Any], args: tuple[object, ...], seconds: float, back: str) -> bytes:
    """A task as it is sent."""
    return msgspec.msgpack.encode(Job(id, _name(task), msgspec.msgpack.encode(args), seconds, back))


def task_of(job: Job) -> tuple[Callable[..., Any], tuple[object, ...]]:
    """The task of a job with its arguments. Raises ValueError for one that is unknown or does not fit."""
    task = TASKS.get(job.task)
    if task is None:
        raise ValueError(f"there is no task {job.task[:60]!r}: this worker is of another version")
    args = msgspec.msgpack.decode(job.args)
    if not isinstance(args, list):
        raise ValueError("a task without arguments")
    shape, _ = _shapes(task)
    return task, tuple(msgspec.convert(arg, kind) for arg, kind in zip(args, shape, strict=True))


def result_of(task: Callable[..., Any], result: bytes) -> Any:
    """What a task has found."""
    return msgspec.msgpack.decode(result, type=_shapes(task)[1])


@lru_cache(maxsize=64)
def _shapes(task: Callable[..., Any]) -> tuple[tuple[Any, ...], Any]:
    hints = get_type_hints(task)
    return tuple(hints[name] for name in inspect.signature(task).parameters), hints["return"]


def raised_as(id: str, error: BaseException) -> Done:
    """An error as it is sent back: those of the rules by their names, others as text."""
    if isinstance(error, Problem):
        return Done(id, raised="Problem", text=error.text, status=error.status, code=error.code, again=error.again)
    known = isinstance(error, BanneretError) and getattr(errors, type(error).__name__, None) is type(error)
    return Done(id, raised=type(error).__name__ if known else "RuntimeError", text=str(error))


def error_of(done: Done) -> Exception:
    """The error that a worker has sent."""
    if done.raised == "Problem":
        return Problem(done.status, done.code, done.text, again=done.again)
    kind = getattr(errors, done.raised, None)
    if isinstance(kind, type) and issubclass(kind, BanneretError):
        return kind(done.text)
    return RuntimeError(done.text)
