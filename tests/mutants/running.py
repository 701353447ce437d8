"""Running tests against a mutant, in a process of its own.

A mutant of a function that runs only while tests run is made in a fork of the process that has imported and collected
everything. What is done once, at import or collection, needs a fresh process that imports the changed module.
"""

from __future__ import annotations

import gc
import json
import marshal
import os
import resource
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import CodeType, FrameType
from typing import Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

LEAST_SECONDS: Final = 5.0
TIMES_AS_LONG: Final = 6.0
"""A test that takes so many times as long as without a change, and five seconds more, hangs: that is noticed too."""
IDLE_SECONDS: Final = 60.0
"""A process that waits for something as long as this, and not for its share of the machine, waits for ever."""
LOOK: Final = 2.0
"""How often a process that says nothing is looked at."""
MEMORY: Final = 6 << 30
"""A loop that never ends must not take all memory there is."""


class Planned(NamedTuple):
    """A test to run, and how long it takes when nothing is changed."""

    test: str
    seconds: float

    @property
    def limit(self) -> float:
        """How long it may take."""
        return LEAST_SECONDS + TIMES_AS_LONG * self.seconds


class Outcome(NamedTuple):
    """What came of some tests: the one that failed, or none, how it failed, and how many have run."""

    failed: str
    how: str
    ran: int


def in_fork(change: Callable[[], None], planned: Sequence[Planned], items: dict[str, pytest.Item]) -> Outcome:
    """Make a change in a fork of this process and run tests until one of them fails."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        status = 1
        try:
            change()
            run_until_failure(planned, items, write)
            status = 0
        finally:
            os._exit(status)
    os.close(write)
    try:
        return _told(read, planned, child)
    finally:
        os.close(read)
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def in_fresh_process(module: str, code: CodeType, planned: Sequence[Planned], root: Path, more: list[str]) -> Outcome:
    """Import a changed module in a fresh process and run tests until one of them fails."""
    read, write = os.pipe()
    with tempfile.TemporaryDirectory() as folder:
        changed = Path(folder) / "code"
        changed.write_bytes(marshal.dumps(code))
        tests = Path(folder) / "tests"
        tests.write_text(json.dumps(planned), encoding="utf-8")
        command = [sys.executable, "-m", "tests.mutants.fresh", module, str(changed), str(tests), str(write), *more]
        env = os.environ | {"PYTHONPATH": os.pathsep.join(path or "." for path in sys.path)}
        out = subprocess.DEVNULL
        with subprocess.Popen(command, cwd=root, env=env, pass_fds=[write], stdout=out, stderr=out) as process:
            os.close(write)
            try:
                return _told(read, planned, process.pid)
            finally:
                os.close(read)
                process.kill()


def run_until_failure(planned: Sequence[Planned], items: dict[str, pytest.Item], write: int) -> None:
    """Run tests in this process, which is used for nothing else, and tell a pipe about each."""
    keep_quiet()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    gc.enable()
    running = ""

    def too_long(_signal: int, _frame: FrameType | None) -> None:
        _tell(write, "failed", running, "takes too long")
        os._exit(0)

    signal.signal(signal.SIGPROF, too_long)
    order = [items[one.test] for one in planned]
    for n, (one, item) in enumerate(zip(planned, order, strict=True)):
        running = one.test
        _tell(write, "began", running, "")
        signal.setitimer(signal.ITIMER_PROF, one.limit)
        reports = runtestprotocol(item, log=False, nextitem=order[n + 1] if n + 1 < len(order) else None)
        signal.setitimer(signal.ITIMER_PROF, 0)
        if bad := next((report for report in reports if report.failed), None):
            _tell(write, "failed", running, last_line(bad))
            return
    _tell(write, "passed", "", "")


def keep_quiet() -> None:
    """Let nothing be printed by this process."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def last_line(report: pytest.TestReport | pytest.CollectReport) -> str:
    """What went wrong, in one line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    lines = str(getattr(crash, "message", report.longrepr) or "").splitlines()
    return lines[0][:200] if lines else ""


def _tell(write: int, what: str, test: str, how: str) -> None:
    os.write(write, (json.dumps([what, test, how]) + "\n").encode())


def _told(read: int, planned: Sequence[Planned], child: int) -> Outcome:
    """Read what a process says of its tests until it is done, dies or hangs.

    Only the time that it has had on a processor counts: on a busy machine everything takes long by the clock.
    """
    limits = {one.test: one.limit for one in planned}
    began, running, rest = 0, planned[0].test, b""
    limit = sum(limits.values()) + IDLE_SECONDS  # until the first test begins, a fresh process has much to import
    start, idle = _used(child)[0], 0.0
    while True:
        if not select.select([read], [], [], LOOK)[0]:
            used, waits = _used(child)
            idle = idle + LOOK if waits else 0.0
            # The process ends itself when a test takes too long, unless a single operation does.
            if used - start > 2 * limit or idle > IDLE_SECONDS:
                return Outcome(running, "takes too long", began)
            continue
        idle = 0.0
        data = os.read(read, 1 << 16)
        if not data:
            return Outcome(running, "the process died", began)
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            what, test, how = json.loads(line)
            if what == "failed":
                return Outcome(test, how, began)
            if what == "passed":
                return Outcome("", "", began)
            began += 1
            running, limit, start = test, limits[test], _used(child)[0]


def _used(child: int) -> tuple[float, bool]:
    """How many seconds a process has had on a processor, and whether it waits for something else than its turn."""
    fields = Path(f"/proc/{child}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), fields[0] in "SD"
