"""The bot `search` of *Heroes*: it searches Combats, plans its turns on the map, and is greedy with the rest."""

from __future__ import annotations

from banneret.bots.protocol import Bot
from banneret.bots.search.bot import SearchBot
from banneret.bots.search.budget import Budget
from banneret.bots.weighed import Compared, Weighed
from banneret.heroes.bots.fight.fight_judge import FightJudge
from banneret.heroes.bots.greedy import HeroesGreedy
from banneret.heroes.bots.planning.map_judge import MapJudge
from banneret.heroes.bots.style import PLAIN, TUNED, Style
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.rules import GameRules, View


class CombatSearcher:
    """Searches questions in a Combat, and leaves everything else to another bot."""

    def __init__(self, seed: int, budget: Budget, otherwise: Bot, style: Style = PLAIN) -> None:
        self.fighter = SearchBot(seed, FightJudge(style.aggression, style.cards), budget)
        self.otherwise = otherwise

    def choose(self, view: View, rules: GameRules) -> int:
        """The best answer that the budget finds."""
        return (self.searcher(view) or self.otherwise).choose(view, rules)

    def explain(self, view: View, rules: GameRules) -> list[Weighed]:
        """The answers worth a thought, the best first; where nothing is searched, one without numbers."""
        searcher = self.searcher(view)
        return searcher.explain(view, rules) if searcher else [Weighed(self.otherwise.choose(view, rules))]

    def compare(self, view: View, rules: GameRules, given: int, rounds: int) -> Compared | None:
        """An answer that was given, beside the best; nothing where nothing is searched."""
        searcher = self.searcher(view)
        return searcher.compare(view, rules, given, rounds) if searcher else None

    def searcher(self, view: View) -> SearchBot | None:
        """The searcher for the question, if there is one."""
        state = view.state
        return self.fighter if isinstance(state, Battle) and state.base else None


class HeroesSearch(CombatSearcher):
    """Plays skirmishes and whole games, against rivals and together."""

    def __init__(self, seed: int, budget: Budget, style: Style = PLAIN) -> None:
        super().__init__(seed, budget, HeroesGreedy(seed, style, TUNED if style is PLAIN else None), style)
        self.planner = SearchBot(seed, MapJudge(seed, style), budget)

    def searcher(self, view: View) -> SearchBot | None:
        """The searcher for fights, or for turns."""
        state = view.state
        if isinstance(state, WholeGame) and state.kind == K_ACTION and not state.base:
            return self.planner
        return super().searcher(view)
