"""Adventures: the files that say how a battle is set up, and their checker."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

import msgspec

from banneret.battlelore.content import FOLDER, Id, Master, Name
from banneret.battlelore.grid import HEX_NAMES, SIDE_NAMES
from banneret.battlelore.tables import LAND_IDS, UNIT_IDS
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import nearest, read
from banneret.kernel.yamltree import show

ADVENTURES: Final = FOLDER / "adventures"
Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-8]\.[0-9]{1,2}\Z")]
Side = Literal["standard", "pennant"]
Places = dict[Id, tuple[Hex, ...]]


Level = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Council(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A War Council: a number of levels to give out, or fixed levels. Rules: BL-LRE-04 to BL-LRE-06."""

    levels: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    fixed: dict[Master, Level] = {}
    creatures: tuple[Id, ...] = ()
    """Creatures that take a level each."""


class Adventure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One adventure."""

    id: Id
    number: Annotated[str, msgspec.Meta(pattern=r"^[A-Z][0-9]{1,2}\Z")] = ""
    name: Name
    summary: Annotated[str, msgspec.Meta(max_length=400)] = ""
    first: Side
    banners: Annotated[int, msgspec.Meta(ge=1, le=12)]
    lore: bool = False
    cunning: bool = False
    command_cards: dict[Side, Annotated[int, msgspec.Meta(ge=1, le=6)]] = {}
    council: dict[Side, Council] = {}
    """In a Lore adventure: what each War Council is made of. Rules: BL-LRE-04."""
    lore_deck: tuple[Literal["wizard", "cleric", "rogue", "warrior"], ...] = ()
    """The Lore Masters of whose cards alone the lore deck is made."""
    terrain: Places = {}
    landmarks: Places = {}
    units: dict[Side, Places]


def problems(adventure: Adventure) -> list[str]:
    """What is wrong with an adventure beyond the types of its fields. Rules: BL-SET-01, BL-BRD-01, BL-UNI-07."""
    found: list[str] = []
    seen: dict[str, str] = {}
    for places in (adventure.terrain, adventure.landmarks):
        for land, hexes in places.items():
            if land not in LAND_IDS:
                found.append(f"terrain: there is no {show(land)}{nearest(land, LAND_IDS)}")
            for hex in hexes:
                if hex not in HEX_NAMES:
                    found.append(f"terrain: {land}: {hex} is no hex of the board (BL-BRD-01)")
                elif hex in seen:
                    found.append(f"terrain: {land}: {hex} holds {seen[hex]} already")
                seen[hex] = land
    taken: dict[str, str] = {}
    for side in SIDE_NAMES:
        army = adventure.units.get(side, {})
        if not army:
            found.append(f"units: the {side} side has none")
        for troop, hexes in army.items():
            if troop not in UNIT_IDS:
                found.append(f"units: {side}: there is no {show(troop)}{nearest(troop, UNIT_IDS)}")
            for hex in hexes:
                if hex not in HEX_NAMES:
                    found.append(f"units: {side}: {troop}: {hex} is no hex of the board (BL-BRD-01)")
                elif hex in taken:
                    found.append(f"units: {side}: {troop}: {hex} holds {taken[hex]} already (BL-UNI-07)")
                taken[hex] = troop
    return found


@cache
def load_adventure(id: str) -> Adventure:
    """An adventure that comes with the program."""
    path = ADVENTURES / f"{id}.yaml"
    adventure = read(path, Adventure)
    found = problems(adventure)
    if found:
        raise ContentError("\n".join(f"{path.name}: {problem}" for problem in found))
    return adventure


@cache
def adventure_ids() -> tuple[str, ...]:
    """The adventures there are, by their numbers."""
    ids = [path.stem for path in sorted(ADVENTURES.glob("*.yaml"))]
    return tuple(sorted(ids, key=lambda id: load_adventure(id).number))
