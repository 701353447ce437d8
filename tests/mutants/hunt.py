"""Setting tests on mutants: what runs inside pytest, in the place of its own loop over the tests."""

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
        early: Early,
        say: Callable[[str], None],
        options: Sequence[str],
    ) -> None:
        self._project = project
        self._of = of
        self._mutants = mutants
        self._results = results
        self._budget = budget
        self._early = early
        self._say = say
        self._options = options
        self._tests: dict[str, Test] = {}
        self._items: dict[str, pytest.Item] = {}
        self.complete = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Tests that cannot be collected would be taken for tests that notice nothing."""
        if report.failed:
            raise pytest.UsageError(f"{report.nodeid} cannot be collected:\n{report.longrepr}")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Record the tests where that has not been done, then run every mutant."""
        self._early.__exit__()
        numbers = {target.id: n for n, target in enumerate(self._of)}
        fresh = self._early.among(self._of)
        self._tests = Recorder(self._project, self._of, self._say).record(session)
        if failing := [test.id for test in self._tests.values() if not test.passed]:
            self._say(f"{len(failing)} tests are skipped or fail without any change, and catch nothing:")
            for id in failing:
                self._say(f"  {id}")
        self._items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()
        for n, mutant in enumerate(self._mutants, 1):
            begin = time.monotonic()
            result = self._run(mutant, 1 << numbers[mutant.target.id], mutant.target.id in fresh)
            self._results.add(result)
            told = f"caught by {result.by}: {result.test} ({result.how})" if result.by else "SURVIVED"
            where = f"{n} of {len(self._mutants)}, {time.monotonic() - begin:.1f} s"
            self._say(f"[{where}] {mutant.id} | {told}")
        self.complete = True
        return True

    def _run(self, mutant: Mutant, bit: int, fresh: bool) -> Result:
        clauses = set(mutant.target.clauses)
        places = self._project.tests_of(mutant.target.game)
        # What was done at import or collection is behind everything, whatever runs the function later.
        usable = [test for test in self._tests.values() if test.passed and (fresh or test.runs & bit)]
        cited = sorted((test for test in usable if test.clauses & clauses), key=_quickest)
        others = sorted(
            (test for test in usable if not test.clauses & clauses and test.id.startswith(places)), key=_quickest
        )
        within = _within(others, self._budget)
        outcome = self._against(mutant, cited, fresh)
        by, ran = "cited", outcome.ran
        if not outcome.failed:
            outcome = self._against(mutant, within, fresh)
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
            left=len(others) - len(within),
            fresh=fresh,
        )

    def _against(self, mutant: Mutant, tests: Iterable[Test], fresh: bool) -> Outcome:
        planned = [Planned(test.id, test.seconds) for test in tests]
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
