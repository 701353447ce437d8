"""Where the tiles of a scenario lie: groups of positions on the grid of tiles, and what may be dealt to them.

A file gives positions as `[u, v]`; the entries of `set` are tile ids or filters, one for each position. `resolve`
fills in what a file leaves out, `layout_problems` finds what cannot be laid out with the tiles of the box.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Literal

import msgspec

from banneret.heroes.box.cards_and_units import FACTIONS
from banneret.heroes.box.map_and_towns import GROUPS, Tile, TileKind, load_realm
from banneret.heroes.geometry.map_grid import STEPS, spot_at
from banneret.heroes.scenario.rules import SEATS_OF_AI
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import Where, show

Place = tuple[int, int]
Face = Literal["up", "down"]
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Way = Annotated[int, msgspec.Meta(ge=0, le=5)]
"""How a tile lies: by how many sixths of a turn it is turned clockwise from how it is printed."""
_Few = msgspec.Meta(max_length=40)
"""No list of a layout is longer than that, so a hostile file cannot make its checks slow."""
Words = Annotated[tuple[str, ...], _Few]

FILTERS: Final = (
    "any", "settlement", "gold_mine", "valuables_mine", "obelisk", "no_obelisk", "utopia", "grail", *FACTIONS,
)  # fmt: skip
LEAST_OBELISKS: Final = 2
"""This many of the Near tiles that players place show an Obelisk. Rules: H3-TOU-06."""
_TERRAINS: Final = {"castle": "grass", "dungeon": "subterranean", "necropolis": "dirt"}
"""The terrain each faction is at home on."""


class GroupEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A group of tiles as a file gives it; for starting tiles `at` says which seat begins where."""

    kind: TileKind
    """Which tiles lie there."""
    at: Annotated[tuple[Place, ...], _Few] | Annotated[dict[str, Place], _Few]
    """Where they lie; for Starting tiles by seat."""
    set: Words | None = None
    """What is asked of the tiles, one entry for each position; any tiles where it is left out."""
    fixed: bool = False
    """The entries of `set` are dealt in their order, not shuffled."""
    face: Face | None = None
    """Whether they can be seen from the start; only Starting tiles usually can."""
    label: str | Words = ""
    """One name for the whole group, or one for each position."""
    turned: Way | Annotated[tuple[Way, ...], _Few] | None = None
    """How they lie once they are face up: turned clockwise by this many sixths, all of them or one number for each
    position. A tile that would not be joined to the map like that is turned by the players, as are all without it."""

    def labels(self) -> tuple[str, ...]:
        """The name of each position, empty for none."""
        return (self.label,) * len(self.at) if isinstance(self.label, str) else self.label

    def ways(self) -> tuple[int, ...]:
        """How the tile on each position lies, -1 where the players turn it."""
        if self.turned is None:
            return (-1,) * len(self.at)
        return (self.turned,) * len(self.at) if isinstance(self.turned, int) else self.turned


class PoolEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many Far tiles each player gets as a pool."""

    far: Small
    """This many for each player."""
    set: Words | None = None
    """What is asked of them."""


class PlacedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many tiles of one kind the players place, and what is asked of them."""

    n: Small
    """This many of them."""
    set: Words | None = None
    """What is asked of them, one entry for each; any tiles where it is left out."""


class ToPlaceEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tiles that the players place themselves before the game. Rules: H3-TOU-04."""

    near: PlacedEntry = PlacedEntry(n=0)
    """Near tiles; with fewer than all, `set` asks at least two of them for an Obelisk."""
    start: PlacedEntry
    """Starting tiles: one for each player, without a `set`."""
    far: PlacedEntry = PlacedEntry(n=0)
    """Far tiles, laid last."""


class LayoutEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A layout as a file gives it."""

    to_place: ToPlaceEntry | None = None
    """Tiles the players lay before the game; every tournament has this, and nothing else does."""
    tiles: Annotated[tuple[GroupEntry, ...], _Few]
    """Groups of tiles."""
    pool: PoolEntry = PoolEntry(far=0)
    """Tiles the players keep to lay them later."""


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """Positions for tiles of one kind. The starting tile of a seat is that of its faction.

    The set is shuffled before it is dealt to the positions, unless `fixed`.
    """

    kind: TileKind
    at: tuple[Place, ...]
    seats: tuple[str, ...]
    set: tuple[str, ...]
    fixed: bool
    face: Face
    labels: tuple[str, ...]
    """By position: the name by which rules speak of the tile there, or nothing."""
    ways: tuple[int, ...]
    """By position: how the tile there lies once it is face up, -1 where the players turn it."""


class Pool(msgspec.Struct, frozen=True, kw_only=True):
    """The Far tiles each player keeps face down, to be placed later."""

    far: int
    set: tuple[str, ...]


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """The map at the start, the pools, and what the players place themselves."""

    tiles: tuple[Group, ...]
    pool: Pool
    to_place: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    """What is asked of the Near and of the Far tiles that the players place, or nothing. Rules: H3-TOU-04."""


def matches(tile: Tile, filter: str) -> bool:
    """Whether a filter, or a tile id, lets a tile be dealt."""
    if filter in _TERRAINS:
        return tile.terrain == _TERRAINS[filter]
    kinds = {field.kind for field in tile.fields.values()}
    mines = {field.resource for field in tile.fields.values() if field.kind == "mine"}
    match filter:
        case "any":
            return True
        case "settlement" | "obelisk" | "grail":
            return filter in kinds
        case "no_obelisk":
            return "obelisk" not in kinds
        case "utopia":
            return "dragon_utopia" in kinds
        case "gold_mine":
            return "gold" in mines
        case "valuables_mine":
            return "valuables" in mines
    return tile.id == filter


def resolve(entry: LayoutEntry) -> Layout:
    """The layout with everything filled in that the file left out."""
    return Layout(
        tiles=tuple(
            Group(
                kind=group.kind,
                at=places_of(group),
                seats=tuple(group.at) if isinstance(group.at, dict) else (),
                set=group.set if group.set is not None else ("any",) * len(group.at),
                fixed=group.fixed,
                face=group.face or ("up" if group.kind == "start" else "down"),
                labels=group.labels(),
                ways=group.ways(),
            )
            for group in entry.tiles
        ),
        pool=Pool(far=entry.pool.far, set=entry.pool.set if entry.pool.set is not None else ("any",) * entry.pool.far),
        to_place=None if entry.to_place is None else (_near_words(entry.to_place.near), _words(entry.to_place.far)),
    )


def _words(entry: PlacedEntry) -> tuple[str, ...]:
    return entry.set if entry.set is not None else ("any",) * entry.n


def _near_words(entry: PlacedEntry) -> tuple[str, ...]:
    """At least two of the Near tiles show an Obelisk. Rules: H3-TOU-06."""
    if entry.set is not None:
        return entry.set
    return ("obelisk",) * min(LEAST_OBELISKS, entry.n) + ("any",) * (entry.n - LEAST_OBELISKS)


def layout_problems(
    entry: LayoutEntry, players: int, where: Where, expanded: bool = False, elsewhere: bool = False
) -> Iterator[tuple[Where, str]]:
    """What is wrong with a layout for this many players, each with the way to it.

    Whoever needs a faction from beyond the core box has its Starting tile from there too. Rules: H3-MOD-05.
    """
    shapes = [*_shape_problems(entry, players, where, elsewhere)]
    yield from shapes
    yield from _position_problems(entry, where)
    if not shapes:
        yield from _box_problems(resolve(entry), players, where, expanded)


def _seat_problems(group: GroupEntry, seats: dict[str, Place], where: Where) -> Iterator[tuple[Where, str]]:
    """Starting tiles of players and of the AI side are different groups; only the latter say which tile it is."""
    ai = [seat for seat in seats if seat.startswith("A")]
    if ai and len(ai) < len(seats):
        yield (*where, "at"), "the seats of players and those of the AI side stand in different groups"
    elif not ai and group.set is not None:
        yield (*where, "set"), "every seat begins on the tile of its own faction"
    elif not ai and group.face == "down":
        yield (*where, "face"), "the starting tile of a player lies face up"
    elif ai and (group.set is None or "any" in group.set):
        yield (*where, "set"), "a seat of the AI side has a certain tile: name it, such as S2"
    for seat in ai:
        if seat not in SEATS_OF_AI:
            yield (*where, "at", seat), "the seats of the AI side are A1 to A4"


def _shape_problems(
    entry: LayoutEntry, players: int, where: Where, elsewhere: bool = False
) -> Iterator[tuple[Where, str]]:
    """What stands in the way of looking for the tiles in the box: seats, lengths, and words that mean nothing.

    `elsewhere` says that the player begins on some other tile.
    """
    mixed = False
    for i, group in enumerate(entry.tiles):
        here = (*where, "tiles", i)
        if isinstance(group.at, dict) != (group.kind == "start"):
            mixed = True
            yield (*here, "at"), "starting tiles are given by seat, such as {P1: [0, 0]}, and no others are"
        if isinstance(group.at, dict):
            yield from _seat_problems(group, group.at, here)
        yield from _set_problems(group.set, len(group.at), group.kind, (*here, "set"))
        if len(group.labels()) != len(group.at):
            yield (*here, "label"), f"{len(group.labels())} names for {len(group.at)} tiles"
        if len(group.ways()) != len(group.at):
            yield (*here, "turned"), f"{len(group.ways())} numbers for {len(group.at)} tiles"
    ai = sorted(seat for group in entry.tiles if isinstance(group.at, dict) for seat in group.at if seat[:1] == "A")
    if ai != [f"A{n}" for n in range(1, len(ai) + 1)] and set(ai) <= set(SEATS_OF_AI):
        yield (*where, "tiles"), f"the seats of the AI side are {', '.join(ai)}; count them from A1 on, each once"
    yield from _set_problems(entry.pool.set, entry.pool.far, "far", (*where, "pool", "set"))
    if entry.to_place is not None:
        yield from _to_place_problems(entry, entry.to_place, players, where)
    elif not mixed:
        yield from _beginning_problems(entry, players, where, elsewhere)


def _beginning_problems(entry: LayoutEntry, players: int, where: Where, elsewhere: bool) -> Iterator[tuple[Where, str]]:
    """Seats of players that begin nowhere or twice, and those that nobody has."""
    wanted, begun = [f"P{seat}" for seat in range(1, players + 1)], set[str]()
    for i, group in enumerate(entry.tiles):
        for seat in group.at if isinstance(group.at, dict) else ():
            if seat in begun:
                yield (*where, "tiles", i, "at", seat), f"{seat} has a starting tile already"
            elif seat not in wanted and not seat.startswith("A"):
                yield (*where, "tiles", i, "at", seat), f"there is no {show(seat)} with {players} players"
            begun.add(seat)
    for seat in wanted:
        if seat not in begun and not (elsewhere and begun.isdisjoint(wanted)):
            yield (*where, "tiles"), f"{seat} has no starting tile"


def _to_place_problems(
    entry: LayoutEntry, to_place: ToPlaceEntry, players: int, where: Where
) -> Iterator[tuple[Where, str]]:
    """What players cannot place: a map that begins with nothing, too few Starting tiles or Obelisks.

    Rules: H3-TOU-04, H3-TOU-06.
    """
    here = (*where, "to_place")
    if not any(group.at for group in entry.tiles):
        yield (*where, "tiles"), "the players place their tiles next to one that lies there, so there has to be one"
    if any(group.kind == "start" for group in entry.tiles):
        yield (*where, "tiles"), "the players place their starting tiles themselves"
    if to_place.start.n != players or to_place.start.set is not None:
        yield (*here, "start"), f"{players} players place {players} starting tiles, each of their own faction"
    yield from _set_problems(to_place.near.set, to_place.near.n, "near", (*here, "near", "set"))
    yield from _set_problems(to_place.far.set, to_place.far.n, "far", (*here, "far", "set"))
    near = [tile for tile in load_realm().tiles if tile.group == "near"]
    showing = [
        word
        for word in _near_words(to_place.near)
        if all(matches(tile, "obelisk") for tile in near if matches(tile, word))
    ]
    if to_place.near.n < len(near) and len(showing) < LEAST_OBELISKS:
        yield (*here, "near"), f"at least {LEAST_OBELISKS} near tiles have to show an obelisk (H3-TOU-06)"


def _set_problems(
    words: tuple[str, ...] | None, size: int, kind: TileKind, where: Where
) -> Iterator[tuple[Where, str]]:
    if words is None:
        return
    if len(words) != size:
        yield where, f"{len(words)} entries for {size} tiles"
    tiles = {tile.id: tile for tile in load_realm().tiles}
    for i, word in enumerate(words):
        if word not in FILTERS and word not in tiles:
            yield (*where, i), f"unknown tile or filter {show(word)}{nearest(word, FILTERS)}"
        elif not any(matches(tile, word) for tile in tiles.values() if tile.group == kind):
            yield (*where, i), f"no {kind} tile is {show(word)}"


def _position_problems(entry: LayoutEntry, where: Where) -> Iterator[tuple[Where, str]]:
    """Positions off the grid, taken twice, or cut off; starting tiles with too few tiles around them."""
    taken: set[Place] = set()
    misplaced = False
    for i, group in enumerate(entry.tiles):
        for key, place in group.at.items() if isinstance(group.at, dict) else enumerate(group.at):
            if spot_at(*place) < 0:
                misplaced = True
                yield (*where, "tiles", i, "at", key), f"{show_place(place)} is off the map"
            elif place in taken:
                misplaced = True
                yield (*where, "tiles", i, "at", key), f"there is already a tile on {show_place(place)}"
            taken.add(place)
    if misplaced:
        # Nobody knows where those tiles are meant to lie, so nothing can be said about what touches what.
        return
    reached = _reachable(taken)
    if lost := sorted(taken - reached):
        yield (*where, "tiles"), f"not connected with the other tiles: {', '.join(map(show_place, lost))}"
    needed = 1 if entry.pool.far else 2
    for i, group in enumerate(entry.tiles):
        for seat, place in group.at.items() if isinstance(group.at, dict) else ():
            if len(taken.intersection(_around(place))) < needed:
                said = "a starting tile touches two tiles, or one where there are pools"
                yield (*where, "tiles", i, "at", seat), said


def _box_problems(layout: Layout, players: int, where: Where, expanded: bool) -> Iterator[tuple[Where, str]]:
    """More tiles than the box has, or sets that cannot all be dealt from it at once."""
    for kind in GROUPS[1:] if expanded else GROUPS:
        box = [tile for tile in load_realm().tiles if tile.group == kind]
        words = [word for group in layout.tiles if group.kind == kind for word in group.set]
        words += layout.pool.set * players if kind == "far" else ()
        if layout.to_place is not None and kind in ("near", "far"):
            words += layout.to_place[kind == "far"]
        laid = [show_place(place) for group in layout.tiles if group.kind == kind for place in group.at]
        if len(words) > len(box):
            over = ", ".join(laid[max(0, len(laid) - len(words) + len(box)) :])
            said = f"{len(words)} {kind} tiles, pools included, but the box has {len(box)}"
            yield (*where, "tiles"), f"{said}; too many: {over}" if over else said
        elif left := _not_dealt(words, box):
            wanted = ", ".join(f"{count} {word}" for word, count in sorted(Counter(words).items()))
            bare = ", ".join(laid[n] for n in left if n < len(laid))
            said = f"the {kind} tiles of the box cannot give all of: {wanted}"
            yield (*where, "tiles"), f"{said}; nothing is left for {bare}" if bare else said


def _not_dealt(words: list[str], tiles: list[Tile]) -> list[int]:
    """The places of the words that find no tile of their own: a matching grown word by word."""
    owner: dict[str, int] = {}

    def place(index: int, tried: set[str]) -> bool:
        for tile in tiles:
            if tile.id in tried or not matches(tile, words[index]):
                continue
            tried.add(tile.id)
            if tile.id not in owner or place(owner[tile.id], tried):
                owner[tile.id] = index
                return True
        return False

    return [index for index in range(len(words)) if not place(index, set())]


def places_of(group: GroupEntry) -> tuple[Place, ...]:
    """Where the tiles of a group lie."""
    return tuple(group.at.values()) if isinstance(group.at, dict) else group.at


def _around(place: Place) -> Iterable[Place]:
    return [(place[0] + du, place[1] + dv) for du, dv in STEPS]


def _reachable(taken: set[Place]) -> set[Place]:
    """The places connected with the first one."""
    todo = [min(taken)] if taken else []
    seen = set(todo)
    while todo:
        for near in _around(todo.pop()):
            if near in taken and near not in seen:
                seen.add(near)
                todo.append(near)
    return seen


def show_place(place: Place) -> str:
    """A place as a message names it."""
    return f"[{place[0]}, {place[1]}]"
