"""The components of the box counted and checked, for `banneret content`."""

from __future__ import annotations

from typing import Final

from banneret.heroes.box.cards_and_units import check, load
from banneret.heroes.designing.components import counts, unreachable


class HeroesContents:
    """The components of the box, as `banneret.cli.look_up.Contents` asks for."""

    def problems(self, *, thorough: bool) -> list[str]:
        """Loading compiles every ability, card, location and building, or says which cannot be carried out."""
        return [*check(load()), *(unreachable() if thorough else ())]

    def counts(self) -> dict[str, int]:
        """How many there are, by kind."""
        return counts()


CONTENTS: Final = HeroesContents()
