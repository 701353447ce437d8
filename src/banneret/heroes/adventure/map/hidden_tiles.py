"""Face-down tiles: what they may turn out to be, and how likely.

A scenario shuffles groups of tiles and asks something of each ("one with a Settlement, one of any kind"). Which tile
lies where is decided only when it is turned up: every way to deal the tiles that agrees with the scenario and with what
was seen is equally likely, so the position never holds a secret.

Rules: H3-GEN-08, H3-TIL-16, H3-TIL-17.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd

from banneret.heroes.box.map_and_towns import GROUPS, load_realm
from banneret.heroes.scenario.load import matches
from banneret.heroes.state.game_terms_parts import TileGroup
from banneret.heroes.state.whole_game import FACE_DOWN

Dealt = tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]
"""For each group: what is asked of its tiles, and the sorts of those turned up so far."""


def hidden(group: int) -> int:
    """What lies on a spot with a face-down tile of a group."""
    return FACE_DOWN - group


def hidden_group(lies: int) -> int:
    """The group of a face-down tile."""
    return FACE_DOWN - lies


def outcomes(groups: tuple[TileGroup, ...], revealed: tuple[tuple[int, ...], ...], group: int) -> tuple[int, ...]:
    """What the next tile of a group may be: tiles, repeated as often as they are likely. Empty if nothing fits."""
    kind = groups[group].kind
    words = _words(groups, kind)
    dealt: list[tuple[tuple[str, ...], tuple[int, ...]]] = []
    seen: tuple[int, ...] = ()
    place = 0
    for n, one in enumerate(groups):
        if one.kind == kind:
            if n == group:
                place = len(dealt)
            dealt.append((one.filters, tuple(sorted([sort_of(tile, words) for tile in revealed[n]]))))
            seen += revealed[n]
    weights = _weights(kind, words, tuple(dealt), place)
    found: list[int] = []
    for tile in tiles_of(kind):
        if tile not in seen:
            found += [tile] * weights[sort_of(tile, words)]
    return tuple(found)


@lru_cache(256)
def _words(groups: tuple[TileGroup, ...], kind: int) -> tuple[str, ...]:
    """Everything the scenario asks of tiles of a kind."""
    return tuple(sorted({word for group in groups if group.kind == kind for word in group.filters}))


@lru_cache(2048)
def sort_of(tile: int, words: tuple[str, ...]) -> int:
    """Which of these words a tile meets, as bits: tiles of one sort are as likely as each other."""
    return sum(1 << n for n, word in enumerate(words) if fits(tile, word))


@lru_cache(4096)
def _weights(kind: int, words: tuple[str, ...], dealt: Dealt, place: int) -> tuple[int, ...]:
    """By sort: how likely each single tile of it is to be the next one of the group at this place."""
    sorts = [sort_of(tile, words) for tile in tiles_of(kind)]
    for _, turned_up in dealt:
        for sort in turned_up:
            sorts.remove(sort)
    weights = [0] * (1 << len(words))
    for sort in set(sorts):
        filters, turned_up = dealt[place]
        supposed = (*dealt[:place], (filters, (*turned_up, sort)), *dealt[place + 1 :])
        rest = list(sorts)
        rest.remove(sort)
        weights[sort] = _ways(words, supposed, tuple(sorted(rest)))
    common = gcd(*weights)
    return tuple(weight // common if common else 0 for weight in weights)


@lru_cache(8)
def tiles_of(kind: int) -> tuple[int, ...]:
    """The tiles with one kind of back."""
    return tuple(n for n, tile in enumerate(load_realm().tiles) if tile.group == GROUPS[kind])


@lru_cache(512)
def fits(tile: int, wanted: str) -> bool:
    """Whether a tile is what a scenario asks for."""
    return matches(load_realm().tiles[tile], wanted)


def _ways(words: tuple[str, ...], dealt: Dealt, unseen: tuple[int, ...]) -> int:
    """In how many ways the unseen tiles can be dealt so that every group is as the scenario asks."""
    sorts = tuple(sorted({(sort, unseen.count(sort)) for sort in unseen}))
    total = 0
    for rest, count in _leftovers(words, dealt).items():
        wanted = tuple(words.index(word) for word in rest)
        total += count * _matchings(wanted, sorts)
    return total


def _leftovers(words: tuple[str, ...], dealt: Dealt) -> dict[tuple[str, ...], int]:
    """What is still asked for after the tiles seen have met some of it, and in how many ways they may have done so."""
    ways: dict[tuple[str, ...], int] = {(): 1}
    for filters, turned_up in dealt:
        rests = {tuple(sorted(filters)): 1}
        for sort in turned_up:
            fewer: dict[tuple[str, ...], int] = {}
            for rest, count in rests.items():
                for n, wanted in enumerate(rest):
                    if sort >> words.index(wanted) & 1:
                        left = rest[:n] + rest[n + 1 :]
                        fewer[left] = fewer.get(left, 0) + count
            rests = fewer
        both: dict[tuple[str, ...], int] = {}
        for way, count in ways.items():
            for rest, more in rests.items():
                joined = tuple(sorted(way + rest))
                both[joined] = both.get(joined, 0) + count * more
        ways = both
    return ways


@lru_cache(8192)
def _matchings(wanted: tuple[int, ...], sorts: tuple[tuple[int, int], ...]) -> int:
    """In how many ways different tiles can meet these wishes, given how many there are of each sort."""
    if not wanted:
        return 1
    total = 0
    for n, (sort, count) in enumerate(sorts):
        if count and sort >> wanted[0] & 1:
            fewer = (*sorts[:n], (sort, count - 1), *sorts[n + 1 :])
            total += count * _matchings(wanted[1:], fewer)
    return total
