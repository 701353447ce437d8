"""Answers about tiles in words: where a tile is discovered, laid or turned, and which way it then lies."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.discovering import (
    DISCOVERED_FROM,
    DISCOVERER,
    PAYING_OR_BESIDE,
    SPOT_CHOSEN,
    SPOT_DISCOVERED,
    TILE_DRAWN,
    TILE_TURNED_UP,
)
from banneret.heroes.adventure.map.turning_tiles import SPOT_TURNED, TILE_TURNED
from banneret.heroes.game.map_building import BUILDING_SPOT, TILE_IN_HAND
from banneret.heroes.geometry.map_grid import NEXT, NEXT_SPOT, field_on, spot_name, spot_of
from banneret.heroes.state.hero_numbers import hero_of
from banneret.heroes.tables.tiles import TILE_IDS, TURNED, lying, turned_on
from banneret.heroes.text.combat_events import STEP_OF_60, Told, Words
from banneret.heroes.text.map_questions import Question
from banneret.heroes.text.messages import message
from banneret.heroes.text.names import printed_text

SPOT_DIRECTIONS: Final = ("n", "e", "se", "s", "w", "nw")
"""Where the six tiles around a tile lie: their grid is turned against that of the fields."""
TURNING: Final = {
    "ask_way": (SPOT_CHOSEN, TILE_DRAWN),
    "turned_up": (SPOT_DISCOVERED, TILE_TURNED_UP),
    "ask_building_way": (BUILDING_SPOT, TILE_IN_HAND),
    "ask_turn_way": (SPOT_TURNED, TILE_TURNED),
}
"""By the steps that ask for the way a tile lies: the arguments of their frames that name its spot and the tile."""


def towards(now: Question, word: str, spot: int) -> Told:
    """A tile by its direction from the tile it is seen from; while the map is built, by what it would touch."""
    if now.question == "ask_building_spot":
        around = ", ".join(TILE_IDS[now.s.land[other] // 6] for other in _face_up_around(now, spot))
        if not around:
            return "option-build-first", {"place": spot_name(spot)}
        return "option-build-spot", {"place": spot_name(spot), "tile": around}
    base = _seen_from(now, word.endswith("2"))
    spots = NEXT_SPOT[6 * base : 6 * base + 6] if base >= 0 else []
    if spot in spots:
        return f"option-{word}", {"direction": message(f"direction-{SPOT_DIRECTIONS[spots.index(spot)]}", now.lang)}
    return f"option-{word}", {"direction": spot_name(spot)}


def rotated(now: Question, _word: str, way: int) -> Told:
    """How far a tile is turned, and what then lies on the side from which it is seen."""
    words: Words = {"n": STEP_OF_60 * way}
    if now.question not in TURNING:
        return "option-rotate", words
    spot, tile = map(now.frame, TURNING[now.question])
    edges = {d: NEXT[6 * field_on(spot, d) : 6 * field_on(spot, d) + 6] for d in range(1, 7)}
    base = _seen_from(now, False)
    facing = [d for d, near in edges.items() if base >= 0 and base in map(spot_of, near)]
    words["place"] = ", ".join(printed_text(TURNED[turned_on(lying(tile, way), d)], now.lang) for d in facing)
    return ("option-rotate-facing", words) if facing else ("option-rotate", {"n": words["n"]})


def _face_up_around(now: Question, spot: int) -> list[int]:
    """The spots of the face-up tiles around a spot."""
    return [other for other in NEXT_SPOT[6 * spot : 6 * spot + 6] if other >= 0 and now.s.land[other] >= 0]


def _seen_from(now: Question, second: bool) -> int:
    """The spot from which a tile is discovered, laid or turned; -1 for none.

    That is where a hero stands, where the effect says or, while the map is built, the first tile it would touch.
    """
    field = now.s.hero_at[hero_of(now.seat, second)]
    if now.question == "ask_discovery":
        field = now.frame(DISCOVERED_FROM)
    elif now.question == "ask_turn_tile":
        return now.frame(SPOT_TURNED)
    elif now.question == "ask_building_way":
        return next(iter(_face_up_around(now, now.frame(BUILDING_SPOT))), -1)
    elif now.question in ("ask_way", "turned_up"):
        h = now.frame(PAYING_OR_BESIDE if now.question == "ask_way" else DISCOVERER)
        if h < -1:
            return -2 - h
        if h >= 0:
            field = now.s.hero_at[h]
    return spot_of(field)
