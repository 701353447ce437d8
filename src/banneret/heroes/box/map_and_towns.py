"""The rest of the box as typed structures: tiles, locations, towns, heroes, and the decks and dice of the map.

`load_realm` reads the YAML files next to those of the cards. Whatever types cannot express is checked once when the
files load, so that the map can rely on it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from banneret.heroes.box.cards_and_units import FACTIONS, FOLDER, Cost, Count, Faction, Id, Name, Number
from banneret.heroes.box.verbs.combat import VERBS, Resource, Verb
from banneret.heroes.box.verbs.map import MAP_VERBS
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import Document, nearest, read_document
from banneret.kernel.yamltree import Where, show

TileId = Annotated[str, msgspec.Meta(pattern="^[A-Z][0-9]{1,2}$")]
TileKind = Literal["start", "far", "near", "center"]
Direction = Literal["ne", "e", "se", "sw", "w", "nw"]
Category = Literal["none", "visitable", "flaggable", "revisitable"]
BuildingKind = Literal[
    "city_hall", "citadel", "mage_guild", "dwelling_bronze", "dwelling_silver", "dwelling_gold", "special_tent",
    "special_gears",
]  # fmt: skip
HeroType = Literal["might", "magic"]
Difficulty = Literal["easy", "normal", "hard", "impossible"]
FollowUp = Literal["no_more", "once_more", "back_in_first_round"]

GROUPS: Final[tuple[TileKind, ...]] = get_args(TileKind)
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
PLACES: Final = ("c", *DIRECTIONS)
"""The fields of a tile: the middle, then clockwise from the upper right."""
BUILDINGS: Final[tuple[BuildingKind, ...]] = get_args(BuildingKind)
TILES: Final[dict[TileKind, int]] = {"start": 3, "far": 9, "near": 6, "center": 2}
COMPONENTS: Final = {"locations": 28, "heroes": 6, "astrologers": 19, "trade": 6, "resource_die": 6, "treasure_die": 6}
AI_CARDS: Final = 20
STARTING_DECK: Final = 9
ARROWS: Final[dict[HeroType, int]] = {"might": 1, "magic": 2}
"""Magic Arrows in a starting deck."""
MAP_PROGRAM_VERBS: Final[Mapping[type, Mapping[str, type[Verb]]]] = {Verb: {**VERBS, **MAP_VERBS}}
"""The verbs of programs outside Combat, as the file reader takes them."""


class _Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all structures here share."""


class Field(_Base, frozen=True, kw_only=True):
    """A field of a tile. `guard` is its difficulty, 0 where it has no numeral.

    A mine gives `income` of its `resource`; a symbol rolls `dice` and resolves `keep` of them.
    """

    kind: Id
    guard: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    resource: Resource | None = None
    income: Number = 0
    dice: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    keep: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1


class Tile(_Base, frozen=True, kw_only=True):
    """A map tile as printed. `borders` are the closed edges of fields that can be entered."""

    id: TileId
    group: TileKind
    terrain: Literal["dirt", "subterranean", "grass"]
    faction: Faction | None = None
    fields: dict[str, Field]
    borders: dict[str, tuple[Direction, ...]] = {}


class Location(_Base, frozen=True, kw_only=True):
    """A kind of field, and what a visit to it does."""

    id: Id
    name: Name
    category: Category
    visit: tuple[Verb, ...] = ()


class Building(_Base, frozen=True, kw_only=True):
    """A building of a town board with what it does at each moment.

    `needs` are dwellings to be built first, `shares` the building on whose tile this one lies. `combat_start` marks
    the use at the start of a Combat, where an enemy Hero loses a card of the hand at random.
    """

    id: Id
    name: Name
    kind: BuildingKind
    cost: Cost
    needs: tuple[BuildingKind, ...] = ()
    shares: BuildingKind | None = None
    when_built: tuple[Verb, ...] = ()
    resource_round: tuple[Verb, ...] = ()
    turn_start: tuple[Verb, ...] = ()
    turn: tuple[Verb, ...] = ()
    combat_start: bool = False


class Town(_Base, frozen=True, kw_only=True):
    """A town board. `spell_price` is what a spell costs at its Mage Guild."""

    faction: Faction
    name: Name
    spell_price: Cost
    buildings: tuple[Building, ...]


class Hero(_Base, frozen=True, kw_only=True):
    """A Hero: the cards of the starting deck, and the specialties of levels 1, 4 and 6.

    The four numbers count cards and change nothing in Combat; only the Magic Arrows determine the type. Rules:
    H3-HER-01, H3-HER-07, H3-HER-08, H3-HER-11.
    """

    id: Id
    name: Name
    faction: Faction
    type: HeroType
    attack: Number
    defense: Number
    power: Number
    knowledge: Number
    ability: Id
    specialties: tuple[Id, Id, Id]
    arrows: Count

    def deck_size(self) -> int:
        """How many cards the starting deck holds, the ability and the first specialty included."""
        return self.attack + self.defense + self.power + self.knowledge + self.arrows + 2


class Proclamation(_Base, frozen=True, kw_only=True):
    """An Astrologers Proclaim card. `redraw_first` puts it back when it is the first one of a game."""

    id: Id
    name: Name
    each: bool
    redraw_first: bool = False
    do: tuple[Verb, ...]


class ByDifficulty(_Base, frozen=True, kw_only=True):
    """The four values of an AI card."""

    easy: Number | FollowUp
    normal: Number | FollowUp
    hard: Number | FollowUp
    impossible: Number | FollowUp


class AiCard(_Base, frozen=True, kw_only=True):
    """A card of the AI deck."""

    id: Id
    name: Name
    type: Literal["might", "magic", "skill"]
    effect: Literal["attack", "defend_most_hp", "defend_next_active", "cast", "skill"]
    by_difficulty: ByDifficulty
    count: Count


class Exchange(_Base, frozen=True, kw_only=True):
    """A row of the trade table."""

    give: Resource
    amount: Count
    get: Resource
    got: Count


class ResourceFace(_Base, frozen=True, kw_only=True):
    """A face of the Resource die."""

    resource: Resource
    amount: Count


class TreasureFace(_Base, frozen=True, kw_only=True):
    """A face of the Treasure die."""

    do: tuple[Verb, ...]


class Realm(_Base, frozen=True, kw_only=True):
    """What the box holds for the map."""

    tiles: tuple[Tile, ...]
    locations: tuple[Location, ...]
    towns: tuple[Town, ...]
    heroes: tuple[Hero, ...]
    astrologers: tuple[Proclamation, ...]
    ai_cards: tuple[AiCard, ...]
    trade: tuple[Exchange, ...]
    resource_die: tuple[ResourceFace, ...]
    treasure_die: tuple[TreasureFace, ...]


_FILES: Final[dict[str, tuple[str, ...]]] = {
    "tiles.yaml": ("tiles",),
    "locations.yaml": ("locations",),
    "towns.yaml": ("towns",),
    "heroes.yaml": ("heroes",),
    "astrologers.yaml": ("astrologers",),
    "ai_cards.yaml": ("ai_cards",),
    "trade.yaml": ("trade",),
    "dice.yaml": ("resource_die", "treasure_die"),
}
"""Which file holds which parts of the realm."""


@cache
def load_realm() -> Realm:
    """The realm as it comes with the program."""
    return load_realm_from(FOLDER)


def load_realm_from(folder: Path) -> Realm:
    """The realm whose files are in this folder. All problems of all files are in the one error raised."""
    types = {field.name: field.type for field in msgspec.structs.fields(Realm)}
    parts: dict[str, Any] = {}
    homes: dict[str | int, Document[msgspec.Struct]] = {}
    wrong: list[str] = []
    for name, sections in _FILES.items():
        kind = msgspec.defstruct("File", [(part, types[part]) for part in sections], forbid_unknown_fields=True)
        try:
            document = read_document(folder / name, kind, verbs=MAP_PROGRAM_VERBS)
        except ContentError as error:
            wrong.append(str(error))
            continue
        for part in sections:
            parts[part] = getattr(document.value, part)
            homes[part] = document
    if wrong:
        raise ContentError("\n".join(wrong))
    realm = Realm(**parts)
    if wrong := [homes[where[0]].report(where, message) for where, message in _problems(realm)]:
        raise ContentError("\n".join(wrong))
    return realm


def _problems(realm: Realm) -> Iterator[tuple[Where, str]]:
    """Each problem with the way to the part of the realm it is about."""
    yield from _wrong_numbers(realm)
    for section in ("tiles", "locations", "heroes", "astrologers", "ai_cards"):
        seen: set[str] = set()
        for i, entry in enumerate(getattr(realm, section)):
            if entry.id in seen:
                yield (section, i, "id"), "this id is already taken"
            seen.add(entry.id)
    locations = {location.id for location in realm.locations}
    for i, tile in enumerate(realm.tiles):
        yield from _tile_problems(tile, locations, ("tiles", i))
    for i, town in enumerate(realm.towns):
        yield from _town_problems(town, ("towns", i))
    for i, hero in enumerate(realm.heroes):
        yield from _hero_problems(hero, ("heroes", i))
    for i, card in enumerate(realm.ai_cards):
        for level in get_args(Difficulty):
            if isinstance(getattr(card.by_difficulty, level), str) != (card.type == "skill"):
                yield ("ai_cards", i, "by_difficulty", level), "a skill has words here, the others have numbers"


def _wrong_numbers(realm: Realm) -> Iterator[tuple[Where, str]]:
    """Parts of which there are more or fewer than in the box. Rules: H3-CMP-02, H3-CMP-03, H3-CMP-07, H3-CMP-08."""
    groups = Counter(tile.group for tile in realm.tiles)
    for group in GROUPS:
        if groups[group] != TILES[group]:
            yield ("tiles",), f"{groups[group]} {group} tiles, but the box has {TILES[group]}"
    for section, number in COMPONENTS.items():
        if (found := len(getattr(realm, section))) != number:
            yield (section,), f"{found} entries, but the box has {number}"
    if (found := sum(card.count for card in realm.ai_cards)) != AI_CARDS:
        yield ("ai_cards",), f"{found} cards, but the box has {AI_CARDS}"
    if [town.faction for town in realm.towns] != [*FACTIONS]:
        yield ("towns",), f"the towns have to be {', '.join(FACTIONS)}, in this order"
    sorts = Counter((hero.faction, hero.type) for hero in realm.heroes)
    for faction in FACTIONS:
        for sort in get_args(HeroType):
            if sorts[faction, sort] != 1:
                yield ("heroes",), f"{faction} has {sorts[faction, sort]} {sort} heroes, and has to have 1"
    if len({(row.give, row.get) for row in realm.trade if row.give != row.get}) != len(realm.trade):
        yield ("trade",), "every resource is given for every other one exactly once"


def _tile_problems(tile: Tile, locations: set[str], where: Where) -> Iterator[tuple[Where, str]]:
    """What is wrong with a tile. Every mine of the box has a numeral of its own, so none has to borrow another's.

    Rules: H3-TIL-02.
    """
    if set(tile.fields) != set(PLACES):
        yield (*where, "fields"), f"a tile has the fields {', '.join(PLACES)}"
        return
    if (tile.faction is not None) != (tile.group == "start") or (tile.fields["c"].kind == "town") != bool(tile.faction):
        yield where, "a starting tile, and no other, has a faction and a town in the middle"
    for place, field in tile.fields.items():
        here = (*where, "fields", place)
        if field.kind not in locations:
            yield (*here, "kind"), f"unknown location {show(field.kind)}{nearest(field.kind, locations)}"
        if (field.kind == "mine") != (field.resource is not None and field.income > 0):
            yield here, "a mine, and nothing else, has a resource and an income"
        if field.kind == "mine" and not field.guard:
            yield here, "a mine is always guarded"
        if (field.kind in ("treasure_symbol", "resource_symbol")) != (field.dice > 0) or field.keep > (field.dice or 1):
            yield here, "a symbol, and nothing else, has dice, and keeps no more than it rolls"
    for place, edges in tile.borders.items():
        side = DIRECTIONS.index(place) if place in DIRECTIONS else -1
        outward = {DIRECTIONS[(side + turn) % 6] for turn in (-1, 0, 1)} if side >= 0 else set()
        if not set(edges) <= outward:
            yield (*where, "borders", place), "only edges at the rim of a tile can be closed"


def _town_problems(town: Town, where: Where) -> Iterator[tuple[Where, str]]:
    """What is wrong with a town board. Rules: H3-TWN-01."""
    if tuple(building.kind for building in town.buildings) != BUILDINGS:
        yield (*where, "buildings"), f"a town has {', '.join(BUILDINGS)}, in this order"
    for i, building in enumerate(town.buildings):
        if building.kind in building.needs or building.kind == building.shares:
            yield (*where, "buildings", i), "a building cannot wait for itself"


def _hero_problems(hero: Hero, where: Where) -> Iterator[tuple[Where, str]]:
    """What is wrong with a Hero and the starting deck. Rules: H3-CRD-01."""
    if hero.arrows != ARROWS[hero.type]:
        yield (*where, "arrows"), f"a {hero.type} hero has {ARROWS[hero.type]}"
    if (size := hero.deck_size()) != STARTING_DECK:
        yield where, f"a starting deck of {size} cards instead of {STARTING_DECK}"
