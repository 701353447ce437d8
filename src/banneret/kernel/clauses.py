"""From a step to the clauses of the rulebook that it carries out.

The clauses stand in docstrings (`Rules: H3-CBR-04, H3-CBR-09 to H3-CBR-14.`). They are read from the source file,
not from `__doc__`, because a compiled module has no docstrings.
"""

import ast
import re
from functools import cache
from pathlib import Path

from banneret.kernel.sequence import step_name

CLAUSE = re.compile(r"\b([A-Z0-9]{2,3}(?:-[A-Z]+)+)-(\d+)\b")
_CITED = re.compile(
    r"\b(?P<first>[A-Z0-9]{2,3}(?:-[A-Z]+)+-\d+)(?:\s+to\s+(?P<last>[A-Z0-9]{2,3}(?:-[A-Z]+)+-\d+))?\b", re.ASCII
)


def cited(text: str) -> list[str]:
    """The clause ids named after `Rules:` in a text, ranges written out."""
    ids: list[str] = []
    for part in text.split("Rules:")[1:]:
        for found in _CITED.finditer(part):
            ids.extend(expand(found["first"], found["last"] or found["first"]))
    return list(dict.fromkeys(ids))


def expand(first: str, last: str) -> list[str]:
    """The ids from one clause to another of the same section."""
    section, start = first.rsplit("-", 1)
    other, end = last.rsplit("-", 1)
    if section != other or int(end) < int(start):
        raise ValueError(f"{first} to {last} is not a range within one section")
    return [f"{section}-{n:0{len(start)}d}" for n in range(int(start), int(end) + 1)]


@cache
def clauses_in(folder: Path) -> dict[str, tuple[str, ...]]:
    """For every function of a game's package, by name, the clauses its docstring cites."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                ids = cited(ast.get_docstring(node) or "")
                if ids:
                    found[node.name] = tuple(ids)
    return found


def clauses_of_step(folder: Path, step: int) -> tuple[str, ...]:
    """The clauses behind a Choice or Event, from the number of the step that made it."""
    return clauses_in(folder).get(step_name(step), ())
