"""An adventure of BattleLore as a picture: an SVG of its battlefield, and beside it, on paper, the battle notes."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from banneret.battlelore.table.adventure_plan import army_heads, bodies, lands, marks
from banneret.battlelore.text.battle_notes import adventure_facts, adventure_notes
from banneret.battlelore.text.names_and_events import name, word
from banneret.table.picture_parts import (
    GROUND,
    INK,
    LINE,
    MAP,
    MARGIN,
    PAPER,
    SANS,
    SERIF,
    TABLE,
    WIDTH,
    framed,
    paper_beside,
    text_at,
    wrapped,
)

if TYPE_CHECKING:
    from banneret.battlelore.box.adventure_file import AdventureFile

SIZE: Final = 33.5
"""From the middle of a hex to a corner."""
ACROSS: Final = SIZE * sqrt(3)
GRASS: Final = ("#b3c07c", "#98a963")
BANNER: Final = {"green": "#2f7d46", "blue": "#2368b0", "red": "#9e2b2f"}
LAND: Final = {
    "forest": "#5f7a3b",
    "hill": "#c2ae6c",
    "river": "#5b93b5",
    "bridge": "#a5834e",
    "ford": "#8fb7c4",
    "marsh": "#7f8f5a",
    "town": "#b98f62",
}
LANDMARK: Final = "#a79bb5"
MARKS: Final = {"hold": "⚑", "quest": "?", "chest": "▣"}


def adventure_picture(adventure: AdventureFile, words: tuple[str, str], lang: str) -> str:
    """The whole picture: the battlefield with its armies and a legend, and the battle notes beside it."""
    title, summary = words
    parts = [text_at(MARGIN, 56, title, 36, INK[0], SERIF, weight=700)]
    facts = f"{word('game', lang)} · {adventure_facts(adventure, lang)}"
    parts.append(text_at(WIDTH - MARGIN, 54, facts, 15, INK[1], SANS, anchor="end"))
    top = 84
    for line in wrapped(summary, 130):
        parts.append(text_at(MARGIN, top, line, 16, INK[1], SERIF, italic=True))
        top += 22
    heads = army_heads(adventure, lang)
    armies = [
        (head, [body.words for body in bodies(adventure, lang) if body.side == n]) for n, head in enumerate(heads)
    ]
    paper, down = paper_beside(word("notes-title", lang), adventure_notes(adventure, lang), top)
    keys = legend(adventure, lang)
    rows = max(len(lines) for _, lines in armies) + 1
    board = round(SIZE * 14) + 2 * MARGIN
    height = max(down - top, board + LINE * (rows + (len(keys) + 2) // 3) + MARGIN)
    parts.append(f'<rect x="0" y="{top}" width="{MAP}" height="{height}" fill="url(#table)"/>')
    parts += _board(adventure, MARGIN + 6, top + MARGIN, lang)
    y = top + board
    for n, (head, lines) in enumerate(armies):
        x = MARGIN + n * (MAP // 2 - MARGIN)
        parts.append(text_at(x, y, head, 15, INK[0], SERIF, weight=700))
        letters = [body.letter for body in bodies(adventure, lang) if body.side == n]
        for k, (letter, line) in enumerate(zip(letters, lines, strict=True), 1):
            parts.append(text_at(x + 12, y + LINE * k, letter, 13, INK[0], SERIF, anchor="end", weight=700))
            parts.append(text_at(x + 20, y + LINE * k, line, 13.5, INK[0], SANS))
    y += LINE * rows + 8
    for n, (colour, sign, text) in enumerate(keys):
        x = MARGIN + (n % 3) * (MAP // 3 - 8)
        down = y + LINE * (n // 3)
        parts.append(
            f'<rect x="{x}" y="{down - 11}" width="14" height="13" rx="3" fill="{colour}" stroke="{INK[0]}"/>'
            + text_at(x + 7, down, sign, 12, INK[0], SANS, anchor="middle", weight=700)
            + text_at(x + 21, down, text, 13.5, INK[0], SANS)
        )
    parts.append(f'<rect x="{MAP}" y="{top}" width="{WIDTH - MAP}" height="{height}" fill="{PAPER[1]}"/>')
    parts.append(f'<path d="M0 {top}H{WIDTH}M{MAP} {top}V{top + height}" stroke="{TABLE[2]}" fill="none"/>')
    return framed(title, top + height, _DEFINITIONS, parts + paper)


def board_picture(adventure: AdventureFile, lang: str) -> str:
    """The battlefield alone, to be printed."""
    from banneret.battlelore.geometry.grid import LENGTHS

    width, height = ACROSS * max(LENGTHS) + 16, SIZE * 14 + 20
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" '
        f'height="{height:.0f}">{_DEFINITIONS}' + "".join(_board(adventure, 8, 6, lang)) + "</svg>"
    )


# -- the battlefield ---------------------------------------------------------------------------------------------------


def _board(adventure: AdventureFile, left: float, top: float, lang: str) -> list[str]:
    """All hexes with their land, the lines between the sections, and the armies on them."""
    from banneret.battlelore.geometry.grid import COLUMN_OF, HEX_NAMES, ROW_OF

    lies, marked = lands(adventure), marks(adventure)
    middles = {
        hex: (left + ACROSS * (COLUMN_OF[n] + (1 if ROW_OF[n] % 2 else 0.5)), top + SIZE * (1 + 1.5 * ROW_OF[n]))
        for n, hex in enumerate(HEX_NAMES)
    }
    outline = "".join(_hex(x, y + 5, SIZE) for x, y in middles.values())
    found = [f'<path d="{outline}" fill="#2a1c08" opacity=".5"/>']
    for hex, (x, y) in middles.items():
        fill = LAND.get(lies[hex], LANDMARK) if hex in lies else "url(#grass)"
        heavy = 2 if hex in lies else 1
        found.append(f'<path d="{_hex(x, y, SIZE)}" fill="{fill}" stroke="#2c3312" stroke-width="{heavy}"/>')
    numbers = _numbers(adventure)
    for hex, (x, y) in middles.items():
        if lies.get(hex) in numbers:
            found.append(text_at(x + SIZE * 0.5, y + SIZE * 0.6, numbers[lies[hex]], 14, INK[0], SERIF, "middle", 700))
        if hex in marked:
            sign = MARKS[marked[hex]] * max(1, adventure.chests.count(hex))
            found.append(text_at(x, y - SIZE * 0.52, sign, 15, INK[0], SANS, "middle", 700))
    for column in (4, 9):
        x = left + ACROSS * column
        found.append(
            f'<path d="M{x:.1f} {top:.1f}V{top + SIZE * 14:.1f}" stroke="#fff" stroke-opacity=".85" stroke-width="3" '
            'stroke-linecap="round" stroke-dasharray=".1 9"/>'
        )
    for hex, outside in adventure.ramparts.items():
        found += [_rampart(middles[hex], middles[other]) for other in outside]
    for body in bodies(adventure, lang):
        found += [_flag(*middles[hex], body.side, body.letter, BANNER[body.banner]) for hex in body.hexes]
    return found


def _hex(x: float, y: float, size: float) -> str:
    corners = ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))
    return "M" + "L".join(f"{x + size * a:.1f} {y + size * b:.1f}" for a, b in corners) + "Z"


def _flag(x: float, y: float, side: int, letter: str, colour: str) -> str:
    """A standard, which is square, or a pennant, which has a point, with the letter of a kind of units."""
    cloth = "M-11-15H17V7H-11Z" if side == 0 else "M-11-15H8L19-4L8 7H-11Z"
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><path d="M-12 19V-17" stroke="#1c160e" stroke-width="3.4" '
        f'stroke-linecap="round"/><path d="M-12 19V-17" stroke="#c99b4b" stroke-width="1.5"/>'
        f'<path d="{cloth}" fill="{colour}" stroke="#1c160e" stroke-width="1.6" stroke-linejoin="round"/>'
        + text_at(2 if side == 0 else 0, 2, letter, 16, "#fff", SERIF, "middle", 700)
        + "</g>"
    )


def _rampart(inside: tuple[float, float], outside: tuple[float, float]) -> str:
    """A wall on the side between two hexes."""
    x, y = (inside[0] + outside[0]) / 2, (inside[1] + outside[1]) / 2
    across, down = (outside[1] - inside[1]) / ACROSS * SIZE / 2, (inside[0] - outside[0]) / ACROSS * SIZE / 2
    ends = f"M{x - across:.1f} {y - down:.1f}L{x + across:.1f} {y + down:.1f}"
    return f'<path d="{ends}" stroke="#4b3a22" stroke-width="6" stroke-linecap="round"/>'


def _numbers(adventure: AdventureFile) -> dict[str, str]:
    """Landmarks are distinguished by numbers."""
    return {land: str(n) for n, land in enumerate(adventure.landmarks, 1)}


def legend(adventure: AdventureFile, lang: str) -> list[tuple[str, str, str]]:
    """The land of this battlefield and the signs on it: a colour, a sign, words."""
    numbers = _numbers(adventure)
    found = [
        (LAND.get(land, LANDMARK), numbers.get(land, ""), name("land", land, lang))
        for land in dict.fromkeys(lands(adventure).values())
    ]
    signs = dict.fromkeys(marks(adventure).values())
    found += [(GRASS[0], MARKS[sign], word(f"notes-mark-{sign}", lang)) for sign in signs]
    if adventure.ramparts:
        found.append(("#4b3a22", "", name("land", "rampart", lang)))
    return found


_DEFINITIONS: Final = (
    f'<defs>{GROUND}<radialGradient id="grass" cx=".5" cy=".42" r=".75"><stop stop-color="{GRASS[0]}"/>'
    f'<stop offset="1" stop-color="{GRASS[1]}"/></radialGradient></defs>'
)
