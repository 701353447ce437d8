"""Where the tiles of a random scenario lie: grown for one seat and turned for the others, drafted, or a fixed pattern.

A `Plan` is positions by kind, in classes: what one seat has on a position of a class, the others have on theirs. So
tiles may be shuffled inside a class without giving anybody an advantage.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Final, NamedTuple

from banneret.heroes.geometry.map_grid import STEPS, spot_at

Place = tuple[int, int]
Class = tuple[Place, ...]
"""Positions that belong together, one for each seat where the layout is symmetric."""
TRIES: Final = 50
"""How often a layout is grown again before a fixed pattern takes its place."""
MIDDLE: Final[Place] = (0, 0)


class Size(NamedTuple):
    """How long a scenario is, and how many tiles each seat has around it."""

    rounds: int
    near: int
    far: int
    pool: int
    start_distance: int
    """How many tiles a Starting tile is away from the middle, at least."""


SIZES: Final = {
    "small": Size(rounds=8, near=0, far=2, pool=1, start_distance=2),
    "medium": Size(rounds=12, near=1, far=2, pool=1, start_distance=2),
    "large": Size(rounds=14, near=2, far=2, pool=1, start_distance=3),
}


class Plan(NamedTuple):
    """A layout: Starting tiles in the order of seats, and classes of positions by kind of tile."""

    style: str
    start: Class
    near: tuple[Class, ...]
    far: tuple[Class, ...]

    def places(self) -> list[Place]:
        """All positions but the middle."""
        return [*self.start, *(place for group in (*self.near, *self.far) for place in group)]


FIXED: Final = {
    2: Plan(
        "hourglass",
        ((-2, 1), (2, -1)),
        (((-1, 0), (1, 0)), ((-1, 1), (1, -1))),
        (((0, 1), (0, -1)),),
    ),
    3: Plan(
        "triskelion",
        ((2, -1), (-1, 2), (-1, -1)),
        (((1, 0), (-1, 1), (0, -1)),),
        (((1, -1), (0, 1), (-1, 0)),),
    ),
}
"""What is laid out where no layout could be grown, by number of seats."""


def distance(a: Place, b: Place) -> int:
    """How many tiles apart two positions are."""
    du, dv = a[0] - b[0], a[1] - b[1]
    return max(abs(du), abs(dv), abs(du + dv))


def around(place: Place) -> list[Place]:
    """The six positions next to one."""
    return [(place[0] + du, place[1] + dv) for du, dv in STEPS]


def half_turn(place: Place) -> Place:
    """The position of the second of two seats."""
    return -place[0], -place[1]


def third_turn(place: Place) -> Place:
    """The position of the next of three seats."""
    return -place[0] - place[1], place[0]


def orbit(place: Place, seats: int) -> Class:
    """The same position for every seat."""
    turn: Callable[[Place], Place] = half_turn if seats == 2 else third_turn
    places = [place]
    while len(places) < seats:
        places.append(turn(places[-1]))
    return tuple(places)


def _free(places: Iterable[Place], laid: set[Place]) -> list[Place]:
    return sorted({place for place in places if place not in laid and spot_at(*place) >= 0})


def symmetric(size: Size, seats: int, rng: Random, tries: int = TRIES) -> Plan:
    """A layout grown for the first seat and turned for the others, or the fixed pattern after this many failures."""
    for _ in range(tries):
        plan = _grown(size, seats, rng)
        if plan is not None:
            return plan
    return FIXED[seats]


def _grown(size: Size, seats: int, rng: Random) -> Plan | None:
    """One attempt: a chain from the middle outwards, each new tile next to two that lie there, then the start."""
    laid = {MIDDLE}
    chain: list[Place] = []
    classes: list[Class] = []
    for _ in range(size.near + size.far):
        touching = [place for tile in laid for place in around(tile)]
        near_enough = 2 if chain else 1
        fitting = [place for place in _free(touching, laid) if len(laid.intersection(around(place))) >= near_enough]
        fitting = [place for place in fitting if _own(place, chain, classes, seats)]
        if not chain:
            fitting = _free(around(MIDDLE), laid)
        if not fitting:
            return None
        copies = orbit(rng.choice(fitting), seats)
        if len(set(copies)) < seats or laid.intersection(copies):
            return None
        laid.update(copies)
        chain.append(copies[0])
        classes.append(copies)
    starts = [place for place in _free([near for tile in chain for near in around(tile)], laid)
              if len(set(chain).intersection(around(place))) >= 2
              and distance(place, MIDDLE) >= size.start_distance]  # fmt: skip
    starts = [place for place in starts if _apart(orbit(place, seats), laid)]
    if not starts:
        return None
    start = orbit(rng.choice(starts), seats)
    return Plan("symmetric", start, tuple(classes[: size.near]), tuple(classes[size.near :]))


def _own(place: Place, chain: list[Place], classes: list[Class], seats: int) -> bool:
    """Whether a position is no nearer to another seat's chain than to the player's own."""
    if not chain:
        return True
    others = [copies[seat] for copies in classes for seat in range(1, seats)]
    return min(distance(place, tile) for tile in chain) <= min(distance(place, tile) for tile in others)


def _apart(starts: Class, laid: set[Place]) -> bool:
    """Whether the Starting tiles lie on free positions of their own and none touches another."""
    if len(set(starts)) < len(starts) or laid.intersection(starts) or any(spot_at(*place) < 0 for place in starts):
        return False
    return all(distance(a, b) > 1 for n, a in enumerate(starts) for b in starts[:n])


START_GAP: Final = 3
"""How many tiles apart Starting tiles of a drafted layout are, at least."""


def drafted(size: Size, seats: int, rng: Random, tries: int = TRIES) -> Plan:
    """A layout placed tile by tile in reverse turn order: near tiles, far tiles, then the Starting tiles.

    Every tile touches one that lies there; a Starting tile goes as far from the others as it can.
    """
    for _ in range(tries):
        laid = {MIDDLE}
        placed: dict[str, list[Place]] = {"near": [], "far": []}
        for kind, count in (("near", size.near), ("far", size.far)):
            for _ in range(count * seats):
                place = rng.choice(_free([near for tile in laid for near in around(tile)], laid))
                laid.add(place)
                placed[kind].append(place)
        starts: list[Place] = []
        for _ in range(seats):
            legal = [place for place in _free([near for tile in laid for near in around(tile)], laid)
                     if all(distance(place, other) >= START_GAP for other in starts)
                     and len(laid.intersection(around(place))) >= 2]  # fmt: skip
            if not legal:
                break
            best = max(sum(distance(place, other) for other in starts) for place in legal)
            starts.append(rng.choice([p for p in legal if sum(distance(p, other) for other in starts) == best]))
            laid.add(starts[-1])
        if len(starts) == seats:
            near = (tuple(placed["near"]),) if placed["near"] else ()
            return Plan("drafted", tuple(reversed(starts)), near, (tuple(placed["far"]),))
    return FIXED[seats]
