"""What an attack may lead to, as the page receives it."""

from __future__ import annotations

import msgspec

from banneret.table.protocol import Foreseen


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


class AttackForeseen(Foreseen, tag_field="is", tag="foreseen", kw_only=True):
    """The answer to `foresee`: the units that may be hurt, the target first, and whether it strikes back."""

    units: tuple[Fates, ...]
    retaliation: bool
