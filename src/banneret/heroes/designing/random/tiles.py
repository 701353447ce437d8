"""Which tiles a random scenario deals to the positions of its layout, and whether that is fair."""

from random import Random
from typing import Final, NamedTuple

from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.designing.random.layout import MIDDLE, Class, Place, Plan, distance
from banneret.heroes.geometry.map_grid import NEXT, OPPOSITE, direction_of, middle_of, spot_at, spot_of
from banneret.heroes.scenario.layout import matches
from banneret.heroes.tables.tiles import BLOCKED, TILE_IDS, TURNED_BORDER, TURNED_LOCATION, lying, turned_on

ROTATION_TRIES: Final = 200
ZONE: Final = 2
"""Tiles so far from a Starting tile count as its surroundings."""
MINES: Final = ("gold_mine", "valuables_mine")


class Deal(NamedTuple):
    """The tiles by class, in the order of the plan, the filter of the middle tile and those of the pools."""

    near: tuple[tuple[str, ...], ...]
    far: tuple[tuple[str, ...], ...]
    middle: str
    """A filter or a tile; one of the near tiles where there is no center tile."""
    middle_kind: str
    pool: tuple[str, ...]

    def obelisks(self) -> int:
        """How many tiles show an Obelisk."""
        dealt = [name for group in self.near for name in group]
        dealt += [self.middle] if self.middle_kind == "near" else []
        return sum(shows_obelisk(name) for name in dealt)


def shows_obelisk(name: str) -> bool:
    """Whether a tile of the box shows an Obelisk."""
    return name in _box("near", "obelisk")


def _box(kind: str, filter: str = "any") -> list[str]:
    return [tile.id for tile in load_realm().tiles if tile.group == kind and matches(tile, filter)]


def deal_tiles(plan: Plan, seats: int, pool: int, center: str, least_obelisks: int, rng: Random) -> Deal:
    """Tiles for every class: what the goal needs first, a settlement for every seat, mines shared evenly.

    `center` is a filter for the center tile, or nothing where a near tile lies in the middle.
    """
    near = _near(plan, center, least_obelisks, rng)
    middle = center or near.pop()
    classes: list[tuple[str, ...]] = []
    for group in plan.near:
        classes.append(tuple(sorted(near.pop() for _ in group)))
    far, filters = _far(plan.far, seats, pool, rng)
    return Deal(tuple(classes), far, middle, "center" if center else "near", filters)


def _near(plan: Plan, center: str, least_obelisks: int, rng: Random) -> list[str]:
    """The near tiles that are needed, those with Obelisks last so that they are dealt first."""
    count = sum(len(group) for group in plan.near) + (0 if center else 1)
    stones = _box("near", "obelisk")
    rng.shuffle(stones)
    needed = stones[:least_obelisks]
    rest = [name for name in _box("near") if name not in needed]
    rng.shuffle(rest)
    chosen = [*needed, *rest][:count]
    rng.shuffle(chosen)
    return chosen


def _far(
    classes: tuple[Class, ...], seats: int, pool: int, rng: Random
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """The far tiles by class, and the filters of each pool.

    Every seat has exactly one settlement, on the map or in the pool. A class of mines has those of one kind as long as
    there are any, so no seat has two more of a kind than another, however the class is shuffled.
    """
    left = {kind: _box("far", kind) for kind in MINES}
    for names in left.values():
        rng.shuffle(names)
    villages = _box("far", "settlement")
    rng.shuffle(villages)
    dealt: list[tuple[str, ...]] = [()] * len(classes)
    on_map = pool == 0 or rng.random() < 0.5
    village_class = rng.randrange(len(classes)) if on_map else -1
    kinds = list(MINES)
    rng.shuffle(kinds)
    for n, group in enumerate(classes):
        if n == village_class:
            spare = len(group) - seats
            dealt[n] = tuple(sorted([villages.pop() for _ in range(seats)] + _mines(left, kinds, spare)))
        else:
            dealt[n] = tuple(sorted(_mines(left, kinds, len(group))))
            kinds.reverse()
    filters = [] if on_map else ["settlement"]
    while len(filters) < pool:
        filters.append(next(kind for kind in kinds if len(left[kind]) >= seats))
    return tuple(dealt), tuple(filters)


def _mines(left: dict[str, list[str]], kinds: list[str], count: int) -> list[str]:
    """This many far tiles with mines, of one kind as long as there are any."""
    found: list[str] = []
    for kind in kinds:
        while left[kind] and len(found) < count:
            found.append(left[kind].pop())
    return found


# -- fairness ----------------------------------------------------------------------------------------------------------


class Fairness(NamedTuple):
    """How fair a layout is: the worst difference between two seats, and whether everybody can reach everybody."""

    walk: int
    """Of the ways from a Starting tile to the middle, in fields."""
    income: int
    """Of the steps of income on the tiles around a Starting tile."""
    joined: bool

    def fair(self) -> bool:
        """Whether nobody is better off."""
        return self.walk <= 1 and self.income <= 1 and self.joined


def fairness(plan: Plan, dealt: Deal, rng: Random) -> Fairness:
    """Measure a layout with its tiles."""
    walks = [_walk(plan, start) for start in plan.start]
    # Every near and far tile of the box has exactly one step of income, a Mine or a Settlement.
    tiles = [place for group in (*plan.near, *plan.far) for place in group]
    sums = [sum(distance(start, place) <= ZONE for place in tiles) for start in plan.start]
    return Fairness(max(walks) - min(walks), max(sums) - min(sums), _joined(plan, dealt, rng))


def _walk(plan: Plan, start: Place) -> int:
    """How many fields it is from a Town to the middle of the map, borders ignored."""
    laid = {spot_at(*place) for place in (MIDDLE, *plan.places())}
    goal = middle_of(spot_at(*MIDDLE))
    seen = {middle_of(spot_at(*start)): 0}
    todo = [*seen]
    for field in todo:
        if field == goal:
            return seen[field]
        for edge in range(6):
            other = NEXT[6 * field + edge]
            if other >= 0 and spot_of(other) in laid and other not in seen:
                seen[other] = seen[field] + 1
                todo.append(other)
    return 10**6


def _joined(plan: Plan, dealt: Deal, rng: Random) -> bool:
    """Whether some way to turn the tiles joins all Starting tiles, found by turning them at random."""
    names = {spot_at(*MIDDLE): dealt.middle if dealt.middle in TILE_IDS else _box("center", dealt.middle)[0]}
    for classes, groups in ((plan.near, dealt.near), (plan.far, dealt.far)):
        for places, tiles in zip(classes, groups, strict=True):
            names.update({spot_at(*place): tile for place, tile in zip(places, tiles, strict=True)})
    starts = [spot_at(*place) for place in plan.start]
    names.update(dict(zip(starts, _box("start"), strict=False)))
    for _ in range(ROTATION_TRIES):
        lies = {spot: lying(TILE_IDS.index(name), rng.randrange(6)) for spot, name in names.items()}
        if set(starts) <= _reached(lies, starts[0]):
            return True
    return False


def _reached(lies: dict[int, int], start: int) -> set[int]:
    """The spots one can walk to from a Town, over the borders and blocked fields of the tiles as they lie."""
    seen = {middle_of(start)}
    todo = [*seen]
    for field in todo:
        here = turned_on(lies[spot_of(field)], direction_of(field))
        for edge in range(6):
            other = NEXT[6 * field + edge]
            if other < 0 or other in seen or spot_of(other) not in lies or TURNED_BORDER[here] >> edge & 1:
                continue
            there = turned_on(lies[spot_of(other)], direction_of(other))
            if TURNED_LOCATION[there] != BLOCKED and not TURNED_BORDER[there] >> OPPOSITE[edge] & 1:
                seen.add(other)
                todo.append(other)
    return {spot_of(field) for field in seen}
