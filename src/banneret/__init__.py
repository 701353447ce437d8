"""Banneret plays tabletop strategy games by their rulebooks.

>>> import banneret
>>> game = banneret.new("heroes", scenario="skirmish", seats=["castle_vanguard", "random"], seed=7)
>>> while not game.over:
...     game.apply(game.choice.options[0])
>>> sum(game.result)
0
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from banneret.games import load, new, resume
    from banneret.kernel.errors import BanneretError, Refused

__version__ = "1.0.0"
__all__ = ["BanneretError", "Refused", "load", "new", "resume"]


def __getattr__(name: str) -> Any:
    """Load the engine only when it is used, so that commands which do not need it start at once."""
    if name in ("load", "new", "resume"):
        from banneret import games

        return getattr(games, name)
    if name in ("BanneretError", "Refused"):
        from banneret.kernel import errors

        return getattr(errors, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
