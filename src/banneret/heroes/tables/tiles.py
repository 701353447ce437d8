"""The printed map: what is on each field of each tile, one list a property, indexed by `7 * tile + place`.

A place is a field of a tile as printed: 0 in the middle, then clockwise from the north-east. The lists are filled
once from the content and never change afterwards.

Rules: H3-TIL-01 to H3-TIL-04, H3-CMP-02.
"""

from typing import Final

from banneret.heroes.box.map_and_towns import DIRECTIONS, GROUPS, PLACES, Realm, load_realm
from banneret.heroes.tables.units_and_cards import FACTION_IDS

TILE_IDS: Final[list[str]] = []
TILE_GROUP: Final[list[int]] = []
START: Final = 0
FAR: Final = 1
NEAR_TILE: Final = 2
CENTER_TILE: Final = 3
TILE_FACTION: Final[list[int]] = []
"""By tile: the faction a Starting tile belongs to, else -1."""

LOCATION: Final[list[int]] = []
"""The kind of location, one of the numbers below."""
GUARD: Final[list[int]] = []
"""The difficulty, 0 for none. Rules: H3-TIL-03."""
RESOURCE: Final[list[int]] = []
"""What a Mine yields, -1 for nothing."""
INCOME: Final[list[int]] = []
DICE: Final[list[int]] = []
KEEP: Final[list[int]] = []
BORDER: Final[list[int]] = []
"""The closed edges, as bits. Rules: H3-MOV-23."""

# A tile lies in one of six ways, `6 * tile + rotation`. By `7 * lying + direction`, of the field there:
TURNED: Final[list[int]] = []
"""The printed field, `7 * tile + place`."""
TURNED_LOCATION: Final[list[int]] = []
TURNED_BORDER: Final[list[int]] = []
"""The closed edges as the tile lies, as bits. Rules: H3-MOV-23."""

LOCATION_IDS: Final[list[str]] = []
CATEGORY: Final[list[int]] = []
"""By kind of location."""
NONE: Final = 0
VISITABLE: Final = 1
FLAGGABLE: Final = 2
REVISITABLE: Final = 3
_CATEGORIES: Final = ("none", "visitable", "flaggable", "revisitable")

BLOCKED: Final = 1
TOWN: Final = 2
SETTLEMENT: Final = 3
MINE: Final = 4
OBELISK: Final = 5
UTOPIA: Final = 6
GRAIL: Final = 7
_NAMED: Final = ("empty", "blocked", "town", "settlement", "mine", "obelisk", "dragon_utopia", "grail")
STABLES: Final[list[int]] = []
SANCTUARY: Final[list[int]] = []
TRADING_POST: Final[list[int]] = []
"""The numbers of locations that rules ask for, lists of one."""

RESOURCE_IDS: Final = ("gold", "building_materials", "valuables")
GOLD: Final = 0
MATERIALS: Final = 1
VALUABLES: Final = 2


def lying(tile: int, rotation: int) -> int:
    """A tile as it lies, turned clockwise by this many steps."""
    return 6 * tile + rotation


def tile_of(lies: int) -> int:
    """Which tile lies so."""
    return lies // 6


def rotation_of(lies: int) -> int:
    """By how many steps it is turned."""
    return lies % 6


def printed_on(tile: int, place: int) -> int:
    """A field of a tile as printed."""
    return 7 * tile + place


def tile_with(printed: int) -> int:
    """The tile on which a field is printed."""
    return printed // 7


def turned_on(lies: int, direction: int) -> int:
    """The field of a tile as it lies that is in a direction, in the tables of turned tiles."""
    return 7 * lies + direction


def fill(realm: Realm) -> None:
    """Fill the tables from the content."""
    for location in realm.locations:
        LOCATION_IDS.append(location.id)
        CATEGORY.append(_CATEGORIES.index(location.category))
    if tuple(LOCATION_IDS[: len(_NAMED)]) != _NAMED:
        raise ValueError(f"the first locations of the content are {', '.join(_NAMED)}")
    STABLES.append(LOCATION_IDS.index("stables"))
    SANCTUARY.append(LOCATION_IDS.index("sanctuary"))
    TRADING_POST.append(LOCATION_IDS.index("trading_post"))
    for tile in realm.tiles:
        TILE_IDS.append(tile.id)
        TILE_GROUP.append(GROUPS.index(tile.group))
        TILE_FACTION.append(-1 if tile.faction is None else FACTION_IDS.index(tile.faction))
        for place in PLACES:
            field = tile.fields[place]
            LOCATION.append(LOCATION_IDS.index(field.kind))
            GUARD.append(field.guard)
            RESOURCE.append(-1 if field.resource is None else RESOURCE_IDS.index(field.resource))
            INCOME.append(field.income)
            DICE.append(field.dice)
            KEEP.append(field.keep)
            BORDER.append(sum(1 << DIRECTIONS.index(edge) for edge in tile.borders.get(place, ())))
    for lying in range(6 * len(TILE_IDS)):
        for d in range(7):
            turn_field(tile_of(lying), rotation_of(lying), d)


def turn_field(tile: int, rotation: int, d: int) -> None:
    """Append what lies in a direction when a tile is turned clockwise by this many steps. Rules: H3-TIL-24."""
    printed = printed_on(tile, (d - 1 - rotation) % 6 + 1 if d else 0)
    TURNED.append(printed)
    TURNED_LOCATION.append(LOCATION[printed])
    TURNED_BORDER.append(sum(1 << (edge + rotation) % 6 for edge in range(6) if BORDER[printed] >> edge & 1))


if not TILE_IDS:
    fill(load_realm())
