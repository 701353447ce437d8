"""Setting tests on mutants: what runs inside pytest, in place of its own loop over the tests."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from tests.mutants.patching import Early, code_of, function_of
from tests.mutants.project import Project
from tests.mutants.recording import Recorder, Test, Unrecorded
from tests.mutants.results import Result, Results, state
from tests.mutants.running import Outcome, Planned, in_fork, in_fresh_process
from tests.mutants.targets import Mutant, Target, compiled
from tests.sharing import share


class Way(NamedTuple):
    """How mutants are hunted."""

    budget: float
    """Seconds of tests beyond the cited ones, as they take without a change."""
    cited_only: bool
    keeps_all: bool
    """Whether it is kept who survives: not where only some of the tests are looked at."""
    again: bool
    """Whether what is known already is run again."""
    jobs: int
    """In how many processes."""
    until: float
    """The moment of `time.monotonic` after which nothing more is begun."""
    options: Sequence[str]
    """What pytest is given for a fresh process."""
    temporary: Path


class Hunt:
    """A plugin for pytest that runs mutants instead of tests."""

    def __init__(
        self,
        project: Project,
        of: Sequence[Target],
        mutants: Sequence[Mutant],
        results: Results,
        early: Early,
        say: Callable[[str], None],
        way: Way,
    ) -> None:
        self._project = project
        self._of = of
        self._mutants = mutants
        self._results = results
        self._early = early
        self._say = say
        self._way = way
        self._fresh: set[str] = set()
        self._recorder: Recorder
        self._items: dict[str, pytest.Item] = {}
        self._passing: dict[str, bool] = {}
        self.complete = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Tests that cannot be collected would be taken for tests that notice nothing."""
        if report.failed:
            raise pytest.UsageError(f"{report.nodeid} cannot be collected:\n{report.longrepr}")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run every mutant, first against the tests cited for it, then against others where none of these noticed."""
        self._early.__exit__()
        self._fresh = self._early.among(self._of)
        self._recorder = Recorder(self._project, self._of, session, self._say)
        self._items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()
        known = {} if self._way.again else self._results.all_of(self._project, self._mutants)
        waiting = [mutant for mutant in self._mutants if mutant.id not in known]
        self.complete = (
            self._record(self._recorder.unrecorded_of([mutant.target.clauses for mutant in waiting]))
            and self._each(waiting, self._cited, "")
            and (self._way.cited_only or time.monotonic() >= self._way.until or self._hunt_on())
        )
        return True

    def _hunt_on(self) -> bool:
        """Run the other tests against those mutants that the cited tests let pass."""
        self._results.read()
        known = self._results.all_of(self._project, self._mutants)
        waiting = [mutant for mutant in self._mutants if mutant.id in known and known[mutant.id].waits]
        games = {mutant.target.game for mutant in waiting}
        unrecorded = [self._recorder.unrecorded_below(self._project.tests_of(game)) for game in sorted(games)]
        if not self._record({file: items for found in unrecorded for file, items in found.items()}):
            return False
        for game in games:
            self._recorder.below(self._project.tests_of(game))
        return self._each(waiting, self._others, "other tests, ")

    def _record(self, unrecorded: Unrecorded) -> bool:
        """Record tests, the longest files first; where time runs out, those that are left are recorded next time."""
        files = sorted(unrecorded, key=lambda file: (-len(unrecorded[file]), file))
        if files:
            self._recorder.watch()
        return self._share(len(files), lambda n: self._recorder.record(files[n], unrecorded[files[n]].values()))

    def _each(self, mutants: Sequence[Mutant], run: Callable[[Mutant], Result], what: str) -> bool:
        """Do the same with each mutant, and write down what came of it."""

        def work(n: int) -> None:
            mutant = mutants[n]
            begin = time.monotonic()
            result = run(mutant)
            if result.by or self._way.keeps_all:
                self._results.add(result)
            told = f"caught by {result.by}: {result.test} ({result.how})" if result.by else "SURVIVED"
            where = f"{what}{n + 1} of {len(mutants)}, {time.monotonic() - begin:.1f} s"
            self._say(f"[{where}] {mutant.id} | {told}")

        return self._share(len(mutants), work)

    def _share(self, pieces: int, work: Callable[[int], None]) -> bool:
        return share(pieces, self._way.jobs, work, self._way.until, self._way.temporary, self._say)

    def _cited(self, mutant: Mutant) -> Result:
        """What the cited tests say."""
        # What was done at import or collection is behind everything, whatever runs the function later.
        fresh = mutant.target.id in self._fresh
        citing = self._recorder.citing(mutant.target.clauses)
        cited = citing if fresh else running(mutant.target, citing)
        # The test that noticed last time is likely to do so again.
        last = self._results.last_test(mutant)
        outcome = self._against(mutant, sorted(cited, key=lambda test: (test.id != last, *_quickest(test))), fresh)
        by = "cited" if outcome.failed else ""
        return Result(
            mutant=mutant.id,
            function=mutant.function,
            state=state(self._project, mutant, by, outcome.failed),
            by=by,
            test=outcome.failed,
            how=outcome.how,
            cited=len(cited),
            ran=outcome.ran,
            left=0,
            fresh=fresh,
            waits=not by,
        )

    def _others(self, mutant: Mutant) -> Result:
        """What the other tests of the game say, after the cited ones have let a mutant pass."""
        before = self._results.all_of(self._project, [mutant])[mutant.id]
        known = {test.id for test in self._recorder.citing(mutant.target.clauses)}
        below = self._recorder.below(self._project.tests_of(mutant.target.game))
        others = [test for test in below if test.id not in known]
        others = sorted(others if before.fresh else running(mutant.target, others), key=_quickest)
        within = _within(others, self._way.budget)
        last = self._results.last_test(mutant)
        outcome = self._against(mutant, sorted(within, key=lambda test: test.id != last), before.fresh)
        by = "others" if outcome.failed else ""
        return msgspec.structs.replace(
            before,
            state=state(self._project, mutant, by, outcome.failed),
            by=by,
            test=outcome.failed,
            how=outcome.how,
            ran=before.ran + outcome.ran,
            left=len(others) - len(within),
            waits=False,
        )

    def _against(self, mutant: Mutant, tests: Sequence[Test], fresh: bool) -> Outcome:
        """Run tests against a mutant until one of them notices that passes without the change."""
        outcome = self._until_failure(mutant, tests, fresh)
        at = next((n for n, test in enumerate(tests) if test.id == outcome.failed and test.is_old), None)
        if at is None or self._passes(tests[at]):
            return outcome
        self._say(f"fails without any change by now, and catches nothing: {tests[at].id}")
        rest = self._against(mutant, tests[at + 1 :], fresh)
        return rest._replace(ran=rest.ran + outcome.ran)

    def _passes(self, test: Test) -> bool:
        """Whether a test passes when nothing is changed: tried once."""
        if test.id not in self._passing:
            self._passing[test.id] = not in_fork(_nothing, [_planned(test)], self._items).failed
        return self._passing[test.id]

    def _until_failure(self, mutant: Mutant, tests: Iterable[Test], fresh: bool) -> Outcome:
        planned = [_planned(test) for test in tests]
        if not planned:
            return Outcome("", "", 0)
        module = compiled(self._project, mutant)
        if fresh:
            more = [*self._way.options]
            return in_fresh_process(mutant.target.module, module, planned, self._project.root, more)
        code = code_of(module, mutant.target.name)

        def change() -> None:
            function_of(mutant.target).__code__ = code

        return in_fork(change, planned, self._items)


def running(target: Target, tests: Sequence[Test]) -> list[Test]:
    """The tests that run a function; where a record knows it from another file only, those that ran it there."""
    found = [test for test in tests if test.may_run(target.id)]
    ending = ":" + target.name
    return found or [test for test in tests if test.is_old and any(name.endswith(ending) for name in test.runs or ())]


def _nothing() -> None:
    pass


def _planned(test: Test) -> Planned:
    return Planned(test.id, test.seconds)


def _quickest(test: Test) -> tuple[float, str]:
    return test.seconds, test.id


def _within(tests: Sequence[Test], seconds: float) -> list[Test]:
    """As many of the quickest tests as take no longer than this together."""
    found: list[Test] = []
    for test in tests:
        seconds -= test.seconds
        if seconds < 0:
            break
        found.append(test)
    return found
