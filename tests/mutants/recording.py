"""Which tests run which functions, and how long they take: found out once for each test, and kept.

The cited tests of a function are seldom many, and then they are run without a record where there is none yet. All
other tests of a game are recorded when they are asked for the first time. A test is recorded again when its own text
changes. When anything else does, the record is old but still good for choosing tests: a function that a test has come
to run since may be missed, and a test that notices a change is tried without the change as well before it counts.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import sys
import time
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.patching import Watched, keeping_codes
from tests.mutants.project import Project
from tests.mutants.running import keep_quiet
from tests.mutants.targets import Target

MANY: Final = 60
"""More cited tests than this are recorded before they are run: those that do not run a function are left out then."""
PYTHON: Final = f" {sys.version_info.major}.{sys.version_info.minor}"
"""What another version of Python has recorded is old."""
USUAL_SECONDS: Final = 1.0
"""How long a test is thought to take that has never been recorded."""


class Test(NamedTuple):
    """One test when nothing is changed."""

    id: str
    file: str
    seconds: float
    clauses: frozenset[str]
    runs: frozenset[str] | None
    """The functions that it runs, by their ids, where that is known."""
    is_old: bool
    """Whether something has changed since it was recorded, or it never was."""

    def may_run(self, name: str) -> bool:
        """Whether it runs a function, as far as is known."""
        return self.runs is None or name in self.runs


Unrecorded = dict[str, dict[str, pytest.Item]]
"""Tests that have to be recorded, by file and by name."""


class _KeptTest(msgspec.Struct, array_like=True):
    """What is kept of a test: its text, all that it depended on, and what came of it."""

    text: str
    around: str
    passed: bool
    seconds: float
    runs: str


class _Kept(msgspec.Struct):
    """What is kept of a file of tests. The functions that ran are bits, in the order of the names."""

    names: list[str]
    shared: str
    tests: dict[str, _KeptTest]


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
        self._citing: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            if item.get_closest_marker("slow") is None:
                self._files.setdefault(file_of(item), []).append(item)
                for clause in cited_by(item):
                    self._citing.setdefault(clause, []).append(item)
        self._known: dict[str, list[Test]] = {}

    def citing(self, clauses: Collection[str]) -> list[Test]:
        """The tests that cite one of these clauses, with what is known of them."""
        found: list[Test] = []
        for file, items in self._asked(clauses).items():
            found += self._known.get(file) or self._from(self._kept(file), file, items)
        return [test for test in found if test.clauses & set(clauses)]

    def below(self, places: tuple[str, ...]) -> list[Test]:
        """The tests in these places that pass when nothing is changed, as they were recorded."""
        files = [file for file in self._files if file.startswith(places)]
        for file in files:
            if file not in self._known:
                self._known[file] = list(self._usable(file))
        return [test for file in files for test in self._known[file]]

    def unrecorded_of(self, citations: Iterable[Collection[str]]) -> Unrecorded:
        """The tests to be recorded before those that cite one of some clauses are run, for several of such groups."""
        found: Unrecorded = {}
        for clauses in citations:
            asked = self._asked(clauses)
            if sum(len(items) for items in asked.values()) > MANY:
                for file, items in asked.items():
                    found.setdefault(file, {}).update((item.nodeid, item) for item in self._unrecorded(file, items))
        return {file: items for file, items in found.items() if items}

    def unrecorded_below(self, places: tuple[str, ...]) -> Unrecorded:
        """The tests to be recorded before all tests in these places can be chosen from."""
        files = [file for file in self._files if file.startswith(places) and file not in self._known]
        found = {file: {item.nodeid: item for item in self._unrecorded(file, self._files[file])} for file in files}
        return {file: items for file, items in found.items() if items}

    def watch(self) -> None:
        """Make what watches the functions, once, before processes are forked that record."""
        if self._watched is None:
            self._watched = Watched(self._project.root, self._of, self._keeping)

    def record(self, file: str, items: Collection[pytest.Item]) -> None:
        """Run tests of a file and note what they run."""
        begin = time.monotonic()
        self._run(file, list(items))
        self._say(f"recorded {len(items)} of {file}, {time.monotonic() - begin:.1f} s")

    def _asked(self, clauses: Collection[str]) -> dict[str, list[pytest.Item]]:
        """The tests that cite one of these clauses, by file."""
        found: dict[str, dict[str, pytest.Item]] = {}
        for clause in clauses:
            for item in self._citing.get(clause, ()):
                found.setdefault(file_of(item), {})[item.nodeid] = item
        return {file: list(found[file].values()) for file in self._files if file in found}

    def _unrecorded(self, file: str, items: Sequence[pytest.Item]) -> list[pytest.Item]:
        """Those of some tests of a file that are new, of which the text has changed, or that may pass by now."""
        kept = self._kept(file).tests
        around = self._around(file)
        return [item for item in items if not _is_known(kept.get(item.nodeid), item, around)]

    def _usable(self, file: str) -> Iterator[Test]:
        """The tests of a file that has been recorded, as far as they pass."""
        kept = self._kept(file)
        found = list(self._from(kept, file, [item for item in self._files[file] if item.nodeid in kept.tests]))
        usable = {test.id for test in found}
        for item in self._files[file]:
            if item.nodeid not in usable:
                self._say(f"is skipped or fails without any change, and catches nothing: {item.nodeid}")
        yield from found

    def _from(self, kept: _Kept, file: str, items: Sequence[pytest.Item]) -> Iterator[Test]:
        """Tests as they were recorded, or as nothing is known of them; none that is known to fail."""
        shared = int(kept.shared, 16)
        around = self._around(file)
        for item in items:
            one = kept.tests.get(item.nodeid)
            if one is None or not _is_known(one, item, around):
                yield Test(item.nodeid, file, USUAL_SECONDS, cited_by(item), None, True)
            elif one.passed:
                runs = _named(int(one.runs, 16) | shared, kept.names)
                yield Test(item.nodeid, file, one.seconds, cited_by(item), runs, one.around != around)

    def _path(self, file: str) -> Path:
        return self._folder / (file.replace("/", "+") + ".json")

    def _around(self, file: str) -> str:
        return self._project.around + self._project.state_of(file) + PYTHON

    def _kept(self, file: str) -> _Kept:
        try:
            return msgspec.json.decode(self._path(file).read_bytes(), type=_Kept)
        except (OSError, msgspec.MsgspecError):
            return _Kept([], "0", {})

    def _run(self, file: str, items: Sequence[pytest.Item]) -> None:
        """Run tests of a file in a fork that writes down what they run."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self.watch()
        assert self._watched is not None
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

    def _write(self, file: str, items: Sequence[pytest.Item], watched: Watched) -> None:
        self._session.config.pluginmanager.register(_SharedFixtures(watched))
        kept = self._kept(file)
        place = {name: n for n, name in enumerate(kept.names)}

        def bits(numbers: Iterable[int]) -> int:
            ids = {self._of[n].id for n in numbers}
            return sum(1 << place.setdefault(id, len(place)) for id in sorted(ids))

        there = {item.nodeid for item in self._files[file]}
        tests = {id: test for id, test in kept.tests.items() if id in there}
        around = self._around(file)
        watched.start()
        for n, item in enumerate(items):
            begin = time.process_time()
            reports = runtestprotocol(item, log=False, nextitem=items[n + 1] if n + 1 < len(items) else None)
            seconds = round(time.process_time() - begin, 4)
            passed = all(report.passed for report in reports)
            tests[item.nodeid] = _KeptTest(text_of(item), around, passed, seconds, hex(bits(watched.next())))
        shared = hex(int(kept.shared, 16) | bits(watched.shared))
        made = _Kept(list(place), shared, tests)
        path = self._path(file)
        path.with_suffix(".new").write_bytes(msgspec.json.encode(made))
        path.with_suffix(".new").replace(path)


def _is_known(kept: _KeptTest | None, item: pytest.Item, around: str) -> bool:
    """Whether what was recorded of a test still holds: that it failed, only as long as everything is the same."""
    return kept is not None and kept.text == text_of(item) and (kept.passed or kept.around == around)


def file_of(item: pytest.Item) -> str:
    """The file of a test."""
    return item.nodeid.partition("::")[0]


def cited_by(item: pytest.Item) -> frozenset[str]:
    """The clauses that a test cites."""
    return frozenset(str(id) for mark in item.iter_markers("rule") for id in mark.args)


def text_of(item: pytest.Item) -> str:
    """A hash of the text of a test, without what is written above it."""
    source = inspect.getsource(item.obj) if isinstance(item, pytest.Function) else ""
    begin = source.find("def ")
    return hashlib.sha256(source[begin:].encode()).hexdigest()[:16]


def _named(bits: int, names: Sequence[str]) -> frozenset[str]:
    """The names that some bits stand for."""
    return frozenset(name for n, name in enumerate(names) if bits >> n & 1)
