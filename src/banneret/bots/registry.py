"""Bots by name, for each game. Each is loaded when it is first asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from banneret.bots.characters import character, characters
from banneret.bots.protocol import Bot
from banneret.bots.random_bot import RandomBot
from banneret.bots.search.budget import Budget, parse_budget
from banneret.kernel.errors import SetupError
from banneret.kernel.yamlfile import nearest
from banneret.plugins import part, plugin_of

Maker = Callable[[int], Bot]
Thinker = Callable[[int, Budget], Bot]
Learner = Callable[[int, Budget, str], Bot]
USUAL_BUDGET: Final = "1s"
"""How long a bot that thinks takes for a decision where nothing is said."""
RANDOM: Final = "random"
"""The bot that plays every game."""


def names(game: str) -> list[str]:
    """The bots that can play a game and answer at once; those that think are named by its descriptor alone."""
    return [RANDOM, *plugin_of(game).bots]


def playable(game: str) -> list[str]:
    """Everybody who can be seated without a budget: the bots that answer at once, and the characters."""
    return [*names(game), *(one.id for one in characters(game))]


def offered(game: str) -> list[str]:
    """Who is offered to somebody who looks for an opponent, the weakest first: characters where the game has some."""
    return [one.id for one in characters(game)] or names(game)


def usual(game: str) -> str:
    """The bot that plays where none is named: the first that the game has."""
    return next(iter(plugin_of(game).bots), RANDOM)


def thinks(name: str, game: str) -> bool:
    """Whether a bot takes its time, or may do so as one of your own: it thinks in a process beside the others."""
    plugin = plugin_of(game)
    if ":" in name or name in plugin.thinkers or name in plugin.learners:
        return True
    found = character(name, game)
    return found is not None and found.thinks


def make(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, or one of your own as `module:maker`; the maker is called with the seed.

    A bot that thinks may be given its budget for a decision: `search:100ms`, `search:2s` or `search:500sims`. One that
    has learned may be given the file of its network as well: `learned:100ms:best.npz`. A character goes by its name or
    its rank.
    """
    return maker(name, game)(seed)


def maker(name: str, game: str) -> Maker:
    """What makes the bots of a name. Raises SetupError where there is no such bot."""
    plugin = plugin_of(game)
    known, _, budget = name.partition(":")
    if known in plugin.thinkers:
        return _thinking(plugin.thinkers[known], budget)
    if known in plugin.learners:
        return _learned(plugin.learners[known], budget)
    if ":" in name:
        return _own(name)
    if name == RANDOM:
        return RandomBot
    bots = plugin.bots
    if name in bots:
        return cast(Maker, part(bots[name]))
    found = character(name, game)
    if found is None:
        known_to_all = [*names(game), *plugin.thinkers, *plugin.learners]
        ranked = [id for one in characters(game) for id in (one.id, one.rank)]
        raise SetupError(f"there is no bot {name!r} for {game}{nearest(name, [*known_to_all, *ranked])}")
    return found.bot


def _thinking(where: str, budget: str) -> Maker:
    """What makes the bots that think for a budget."""
    allowed = parse_budget(budget or USUAL_BUDGET)
    thinker = cast(Thinker, part(where))
    return lambda seed: thinker(seed, allowed)


def _learned(where: str, words: str) -> Maker:
    """What makes the bots that think for a budget and judge by a network."""
    budget, _, network = words.partition(":")
    allowed = parse_budget(budget or USUAL_BUDGET)
    try:
        learner = cast(Learner, part(where))
    except ImportError as error:
        raise SetupError(str(error)) from None
    return lambda seed: learner(seed, allowed, network)


def _own(name: str) -> Maker:
    """The maker in a module of the user's, which may lie in the current folder."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise SetupError(f"the bot {name} cannot be loaded: {error}") from None
    if not callable(found):
        raise SetupError(f"the bot {name} cannot be made: {attribute} is nothing that can be called")
    return cast(Maker, found)
