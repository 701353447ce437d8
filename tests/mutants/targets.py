"""The mutants of a project: every change of every function that cites clauses."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from types import CodeType
from typing import NamedTuple

from tests.mutants.changes import Function, changes
from tests.mutants.project import Project


class Target(NamedTuple):
    """A function that cites clauses."""

    path: str
    """Relative to the project's folder."""
    name: str
    line: int
    clauses: tuple[str, ...]
    game: str

    @property
    def id(self) -> str:
        """The file, without the folder of all sources, and the name in it."""
        return f"{self.path.removeprefix('src/').removeprefix('banneret/')}:{self.name}"

    @property
    def module(self) -> str:
        """The name by which Python imports its file."""
        return self.path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class Mutant(NamedTuple):
    """A function with one change."""

    target: Target
    kind: str
    line: int
    change: str
    number: int
    """Which of the changes of the function it is."""
    function: str
    """A hash of the function's source."""

    @property
    def id(self) -> str:
        """A name that lasts as long as what is changed stays as it is, wherever it stands."""
        return f"{self.target.id}: {self.change}"


def targets(project: Project) -> list[Target]:
    """The functions that cite clauses, in the order of their files."""
    found: list[Target] = []
    for path in sorted({path for path, _ in project.clauses}):
        tree = ast.parse((project.root / path).read_text(encoding="utf-8"), path)
        for name, function in functions(tree):
            if ids := project.clauses.get((path, name)):
                found.append(Target(path, name, function.lineno, ids, project.game_with(path, ids[0])))
    return found


def functions(node: ast.AST, inside: str = "") -> Iterator[tuple[str, Function]]:
    """The functions and methods of a module with their names; none that is made inside another."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{inside}{child.name}", child
        elif isinstance(child, ast.ClassDef):
            yield from functions(child, f"{inside}{child.name}.")


def mutants(project: Project, of: Iterable[Target]) -> Iterator[Mutant]:
    """Every mutant of some functions."""
    trees: dict[str, ast.Module] = {}
    for target in of:
        if target.path not in trees:
            trees[target.path] = _parsed(project, target.path)
        tree = trees[target.path]
        function = _function(tree, target.name)
        # Not of what `ast.dump` gives: that is different in every version of Python.
        made = hashlib.sha256(ast.unparse(function).encode()).hexdigest()[:16]
        seen: Counter[str] = Counter()
        for n, change in enumerate(changes(function, _names(tree))):
            told = f"{change.before} => {change.after}"
            seen[told] += 1
            again = f" (no. {seen[told]})" if seen[told] > 1 else ""
            yield Mutant(target, change.kind, change.line, told + again, n, made)


def drawn(among: Iterable[Mutant], seed: int, count: int | None) -> list[Mutant]:
    """Some mutants by lot, always the same for a seed: a larger number only adds others, and so does a new function."""
    ordered = sorted(among, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.id}".encode()).digest())
    return ordered if count is None else ordered[:count]


def compiled(project: Project, mutant: Mutant) -> CodeType:
    """The module of a mutant with the change made."""
    tree = _parsed(project, mutant.target.path)
    changes(_function(tree, mutant.target.name), _names(tree))[mutant.number].make()
    return compile(tree, str(project.root / mutant.target.path), "exec", dont_inherit=True)


def _parsed(project: Project, path: str) -> ast.Module:
    return ast.parse((project.root / path).read_text(encoding="utf-8"), path)


def _function(tree: ast.Module, name: str) -> Function:
    return next(function for found, function in functions(tree) if found == name)


def _names(tree: ast.Module) -> list[str]:
    """The names that a module imports or defines at its top."""
    found: list[str] = []
    for statement in tree.body:
        match statement:
            case ast.ImportFrom() | ast.Import():
                found += [alias.asname or alias.name for alias in statement.names]
            case ast.Assign():
                found += [target.id for target in statement.targets if isinstance(target, ast.Name)]
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.append(name)
    return found
