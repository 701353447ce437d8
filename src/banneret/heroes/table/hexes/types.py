"""What the hex board and the Morale decks add to a Combat, as the page receives it."""

from __future__ import annotations

import msgspec


class ObstacleView(msgspec.Struct, frozen=True):
    """An Obstacle on the hex battlefield."""

    token: str
    turn: int
    at: str
    """The hex under its first hex."""
    hexes: tuple[str, ...]


class EffectView(msgspec.Struct, frozen=True):
    """A Fire Wall or a Force Field on hexes."""

    token: str
    hexes: tuple[str, ...]
    damage: int
    until: int | None
    """The last round in which it lies there; nothing where it stays."""


class LayingView(msgspec.Struct, frozen=True):
    """The Obstacle somebody is about to lay."""

    token: str
    turn: int
    """-1 while that is asked."""


class MoraleDeckView(msgspec.Struct, frozen=True):
    """One of the two Morale decks."""

    cards: int
    discards: tuple[str, ...]


class MoraleDecksView(msgspec.Struct, frozen=True):
    """The Morale decks; cards in play lie by their holders."""

    positive: MoraleDeckView
    negative: MoraleDeckView
