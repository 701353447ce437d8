"""What the map of a scenario can hold at most, whatever is dealt, and which of its tiles a hero can walk to."""

from collections.abc import Callable, Iterator
from typing import Final

from banneret.heroes.box.map_and_towns import DIRECTIONS, GROUPS, Field, Tile, TileKind, load_realm
from banneret.heroes.geometry.map_grid import NEXT, NEXT_SPOT, STEPS, direction_of, fields_on, spot_at, spot_of
from banneret.heroes.scenario.layout import Group, Layout, Place, matches, show_place

Wanted = Callable[[Field], int]
"""How often a field counts."""
TURNS: Final = 6


def most_fields(layout: Layout, players: int, wanted: Wanted) -> int:
    """No more than this many fields can be wanted ones, with pools and with what the players place."""
    most = 0
    for kind in GROUPS:
        words = _dealt(layout, players, kind)
        counts = sorted((_count(tile, wanted) for tile in _box(kind)), reverse=True)
        # A Starting tile that is not in the box may be as good as the best that is.
        counts += counts[:1] * max(0, len(words) - len(counts))
        most += min(sum(counts[: len(words)]), sum(_best(kind, (word,), wanted) for word in words))
    return most


def most_on_label(layout: Layout, label: str, wanted: Wanted) -> int:
    """No more than this many wanted fields can lie on tiles with a label."""
    return sum(
        _best(group.kind, group.set[n : n + 1] if group.fixed else group.set, wanted)
        for group in layout.tiles
        for n, name in enumerate(group.labels)
        if name == label
    )


def cut_off(layout: Layout) -> Iterator[Place]:
    """Places that no hero can reach: the only way there leads over a tile that cannot be turned to let it through.

    Where tiles are laid later there may be other ways. Rules: H3-TIL-02.
    """
    if layout.pool.far or layout.to_place is not None:
        return
    places = {place: group for group in layout.tiles for place in group.at}
    for hub, group in places.items():
        parts = _without(set(places), hub)
        ways = [{n for n in range(TURNS) if _step(hub, n) in part} for part in parts]
        open_to = [opened for tile in _candidates(group) for opened in _open_ways(tile)]
        best = max(open_to, key=lambda opened: sum(bool(opened & way) for way in ways))
        for part, way in zip(parts, ways, strict=True):
            if not best & way:
                yield min(part)


def cut_off_text(place: Place) -> str:
    """Why a place is of no use."""
    return f"no hero can ever walk to {show_place(place)}: the tile on the way there has borders on one side or another"


def _dealt(layout: Layout, players: int, kind: TileKind) -> list[str]:
    """What is asked of each tile of a kind that comes into the game."""
    words = [word for group in layout.tiles if group.kind == kind for word in group.set]
    if kind == "far":
        words += layout.pool.set * players
    if layout.to_place is not None:
        near, far = layout.to_place
        words += {"near": near, "far": far, "start": ("any",) * players}.get(kind, ())
    return words


def _best(kind: TileKind, words: tuple[str, ...], wanted: Wanted) -> int:
    """The most wanted fields of any tile that one of these words may stand for."""
    return max((_count(t, wanted) for t in _box(kind) if any(matches(t, word) for word in words)), default=0)


def _count(tile: Tile, wanted: Wanted) -> int:
    return sum(wanted(field) for field in tile.fields.values())


def _box(kind: TileKind) -> list[Tile]:
    return [tile for tile in load_realm().tiles if tile.group == kind]


def _candidates(group: Group) -> list[Tile]:
    return [tile for tile in _box(group.kind) if any(matches(tile, word) for word in group.set)]


def _step(place: Place, n: int) -> Place:
    return place[0] + STEPS[n][0], place[1] + STEPS[n][1]


def _without(places: set[Place], hub: Place) -> list[set[Place]]:
    """What the map falls into where one tile is not counted."""
    left = places - {hub}
    parts: list[set[Place]] = []
    while left:
        todo, part = [left.pop()], set[Place]()
        while todo:
            here = todo.pop()
            part.add(here)
            near = left.intersection(_step(here, n) for n in range(TURNS))
            left -= near
            todo += near
        parts.append(part)
    return parts


def _open_ways(tile: Tile) -> list[set[int]]:
    """For each turn of a tile: the directions in which a neighbour can be entered from it."""
    printed = {n for n, edges in enumerate(_TOUCHING) if any(_is_open(tile, field, edge) for field, edge in edges)}
    return [{(n + turn) % TURNS for n in printed} for turn in range(TURNS)]


def _is_open(tile: Tile, field: int, edge: int) -> bool:
    place = DIRECTIONS[field - 1]
    return tile.fields[place].kind != "blocked" and DIRECTIONS[edge] not in tile.borders.get(place, ())


def _touching() -> list[list[tuple[int, int]]]:
    """By direction: the fields of a tile, and their edges, that touch the tile there."""
    spot = spot_at(0, 0)
    return [
        [
            (direction_of(field), edge)
            for field in fields_on(spot)
            for edge in range(TURNS)
            if spot_of(NEXT[6 * field + edge]) == NEXT_SPOT[6 * spot + n]
        ]
        for n in range(TURNS)
    ]


_TOUCHING: Final = _touching()
