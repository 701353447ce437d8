"""BattleloreScene: what the table tells of an adventure of BattleLore, with ways to find things in it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from banneret.battlelore.career.academy import ACADEMY
from banneret.battlelore.table.types import (
    BattleloreGoal,
    BattleloreGuide,
    BattleloreHero,
    BattleloreHex,
    BattleloreSide,
    BattleloreUnit,
    BattleloreView,
)

BARE: Final = BattleloreHex(land="")
"""A hex with nothing on it."""


class BattleloreScene:
    """What one seat sees; -1 sees what everybody may see."""

    def __init__(self, view: BattleloreView, seat: int) -> None:
        self.view = view
        self.seat = seat

    @property
    def side(self) -> int:
        """The side of the seat that sees this, -1 for none."""
        return self.view.players[self.seat].side if 0 <= self.seat < len(self.view.players) else -1

    @property
    def own(self) -> BattleloreSide | None:
        """What the viewer's side has."""
        return self.view.sides[self.side] if self.side >= 0 else None

    @cached_property
    def standing(self) -> dict[str, BattleloreUnit]:
        """The units by their hex."""
        return {unit.hex: unit for unit in self.view.units.values()}

    @property
    def guide(self) -> BattleloreGuide | None:
        """The steps that are gone through instead of a turn; after the last one the battleground shows again."""
        view = self.view
        return view.guide if view.phase != "over" or view.adventure == ACADEMY else None

    def on(self, hex: str) -> BattleloreUnit | None:
        """The unit on a hex."""
        return self.standing.get(hex)

    def unit(self, number: int) -> BattleloreUnit | None:
        """The unit of a number, if it is on the battleground."""
        return self.view.units.get(str(number))

    def hero(self, number: int) -> BattleloreHero | None:
        """A hero by his number."""
        return self.view.heroes.get(str(number))

    def hex(self, hex: str) -> BattleloreHex:
        """What there is on a hex besides units."""
        return self.view.hexes.get(hex, BARE)

    @cached_property
    def goals(self) -> dict[str, BattleloreGoal]:
        """What holding a hex is good for, by the hex."""
        return {hex: goal for goal in self.view.goals for hex in goal.hexes}

    @property
    def heroes(self) -> list[BattleloreHero]:
        """All heroes, those of the viewer's side first."""
        return sorted(self.view.heroes.values(), key=lambda hero: (hero.side != max(0, self.side), hero.number))
