"""The pages of docs/rules/second-reading, and what they lack: `python -m tests.docs.second_reading`.

Exits with 1 as long as a clause of a ledger or a component of a box has not been read a second time.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import yaml

from banneret.ledger.model import load_ledger
from banneret.plugins import plugin_of, plugins

ROOT: Final = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "rules" / "second-reading"
NOT_READ: Final = frozenset(
    {"armies", "tiles", "obstacles", "trade", "resource_die", "treasure_die", "resources", "income", "sizes"}
)
"""What the content of a game holds besides things that do something: their clauses are read."""
OUTCOMES = ("right", "mended", "test added", "ruling", "open")
"""What a reading may end with."""


class Row(NamedTuple):
    """What one reading of a clause or a component came to."""

    page: str
    about: str
    question: str
    tried: str
    outcome: str


def rows(folder: Path = FOLDER) -> list[Row]:
    """All rows of all pages, in order."""
    return [
        Row(page.stem, *(cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))))
        for page in sorted(folder.rglob("*.md"))
        for line in page.read_text(encoding="utf-8").splitlines()
        if re.match(r"\| (?:[A-Z0-9]+-|[a-z]+/)", line)
    ]


def clauses() -> list[str]:
    """The ids of all clauses of all games."""
    return [clause.id for game in plugins() for section in load_ledger(game).sections for clause in section.clauses]


def components() -> list[str]:
    """Everything in the boxes that does something, as `game/kind/name`, in the order of the content."""
    return [f"{game}/{name}" for game in plugins() for name in _components(plugin_of(game).folder / "content")]


def _components(content: Path) -> Iterator[str]:
    for file in sorted(content.glob("*.yaml")):
        for kind, found in yaml.safe_load(file.read_text(encoding="utf-8")).items():
            things = found if isinstance(found, list) else [found]
            if kind in NOT_READ or not isinstance(things[0], dict):
                continue
            for thing in things:
                if kind == "towns":
                    yield from (f"buildings/{thing['faction']}.{building['id']}" for building in thing["buildings"])
                elif kind == "chests":
                    yield f"chests/{thing['kind']}_{thing['value']}"
                else:
                    yield f"{kind}/{thing['id']}"
    for folder in ("scenarios", "adventures"):
        yield from (f"{folder}/{file.stem}" for file in sorted((content / folder).glob("*.yaml")))


def main() -> int:
    """Tell what is there and what is missing."""
    read = rows()
    known = {row.about for row in read}
    for what, all_of_them in (("clauses", clauses()), ("components", components())):
        of_these = [row for row in read if row.about in set(all_of_them)]
        told = Counter(next((word for word in OUTCOMES if row.outcome.startswith(word)), "?") for row in of_these)
        words = ", ".join(f"{n} {word}" for word, n in told.most_common())
        print(f"{len(of_these)} of {len(all_of_them)} {what} read: {words}")
        missing = [one for one in all_of_them if one not in known]
        for chapter, n in Counter(re.sub(r"[-/][^-/]*$", "", one) for one in missing).items():
            print(f"not read: {n} of {chapter}")
    for row in read:
        if row.outcome.startswith("open"):
            print(f"{row.about} {row.outcome}")
    return int(not known.issuperset([*clauses(), *components()]))


if __name__ == "__main__":
    sys.exit(main())
