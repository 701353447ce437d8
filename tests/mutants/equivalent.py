"""Mutants that are not mistakes: the changed function does the same as before in every position there can be.

They stand in a file, each with its reason, and are not counted. A line for a mutant that does not exist is an error:
the function has changed since, and the reason may not hold any more.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Final

import msgspec
import yaml

FILE: Final = Path(__file__).with_name("equivalent.yaml")


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant, by its id, and why it does the same as the original."""

    mutant: str
    why: str


def marks(path: Path = FILE) -> list[Mark]:
    """The marks of a file."""
    found = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else None
    return msgspec.convert(found or [], list[Mark])


def problems(of: Collection[Mark], existing: Collection[str]) -> list[str]:
    """What is wrong with some marks, a line for each."""
    seen: set[str] = set()
    found: list[str] = []
    for mark in of:
        if mark.mutant not in existing:
            found.append(f"there is no mutant {mark.mutant!r}")
        if mark.mutant in seen:
            found.append(f"marked twice: {mark.mutant!r}")
        if not mark.why.strip():
            found.append(f"no reason is given for {mark.mutant!r}")
        seen.add(mark.mutant)
    return found
