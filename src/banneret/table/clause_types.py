"""Clauses of the rules as a reader is told them."""

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
    """Such as `SPL`; a search for it gives its clauses."""
    name: str
    clauses: int


class ClauseInfo(msgspec.Struct, frozen=True):
    """A clause of the rules in the project's own words, in the language that was asked for."""

    id: str
    game: str
    section: str
    """Its key, such as `SPL`."""
    section_name: str
    text: str
    source: str
    """The page of a rulebook, or what else it rests on."""
    ruling: str
    """How the game decides where the books leave something open; mostly empty."""
    option: str
    """The option that changes the ruling, or nothing."""
    inferred: bool
    """Whether it is not said by a rulebook but follows from what one says."""
    played: bool
    """Whether the game carries it out; a few clauses say what is left out."""
    examples: tuple[ExampleInfo, ...]
