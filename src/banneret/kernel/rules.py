"""What the kernel needs to know of a game: a set-up, and an object that answers for the game's rules."""

from __future__ import annotations

from random import Random
from typing import Protocol

import msgspec

from banneret.kernel.event import Event
from banneret.kernel.state import State

SPECTATOR = -1
"""The seat of somebody who only watches."""

RawEvent = tuple[int, int, int, int, int]
"""What a State emits: number of the event, step, three ints that depend on the event."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """How a game begins. Together with the answers it is the whole game."""

    game: str
    scenario: str
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    definition: str = ""
    """The whole scenario in one line, where it does not come with the program."""


class View(msgspec.Struct, frozen=True):
    """What one seat may know of a position: a State in which everything else is blank."""

    seat: int
    state: State


class GameRules(Protocol):
    """One game. Implementations hold no position: all positions are States."""

    id: str
    version: int
    """Raised whenever the same answers may lead to another position, or a position has another digest."""
    older: tuple[int, ...]
    """Versions before it whose answers lead to the same positions, so that their games can go on."""

    def content_hash(self) -> str:
        """Sixteen hexadecimal digits that change with the content."""

    def normalise(self, setup: Setup) -> Setup:
        """The same set-up with everything written out, so that a record stands alone. Raises SetupError."""

    def start(self, setup: Setup, log: list[RawEvent] | None = None) -> State:
        """The first position of a normalised set-up, run up to its first Choice; what happens till then is logged."""

    def key(self, kind: int, answer: int) -> str:
        """The readable key of an answer; what a player answers has the same key for every kind that is not chance."""

    def parse(self, kind: int, key: str) -> int | None:
        """The answer a key stands for, or None."""

    def comparable(self, state: State, version: int) -> bool:
        """Whether the digest that a version of the rules made of a position says anything now."""

    def clauses(self, step: int) -> tuple[str, ...]:
        """The clauses behind a step."""

    def candidates(self, state: State) -> list[int]:
        """Everything a player could try to answer in such a position, for `why_not`."""

    def why_not(self, state: State, answer: int) -> str:
        """The clause that forbids an answer now, or an empty string where it is among the options."""

    def view(self, state: State, seat: int) -> View:
        """What a seat may know, built from a positive list."""

    def determinize(self, view: View, rng: Random) -> State:
        """A full position that agrees with a view, what is hidden being sampled."""

    def audience(self, raw: RawEvent) -> int | None:
        """The only seat that may see an event, or None for everybody: what `event` says too, but sooner."""

    def event(self, raw: RawEvent) -> Event:
        """The readable form of what a State emitted."""

    def describe(self, view: View) -> dict[str, object]:
        """A view as plain JSON data with readable names."""
