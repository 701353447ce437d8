"""The map of a scenario before the game, ready to be drawn: each tile with what is known of it, and a legend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from banneret.heroes.box.verbs.places_and_amounts import Spot
from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.scenario.layout import FILTERS, Group
from banneret.heroes.scenario.load import Scenario
from banneret.heroes.table.scenario.ai_heroes import ai_name
from banneret.heroes.text.component_names import join
from banneret.heroes.text.messages import message
from banneret.heroes.text.scenario import label_name

BACKS: Final = {"start": "I", "far": "II–III", "near": "IV–V", "center": "VI–VII"}
"""What the back of a tile says."""

FIRST: Final = "P1"


class PlanTile(NamedTuple):
    """A tile of the map."""

    spot: int
    kind: str
    seat: str
    """`P1` and so on for a Starting tile."""
    title: str
    """The seat, or what the back of the tile says."""
    asks: str
    """What is known of the tile under it, in words; nothing where any may lie there."""
    label: str
    people: tuple[str, ...]
    """Who else begins there: AI heroes, and a player who has no Starting tile."""
    lies: str
    """Whether it lies face up from the start, and how it is turned, in words; nothing where it is like all others."""


def plan_tiles(scenario: Scenario, players: int, lang: str) -> list[PlanTile]:
    """Every tile of the layout."""
    tiles: list[PlanTile] = []
    for group in scenario.layouts[players].tiles:
        for n, (u, v) in enumerate(group.at):
            seat = group.seats[n] if group.seats else ""
            label = label_name(group.labels[n], lang) if group.labels[n] else ""
            asks = "" if seat else filter_text(_known(group, n), lang)
            people = tuple(_people(scenario, (seat, group.labels[n]), lang))
            way = group.ways[n]
            tiles.append(
                PlanTile(
                    spot=spot_at(u, v),
                    kind=group.kind,
                    seat=seat,
                    title=seat or BACKS[group.kind],
                    asks=asks,
                    label=label,
                    people=people,
                    lies=join("join-comma", list(_lies(group, way, lang)), lang),
                )
            )
    return tiles


def _lies(group: Group, way: int, lang: str) -> Iterator[str]:
    # Starting tiles lie face up unless something else is said, all others face down.
    if (group.face == "up") != (group.kind == "start"):
        yield message(f"plan-face-{group.face}", lang)
    if way >= 0:
        yield message("plan-turned", lang, n=60 * way)


def _people(scenario: Scenario, names: tuple[str, str], lang: str) -> list[str]:
    """Who begins on the tile of a seat or with a label."""
    found: list[str] = []
    home = scenario.setup.home
    if home is not None and _tile_of(home.at) in names:
        found.append(FIRST)
    for hero in scenario.ai:
        if _tile_of(hero.at) in names and hero.enters != "called":
            found.append(ai_name(scenario, hero, lang))
    return found


def _tile_of(place: str | Spot) -> str:
    return place if isinstance(place, str) else place.tile


def legend(scenario: Scenario, players: int, lang: str) -> list[tuple[str, str]]:
    """By kind of tile: how many there are, and what is dealt to their places."""
    layout = scenario.layouts[players]
    lines: list[tuple[str, str]] = []
    for kind, back in BACKS.items():
        words = [word for group in layout.tiles if group.kind == kind for word in group.set]
        if not words:
            continue
        name = message(f"tile-{kind}", lang)
        asked = Counter(words)
        if kind == "start" or set(asked) == {"any"}:
            lines.append((back, message("plan-tiles", lang, n=len(words), kind=name)))
        else:
            parts = [message("plan-some", lang, n=count, what=filter_text(word, lang, whole=True))
                     for word, count in asked.items()]  # fmt: skip
            dealt = join("join-comma", parts, lang)
            lines.append((back, message("plan-tiles-dealt", lang, n=len(words), kind=name, dealt=dealt)))
    if layout.pool.far:
        parts = [message("plan-some", lang, n=count, what=filter_text(word, lang, whole=True))
                 for word, count in Counter(layout.pool.set).items()]  # fmt: skip
        lines.append(("+", message("plan-pool", lang, n=layout.pool.far, dealt=join("join-comma", parts, lang))))
    return lines


def filter_text(word: str, lang: str, whole: bool = False) -> str:
    """What a word asks of a tile; empty for any tile, unless `whole`."""
    if word == "any":
        return message("filter-any", lang) if whole else ""
    return message(f"filter-{word}", lang) if word in FILTERS else word


def _known(group: Group, n: int) -> str:
    """What is asked of the tile at one place: only if nothing is shuffled, or the shuffling changes nothing."""
    return group.set[n] if group.fixed or len(set(group.set)) == 1 else "any"
