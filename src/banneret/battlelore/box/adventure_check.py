"""What is wrong with an adventure beyond the types of its fields, each mistake with the way to it in the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from banneret.battlelore.box.adventure_file import REWARDS, AdventureFile
from banneret.battlelore.box.tables import FIRST_CREATURE, FIRST_HERO, FOOT_ONLY, LAND_IDS, NO_ENTRY, UNIT_IDS
from banneret.battlelore.geometry.grid import HEX_NAMES, NEAR, REAR, SECTION, SECTION_NAMES, SIDE_NAMES, hexes_in
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

if TYPE_CHECKING:
    from banneret.kernel.yamltree import Where

MOST_UNITS: Final = 14
"""Of a side, besides its heroes."""
_KINDS: Final = UNIT_IDS[:FIRST_HERO]
_TROOPS: Final = UNIT_IDS[:FIRST_CREATURE]
_FOOT_ONLY: Final = [land for n, land in enumerate(LAND_IDS) if FOOT_ONLY[n]]
_CLOSED: Final = [land for n, land in enumerate(LAND_IDS) if NO_ENTRY[n]]
_Found = Iterator[tuple["Where", str]]


def problems(adventure: AdventureFile) -> _Found:
    """Everything that is wrong with an adventure."""
    yield from check_land(adventure)
    yield from check_ramparts(adventure)
    yield from check_units(adventure)
    yield from check_reserves(adventure)
    yield from check_councils(adventure)
    yield from check_notes(adventure)


def _off_board(hex: str) -> str:
    return f"{hex} is not a hex of the board (BL-BRD-01)"


def check_land(adventure: AdventureFile) -> _Found:
    """Every hex of the map is on the board and holds one item. Rules: BL-BRD-01, BL-BRD-10, BL-SET-01."""
    seen: dict[str, str] = {}
    tents = adventure.tents.places if adventure.tents is not None else {}
    lying: list[tuple[Where, str, str]] = []
    for word, places in (("terrain", adventure.terrain), ("landmarks", adventure.landmarks)):
        for land, hexes in places.items():
            if land not in LAND_IDS:
                yield (word, land), f"there is no {show(land)}{nearest(land, LAND_IDS)}"
            lying += [((word, land, n), land, hex) for n, hex in enumerate(hexes)]
    lying += [(("tents", "places", side), "command_tent", hex) for side, hex in tents.items()]
    for where, land, hex in lying:
        if hex not in HEX_NAMES:
            yield where, _off_board(hex)
        elif hex in seen:
            yield where, f"{hex} holds {seen[hex]} already"
        seen[hex] = land


def check_ramparts(adventure: AdventureFile) -> _Found:
    """Ramparts lie between neighbours. Rules: BL-BRD-01, BL-TER-25."""
    for hex, outside in adventure.ramparts.items():
        if hex not in HEX_NAMES:
            yield ("ramparts", hex), _off_board(hex)
        for n, other in enumerate(outside):
            if other not in HEX_NAMES:
                yield ("ramparts", hex, n), _off_board(other)
            elif hex in HEX_NAMES and not NEAR[HEX_NAMES.index(hex)] >> HEX_NAMES.index(other) & 1:
                yield ("ramparts", hex, n), f"{other} is not next to {hex}, so they have no side in common"


def check_units(adventure: AdventureFile) -> _Found:
    """Both sides have units, each on a hex of its own that it may stand on. Rules: BL-SET-01, BL-UNI-07."""
    closed = {hex for land, hexes in adventure.terrain.items() for hex in hexes if land in _CLOSED}
    taken: dict[str, str] = {}
    for side in SIDE_NAMES:
        army = adventure.units.get(side, {})
        if not any(army.values()):
            yield ("units", side), f"the {side} side has none"
        if sum(len(hexes) for hexes in army.values()) > MOST_UNITS:
            yield ("units", side), f"the {side} side has more than {MOST_UNITS}"
        for troop, hexes in army.items():
            if troop not in _KINDS:
                yield ("units", side, troop), f"there is no {show(troop)}{nearest(troop, _KINDS)}"
            for n, hex in enumerate(hexes):
                where = ("units", side, troop, n)
                if hex not in HEX_NAMES:
                    yield where, _off_board(hex)
                elif hex in taken:
                    yield where, f"{hex} holds {taken[hex]} already (BL-UNI-07)"
                elif hex in closed:
                    yield where, f"nobody can stand on {hex} (BL-MOV-06)"
                taken[hex] = troop


def check_reserves(adventure: AdventureFile) -> _Found:
    """Reserves are troops, and every section has room for them. Rules: BLH-CFG-01, BLH-CFG-02."""
    taken = {hex for army in adventure.units.values() for hexes in army.values() for hex in hexes}
    shut = {hex for land, hexes in adventure.terrain.items() for hex in hexes if land in _CLOSED or land in _FOOT_ONLY}
    for side in SIDE_NAMES:
        n = SIDE_NAMES.index(side)
        reserves = adventure.call_to_arms.get(side, {})
        for troop in reserves:
            if troop not in _TROOPS:
                yield ("call_to_arms", side, troop), f"there is no troop {show(troop)}{nearest(troop, _TROOPS)}"
        count = sum(reserves.values())
        if count + sum(len(hexes) for hexes in adventure.units.get(side, {}).values()) > MOST_UNITS and count:
            yield ("call_to_arms", side), f"the {side} side has more than {MOST_UNITS} units with its reserves"
        for section, name in enumerate(SECTION_NAMES):
            free = [HEX_NAMES[hex] for hex in hexes_in(REAR[n] & SECTION[n][section])]
            room = len([hex for hex in free if hex not in taken and hex not in shut])
            if room < count:
                yield ("call_to_arms", side), f"{name} has room for {room} of {count} reserves (BLH-CFG-02)"


def check_councils(adventure: AdventureFile) -> _Found:
    """A council is free or fixed, has a Commander, and belongs to a Lore adventure. Rules: BL-LRE-04, BL-LRE-08."""
    if adventure.council and not adventure.lore:
        yield ("council",), "an adventure without lore has no War Councils (BL-SET-05)"
    for side, council in adventure.council.items():
        where = ("council", side)
        if bool(council.levels) == bool(council.fixed):
            yield where, "give either `levels` or `fixed`"
        elif council.fixed and not council.fixed.get("commander"):
            yield where, "it needs a Commander of at least level 1 (BL-LRE-08)"
        elif council.levels and council.levels <= len(council.creatures):
            yield where, "no level is left for a Commander (BL-LRE-06, BL-LRE-08)"
        for n, creature in enumerate(council.creatures):
            if creature not in adventure.units.get(side, {}):
                said = f"{show(creature)} takes a level but is not among the units (BL-LRE-06)"
                yield (*where, "creatures", n), said


def check_notes(adventure: AdventureFile) -> _Found:
    """The hexes that special rules name are on the board. Rules: BL-SET-07, BL-VIC-05."""
    for word, text in (("name", adventure.name), ("summary", adventure.summary)):
        if not text.replace("\n", " ").isprintable():
            yield (word,), "this text holds control characters"
    for word, hexes in (("chests", adventure.chests), ("graves", adventure.graves)):
        for n, hex in enumerate(hexes):
            if hex not in HEX_NAMES:
                yield (word, n), _off_board(hex)
    if adventure.quest is not None:
        if adventure.quest.hex not in HEX_NAMES:
            yield ("quest", "hex"), _off_board(adventure.quest.hex)
        chest = adventure.quest.chest
        if chest not in REWARDS:
            yield ("quest", "chest"), f"there is no chest {show(chest)}{nearest(chest, REWARDS)}"
    for n, objective in enumerate(adventure.hold):
        for m, hex in enumerate(objective.hexes):
            if hex not in HEX_NAMES:
                yield ("hold", n, "hexes", m), _off_board(hex)
            elif hex in objective.hexes[:m]:
                yield ("hold", n, "hexes", m), f"{hex} is named twice"


def doubts(adventure: AdventureFile) -> _Found:
    """What can be played but is probably a slip: more banners than a side can get. Rules: BL-VIC-01 to BL-VIC-05.

    A side that has eliminated every enemy unit then has nobody left to fight, and the battle does not end.
    """
    for side, enemy in zip(SIDE_NAMES, reversed(SIDE_NAMES), strict=True):
        most = sum(len(hexes) for hexes in adventure.units.get(enemy, {}).values())
        most += sum(adventure.call_to_arms.get(enemy, {}).values())
        most += sum(objective.banners for objective in adventure.hold if objective.side == side)
        most += adventure.quest.banners if adventure.quest is not None else 0
        most += adventure.tents is not None
        if most < adventure.banners:
            said = f"{adventure.banners} win, and besides heroes the {side} side can get {most} (BL-VIC-03)"
            yield ("banners",), said


def known_parts(adventure: AdventureFile) -> AdventureFile:
    """An adventure without units and rewards that do not exist: what can be said of one that has mistakes."""
    return replace(
        adventure,
        council={
            side: replace(council, creatures=tuple(id for id in council.creatures if id in _KINDS))
            for side, council in adventure.council.items()
        },
        units={side: {id: at for id, at in army.items() if id in _KINDS} for side, army in adventure.units.items()},
        call_to_arms={
            side: {id: count for id, count in reserves.items() if id in _KINDS}
            for side, reserves in adventure.call_to_arms.items()
        },
        quest=adventure.quest if adventure.quest is not None and adventure.quest.chest in REWARDS else None,
    )
