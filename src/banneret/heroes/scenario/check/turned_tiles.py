"""Tiles that a file turns: whether one so turned could be entered from another tile."""

from collections.abc import Iterator

from banneret.heroes.box.map_and_towns import Tile, load_realm
from banneret.heroes.geometry.map_grid import NEXT, field_on, spot_at, spot_of, spot_place
from banneret.heroes.scenario.layout import LayoutEntry, Place, matches, places_of, show_place
from banneret.heroes.tables.tiles import BLOCKED, TILE_IDS, TURNED_BORDER, TURNED_LOCATION, lying, turned_on
from banneret.kernel.yamltree import Where


def turned_problems(entry: LayoutEntry, where: Where) -> Iterator[tuple[Where, str]]:
    """Tiles that lie so that no tile of the box that may lie there could be entered from a neighbour.

    Rules: H3-TIL-22, H3-TIL-24.
    """
    taken = {place for group in entry.tiles for place in places_of(group)}
    for i, group in enumerate(entry.tiles):
        places, ways = places_of(group), group.ways()
        words = group.set if group.set is not None else ("any",) * len(places)
        if len(ways) != len(places) or len(words) != len(places):
            continue  # the check of the layout says so
        box = [tile for tile in load_realm().tiles if tile.group == group.kind]
        for n, (place, way) in enumerate(zip(places, ways, strict=True)):
            asked = words[n : n + 1] if group.fixed else words
            fit = [tile for tile in box if any(matches(tile, word) for word in asked)]
            if way < 0 or spot_at(*place) < 0 or not fit or any(_opens(tile, way, place, taken) for tile in fit):
                continue
            here = (*where, "tiles", i, "turned", *(() if isinstance(group.turned, int) else (n,)))
            yield here, f"turned like that, the tile on {show_place(place)} has no open side towards another tile"


def _opens(tile: Tile, way: int, place: Place, taken: set[Place]) -> bool:
    """Whether a tile so turned has an open side towards a tile on another place. Rules: H3-TIL-22, H3-MOV-23."""
    spot, lies = spot_at(*place), lying(TILE_IDS.index(tile.id), way)
    for d in range(1, 7):
        if TURNED_LOCATION[turned_on(lies, d)] == BLOCKED:
            continue
        for edge in range(6):
            other = NEXT[6 * field_on(spot, d) + edge]
            beyond = other >= 0 and spot_of(other) != spot and spot_place(spot_of(other)) in taken
            if beyond and not TURNED_BORDER[turned_on(lies, d)] >> edge & 1:
                return True
    return False
