"""Pages on how to play, terms and things, as readers are shown them."""

from __future__ import annotations

from typing import Literal

import msgspec

from banneret.table.clause_types import ClauseInfo


class GuideRun(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a line: plain words, important ones, or the id of a clause."""

    text: str
    strong: bool = False
    clause: bool = False


class GuideBlock(msgspec.Struct, frozen=True, omit_defaults=True):
    """A heading, a paragraph, a list or a picture."""

    kind: Literal["heading", "text", "list", "picture"]
    lines: tuple[tuple[GuideRun, ...], ...]
    """One line, or each entry of a list; what a picture shows."""
    picture: str = ""
    """The address of the picture."""
    width: int = 0
    height: int = 0


class GuidePage(msgspec.Struct, frozen=True):
    """How to play a game, in one language."""

    game: str
    lang: str
    title: str
    blocks: tuple[GuideBlock, ...]
    """None if the game has no such page."""


class TermInfo(msgspec.Struct, frozen=True):
    """A term of a game: what it is called, how it is found in a text, and what it means."""

    id: str
    name: str
    forms: tuple[str, ...]
    """How it appears in texts, where `*` stands for any letters: `retaliat*` is every word that begins like this. A
    form with a capital letter is found only as written, any other also at the beginning of a sentence."""
    text: str
    clauses: tuple[str, ...]


class ThingInfo(msgspec.Struct, frozen=True):
    """Something in the box with a name: a unit, a card, a building, a place."""

    id: str
    name: str
    text: str
    """Everything printed on it, a line each; the first says what it is."""
    clauses: tuple[str, ...]
    """Those that matter most for it."""


class Found(msgspec.Struct, frozen=True):
    """What there is about some words."""

    terms: tuple[TermInfo, ...]
    things: tuple[ThingInfo, ...]
    clauses: tuple[ClauseInfo, ...]
    """First those that matter for these terms and things, then those that contain the words."""
