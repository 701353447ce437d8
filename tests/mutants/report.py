"""What a hunt has shown: a table by game and chapter, the kinds of change, and whatever nobody noticed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tests.mutants.project import Project
from tests.mutants.results import Result
from tests.mutants.targets import Mutant

GOAL: Final = 97.0
"""Of a hundred mutants so many are to be caught"""
GOAL_CITED: Final = 90.0
"""and so many by the tests cited for the clauses."""


class Count(NamedTuple):
    """How many mutants there are, and how many were caught."""

    mutants: int
    caught: int
    cited: int

    @property
    def row(self) -> str:
        """The cells of a table."""
        return f"{self.mutants} | {self.caught} | {percent(self.caught, self.mutants)} | {self.cited} | " + percent(
            self.cited, self.mutants
        )

    @property
    def good(self) -> bool:
        """Whether the goals are reached."""
        return 100 * self.caught >= GOAL * self.mutants and 100 * self.cited >= GOAL_CITED * self.mutants


def count(results: Iterable[Result]) -> Count:
    """Count some results."""
    found = list(results)
    return Count(len(found), sum(one.by != "" for one in found), sum(one.by == "cited" for one in found))


def percent(part: int, whole: int) -> str:
    """A share."""
    return f"{100 * part / whole:.0f} %" if whole else "-"


Tried = Sequence[tuple[Mutant, Result]]
HEAD: Final = "mutants | caught | | by cited tests | |\n|---|---|--:|--:|--:|--:|--:|"


def report(project: Project, mutants: Sequence[Mutant], results: Mapping[str, Result]) -> str:
    """Everything there is to tell about the mutants that have been tried."""
    tried = [(mutant, results[mutant.id]) for mutant in mutants if mutant.id in results]
    lines = ["| game | chapter | " + HEAD, *_by_chapter(project, tried), ""]
    lines += ["| | change | " + HEAD, *_by(tried, lambda mutant: ("", mutant.kind)), ""]
    lines += [*_unnoticed(tried), "", *_weak(tried)]
    if len(tried) < len(mutants):
        lines.append(f"{len(mutants) - len(tried)} of {len(mutants)} mutants have not been tried yet.")
    return "\n".join(lines)


def _by_chapter(project: Project, tried: Tried) -> Iterator[str]:
    """A mutant counts for the first clause that its function cites."""
    for game in sorted({mutant.target.game for mutant, _ in tried}):
        own = [(mutant, result) for mutant, result in tried if mutant.target.game == game]
        yield from _by(own, lambda mutant: (mutant.target.game, project.chapter_of(mutant.target.clauses[0])))
        yield f"| **{game}** | **all** | {count(result for _, result in own).row} |"
    yield f"| **all** | | {count(result for _, result in tried).row} |"


def _by(tried: Tried, key: Callable[[Mutant], tuple[str, str]]) -> Iterator[str]:
    groups: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for mutant, result in tried:
        groups[key(mutant)].append(result)
    for (first, second), results in sorted(groups.items()):
        yield f"| {first} | {second} | {count(results).row} |"


def _unnoticed(tried: Tried) -> Iterator[str]:
    """The mutants that no test noticed."""
    survivors = sorted((one for one in tried if not one[1].by), key=lambda one: one[0].id)
    waiting = sum(result.waits for _, result in survivors)
    yield f"Survived: {len(survivors)}" + (f", {waiting} of them only the cited tests so far" if waiting else "")
    for mutant, result in survivors:
        left = f", {result.left} left out for lack of time" if result.left else ""
        left += ", the others not run yet" if result.waits else ""
        yield f"- {mutant.target.path}:{mutant.line} {mutant.target.name} ({mutant.kind})"
        yield f"    {mutant.change}"
        yield f"    {', '.join(mutant.target.clauses)}; {result.ran} tests run, {result.cited} of them cited{left}"


def _weak(tried: Tried) -> Iterator[str]:
    """The clauses whose own tests let a change pass, with the mutants that they let pass."""
    weak: dict[str, list[Mutant]] = defaultdict(list)
    for mutant, result in tried:
        if result.by != "cited":
            for clause in mutant.target.clauses:
                weak[clause].append(mutant)
    yield f"Clauses whose cited tests let a change pass: {len(weak)}"
    for clause, found in sorted(weak.items()):
        names = dict.fromkeys(f"{mutant.target.id}:{mutant.line}" for mutant in found)
        yield f"- {clause}: {', '.join(names)}"
