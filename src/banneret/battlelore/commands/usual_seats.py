"""What the seats of an adventure bring by default: two sides of the same strength."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from banneret.battlelore.box.adventure_file import AdventureFile, are_cunning
from banneret.battlelore.box.adventures import adventure_ids, load_adventure, own_adventure
from banneret.battlelore.box.heroes import load_heroes
from banneret.battlelore.career.academy import ACADEMY
from banneret.battlelore.geometry.grid import SIDE_NAMES
from banneret.kernel.errors import ContentError, SetupError
from banneret.kernel.yamlfile import is_file_name, nearest
from banneret.kernel.yamltree import show

NAMES: Final = ("Maud", "Otto")
"""The heroes of the two sides."""


def adventure_named(scenario: str) -> AdventureFile:
    """An adventure of the program, or of a file."""
    if is_file_name(scenario):
        try:
            return own_adventure(Path(scenario))
        except ContentError as error:
            raise SetupError(str(error)) from None
    id = scenario.replace("-", "_")
    if id not in adventure_ids():
        raise SetupError(f"there is no adventure {show(scenario)} of battlelore{nearest(id, adventure_ids())}")
    return load_adventure(id)


def equal_sides(adventure: AdventureFile, row: int = 0) -> tuple[str, str]:
    """Sides of the same strength: where troops are cunning, each with a hero of one class who has its first skill.

    The class changes with the row, so that all five have their turn; the Warrior is the first.
    """
    if not are_cunning(adventure):
        return SIDE_NAMES
    classes = sorted(load_heroes().classes, key=lambda hero: hero.id != "warrior")
    of = classes[row % len(classes)]
    lines = [
        f"{side} hero={name}:{of.id}:{of.id}_{of.first_skill}" for side, name in zip(SIDE_NAMES, NAMES, strict=True)
    ]
    return lines[0], lines[1]


class BattleloreSeats:
    """The seats of adventures, as `banneret.cli.seats.UsualSeats` asks for."""

    with_armies = ""

    def fewest(self, scenario: str) -> int:
        """Two sides; at the academy there is only one."""
        return 1 if scenario == ACADEMY else len(SIDE_NAMES)

    def usual(self, scenario: str, count: int, *, bots: bool) -> tuple[str, ...]:
        """Sides of the same strength; allies say themselves what they bring."""
        return equal_sides(adventure_named(scenario)) if count == len(SIDE_NAMES) else ("",) * count


SEATS: Final = BattleloreSeats()
