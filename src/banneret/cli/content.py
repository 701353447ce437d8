"""What is printed in the boxes, as a game may let it be counted and checked for `banneret content`."""

from __future__ import annotations

from typing import Protocol, cast

from banneret.plugins import part, plugins


class Contents(Protocol):
    """The components of a game."""

    def problems(self, *, thorough: bool) -> list[str]:
        """What is wrong with them; a thorough look also finds those that no game brings into play."""

    def counts(self) -> dict[str, int]:
        """How many there are, by kind."""


def contents() -> dict[str, Contents]:
    """The components of every game that lets them be counted."""
    return {id: cast(Contents, part(plugin.contents)) for id, plugin in plugins().items() if plugin.contents}
