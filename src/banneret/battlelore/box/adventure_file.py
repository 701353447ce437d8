"""What the file of an adventure says: how a battle is set up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from banneret.battlelore.box.heroes import CHEST_NAMES
from banneret.battlelore.box.units_and_cards import Id, Master, Name

REWARDS: Final = [name for name in CHEST_NAMES if not name.startswith("trap")]
"""What a quest may be worth."""
HEX_PATTERN: Final = r"^[0-8]\.[0-9]{1,2}\Z"
Hex = Annotated[str, msgspec.Meta(pattern=HEX_PATTERN)]
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
