"""A bot that searches: it answers what is obvious at once and thinks about the rest for as long as it may."""

from __future__ import annotations

from random import Random
from time import perf_counter

from banneret.bots.search.budget import Budget
from banneret.bots.search.judge import SearchJudge
from banneret.bots.search.searching import NAMING, Search
from banneret.kernel.rules import GameRules, View


class SearchBot:
    """Plays by search with the judge of a game."""

    def __init__(self, seed: int, judge: SearchJudge, budget: Budget) -> None:
        self._rng = Random(seed)
        self._judge = judge
        self._budget = budget
        self.last: Search | None = None
        """How the last answer that needed a search was found."""

    def choose(self, view: View, rules: GameRules) -> int:
        """The best answer that the budget finds."""
        begun = perf_counter()
        state = view.state
        if len(state.options) == 1:
            return state.options[0]
        obvious = self._judge.obvious(state, view.seat)
        if obvious >= 0:
            return obvious
        budget = self._budget
        until = begun + budget.seconds
        search = Search(view, rules, self._judge, self._rng, until)
        search.begin(begun + NAMING * budget.seconds)
        self.last = search
        search.think(budget, begun)
        return search.answer()
