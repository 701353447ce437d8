"""What came of mutants, in a file that every run goes on with."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from tests.mutants.project import Project
from tests.mutants.targets import Mutant


class Result(msgspec.Struct, frozen=True):
    """What came of one mutant."""

    mutant: str
    function: str
    """A hash of the function as it was."""
    state: str
    """A hash of what the outcome depends on."""
    by: str
    """`cited` or `others`, the tests that noticed; empty where none did."""
    test: str
    how: str
    cited: int
    """How many of the cited tests run the function."""
    ran: int
    """How many tests have run."""
    left: int
    """How many that run the function were left out, because all of them together take too long."""
    fresh: bool
    """Whether it took a fresh process."""
    waits: bool = False
    """Whether the cited tests have let it pass and the others have not been run yet."""


def state(project: Project, mutant: Mutant, by: str, test: str) -> str:
    """What an outcome depends on, besides the function.

    A test that noticed the change will do so again as long as its file stays as it is; one that is not cited counts
    only as long as the cited ones stay the same too. That nobody noticed may change with anything.
    """
    file = test.partition("::")[0]
    if by == "cited":
        return project.state_of(file)
    if by == "others":
        cited = {path for id in mutant.target.clauses for path in project.cited.get(id, ())}
        return project.state_of(file, *cited)
    return project.whole


class Results:
    """The file: a line for each mutant, of which the last counts."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._found: dict[str, Result] = {}
        self.read()

    def read(self) -> None:
        """Read what has been written, by other processes too."""
        lines = self._path.read_bytes().splitlines(keepends=True) if self._path.exists() else []
        if lines and not lines[-1].endswith(b"\n"):
            self._path.write_bytes(b"".join(lines[:-1]))  # cut off when a run was stopped
            lines.pop()
        for line in lines:
            result = msgspec.json.decode(line, type=Result)
            self._found[result.mutant] = result

    def of(self, project: Project, mutant: Mutant) -> Result | None:
        """What came of a mutant, where that still holds."""
        found = self._found.get(mutant.id)
        if found is None or found.function != mutant.function:
            return None
        return found if found.state == state(project, mutant, found.by, found.test) else None

    def last_test(self, mutant: Mutant) -> str:
        """The test that noticed a mutant last time, whether or not that still holds."""
        found = self._found.get(mutant.id)
        return found.test if found else ""

    def all_of(self, project: Project, mutants: Iterable[Mutant]) -> dict[str, Result]:
        """What came of some mutants, by id."""
        return {one.id: result for one in mutants if (result := self.of(project, one)) is not None}

    def add(self, result: Result) -> None:
        """Write one more down: at once, so that lines of several processes do not mix."""
        self._found[result.mutant] = result
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
