"""The components of a game, counted and checked for `banneret content`."""

from __future__ import annotations

from typing import Protocol, cast

from banneret.plugins import part, plugins


class Contents(Protocol):
    """The components of a game."""

    def problems(self, *, thorough: bool) -> list[str]:
        """What is wrong with them; a thorough check also finds those that never come into play."""

    def counts(self) -> dict[str, int]:
        """How many there are, by kind."""


def contents() -> dict[str, Contents]:
    """The components of every game that provides them."""
    return {id: cast(Contents, part(plugin.contents)) for id, plugin in plugins().items() if plugin.contents}
