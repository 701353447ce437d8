"""The tiles of the map and what stands on them: every field as printed, and what a visit does."""

from collections import Counter
from typing import get_args

import pytest

from banneret.heroes.box.map_and_towns import Field, Realm, load_realm
from banneret.heroes.box.verbs.combat import Gain, Morale, Resource, Verb
from banneret.heroes.box.verbs.map import (
    Branch,
    Choose,
    Discover,
    Experience,
    Flag,
    MagicSpring,
    May,
    Movement,
    Pay,
    Price,
    RollDice,
    Search,
    TakeGrail,
    Trade,
    WitchHut,
)

RESOURCES: dict[str, Resource] = {name: name for name in get_args(Resource)}
GUARDS = {"": 0, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7}
TILES = {
    # Terrain, then the three rows of a tile from the top: a numeral is the guard of a field, a number and a resource
    # the income of a mine, a pair the dice of a symbol and how many of them count.
    "S1": (
        "dirt",
        "blocked, empty",
        "mine I 2 building_materials, town, resource_symbol 1:1",
        "treasure_symbol I 1:1, empty",
    ),
    "S2": (
        "subterranean",
        "empty, blocked",
        "resource_symbol 1:1, town, mine I 2 building_materials",
        "treasure_symbol I 1:1, empty",
    ),
    "S3": (
        "grass",
        "blocked, empty",
        "treasure_symbol I 1:1, town, resource_symbol 1:1",
        "mine I 2 building_materials, empty",
    ),
    "F1": (
        "dirt",
        "settlement III, windmill",
        "blocked, empty, artifact_symbol II",
        "trading_post, stables",
    ),
    "F2": (
        "subterranean",
        "trading_post, settlement III",
        "shrine_of_magic_incantation, empty, magic_spring",
        "blocked, artifact_symbol II",
    ),
    "F3": (
        "grass",
        "water_wheel, learning_stone",
        "settlement III, artifact_symbol II, stables",
        "empty, blocked",
    ),
    "F4": (
        "dirt",
        "mine III 5 gold, magic_spring II",
        "water_wheel, blocked, trading_post",
        "temple, empty",
    ),
    "F5": (
        "subterranean",
        "mine III 5 gold, mystical_garden II",
        "empty, redwood_observatory, blocked",
        "trading_post, learning_stone",
    ),
    "F6": (
        "grass",
        "artifact_symbol II, trading_post",
        "water_wheel, blocked, shrine_of_magic_incantation",
        "empty, mine III 5 gold",
    ),
    "F7": (
        "dirt",
        "treasure_symbol II 2:1, blocked",
        "learning_stone, shrine_of_magic_gesture, empty",
        "redwood_observatory, mine III 1 valuables",
    ),
    "F8": (
        "subterranean",
        "stables, empty",
        "temple, mine III 1 valuables, windmill",
        "treasure_symbol II 2:1, blocked",
    ),
    "F9": (
        "grass",
        "empty, mine III 1 valuables",
        "blocked, redwood_observatory, fountain_of_youth",
        "treasure_symbol II 2:1, learning_stone",
    ),
    "N1": (
        "dirt",
        "blocked, windmill",
        "tree_of_knowledge, witch_hut IV, sanctuary",
        "trading_post, mine V 1 valuables",
    ),
    "N2": (
        "subterranean",
        "tree_of_knowledge, blocked",
        "warriors_tomb IV, witch_hut, sanctuary",
        "mine V 1 valuables, shrine_of_magic_gesture",
    ),
    "N3": (
        "grass",
        "witch_hut, blocked",
        "trading_post, obelisk, mine V 1 valuables",
        "pandoras_box IV, tree_of_knowledge",
    ),
    "N4": (
        "dirt",
        "water_wheel, magic_spring",
        "shrine_of_magic_gesture IV, obelisk, mine V 5 gold",
        "warriors_tomb, blocked",
    ),
    "N5": (
        "subterranean",
        "shrine_of_magic_gesture, mine V 5 gold",
        "magic_spring IV, obelisk, warriors_tomb",
        "blocked, water_wheel",
    ),
    "N6": (
        "grass",
        "trading_post, mine V 5 gold",
        "magic_spring, pandoras_box IV, fountain_of_youth",
        "water_wheel, blocked",
    ),
    "C1": (
        "subterranean",
        "pandoras_box VI, fountain_of_youth",
        "warriors_tomb, dragon_utopia VII, blocked",
        "mystical_garden, shrine_of_magic_gesture VI",
    ),
    "C2": (
        "subterranean",
        "tree_of_knowledge VI, shrine_of_magic_gesture",
        "mystical_garden, grail VII, temple",
        "pandoras_box VI, blocked",
    ),
}
CLOSED = {
    "S1": {"e": ("ne", "e", "se"), "se": ("e", "se", "sw"), "sw": ("se", "sw", "w")},
    "S2": {"se": ("e", "se", "sw"), "sw": ("se", "sw", "w"), "w": ("sw", "w", "nw")},
    "S3": {"e": ("ne", "e", "se"), "se": ("e", "se", "sw"), "sw": ("se", "sw", "w")},
}
FIELDS = {
    "artifact_symbol": 4, "blocked": 20, "dragon_utopia": 1, "empty": 15, "fountain_of_youth": 3, "grail": 1,
    "learning_stone": 4, "magic_spring": 5, "mine": 15, "mystical_garden": 3, "obelisk": 3, "pandoras_box": 4,
    "redwood_observatory": 3, "resource_symbol": 3, "sanctuary": 2, "settlement": 3, "shrine_of_magic_gesture": 6,
    "shrine_of_magic_incantation": 2, "stables": 3, "temple": 3, "town": 3, "trading_post": 8, "treasure_symbol": 6,
    "tree_of_knowledge": 4, "warriors_tomb": 4, "water_wheel": 6, "windmill": 3, "witch_hut": 3,
}  # fmt: skip
BY_CATEGORY = {
    "none": {"empty", "blocked"},
    "flaggable": {"town", "settlement", "mine", "obelisk", "dragon_utopia"},
    "revisitable": {"stables", "trading_post", "sanctuary"},
}


def choose(*branches: Verb) -> Choose:
    return Choose(tuple(Branch(do=(verb,)) for verb in branches))


VISITS: dict[str, tuple[Verb, ...]] = {
    "empty": (),
    "blocked": (),
    "town": (Flag("town"),),
    "settlement": (Flag("settlement"),),
    "mine": (Flag("mine"),),
    "obelisk": (Flag("obelisk"),),
    "dragon_utopia": (Flag("dragon_utopia"),),
    "grail": (TakeGrail(),),
    "water_wheel": (Gain("gold", 3),),
    "windmill": (Gain("valuables", 1),),
    "mystical_garden": (choose(Gain("gold", 2), Gain("valuables", 1)),),
    "shrine_of_magic_gesture": (May((Search("spell", cards=2),)),),
    "shrine_of_magic_incantation": (May((Pay(Price(gold=3), (Search("spell", cards=2),)),)),),
    "tree_of_knowledge": (
        May((choose(Pay(Price(valuables=3), (Experience(2),)), Pay(Price(gold=10), (Experience(2),))),)),
    ),
    "learning_stone": (Experience(1),),
    "redwood_observatory": (Discover("adjacent_tile"),),
    "witch_hut": (May((WitchHut(),)),),
    "temple": (Morale(1),),
    "stables": (Movement(1),),
    "fountain_of_youth": (Movement(1), Morale(1)),
    "warriors_tomb": (May((Search("artifact", cards=2), May((Search("artifact", cards=2),)), Morale(-1), Morale(-1))),),
    "magic_spring": (May((MagicSpring(3),)),),
    "trading_post": (Trade("post"),),
    "sanctuary": (),
    "treasure_symbol": (RollDice("treasure"),),
    "resource_symbol": (RollDice("resource"),),
    "artifact_symbol": (May((Search("artifact", cards=2),)),),
    "pandoras_box": (choose(RollDice("treasure", dice=2, keep=1), RollDice("resource", dice=2, keep=1)),),
}


@pytest.fixture
def realm() -> Realm:
    return load_realm()


def field_of(words: str) -> Field:
    kind, *rest = words.split()
    guard = rest.pop(0) if rest and rest[0] in GUARDS else ""
    if kind == "mine":
        amount, resource = rest
        return Field(kind=kind, guard=GUARDS[guard], resource=RESOURCES[resource], income=int(amount))
    dice, keep = map(int, rest[0].split(":")) if rest else (0, 1)
    return Field(kind=kind, guard=GUARDS[guard], dice=dice, keep=keep)


def test_the_order_of_the_tiles(realm: Realm) -> None:
    assert [tile.id for tile in realm.tiles] == [
        "S1", "S2", "S3", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9",
        "N1", "N2", "N3", "N4", "N5", "N6", "C1", "C2",
    ]  # fmt: skip
    groups = {"S": "start", "F": "far", "N": "near", "C": "center"}
    assert [tile.group for tile in realm.tiles] == [groups[tile.id[0]] for tile in realm.tiles]


@pytest.mark.parametrize("ident", TILES)
def test_a_tile_as_printed(realm: Realm, ident: str) -> None:
    tile = next(each for each in realm.tiles if each.id == ident)
    terrain, *rows = TILES[ident]
    places = ("nw", "ne", "w", "c", "e", "sw", "se")
    words = [word for row in rows for word in row.split(", ")]
    assert tile.terrain == terrain
    assert tile.fields == {place: field_of(word) for place, word in zip(places, words, strict=True)}
    assert tile.borders == CLOSED.get(ident, {})


def test_a_faction_begins_on_its_own_tile(realm: Realm) -> None:
    found = {tile.id: tile.faction for tile in realm.tiles if tile.faction}
    assert found == {"S1": "necropolis", "S2": "dungeon", "S3": "castle"}


def test_how_many_fields_there_are_of_each_kind(realm: Realm) -> None:
    assert Counter(field.kind for tile in realm.tiles for field in tile.fields.values()) == FIELDS


def test_a_starting_tile_opens_only_beside_its_blocked_field(realm: Realm) -> None:
    around = ("ne", "e", "se", "sw", "w", "nw")
    for tile in realm.tiles[:3]:
        blocked = next(i for i, place in enumerate(around) if tile.fields[place].kind == "blocked")
        beside = {around[blocked - 1], around[(blocked + 1) % 6]}
        assert set(around) - set(tile.borders) - {around[blocked]} == beside


def test_every_mine_is_guarded(realm: Realm) -> None:
    mines = [(tile, field) for tile in realm.tiles for field in tile.fields.values() if field.kind == "mine"]
    highest = {"start": 1, "far": 3, "near": 5}
    assert [field.guard for _, field in mines] == [highest[tile.group] for tile, _ in mines]


def test_what_a_visit_does(realm: Realm) -> None:
    assert [(each.id, each.visit) for each in realm.locations] == list(VISITS.items())


def test_categories(realm: Realm) -> None:
    found: dict[str, set[str]] = {}
    for each in realm.locations:
        found.setdefault(each.category, set()).add(each.id)
    visitable = set(VISITS) - set[str]().union(*BY_CATEGORY.values())
    assert found == {**BY_CATEGORY, "visitable": visitable}
