"""How balanced the games of a scenario are: each game says who meets whom and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, cast

import msgspec

from banneret.arena.summary import wilson
from banneret.kernel.errors import SetupError
from banneret.plugins import part, plugin_of


class Share(msgspec.Struct, kw_only=True):
    """A number of games, and how many of them were won. A drawn game counts half."""

    games: int = 0
    wins: float = 0.0

    def add(self, won: float) -> None:
        """Count a game."""
        self.games += 1
        self.wins += won

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> list[float]:
        """Its 95 % interval."""
        return wilson(round(self.wins), self.games)


class Weighed(NamedTuple):
    """What games showed."""

    text: str
    """A section of a document about balance."""
    errors: int
    """How many of them failed."""


class Weighing(NamedTuple):
    """What to measure: a scenario, or the game's own selection, with a bot in all seats."""

    scenario: str | None
    players: int | None
    games: int
    seed: int
    jobs: int
    bot: str
    options: dict[str, str]


Weigh = Callable[[Weighing], Iterator[Weighed]]
"""Lets a bot play, counts, and returns the results, section by section. Raises SetupError."""


def weigher_of(game: str) -> Weigh:
    """How the balance of a game is measured. Raises SetupError if it cannot be."""
    where = plugin_of(game).balance
    if not where:
        raise SetupError(f"{game} has no --balance: it does not say who should meet whom")
    return cast(Weigh, part(where))
