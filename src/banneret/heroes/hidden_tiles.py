"""Face-down tiles: what they may turn out to be, and how likely.

A scenario shuffles groups of tiles and asks something of each ("one with a Settlement, one of any kind"). Which tile
lies where is settled only when it is turned up: every way to deal the tiles that agrees with the scenario and with
what was seen is equally likely, so the position never holds a secret.

Rules: H3-GEN-08, H3-TIL-16, H3-TIL-17.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd

from banneret.heroes.match import TileGroup
from banneret.heroes.realm import GROUPS, load_realm
from banneret.heroes.scenarios import matches

Dealt = tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]
"""For each group: what is asked of its tiles, and those turned up so far."""


def outcomes(groups: tuple[TileGroup, ...], revealed: tuple[tuple[int, ...], ...], group: int) -> tuple[int, ...]:
    """What the next tile of a group may be: tiles, repeated as often as they are likely. Empty if nothing fits."""
    kind = groups[group].kind
    dealt = tuple((g.filters, seen) for g, seen in zip(groups, revealed, strict=True) if g.kind == kind)
    place = sum(1 for g in groups[:group] if g.kind == kind)
    return _outcomes(kind, dealt, place)


@lru_cache(4096)
def _outcomes(kind: int, dealt: Dealt, place: int) -> tuple[int, ...]:
    seen = {tile for _, tiles in dealt for tile in tiles}
    weights: list[tuple[int, int]] = []
    for tile in tiles_of(kind):
        if tile not in seen:
            filters, tiles = dealt[place]
            supposed = (*dealt[:place], (filters, (*tiles, tile)), *dealt[place + 1 :])
            weight = _ways(kind, supposed)
            if weight:
                weights.append((tile, weight))
    common = gcd(*[weight for _, weight in weights]) if weights else 1
    return tuple(tile for tile, weight in weights for _ in range(weight // common))


@lru_cache(8)
def tiles_of(kind: int) -> tuple[int, ...]:
    """The tiles with one kind of back."""
    return tuple(n for n, tile in enumerate(load_realm().tiles) if tile.group == GROUPS[kind])


@lru_cache(512)
def fits(tile: int, wanted: str) -> bool:
    """Whether a tile is what a scenario asks for."""
    return matches(load_realm().tiles[tile], wanted)


def _ways(kind: int, dealt: Dealt) -> int:
    """In how many ways the tiles not seen can be dealt so that every group is as the scenario asks."""
    seen = {tile for _, tiles in dealt for tile in tiles}
    unseen = tuple(tile for tile in tiles_of(kind) if tile not in seen)
    total = 0
    for rest, count in _leftovers(dealt).items():
        words = sorted(set(rest))
        classes: dict[tuple[bool, ...], int] = {}
        for tile in unseen:
            sort = tuple(fits(tile, word) for word in words)
            classes[sort] = classes.get(sort, 0) + 1
        wanted = tuple(words.index(word) for word in rest)
        total += count * _matchings(wanted, tuple(sorted(classes.items())))
    return total


def _leftovers(dealt: Dealt) -> dict[tuple[str, ...], int]:
    """What is still asked for after the tiles seen have met some of it, and in how many ways they may have done so."""
    ways: dict[tuple[str, ...], int] = {(): 1}
    for filters, tiles in dealt:
        rests = {tuple(sorted(filters)): 1}
        for tile in tiles:
            fewer: dict[tuple[str, ...], int] = {}
            for rest, count in rests.items():
                for n, wanted in enumerate(rest):
                    if fits(tile, wanted):
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
def _matchings(wanted: tuple[int, ...], classes: tuple[tuple[tuple[bool, ...], int], ...]) -> int:
    """In how many ways different tiles can meet these wishes, tiles of one class being alike."""
    if not wanted:
        return 1
    total = 0
    for n, (sort, count) in enumerate(classes):
        if count and sort[wanted[0]]:
            fewer = (*classes[:n], (sort, count - 1), *classes[n + 1 :])
            total += count * _matchings(wanted[1:], fewer)
    return total
