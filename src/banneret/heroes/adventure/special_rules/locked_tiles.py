"""What a scenario shuts: a player's hero enters a tile or field, and anybody turns it up, under conditions only."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import location
from banneret.heroes.adventure.special_rules.triggers import holds
from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import tile_of

_TERRAINS: Final = ("grass", "subterranean", "dirt")
"""By faction: the terrain it is at home on."""
HOME_OF_TILE: Final[list[int]] = [_TERRAINS.index(tile.terrain) for tile in load_realm().tiles]


def locked(s: WholeGame, player: int, here: int, spot: int, field: int = -1) -> bool:
    """Whether a player's hero cannot get from a spot to another one, or turn up the tile there. Rules: H3-CHANGE-lock.

    `field` is the field to be entered, if any: a lock may be for one field of its tile only.
    """
    for lock in s.game_terms.locks:
        if spot not in s.game_terms.labels[lock.label]:
            continue
        if (here == spot) if lock.kind < 0 else (field < 0 or location(s, field) != lock.kind):
            continue
        if lock.terrain >= 0 and terrain_at(s, here) != lock.terrain:
            return True
        if not all(holds(s, test, player) for test in lock.tests):
            return True
    return False


def terrain_at(s: WholeGame, spot: int) -> int:
    """The faction at home on the face-up tile of a spot, or -1. Rules: H3-CHANGE-lock."""
    lies = s.land[spot]
    return HOME_OF_TILE[tile_of(lies)] if lies >= 0 else -1
