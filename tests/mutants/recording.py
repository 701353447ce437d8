"""Which tests run which functions, and how long they take: found out once for each state of the project, and kept."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.patching import Watched
from tests.mutants.project import Project
from tests.mutants.running import keep_quiet
from tests.mutants.targets import Target


class Test(NamedTuple):
    """One test when nothing is changed."""

    id: str
    file: str
    passed: bool
    seconds: float
    clauses: frozenset[str]
    runs: int
    """A bit for each function that it runs."""


class _Kept(msgspec.Struct):
    """What is kept of a file of tests."""

    key: tuple[str, ...]
    shared: str
    tests: dict[str, tuple[bool, float, str]]


class _SharedFixtures:
    """Tells what is watched whether a fixture is being made that several tests share."""

    def __init__(self, watched: Watched) -> None:
        self._watched = watched

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
        if fixturedef.scope == "function":
            return (yield)
        before, self._watched.in_shared_fixture = self._watched.in_shared_fixture, True
        try:
            return (yield)
        finally:
            self._watched.in_shared_fixture = before


class Recorder:
    """Runs every file of tests once, in a fork, and reads again what is known from the last time."""

    def __init__(self, project: Project, of: Sequence[Target], say: Callable[[str], None]) -> None:
        self._project = project
        self._of = of
        self._say = say
        self._watched: Watched | None = None
        self._folder = project.folder / "map"

    def record(self, session: pytest.Session) -> dict[str, Test]:
        """All collected tests, by id."""
        files: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            if item.get_closest_marker("slow") is None:
                files.setdefault(item.nodeid.partition("::")[0], []).append(item)
        found: dict[str, Test] = {}
        unknown = [file for file in files if self._kept(file) is None]
        for n, file in enumerate(unknown, 1):
            begin = time.monotonic()
            self._run(file, files[file], session)
            self._say(f"recorded {n} of {len(unknown)}: {file}, {time.monotonic() - begin:.1f} s")
        for file, items in files.items():
            if kept := self._kept(file):
                found |= {item.nodeid: _test(item, file, kept) for item in items if item.nodeid in kept.tests}
        return found

    def _path(self, file: str) -> Path:
        return self._folder / (file.replace("/", "+") + ".json")

    def _key(self, file: str) -> tuple[str, ...]:
        return (sys.version, self._project.around, self._project.state_of(file))

    def _kept(self, file: str) -> _Kept | None:
        try:
            kept = msgspec.json.decode(self._path(file).read_bytes(), type=_Kept)
        except (OSError, msgspec.MsgspecError):
            return None
        return kept if kept.key == self._key(file) else None

    def _run(self, file: str, items: Sequence[pytest.Item], session: pytest.Session) -> None:
        """Run the tests of a file in a fork that writes down what they run."""
        self._folder.mkdir(parents=True, exist_ok=True)
        if self._watched is None:
            self._watched = Watched(self._project.root, self._of)
        child = os.fork()
        if child == 0:
            status = 1
            try:
                keep_quiet()
                self._write(file, items, session, self._watched)
                status = 0
            finally:
                os._exit(status)
        os.waitpid(child, 0)
        if self._kept(file) is None:
            self._say(f"{file} cannot be recorded: its tests catch nothing")

    def _write(self, file: str, items: Sequence[pytest.Item], session: pytest.Session, watched: Watched) -> None:
        session.config.pluginmanager.register(_SharedFixtures(watched))
        watched.start()
        tests: dict[str, tuple[bool, float, str]] = {}
        for n, item in enumerate(items):
            begin = time.process_time()
            reports = runtestprotocol(item, log=False, nextitem=items[n + 1] if n + 1 < len(items) else None)
            seconds = round(time.process_time() - begin, 4)
            tests[item.nodeid] = (all(report.passed for report in reports), seconds, hex(_bits(watched.next())))
        path = self._path(file)
        kept = _Kept(self._key(file), hex(_bits(watched.shared)), tests)
        path.with_suffix(".new").write_bytes(msgspec.json.encode(kept))
        path.with_suffix(".new").replace(path)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << n for n in set(numbers))


def _test(item: pytest.Item, file: str, kept: _Kept) -> Test:
    passed, seconds, ran = kept.tests[item.nodeid]
    clauses = frozenset(str(id) for mark in item.iter_markers("rule") for id in mark.args)
    return Test(item.nodeid, file, passed, seconds, clauses, int(ran, 16) | int(kept.shared, 16))
