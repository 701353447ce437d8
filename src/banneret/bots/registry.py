"""Bots by name, for each game. Each is loaded when it is first asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from banneret.bots.protocol import Bot
from banneret.bots.random_bot import RandomBot
from banneret.bots.search.budget import Budget, parse_budget
from banneret.kernel.errors import SetupError
from banneret.kernel.yamlfile import nearest
from banneret.plugins import part, plugin_of

Maker = Callable[[int], Bot]
Thinker = Callable[[int, Budget], Bot]
USUAL_BUDGET: Final = "1s"
"""How long a bot that thinks takes for a decision where nothing is said."""
RANDOM: Final = "random"
"""The bot that plays every game."""


def names(game: str) -> list[str]:
    """The bots that can play a game and answer at once; those that think are named by its descriptor alone."""
    return [RANDOM, *plugin_of(game).bots]


def usual(game: str) -> str:
    """The bot that plays where none is named: the first that the game has."""
    return next(iter(plugin_of(game).bots), RANDOM)


def make(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, or one of your own as `module:maker`; the maker is called with the seed.

    A bot that thinks may be given its budget for a decision: `search:100ms`, `search:2s` or `search:500sims`.
    """
    return maker(name, game)(seed)


def maker(name: str, game: str) -> Maker:
    """What makes the bots of a name. Raises SetupError where there is no such bot."""
    plugin = plugin_of(game)
    known, _, budget = name.partition(":")
    if known in plugin.thinkers:
        return _thinking(plugin.thinkers[known], budget)
    if ":" in name:
        return _own(name)
    if name == RANDOM:
        return RandomBot
    bots = plugin.bots
    if name not in bots:
        raise SetupError(f"there is no bot {name!r} for {game}{nearest(name, [*names(game), *plugin.thinkers])}")
    return cast(Maker, part(bots[name]))


def _thinking(where: str, budget: str) -> Maker:
    """What makes the bots that think for a budget."""
    allowed = parse_budget(budget or USUAL_BUDGET)
    thinker = cast(Thinker, part(where))
    return lambda seed: thinker(seed, allowed)


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
