"""What units are worth, and the damage to expect of them: tables made once from the content."""

from __future__ import annotations

from functools import cache
from typing import Final

from banneret.heroes.box.cards_and_units import Cost, load
from banneret.heroes.tables.compile import units as _units  # noqa: F401  (fills the tables before anything reads them)
from banneret.heroes.tables.units_and_cards import (
    AGAIN_BEHIND,
    AGAIN_NEIGHBOUR,
    AGAIN_SAME,
    FLAGS,
    HP,
    PLAIN,
    UNIT_NUMBER,
    is_pack,
)

KEPT: Final = 0.45
"""The share of a unit's worth that stays until its last hit point is gone: it strikes as hard as ever."""
TOWER_WORTH: Final = 4.0
LOWEST: Final = 40
"""How far below the defense an attack may be for `MEAN_DAMAGE`."""
MEAN_DAMAGE: Final = [sum(max(0, surplus + die) for die in (-1, 0, 1)) / 3 for surplus in range(-LOWEST, LOWEST + 1)]
"""By attack less defense (plus LOWEST): the mean damage of one Attack die."""


class Worths:
    """Worths by row, in gold."""

    def __init__(self) -> None:
        rows = len(HP)
        self.below = [0.0] * rows
        """What stands behind a row: the Few side under a Pack, nothing under a Few."""
        self.step = [TOWER_WORTH] * rows
        """What is lost when the row itself is beaten."""
        self.blows = [blows(row) for row in range(rows)]
        box = load()
        for unit in box.units:
            row = 2 * UNIT_NUMBER[unit.id]
            few, pack = price(unit.few.cost), price(unit.pack.cost)
            for shown in (row, row + PLAIN[0]):  # with and without its abilities
                self.step[shown] = few
                self.below[shown + 1] = few
                self.step[shown + 1] = pack
        for neutral in box.neutral_units:
            row = 2 * UNIT_NUMBER[neutral.id]
            self.step[row] = self.step[row + PLAIN[0]] = price(neutral.card.cost)

    def left(self, row: int, damage: float) -> float:
        """What a unit is worth with this much damage on it."""
        return self.below[row] + self.step[row] * (KEPT + (1 - KEPT) * (HP[row] - damage) / HP[row])

    def taken(self, row: int, left: float, damage: float) -> float:
        """What damage takes from a unit that has this many hit points left on the side it shows."""
        step = self.step[row]
        if damage < left:
            return step * (1 - KEPT) * damage / HP[row]
        total = step * (KEPT + (1 - KEPT) * left / HP[row])
        rest = damage - left
        if rest > 0 and is_pack(row):
            few = self.below[row]
            total += few if rest >= HP[row - 1] else few * (1 - KEPT) * rest / HP[row - 1]
        return total


def price(cost: Cost) -> float:
    """A cost in gold, with a point for being a unit at all."""
    return 1.0 + cost.gold + 2 * cost.building_materials + 3 * cost.valuables


def blows(row: int) -> float:
    """How many blows one attack of a row is worth, extra attacks included."""
    flags = FLAGS[row]
    if flags & AGAIN_SAME:
        return 2.0
    return 1.4 if flags & (AGAIN_NEIGHBOUR | AGAIN_BEHIND) else 1.0


@cache
def worths() -> Worths:
    """The tables, made when they are first asked for."""
    return Worths()
