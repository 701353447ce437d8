"""The box: troops, terrain, Command cards, read from the content files and checked."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from banneret.kernel.yamlfile import read

FOLDER: Final = Path(__file__).parent.parent / "content"
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*\Z", max_length=40)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Banner = Literal["green", "blue", "red"]
Mode = Literal["foot", "mounted"]
Trait = Literal["pursuit", "frightened", "goblin_rush", "bold_1"]
Weapon = Literal["short_sword", "long_sword", "mounted_sword", "common_bow", "crossbow", "spear"]
Count = Annotated[int, msgspec.Meta(ge=0, le=12)]


class Troop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of troop: all are alike except for their traits. Rules: BL-UNI-01 to BL-UNI-03, BL-UNI-08 to BL-UNI-24."""

    id: Id
    name: Name
    race: Literal["human", "goblinoid", "dwarf"]
    banner: Banner
    mode: Mode
    figures: Count
    march: Count
    """How far it may move and battle."""
    stroll: Count = 0
    """How far it may move without a battle, where that is farther."""
    dice: Count
    weapon: Weapon
    traits: tuple[Trait, ...] = ()
    trained: Id | None = None
    """What it becomes in a Training Camp: the same troop with the next banner colour. Rules: BL-TER-30."""


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a hex may hold. Rules: BL-TER-01 to BL-TER-24."""

    id: Id
    enter: Literal["all", "foot", "none"]
    stop: bool
    battle: bool
    """Whether a unit that has entered it may battle in the same turn."""
    dice_out: Count = 0
    """The most basic dice of a unit that attacks from it, 0 for any number."""
    dice_in: Count = 0
    """The most basic dice of a unit that attacks one in it."""
    blocks: bool
    bold: Count = 0
    master: Literal["commander", "wizard", "cleric", "rogue", "warrior"] | None = None
    """The Lore Master whose landmark it is."""


Orders = Annotated[int, msgspec.Meta(ge=1, le=6)] | Literal["hand"]


class SectionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Section card. Rules: BL-CMD-13, BL-CMD-17 to BL-CMD-23."""

    id: Id
    name: Name
    orders: dict[Literal["left", "centre", "right"], Orders]
    scout: bool = False
    copies: Count


class TacticCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Tactic card. Rules: BL-CMD-15, BL-CMD-24 to BL-CMD-35."""

    id: Id
    name: Name
    tactic: Literal["green", "blue", "red", "volley", "charge", "onslaught", "echo", "lore", "leadership"]
    copies: Count


Master = Literal["commander", "wizard", "cleric", "rogue", "warrior"]


class BattleloreCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lore card. Rules: BL-LRE-03, BL-LRE-16."""

    id: Id
    name: Name
    master: Literal["wizard", "cleric", "rogue", "warrior"]
    number: Annotated[int, msgspec.Meta(ge=1, le=15)]
    cost: Annotated[int, msgspec.Meta(ge=0, le=20)]


class Creature(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Creature. Rules: BL-UNI-04, BL-CRE-01, BL-CRE-15, BL-CRE-21 to BL-CRE-28."""

    id: Id
    name: Name
    banner: Banner
    march: Count
    bought: Count = 0
    """How many hexes it may move for a lore token each."""
    dice: Count
    retreat: Count
    """Hexes for each flag."""
    again: bool = False
    """Whether its swords-on-shields are rolled again."""
    lair: Id
    powers: dict[Id, Count]
    """With what they cost in lore tokens; 0 for a lore symbol of the roll."""


class _LoreFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lore: tuple[BattleloreCard, ...]


class _CreaturesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    creatures: tuple[Creature, ...]


class _UnitsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    units: tuple[Troop, ...]


class _TerrainFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrain: tuple[Terrain, ...]
    landmarks: tuple[Terrain, ...]


class _CommandFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sections: tuple[SectionCard, ...]
    tactics: tuple[TacticCard, ...]


class Box(msgspec.Struct, frozen=True):
    """Everything in the box."""

    troops: tuple[Troop, ...]
    terrain: tuple[Terrain, ...]
    landmarks: tuple[Terrain, ...]
    sections: tuple[SectionCard, ...]
    tactics: tuple[TacticCard, ...]
    lore: tuple[BattleloreCard, ...]
    creatures: tuple[Creature, ...]


@cache
def load() -> Box:
    """The box, read once."""
    land = read(FOLDER / "terrain.yaml", _TerrainFile)
    command = read(FOLDER / "command.yaml", _CommandFile)
    return Box(
        troops=read(FOLDER / "units.yaml", _UnitsFile).units,
        terrain=land.terrain,
        landmarks=land.landmarks,
        sections=command.sections,
        tactics=command.tactics,
        lore=read(FOLDER / "lore.yaml", _LoreFile).lore,
        creatures=read(FOLDER / "creatures.yaml", _CreaturesFile).creatures,
    )
