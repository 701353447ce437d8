"""Scenario files that the program makes: what is reported about them."""

from __future__ import annotations

from typing import Literal

import msgspec

Why = Literal[
    "not_in_box", "second", "no_place", "off_map", "too_many_starts", "on_tile", "turned", "side", "suggested",
    "mirrored",
]  # fmt: skip
"""Why something was left out: the core box has no such tile; it has only one of it; it does not fit between the others;
it lies beyond the edge of the map; more players than the box is for; it lies on a tile and cannot be written down;
a Starting tile is turned by whoever plays its faction; whoever takes a seat chooses its faction; the place of the tile
is only a suggestion there; the tiles interlock the other way round."""


class LeftOut(msgspec.Struct, frozen=True):
    """Something of a map that the file does not have."""

    why: Why
    what: str
    """The number of the tile, or what lies on it."""
    at: str
    """Where: a place of the file such as `1,-1`, or row and column of the editor; empty for the whole map."""


class Imported(msgspec.Struct, frozen=True):
    """A map that was read."""

    text: str
    """The scenario file."""
    laid: int
    """How many tiles were laid."""
    left: tuple[LeftOut, ...]


class Rolled(msgspec.Struct, frozen=True):
    """A scenario generated at random."""

    text: str
    """The scenario file."""
    seed: str
    kept: dict[str, str]
    """By part: the seed it comes from. Sent back with another seed, these parts stay and the rest is drawn again."""
    before: str = ""
    """Of a file that was rolled again: what it was before any change. Empty if it was not generated at random."""
