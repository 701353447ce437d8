"""The columns of the encoding: the battle, its units, the ground, cards and heroes."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import BANNERS, FACE_NAMES, MASTERS
from banneret.battlelore.geometry.grid import HEXES as HEX_COUNT
from banneret.battlelore.geometry.grid import SECTION_NAMES
from banneret.battlelore.state.battleground import FATES
from banneret.battlelore.state.unit_numbers import UNITS as UNIT_COUNT
from banneret.encoding.layout import Column, Table, flags, names, numbers, signs
from banneret.kernel.kinds import KIND_NAMES

KINDS_ASKED: Final = tuple(range(3, len(KIND_NAMES)))
"""The kinds of Choice that players are asked."""
MANY: Final = 99
"""Counts go no higher."""
OF_SIDE: Final = (
    *names("{}last_card"),
    *numbers("{}banners {}lore {}hand {}lore_hand {}reserves", 0, MANY),
    *numbers(" ".join(f"{{}}{master}" for master in MASTERS), 0, 3),
    *flags("{}played_lore"),
)
"""What a side has, the name of the side before it."""


def of_side(side: str) -> tuple[Column, ...]:
    """The columns of a side."""
    return tuple(Column(column.name.format(side), *column[1:]) for column in OF_SIDE)


BATTLE: Final = Table(
    "battle",
    1,
    (
        *names("question adventure card"),
        *flags(" ".join(f"asks_{KIND_NAMES[kind]}" for kind in KINDS_ASKED)),
        *signs("asked turn first won"),
        *numbers("turns needed held pool deck lore_deck", 0, 999),
        *numbers(" ".join([*(f"orders_{name}" for name in SECTION_NAMES), "orders_anywhere"]), 0, MANY),
        *numbers(" ".join(f"dice_{face}" for face in FACE_NAMES), 0, 15),
        *numbers("in_hand attacking attacked", 0, UNIT_COUNT),
        *flags("cunning lore"),
        *of_side("own_"),
        *of_side("enemy_"),
    ),
)
"""The battle: own before enemy. Units are named by their row in `units`, counted from 1."""
UNITS: Final = Table(
    "units",
    UNIT_COUNT,
    (
        *flags("present"),
        *signs("side"),
        *names("unit"),
        *flags("creature foot mounted hero frightened"),
        *flags(" ".join(BANNERS)),
        *numbers("full_figures march melee_dice range bold flight", 0, 15),
        *numbers("figures", 0, 15),
        *flags("led ordered moved weary battled fought bonus poisoned webbed deed roaming gratis parting"),
        *numbers("x y", 0, 24),
    ),
)
"""The units on the battleground, the viewer's own first. Places are seen from the viewer's side, x in half
hexes from the left, y from the viewer's baseline."""
HEXES: Final = Table(
    "hexes",
    HEX_COUNT,
    (
        *flags("present"),
        *names("land"),
        *flags("closed foot_only stops no_battle blocks_sight"),
        *numbers("dice_out dice_in bold", 0, 9),
    ),
)
"""The hexes of the battleground as seen from the viewer's side, row by row from the far baseline."""
MARKS: Final = Table(
    "marks",
    48,
    (
        *flags("present"),
        *signs("mist trap objective tent"),
        *flags("chest quest"),
        *numbers("banners", 0, 9),
        *numbers("x y", 0, 24),
    ),
)
"""What lies on hexes besides land and units: mist and caltrops by who laid them, hexes to hold by who gains by it."""
CARDS: Final = Table(
    "cards",
    72,
    (
        *flags("present"),
        *signs("side"),
        *names("card"),
        *flags("command lore artifact in_hand in_discards looked_at equipped"),
        *numbers("count", 0, 15),
    ),
)
"""Cards whose faces are known, the viewer's own first; discard piles are nobody's."""
HEROES: Final = Table(
    "heroes",
    4,
    (
        *flags("present"),
        *signs("side"),
        *flags(" ".join(FATES)),
        *numbers("experience treasure wounds artifacts", 0, MANY),
        *numbers("unit", 0, UNIT_COUNT),
    ),
)
"""Heroes, the viewer's own first."""
TABLES: Final = (BATTLE, UNITS, HEXES, MARKS, CARDS, HEROES)
