"""Setting tests on mutants: what runs inside pytest, in place of its own loop over the tests."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterable, Sequence

import pytest

from tests.mutants.patching import Early, code_of, function_of
from tests.mutants.project import Project
from tests.mutants.recording import Recorder, Test
from tests.mutants.results import Result, Results, state
from tests.mutants.running import Outcome, Planned, in_fork, in_fresh_process
from tests.mutants.targets import Mutant, Target, compiled


class Hunt:
    """A plugin for pytest that runs mutants instead of tests."""

    def __init__(
        self,
        project: Project,
        of: Sequence[Target],
        mutants: Sequence[Mutant],
        results: Results,
        budget: float,
        cited_only: bool,
        early: Early,
        say: Callable[[str], None],
        options: Sequence[str],
    ) -> None:
        self._project = project
        self._of = of
        self._mutants = mutants
        self._results = results
        self._budget = budget
        self._cited_only = cited_only
        self._early = early
        self._say = say
        self._options = options
        self._recorder: Recorder | None = None
        self._items: dict[str, pytest.Item] = {}
        self._passing: dict[str, bool] = {}
        self.complete = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Tests that cannot be collected would be taken for tests that notice nothing."""
        if report.failed:
            raise pytest.UsageError(f"{report.nodeid} cannot be collected:\n{report.longrepr}")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run every mutant, and record the tests it needs where that has not been done."""
        self._early.__exit__()
        fresh = self._early.among(self._of)
        self._recorder = Recorder(self._project, self._of, session, self._say)
        self._items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()
        for n, mutant in enumerate(self._mutants, 1):
            begin = time.monotonic()
            result = self._run(mutant, mutant.target.id in fresh)
            if result.by or not self._cited_only:
                self._results.add(result)
            told = f"caught by {result.by}: {result.test} ({result.how})" if result.by else "SURVIVED"
            where = f"{n} of {len(self._mutants)}, {time.monotonic() - begin:.1f} s"
            self._say(f"[{where}] {mutant.id} | {told}")
        self.complete = True
        return True

    def _run(self, mutant: Mutant, fresh: bool) -> Result:
        assert self._recorder is not None
        # What was done at import or collection is behind everything, whatever runs the function later.
        citing = self._recorder.citing(mutant.target.clauses)
        cited = citing if fresh else running(mutant.target, citing)
        # The test that noticed last time is likely to do so again.
        last = self._results.last_test(mutant)
        outcome = self._against(mutant, sorted(cited, key=lambda test: (test.id != last, *_quickest(test))), fresh)
        by, ran, left = "cited", outcome.ran, 0
        if not outcome.failed and not self._cited_only:
            known = {test.id for test in citing}
            below = self._recorder.below(self._project.tests_of(mutant.target.game))
            others = [test for test in below if test.id not in known]
            others = sorted(others if fresh else running(mutant.target, others), key=_quickest)
            within = _within(others, self._budget)
            left = len(others) - len(within)
            outcome = self._against(mutant, sorted(within, key=lambda test: test.id != last), fresh)
            by, ran = "others", ran + outcome.ran
        if not outcome.failed:
            by = ""
        return Result(
            mutant=mutant.id,
            function=mutant.function,
            state=state(self._project, mutant, by, outcome.failed),
            by=by,
            test=outcome.failed,
            how=outcome.how,
            cited=len(cited),
            ran=ran,
            left=left,
            fresh=fresh,
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
            more = [*self._options]
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
