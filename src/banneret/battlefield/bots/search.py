"""The bot `search` of the Battlefield expansion: it searches battles and the adventures before them, and builds the
decks of Duels by what has won."""

from __future__ import annotations

from banneret.battlefield.adventure_mode.state import AdventureModeGame
from banneret.battlefield.bots.adventure_mode_judge import AdventureModeJudge
from banneret.battlefield.bots.duel_decks import DeckBuilder
from banneret.bots.search.bot import SearchBot
from banneret.bots.search.budget import Budget
from banneret.heroes.bots.search import CombatSearcher
from banneret.heroes.bots.style import PLAIN, Style
from banneret.kernel.rules import View


class BattlefieldSearch(CombatSearcher):
    """Plays Duels, adventures and the battles of the expansion."""

    def __init__(self, seed: int, budget: Budget, style: Style = PLAIN) -> None:
        super().__init__(seed, budget, DeckBuilder(seed, style), style)
        self.planner = SearchBot(seed, AdventureModeJudge(seed, style), budget)

    def searcher(self, view: View) -> SearchBot | None:
        """The searcher for battles, or for what comes before one in Adventure mode."""
        state = view.state
        if isinstance(state, AdventureModeGame) and not state.base:
            return self.planner
        return super().searcher(view)
