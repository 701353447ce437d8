"""Careers at this machine: what a game does that keeps somebody from one game to the next in files of the person."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, cast

from banneret.kernel.game import Game
from banneret.plugins import part, plugin_of


class Company(Protocol):
    """Those whom the seats of a new game name: who is kept here already, and who is new."""

    @property
    def sides(self) -> tuple[str, ...]:
        """What the seats bring, with everybody written out."""

    @property
    def names(self) -> list[str]:
        """Whom the seats name."""

    def begin(self, game: Game, path: Path) -> None:
        """They take part in this game, which is kept in a file."""


class Careers(Protocol):
    """What a game with careers does for the person at this machine."""

    def company(self, sides: Sequence[str]) -> Company:
        """Those whom the seats of a new game name. Raises SetupError."""

    def found_at(self, game: Game, path: Path) -> None:
        """A game is continued, in this file."""

    def settled(self, game: Game, lang: str) -> list[str]:
        """Move on everybody whose game this is, if it is over: what has become of them, in lines."""


def careers_of(game: str) -> Careers | None:
    """How a game keeps careers here; nothing where it has none."""
    where = plugin_of(game).careers_at_home
    return cast(Careers, part(where)) if where else None
