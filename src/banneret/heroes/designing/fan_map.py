"""Maps from the fans' map editor: its share code read, and laid as a scenario file.

A code is the list of placed tiles as JSON, compressed (zlib) and written in base 64. Every tile has a row and a column
of the editor's grid of fields, in which odd rows are moved to the right by half a field, and is named by the number
printed on it. Its turn is counted in sixths, clockwise from how it is printed, as in a scenario file. What the core
box has is laid. Everything else is listed: tiles of expansions, tiles that do not fit between the others, and what lies
on a tile and has no word in a scenario file.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections import Counter
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from banneret.heroes.box.map_and_towns import DIRECTIONS, TileKind, load_realm
from banneret.heroes.designing.made_maps import Imported, LeftOut, Why
from banneret.heroes.designing.writer import scenario_text
from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.state.pile_numbers import MOST_PLAYERS
from banneret.kernel.errors import ContentError

MOST_CODE: Final = 200_000
"""Characters of a code."""
MOST_JSON: Final = 1_000_000
"""Bytes that it may hold: a map of a hundred tiles has 30 kB."""
MOST_TILES: Final = 400
MOST_COMMENTS: Final = 60
"""How much of what was left out is told at the head of the file, which has a largest size."""
KINDS: Final[dict[str, TileKind]] = {"S": "start", "F": "far", "N": "near", "C": "center"}
"""By the first letter of a number: which tiles it is on."""
BASIS: Final = 7
"""A tile has this many fields, so one field in seven is the middle of a tile."""
_FORM: Final = re.compile("[A-Z][0-9]{1,2}")
_READ: Final = ("nw", "ne", "w", "c", "e", "sw", "se")
"""The fields of a tile as it is printed, in the order of reading."""


class FanTile(
    msgspec.Struct,
    rename={
        "tile": "tileId", "banks": "creaturebanks", "blocked": "blockedHex", "suggested": "suggestedPlacement",
    },
):  # fmt: skip
    """A tile as the editor writes it. Lists are about its fields, in the order of `_READ`, and turn with it."""

    row: Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
    col: Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
    tile: Annotated[str, msgspec.Meta(max_length=40)]
    rotation: float = 0
    cubes: Annotated[list[Any], msgspec.Meta(max_length=20)] = []
    banks: Annotated[list[Any], msgspec.Meta(max_length=20)] = []
    hero: Annotated[list[Any], msgspec.Meta(max_length=20)] = []
    blocked: Annotated[list[Any], msgspec.Meta(max_length=20)] = []
    faction: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Whose Starting tile is to lie here; on tiles of which anyone may lie here."""
    suggested: bool = False

    @property
    def turned(self) -> int:
        """By how many sixths of a turn."""
        return round(self.rotation) % len(DIRECTIONS)

    @property
    def any_of_kind(self) -> bool:
        """Whether it stands for any tile of its kind."""
        return self.tile[1:] == "0"


def _left(why: Why, what: str, at: str = "") -> LeftOut:
    """Words of a code end up in a file and on screens, so nothing but letters and signs is left of them."""
    return LeftOut(why, "".join(letter for letter in what if letter.isprintable())[:60].strip(), at)


_Tiles = Annotated[list[FanTile], msgspec.Meta(max_length=MOST_TILES)]
_TILES: Final[msgspec.json.Decoder[list[FanTile]]] = msgspec.json.Decoder(_Tiles)


def read_code(code: str) -> list[FanTile]:
    """The tiles in a share code. Raises ContentError for anything else, and for more than any map holds."""
    if len(code) > MOST_CODE:
        raise ContentError(f"a share code has at most {MOST_CODE} characters")
    letters = "".join(code.split()).replace("-", "+").replace("_", "/").rstrip("=")
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), validate=True)
    except (binascii.Error, ValueError):
        raise ContentError("this is not a share code: it is not base 64") from None
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(packed, MOST_JSON)
    except zlib.error:
        raise ContentError("this is not a share code: it cannot be unpacked") from None
    if unpacking.unconsumed_tail or not unpacking.eof:
        too_large = len(found) >= MOST_JSON
        raise ContentError(
            f"the share code unpacks to more than {MOST_JSON} bytes, which no map has" if too_large
            else "the share code is cut off"
        )  # fmt: skip
    try:
        return _TILES.decode(found)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise ContentError(f"this is not a list of tiles: {str(error)[:200]}") from None


class _Spot(NamedTuple):
    """A tile and where it lies on the grid of tiles."""

    tile: FanTile
    u: int
    v: int

    @property
    def name(self) -> str:
        return f"{self.u},{self.v}"


def import_map(code: str) -> Imported:
    """A scenario file with the map of a share code, and everything that is not in it. Raises ContentError."""
    tiles = read_code(code)
    if not tiles:
        raise ContentError("the share code has no tiles")
    left: list[LeftOut] = []
    laid = _in_the_box(_placed(tiles, left), left)
    document = _document(laid)
    comments = ["A map of the fans' map editor. Goals, means and rules are only there so that it can be played."]
    if left:
        comments += ["Not taken over:", *(f"  {words(one)}" for one in left[:MOST_COMMENTS])]
    if len(left) > MOST_COMMENTS:
        comments.append(f"  and {len(left) - MOST_COMMENTS} more")
    return Imported(scenario_text(document, tuple(comments)), len(laid), tuple(left))


def words(one: LeftOut) -> str:
    """What was left out, in words."""
    where = f" at {one.at}" if one.at else ""
    return {
        "not_in_box": f"{one.what}{where}: the core box has no such tile",
        "second": f"{one.what}{where}: the box has only one of it",
        "no_place": f"{one.what}{where}: it does not fit between the other tiles",
        "off_map": f"{one.what}{where}: it is too far from the middle of the map",
        "too_many_starts": f"{one.what}{where}: the box is for {MOST_PLAYERS} players",
        "on_tile": f"{one.what}{where}: it lies on a tile and has no word in a scenario file",
        "turned": f"{one.what}{where}: a Starting tile is turned by whoever plays its faction",
        "side": f"{one.what}{where}: whoever takes the seat chooses its faction",
        "suggested": f"{one.what}{where}: its place is only a suggestion in the editor",
        "mirrored": f"{one.what}: its tiles interlock the other way round; their neighbours are the same",
    }[one.why]


# -- where tiles lie ---------------------------------------------------------------------------------------------------


def _field(tile: FanTile) -> tuple[int, int]:
    """The middle of a tile in axial coordinates: the editor moves odd rows to the right."""
    return tile.col - tile.row // 2, tile.row


def _mirror(q: int, r: int) -> tuple[int, int]:
    """The same place upside down."""
    return q + r, -r


def _placed(tiles: list[FanTile], left: list[LeftOut]) -> list[_Spot]:
    """The tiles on the grid of tiles, around its middle.

    Tiles can interlock in two ways, one the mirror image of the other, and the box lays them in one of them. In each
    way the fields that can be the middle of a tile form one of seven classes. Most tiles decide.
    """
    votes = Counter[tuple[int, bool]]()
    for tile in tiles:
        for mirrored in (False, True):
            q, r = _mirror(*_field(tile)) if mirrored else _field(tile)
            votes[(2 * q - r) % BASIS, mirrored] += 1
    # Where both hold as many, the way of the box is meant.
    shape, mirrored = max(votes, key=lambda one: (votes[one], not one[1], -one[0]))
    if mirrored:
        left.append(_left("mirrored", "the map"))
    found: list[_Spot] = []
    first: tuple[int, int] | None = None
    for tile in tiles:
        q, r = _mirror(*_field(tile)) if mirrored else _field(tile)
        if (2 * q - r) % BASIS != shape:
            left.append(_left("no_place", tile.tile, f"row {tile.row}, column {tile.col}"))
            continue
        first = first or (q, r)
        q, r = q - first[0], r - first[1]
        u, v = (2 * q - r) // BASIS, (q + 3 * r) // BASIS
        found.append(_Spot(tile, *(_mirror(u, v) if mirrored else (u, v))))
    return _around_the_middle(found, left)


def _around_the_middle(found: list[_Spot], left: list[LeftOut]) -> list[_Spot]:
    us, vs = [spot.u for spot in found], [spot.v for spot in found]
    du, dv = (min(us) + max(us)) // 2, (min(vs) + max(vs)) // 2
    good: dict[tuple[int, int], _Spot] = {}
    for spot in found:
        moved = spot._replace(u=spot.u - du, v=spot.v - dv)
        if spot_at(moved.u, moved.v) < 0:
            left.append(_left("off_map", spot.tile.tile, moved.name))
        elif (moved.u, moved.v) in good:
            left.append(_left("no_place", spot.tile.tile, moved.name))
        else:
            good[moved.u, moved.v] = moved
    return [good[place] for place in sorted(good, key=lambda place: (place[1], place[0]))]


# -- what the box has --------------------------------------------------------------------------------------------------


def _in_the_box(spots: list[_Spot], left: list[LeftOut]) -> list[_Spot]:
    """The tiles that can be laid; `S0`, `F0`, `N0` and `C0` stand for any tile of their kind."""
    box = {tile.id for tile in load_realm().tiles}
    seen: set[str] = set()
    starts = 0
    laid = []
    for spot in spots:
        id = spot.tile.tile
        _on_tile(spot, left)
        if id not in box and not (_FORM.fullmatch(id) and spot.tile.any_of_kind and id[0] in KINDS):
            left.append(_left("not_in_box", id, spot.name))
        elif id in seen:
            left.append(_left("second", id, spot.name))
        elif KINDS[id[0]] == "start" and starts >= MOST_PLAYERS:
            left.append(_left("too_many_starts", id, spot.name))
        else:
            starts += KINDS[id[0]] == "start"
            if id in box:
                seen.add(id)
            laid.append(spot)
    return laid


def _on_tile(spot: _Spot, left: list[LeftOut]) -> None:
    """List what lies on a tile, and what else is said about it."""
    tile = spot.tile
    if KINDS.get(tile.tile[:1]) == "start" and tile.turned and not tile.any_of_kind:
        left.append(_left("turned", tile.tile, spot.name))
    if tile.faction:
        left.append(_left("side", tile.faction, spot.name))
    if tile.suggested:
        left.append(_left("suggested", tile.tile, spot.name))
    for what, things in (("cube", tile.cubes), ("creature bank", tile.banks), ("hero", tile.hero),
                         ("blocked field", tile.blocked)):  # fmt: skip
        for place, thing in zip(_READ, things, strict=False):
            if thing:
                named = f"{what} {thing}" if isinstance(thing, str) else what
                left.append(_left("on_tile", named, f"{spot.name}.{_turned(place, tile.turned)}"))


def _turned(place: str, turned: int) -> str:
    """Where a field of a tile lies once the tile is turned."""
    if place not in DIRECTIONS:
        return place
    return DIRECTIONS[(DIRECTIONS.index(place) + turned) % len(DIRECTIONS)]


# -- the file ----------------------------------------------------------------------------------------------------------


def _document(laid: list[_Spot]) -> dict[str, Any]:
    starts = [spot for spot in laid if KINDS[spot.tile.tile[0]] == "start"]
    players = max(1, len(starts))
    groups: list[dict[str, Any]] = []
    # A map on which nothing was turned leaves that to the players.
    turns = any(spot.tile.turned and not spot.tile.any_of_kind for spot in laid)
    if starts:
        groups.append({"kind": "start", "at": {f"P{n}": [spot.u, spot.v] for n, spot in enumerate(starts, 1)}})
    for kind in ("center", "near", "far"):
        of_kind = [spot for spot in laid if KINDS[spot.tile.tile[0]] == kind]
        known = [spot for spot in of_kind if not spot.tile.any_of_kind]
        anything = [spot for spot in of_kind if spot.tile.any_of_kind]
        if known:
            group = {"kind": kind, "at": [[spot.u, spot.v] for spot in known],
                     "set": [spot.tile.tile for spot in known], "fixed": True, "face": "up"}  # fmt: skip
            groups.append(group | ({"turned": [spot.tile.turned for spot in known]} if turns else {}))
        if anything:
            groups.append({"kind": kind, "at": [[spot.u, spot.v] for spot in anything]})
    return {
        "id": "imported_map",
        "name": "Imported Map",
        "mode": "clash" if players > 1 else "coop",
        "players": [players],
        "length": {"rounds": 12},
        "layout": {players: {"tiles": groups}},
        "setup": {
            "resources": {"gold": 15, "building_materials": 3, "valuables": 1},
            "income": {"gold": 10},
            "buildings": ["dwelling_bronze"],
            "units": ["few:T1", "few:T2"],
        },
        "victory": [{"capture_town": {"of": "any_rival"}} if players > 1 else {"bank": {"amount": 50}}],
        "limit": "draw" if players > 1 else "all_lose",
    }
