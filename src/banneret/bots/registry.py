"""Bots by name, for each game. Each is loaded when it is first needed."""

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
"""The default budget of a searching bot for a decision."""
RANDOM: Final = "random"
"""The bot that plays every game."""


def names(game: str) -> list[str]:
    """The bots of a game that answer at once; searching bots are listed only in its descriptor."""
    return [RANDOM, *plugin_of(game).bots]


def playable(game: str) -> list[str]:
    """All bots that need no budget: those that answer at once, and the characters."""
    return [*names(game), *(one.id for one in characters(game))]


def offered(game: str) -> list[str]:
    """The opponents that are offered, the weakest first: characters, if the game has any."""
    return [one.id for one in characters(game)] or names(game)


def usual(game: str) -> str:
    """The default bot: the first of the game."""
    return next(iter(plugin_of(game).bots), RANDOM)


def thinks(name: str, game: str) -> bool:
    """Whether a bot takes time to think, or may do so because it is the user's own: then it gets a separate process."""
    plugin = plugin_of(game)
    if ":" in name or name in plugin.thinkers or name in plugin.learners:
        return True
    found = character(name, game)
    return found is not None and found.thinks


def make(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, or one of your own as `module:maker`; the maker is called with the seed.

    A searching bot may be given its budget per decision: `search:100ms`, `search:2s` or `search:500sims`. A learned one
    may also be given the file of its network: `learned:100ms:best.npz`. A character is named by its name or its rank.
    """
    return maker(name, game)(seed)


def maker(name: str, game: str) -> Maker:
    """What makes bots with this name. Raises SetupError if there is no such bot."""
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
    """What makes searching bots with a budget."""
    allowed = parse_budget(budget or USUAL_BUDGET)
    thinker = cast(Thinker, part(where))
    return lambda seed: thinker(seed, allowed)


def _learned(where: str, words: str) -> Maker:
    """What makes searching bots with a budget and a network."""
    budget, _, network = words.partition(":")
    allowed = parse_budget(budget or USUAL_BUDGET)
    try:
        learner = cast(Learner, part(where))
    except ImportError as error:
        raise SetupError(str(error)) from None
    return lambda seed: learner(seed, allowed, network)


def _own(name: str) -> Maker:
    """The maker in one of the user's modules, which may be in the current folder."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise SetupError(f"the bot {name} cannot be loaded: {error}") from None
    if not callable(found):
        raise SetupError(f"the bot {name} cannot be made: {attribute} cannot be called")
    return cast(Maker, found)
