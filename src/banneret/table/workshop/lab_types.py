"""What many games of a scenario have shown: the balance lab."""

from __future__ import annotations

from typing import Literal

import msgspec


class GameFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What is counted of one finished game, as only the game itself can read it."""

    sides: tuple[str, ...] = ()
    """By seat: the faction or side that was played."""
    first: int = -1
    """The seat that moved first; -1 if nobody does in particular."""
    ended: str = ""
    """What decided: `goal:0` for the first way to win, or a word such as `limit`."""
    visited: dict[str, int] = {}
    """By field: how often somebody came there."""
    fights: dict[str, int] = {}
    """By field: how often somebody fought there."""
    cards: dict[str, int] = {}
    """By card: how often it was played."""


class LabShare(msgspec.Struct, frozen=True, kw_only=True):
    """How often somebody won, with the interval in which the true share lies in 19 of 20 cases."""

    id: str
    games: int
    wins: float
    """A drawn game counts half."""
    low: float
    high: float


class LabSeries(msgspec.Struct, frozen=True, kw_only=True):
    """Something that seats have, on average, at the end of each round."""

    id: str
    seats: tuple[tuple[float, ...], ...]
    """By seat, round by round."""


class LabReplay(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is worth a look."""

    why: Literal["shortest", "longest", "lopsided", "endless", "failed"]
    number: int
    rounds: int
    record: str
    """The name of its record."""


class LabVersion(msgspec.Struct, frozen=True, kw_only=True):
    """What the games of one version have shown so far."""

    name: str
    games: int = 0
    draws: int = 0
    lost: int = 0
    """Games that everybody lost."""
    endless: int = 0
    """Games that were given up, because nobody won them in as many decisions as a game may have."""
    failed: int = 0
    error: str = ""
    """What the program said about the first that failed."""
    by_side: tuple[LabShare, ...] = ()
    by_seat: tuple[LabShare, ...] = ()
    by_bot: tuple[LabShare, ...] = ()
    """Where different bots played."""
    by_order: tuple[LabShare, ...] = ()
    """By turn order: `0` for whoever moved first."""
    rounds: dict[str, int] = {}
    """By the round a game ended in: how many."""
    choices: float = 0.0
    """Decisions of a game, on average."""
    ends: dict[str, int] = {}
    series: tuple[LabSeries, ...] = ()
    visited: dict[str, int] = {}
    fights: dict[str, int] = {}
    cards: dict[str, int] = {}
    """The most played."""
    replays: tuple[LabReplay, ...] = ()


class LabState(msgspec.Struct, frozen=True, kw_only=True):
    """How far a run of the lab has come, and what it has shown."""

    id: str
    state: Literal["running", "stopped", "done"]
    game: str
    players: int
    bots: tuple[str, ...]
    done: int
    total: int
    versions: tuple[LabVersion, ...]
