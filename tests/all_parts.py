"""All parts of `make test`: `python -m tests.all_parts [PART or GROUP ...]`.

A part that fails does not keep the others from running. Two lanes run beside each other: lint, the site and the tests
that compute in one, the page and the live tests, which wait half of their time, in the other. Where both want a core,
the live tests come first. At the end there is one line for each part with its result, how long it took and the last
line it printed. The exit status is 1 if any has failed.
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
LIVE_CACHE: Final = ".pytest_cache/live"
"""The live tests keep what has failed apart from the tests that run beside them."""
LIVE: Final = (
    "tests/server", "tests/browser", "tests/fourth_game", "tests/bots", "tests/cli", "tests/running",
    "tests/terminal", "tests/training",
)  # fmt: skip
"""Tests with real sockets, processes, clocks and browsers depend on what else a machine does."""
COMPUTING: Final = 0
WAITING: Final = 1
"""The two lanes."""
SHARED_OUT: Final = ("--dist", "worksteal")
"""Each worker begins with a part of its own, so that what a file or a folder needs is rarely made by several."""
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
    limit: float = 60 * 60
    """Seconds after which a command is ended with all it has started, so that the others still get their turn."""
    lane: int = COMPUTING
    after: str = ""
    """The part of the other lane that has to be over before this one begins."""
    nice: int = 0
    """How far it steps back where the other lane wants the same core."""


class Outcome(NamedTuple):
    """What has come of a part."""

    name: str
    status: int
    seconds: float
    told: str
    """The last line it printed, and what else has to be known."""

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong."""
        return self.status == 0


SOURCES: Final = ("src", "tests", "setup.py")
PARTS: Final = (
    Part("ruff check", "lint", ("ruff", "check", *SOURCES)),
    Part("ruff format", "lint", ("ruff", "format", "--check", *SOURCES)),
    Part("mypy", "lint", ("mypy",)),
    Part("import direction", "lint", ("lint-imports",)),
    Part("page", "web", ("make", "--no-print-directory", "page"), lane=WAITING),
    Part("page check", "web", ("npm", "run", "--silent", "check"), "web", lane=WAITING),
    Part("page size", "web", ("npm", "run", "--silent", "size"), "web", lane=WAITING),
    Part("page tests", "web", ("npm", "test", "--silent"), "web", lane=WAITING),
    Part("site", "docs", ("mkdocs", "build", "--strict", "--quiet")),
    Part(
        "tests",
        "tests",
        ("pytest", "-n", "2", *SHARED_OUT, SLOWEST, *(f"--ignore={folder}" for folder in LIVE)),
        after="page",
        nice=5,
    ),
    Part(
        "live tests",
        "tests",
        ("pytest", "-n", "3", *SHARED_OUT, "-o", f"cache_dir={LIVE_CACHE}", SLOWEST, *LIVE),
        again=("pytest", "-o", f"cache_dir={LIVE_CACHE}", "--last-failed", "--last-failed-no-failures=none", *LIVE),
        lane=WAITING,
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
    lanes = Lanes(parts, root, say)
    status = 0
    try:
        lanes.run()
        lanes.try_again()
    except KeyboardInterrupt:
        status = 130
    outcomes = list(lanes.outcomes.values())
    say("\n" + "".join(f"{line}\n" for line in summary(parts, outcomes)))
    return status or int(not all(outcome.passed for outcome in outcomes))


class Lanes:
    """Parts on their way: those of a lane one after the other, all lanes at the same time."""

    def __init__(self, parts: Sequence[Part], root: Path, say: Callable[[str], object]) -> None:
        self.parts = parts
        self.root = root
        self.say = say
        self.outcomes: dict[str, Outcome] = {}
        self._over = {part.name: threading.Event() for part in parts}
        self._stopped = False
        self._under_way: set[subprocess.Popen[str]] = set()

    def run(self) -> None:
        """Run all of them once. An interrupt ends what is under way, with all it has started."""
        lanes = [[part for part in self.parts if part.lane == lane] for lane in (COMPUTING, WAITING)]
        with ThreadPoolExecutor(len(lanes)) as pool:
            try:
                for lane in [pool.submit(self._one_lane, lane) for lane in lanes]:
                    lane.result()
            except KeyboardInterrupt:
                self._stopped = True
                for process in list(self._under_way):
                    _end_group(process)
                for over in self._over.values():
                    over.set()
                raise

    def _one_lane(self, lane: Sequence[Part]) -> None:
        for part in lane:
            if part.after in self._over:
                self._over[part.after].wait()
            if self._stopped:
                return
            # What a part prints is shown when it is done, so that nothing of the other lane is mixed with it.
            self.say(f"{part.name} begins\n")
            said = [f"\n--- {part.name}: {' '.join(part.command)}\n"]
            start = time.monotonic()
            status, told = self._carried_out(part, part.command, said.append)
            if not self._stopped:
                self.outcomes[part.name] = Outcome(part.name, status, time.monotonic() - start, told)
            self.say("".join(said))
            self._over[part.name].set()

    def try_again(self) -> None:
        """Once everything else is over, run once more, alone, what has failed of parts that depend on the machine."""
        for part in self.parts:
            first = self.outcomes[part.name]
            if first.status != TESTS_FAILED or not part.again:
                continue
            failed = _last_failed(self.root, part.again)
            self.say(f"\n--- {part.name}, what failed once more, alone: {' '.join(part.again)}\n")
            start = time.monotonic()
            status, second = self._carried_out(part, part.again, self.say)
            outcome = "failed" if status else "passed"
            told = f"{first.told}; tried once more, alone, and {outcome}: {second}"
            told += "".join(f"\n  {test}" for test in failed)
            self.outcomes[part.name] = Outcome(part.name, status, first.seconds + time.monotonic() - start, told)

    def _carried_out(self, part: Part, command: Sequence[str], say: Callable[[str], object]) -> tuple[int, str]:
        """The exit status of a command and the last line it printed; what it prints is passed on."""
        beside = Path(sys.executable).parent / command[0]
        program = str(beside) if beside.exists() else command[0]
        back = ["nice", "-n", str(part.nice)] if part.nice else []
        last = ""
        try:
            process = subprocess.Popen(
                [*back, program, *command[1:]], cwd=self.root / part.folder,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                text=True, encoding="utf-8", errors="replace", process_group=0,
            )  # fmt: skip
        except OSError as error:
            last = f"cannot be started: {error.strerror or error}"
            say(f"{last}\n")
            return 127, last
        self._under_way.add(process)
        late = threading.Event()

        def end() -> None:
            late.set()
            _end_group(process)

        watch = threading.Timer(part.limit, end)
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
            self._under_way.discard(process)
        if late.is_set():
            last = f"ended after {lasted(part.limit)}, the last line being: {last}"
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
        known = json.loads((root / LIVE_CACHE / "v/cache/lastfailed").read_text(encoding="utf-8"))
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
