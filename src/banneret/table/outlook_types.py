"""What answers would lead to: what may become of units, and where heroes and units could go."""

from __future__ import annotations

import msgspec


class Fate(msgspec.Struct, frozen=True):
    """What may become of a unit: how much damage, whether it flips or falls, how likely."""

    damage: int
    flips: bool
    falls: bool
    chance: float
    faces: tuple[int, ...] = ()
    """The faces of the Attack die that lead to it; none where more than one die decides."""


class Fates(msgspec.Struct, frozen=True):
    """What may become of one unit."""

    unit: int
    low: int
    high: int
    flips: float
    falls: float
    fates: tuple[Fate, ...]


class Way(msgspec.Struct, frozen=True):
    """How a hero comes to a field: the answers to give one after the other, and what they cost.

    On the hex battlefield the ways of the active unit: to a hex, or to the hex of a unit it would strike. In BattleLore
    the moves of the ordered units.
    """

    hero: int
    """The number of the hero, or of the unit."""
    field: str
    cost: int
    """Movement points, or steps on hexes."""
    answers: tuple[str, ...]
    fight: bool
    """Whether a fight starts there; in BattleLore, whether the unit may still battle after such a move."""
    path: tuple[str, ...] = ()
    """The hexes on the way, the last one where it ends; nothing on the map."""
    targets: tuple[str, ...] = ()
    """In BattleLore: the hexes of those it could attack from there."""
