"""A scenario on paper: its map in lines that print well, the set-up, and what there is to know about it."""

from __future__ import annotations

from typing import Final

from banneret.heroes.geometry.map_grid import field_on, middle_of
from banneret.heroes.scenario.load import Scenario, scenario_ids
from banneret.heroes.table.scenario.ai_heroes import paper_lines
from banneret.heroes.table.scenario.names import rounds_text, start_texts
from banneret.heroes.table.scenario.picture import corner, extent, middle, outline, path
from banneret.heroes.table.scenario.plan import PlanTile, legend, plan_tiles
from banneret.heroes.table.scenario.sentences import rule_sentence
from banneret.heroes.table.scenario.text import scenario_notes
from banneret.heroes.text.component_names import join
from banneret.heroes.text.messages import message
from banneret.table.picture_parts import SANS, SERIF, text_at, wrapped
from banneret.table.workshop.mission_types import Mission, MissionKey, MissionSection, MissionTable

SIZE: Final = 40.0
"""From the middle of a field to a corner."""
FILL: Final = {"start": "#f3e3b5", "far": "#e3ebf4", "near": "#e9e2f5", "center": "#f6dfda"}
"""Light enough to write on, and to be told apart where a printer knows only grey: the words on a tile name its kind."""
INK: Final = "#1a1510"
PALE: Final = "#8a8070"
LETTERS: Final = 19
"""Of a line on a tile, at most."""


def mission(game: str, scenario: Scenario, words: tuple[str, str], lang: str) -> Mission:
    """The whole of a scenario, for every number of players."""
    title, story = words
    return Mission(
        game=game,
        game_name=message(f"game-{game}", lang),
        id=scenario.id,
        name=title,
        story=story,
        facts=message(f"gamemode-{scenario.mode}", lang),
        tables=tuple(_table(scenario, players, lang) for players in scenario.players),
    )


def _table(scenario: Scenario, players: int, lang: str) -> MissionTable:
    tiles = plan_tiles(scenario, players, lang)
    return MissionTable(
        players=players,
        head=f"{message('plan-players', lang, n=players)} · {rounds_text(scenario, players, lang)}",
        picture=printed_map(tiles) if tiles else "",
        keys=tuple(MissionKey(sign, text) for sign, text in legend(scenario, players, lang)),
        sections=sections(scenario, players, lang),
    )


def sections(scenario: Scenario, players: int, lang: str) -> tuple[MissionSection, ...]:
    """What is said about a scenario, with headings; empty parts are left out."""
    notes = scenario_notes(scenario, players, lang)
    does = _what_rules_do(scenario, lang)
    happenings = [
        message("plan-round", lang, rounds=join("join-comma", list(map(str, each.rounds)), lang),
                text=does.get(each.text, each.text))
        for each in notes.happenings
    ]  # fmt: skip
    told = {each.text for each in notes.happenings}
    found = [
        ("goals", "table-goals", [goal.text for goal in notes.goals] + ([notes.limit] if notes.limit else [])),
        ("lost", "plan-lost", [goal.text for goal in notes.defeats]),
        ("scoring", "plan-scoring", list(notes.scoring)),
        ("ai", "plan-ai", paper_lines(scenario, lang)),
        ("rules", "plan-rules", [does.get(rule.text, rule.text) for rule in notes.rules if rule.text not in told]),
        ("events", "plan-events", happenings),
        ("starts", "plan-starts", list(start_texts(scenario, lang))),
        ("bonus", "plan-bonus", list(notes.bonus)),
        ("notes", "plan-notes", list(notes.remarks)),
    ]
    return tuple(MissionSection(id, message(head, lang), tuple(lines)) for id, head, lines in found if lines)


def _what_rules_do(scenario: Scenario, lang: str) -> dict[str, str]:
    """By the words of a rule: these and what it does by the program, which nobody has compared with one another.

    The words of scenarios that come with the program say all there is.
    """
    if scenario.id in scenario_ids():
        return {}
    return {
        rule.text: f"{rule.text} {done}" for rule in scenario.rules if (done := rule_sentence(scenario, rule, lang))
    }


# -- the map -----------------------------------------------------------------------------------------------------------


def printed_map(tiles: list[PlanTile]) -> str:
    """The tiles as an SVG that stands alone: thick lines around tiles, thin ones between fields, words inside."""
    left, right, top, bottom = (SIZE * edge for edge in extent(tiles))
    parts = [part for tile in tiles for part in _ground(tile)] + [part for tile in tiles for part in _words(tile)]
    width, height = right - left + 8, bottom - top + 8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left - 4:.0f} {top - 4:.0f} {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}">' + "".join(parts) + "</svg>"
    )


def _ground(tile: PlanTile) -> list[str]:
    edges = "".join(path([corner(field_on(tile.spot, d), n) for n in range(6)], SIZE) for d in range(7))
    return [
        f'<path d="{outline(tile.spot, SIZE)}" fill="{FILL[tile.kind]}"/>',
        f'<path d="{edges}" fill="none" stroke="{PALE}" stroke-width=".8"/>',
        f'<path d="{outline(tile.spot, SIZE)}" fill="none" stroke="{INK}" stroke-width="3.4" stroke-linejoin="round"/>',
    ]


def _words(tile: PlanTile) -> list[str]:
    """The seat or the back of a tile, and below it its name, what is asked of it, and who begins there."""
    x, y = (SIZE * n for n in middle(middle_of(tile.spot)))
    lines = [(tile.title, 30.0, SERIF, 700, False)]
    for text, weight, italic in (
        (tile.label, 700, False),
        (tile.asks, 400, True),
        (tile.lies, 400, False),
        *((one, 700, False) for one in tile.people),
    ):
        lines += [(line, 15.5, SANS, weight, italic) for line in wrapped(text, LETTERS)]
    down = y - (sum(size for _, size, *_ in lines) * 1.12) / 2
    found = []
    for text, size, font, weight, italic in lines:
        down += size * 1.12
        wide = max(len(text), 2) * size * 0.54
        found.append(
            f'<rect x="{x - wide / 2:.1f}" y="{down - size * 0.92:.1f}" width="{wide:.1f}" height="{size * 1.12:.1f}" '
            f'fill="{FILL[tile.kind]}"/>' + text_at(x, down, text, size, INK, font, "middle", weight, italic)
        )
    return found
