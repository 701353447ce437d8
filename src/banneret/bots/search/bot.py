"""A bot that searches: it gives obvious answers at once and thinks about the rest within its budget."""

from __future__ import annotations

from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from banneret.bots.search.budget import UNLIMITED, Budget
from banneret.bots.search.judge import SearchJudge
from banneret.bots.search.searching import NAMING, Contender, Search
from banneret.bots.search.tree import Edge, find_node
from banneret.bots.weighed import Compared, Weighed
from banneret.kernel.rules import GameRules, View

EXPLAINED: Final = 3
"""How many answers are explained."""
PART_ROUNDS: Final = 8
"""How many rounds are played for that."""
THINKING: Final = 0.85
"""The share of the time that an explanation spends on the search itself."""
THOUGHT: Final = 0.6
"""The share of the time after which a comparison has found the best answer."""
TAIL: Final = 0.2
"""The share of rounds that counts as good or bad luck."""


class SearchBot:
    """Plays by search with the judge of a game."""

    def __init__(self, seed: int, judge: SearchJudge, budget: Budget) -> None:
        self._rng = Random(seed)
        self._judge = judge
        self._budget = budget
        self.last: Search | None = None
        """How the last answer that needed a search was found."""
        self._root: Edge | None = None
        """The tree in which the next decision may be found."""
        self._pondered: tuple[str, Search] | None = None
        """The last question of another seat that was pondered."""

    def choose(self, view: View, rules: GameRules) -> int:
        """The best answer found within the budget."""
        begun = perf_counter()
        state = view.state
        if len(state.options) == 1:
            return state.options[0]
        obvious = self._judge.obvious(state, view.seat)
        if obvious >= 0:
            return obvious
        budget = self._budget
        search = Search(view, rules, self._judge, self._rng, begun + budget.seconds)
        search.begin(begun + NAMING * budget.seconds)
        self._take_over(search, view)
        search.think(budget, begun)
        best = search.best()
        self.last = search
        self._root = best.edge
        self._pondered = None
        self._judge.settled(best.candidate, state)
        return best.candidate.option

    def explain(self, view: View, rules: GameRules) -> list[Weighed]:
        """The answers worth considering, the best first. An answer that needs no search is returned alone, without
        numbers."""
        begun = perf_counter()
        budget = self._budget
        self.last = None
        self._budget = Budget(THINKING * budget.seconds, budget.simulations) if budget.timed else budget
        try:
            option = self.choose(view, rules)
        finally:
            self._budget = budget
        search: Search | None = self.last
        if search is None:
            return [Weighed(option)]
        best = search.best()
        rest = sorted((one for one in search.contenders if one is not best), key=Contender.score, reverse=True)
        rest += sorted(search.dropped, key=Contender.score, reverse=True)
        # Several plans may begin with the same answer: the best of them stands for it.
        ranked = [best]
        for one in rest:
            if all(one.candidate.option != better.candidate.option for better in ranked):
                ranked.append(one)
        if self._judge.part_names:
            search.outlook(ranked[:EXPLAINED], PART_ROUNDS, begun + budget.seconds)
        return self._weighed(ranked, self._judge.fight_alone(view.state))

    def compare(self, view: View, rules: GameRules, given: int, rounds: int) -> Compared | None:
        """An answer that was given, compared with the best that the budget finds.

        Both are played `rounds` more times, and only that counts: what looked best may have been lucky. That has its
        share of the time, so that something is found however slow the game is. None for what needs no search.
        """
        state = view.state
        if len(state.options) == 1 or self._judge.obvious(state, view.seat) >= 0:
            return None
        begun = perf_counter()
        until = begun + self._budget.seconds
        search = Search(view, rules, self._judge, self._rng, until)
        search.begin(begun + NAMING * self._budget.seconds)
        if not search.contenders:
            return None
        search.joined(given)
        search.think(Budget(THOUGHT * self._budget.seconds, self._budget.simulations), begun)
        best = search.best()
        named = [one for one in (*search.contenders, *search.dropped) if one.candidate.option == given]
        other = max(named, key=Contender.score)
        same = best.candidate.option == given
        met = search.settle([best] if same else [best, other], rounds, until)
        if not met[0].rounds:
            return None
        lead = 0.0 if same else met[0].mean() - met[1].mean()
        # The lead of one of two is half their difference, and so is its deviation.
        played = met[0].rounds
        doubt = sqrt(max(0.0, met[0].squares / played - (lead / 2) ** 2) / played)
        worth = (1 + met[0].mean()) / 2
        fight = self._judge.fight_alone(state)
        return Compared(best.candidate.option, worth, met[0].error() / 2, lead / 2, doubt, fight)

    def _weighed(self, ranked: list[Contender], fight: bool) -> list[Weighed]:
        """Contenders as they are reported: worths from 0 to 1, in descending order.

        An answer that was dropped early may look better than it is after a few lucky rounds.
        """
        found: list[Weighed] = []
        highest = 1.0
        for one in ranked:
            if not one.rounds:
                found.append(Weighed(one.candidate.option, candidate=one.candidate))
                continue
            mean = one.mean()
            # A mean that luck was taken out of may lie a little beyond what a game can be worth.
            highest = max(0.0, min(highest, (1 + mean) / 2))
            gain = max(0.0, one.tail(TAIL, True) - mean) / 2
            risk = max(0.0, mean - one.tail(TAIL, False)) / 2
            parts = dict(zip(self._judge.part_names, one.parts, strict=False))
            found.append(Weighed(one.candidate.option, highest, gain, risk, parts, one.candidate, fight))
        return found

    def ponder(self, view: View, rules: GameRules, until: float, simulations: int = UNLIMITED) -> None:
        """Think while another seat is asked, up to a deadline (see `time.perf_counter`) or for a number of simulations.

        It may be called repeatedly with the same view and continues where it stopped. The next `choose` uses what was
        found.
        """
        if view.state.seat < 0 or view.state.seat == view.seat:
            return
        digest = view.state.digest()
        if self._pondered is None or self._pondered[0] != digest:
            self._pondered = (digest, Search(view, rules, self._judge, self._rng, until))
        root = self._pondered[1].grow(until, simulations)
        if root is not None:
            self._root = root

    def _take_over(self, search: Search, view: View) -> None:
        """Reuse the tree of the previous decision, or of the pondering since, if this question is in it."""
        if self._root is None:
            return
        judge = self._judge
        fingerprint = judge.fingerprint(view.state, judge.seat_in(view.state, view.seat))
        node = find_node(self._root, fingerprint) if fingerprint else None
        if node is not None:
            search.adopt(node)
