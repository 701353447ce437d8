"""The Tactic card that a unit acts under."""

from __future__ import annotations

from banneret.battlelore.box.tables import TACTIC
from banneret.battlelore.state.battleground import Battleground


def tactic_for(s: Battleground, u: int) -> str:
    """What the Tactic card of this turn does for a unit: nothing for one that was ordered besides those of the card.

    Rules: BL-CMD-24 to BL-CMD-27, BL-CMD-29, BL-CMD-32.
    """
    return "" if s.gratis >> u & 1 else TACTIC[s.card]
