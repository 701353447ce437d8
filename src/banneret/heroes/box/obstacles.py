"""The shapes of Obstacle tokens, as the content gives them, and the ways they can be turned."""

from __future__ import annotations

from typing import Final

import msgspec

from banneret.heroes.box.cards_and_units import FOLDER, Id
from banneret.kernel.yamlfile import read


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One token: the hexes it covers, in axial steps from its first one."""

    id: Id
    hexes: tuple[tuple[int, int], ...]


class _ObstaclesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    obstacles: tuple[Shape, ...]


SHAPES: Final = read(FOLDER / "obstacles.yaml", _ObstaclesFile).obstacles
"""Rules: BF-CMP-07 to BF-CMP-10."""
OBSTACLE_IDS: Final = [shape.id for shape in SHAPES]


def turns_of(shape: Shape) -> list[tuple[tuple[int, int], ...]]:
    """The turns of a token by steps of 60 degrees that look different. Rules: BF-BTL-09."""
    found: list[tuple[tuple[int, int], ...]] = []
    known: set[frozenset[tuple[int, int]]] = set()
    hexes = shape.hexes
    for _ in range(6):
        low = min(hexes)
        form = frozenset((q - low[0], r - low[1]) for q, r in hexes)
        if form not in known:
            known.add(form)
            found.append(hexes)
        hexes = tuple((-r, q + r) for q, r in hexes)
    return found
