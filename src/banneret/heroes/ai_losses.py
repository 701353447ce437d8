"""Where the Neutral Units of an AI army go after a Combat.

Those that a scenario names are set aside before the game and never lie on a discard pile. Those that were drawn stay
with an army that is at full strength again; where losses last, the fallen stay on their discard piles.
"""

from __future__ import annotations

from banneret.heroes.adventure import Adventure
from banneret.heroes.ai_host import DRAWN
from banneret.heroes.battle import LOST, NEUTRAL_DECK, NEUTRAL_DISCARDS, RESERVE, added, without
from banneret.heroes.cards import forget_place
from banneret.heroes.tables import NEUTRAL, TIER


def named_units(s: Adventure, ai: int) -> list[int]:
    """The Neutral Units that the scenario gives to an AI hero by name. Rules: H3-NEU-01, H3-AIM-12."""
    return [row for row in s.match.ai[ai].army if row < DRAWN and NEUTRAL[row >> 1]]


def sort_losses(s: Adventure, ai: int, side: int) -> None:
    """Put every unit where it belongs before the board is cleared. Rules: H3-AIM-12, H3-NEU-06, H3-END-25."""
    lasting = s.match.ai[ai].lasting
    home = named_units(s, ai) if lasting else list(s.saga.host.troops[ai])
    for row in s.piles[LOST + side]:
        if row in home and NEUTRAL[row >> 1]:
            home.remove(row)
            take_up(s, row)
    for row in () if lasting else s.piles[RESERVE + side]:
        if row in home:
            home.remove(row)
        elif NEUTRAL[row >> 1]:
            # It came out of the reserve for this Combat only.
            pile = NEUTRAL_DISCARDS + TIER[row >> 1]
            s.piles[pile] = added(s.piles[pile], row)


def take_up(s: Adventure, row: int) -> bool:
    """Take a Neutral Unit from its discard pile, or from its deck where that was shuffled; tell whether it was there.

    Rules: H3-NEU-01, H3-NEU-10.
    """
    tier = TIER[row >> 1]
    for pile in (NEUTRAL_DISCARDS + tier, NEUTRAL_DECK + tier):
        if row in s.piles[pile]:
            s.piles[pile] = without(s.piles[pile], row)
            if s.known:
                forget_place(s, pile)
            return True
    return False
