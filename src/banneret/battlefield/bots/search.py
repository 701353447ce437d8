"""The bot `search` of the Battlefield expansion: it searches battles, and before them answers as the greedy bot."""

from __future__ import annotations

from banneret.battlefield.bots.greedy import BattlefieldGreedy
from banneret.bots.search.budget import Budget
from banneret.heroes.bots.search import CombatSearcher
from banneret.heroes.bots.style import PLAIN, Style


class BattlefieldSearch(CombatSearcher):
    """Plays Duels, adventures and the battles of the expansion."""

    def __init__(self, seed: int, budget: Budget, style: Style = PLAIN) -> None:
        super().__init__(seed, budget, BattlefieldGreedy(seed, style), style)
