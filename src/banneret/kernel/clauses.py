"""From a step to the clauses of the rulebook that it carries out."""

from functools import cache
from pathlib import Path

from banneret.kernel.citations import in_source, rule_files


def expand(first: str, last: str) -> list[str]:
    """The ids from one clause to another of the same section."""
    section, start = first.rsplit("-", 1)
    end = last.rsplit("-", 1)[1]
    return [f"{section}-{n:0{len(start)}d}" for n in range(int(start), int(end) + 1)]


@cache
def clauses_in(folder: Path) -> dict[str, tuple[str, ...]]:
    """For every function of a game's package, by name, the clauses its docstring cites; `step_name` names a step's."""
    found: dict[str, list[str]] = {}
    for path in rule_files(folder):
        for citation in in_source(path.read_text(encoding="utf-8"), path.name):
            found.setdefault(citation.name, []).extend(expand(citation.first, citation.last))
    return {name: tuple(dict.fromkeys(ids)) for name, ids in found.items()}
