"""An adventure of BattleLore in the terminal before it is played: its battlefield, armies and battle notes."""

from __future__ import annotations

from typing import Final

import typer
from rich.columns import Columns
from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from banneret.battlelore.box.adventure_file import AdventureFile
from banneret.battlelore.box.adventures import adventure_ids, load_adventure
from banneret.battlelore.geometry.grid import LENGTHS, ROWS
from banneret.battlelore.table.adventure_plan import Body, army_heads, bodies, lands, marks
from banneret.battlelore.text.battle_notes import adventure_facts, adventure_notes, adventure_words, most_seats
from banneret.battlelore.text.names_and_events import about, name, word
from banneret.terminal import signs
from banneret.terminal.drawing import bullet
from banneret.terminal.scenarios import Row, ask_number
from banneret.text import message

GRASS: Final = ("#33452a", "#2d3d25")
"""Countryside of the wings and of the centre."""
LAND: Final = {
    "forest": ("♣", "#8fc07a on #1f3a1c"),
    "hill": ("∩", "#e3cf92 on #6b5a2c"),
    "river": ("≈", "#a8d4ea on #1f4a63"),
    "bridge": ("=", "#e6cfa2 on #5e4526"),
    "ford": ("~", "#cfe6ee on #376072"),
    "marsh": ("„", "#c3cf8f on #3f4a26"),
    "town": ("⌂", "#f0d9b0 on #6a4630"),
}
LANDMARK: Final = "#efe2ff on #4d3f60"
RAMPARTS: Final = "#"
MARKS: Final = {"hold": "⚑", "quest": "?", "chest": "▣"}
BANNER: Final = {"green": "#ffffff on #2f7d46", "blue": "#ffffff on #2368b0", "red": "#ffffff on #9e2b2f"}
WIDE: Final = 6
NARROW: Final = 5
"""How many columns a hex has."""


def adventure_sheet(adventure: AdventureFile, own: bool, width: int, lang: str) -> Lines:
    """Everything about an adventure."""
    title, summary = adventure_words(adventure, own, lang)
    facts = f"{word('game', lang)} · {adventure_facts(adventure, lang)}"
    armies = [army(adventure, side, head, lang) for side, head in enumerate(army_heads(adventure, lang))]
    parts: list[RenderableType] = [
        Text(),
        Text.assemble((f" {title} ", signs.BAR_STRONG), (f"  {facts}", signs.DIM)),
        Text(summary, style=f"italic {signs.INK}") if summary else Text(),
        Text(),
        *battlefield(adventure, width, lang),
        Text(),
        legend(adventure, lang),
        Text(),
        Columns(armies, padding=(0, 4)),
    ]
    for head, lines in adventure_notes(adventure, lang):
        parts += [Text(), Text(head, style=f"bold {signs.GOLD}"), *(bullet(line, width) for line in lines)]
    return Lines(*parts, Text())


def army(adventure: AdventureFile, side: int, head: str, lang: str) -> Text:
    """The kinds of units of a side, each with its letter."""
    lines = [Text(head, style=f"bold {signs.GOLD}")]
    for body in bodies(adventure, lang):
        if body.side == side:
            lines.append(Text.assemble((token(body), BANNER[body.banner]), (f" {body.words}", signs.INK)))
    return Text("\n").join(lines)


def token(body: Body) -> str:
    """A unit on the battlefield: the sign of its side and the letter of its kind."""
    return f"{signs.SIDES[body.side]}{body.letter} "


def battlefield(adventure: AdventureFile, width: int, lang: str) -> list[Text]:
    """The hexes row by row, from the pennant baseline down; odd rows lie half a hex to the right."""
    cell = WIDE if width >= LENGTHS[0] * WIDE + 4 else NARROW
    lies, marked = lands(adventure), marks(adventure)
    numbers = {land: str(n) for n, land in enumerate(adventure.landmarks, 1)}
    units = {hex: body for body in bodies(adventure, lang) for hex in body.hexes}
    found: list[Text] = []
    for row in range(ROWS):
        lines = [Text(f" {row} ", style=signs.DIM), Text("   ")]
        for line in lines:
            line.append(" " * (cell // 2 if row % 2 else 0))
        for column in range(LENGTHS[row]):
            hex = f"{row}.{column}"
            land = lies.get(hex, "")
            wing = column < 4 or column >= LENGTHS[row] - 4
            sign, style = LAND.get(land, (numbers.get(land, " "), LANDMARK)) if land else (" ", f"on {GRASS[not wing]}")
            note = MARKS[marked[hex]] if hex in marked else RAMPARTS if hex in adventure.ramparts else " "
            lines[0].append(f"{sign}{note}".ljust(cell - 1), style=style)
            body = units.get(hex)
            if body is None:
                lines[1].append(" " * (cell - 1), style=style)
            else:
                lines[1].append(token(body), style=f"bold {BANNER[body.banner]}")
                lines[1].append(" " * (cell - 4), style=style)
            for line in lines:
                line.append(" ")
        found += lines
    return found


def legend(adventure: AdventureFile, lang: str) -> Text:
    """What the signs on the battlefield mean, as far as they are there."""
    words: list[tuple[str, str, str]] = []
    numbers = {land: str(n) for n, land in enumerate(adventure.landmarks, 1)}
    for land in dict.fromkeys(lands(adventure).values()):
        sign, style = LAND.get(land, (numbers.get(land, ""), LANDMARK))
        words.append((sign, style, name("land", land, lang)))
    if adventure.ramparts:
        words.append((RAMPARTS, signs.INK, name("land", "rampart", lang)))
    for mark in dict.fromkeys(marks(adventure).values()):
        words.append((MARKS[mark], signs.INK, word(f"notes-mark-{mark}", lang)))
    text = Text()
    for sign, style, what in words:
        text.append(f" {sign} ", style=style)
        text.append(f" {what}   ", style=signs.INK)
    return text


def adventure_rows(lang: str) -> list[Row]:
    """The adventures that come with the program, as they stand in the list of all scenarios."""
    players = message("plan-players", lang, n=most_seats()).replace(str(most_seats()), f"2–{most_seats()}")
    return [
        (
            Text(id, style=signs.GOLD),
            Text(adventure_words(load_adventure(id), False, lang)[0]),
            Text(word("game", lang), style=signs.DIM),
            Text(players),
        )
        for id in adventure_ids()
    ]


def ask_adventure(lang: str) -> str:
    """Ask which adventure is to be played: first those without heroes, then those with."""
    adventures = sorted((load_adventure(id) for id in adventure_ids()), key=lambda adventure: adventure.number)
    ids = [adventure.id for adventure in adventures]
    typer.echo("")
    for n, id in enumerate(ids, 1):
        typer.echo(f"  {n:>3}  {name('adventure', id, lang)}: {about('adventure', id, lang)}")
    return ids[ask_number(len(ids), lang)]
