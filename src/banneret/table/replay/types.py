"""What a replay shows of a record, and a finished game in numbers."""

from __future__ import annotations

from typing import Final

import msgspec

from banneret.table.protocol import GameView, Told
from banneret.table.scenario_info import ScenarioNotes

EYES_OPEN: Final = -2
"""The viewer who sees every hand: anybody who has the record knows everything anyway. -1 is a spectator."""


class ReplaySeat(msgspec.Struct, frozen=True):
    """Who played a seat, as known at the end of the record."""

    seat: int
    name: str
    """What the game calls the player: in Heroes the hero, or the side of a single Combat."""
    side: str
    """What the seat brought, as the record has it."""
    colours: str = ""
    """In whose colours the seat is shown."""


class RoundAt(msgspec.Struct, frozen=True):
    """Where a round begins."""

    round: int
    step: int


class TurnAt(msgspec.Struct, frozen=True):
    """A player's turn: its first and last step."""

    player: int
    first: int
    last: int


class Mark(msgspec.Struct, frozen=True):
    """A moment that a viewer may want to see."""

    step: int
    kind: str
    """`combat`, `level`, `flag`, `town`, `tile`, `defeat`, `end`; `hands`: somebody else plays the seat from here
    on."""
    player: int
    """Whom it is about, -1 for nobody."""
    text: str


class ReplayInfo(msgspec.Struct, frozen=True):
    """A record at a glance."""

    id: str
    game: str
    scenario: str
    title: str
    """The name of the scenario."""
    seats: tuple[ReplaySeat, ...]
    steps: int
    """How many decisions there are. Step 0 is the beginning; step n is what the n-th decision led to."""
    returns: tuple[int, ...]
    """1, 0 or -1 for each seat; empty for a game that is not over."""
    rounds: tuple[RoundAt, ...]
    turns: tuple[TurnAt, ...]
    marks: tuple[Mark, ...]
    strength: tuple[tuple[int, ...], ...]
    """At the beginning of each round, and last at the end: how strong each player is, in the game's own measure."""
    seed: int | None
    """Null if the luck of the game was drawn with a secret key."""
    notes: ScenarioNotes | None
    """What the scenario says; null for a single Combat."""


class ReplayStep(msgspec.Struct, frozen=True):
    """One decision, what it led to, and the resulting position, as one viewer sees it."""

    n: int
    who: int
    """The seat that decided, -1 for the beginning."""
    prompt: str
    """What was asked; only for viewers who saw the question."""
    label: str
    """What was answered; only for viewers who saw the question."""
    events: tuple[Told, ...]
    hidden: tuple[int, ...]
    """Those of the events that not everybody saw at the time, by their `n`."""
    round: int
    waiting: tuple[int, ...]
    """The seat that decides next; nobody at the end."""
    view: GameView | None
    """The position, for the first step requested."""
    patch: dict[str, object] | None
    """For the other steps: a JSON merge patch (RFC 7396) to the position of the previous one."""


# -- a finished game in numbers ----------------------------------------------------------------------------------------


class NumberLine(msgspec.Struct, frozen=True):
    """Something counted for every player."""

    id: str
    name: str
    values: tuple[int, ...]
    """By seat."""
    of: tuple[int, ...] = ()
    """Out of how many, by seat; null if there is no total."""
    fewer: bool = False
    """Whether fewer is better."""


class FaceCount(msgspec.Struct, frozen=True):
    """How often a face of a die came up."""

    face: str
    """As the record has it."""
    name: str
    count: int
    expected: float


class DiceInfo(msgspec.Struct, frozen=True):
    """The throws of one kind of die."""

    die: str
    thrown: int
    faces: tuple[FaceCount, ...]


class LuckInfo(msgspec.Struct, frozen=True):
    """The sum of the throws, compared with the expected sum, which is 0."""

    thrown: int
    sum: int
    deviation: float
    """The standard deviation of such a sum."""
    better_than: float
    """The share of games with as many throws that would have a lower sum; equal sums count half."""
    text: str
    """The same in words; empty if nothing was thrown."""


class PlayerDice(msgspec.Struct, frozen=True):
    """What a player threw."""

    seat: int
    dice: tuple[DiceInfo, ...]
    """Each kind of die, the most important first."""
    luck: LuckInfo | None = None
    """Of the first of them; null if adding up its faces makes no sense."""


class Statistics(msgspec.Struct, frozen=True):
    """A game in numbers."""

    rounds: int
    """The round it ended in."""
    steps: int
    """How many decisions there were."""
    ended: str
    """How it ended, in words; empty for a game under way."""
    clauses: tuple[str, ...]
    """The clauses behind its end."""
    lines: tuple[NumberLine, ...]
    dice: tuple[PlayerDice, ...]
    """By seat; empty for a game without dice."""
    strength: tuple[tuple[int, ...], ...]
    """As in `ReplayInfo`."""
    strength_name: str = ""
    """What is meant by strength."""
    strength_unit: str = ""
    """How it is counted."""
