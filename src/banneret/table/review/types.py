"""What a review tells of a game."""

from __future__ import annotations

from typing import Literal

import msgspec


class ReviewCurve(msgspec.Struct, frozen=True):
    """How often a seat was expected to win, from where it was asked and knowing what it knew then."""

    seat: int
    steps: tuple[int, ...]
    worths: tuple[float, ...]
    """From 0 to 1, at each of these steps; the last one is how the game ended, where it has."""


class TurningPoint(msgspec.Struct, frozen=True):
    """Between two questions of a seat much was won or lost."""

    step: int
    """The answer it began with."""
    seat: int
    before: float
    after: float
    cause: Literal["own", "theirs", "luck"]
    """Mostly an answer of the seat itself that cost much, mostly one of the others, or neither: dice, draws, and what
    nobody could know."""
    label: str
    """That answer."""
    round: int


class Slip(msgspec.Struct, frozen=True):
    """An answer that cost much, beside the better one."""

    step: int
    """What it led to; the better one can be played from the step before."""
    seat: int
    round: int
    prompt: str
    given: str
    better: str
    why: str
    """Why that is better, in one line."""
    worth: float
    """How often the better one is expected to win."""
    cost: float
    """How much less often the one given is."""
    fight: bool
    """Whether this is about the fight under way and not about the game."""


class SeatLuck(msgspec.Struct, frozen=True):
    """What became of what a seat was expected to win: expected + theirs - own + luck = result."""

    seat: int
    expected: float
    """At the first question that was judged."""
    own: float
    """What its own answers cost."""
    theirs: float
    """What those of the others cost them."""
    luck: float
    result: float
    """1 for a victory, 0 for a defeat."""
    adjusted: float
    """What that would have been with even luck."""
    doubt: float
    """The standard error of what answers have cost, and so of luck."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game, as the strongest bot judges it."""

    steps: int
    asked: int
    """How many answers were looked at: all of them, but for a very long game."""
    judged: int
    """How many of them a bot can put a number on."""
    fights: int
    """How many of those only for the fight they were given in."""
    curves: tuple[ReviewCurve, ...]
    turning: tuple[TurningPoint, ...]
    """The largest first."""
    slips: tuple[Slip, ...]
    """At most three of a seat, the most costly first."""
    luck: tuple[SeatLuck, ...]
    """By seat; nothing where luck cannot be told from what was judged."""


class ReviewState(msgspec.Struct, frozen=True):
    """How far a review has come."""

    state: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    review: Review | None = None
    """Once it is done."""
