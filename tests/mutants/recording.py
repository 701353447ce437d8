"""Which tests run which functions, and how long they take: found out once for each state of the project, and kept."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.patching import Watched, keeping_codes
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
    """Runs files of tests once, in a fork, when somebody asks for them, and reads again what is known already."""

    def __init__(
        self, project: Project, of: Sequence[Target], session: pytest.Session, say: Callable[[str], None]
    ) -> None:
        self._project = project
        self._of = of
        self._session = session
        self._say = say
        self._keeping = keeping_codes()
        self._watched: Watched | None = None
        self._folder = project.folder / "map"
        self._files: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            if item.get_closest_marker("slow") is None:
                self._files.setdefault(file_of(item), []).append(item)
        self._known: dict[str, list[Test]] = {}

    def citing(self, clauses: Collection[str]) -> list[Test]:
        """The tests that cite one of these clauses."""
        files = [file for file, items in self._files.items() if any(cited_by(item) & set(clauses) for item in items)]
        return [test for test in self._tests(files) if test.clauses & set(clauses)]

    def below(self, places: tuple[str, ...]) -> list[Test]:
        """The tests in these places."""
        return self._tests([file for file in self._files if file.startswith(places)])

    def _tests(self, files: Sequence[str]) -> list[Test]:
        """The tests of some files that pass when nothing is changed."""
        unknown = [file for file in files if file not in self._known and self._kept(file) is None]
        for n, file in enumerate(unknown, 1):
            begin = time.monotonic()
            self._run(file, self._files[file])
            self._say(f"recorded {n} of {len(unknown)}: {file}, {time.monotonic() - begin:.1f} s")
        for file in files:
            if file not in self._known:
                self._known[file] = list(self._usable(file))
        return [test for file in files for test in self._known[file]]

    def _usable(self, file: str) -> Iterator[Test]:
        kept = self._kept(file)
        if kept is None:
            return
        for item in self._files[file]:
            if item.nodeid in kept.tests and (test := _test(item, file, kept)).passed:
                yield test
            else:
                self._say(f"is skipped or fails without any change, and catches nothing: {item.nodeid}")

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

    def _run(self, file: str, items: Sequence[pytest.Item]) -> None:
        """Run the tests of a file in a fork that writes down what they run."""
        self._folder.mkdir(parents=True, exist_ok=True)
        if self._watched is None:
            self._watched = Watched(self._project.root, self._of, self._keeping)
        child = os.fork()
        if child == 0:
            status = 1
            try:
                keep_quiet()
                self._write(file, items, self._watched)
                status = 0
            finally:
                os._exit(status)
        os.waitpid(child, 0)
        if self._kept(file) is None:
            self._say(f"{file} cannot be recorded: its tests catch nothing")

    def _write(self, file: str, items: Sequence[pytest.Item], watched: Watched) -> None:
        self._session.config.pluginmanager.register(_SharedFixtures(watched))
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


def file_of(item: pytest.Item) -> str:
    """The file of a test."""
    return item.nodeid.partition("::")[0]


def cited_by(item: pytest.Item) -> frozenset[str]:
    """The clauses that a test cites."""
    return frozenset(str(id) for mark in item.iter_markers("rule") for id in mark.args)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << n for n in set(numbers))


def _test(item: pytest.Item, file: str, kept: _Kept) -> Test:
    passed, seconds, ran = kept.tests[item.nodeid]
    return Test(item.nodeid, file, passed, seconds, cited_by(item), int(ran, 16) | int(kept.shared, 16))
