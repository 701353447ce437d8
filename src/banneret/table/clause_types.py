"""Clauses of the rules as readers see them."""

from __future__ import annotations

import msgspec


class ExampleInfo(msgspec.Struct, frozen=True):
    """A worked example of clauses."""

    id: str
    title: str
    given: str
    when: str
    then: str
    ruling: str
    clauses: tuple[str, ...]


class SectionInfo(msgspec.Struct, frozen=True):
    """A section of the rules."""

    key: str
    """Such as `SPL`; searching for it finds its clauses."""
    name: str
    clauses: int


class ClauseInfo(msgspec.Struct, frozen=True):
    """A clause of the rules in the project's own words, in the requested language."""

    id: str
    game: str
    section: str
    """Its key, such as `SPL`."""
    section_name: str
    text: str
    source: str
    """The page of a rulebook, or another source."""
    ruling: str
    """How the game decides what the books leave open; usually empty."""
    option: str
    """The option that changes the ruling, or nothing."""
    inferred: bool
    """Whether no rulebook says it but it follows from what one says."""
    played: bool
    """Whether the game implements it; a few clauses say what is left out."""
    examples: tuple[ExampleInfo, ...]
