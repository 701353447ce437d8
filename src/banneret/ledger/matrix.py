"""The matrix clause -> code -> tests."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from banneret.kernel.citations import Citation, in_source, in_tests, python_files, rule_files
from banneret.kernel.errors import LedgerError
from banneret.ledger.model import Clause, Ledger, Section, game_of, load_ledger
from banneret.plugins import plugins

PACKAGE: Final = Path(__file__).resolve().parent.parent

PROJECT: Final = "pyproject.toml"
"""The file that makes a folder a project."""

Cited = dict[str, tuple[Citation, ...]]


class Coverage(msgspec.Struct, frozen=True):
    """Which code and which tests cite each clause, example and word of one game.

    `tests_found` is false if the tests are not available, as in an installed package: then nothing counts as tested,
    and a reader should be told why.
    """

    ledger: Ledger
    code: Cited
    tests: Cited
    tests_found: bool

    def coded(self, section: Section) -> int:
        """How many clauses of a section some code cites."""
        return sum(clause.id in self.code for clause in section.clauses)

    def tested(self, section: Section) -> int:
        """How many clauses of a section some test cites."""
        return sum(clause.id in self.tests for clause in section.clauses)

    def examples_tested(self) -> int:
        """How many worked examples some test cites."""
        return sum(example.id in self.tests for example in self.ledger.examples)

    def missing(self) -> Iterator[tuple[Clause, bool, bool]]:
        """The clauses in scope that lack code or tests: the clause, whether it has code, whether it has a test."""
        return self._missing(self.ledger.in_scope)

    def missing_words(self) -> Iterator[tuple[Clause, bool, bool]]:
        """The same for the words of the game's files."""
        return self._missing(self.ledger.words)

    def _missing(self, sections: Iterable[Section]) -> Iterator[tuple[Clause, bool, bool]]:
        for section in sections:
            for clause in section.clauses:
                coded, tested = clause.id in self.code, clause.id in self.tests
                if not (coded and tested):
                    yield clause, coded, tested


def coverage(
    games: Iterable[str] | None = None, *, package: Path = PACKAGE, tests: Path | None = None
) -> dict[str, Coverage]:
    """Build the matrix of these games, or of all, from the sources below `package` and the tests below `tests`.

    Without `tests` they are searched for next to the sources, and for a game from another project next to that
    project's sources. A citation that cannot be read or names an unknown id raises LedgerError: one line for each, with
    file and line.
    """
    ledgers = {game: load_ledger(game) for game in games or plugins()}
    tests = tests or find_tests(package)
    brought = {game: tests_beside(folder) for game, folder in _from_elsewhere(package).items()}
    problems: list[str] = []
    rules = (path for folder in _folders(package) for path in rule_files(folder))
    code = _gather(rules, _base(package), in_source, ledgers, problems)
    files = [*(_of_this_project(tests) if tests else ()), *(path for found in brought.values() for path in found)]
    marks = _gather(files, tests.parent if tests else Path.cwd(), in_tests, ledgers, problems)
    if problems:
        raise LedgerError("\n".join(problems))
    return {
        game: Coverage(ledger, _of(game, code), _of(game, marks), bool(brought.get(game, tests is not None)))
        for game, ledger in ledgers.items()
    }


def _from_elsewhere(package: Path) -> dict[str, Path]:
    """The folders of games from other projects."""
    if package != PACKAGE:
        return {}
    folders = {game: plugin.folder.resolve() for game, plugin in plugins().items()}
    return {game: folder for game, folder in folders.items() if not folder.is_relative_to(package)}


def _folders(package: Path) -> list[Path]:
    """Where clauses are carried out: in the kernel and in every game, including those from other packages."""
    games = [plugin.folder if package == PACKAGE else package / game for game, plugin in plugins().items()]
    return [package / "kernel", *games]


def find_tests(package: Path) -> Path | None:
    """The project's tests: next to the sources, or in the current folder for an installed package."""
    for root in (package.parent.parent, Path.cwd()):
        if (root / "src" / package.name).is_dir() and (root / "tests").is_dir():
            return root / "tests"
    return None


def tests_beside(folder: Path) -> list[Path]:
    """The tests of the project whose package is in a folder: those in its `tests`, or else next to the package."""
    for root in (folder.parent, folder.parent.parent):
        if (root / PROJECT).is_file():
            return python_files(root / "tests") or sorted(root.glob("test_*.py"))
    return []


def _of_this_project(tests: Path) -> list[Path]:
    """The test files, without those of another project among them."""
    others = [path.parent for path in tests.rglob(PROJECT)]
    return [path for path in python_files(tests) if not any(path.is_relative_to(other) for other in others)]


def _base(package: Path) -> Path:
    """What paths are shown relative to: the project's folder, or that of the installed packages."""
    return package.parent.parent if package.parent.name == "src" else package.parent


def _gather(
    files: Iterable[Path],
    base: Path,
    read: Callable[[str, str], Iterable[Citation]],
    ledgers: dict[str, Ledger],
    problems: list[str],
) -> Cited:
    """The citations found in some files, by id; mistakes go to `problems`."""
    cited: dict[str, list[Citation]] = defaultdict(list)
    for path in files:
        shown = (path.relative_to(base) if path.is_relative_to(base) else path).as_posix()
        try:
            citations = list(read(path.read_text(encoding="utf-8"), shown))
        except LedgerError as error:
            problems.append(str(error))
            continue
        for citation in citations:
            try:
                for id in _ids(citation, ledgers):
                    cited[id].append(citation)
            except LedgerError as error:
                problems.append(f"{shown}:{citation.line}: {error}")
    return {id: tuple(citations) for id, citations in cited.items()}


def _ids(citation: Citation, ledgers: dict[str, Ledger]) -> tuple[str, ...]:
    """The ids that a citation stands for; none if it belongs to a game that was not requested."""
    game = game_of(citation.first)
    if game is None:
        raise LedgerError(f"unknown clause {citation.first}")
    if game not in ledgers:
        return ()
    if citation.first != citation.last:
        return ledgers[game].between(citation.first, citation.last)
    if not ledgers[game].knows(citation.first):
        raise LedgerError(f"unknown clause {citation.first}")
    return (citation.first,)


def _of(game: str, cited: Cited) -> Cited:
    return {id: citations for id, citations in cited.items() if game_of(id) == game}
