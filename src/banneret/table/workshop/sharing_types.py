"""Scenarios that people keep on a server while they write them, and pass on by a link."""

from __future__ import annotations

from typing import Literal

import msgspec

from banneret.kernel.findings import Finding
from banneret.table.lobby_types import ScenarioInfo


class ShelfKey(msgspec.Struct, frozen=True):
    """The key of a shelf, on which drafts lie. It is sent only once."""

    key: str


class DraftTitle(msgspec.Struct, frozen=True, kw_only=True):
    """A draft in a list."""

    id: str
    name: str
    version: int
    """Grows by one with every change. A change names the version it starts from."""
    at: float
    """When it was last changed, in seconds."""


class Draft(DraftTitle, frozen=True, kw_only=True):
    """A draft with its text."""

    text: str


class TrialState(msgspec.Struct, frozen=True, kw_only=True):
    """How far a file that is to be shared has come: it is played before others get it."""

    id: str
    """The name in its link once it is shared: the same for the same text."""
    state: Literal["none", "trying", "refused", "shared", "failed"]
    """`refused` by the check or by what came up in a game; `failed` through no fault of the file."""
    game: str = ""
    """The game it is for, once it was checked."""
    done: int = 0
    total: int = 0
    """Games played, and to be played."""
    errors: tuple[Finding, ...] = ()
    """What the check found."""
    fault: Literal["", "not_begun", "crash", "dead_end", "endless", "too_slow"] = ""
    """What came up in a game."""
    detail: str = ""
    """What the program said about it."""
    record: str = ""
    """The record of that game up to there, kept like any other; empty if there is none."""


class AheadPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A position to which bots have played a scenario: a room may continue from there."""

    record: str
    """The name of the record of that game, kept like any other."""
    step: int
    """The step of the record at which somebody is asked."""
    round: int


class SharedScenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario that was shared."""

    id: str
    game: str
    at: float
    text: str
    """The file."""
    scenario: ScenarioInfo
    """What a lobby shows of it."""
