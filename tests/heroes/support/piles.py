"""Looking into the neutral decks of a Combat, and stacking them."""

from collections.abc import Iterable
from typing import cast

from banneret.heroes.state.battle import NEUTRAL_DECK, NEUTRAL_DISCARDS, Battle
from banneret.heroes.tables.units_and_cards import UNIT_IDS, UNIT_NUMBER
from banneret.kernel.game import Game

TIERS = ("bronze", "silver", "gold", "azure")


def neutral_deck(game: Game, tier: str) -> list[str]:
    """The cards in the deck of a tier, by name."""
    return _names(game, NEUTRAL_DECK + TIERS.index(tier))


def neutral_discards(game: Game, tier: str) -> list[str]:
    """The cards in the discard pile of a tier, by name."""
    return _names(game, NEUTRAL_DISCARDS + TIERS.index(tier))


def stack_neutrals(game: Game, tier: str, deck: Iterable[str], discards: Iterable[str] = ()) -> None:
    """Let the deck and the discard pile of a tier hold these cards only, as after earlier Combats."""
    for pile, cards in ((NEUTRAL_DECK, deck), (NEUTRAL_DISCARDS, discards)):
        rows = sorted(2 * UNIT_NUMBER[card] for card in cards)
        cast(Battle, game.state).piles[pile + TIERS.index(tier)] = tuple(rows)


def _names(game: Game, pile: int) -> list[str]:
    return sorted(UNIT_IDS[row >> 1] for row in cast(Battle, game.state).piles[pile])
