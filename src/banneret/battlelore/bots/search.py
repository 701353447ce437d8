"""The bot `search` of *BattleLore*."""

from __future__ import annotations

from banneret.battlelore.bots.adventure_judge import AdventureJudge
from banneret.battlelore.bots.style import PLAIN_STYLE, Style
from banneret.bots.search.bot import SearchBot
from banneret.bots.search.budget import Budget


class BattleloreSearch(SearchBot):
    """Plays adventures."""

    def __init__(self, seed: int, budget: Budget, style: Style = PLAIN_STYLE) -> None:
        super().__init__(seed, AdventureJudge(seed, style), budget)
