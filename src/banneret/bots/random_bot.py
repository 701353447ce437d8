"""The bot `random`: any option, all equally likely. The yardstick for every other bot."""

from __future__ import annotations

from random import Random

from banneret.kernel.rules import GameRules, View


class RandomBot:
    """Answers every Choice at random."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: View, rules: GameRules) -> int:
        """Any of the options."""
        return self._rng.choice(view.state.options)
