"""One new hand: after the draw of the first turn a player may shuffle the hand back and draw as many cards."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.hands import DRAW, refresh
from banneret.heroes.combat.cards.known_places import shuffled
from banneret.heroes.state.answers_combat import NO, YES
from banneret.heroes.state.events_map import E_NEW_HAND
from banneret.heroes.state.pile_numbers import DECK, HAND
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.kinds import K_MAY
from banneret.kernel.sequence import asks, sequence


def ask_new_hand(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """The offer is made once, in the first round. Rules: H3-TOU-10."""
    if s.piles[HAND]:
        s.ask(player, K_MAY, [YES, NO])
    else:
        s.leave()


def got_new_hand(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """All cards go back into the deck, and as many are drawn. Rules: H3-TOU-10."""
    s.leave()
    if s.answer == YES:
        count = len(s.piles[HAND])
        s.piles[DECK] = tuple(sorted(s.piles[DECK] + s.piles[HAND]))
        s.piles[HAND] = ()
        shuffled(s, DECK)
        refresh(s, 0)
        s.emit(E_NEW_HAND, player, count)
        s.call(DRAW, 0, count, 0)


NEW_HAND: Final = sequence(asks(ask_new_hand), got_new_hand)
"""Arguments: the player."""
