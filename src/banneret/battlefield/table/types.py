"""What *Battlefield* has besides what a game of *Heroes* has: in a position as the page receives it, and in print."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from banneret.heroes.table.catalogue_types import HeroesCatalogue
from banneret.heroes.table.view import HeroesView, PlayerView, WorldView


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


class AdventurePlayerView(PlayerView, frozen=True, kw_only=True):
    """What may be known of a player in Adventure mode."""

    traveller: TravellerView


class AdventureWorldView(WorldView, frozen=True, kw_only=True):
    """The players of a game in Adventure mode, and the cards that it has in place of a map."""

    players: Mapping[str, AdventurePlayerView]
    adventure_mode: AdventureModeView


class BattlefieldView(HeroesView, frozen=True, kw_only=True):
    """What the table is drawn from: Adventure mode with its battle, or a Duel around its battle."""

    game: Literal["battlefield"]
    world: AdventureWorldView | None
    duel: DuelView | None


class PowerInfo(msgspec.Struct, frozen=True):
    """A Combat Power that may be declared, and the reward for winning with it."""

    power: int
    text: str


class AdventureInfo(msgspec.Struct, frozen=True):
    """A card of the Adventure deck."""

    id: str
    name: str
    combat: bool
    lines: tuple[str, ...]
    """What an Event does, or what a Combat gives in any case."""
    levels: tuple[PowerInfo, ...]
    saved: bool
    """Whether it may be saved for later."""
    copies: int


class BattlefieldCatalogue(HeroesCatalogue, frozen=True, kw_only=True):
    """Everything printed in both boxes."""

    adventure: dict[str, AdventureInfo]
    """The cards of the Adventure deck."""
