"""A scenario in the terminal before it is played: its map, a legend, goals, rules and events; and a list of all."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Group as Lines
from rich.padding import Padding
from rich.text import Text

from banneret.heroes.geometry.map_grid import field_on, middle_of, spot_place
from banneret.heroes.scenario.load import Scenario, load_scenario, scenario_ids
from banneret.heroes.table.scenario.mission import sections as mission_sections
from banneret.heroes.table.scenario.names import rounds_text, scenario_words
from banneret.heroes.table.scenario.plan import PlanTile, legend, plan_tiles
from banneret.heroes.terminal.map.camera import ZOOMS, Frame, Zoom, at, extent
from banneret.heroes.terminal.map.drawing import Canvas
from banneret.heroes.text.messages import message
from banneret.kernel.errors import SetupError
from banneret.kernel.yamlfile import is_file_name
from banneret.terminal import signs
from banneret.terminal.drawing import bullet
from banneret.terminal.scenarios import Row

GROUND: Final = {
    "start": "#7d6c40 on #574a2a",
    "far": "#2f415a on #1b2635",
    "near": "#413765 on #272041",
    "center": "#6b3530 on #3d1f1c",
}
"""Grain and ground of a tile, by kind."""
GRAINS: Final = "░▒▓"
"""No two tiles that touch have the same."""
WESTERN: Final = (0, 4, 5, 6)
"""The fields of a tile that have another one of it to their right."""
NAME: Final = {"start": "#fff6dc", "far": "#dfe8f5", "near": "#e7defa", "center": "#fbe0d8"}


def named_scenario(name: str) -> tuple[Scenario, bool]:
    """A scenario by its name or from a file, and whether it is one of the players' own."""
    return load_scenario(Path(name) if is_file_name(name) else name), is_file_name(name)


def counts_of(scenario: Scenario, players: int | None) -> tuple[int, ...]:
    """The numbers of players to show."""
    if players is None:
        return scenario.players
    if players not in scenario.players:
        there = " or ".join(map(str, scenario.players))
        raise SetupError(f"{scenario.name} is for {there} players, not {players}")
    return (players,)


def words_of(scenario: Scenario, own: bool, lang: str) -> tuple[str, str]:
    """Name and story; those of a file are in the file."""
    shipped = not own and scenario.id in scenario_ids()
    return scenario_words(scenario.id, lang) if shipped else (scenario.name, scenario.story)


def sheet(scenario: Scenario, own: bool, players: int, width: int, lang: str) -> Lines:
    """Everything about a scenario with this many players."""
    title, story = words_of(scenario, own, lang)
    facts = (
        message(f"gamemode-{scenario.mode}", lang),
        message("plan-players", lang, n=players),
        rounds_text(scenario, players, lang),
    )
    parts: list[Lines | Text | Padding] = [
        Text(),
        Text.assemble((f" {title} ", signs.BAR_STRONG), ("  " + " · ".join(facts), signs.DIM)),
        Text(story, style=f"italic {signs.INK}") if story else Text(),
        Text(),
        *chart(plan_tiles(scenario, players, lang), width),
        Text(),
    ]
    for back, words in legend(scenario, players, lang):
        parts.append(Text.assemble((f" {back:>6} ", f"bold {signs.GOLD}"), (f" {words}", signs.INK)))
    for head, lines in sections(scenario, players, lang):
        parts += [Text(), Text(head, style=f"bold {signs.GOLD}"), *(bullet(line, width) for line in lines)]
    return Lines(*parts, Text())


def sections(scenario: Scenario, players: int, lang: str) -> list[tuple[str, list[str]]]:
    """What is told of a scenario, with headings."""
    return [(section.head, list(section.lines)) for section in mission_sections(scenario, players, lang)]


# -- the map -----------------------------------------------------------------------------------------------------------


def chart(tiles: list[PlanTile], width: int) -> list[Text]:
    """The map, as large as it fits."""
    fields = [field_on(tile.spot, d) for tile in tiles for d in range(7)]
    for zoom in (ZOOMS[1], ZOOMS[3]):
        left, top, right, bottom = extent(fields, zoom)
        if right - left <= width:
            break
    canvas = Canvas(Frame(left, top, min(width, right - left), bottom - top, zoom))
    for tile in tiles:
        draw_tile(canvas, tile, zoom)
    lines = canvas.lines()
    for line in lines:
        line.rstrip()
    return lines


def draw_tile(canvas: Canvas, tile: PlanTile, zoom: Zoom) -> None:
    """The seven fields of a tile, and in its middle row what is known of it."""
    u, v = spot_place(tile.spot)
    grain = GRAINS[(u - v) % len(GRAINS)]
    for d in range(7):
        x, y = at(field_on(tile.spot, d), zoom)
        for n in range(zoom.height):
            # The gap to the next field of the same tile is filled too, so that gaps are between tiles only.
            canvas.put(x, y + n, grain * (zoom.width + (d in WESTERN)), GROUND[tile.kind])
    x, y = at(middle_of(tile.spot), zoom)
    ground = GROUND[tile.kind].partition(" on ")[2]
    middle, room = x + zoom.width / 2, 3 * zoom.width
    words = [tile.title, *filter(None, (", ".join(tile.people), tile.label, tile.asks, tile.lies))][: zoom.height]
    first = y + (zoom.height - len(words)) // 2
    for n, text in enumerate(words):
        shown = f" {text if len(text) <= room else text[: room - 1] + '…'} "
        style = f"bold {NAME[tile.kind]} on {ground}" if n == 0 else f"italic {NAME[tile.kind]} on {ground}"
        canvas.put(round(middle - len(shown) / 2), first + n, shown, style)


# -- the list ----------------------------------------------------------------------------------------------------------


def scenario_rows(lang: str) -> list[Row]:
    """The scenarios of the box, as they stand in the list of all."""
    rows: list[Row] = []
    for id in scenario_ids():
        scenario = load_scenario(id)
        counts = "–".join(dict.fromkeys((str(min(scenario.players)), str(max(scenario.players)))))
        rounds = "–".join(map(str, sorted(set(scenario.rounds.values()))))
        row: Row = (
            Text(id, style=signs.GOLD),
            Text(scenario_words(id, lang)[0]),
            Text(message(f"gamemode-{scenario.mode}", lang), style=signs.DIM),
            Text(message("plan-players", lang, n=max(scenario.players)).replace(str(max(scenario.players)), counts)),
            Text(message("lobby-rounds", lang, n=max(scenario.rounds.values())).replace(rounds.split("–")[-1], rounds)),
        )
        rows.append(row)
    return rows
