"""The position of a game in Adventure mode.

It is a whole game without a map. Nobody holds a hand before the final battle, so the open cards beside a player's Hero
board take its place: playable cards are found there.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.state.game_terms import GameTerms
from banneret.heroes.state.pile_numbers import ALL_PILES
from banneret.heroes.state.whole_game import WholeGame, copy_whole_game, fill_whole_game
from banneret.heroes.tables.morale import NEW_PATH, SHAKE_OFF

ADVENTURE_DECK: Final = ALL_PILES
"""Rules: BF-ADV-68."""
ADVENTURE_DISCARDS: Final = ALL_PILES + 1
"""The common discard pile, the top card last. Rules: BF-ADV-35."""
OFFERED_CARDS: Final = ALL_PILES + 2
"""The Adventure cards that one player chooses from."""
KEPT: Final = ALL_PILES + 3
"""By player: the card of this round. Rules: BF-ADV-34, BF-ADV-35."""
SAVED: Final = ALL_PILES + 5
"""By player: the saved card, at most one. Rules: BF-ADV-39."""
RESOLVED: Final = ALL_PILES + 7
"""By player: the personal pile, in the order of play. Rules: BF-ADV-43."""
ADVENTURE_MODE_PILES: Final = ALL_PILES + 9
"""Rules: BF-ADV-01."""


class AdventureModeGame(WholeGame):
    """A whole game in Adventure mode."""

    __slots__ = ("band", "battle", "chooser", "declared", "resolved", "scribing")

    band: tuple[int, ...]
    """The rows of the units picked for an adventure Combat. Rules: BF-ADV-52."""
    battle: bool
    """Whether the adventure is over and hands are held. Rules: BF-BTL-01."""
    chooser: int
    """The player whom OFFERED_CARDS are offered to, or -1. Rules: BF-ADV-50."""
    declared: int
    """The Combat Power declared, 0 outside an adventure Combat. Rules: BF-ADV-51."""
    resolved: int
    """The players who have resolved a card this round, as bits. Rules: BF-ADV-41."""
    scribing: bool
    """Whether the next Spell found goes under a Spell Scroll. Rules: BF-ADV-65."""

    def copy(self) -> AdventureModeGame:
        """An independent copy, without listeners."""
        e = AdventureModeGame()
        copy_whole_game(self, e)
        copy_fields(self, e)
        return e

    def parts(self) -> list[object]:
        """What makes up the position."""
        own = [self.band, self.battle, self.chooser, self.declared, self.resolved, self.scribing]
        return [*WholeGame.parts(self), *own]

    def morale_off_board(self, side: int) -> list[int]:
        """Tokens on unit cards may be shaken off, and Adventure cards exchanged. Rules: BF-MRL-07."""
        kinds = [SHAKE_OFF] if self.stunned[self.who[side]] else []
        if card_places(self):
            kinds.append(NEW_PATH)
        return kinds


def copy_fields(s: AdventureModeGame, e: AdventureModeGame) -> None:
    """Make what only Adventure mode has like that of another position; everybody may know it."""
    e.band = s.band
    e.battle = s.battle
    e.chooser = s.chooser
    e.declared = s.declared
    e.resolved = s.resolved
    e.scribing = s.scribing


def fresh_adventure_mode(game_terms: GameTerms) -> AdventureModeGame:
    """A game in Adventure mode before its set-up."""
    e = AdventureModeGame()
    fill_whole_game(e, game_terms)
    e.piles = [()] * ADVENTURE_MODE_PILES
    e.band = ()
    e.battle = e.scribing = False
    e.chooser = -1
    e.declared = e.resolved = 0
    return e


def card_places(s: AdventureModeGame) -> list[int]:
    """The piles with Adventure cards that the acting player has before them. Rules: BF-ADV-50, BF-MRL-07."""
    player = s.who[0]
    places = [KEPT + player, SAVED + player]
    if s.chooser == player:
        places.append(OFFERED_CARDS)
    return [pile for pile in places if s.piles[pile]]


def starter(s: WholeGame) -> int:
    """The player who starts this round. Rules: BF-ADV-32."""
    return s.first if s.game_round % 2 else 1 - s.first
