"""The pages of docs/rules/second-reading, and which clauses they lack: `python -m tests.docs.second_reading`.

Exits with 1 as long as a clause of a ledger has not been read a second time.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from banneret.ledger.model import load_ledger
from banneret.plugins import plugins

FOLDER = Path(__file__).parents[2] / "docs" / "rules" / "second-reading"
OUTCOMES = ("right", "mended", "test added", "ruling", "open")
"""What a reading may end with."""


class Row(NamedTuple):
    """What one reading of a clause came to."""

    page: str
    clause: str
    question: str
    tried: str
    outcome: str


def rows(folder: Path = FOLDER) -> list[Row]:
    """All rows of all pages, in order."""
    return [
        Row(page.stem, *(cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))))
        for page in sorted(folder.glob("*.md"))
        for line in page.read_text(encoding="utf-8").splitlines()
        if re.match(r"\| [A-Z0-9]+-", line)
    ]


def clauses() -> list[str]:
    """The ids of all clauses of all games."""
    return [clause.id for game in plugins() for section in load_ledger(game).sections for clause in section.clauses]


def main() -> int:
    """Tell what is there and what is missing."""
    read = rows()
    missing = [id for id in clauses() if id not in {row.clause for row in read}]
    told = Counter(next((word for word in OUTCOMES if row.outcome.startswith(word)), "?") for row in read)
    print(f"{len(read)} clauses read: " + ", ".join(f"{n} {word}" for word, n in told.most_common()))
    for chapter, n in Counter(id.rpartition("-")[0] for id in missing).items():
        print(f"not read: {n} of {chapter}")
    for row in read:
        if row.outcome.startswith("open"):
            print(f"{row.clause} {row.outcome}")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
