"""Places of a scenario's map by name: a seat of the AI side, the label of a tile, or a field of such a tile."""

import msgspec


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A field of a tile with a label, or of the tile of a seat: the middle, or the first one of a kind of location."""

    tile: str
    field: str = ""


Where = str | Spot
"""A seat, a label, or a field of such a tile."""
