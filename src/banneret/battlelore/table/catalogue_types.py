"""What is printed in the box of BattleLore and its Heroes, and what the lobby shows of its adventures."""

from __future__ import annotations

from typing import Literal

import msgspec

from banneret.battlelore.table.types import BattleloreGoal, BattleloreHex
from banneret.table.lobby_types import Catalogue, GameInfo, ScenarioInfo


class BattleloreHexInfo(msgspec.Struct, frozen=True):
    """A hex of the board."""

    name: str
    """Row and column from 0, such as `4.6`; row 0 is the pennant side's baseline, rows of 12 lie half a hex right."""
    row: int
    column: int
    sections: tuple[str, ...]
    """`left`, `centre`, `right` as the standard side sees them; hexes on a line belong to two."""
    half: int
    """The side in whose half it lies, -1 for the row between."""


class BattleloreUnitInfo(msgspec.Struct, frozen=True):
    """A kind of troop or Creature, or a Champion."""

    id: str
    name: str
    text: str
    banner: str
    mode: str
    """`foot`, `mounted`, `creature` or `champion`."""
    mounted: bool
    figures: int
    dice: int
    march: int
    stroll: int
    """How far it may move without a battle, where that is farther."""
    range: int
    race: str
    weapon: str
    traits: tuple[str, ...]
    """`pursuit`, `frightened`, `goblin_rush`, `bold_1`; the text says what they do."""


class BattleloreLandInfo(msgspec.Struct, frozen=True):
    """A kind of terrain or landmark."""

    id: str
    name: str
    text: str
    landmark: bool
    clauses: tuple[str, ...]


class BattleloreCardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A Command card, a lore card, an artifact or a skill."""

    id: str
    name: str
    text: str
    kind: str
    """`section` or `tactic`; the class of a lore card; the kind of an artifact; the class of a skill or `common`."""
    kind_text: str
    copies: int = 1
    orders: dict[str, int] = {}
    """Of a Section card: the orders by section, -1 for as many as there are cards in hand."""
    scout: bool = False
    cost: int = 0
    """What a lore card costs, in tokens."""
    moments: tuple[str, ...] = ()
    """When a lore card is played, as `kind` of a LoreWindow."""
    timing: str = ""
    """The same in words."""
    role: str = ""
    """In which role a hero uses an artifact or a skill, in words."""
    needs: str = ""
    """What a skill or an artifact asks for, in words."""


class BattleloreNamed(msgspec.Struct, frozen=True):
    """Something with a name and a text."""

    id: str
    name: str
    text: str = ""


class BattleloreCatalogue(Catalogue, frozen=True, kw_only=True):
    """Everything printed in the box of BattleLore and its Heroes."""

    game: Literal["battlelore"]
    hexes: tuple[BattleloreHexInfo, ...]
    units: dict[str, BattleloreUnitInfo]
    lands: dict[str, BattleloreLandInfo]
    command: dict[str, BattleloreCardInfo]
    lore: dict[str, BattleloreCardInfo]
    artifacts: dict[str, BattleloreCardInfo]
    skills: dict[str, BattleloreCardInfo]
    classes: dict[str, BattleloreNamed]
    """The classes of heroes and Lore Masters."""
    effects: dict[str, BattleloreNamed]
    chests: dict[str, BattleloreNamed]
    faces: dict[str, BattleloreNamed]
    sections: dict[str, BattleloreNamed]
    sides: dict[str, BattleloreNamed]
    steps: dict[str, BattleloreNamed]
    """The steps of a guide, such as `step-captives`, and the phases, such as `phase-command`."""
    windows: dict[str, BattleloreNamed]
    """The moments at which lore cards are played."""


# -- the lobby ---------------------------------------------------------------------------------------------------------


class BattlegroundInfo(msgspec.Struct, frozen=True):
    """The battleground of an adventure at the start, for a picture of it and for its note."""

    number: str
    """Such as `H1`."""
    banners: int
    lore: bool
    cunning: bool
    first: int
    """The side that begins."""
    hexes: dict[str, BattleloreHex]
    units: tuple[tuple[str, int, str], ...]
    """Hex, side and kind of each unit."""
    goals: tuple[BattleloreGoal, ...]
    heroes: bool
    """Whether the adventure was made for heroes; they may come to any."""
    council: tuple[int, int]
    """By side: the levels of its War Council, 0 for none."""


class BattleloreScenario(ScenarioInfo, frozen=True, kw_only=True):
    """An adventure in the lobby."""

    field: BattlegroundInfo
    """The battlefield, as it is set up."""


class BattleloreGame(GameInfo, frozen=True, kw_only=True):
    """The game in the lobby."""

    id: Literal["battlelore"]
    scenarios: tuple[BattleloreScenario, ...]
