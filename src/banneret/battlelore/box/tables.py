"""The content as lists of small ints, which is what the rules read."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import load_heroes
from banneret.battlelore.box.units_and_cards import Terrain, load
from banneret.battlelore.geometry.grid import SECTION_NAMES

# Banner colours, which are also the helmets of the battle die. Rules: BL-UNI-01, BL-BAT-01.
GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
SWORD: Final = 3
"""The sword-on-shield of the battle die."""
LORE: Final = 4
FLAG: Final = 5
BATTLE_DIE: Final[tuple[int, ...]] = (GREEN, BLUE, RED, SWORD, LORE, FLAG)
"""Rules: BL-BAT-01."""
FACE_NAMES: Final = ("green", "blue", "red", "sword", "lore", "flag")
BANNERS: Final = ("green", "blue", "red")

# -- kinds of units: troops, then Creatures, then Champions of each class on foot and mounted --------------------------

_TROOPS: Final = load().troops
_CREATURES: Final = load().creatures
_CLASSES: Final = load_heroes().classes
FIRST_CREATURE: Final = len(_TROOPS)
FIRST_HERO: Final = FIRST_CREATURE + len(_CREATURES)
CREATURE_IDS: Final[list[str]] = [creature.id for creature in _CREATURES]
HERO_IDS: Final[list[str]] = [f"{hero.id}{mounted}" for hero in _CLASSES for mounted in ("", "_mounted")]
UNIT_IDS: Final[list[str]] = [troop.id for troop in _TROOPS] + CREATURE_IDS + HERO_IDS
TENT_ON_TRACK: Final = len(UNIT_IDS)
"""In the place of a kind of unit on a victory track: a Command Tent. Rules: BLH-LMK-10."""
_NONE: Final = [False] * len(_CREATURES)
_HERO_NONE: Final = [False] * len(HERO_IDS)
_ON_FOOT: Final = [True, False] * len(_CLASSES)
NO_COLOUR: Final = -1
"""A Champion's banner is that of his class, which no helmet hits. Rules: BLH-CBT-13."""
BANNER: Final[list[int]] = (
    [BANNERS.index(troop.banner) for troop in _TROOPS]
    + [BANNERS.index(creature.banner) for creature in _CREATURES]
    + [NO_COLOUR] * len(HERO_IDS)
)
IS_CREATURE: Final[list[bool]] = [False] * len(_TROOPS) + [True] * len(_CREATURES) + _HERO_NONE
MOUNTED: Final[list[bool]] = [troop.mode == "mounted" for troop in _TROOPS] + _NONE + [not foot for foot in _ON_FOOT]
FOOT: Final[list[bool]] = [troop.mode == "foot" for troop in _TROOPS] + _NONE + _ON_FOOT
"""A Creature is neither. Rules: BL-CRE-05."""
FIGURES: Final[list[int]] = [troop.figures for troop in _TROOPS] + [1] * (len(_CREATURES) + len(HERO_IDS))
_HERO_MARCH: Final = [steps for hero in _CLASSES for steps in (hero.march, hero.ride)]
"""Rules: BLH-MOV-01 to BLH-MOV-03."""
MARCH: Final[list[int]] = [u.march for u in _TROOPS] + [u.march for u in _CREATURES] + _HERO_MARCH
STROLL: Final[list[int]] = [max(u.march, u.stroll) for u in _TROOPS] + [u.march for u in _CREATURES] + _HERO_MARCH
BOUGHT_STEPS: Final[list[int]] = [0] * len(_TROOPS) + [creature.bought for creature in _CREATURES] + [0] * len(HERO_IDS)
"""Rules: BL-CRE-27."""
MELEE_DICE: Final[list[int]] = (
    [troop.dice for troop in _TROOPS]
    + [creature.dice for creature in _CREATURES]
    + [hero.dice for hero in _CLASSES for _ in range(2)]
)
TRAINED: Final[list[int]] = [
    next((n for n, other in enumerate(_TROOPS) if other.id == troop.trained), -1) for troop in _TROOPS
] + [-1] * (len(_CREATURES) + len(HERO_IDS))
"""What a unit becomes in a Training Camp, or -1. Rules: BL-TER-30."""
FRIGHTENED: Final[list[bool]] = ["frightened" in troop.traits for troop in _TROOPS] + _NONE + _HERO_NONE
RUSHES: Final[list[bool]] = ["goblin_rush" in troop.traits for troop in _TROOPS] + _NONE + _HERO_NONE
BOLD: Final[list[int]] = [int("bold_1" in troop.traits) for troop in _TROOPS] + [1] * (len(_CREATURES) + len(HERO_IDS))
"""Rules: BL-UNI-21, BL-CRE-14, BLH-MOR-01."""
FLIGHT: Final[list[int]] = (
    [2 if frightened else 1 for frightened in FRIGHTENED[:FIRST_CREATURE]]
    + [creature.retreat for creature in _CREATURES]
    + [1] * len(HERO_IDS)
)
"""Hexes of a retreat for each flag. Rules: BL-RET-01, BL-RET-15, BL-CRE-15, BL-CRE-26."""
IS_GOBLINOID: Final[list[bool]] = [troop.race == "goblinoid" for troop in _TROOPS] + _NONE + _HERO_NONE
POWER_COST: Final[dict[str, int]] = {power: cost for unit in _CREATURES for power, cost in unit.powers.items()}
LAIR: Final[list[str]] = [""] * len(_TROOPS) + [creature.lair for creature in _CREATURES] + [""] * len(HERO_IDS)

RANGES: Final = {"common_bow": 4, "crossbow": 3}
_WEAPON: Final[list[str]] = (
    [str(troop.weapon) for troop in _TROOPS]
    + [""] * len(_CREATURES)
    + ["short_sword" if foot else "mounted_sword" for foot in _ON_FOOT]
)
"""A hero on foot fights like one with a short sword. Rules: BLH-CBT-06."""
RANGE: Final[list[int]] = [RANGES.get(weapon, 1) for weapon in _WEAPON]
"""Rules: BL-BAT-26, BL-BAT-30."""
SHOT_DICE: Final = 2
MOVED_DICE: Final = 1
"""Rules: BL-BAT-26, BL-BAT-27, BL-BAT-30, BL-BAT-32."""
SWORD_IN_MELEE: Final[list[bool]] = [weapon not in RANGES for weapon in _WEAPON]
"""Whether a sword-on-shield hits an adjacent unit. Rules: BL-BAT-12, BL-BAT-29, BL-BAT-31."""
SWORD_AT_RANGE: Final[list[bool]] = [weapon == "crossbow" for weapon in _WEAPON]
"""Rules: BL-BAT-28, BL-BAT-31."""
SHORT: Final[list[bool]] = [weapon == "short_sword" for weapon in _WEAPON]
"""Mounted units ignore one sword-on-shield of these. Rules: BL-BAT-24, BL-BAT-25, BLH-CBT-06."""
REROLLS_SWORDS: Final[list[bool]] = (
    [weapon == "spear" for weapon in _WEAPON[:FIRST_CREATURE]]
    + [creature.again for creature in _CREATURES]
    + _HERO_NONE
)
"""Rules: BL-BAT-33, BL-CRE-28."""

MASTERS: Final = ("commander", "wizard", "cleric", "rogue", "warrior")
"""Rules: BL-LRE-02."""
_LORE: Final = load().lore
LORE_IDS: Final[list[str]] = [card.id for card in _LORE]
LORE_MASTER: Final[list[int]] = [MASTERS.index(card.master) for card in _LORE]
LORE_COST: Final[list[int]] = [card.cost for card in _LORE]

_LAND: Final[tuple[Terrain, ...]] = load().terrain + load().landmarks
LAND_IDS: Final[list[str]] = [land.id for land in _LAND]
COUNTRYSIDE: Final = 0
HILL: Final = LAND_IDS.index("hill")
FOREST: Final = LAND_IDS.index("forest")
RIVER: Final = LAND_IDS.index("river")
STRONGHOLD: Final = LAND_IDS.index("stronghold")
CEMETERY: Final = LAND_IDS.index("cemetery")
NO_ENTRY: Final[list[bool]] = [land.enter == "none" for land in _LAND]
FOOT_ONLY: Final[list[bool]] = [land.enter == "foot" for land in _LAND]
STOPS: Final[list[bool]] = [land.stop for land in _LAND]
MAY_BATTLE: Final[list[bool]] = [land.battle for land in _LAND]
DICE_OUT: Final[list[int]] = [land.dice_out or 9 for land in _LAND]
DICE_IN: Final[list[int]] = [land.dice_in or 9 for land in _LAND]
BLOCKS: Final[list[bool]] = [land.blocks for land in _LAND]
LAND_MASTER: Final[list[int]] = [MASTERS.index(land.master) if land.master else -1 for land in _LAND]
"""The Lore Master whose landmark it is, or -1. Rules: BL-TER-28 to BL-TER-32."""
LAND_BOLD: Final[list[int]] = [land.bold for land in _LAND]

# -- Command cards -----------------------------------------------------------------------------------------------------

_SECTIONS: Final = load().sections
_TACTICS: Final = load().tactics
CARD_IDS: Final[list[str]] = [card.id for card in _SECTIONS] + [card.id for card in _TACTICS]
CARD_COPIES: Final[list[int]] = [card.copies for card in _SECTIONS] + [card.copies for card in _TACTICS]
"""Rules: BL-CMD-12."""
FIRST_TACTIC: Final = len(_SECTIONS)
PER_CARD: Final = 9
"""In the place of a number of orders: as many as the player holds Command cards."""
ORDERS: Final[list[tuple[int, int, int]]] = [
    tuple(PER_CARD if (n := card.orders.get(name, 0)) == "hand" else n for name in SECTION_NAMES)  # type: ignore[misc]
    for card in _SECTIONS
]
"""By Section card: the orders of the left wing, the centre and the right wing."""
SCOUT: Final[list[bool]] = [card.scout for card in _SECTIONS] + [False] * (len(_TACTICS) + 2)
TACTIC: Final[list[str]] = [*[""] * len(_SECTIONS), *[card.tactic for card in _TACTICS], "", ""]
"""What a Tactic card does; nothing for no card, which is a number below 0."""
MIRROR: Final[list[int]] = [
    next((m for m, other in enumerate(ORDERS) if other == card[::-1] and SCOUT[m] == SCOUT[n]), n)
    for n, card in enumerate(ORDERS)
]
"""By Section card: the one with left and right exchanged. Rules: BL-CMD-33."""
