"""The bot `learned` of *Heroes*: it searches like `search`, and a network judges where a search ends."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from banneret.bots.learned.network import read_network
from banneret.bots.learned.shipped import manifest_of, shipped_network
from banneret.bots.search.bot import SearchBot
from banneret.bots.search.budget import Budget
from banneret.heroes.bots.fight.learned_judge import LearnedFightJudge
from banneret.heroes.bots.planning.learned_judge import LearnedMapJudge
from banneret.heroes.bots.search import HeroesSearch
from banneret.heroes.encoding.encodings import ENCODINGS
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.rules import View

COMBATS: Final = "skirmish"
TURNS: Final = "clash"
"""What networks are trained on: the first judges Combats, the other turns on the map of two rivals."""


class HeroesLearned(HeroesSearch):
    """Plays like `search`. What its network does not judge is judged by hand."""

    def __init__(self, seed: int, budget: Budget, network: str) -> None:
        super().__init__(seed, budget)
        self._learned_planner: SearchBot | None = None
        shipped = [course for course in (COMBATS, TURNS) if course in manifest_of("heroes")] or [COMBATS]
        paths = [Path(network)] if network else [shipped_network("heroes", course) for course in shipped]
        combat, whole = ENCODINGS.combat, ENCODINGS.whole_game
        for path in paths:
            found = read_network(path, combat.layout, whole.layout)
            if found.shape.layout == whole.layout.name:
                judge = LearnedMapJudge(seed, found, whole, found.shape.horizon)
                self._learned_planner = SearchBot(seed, judge, budget)
            else:
                self.fighter = SearchBot(seed, LearnedFightJudge(found, combat, found.shape.horizon), budget)

    def searcher(self, view: View) -> SearchBot | None:
        """The searcher for fights, or for turns; a network judges turns only where two rivals play."""
        searcher = super().searcher(view)
        if searcher is self.planner and self._learned_planner:
            state = view.state
            if isinstance(state, WholeGame) and state.game_terms.scenario.teams[len(state.town_at)] == (0, 1):
                return self._learned_planner
        return searcher
