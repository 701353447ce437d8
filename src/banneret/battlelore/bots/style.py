"""Style: how somebody plays *BattleLore*, as weights on what places and answers are worth."""

from __future__ import annotations

from typing import Final


class Style:
    """Weights; 1 is how the greedy bot plays."""

    def __init__(self, attacks: float = 1.0, care: float = 1.0, goals: float = 1.0, lore: float = 1.0) -> None:
        self.attacks = attacks
        self.care = care
        """What the enemy could do to own units."""
        self.goals = goals
        """What the adventure and the ground give."""
        self.lore = lore
        """Lore cards that are played."""


PLAIN_STYLE: Final = Style()
