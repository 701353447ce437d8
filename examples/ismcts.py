"""Information-set tree search in sixty lines: banneret sim heroes --seats ismcts:Searcher,random --games 20

One tree for all that may be hidden (SO-ISMCTS): every simulation deals the hidden cards anew, goes down by UCB among the
answers that are possible then, adds one node, and plays on at random for a while.
"""

import math
import random

from banneret.kernel.state import CHANCE, OVER

SIMULATIONS = 150
HORIZON = 60
"""Answers that a simulation plays on at random; what is not over by then counts as a draw."""


class Node:
    def __init__(self, seat):
        self.seat = seat  # who gave the answer that leads here
        self.children = {}
        self.visits = self.offered = 0
        self.won = 0.0


class Searcher:
    """Give it views only, as every bot gets; it deals the rest itself."""

    def __init__(self, seed):
        self.rng = random.Random(seed)

    def choose(self, view, rules):
        if len(view.state.options) == 1:
            return view.state.options[0]
        root = Node(view.seat)
        for _ in range(SIMULATIONS):
            self.simulate(root, rules.determinize(view, self.rng))
        return max(root.children, key=lambda answer: root.children[answer].visits)

    def simulate(self, node, state):
        path = [node]
        while state.seat != OVER:
            if state.seat == CHANCE:
                state.apply(self.rng.choice(state.outcomes))
                continue
            untried = [answer for answer in state.options if answer not in node.children]
            for answer in state.options:
                if answer in node.children:
                    node.children[answer].offered += 1
            answer = (
                self.rng.choice(untried) if untried else max(state.options, key=lambda a: self.ucb(node.children[a]))
            )
            node = node.children.setdefault(answer, Node(state.seat))
            path.append(node)
            state.apply(answer)
            if untried:
                break
        for _ in range(HORIZON):
            if state.seat == OVER:
                break
            state.apply(self.rng.choice(state.outcomes if state.seat == CHANCE else state.options))
        for node in path:
            node.visits += 1
            node.won += state.returns[node.seat] if state.seat == OVER else 0

    def ucb(self, node):
        return node.won / node.visits + math.sqrt(math.log(node.offered + 1) / node.visits)
