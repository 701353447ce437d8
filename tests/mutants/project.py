"""What is looked at: the files of rules, the clauses their functions cite, and the tests."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from banneret.ledger import coverage, load_ledger
from banneret.ledger.model import game_of
from banneret.plugins import plugins

ROOT: Final = Path(__file__).resolve().parents[2]
SHARED: Final = ("tests/kernel", "tests/record/test_recorded_games.py", "tests/table")
"""Tests of what all games share that play the games, without real sockets, processes or browsers."""
LEFT_OUT: Final = frozenset({"bots", "cli", "commands", "property", "terminal"})
"""Folders among the tests of a game that look at what stands on top of the rules, or play games at random for long."""


class Project:
    """A project whose tests are put to the test.

    `clauses` gives for each function, by file and name, the clauses that it cites, and `cited` for each clause the
    files of tests that cite it. `tests` are the places that pytest is given, by game; those of the empty name belong to
    all games. `watched` are the folders on which the outcome of a test depends, besides its own file.
    """

    def __init__(
        self,
        root: Path,
        clauses: Mapping[tuple[str, str], tuple[str, ...]],
        cited: Mapping[str, frozenset[str]],
        tests: Mapping[str, Sequence[str]],
        watched: Sequence[str],
    ) -> None:
        self.root = root
        self.clauses = clauses
        self.cited = cited
        self.tests = tests
        self.watched = watched

    def game_of(self, clause: str) -> str:
        """The game that a clause belongs to."""
        return game_of(clause) or ""

    def game_with(self, path: str, clause: str) -> str:
        """The game whose tests look at a file: that of its folder, whatever it cites, or else that of a clause."""
        return next((part for part in path.split("/") if part in self.tests), None) or self.game_of(clause)

    def chapter_of(self, clause: str) -> str:
        """The chapter of a clause, as the table names it."""
        ledger = load_ledger(self.game_of(clause))
        section = ledger.section_of.get(clause)
        return f"{section.key}: {section.title}" if section else "worked examples"

    @property
    def folder(self) -> Path:
        """Where results are kept."""
        return self.root / "build" / "mutants"

    def places(self, games: Iterable[str]) -> list[str]:
        """The tests of some games and what they share."""
        found = [place for game in (*games, "") for place in self.tests.get(game, ())]
        return list(dict.fromkeys(found))

    def tests_of(self, game: str) -> tuple[str, ...]:
        """Where the tests of a game begin."""
        return tuple(f"{place}/" if (self.root / place).is_dir() else place for place in self.places([game]))

    @cached_property
    def around(self) -> str:
        """A hash of everything but the files of tests themselves."""
        made = hashlib.sha256()
        for folder in self.watched:
            for path in sorted((self.root / folder).rglob("*")):
                if path.suffix in {".py", ".yaml", ".ftl", ".json"} and not _is_beside(path.relative_to(self.root)):
                    made.update(path.relative_to(self.root).as_posix().encode())
                    made.update(path.read_bytes())
        return made.hexdigest()[:16]

    def state_of(self, *files: str) -> str:
        """A hash of some files of tests."""
        made = hashlib.sha256()
        for file in sorted(files):
            path = self.root / file
            made.update(path.read_bytes() if path.is_file() else b"none")
        return made.hexdigest()[:16]

    @cached_property
    def whole(self) -> str:
        """A hash of everything, all files of tests included."""
        places = [self.root / place for found in self.tests.values() for place in found]
        found = [path for place in places for path in ([place] if place.is_file() else place.rglob("test_*.py"))]
        files = [path.relative_to(self.root).as_posix() for path in found]
        return self.around + self.state_of(*files)


def _is_beside(path: Path) -> bool:
    """Whether no rule and no helper of a test depends on a file."""
    parts = set(path.parts)
    return path.name.startswith("test_") or bool(parts & {"page", "mutants", "node_modules", "browser", "server"})


def banneret() -> Project:
    """This project."""
    matrices = coverage().values()
    clauses: dict[tuple[str, str], list[str]] = defaultdict(list)
    for matrix in matrices:
        for id, citations in matrix.code.items():
            for citation in citations:
                # Sources of an installed build are named from the package on.
                path = citation.path if citation.path.startswith("src/") else f"src/{citation.path}"
                clauses[path, citation.name].append(id)
    return Project(
        ROOT,
        {place: tuple(dict.fromkeys(ids)) for place, ids in clauses.items()},
        {id: frozenset(one.path for one in found) for matrix in matrices for id, found in matrix.tests.items()},
        {game: _folders(game) for game in plugins()} | {"": [*SHARED]},
        ("src/banneret", "tests"),
    )


def _folders(game: str) -> list[str]:
    folder = ROOT / "tests" / game
    found = [path for path in sorted(folder.iterdir()) if path.is_dir() and path.name not in LEFT_OUT]
    return [path.relative_to(ROOT).as_posix() for path in found if any(path.rglob("test_*.py"))]
