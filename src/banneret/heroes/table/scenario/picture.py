"""A scenario as a picture: an SVG with the map on its table and beside it, on paper, what is said about it.

The picture stands alone: no style sheet, no script, no font but those a machine has. Its colours are the table's.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from typing import Final

from banneret.heroes.geometry.map_grid import NEXT, field_on, field_place, fields_on, middle_of, spot_of
from banneret.heroes.scenario.load import Scenario
from banneret.heroes.table.scenario.names import rounds_text
from banneret.heroes.table.scenario.plan import FIRST, PlanTile, legend, plan_tiles
from banneret.heroes.text.messages import message
from banneret.table import picture_parts as drawing
from banneret.table.picture_parts import Sections, framed, paper_beside, text_at, wrapped

Point = tuple[float, float]

BACK: Final = ("#36475f", "#1b2534", "#d9c892")
"""A tile that lies face down: its light and its dark, and the compass on it."""
START: Final = ("#b5ab7a", "#8f8556", "#211b14")
TALLEST: Final = 900
"""A table is no taller than that only to show its map larger."""
CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From the middle of a field to its corners: across in halves of its width, down in quarters of its height."""
LARGEST: Final = 44.0
"""The largest a field is drawn, from its middle to a corner."""


def picture(scenario: Scenario, words: tuple[str, str], told: Mapping[int, Sections], lang: str) -> str:
    """The whole picture: for each number of players a table with its map, one below the other."""
    parts: list[str] = []
    top = _header(parts, scenario, words, tuple(told), lang)
    for players, sections in told.items():
        top = _table(parts, scenario, players, sections, top, lang)
    return framed(words[0], top, _DEFINITIONS, parts)


def _header(parts: list[str], scenario: Scenario, words: tuple[str, str], counts: tuple[int, ...], lang: str) -> int:
    """The name, what sort of game it is, and the story; how far down it reaches."""
    title, story = words
    parts.append(text_at(drawing.MARGIN, 56, title, 36, drawing.INK[0], drawing.SERIF, weight=700))
    players = " · ".join(message("plan-players", lang, n=count) for count in counts)
    facts = f"{message(f'gamemode-{scenario.mode}', lang)} · {players}"
    parts.append(text_at(drawing.WIDTH - drawing.MARGIN, 54, facts, 15, drawing.INK[1], drawing.SANS, anchor="end"))
    top = 84
    for line in wrapped(story, 130):
        parts.append(text_at(drawing.MARGIN, top, line, 16, drawing.INK[1], drawing.SERIF, italic=True))
        top += 22
    return top + 2


def _table(parts: list[str], scenario: Scenario, players: int, sections: Sections, top: int, lang: str) -> int:
    """One map with its paper, from `top` on; how far down it reaches."""
    tiles = plan_tiles(scenario, players, lang)
    keys = legend(scenario, players, lang)
    head = f"{message('plan-players', lang, n=players)} · {rounds_text(scenario, players, lang)}"
    paper = paper_beside(head, sections, top)
    below = drawing.LINE * len(keys) + 56
    left, right, up, down = extent(tiles)
    wanted = (
        round(min(LARGEST, (drawing.MAP - 2 * drawing.MARGIN) / (right - left)) * (down - up)) + drawing.MARGIN + below
    )
    height = max(paper[1] - top, 560, min(wanted, TALLEST))
    room = height - below
    parts.append(f'<rect x="0" y="{top}" width="{drawing.MAP}" height="{height}" fill="url(#table)"/>')
    parts.append(_rose(drawing.MAP - 120, top + room - 40, 92, drawing.TABLE[2], 0.35))
    parts += _map(tiles, drawing.MAP / 2, top + room / 2 + 12, drawing.MAP - 2 * drawing.MARGIN, room - drawing.MARGIN)
    y = top + height - drawing.LINE * len(keys) + 2
    for back, text in keys:
        parts.append(text_at(drawing.MARGIN + 52, y, back, 13, drawing.INK[0], drawing.SERIF, anchor="end", weight=700))
        parts.append(text_at(drawing.MARGIN + 64, y, text, 13.5, drawing.INK[0], drawing.SANS))
        y += drawing.LINE
    parts.append(
        f'<rect x="{drawing.MAP}" y="{top}" width="{drawing.WIDTH - drawing.MAP}" height="{height}" '
        f'fill="{drawing.PAPER[1]}"/>'
    )
    parts.append(
        f'<path d="M0 {top}H{drawing.WIDTH}M{drawing.MAP} {top}V{top + height}" '
        f'stroke="{drawing.TABLE[2]}" fill="none"/>'
    )
    parts += paper[0]
    return top + height


# -- the map -----------------------------------------------------------------------------------------------------------


def _map(tiles: list[PlanTile], x: float, y: float, width: float, height: float) -> list[str]:
    """The tiles around a middle, as large as they fit."""
    left, right, top, bottom = extent(tiles)
    size = min(LARGEST, width / (right - left), height / (bottom - top))
    shift = x - size * (left + right) / 2, y - size * (top + bottom) / 2
    found = [f'<g transform="translate({shift[0]:.1f} {shift[1]:.1f})">']
    # Shadows first and words last, so that no neighbour lies upon them.
    for draw in (_shadow, _tile, _words):
        found += [part for tile in tiles for part in draw(tile, size)]
    return [*found, "</g>"]


def extent(tiles: list[PlanTile]) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of the map, where a field measures 1 from its middle to a corner."""
    xs, ys = zip(*(middle(field_on(tile.spot, d)) for tile in tiles for d in range(7)), strict=True)
    return min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1


def _shadow(tile: PlanTile, size: float) -> list[str]:
    return [f'<path d="{outline(tile.spot, size)}" transform="translate(0 6)" fill="#2a1c08" opacity=".55"/>']


def _tile(tile: PlanTile, size: float) -> list[str]:
    """A tile: face down with a compass, or a Starting tile with the town of a seat."""
    start = tile.kind == "start"
    mark = (START if start else BACK)[2]
    found = [
        f'<path d="{outline(tile.spot, size)}" fill="url(#{"start" if start else "back"})" stroke="#15120d" '
        f'stroke-width="{size * 0.09:.1f}" stroke-linejoin="round"/>'
    ]
    edges = "".join(path([corner(field_on(tile.spot, d), n) for n in range(6)], size) for d in range(7))
    found.append(f'<path d="{edges}" fill="none" stroke="{mark}" stroke-width=".8" opacity=".28"/>')
    x, y = (size * n for n in middle(middle_of(tile.spot)))
    if start:
        found.append(_castle(x, y - size * 0.1, size * 1.0))
    else:
        found.append(_rose(x, y, size * 1.7, mark, 0.5))
        r = size * (0.36 + 0.08 * len(tile.title))
        found.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{BACK[1]}" stroke="{mark}"/>')
        found.append(text_at(x, y + size * 0.17, tile.title, size * 0.44, mark, drawing.SERIF, "middle", 700))
    return found


def _words(tile: PlanTile, size: float) -> list[str]:
    """What is written below the middle of a tile: the seat, its name, and what is known of it."""
    x, y = (size * n for n in middle(middle_of(tile.spot)))
    words = [(tile.seat, True)] if tile.seat else []
    words += [(text, text == FIRST) for text in (*tile.people, tile.label, tile.asks, tile.lies) if text]
    step = max(size * 0.62, 19)
    return [_pill(x, y + size * 1.12 + step * n, text, size, strong) for n, (text, strong) in enumerate(words)]


def middle(field: int) -> Point:
    """The middle of a field, where a field measures 1 from there to a corner; a corner points up."""
    q, r = field_place(field)
    return sqrt(3) / 2 * (2 * q + r), 1.5 * r


def corner(field: int, n: int) -> tuple[int, int]:
    """The corner at which edge n of a field begins, clockwise, on a grid of its own; edge 0 leads north-east."""
    q, r = field_place(field)
    x, y = CORNERS[n % 6]
    return 2 * q + r + x, 3 * r + y


def path(corners: list[tuple[int, int]], size: float) -> str:
    """A line from corner to corner, and back to the first."""
    return "M" + "L".join(f"{size * sqrt(3) / 2 * x:.1f} {size / 2 * y:.1f}" for x, y in corners) + "Z"


def outline(spot: int, size: float) -> str:
    """The line around the seven fields of a tile."""
    follows = {
        corner(field, edge): corner(field, edge + 1)
        for field in fields_on(spot)
        for edge in range(6)
        if spot_of(NEXT[6 * field + edge]) != spot
    }
    corners = [min(follows)]
    while (following := follows[corners[-1]]) != corners[0]:
        corners.append(following)
    return path(corners, size)


# -- small things ------------------------------------------------------------------------------------------------------

_DEFINITIONS: Final = (
    "<defs>"
    f"{drawing.GROUND}"
    f'<linearGradient id="back" x2="0" y2="1"><stop stop-color="{BACK[0]}"/>'
    f'<stop offset="1" stop-color="{BACK[1]}"/></linearGradient>'
    f'<linearGradient id="start" x2="0" y2="1"><stop stop-color="{START[0]}"/>'
    f'<stop offset="1" stop-color="{START[1]}"/></linearGradient>'
    "</defs>"
)


def _rose(x: float, y: float, r: float, colour: str, strength: float) -> str:
    """A compass rose."""
    rays = []
    for n in range(8):
        length, turn = (r, n * pi / 4) if n % 2 == 0 else (r * 0.62, n * pi / 4)
        tip = x + length * sin(turn), y - length * cos(turn)
        for side in (-1, 1):
            foot = x + r * 0.2 * sin(turn + side * pi / 8), y - r * 0.2 * cos(turn + side * pi / 8)
            shade = strength if side > 0 else strength * 0.55
            rays.append(f'<path d="M{x:.1f} {y:.1f}L{foot[0]:.1f} {foot[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}Z" '
                        f'opacity="{shade:.2f}"/>')  # fmt: skip
    ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r * 0.8:.1f}" fill="none" stroke="{colour}" opacity="{strength}"/>'
    return f'<g fill="{colour}">{"".join(rays)}</g>{ring}'


def _castle(x: float, y: float, size: float) -> str:
    """A small town: a gate between two towers, and a keep behind."""
    shape = (
        "M-.9 .6V-.3H-.82V-.42H-.7V-.3H-.58V-.42H-.46V-.3H-.38V-.05H-.24V-.62H-.16V-.74H-.05V-.62H.05V-.74H.16V-.62"
        "H.24V-.05H.38V-.3H.46V-.42H.58V-.3H.7V-.42H.82V-.3H.9V.6H.2V.25A.2 .2 0 0 0-.2 .25V.6Z"
    )
    flag = "M0-.74V-1.16L.4-1.02L0-.9Z"
    place = f"translate({x:.1f} {y:.1f}) scale({size:.2f})"
    return (
        f'<g transform="{place}"><path d="{shape}" fill="{drawing.PAPER[1]}" stroke="{drawing.INK[0]}" '
        f'stroke-width=".07" stroke-linejoin="round"/>'
        f'<path d="{flag}" fill="{drawing.GULES}" stroke="{drawing.INK[0]}" stroke-width=".05"/></g>'
    )


def _pill(x: float, y: float, text: str, size: float, strong: bool) -> str:
    """A word on a strip of paper."""
    letters = max(11.5, size * (0.42 if strong else 0.34))
    width = letters * 0.54 * len(text) + letters * 1.5
    fill, ink = (drawing.PAPER[1], drawing.INK[0]) if strong else ("#211b14", "#f2dfa6")
    height = letters * 1.5
    return (
        f'<rect x="{x - width / 2:.1f}" y="{y - height * 0.72:.1f}" width="{width:.1f}" height="{height:.1f}" '
        f'rx="{height / 2:.1f}" fill="{fill}" stroke="{drawing.INK[0]}" stroke-width="1"/>'
        + text_at(x, y, text, letters, ink, drawing.SERIF if strong else drawing.SANS, "middle", 700 if strong else 400)
    )
