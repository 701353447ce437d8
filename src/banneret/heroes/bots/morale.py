"""What Morale cards are worth to a bot, and which it keeps, gives up and uses."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.morale.held import MORALE_HELD
from banneret.heroes.state.answers_combat import MORALE_DROP, MORALE_KEEP
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.tables.morale import morale_kind
from banneret.kernel.keys import argument, verb

TOKEN: Final = 1.0
"""A Positive Morale token."""
# A list, because a compiled module has no tuple of floats once it has been loaded.
CARD_WORTH: Final = [
    0.6, 1.2, 1.0, 1.0, 1.4, 0.8, 0.5, 1.0,
    -0.6, -1.4, -1.0, -0.4, -3.0, -1.5, -1.0, -0.8,
]  # fmt: skip
"""By kind of Morale card, in gold."""


def spirits(s: Battle, side: int) -> float:
    """What the morale of a side is worth."""
    if not s.terms.rules & R_MORALE_DECKS:
        return TOKEN if s.morale >> side & 1 else 0.0
    total = 0.0
    for card in s.piles[MORALE_HELD + side]:
        total += CARD_WORTH[morale_kind(card)]
    return total


def morale_choice(options: list[int]) -> int:
    """The best card to keep, or the one whose loss helps most or hurts least; -1 where it is about something else."""
    what = verb(options[0])
    if what == MORALE_KEEP:
        return max(options, key=lambda o: CARD_WORTH[argument(o)])
    if what == MORALE_DROP:
        return min(options, key=lambda o: CARD_WORTH[argument(o)])
    return -1
