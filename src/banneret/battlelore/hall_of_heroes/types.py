"""What the REST interface takes and gives of heroes. The description of the interface is made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from banneret.battlelore.career.career import Role, Status

ArtifactId = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[a-z0-9_]+$")]


class HallKey(msgspec.Struct, frozen=True):
    """The key of a new hall. It is sent only once, and anybody who has it has the heroes."""

    key: str


class CardText(msgspec.Struct, frozen=True):
    """A skill or an artifact in the language that was asked for."""

    id: str
    name: str
    text: str


class SheetInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A character sheet."""

    movement: int
    mounted: bool
    weapon: Literal["sword", "staff", "mace"]
    weapon_name: str
    dice: int
    bold: str
    """What the sheet says of boldness."""
    capacity: int
    """Wounds a career can take."""
    wounds: int
    crossed: int
    """Skulls crossed out of five: those the class does not have, and wounds."""
    experience: int
    treasure: int
    skills: tuple[CardText, ...]
    equipped: tuple[CardText, ...]
    owned: tuple[CardText, ...]
    """Artifacts left at home; of a councillor or instructor those on the list for a gift."""


class DeedInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a game has brought."""

    at: str
    adventure: str
    adventure_name: str
    role: Role
    side: Literal["standard", "pennant"]
    won: bool
    fate: Literal["absent", "fighting", "wounded", "withdrawn"]
    experience: int
    treasure: int
    wounds: int
    learned: CardText | None
    gained: tuple[CardText, ...]
    line: str
    """All of it as a sentence."""


class HeroTitle(msgspec.Struct, frozen=True, kw_only=True, rename={"of": "class"}):
    """A hero in the hall."""

    id: str
    name: str
    status: Status
    status_name: str
    of: str
    """The class; empty until the hero is created."""
    class_name: str
    line: str
    """Name, class and status as a sentence."""
    room: str
    """The room of the game the hero takes part in now; empty for none."""
    role: Role | None
    """The role in which the hero can join a game; null for one who can no longer take part in any."""
    adventures: int
    victories: int


class HeroInfo(HeroTitle, frozen=True, kw_only=True):
    """A hero with everything that is known."""

    began: str
    since: str
    """The day of joining the War Council; empty for none."""
    defeats: int
    """Of the side advised, of five."""
    heir: str
    """To whom the last gift went."""
    sheet: SheetInfo | None
    """Nothing before the hero is created, and of an instructor whose gift is made."""
    word: str
    """How a seat of a game names the hero; empty where none can."""
    history: tuple[DeedInfo, ...]
    """The latest last."""


class ChangeHero(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a hero takes along to the next adventure; the other artifacts stay at home."""

    equipped: Annotated[tuple[ArtifactId, ...], msgspec.Meta(max_length=6)]
