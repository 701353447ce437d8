"""Bots by name, for each game. Each is loaded when it is first asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from banneret.bots.protocol import Bot
from banneret.bots.random_bot import RandomBot
from banneret.kernel.errors import SetupError
from banneret.kernel.yamlfile import nearest

Maker = Callable[[int], Bot]


def _heroes_greedy(seed: int) -> Bot:
    from banneret.heroes.bots.greedy import HeroesGreedy

    return HeroesGreedy(seed)


def _heroes_automa(seed: int) -> Bot:
    from banneret.heroes.bots.automa import HeroesAutoma

    return HeroesAutoma(seed)


def _battlefield_greedy(seed: int) -> Bot:
    from banneret.battlefield.bots.greedy import BattlefieldGreedy

    return BattlefieldGreedy(seed)


def _battlelore_greedy(seed: int) -> Bot:
    from banneret.battlelore.bots.greedy import BattleloreGreedy

    return BattleloreGreedy(seed)


BOTS: Final[dict[str, dict[str, Maker]]] = {
    "heroes": {"random": RandomBot, "greedy": _heroes_greedy, "automa": _heroes_automa},
    "battlefield": {"random": RandomBot, "greedy": _battlefield_greedy},
    "battlelore": {"random": RandomBot, "greedy": _battlelore_greedy},
}


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    return list(BOTS.get(game, {"random": RandomBot}))


def make(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, or one of your own as `module:maker`; the maker is called with the seed."""
    return maker(name, game)(seed)


def maker(name: str, game: str) -> Maker:
    """What makes the bots of a name. Raises SetupError where there is no such bot."""
    if ":" in name:
        return _own(name)
    known = BOTS.get(game, {"random": RandomBot})
    if name not in known:
        raise SetupError(f"there is no bot {name!r} for {game}{nearest(name, known)}")
    return known[name]


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
