"""The Morale cards before a side: which there are, and what they may be resolved for now.

Nobody holds Positive and Negative Morale cards together: a gain of either first takes a card of the other. So
`Battle.morale` and the first bits of `Battle.marks`, which record tokens, record the cards as well.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.state.answers_combat import MORALE_USE
from banneret.heroes.state.battle import SIDE_MASK, Battle
from banneret.heroes.state.pile_numbers import HAND, MORALE_PILES
from banneret.heroes.state.terms import OWN, R_NO_HAND
from banneret.heroes.tables.morale import COMBAT_BONUS, FRESH_HAND, SHAKE_OFF, morale_card, morale_kind
from banneret.heroes.tables.units_and_cards import W_ACTIVATION, W_INSTANT_ATTACK, W_INSTANT_DEFENSE
from banneret.kernel.keys import option

MORALE_HELD: Final = MORALE_PILES
"""The Morale cards a side has before it, face up. Rules: BF-MRL-04."""
MORALE_DECK: Final = MORALE_PILES + 2
"""Of no side: the Positive Morale deck, then the Negative one. Rules: BF-MRL-01."""
MORALE_DISCARDS: Final = MORALE_PILES + 4
"""Their discard piles. Rules: BF-MRL-15."""
MORALE_SEEN: Final = MORALE_PILES + 6
"""The Morale cards a side is looking at in a Search."""

W_ATTACK: Final = W_INSTANT_ATTACK | W_INSTANT_DEFENSE


def holds(s: Battle, side: int, kind: int) -> bool:
    """Whether a side has a Morale card of this kind before it."""
    return morale_card(kind) in s.piles[MORALE_HELD + side]


def held_windows(s: Battle, side: int) -> int:
    """The windows of Combat in which a held card could be resolved. Rules: BF-MRL-07."""
    windows = 0
    for card in s.piles[MORALE_HELD + side]:
        kind = morale_kind(card)
        if kind == COMBAT_BONUS:
            windows |= W_ATTACK
        elif kind in (SHAKE_OFF, FRESH_HAND):
            windows |= W_ATTACK | W_ACTIVATION
    return windows


def card_uses(s: Battle, side: int, window: int = 0) -> list[int]:
    """The cards a side may resolve now besides those for dice and Searches, each once.

    A controller of Neutral Units uses Morale cards for their own hand, not for units that are not theirs. Rules:
    BF-MRL-07, H3-MOR-07, H3-CBS-26.
    """
    options: list[int] = []
    own = s.terms.manner[side] == OWN
    if window & W_ATTACK and own and holds(s, side, COMBAT_BONUS):
        options.append(option(MORALE_USE, COMBAT_BONUS))
    if s.frozen & SIDE_MASK[side] and own and holds(s, side, SHAKE_OFF):
        options.append(option(MORALE_USE, SHAKE_OFF))
    if s.piles[HAND + side] and not s.terms.rules & R_NO_HAND and holds(s, side, FRESH_HAND):
        options.append(option(MORALE_USE, FRESH_HAND))
    if not s.base:
        options += [option(MORALE_USE, kind) for kind in s.morale_off_board(side) if holds(s, side, kind)]
    return options
