"""What the Battlefield expansion adds to a position, as the page is told it: hexes, Duels and Adventure mode."""

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


class DuellistView(msgspec.Struct, frozen=True):
    """A player of a Duel, besides the side of the battle."""

    player: int
    faction: str | None
    hero: str | None
    secret: int
    dropped: tuple[str, ...]
    """Cards drawn and dropped, which their owner alone sees."""
    dropped_cards: int


class DuelView(msgspec.Struct, frozen=True):
    """What there is of a Duel around its battle."""

    template: str
    level: int
    first: int
    fighting: bool
    """Whether the decks are ready and the battle has begun."""
    players: tuple[DuellistView, ...]
    shared: tuple[int, ...]
    """How many cards the Ability, Artifact and Spell decks hold."""
    replaced: tuple[str, ...]


class TravellerView(msgspec.Struct, frozen=True):
    """A player in Adventure mode, besides what a player of any whole game has."""

    beside: tuple[str, ...]
    """Cards that lie open beside the Hero board, in place of a hand."""
    kept: tuple[str, ...]
    kept_cards: int
    saved: tuple[str, ...]
    saved_cards: int
    resolved: tuple[str, ...]
    resolved_this_round: bool
    stunned: tuple[str, ...]
    scrolls: tuple[str, ...]
    scroll_cards: int


class AdventureModeView(msgspec.Struct, frozen=True):
    """What there is of Adventure mode beyond its players."""

    starter: int
    """The player who starts this round, -1 before the first."""
    deck: int
    discards: int
    offered: tuple[str, ...]
    offered_cards: int
    chooser: int
    declared: int
    """The power declared for the Combat card that is being resolved."""
    band: tuple[str, ...]
    """The units sent into it."""
    dice: tuple[int, ...]
    battle: bool
