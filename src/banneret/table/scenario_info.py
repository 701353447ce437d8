"""What a scenario says of itself, in words, as lobby and table show it."""

from __future__ import annotations

import msgspec


class GoalInfo(msgspec.Struct, frozen=True):
    """A way to win or to lose, in words."""

    kind: str
    """`capture_town`, `flag`, `points` ...: which sign it gets."""
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
    """A token that players gather, each for oneself or all together."""

    id: str
    name: str
    shared: bool
    of: int = 0
    """How many a tile stays locked for; 0 where nothing waits for them."""


class RivalInfo(msgspec.Struct, frozen=True):
    """A hero of the scenario whom nobody plays."""

    id: str
    name: str
    enters: int
    """The round in which it comes; 0 from the start, -1 when a rule calls it."""
    behaviour: str


class ScenarioNotes(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario with a certain number of players: what is special about it, in one language."""

    goals: tuple[GoalInfo, ...]
    """The ways to win, in the order of `goals` of a view."""
    defeats: tuple[GoalInfo, ...] = ()
    """The ways to lose, in the order of `defeats` of a view."""
    limit: str = ""
    """What the end of the last round means; empty where nobody counts."""
    scoring: tuple[str, ...] = ()
    """What is worth points at the end, and what decides among equals."""
    rules: tuple[RuleInfo, ...] = ()
    remarks: tuple[str, ...] = ()
    """What its places give, which tiles everybody lays, who moves later."""
    happenings: tuple[HappeningInfo, ...] = ()
    bonus: tuple[str, ...] = ()
    """Of these everybody takes one before the first round, in place of the bonus of the difficulty."""
    tokens: tuple[TokenInfo, ...] = ()
    rivals: tuple[RivalInfo, ...] = ()
    hordes: dict[str, str] = {}
    """By id: what a deck of Neutral Units is called."""
    labels: dict[str, str] = {}
    """By spot: what the tile there is called."""
    places: dict[str, str] = {}
    """By location: what it is called here, where it has another name."""
