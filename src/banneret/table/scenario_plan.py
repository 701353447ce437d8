"""The map of a scenario before the game, ready to be drawn: each tile with what is known of it, and a legend."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from banneret.heroes.lattice import spot_at
from banneret.heroes.layouts import FILTERS, Group
from banneret.heroes.scenarios import Scenario
from banneret.text import message
from banneret.text.generator import join
from banneret.text.saga import label_name

BACKS: Final = {"start": "I", "far": "II–III", "near": "IV–V", "center": "VI–VII"}
"""What the back of a tile says."""


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


def plan_tiles(scenario: Scenario, players: int, lang: str) -> list[PlanTile]:
    """Every tile of the layout."""
    tiles: list[PlanTile] = []
    for group in scenario.layouts[players].tiles:
        for n, (u, v) in enumerate(group.at):
            seat = group.seats[n] if group.seats else ""
            label = label_name(group.labels[n], lang) if group.labels[n] else ""
            asks = "" if seat else filter_text(_known(group, n), lang)
            tiles.append(PlanTile(spot_at(u, v), group.kind, seat, seat or BACKS[group.kind], asks, label))
    return tiles


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
    """What a word asks of a tile; nothing for any tile, unless `whole`."""
    if word == "any":
        return message("filter-any", lang) if whole else ""
    return message(f"filter-{word}", lang) if word in FILTERS else word


def _known(group: Group, n: int) -> str:
    """What is asked of the tile at one place: only if nothing is shuffled, or the shuffling changes nothing."""
    return group.set[n] if group.fixed or len(set(group.set)) == 1 else "any"
