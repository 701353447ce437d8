"""Careers on this machine: what a game does that keeps characters from one game to the next in the person's files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, cast

from banneret.kernel.game import Game
from banneret.plugins import part, plugin_of


class Company(Protocol):
    """The characters that the seats of a new game name: those kept here, and new ones."""

    @property
    def sides(self) -> tuple[str, ...]:
        """What the seats bring, with all characters written out."""

    @property
    def names(self) -> list[str]:
        """The characters that the seats name."""

    def begin(self, game: Game, path: Path) -> None:
        """Note that they take part in this game, which is kept in a file."""


class Careers(Protocol):
    """What a game with careers does for the person at this machine."""

    def company(self, sides: Sequence[str]) -> Company:
        """The characters that the seats of a new game name. Raises SetupError."""

    def found_at(self, game: Game, path: Path) -> None:
        """A game is continued, in this file."""

    def settled(self, game: Game, lang: str) -> list[str]:
        """Advance the careers in this game, if it is over; returns what has become of them, in lines."""


def careers_of(game: str) -> Careers | None:
    """How a game keeps careers here; None if it has none."""
    where = plugin_of(game).careers_at_home
    return cast(Careers, part(where)) if where else None
