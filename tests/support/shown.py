"""What a game shows: the short way to its presenter."""

from typing import Any

from banneret.heroes.table.forecast_types import AttackForeseen
from banneret.kernel.game import Game
from banneret.table.presenter import presenting
from banneret.table.protocol import Told, Way
from banneret.table.replay.past_game import PastGame
from banneret.table.replay.types import Statistics
from banneret.table.told import Telling


def wire_view(game: Game, seat: int) -> dict[str, Any]:
    """What a seat is sent of the position."""
    return presenting(game).view(game, seat)


def told(game: Game, seat: int, events: Any, first: int, lang: str, context: Any = None) -> list[Told]:
    """Events in words."""
    return presenting(game).told(Telling(game, seat, events, first, lang, context))


def ways(game: Game, seat: int) -> tuple[Way, ...]:
    """Where the pieces of a seat can go."""
    return presenting(game).ways(game, seat)


def foreseen(game: Game, seat: int, answer: str, re: int, first: tuple[str, ...] = ()) -> AttackForeseen:
    """What an attack would lead to."""
    found = presenting(game).foreseen(game, seat, answer, re, first)
    assert isinstance(found, AttackForeseen)
    return found


def statistics(game: Game, lang: str = "en") -> Statistics:
    """A game in numbers."""
    return presenting(game).statistics(PastGame(game), lang)
