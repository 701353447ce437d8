"""The rest of the box as typed structures: tiles, locations, towns, heroes, and the decks and dice of the map.

`load_realm` reads the YAML files beside those of the cards. What the types cannot say is checked in
`banneret.heroes.realm_checks` when the files load, so the map engine can rely on it without looking again.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from banneret.heroes.content import FOLDER, Cost, Count, Faction, Id, Name, Number
from banneret.heroes.program import VERBS, Resource, Verb
from banneret.heroes.program_map import MAP_VERBS
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import Document, read_document

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
    """A Hero: the cards of the starting deck, and the specialties of levels 1, 4 and 6."""

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


class _TilesFile(_Base, frozen=True, kw_only=True):
    tiles: tuple[Tile, ...]


class _LocationsFile(_Base, frozen=True, kw_only=True):
    locations: tuple[Location, ...]


class _TownsFile(_Base, frozen=True, kw_only=True):
    towns: tuple[Town, ...]


class _HeroesFile(_Base, frozen=True, kw_only=True):
    heroes: tuple[Hero, ...]


class _AstrologersFile(_Base, frozen=True, kw_only=True):
    astrologers: tuple[Proclamation, ...]


class _AiCardsFile(_Base, frozen=True, kw_only=True):
    ai_cards: tuple[AiCard, ...]


class _TradeFile(_Base, frozen=True, kw_only=True):
    trade: tuple[Exchange, ...]


class _DiceFile(_Base, frozen=True, kw_only=True):
    resource_die: tuple[ResourceFace, ...]
    treasure_die: tuple[TreasureFace, ...]


_FILES: Final[dict[str, type[_Base]]] = {
    "tiles.yaml": _TilesFile,
    "locations.yaml": _LocationsFile,
    "towns.yaml": _TownsFile,
    "heroes.yaml": _HeroesFile,
    "astrologers.yaml": _AstrologersFile,
    "ai_cards.yaml": _AiCardsFile,
    "trade.yaml": _TradeFile,
    "dice.yaml": _DiceFile,
}


@cache
def load_realm() -> Realm:
    """The realm as it comes with the program."""
    return load_realm_from(FOLDER)


def load_realm_from(folder: Path) -> Realm:
    """The realm whose files are in this folder. All problems of all files are in the one error raised."""
    documents: list[Document[_Base]] = []
    wrong: list[str] = []
    for name, kind in _FILES.items():
        try:
            documents.append(read_document(folder / name, kind, verbs=MAP_PROGRAM_VERBS))
        except ContentError as error:
            wrong.append(str(error))
    if wrong:
        raise ContentError("\n".join(wrong))
    parts: dict[str, Any] = {}
    homes: dict[str | int, Document[_Base]] = {}
    for document in documents:
        for field in document.value.__struct_fields__:
            parts[field] = getattr(document.value, field)
            homes[field] = document
    return Realm(**parts)
