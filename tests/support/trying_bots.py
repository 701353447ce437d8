"""Bots that try those who wait for them; a worker loads them by `tests.support.trying_bots:NAME`."""

from __future__ import annotations

import os
import time

from banneret.kernel.rules import GameRules, View

DAWDLING = 0.8
"""Seconds of processor time that a dawdler takes for each answer."""


class Dawdler:
    """Thinks hard, and then gives the first answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, rules: GameRules) -> int:
        """The first answer, late."""
        end = time.thread_time() + DAWDLING
        while time.thread_time() < end:
            pass
        return view.state.options[0]


class Sleeper(Dawdler):
    """Never answers."""

    def choose(self, view: View, rules: GameRules) -> int:
        """Nothing for an hour."""
        time.sleep(3600)
        return view.state.options[0]


class Faller(Dawdler):
    """Takes the process down that it thinks in."""

    def choose(self, view: View, rules: GameRules) -> int:
        """Nothing, ever."""
        os._exit(3)


class Cheat(Dawdler):
    """Answers what nobody has offered."""

    def choose(self, view: View, rules: GameRules) -> int:
        """No answer of this game."""
        return -5
