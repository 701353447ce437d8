"""What a scenario changes about Combats of players' heroes, as its file gives it."""

from typing import Annotated

import msgspec


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What these structures share."""


class DullSpells(Base, frozen=True, kw_only=True):
    """In a Combat on tiles with a label the first spell a player casts has so much less power."""

    tile: str
    by: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1


class FightChange(Base, frozen=True, kw_only=True):
    """Changes of Combats."""

    kinship: str = ""
    """The name of units: once a Combat, the first Specialty that counts double for these and is played on another unit
    of a Main Hero counts double for that one too."""
    dull_spells: DullSpells | None = None
    lone_attackers: bool = False
    """AI heroes do not help each other: a hero is attacked by one of them in a round at most."""
