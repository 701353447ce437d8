"""All parts of `make test`: `python -m tests.all_parts [PART or GROUP ...]`.

A part that fails does not keep the others from running. Lint and site run beside the parts of the page, since each of
them keeps only one core busy; the tests come after them and use both. At the end there is one line for each part with
its result, how long it took and the last line it printed. The exit status is 1 if any has failed.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
LAST_FAILED: Final = Path(".pytest_cache/v/cache/lastfailed")
LIVE: Final = (
    "tests/server", "tests/browser", "tests/fourth_game", "tests/bots", "tests/cli", "tests/running",
    "tests/terminal", "tests/training",
)  # fmt: skip
"""Tests with real sockets, processes, clocks and browsers depend on what else a machine does."""
TESTS: Final = "tests"
"""The group of parts that keep both cores busy by themselves."""
SLOWEST: Final = "--durations=20"
"""What takes longest is told after every run, so that a test that grows slow is noticed."""
TESTS_FAILED: Final = 1
"""How pytest says that it has run, and that some tests have failed."""


class Part(NamedTuple):
    """One thing that `make test` looks at."""

    name: str
    group: str
    command: tuple[str, ...]
    """A program of the environment where there is one of that name."""
    folder: str = "."
    again: tuple[str, ...] = ()
    """What is tried once more, alone, when tests have failed. No other part has that, and no other failure."""
    limit: float = 30 * 60
    """Seconds after which a command is ended with all it has started, so that the others still get their turn."""


class Outcome(NamedTuple):
    """What has come of a part."""

    name: str
    passed: bool
    seconds: float
    told: str
    """The last line it printed, and what else has to be known."""


SOURCES: Final = ("src", "tests", "setup.py")
PARTS: Final = (
    Part("ruff check", "lint", ("ruff", "check", *SOURCES)),
    Part("ruff format", "lint", ("ruff", "format", "--check", *SOURCES)),
    Part("mypy", "lint", ("mypy",)),
    Part("import direction", "lint", ("lint-imports",)),
    Part("page", "web", ("make", "--no-print-directory", "page")),
    Part("page check", "web", ("npm", "run", "--silent", "check"), "web"),
    Part("page size", "web", ("npm", "run", "--silent", "size"), "web"),
    Part("page tests", "web", ("npm", "test", "--silent"), "web"),
    Part("site", "docs", ("mkdocs", "build", "--strict", "--quiet")),
    Part("tests", "tests", ("pytest", "-n", "2", SLOWEST, *(f"--ignore={folder}" for folder in LIVE))),
    Part(
        "live tests",
        "tests",
        ("pytest", "-n", "2", SLOWEST, *LIVE),
        again=("pytest", "--last-failed", "--last-failed-no-failures=none", *LIVE),
    ),
)


def chosen(words: Sequence[str], parts: Sequence[Part] = PARTS) -> list[Part]:
    """The parts that are named, by themselves or by their group; all of them when none is."""
    known = {part.name for part in parts} | {part.group for part in parts}
    if unknown := [word for word in words if word not in known]:
        raise SystemExit(f"there is no part {', '.join(unknown)}; there are {', '.join(sorted(known))}")
    return [part for part in parts if not words or part.name in words or part.group in words]


def run_all(parts: Sequence[Part], root: Path = ROOT, say: Callable[[str], object] = sys.stdout.write) -> int:
    """Run parts, tell what came of them, and give the exit status."""
    outcomes: list[Outcome] = []
    status = 0
    try:
        early = [part for part in parts if part.group != TESTS]
        lanes = [[part for part in early if (part.group == "web") == web] for web in (True, False)]
        with ThreadPoolExecutor(len(lanes)) as pool:
            for done in pool.map(lambda lane: [_told_at_once(part, root, say) for part in lane], lanes):
                outcomes += done
        for part in parts:
            if part.group == TESTS:
                say(_heading(part))
                outcomes.append(run(part, root, say))
    except KeyboardInterrupt:
        status = 130
    say("\n" + "".join(f"{line}\n" for line in summary(parts, outcomes)))
    return status or int(not all(outcome.passed for outcome in outcomes))


def _heading(part: Part) -> str:
    return f"\n--- {part.name}: {' '.join(part.command)}\n"


def _told_at_once(part: Part, root: Path, say: Callable[[str], object]) -> Outcome:
    """Run a part that has another one beside it: what it prints is shown when it is done, so that nothing is mixed."""
    said = [_heading(part)]
    outcome = run(part, root, said.append)
    say("".join(said))
    return outcome


def run(part: Part, root: Path, say: Callable[[str], object]) -> Outcome:
    """Run one part, and what is to be tried again of it."""
    start = time.monotonic()
    status, told = _carried_out(part.command, root / part.folder, say, part.limit)
    passed = status == 0
    if status == TESTS_FAILED and part.again:
        failed = _last_failed(root, part.again)
        say(f"\n--- {part.name}, what failed once more, alone: {' '.join(part.again)}\n")
        status, second = _carried_out(part.again, root / part.folder, say, part.limit)
        passed = status == 0
        outcome = "passed" if passed else "failed"
        told = f"{told}; tried once more, alone, and {outcome}: {second}" + "".join(f"\n  {test}" for test in failed)
    return Outcome(part.name, passed, time.monotonic() - start, told)


def _carried_out(command: Sequence[str], folder: Path, say: Callable[[str], object], limit: float) -> tuple[int, str]:
    """The exit status of a command and the last line it printed; what it prints is passed on."""
    beside = Path(sys.executable).parent / command[0]
    program = str(beside) if beside.exists() else command[0]
    last = ""
    try:
        process = subprocess.Popen(
            [program, *command[1:]], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, encoding="utf-8", errors="replace", process_group=0,
        )  # fmt: skip
    except OSError as error:
        last = f"cannot be started: {error.strerror or error}"
        say(f"{last}\n")
        return 127, last
    late = threading.Event()

    def end() -> None:
        late.set()
        _end_group(process)

    watch = threading.Timer(limit, end)
    watch.start()
    try:
        with process:
            assert process.stdout is not None
            for line in process.stdout:
                say(line)
                last = line.strip(" =\n") or last
    except KeyboardInterrupt:
        _end_group(process)
        raise
    finally:
        watch.cancel()
    if late.is_set():
        last = f"ended after {lasted(limit)}, the last line being: {last}"
        say(f"{last}\n")
        return 124, last
    return process.returncode, last


def _end_group(process: subprocess.Popen[str]) -> None:
    """End a command with all its children, which would otherwise keep its output open."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def _last_failed(root: Path, command: Sequence[str]) -> list[str]:
    """The tests that pytest will try again."""
    try:
        known = json.loads((root / LAST_FAILED).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return [test for test in known if test.startswith(tuple(word for word in command if "/" in word))]


def summary(parts: Sequence[Part], outcomes: Sequence[Outcome]) -> list[str]:
    """A line for each part."""
    wide = max(len(part.name) for part in parts)
    known = {done.name: done for done in outcomes}
    lines = []
    for part in parts:
        if (done := known.get(part.name)) is None:
            lines.append(f"{'not run':8}{part.name}")
        else:
            result = "ok" if done.passed else "FAILED"
            lines.append(f"{result:8}{done.name:{wide}}  {lasted(done.seconds):>12}  {done.told}")
    failed = [part.name for part in parts if part.name in known and not known[part.name].passed]
    missing = len(parts) - len(outcomes)
    count = "1 part" if len(parts) == 1 else f"{len(parts)} parts"
    whole = f"{count}, {len(failed)} failed" + (f" ({', '.join(failed)})" if failed else "")
    return [*lines, whole + (f", {missing} not run" if missing else "")]


def lasted(seconds: float) -> str:
    """A time in words."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def _say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(run_all(chosen(sys.argv[1:]), say=_say))
