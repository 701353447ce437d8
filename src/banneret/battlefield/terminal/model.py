"""AdventureWorld: the description of a game in Adventure mode, typed."""

from __future__ import annotations

from typing import ClassVar, cast

from banneret.battlefield.table.types import AdventureModeView
from banneret.heroes.terminal.map.model import Player, World, world_of
from banneret.heroes.terminal.session import HeroesSession
from banneret.kernel.game import Game


class Traveller(Player, frozen=True, kw_only=True):
    """What may be known of a player."""

    beside: tuple[str, ...]
    """Cards beside the Hero board."""
    kept: tuple[str, ...]
    kept_cards: int
    saved: tuple[str, ...]
    saved_cards: int
    resolved: tuple[str, ...]
    stunned: tuple[str, ...]
    scrolls: tuple[str, ...]
    scroll_cards: int

    @property
    def secrets(self) -> int:
        """How many cards the others may not see."""
        return super().secrets + self.kept_cards + self.saved_cards + self.scroll_cards


class AdventureWorld(World, frozen=True, kw_only=True):
    """What one seat sees of a game in Adventure mode."""

    players: tuple[Traveller, ...]
    adventure_mode: AdventureModeView

    @property
    def watched(self) -> Traveller | None:
        """The player whose eyes these are."""
        return self.players[self.seat] if self.seat >= 0 else None

    def hides(self) -> bool:
        """Whether any player holds something that the others may not see."""
        return self.adventure_mode.offered_cards > 0 or super().hides()


class BattlefieldSession(HeroesSession):
    """A Duel, or a game in Adventure mode, at one screen."""

    world_type: ClassVar[type[World]] = AdventureWorld


def adventure_world(game: Game, seat: int) -> AdventureWorld:
    """What a seat sees now; -1 sees what everybody may see."""
    return cast(AdventureWorld, world_of(game, seat, AdventureWorld))
