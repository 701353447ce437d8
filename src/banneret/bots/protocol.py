"""What a bot is: an object that answers Choices and sees no more than a player at its seat."""

from __future__ import annotations

from typing import Protocol

from banneret.kernel.rules import GameRules, View


class Bot(Protocol):
    """A computer player.

    It is given a View and never the position itself, so it cannot know what is hidden from its seat. Its random numbers
    come from its own generator, made from the seed it was built with: the same seed and the same views give the same
    answers.
    """

    def choose(self, view: View, rules: GameRules) -> int:
        """One of `view.state.options`. It is asked only when its seat has to answer."""
