"""The grid of the adventure map: where tiles lie and which fields touch.

A spot is a place for a tile, numbered by its two coordinates; a field is `7 * spot + direction`, direction 0 being
the middle of the tile and 1 to 6 the fields around it, clockwise from the north-east. All of it is fixed, so adjacency
is a table and a set of fields is an int with one bit per field.

Rules: H3-TIL-02, H3-MOV-13.
"""

from typing import Final

WIDTH: Final = 16
"""Spots in each coordinate; the middle of the map is spot (0, 0)."""
SPOTS: Final = WIDTH * WIDTH
FIELDS: Final = 7 * SPOTS
NO_FIELD: Final = -1
"""Where a field is named and none is meant: a hero that is not on the map, an effect that belongs to no place."""
_HALF: Final = WIDTH // 2

DIRECTIONS: Final = ("c", "ne", "e", "se", "sw", "w", "nw")
STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The six directions in axial coordinates, for fields and for spots alike."""


def spot_of(field: int) -> int:
    """The spot whose tile a field belongs to."""
    return field // 7


def direction_of(field: int) -> int:
    """Where a field lies on its tile: 0 for the middle, 1 to 6 around it."""
    return field % 7


def field_on(spot: int, direction: int) -> int:
    """The field of a spot in a direction, 0 for the middle."""
    return 7 * spot + direction


def middle_of(spot: int) -> int:
    """The field in the middle of a spot."""
    return 7 * spot


def fields_on(spot: int) -> range:
    """The seven fields of a spot, the middle first."""
    return range(7 * spot, 7 * spot + 7)


def spot_at(u: int, v: int) -> int:
    """The number of a spot, or -1 outside the grid."""
    if -_HALF <= u < _HALF and -_HALF <= v < _HALF:
        return (u + _HALF) * WIDTH + v + _HALF
    return -1


def spot_place(spot: int) -> tuple[int, int]:
    """The coordinates of a spot."""
    return spot // WIDTH - _HALF, spot % WIDTH - _HALF


def distance(spot: int, other: int) -> int:
    """How far apart two spots are, counted in tiles."""
    u, v = spot_place(spot)
    x, y = spot_place(other)
    return max(abs(u - x), abs(v - y), abs(u - x + v - y))


def field_place(field: int) -> tuple[int, int]:
    """The axial coordinates of a field on the grid of all fields."""
    u, v = spot_place(spot_of(field))
    q, r = 3 * u + v, 2 * v - u
    d = direction_of(field)
    if d:
        q, r = q + STEPS[d - 1][0], r + STEPS[d - 1][1]
    return q, r


def field_name(field: int) -> str:
    """A field as it stands in keys: coordinates of its tile and direction, such as `1,-1.ne`."""
    return _NAMES[field]


def spot_name(spot: int) -> str:
    """A spot as it stands in keys."""
    u, v = spot_place(spot)
    return f"{u},{v}"


_NAMES: Final = [f"{spot_name(spot)}.{direction}" for spot in range(SPOTS) for direction in DIRECTIONS]


def _touching() -> list[int]:
    places = {field_place(field): field for field in range(FIELDS)}
    table = []
    for field in range(FIELDS):
        q, r = field_place(field)
        table += [places.get((q + dq, r + dr), -1) for dq, dr in STEPS]
    return table


NEXT: Final[list[int]] = _touching()
"""By `6 * field + edge`: the field on the other side of an edge, or -1. Edge n leads in direction n + 1."""
NEXT_SPOT: Final[list[int]] = [spot_at(u + du, v + dv) for u, v in map(spot_place, range(SPOTS)) for du, dv in STEPS]
"""By `6 * spot + n`: the six spots whose tiles touch a tile there."""

SPOTS_AROUND: Final[list[list[int]]] = [
    [n for n in NEXT_SPOT[6 * spot : 6 * spot + 6] if n >= 0] for spot in range(SPOTS)
]
"""By spot: the spots next to it that are on the grid."""
SPOTS_BESIDE: Final[list[list[int]]] = [
    list(dict.fromkeys(n // 7 for n in NEXT[6 * field : 6 * field + 6] if n >= 0)) for field in range(FIELDS)
]
"""By field: the spots on the other sides of its edges, its own among them."""


def spots_around(spot: int) -> list[int]:
    """The six spots next to one, -1 for each outside the grid."""
    return NEXT_SPOT[6 * spot : 6 * spot + 6]


OUTWARD: Final[list[list[int]]] = [[], *[[(d + 4) % 6, (d + 5) % 6, d % 6] for d in range(1, 7)]]
"""By direction: the edges of a field at the rim of its tile that lead out of it."""
OPPOSITE: Final[list[int]] = [3, 4, 5, 0, 1, 2]


def edge_between(a: int, b: int) -> int:
    """The edge of a field that leads to another, or -1 where they do not touch."""
    for edge in range(6):
        if NEXT[6 * a + edge] == b:
            return edge
    return -1


def fields_in(fields: int) -> list[int]:
    """The members of a set of fields, in order."""
    found: list[int] = []
    while fields:
        low = fields & -fields
        found.append(low.bit_length() - 1)
        fields ^= low
    return found
