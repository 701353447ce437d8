"""Every scenario on a page: its map as a picture, its set-up, goals and rules in words, and how even it is."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from rich.console import Console

from banneret.cli.scenario_sheets import Sheets
from banneret.plugins import part, plugin_of, plugins
from banneret.table.presenter import presenter_of
from tests.docs.site.markdown import plain, table, tabs

ROOT: Final = Path(__file__).parents[3]
WIDTH: Final = 100


def scenario_pages() -> Iterator[tuple[str, str]]:
    """The addresses of the pages, and what is on them; maps are files of their own."""
    for game in plugins():
        if not plugin_of(game).scenario_sheets:
            continue
        sheets: Sheets = part(plugin_of(game).scenario_sheets)
        offered = [one for one in presenter_of(game).lobby("en").scenarios if sheets.has(one.id)]
        rows = [
            (f"[{plain(one.name)}]({one.id}.md)", one.mode_text, ", ".join(map(str, one.players))) for one in offered
        ]
        yield f"scenarios-of/{game}/index.md", f"# Scenarios: {game}\n\n" + table(("name", "mode", "players"), rows)
        for one in offered:
            parts = [f"# {plain(one.name)}\n\n{plain(one.text)}\n"]
            for players in one.players:
                map_file = f"{one.id}-{players}.svg"
                yield f"scenarios-of/{game}/{map_file}", sheets.picture(one.id, players, "en")
                shown = tabs(lambda lang, n=players: _words(sheets, one.id, n, lang))  # type: ignore[misc]  # noqa: B023
                parts.append(f"## For {players}\n\n![The map]({map_file})\n\n{shown}")
            parts.append(_balance(one.name))
            yield f"scenarios-of/{game}/{one.id}.md", "\n".join(parts)


def _words(sheets: Sheets, scenario: str, players: int, lang: str) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
    for piece in sheets.shown(scenario, players, WIDTH, lang):
        console.print(piece)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return "```text\n" + "\n".join(line.rstrip() for line in text.splitlines()) + "\n```"


def _balance(name: str) -> str:
    """What docs/balance.md says of a scenario, table by table."""
    found = [(heading, head, row) for heading, head, row in _balance_rows() if row[0].rstrip("*") == name]
    if not found:
        return ""
    parts = ["## How even it is\n\nMeasured with bots; [how](../../balance.md).\n"]
    parts += [f"**{heading}**\n\n{table(head, [row])}" for heading, head, row in found]
    return "\n".join(parts)


@cache
def _balance_rows() -> list[tuple[str, list[str], list[str]]]:
    rows: list[tuple[str, list[str], list[str]]] = []
    heading = ""
    head: list[str] = []
    for line in (ROOT / "docs" / "balance.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if line.startswith("## "):
            heading, head = line[3:], []
        elif not cells:
            head = []
        elif not head:
            head = cells
        elif not re.fullmatch(r"[-:| ]+", line):
            rows.append((heading, head, cells))
    return rows
