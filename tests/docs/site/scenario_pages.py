"""Every scenario on a page: its map as a picture, its set-up, goals and rules in words, and how even it is."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from rich.console import Console

from banneret.cli.scenario_sheets import Sheets, sheets_of
from banneret.kernel.errors import SetupError
from banneret.ledger import load_ledger
from banneret.plugins import plugins
from banneret.table.presenter import presenter_of
from tests.docs.site.markdown import plain, table, tabs

ROOT: Final = Path(__file__).parents[3]
WIDTH: Final = 100
BOARDS: Final = {"battlefield": "../../how-to-play/battlefield/pictures/en/battle.webp"}
"""What it is played on, where players bring everything else into being."""
UNMEASURED: Final = "Nobody has measured this one: see [what has been](../../balance.md).\n"


def scenario_pages() -> Iterator[tuple[str, str]]:
    """The addresses of the pages, and what is on them; maps are files of their own."""
    for game, plugin in plugins().items():
        sheets = sheets_of(plugin)
        offered = [one for one in presenter_of(game).lobby("en").scenarios if sheets.has(one.id)]
        rows = [
            (f"[{plain(one.name)}]({one.id}.md)", one.mode_text, ", ".join(map(str, one.players))) for one in offered
        ]
        title = plain(load_ledger(game).title)
        yield f"scenarios-of/{game}/index.md", f"# Scenarios: {title}\n\n" + table(("name", "mode", "players"), rows)
        for one in offered:
            parts = [f"# {plain(one.name)}\n\n{plain(one.text)}\n\n<small>[All scenarios](index.md)</small>\n"]
            drawn = ""
            for players in one.players:
                parts.append(f"## For {players} {'player' if players == 1 else 'players'}\n")
                picture = _picture(sheets, one.id, players)
                # An adventure looks the same however many play it.
                if picture and picture != drawn:
                    drawn, map_file = picture, f"{one.id}-{players}.svg"
                    yield f"scenarios-of/{game}/{map_file}", picture
                    parts.append(f"![The map]({map_file})\n")
                if game in BOARDS:
                    parts.append(f"![The board]({BOARDS[game]})\n")
                parts.append(tabs(lambda lang, n=players: _words(sheets, one.id, n, lang)))  # type: ignore[misc]  # noqa: B023
            parts.append(f"## How even it is\n\n{balance(one.name)}")
            yield f"scenarios-of/{game}/{one.id}.md", "\n".join(parts)


def _picture(sheets: Sheets, scenario: str, players: int) -> str:
    """The map as an SVG, or nothing where players bring their own board into being."""
    try:
        return sheets.picture(scenario, players, "en")
    except SetupError:
        return ""


def _words(sheets: Sheets, scenario: str, players: int, lang: str) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
    for piece in sheets.shown(scenario, players, WIDTH, lang):
        console.print(piece)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return "```text\n" + "\n".join(line.rstrip() for line in text.splitlines()) + "\n```"


def balance(name: str) -> str:
    """What docs/balance.md says of a scenario: its rows of every table, or the section about it."""
    tables: dict[tuple[str, tuple[str, ...]], list[list[str]]] = {}
    for heading, head, row in _balance_rows():
        if _same(row[0]) == _same(name):
            tables.setdefault((heading, tuple(head)), []).append(row)
    if tables:
        found = [f"**{heading}**\n\n{table(head, rows)}" for (heading, head), rows in tables.items()]
        return "\n".join(["Measured with bots; [how](../../balance.md#how-to-measure).\n", *found])
    for heading in dict.fromkeys(heading for heading, _, _ in _balance_rows()):
        if heading.startswith(name):
            return f"Measured with bots: [{heading}](../../balance.md#{_anchor(heading)}).\n"
    return UNMEASURED


def _anchor(heading: str) -> str:
    """The address of a heading within its page."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower())


def _same(name: str) -> str:
    """A name without the signs that tables add, and with one kind of apostrophe."""
    return name.rstrip("*").replace("’", "'")


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
