"""Adventures: the files that say how a battle is set up, and their checker."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from banneret.battlelore.box.heroes import CHEST_NAMES
from banneret.battlelore.box.tables import FIRST_CREATURE, FIRST_HERO, FOOT_ONLY, LAND_IDS, NO_ENTRY, UNIT_IDS
from banneret.battlelore.box.units_and_cards import FOLDER, Id, Master, Name
from banneret.battlelore.geometry.grid import HEX_NAMES, NEAR, REAR, SECTION, SECTION_NAMES, SIDE_NAMES, hexes_in
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import nearest, read, read_text
from banneret.kernel.yamltree import show

ADVENTURES: Final = FOLDER / "adventures"
MOST_UNITS: Final = 14
"""Of a side, besides its heroes."""
_KINDS: Final = UNIT_IDS[:FIRST_HERO]
_TROOPS: Final = UNIT_IDS[:FIRST_CREATURE]
_FOOT_ONLY: Final = [land for n, land in enumerate(LAND_IDS) if FOOT_ONLY[n]]
_CLOSED: Final = [land for n, land in enumerate(LAND_IDS) if NO_ENTRY[n]]
REWARDS: Final = [name for name in CHEST_NAMES if not name.startswith("trap")]
"""What a quest may be worth."""
Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-8]\.[0-9]{1,2}\Z")]
Side = Literal["standard", "pennant"]
Places = dict[Id, tuple[Hex, ...]]


Level = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Council(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A War Council: a number of levels to give out, or fixed levels. Rules: BL-LRE-04 to BL-LRE-06."""

    levels: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    fixed: dict[Master, Level] = {}
    creatures: tuple[Id, ...] = ()
    """Creatures that take a level each."""


class Hold(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Banners a side has while its units stand on all of some hexes. Rules: BL-VIC-05, BL-VIC-06."""

    side: Side
    hexes: Annotated[tuple[Hex, ...], msgspec.Meta(min_length=1, max_length=16)]
    banners: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1


class Sight(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """How many hexes far anybody sees in the first turns of each player. Rules: BL-SET-07."""

    hexes: Annotated[int, msgspec.Meta(ge=1, le=12)]
    turns: Annotated[int, msgspec.Meta(ge=1, le=100)]


Reward = Annotated[int, msgspec.Meta(ge=0, le=6)]


class Tents(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Each side has a Command Tent; a hero who takes one may have treasure.

    Rules: BLH-LMK-05, BLH-LMK-07, BLH-LMK-11.
    """

    treasure: Reward = 0
    places: dict[Side, Hex] = {}
    """By side: where the battle map has its tent; a side that is not named pitches it."""


class Quest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a hero on foot may do once in a hex he starts his turn in. Rules: BLH-QST-01, BLH-QST-02, BLH-XP-03."""

    hex: Hex
    chest: Id
    """The chest token, such as `artifact_1`."""
    experience: Reward = 0
    banners: Reward = 0


class AdventureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One adventure."""

    id: Id
    number: Annotated[str, msgspec.Meta(pattern=r"^[A-Z][0-9]{1,2}\Z")] = ""
    name: Name
    summary: Annotated[str, msgspec.Meta(max_length=400)] = ""
    first: Side
    banners: Annotated[int, msgspec.Meta(ge=1, le=12)]
    lore: bool = False
    cunning: bool | None = None
    """Whether its troops are cunning; if it does not say, those of an adventure that uses heroes are."""
    command_cards: dict[Side, Annotated[int, msgspec.Meta(ge=1, le=6)]] = {}
    council: dict[Side, Council] = {}
    """In a Lore adventure: what each War Council is made of. Rules: BL-LRE-04."""
    lore_deck: tuple[Literal["wizard", "cleric", "rogue", "warrior"], ...] = ()
    """The Lore Masters of whose cards alone the lore deck is made."""
    terrain: Places = {}
    landmarks: Places = {}
    ramparts: dict[Hex, tuple[Hex, ...]] = {}
    """By hex: the neighbouring hexes outside the ramparts on its sides. Rules: BL-TER-25 to BL-TER-27."""
    hold: Annotated[tuple[Hold, ...], msgspec.Meta(max_length=8)] = ()
    sight: Sight | None = None
    chests: Annotated[tuple[Hex, ...], msgspec.Meta(max_length=20)] = ()
    """Hidden treasure: a chest token for each hex named. Rules: BLH-QST-01, BLH-QST-04."""
    graves: tuple[Hex, ...] = ()
    """The hexes whose chests, unless they are traps, are worth an additional experience token. Rules: BLH-LMK-18."""
    tents: Tents | None = None
    quest: Quest | None = None
    trophy: Reward = 0
    """Treasure tokens among the spoils of a hero who has wounded another. Rules: BLH-AFT-07."""
    slaying: Reward = 0
    """Artifacts of a hero who defeats a Creature. Rules: BLH-XP-02."""
    units: dict[Side, Places]
    call_to_arms: dict[Side, dict[Id, Annotated[int, msgspec.Meta(ge=1, le=6)]]] = {}
    """By side: its reserves, which come to a section of its choice. Rules: BLH-CFG-01, BLH-CFG-02."""


def are_cunning(adventure: AdventureFile) -> bool:
    """Whether troops are cunning: as the adventure says, else where its notes are about heroes. Rules: BLH-CUN-01."""
    if adventure.cunning is not None:
        return adventure.cunning
    a = adventure
    return bool(a.chests or a.graves or a.quest or a.trophy or a.slaying or (a.tents and a.tents.treasure))


def land_of(adventure: AdventureFile) -> Iterator[tuple[str, str]]:
    """What lies on its hexes, each with the hex: terrain, landmarks, and tents where the map fixes their places.

    Rules: BL-BRD-10, BLH-LMK-07.
    """
    for places in (adventure.terrain, adventure.landmarks):
        for land, hexes in places.items():
            yield from ((land, hex) for hex in hexes)
    if adventure.tents is not None:
        yield from (("command_tent", hex) for hex in adventure.tents.places.values())


def problems(adventure: AdventureFile) -> list[str]:
    """What is wrong with an adventure beyond the types of its fields."""
    found: list[str] = []
    check_land(adventure, found)
    check_units(adventure, found)
    check_reserves(adventure, found)
    check_councils(adventure, found)
    check_notes(adventure, found)
    return found


def check_land(adventure: AdventureFile, found: list[str]) -> None:
    """Every hex of the map is on the board and holds one item. Rules: BL-BRD-01, BL-BRD-10, BL-SET-01, BL-TER-25."""
    seen: dict[str, str] = {}
    for word, places in (("terrain", adventure.terrain), ("landmarks", adventure.landmarks)):
        for land, hexes in places.items():
            if land not in LAND_IDS:
                found.append(f"{word}: there is no {show(land)}{nearest(land, LAND_IDS)}")
            for hex in hexes:
                if hex not in HEX_NAMES:
                    found.append(f"{word}: {land}: {hex} is no hex of the board (BL-BRD-01)")
                elif hex in seen:
                    found.append(f"{word}: {land}: {hex} holds {seen[hex]} already")
                seen[hex] = land
    for side, hex in adventure.tents.places.items() if adventure.tents is not None else ():
        if hex not in HEX_NAMES:
            found.append(f"tents: {side}: {hex} is no hex of the board (BL-BRD-01)")
        elif hex in seen:
            found.append(f"tents: {side}: {hex} holds {seen[hex]} already")
        seen[hex] = "command_tent"
    for hex, outside in adventure.ramparts.items():
        for other in (hex, *outside):
            if other not in HEX_NAMES:
                found.append(f"ramparts: {other} is no hex of the board (BL-BRD-01)")
        if hex not in HEX_NAMES:
            continue
        for other in outside:
            if other in HEX_NAMES and not NEAR[HEX_NAMES.index(hex)] >> HEX_NAMES.index(other) & 1:
                found.append(f"ramparts: {hex}: {other} is not next to it, so they have no side in common")


def check_units(adventure: AdventureFile, found: list[str]) -> None:
    """Both sides have units, each on a hex of its own that it may stand on. Rules: BL-SET-01, BL-UNI-07."""
    closed = {hex for land, hexes in adventure.terrain.items() for hex in hexes if land in _CLOSED}
    taken: dict[str, str] = {}
    for side in SIDE_NAMES:
        army = adventure.units.get(side, {})
        if not army:
            found.append(f"units: the {side} side has none")
        if sum(len(hexes) for hexes in army.values()) > MOST_UNITS:
            found.append(f"units: the {side} side has more than {MOST_UNITS}")
        for troop, hexes in army.items():
            if troop not in _KINDS:
                found.append(f"units: {side}: there is no {show(troop)}{nearest(troop, _KINDS)}")
            for hex in hexes:
                if hex not in HEX_NAMES:
                    found.append(f"units: {side}: {troop}: {hex} is no hex of the board (BL-BRD-01)")
                elif hex in taken:
                    found.append(f"units: {side}: {troop}: {hex} holds {taken[hex]} already (BL-UNI-07)")
                elif hex in closed:
                    found.append(f"units: {side}: {troop}: nobody can stand on {hex} (BL-MOV-06)")
                taken[hex] = troop


def check_reserves(adventure: AdventureFile, found: list[str]) -> None:
    """Reserves are troops, and every section has room for them. Rules: BLH-CFG-01, BLH-CFG-02."""
    taken = {hex for army in adventure.units.values() for hexes in army.values() for hex in hexes}
    shut = {hex for land, hexes in adventure.terrain.items() for hex in hexes if land in _CLOSED or land in _FOOT_ONLY}
    for side in SIDE_NAMES:
        n = SIDE_NAMES.index(side)
        reserves = adventure.call_to_arms.get(side, {})
        for troop in reserves:
            if troop not in _TROOPS:
                found.append(f"call_to_arms: {side}: there is no troop {show(troop)}{nearest(troop, _TROOPS)}")
        count = sum(reserves.values())
        if count + sum(len(hexes) for hexes in adventure.units.get(side, {}).values()) > MOST_UNITS:
            found.append(f"call_to_arms: the {side} side has more than {MOST_UNITS} units with its reserves")
        for section, name in enumerate(SECTION_NAMES):
            free = [HEX_NAMES[hex] for hex in hexes_in(REAR[n] & SECTION[n][section])]
            room = len([hex for hex in free if hex not in taken and hex not in shut])
            if room < count:
                found.append(f"call_to_arms: {side}: {name} has room for {room} of {count} reserves (BLH-CFG-02)")


def check_councils(adventure: AdventureFile, found: list[str]) -> None:
    """A council is free or fixed, has a Commander, and belongs to a Lore adventure. Rules: BL-LRE-04, BL-LRE-08."""
    if adventure.council and not adventure.lore:
        found.append("council: an adventure without lore has no War Councils (BL-SET-05)")
    for side, council in adventure.council.items():
        if bool(council.levels) == bool(council.fixed):
            found.append(f"council: {side}: give either `levels` or `fixed`")
        elif council.fixed and not council.fixed.get("commander"):
            found.append(f"council: {side}: it needs a Commander of at least level 1 (BL-LRE-08)")
        elif council.levels and council.levels <= len(council.creatures):
            found.append(f"council: {side}: no level is left for a Commander (BL-LRE-06, BL-LRE-08)")
        for creature in council.creatures:
            if creature not in adventure.units.get(side, {}):
                found.append(f"council: {side}: {show(creature)} takes a level but is not among the units (BL-LRE-06)")


def check_notes(adventure: AdventureFile, found: list[str]) -> None:
    """The hexes that special rules name are on the board. Rules: BL-SET-07, BL-VIC-05."""
    for word, text in (("name", adventure.name), ("summary", adventure.summary)):
        if not text.replace("\n", " ").isprintable():
            found.append(f"{word}: this text holds control characters")
    for word, hexes in (("chests", adventure.chests), ("graves", adventure.graves)):
        for hex in hexes:
            if hex not in HEX_NAMES:
                found.append(f"{word}: {hex} is no hex of the board (BL-BRD-01)")
    if adventure.quest is not None:
        if adventure.quest.hex not in HEX_NAMES:
            found.append(f"quest: {adventure.quest.hex} is no hex of the board (BL-BRD-01)")
        chest = adventure.quest.chest
        if chest not in REWARDS:
            found.append(f"quest: there is no chest {show(chest)}{nearest(chest, REWARDS)}")
    for objective in adventure.hold:
        for n, hex in enumerate(objective.hexes):
            if hex not in HEX_NAMES:
                found.append(f"hold: {hex} is no hex of the board (BL-BRD-01)")
            elif hex in objective.hexes[:n]:
                found.append(f"hold: {hex} is named twice")


def doubts(adventure: AdventureFile) -> list[str]:
    """What can be played but is probably a slip: more banners than a side can get. Rules: BL-VIC-01 to BL-VIC-05.

    A side that has eliminated every enemy unit then has nobody left to fight, and the battle does not end.
    """
    found: list[str] = []
    for side, enemy in zip(SIDE_NAMES, reversed(SIDE_NAMES), strict=True):
        most = sum(len(hexes) for hexes in adventure.units.get(enemy, {}).values())
        most += sum(adventure.call_to_arms.get(enemy, {}).values())
        most += sum(objective.banners for objective in adventure.hold if objective.side == side)
        most += adventure.quest.banners if adventure.quest is not None else 0
        most += adventure.tents is not None
        if most < adventure.banners:
            found.append(
                f"banners: {adventure.banners} win, and besides heroes the {side} side can get {most} (BL-VIC-03)"
            )
    return found


def checked(adventure: AdventureFile, name: str) -> AdventureFile:
    """The adventure in a file called `name`; all its mistakes are reported at once."""
    found = problems(adventure)
    if found:
        raise ContentError("\n".join(f"{name}: {problem}" for problem in found))
    return adventure


def read_adventure(path: Path) -> AdventureFile:
    """An adventure of a file, checked."""
    return checked(read(path, AdventureFile), path.name)


@lru_cache(64)
def defined_adventure(definition: str) -> AdventureFile:
    """The custom adventure that a set-up carries with it: the text of its file."""
    return untaken(checked(read_text(definition, "adventure", AdventureFile), "adventure"), "adventure")


def own_adventure(path: Path) -> AdventureFile:
    """A custom adventure."""
    return untaken(read_adventure(path), path.name)


def untaken(adventure: AdventureFile, name: str) -> AdventureFile:
    """A custom adventure must not be taken for one that comes with the program."""
    if adventure.id in adventure_ids() and adventure != load_adventure(adventure.id):
        raise ContentError(f"{name}: id: {adventure.id} comes with the program: give yours another id")
    return adventure


def definition_of(adventure: AdventureFile) -> str:
    """A custom adventure as one line; empty for one that comes with the program."""
    return "" if adventure.id in adventure_ids() else msgspec.json.encode(adventure).decode()


@cache
def load_adventure(id: str) -> AdventureFile:
    """An adventure that comes with the program."""
    return read_adventure(ADVENTURES / f"{id}.yaml")


@cache
def adventure_ids() -> tuple[str, ...]:
    """The adventures there are, by their numbers."""
    ids = [path.stem for path in sorted(ADVENTURES.glob("*.yaml"))]
    return tuple(sorted(ids, key=lambda id: load_adventure(id).number))
