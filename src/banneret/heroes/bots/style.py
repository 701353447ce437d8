"""Style: how somebody plays *Heroes*, as weights on what the greedy bot and the judges value."""

from __future__ import annotations

from typing import Final, NamedTuple


class Style(NamedTuple):
    """Weights; 1 is how the greedy bot plays."""

    buildings: float = 1.0
    """What is built."""
    troops: float = 1.0
    """Units that are recruited."""
    income: float = 1.0
    """Mines and Settlements."""
    fights: float = 1.0
    """Guards, heroes and Towns that have to be fought for."""
    discovery: float = 1.0
    """Tiles that lie face down."""
    aggression: float = 1.0
    """In a Combat: the enemy's losses compared with own ones."""
    cards: float = 1.0
    """In a Combat: cards that stay in hand."""


PLAIN: Final = Style()
