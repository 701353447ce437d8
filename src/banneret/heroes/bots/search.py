"""The bot `search` of *Heroes*: it searches Combats, and answers on the map as the greedy bot does."""

from __future__ import annotations

from banneret.bots.protocol import Bot
from banneret.bots.search.bot import SearchBot
from banneret.bots.search.budget import Budget
from banneret.heroes.bots.fight.fight_judge import FightJudge
from banneret.heroes.bots.greedy import HeroesGreedy
from banneret.heroes.state.battle import Battle
from banneret.kernel.rules import GameRules, View


class CombatSearcher:
    """Searches what is asked in a Combat, and leaves everything else to another bot."""

    def __init__(self, seed: int, budget: Budget, otherwise: Bot) -> None:
        self.fighter = SearchBot(seed, FightJudge(), budget)
        self._otherwise = otherwise

    def choose(self, view: View, rules: GameRules) -> int:
        """The best answer that the budget finds."""
        state = view.state
        if isinstance(state, Battle) and state.base:
            return self.fighter.choose(view, rules)
        return self._otherwise.choose(view, rules)


class HeroesSearch(CombatSearcher):
    """Plays skirmishes and whole games."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget, HeroesGreedy(seed))
