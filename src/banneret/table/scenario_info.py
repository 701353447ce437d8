"""What a scenario says about itself, in words, as the lobby and the table show it."""

from __future__ import annotations

import msgspec


class GoalInfo(msgspec.Struct, frozen=True):
    """A way to win or to lose, in words."""

    kind: str
    """`capture_town`, `flag`, `points` ...: which icon it gets."""
    text: str


class RuleInfo(msgspec.Struct, frozen=True):
    """A special rule."""

    id: str
    text: str


class HappeningInfo(msgspec.Struct, frozen=True):
    """Something that happens in certain rounds."""

    rounds: tuple[int, ...]
    text: str


class TokenInfo(msgspec.Struct, frozen=True):
    """A token that players collect, individually or together."""

    id: str
    name: str
    shared: bool
    of: int = 0
    """How many unlock a tile; 0 if nothing depends on them."""


class SentenceInfo(msgspec.Struct, frozen=True):
    """A part of a scenario file in words."""

    path: tuple[str | int, ...]
    """The way to it from the top of the file: keys, and places in lists from 0."""
    text: str


class ScenarioNotes(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario with a certain number of players: what is special about it, in one language. A game with more to say
    derives its own type from this."""

    goals: tuple[GoalInfo, ...]
    """The ways to win, in the order of `goals` of a view."""
    defeats: tuple[GoalInfo, ...] = ()
    """The ways to lose, in the order of `defeats` of a view."""
    limit: str = ""
    """What the end of the last round means; empty without a limit."""
    scoring: tuple[str, ...] = ()
    """What is worth points at the end, and what breaks ties."""
    rules: tuple[RuleInfo, ...] = ()
    remarks: tuple[str, ...] = ()
    """What its places give, which tiles everybody lays, who moves later."""
    happenings: tuple[HappeningInfo, ...] = ()
    bonus: tuple[str, ...] = ()
    """Everybody takes one of these before the first round, instead of the difficulty bonus."""
    tokens: tuple[TokenInfo, ...] = ()
