"""The tree below the answers that are compared: questions with edges for answers, and the choice between them.

A node is a question reached by the same answers and the same outcomes of chance that have branches. Its positions
differ in what is hidden and in averaged chance, so the answers offered may differ too; an edge counts where it is
offered. Answers join a node in the order of their priors as its visits grow (progressive widening).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from banneret.bots.search.judge import Candidate, SearchJudge
from banneret.kernel.state import State

UNTRIED: Final = 0.15
"""How much worse than its question an untried answer is assumed to be."""
FIRST_EDGES: Final = 2
WIDENING: Final = 1.0
"""A node with n visits considers FIRST_EDGES + WIDENING * sqrt(n) answers."""
MARKS: Final = 1 << 40
"""Marks of chance are folded into numbers below this."""


class Edge:
    """An answer, and its results for the side that gave it."""

    def __init__(self, option: int, prior: float, side: int) -> None:
        self.option = option
        self.prior = prior
        self.side = side
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[int, Node] = {}
        """By mark: the questions it has led to."""


class Node:
    """A question of the tree. It has no edges before its second visit."""

    def __init__(self, side: int, fingerprint: int) -> None:
        self.side = side
        self.fingerprint = fingerprint
        """The fingerprint of what the searching seat sees here if it is asked; 0 otherwise."""
        self.visits = 0
        self.total = 0.0
        self.edges: list[Edge] = []
        self.offered: list[int] = []
        """The answers offered when it was last examined."""
        self.known: set[int] = set()
        """Every answer ever offered, whether it has an edge or not."""

    def choose(self, state: State, judge: SearchJudge) -> Edge:
        """The edge to try next in a position with this question."""
        options = state.options
        alike = self.offered == options
        if not alike:
            self._meet(state, judge)
        allowed = FIRST_EDGES + int(WIDENING * sqrt(self.visits))
        reach = judge.exploration * sqrt(self.visits + 1)
        untried = self.total / self.visits - UNTRIED if self.visits else 0.0
        best: Edge | None = None
        highest = -1e9
        considered = 0
        partial = len(self.known) > len(options)
        for edge in self.edges:
            if partial and edge.option not in options:
                continue
            considered += 1
            if considered > allowed:
                break
            visits = edge.visits
            score = (edge.total / visits if visits else untried) + reach * edge.prior / (1 + visits)
            if score > highest:
                highest = score
                best = edge
        if best is None:
            # No answer worth a branch is offered in this position.
            best = Edge(options[0], 0.0, self.side)
            self.edges.append(best)
        return best

    def _meet(self, state: State, judge: SearchJudge) -> None:
        """Add edges for answers that were never offered before."""
        options = state.options
        self.offered = options
        known = self.known
        fresh = False
        for option in options:
            if option not in known:
                fresh = True
                break
        if not fresh:
            return
        for candidate in judge.options(state):
            if candidate.option not in known:
                self._insert(candidate)
        known.update(options)

    def _insert(self, candidate: Candidate) -> None:
        edges = self.edges
        place = len(edges)
        while place > 0 and edges[place - 1].prior < candidate.prior:
            place -= 1
        edges.insert(place, Edge(candidate.option, candidate.prior, self.side))


def find_node(root: Edge, fingerprint: int) -> Node | None:
    """The most visited question below an edge at which the searching seat sees exactly this."""
    found: Node | None = None
    edges = [root]
    while edges:
        for node in edges.pop().nodes.values():
            if node.fingerprint == fingerprint and (found is None or node.visits > found.visits):
                found = node
            edges += [edge for edge in node.edges if edge.visits > 1]
    return found


def folded(mark: int, outcome: int) -> int:
    """The mark of a path after one more outcome of chance."""
    return (mark * 1_000_003 + outcome + 1) % MARKS


def question_mark(mark: int, state: State) -> int:
    """The mark of a question: the path to it, the step that asks, and who is asked."""
    return (mark * 4096 + state.step) * 16 + state.seat
