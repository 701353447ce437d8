"""Drawing the map: fields as bricks of hexes, tiles face down, heroes, what is legal, and the cursor.

A field is five by two characters, or seven by three where the whole map has room for that. Rows lie half a field
apart, so every field touches six others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.text import Text

from banneret.heroes.geometry.map_grid import NEXT, direction_of, field_on, fields_on, spot_name, spot_of
from banneret.heroes.state.hero_numbers import is_secondary, owner_of
from banneret.heroes.table.scenario.types import AiHeroView
from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.map.camera import Frame, Zoom, at
from banneret.heroes.terminal.map.model import BACKS, World, closed, printed, stops, terrain
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import has, message
from banneret.terminal import signs

EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH_WEST: Final = 3
"""Edges of a field that are drawn with it; the other three belong to its neighbours."""


class ChartMarks(NamedTuple):
    """What is drawn upon the map besides what lies there."""

    cursor: int
    legal: Mapping[int, int]
    """Fields one may choose, with the movement points that costs (0 for nothing)."""
    spots: Mapping[int, int]
    """Spots one may choose, likewise."""
    chosen: str
    """The field or spot of the marked answer."""
    reach: Mapping[int, int]
    """Fields further on, with the steps they are away."""
    held: int
    """The spot of the tile being turned, -1 for none."""


def known_fields(world: World, marks: ChartMarks) -> list[int]:
    """All fields that are drawn: of tiles, of spots for tiles, and of the tile in hand."""
    spots = {*world.lying, *marks.spots, *([marks.held] if marks.held >= 0 else [])}
    return [field_on(spot, d) for spot in sorted(spots) for d in range(7)]


# -- drawing -----------------------------------------------------------------------------------------------------------


class Canvas:
    """Characters with styles, to be cut out as lines."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.cells: list[list[tuple[str, str]]] = [[(" ", "")] * frame.width for _ in range(frame.height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write over what is there, as far as it is in the window."""
        y -= self.frame.top
        if not 0 <= y < self.frame.height:
            return
        for n, character in enumerate(text):
            place = x + n - self.frame.left
            if 0 <= place < self.frame.width:
                self.cells[y][place] = (character, style)

    def restyle(self, x: int, y: int, count: int, more: str) -> None:
        """Add to the style of what is there."""
        y -= self.frame.top
        for place in range(x - self.frame.left, x - self.frame.left + count):
            if 0 <= y < self.frame.height and 0 <= place < self.frame.width:
                character, style = self.cells[y][place]
                self.cells[y][place] = (character, f"{style} {more}")

    def underline(self, x: int, y: int, count: int, colour: str) -> None:
        """Draw a line below; characters that are there keep their colour."""
        for place in range(x, x + count):
            left, top = place - self.frame.left, y - self.frame.top
            if 0 <= top < self.frame.height and 0 <= left < self.frame.width:
                blank = self.cells[top][left][0] == " "
                self.restyle(place, y, 1, f"underline {colour}" if blank else "underline")

    def lines(self) -> list[Text]:
        """The window, line by line."""
        out: list[Text] = []
        for row in self.cells:
            line = Text()
            start = 0
            for n in range(1, len(row) + 1):
                if n == len(row) or row[n][1] != row[start][1]:
                    line.append("".join(character for character, _ in row[start:n]), style=row[start][1])
                    start = n
            out.append(line)
        return out


def draw_chart(world: World, marks: ChartMarks, frame: Frame, lang: str) -> list[Text]:
    """The part of the map in the frame, as lines of its width."""
    canvas = Canvas(frame)
    for spot in {*world.lying, *marks.spots}:
        tile = world.lying.get(spot)
        for field in fields_on(spot):
            if field in world.fields:
                draw_field(canvas, world, marks, field, lang)
            elif tile is not None:
                draw_back(canvas, marks, field, BACKS[tile.kind])
            else:
                draw_gap(canvas, marks, field)
    for field in world.fields:
        draw_walls(canvas, world, field)
    draw_cursor(canvas, world, marks)
    return canvas.lines()


def draw_field(canvas: Canvas, world: World, marks: ChartMarks, field: int, lang: str) -> None:
    """A face-up field: its ground, what is there, who holds it, and whether one may go there."""
    zoom = canvas.frame.zoom
    x, y = at(field, zoom)
    here = world.fields[field]
    ground = terrain(world, field)
    style = f"{piece_signs.ON_LAND} on {piece_signs.TERRAINS[ground]}"
    first, second = short_name(world, field, lang, zoom), ""
    if here.location == "blocked":
        style = piece_signs.ROCKS[ground]
        first, second = (piece_signs.ROCK * (zoom.width - 2)).center(zoom.width), piece_signs.ROCK * zoom.width
    elif here.heroes:
        style, first, second = hero_signs(world, here.heroes, zoom)
    elif foes := world.foes(field):
        style, first, second = foe_signs(foes, zoom)
    elif here.guard:
        second = piece_signs.ROMAN[here.guard]
    elif here.flags:
        second = " ".join(f"{signs.FLAG}{letter(world, player)}" for player in here.flags)
        second += " " + name(f"resource-{here.token}", lang)[0] if here.token else ""
    elif here.field in world.ai_flags:
        second = f"{signs.FLAG}!"
    elif here.black_cube:
        second = piece_signs.CUBE
    fight = stops(world, field, world.seat)
    sign = ""
    if field in marks.legal:
        chosen = marks.chosen == here.field
        if fight:
            style, sign = piece_signs.FIELD_FIGHT_MARKED if chosen else piece_signs.FIELD_FIGHT, signs.FIGHT
        else:
            style, sign = piece_signs.FIELD_MARKED if chosen else piece_signs.FIELD_MAY, signs.LEGAL
    elif field in marks.reach and here.location != "blocked":
        sign = "›"
    first = first.strip("┏┓╭╮ ") if sign else first
    cost = marks.legal.get(field, 0) or marks.reach.get(field, 0)
    lines = [""] * (zoom.height // 2 - 1) + [head(first, sign, cost, zoom.width), second]
    for n in range(zoom.height):
        text = lines[n] if n < len(lines) else ""
        bold = "bold " if here.location not in ("empty", "blocked") else ""
        canvas.put(x, y + n, text.center(zoom.width), bold + style)
    low = y + zoom.height // 2
    if here.location == "blocked":
        for n in range(zoom.height):
            canvas.put(x, y + n, (first if n == 0 else piece_signs.ROCK * zoom.width), style)
    elif second and not here.heroes and not world.foes(field):
        put_badge(canvas, world, field, x, low, second, field in marks.legal)
    if sign == "›":
        canvas.restyle(x, low - 1, 1, f"bold {piece_signs.WAY}")
        canvas.restyle(x + zoom.width - len(str(cost)), low - 1, len(str(cost)), f"bold {piece_signs.WAY}")


def put_badge(canvas: Canvas, world: World, field: int, x: int, y: int, text: str, legal: bool) -> None:
    """Guards on red, flags in the colours of their faction, a cube in black."""
    here = world.fields[field]
    width = canvas.frame.zoom.width
    if here.guard:
        badge = f" {text} ".center(min(width, 5))
        if not legal:
            canvas.put(x + (width - len(badge)) // 2, y, badge, piece_signs.GUARD)
    elif here.flags:
        badge = f" {text} "[:width]
        faction = world.players[here.flags[0]].faction or ""
        canvas.put(
            x + (width - len(badge)) // 2, y, badge, f"bold {piece_signs.FACTIONS.get(faction, piece_signs.NOBODY)}"
        )
    elif here.field in world.ai_flags:
        canvas.put(x + (width - len(text) - 2) // 2, y, f" {text} ", f"bold {piece_signs.FACTIONS['ai']}")
    elif not legal:
        canvas.restyle(x, y, width, piece_signs.VISITED)


def head(text: str, sign: str, cost: int, width: int) -> str:
    """The name of a place with a sign before it and the cost behind."""
    tail = str(cost) if cost else ""
    if not sign:
        return text.center(width)
    room = width - len(sign) - len(tail)
    return f"{sign}{text[:room].center(room)}{tail}"


def hero_signs(world: World, heroes: tuple[int, ...], zoom: Zoom) -> tuple[str, str, str]:
    """Colours, name and level of a hero in the shape of a banner; a second one is a small addition."""
    hero = heroes[0]
    player = world.players[owner_of(hero)]
    style = piece_signs.FACTIONS.get(player.faction or "", piece_signs.NOBODY)
    called = name(f"hero-{player.hero}")[:3] if player.hero else str(player.player + 1)
    level = piece_signs.ROMAN[player.level]
    corners = "╭╮╰╯" if is_secondary(hero) else "┏┓┗┛"
    if is_secondary(hero):
        level = "2"
    elif len(heroes) > 1:
        level += "+2"
    inner = zoom.width - 2
    fill = " " if zoom.width > 5 else ""
    first = corners[0] + f"{fill}{called}{fill}".center(inner)[:inner] + corners[1]
    return style, first, corners[2] + level.center(inner)[:inner] + corners[3]


def foe_signs(foes: list[AiHeroView], zoom: Zoom) -> tuple[str, str, str]:
    """A hero nobody plays: a banner with a double line, and how many units are known or still to be drawn."""
    inner = zoom.width - 2
    units = len(foes[0].units) + len(foes[0].unknown)
    count = f"!{units}" + ("+" if len(foes) > 1 else "")
    return (
        piece_signs.FACTIONS["ai"],
        f"╔{foes[0].name[:3].center(inner)[:inner]}╗",
        f"╚{count.center(inner)[:inner]}╝",
    )


def short_name(world: World, field: int, lang: str, zoom: Zoom) -> str:
    """A place in three letters, or more where there is room."""
    here = world.fields[field]
    if here.location in ("empty", "blocked"):
        return ""
    id = f"short-{here.location}"
    there = printed(world, field)
    if here.location == "mine" and there is not None:
        id = f"short-mine-{there.resource}"
    short = message(id, lang)
    if zoom.width <= 5:
        return short
    long = f"{id}-long"
    return message(long, lang) if has(long, lang) else short


def letter(world: World, player: int) -> str:
    """The sign of a player's faction."""
    faction = world.players[player].faction
    return faction[0].upper() if faction else str(player + 1)


def draw_back(canvas: Canvas, marks: ChartMarks, field: int, back: str) -> None:
    """A field of a tile that lies face down; its middle says what the back says."""
    zoom = canvas.frame.zoom
    x, y = at(field, zoom)
    may = spot_of(field) in marks.spots
    for n in range(zoom.height):
        canvas.put(x, y + n, piece_signs.BACK * zoom.width, piece_signs.HIDDEN_MAY if may else piece_signs.HIDDEN_TILE)
    if direction_of(field) == 0:
        middle = y + zoom.height // 2 - 1
        text = back.center(zoom.width)
        canvas.put(x - (len(text) - zoom.width) // 2, middle, text, piece_signs.HIDDEN_LABEL)
        if may:
            put_cost(canvas, marks, field, x, middle + 1)


def draw_gap(canvas: Canvas, marks: ChartMarks, field: int) -> None:
    """A field of a spot where a tile may be laid."""
    zoom = canvas.frame.zoom
    x, y = at(field, zoom)
    for n in range(zoom.height):
        canvas.put(x, y + n, "·" * zoom.width, "#6b5a2a")
    if direction_of(field) == 0:
        canvas.put(x, y + zoom.height // 2 - 1, "+".center(zoom.width), f"bold {piece_signs.WAY}")
        put_cost(canvas, marks, field, x, y + zoom.height // 2)


def put_cost(canvas: Canvas, marks: ChartMarks, field: int, x: int, y: int) -> None:
    """That a spot may be chosen, and what that costs."""
    cost = marks.spots[spot_of(field)]
    chosen = marks.chosen == spot_name(spot_of(field))
    text = f"{signs.LEGAL} {cost}" if cost else signs.LEGAL
    style = piece_signs.FIELD_MARKED if chosen else piece_signs.FIELD_MAY
    canvas.put(x, y, text.center(canvas.frame.zoom.width), f"bold {style}")


def draw_walls(canvas: Canvas, world: World, field: int) -> None:
    """Closed edges between fields one could otherwise walk over: stone beside, a line below."""
    zoom = canvas.frame.zoom
    x, y = at(field, zoom)
    if world.fields[field].location == "blocked":
        return
    for edge in (EAST, SOUTH_EAST, SOUTH_WEST):
        other = NEXT[6 * field + edge]
        there = world.fields.get(other)
        if there is None or there.location == "blocked" or not closed(world, field, edge):
            continue
        if edge == EAST:
            for n in range(zoom.height):
                canvas.put(x + zoom.width, y + n, "┃", piece_signs.STONE_EDGE)
        else:
            half = zoom.width // 2 + 1
            start = x if edge == SOUTH_WEST else x + zoom.width - half
            canvas.underline(start, y + zoom.height - 1, half, piece_signs.STONE_EDGE)


def draw_cursor(canvas: Canvas, world: World, marks: ChartMarks) -> None:
    """White posts on both sides of a field; gold ones around a tile in hand."""
    zoom = canvas.frame.zoom
    if marks.held >= 0:
        for d in range(7):
            x, y = at(field_on(marks.held, d), zoom)
            for n in range(zoom.height):
                canvas.put(x - 1, y + n, "▐", signs.GOLD)
                canvas.put(x + zoom.width, y + n, "▌", signs.GOLD)
        return
    if not world.lying:
        return
    x, y = at(marks.cursor, zoom)
    for n in range(zoom.height):
        canvas.put(x - 1, y + n, "▐", signs.CURSOR)
        canvas.put(x + zoom.width, y + n, "▌", signs.CURSOR)
