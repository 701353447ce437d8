"""Words of scenario programs that are more than a name: places of the map, and amounts that are counted."""

from typing import Literal

import msgspec


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A field of a tile with a label, or of the tile of a seat: the middle, or the first one of a kind of location."""

    tile: str
    field: str = ""


Where = str | Spot
"""A seat, a label, or a field of such a tile."""


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A number that is counted when it is needed: `times` for each of what is measured, or half of that, up to 999."""

    of: str
    times: int = 1
    half: Literal["up", "down"] | None = None


Amount = int | Counted
