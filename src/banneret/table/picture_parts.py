"""What all pictures of the table's maps share: colours, letters, frame, and the paper beside the map."""

from __future__ import annotations

from html import escape
from typing import Final

Sections = list[tuple[str, list[str]]]
"""Headings, each with the lines below it."""

SERIF: Final = "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,Georgia,serif"
SANS: Final = "'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Liberation Sans',Arial,sans-serif"
TABLE: Final = ("#c6b68e", "#a8966a", "#8b7849")
PAPER: Final = ("#efe6cf", "#faf4e4", "#c3b38b")
INK: Final = ("#211b14", "#4b4034", "#615543")
GULES: Final = "#9b2226"
WIDTH: Final = 1280
MAP: Final = 812
"""The width of the table."""
MARGIN: Final = 24
LINE: Final = 18
LETTERS: Final = 62
"""How many letters fit into a line of the paper."""
GROUND: Final = (
    f'<radialGradient id="table" cx=".45" cy=".4" r=".8"><stop stop-color="#d2c39c"/>'
    f'<stop offset=".7" stop-color="{TABLE[0]}"/><stop offset="1" stop-color="{TABLE[1]}"/></radialGradient>'
)
"""The top of the table, as a definition called `table`."""


def framed(title: str, height: int, definitions: str, parts: list[str]) -> str:
    """A complete picture made of these parts."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}">'
        f"<title>{escape(title)}</title>{definitions}"
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER[0]}"/>' + "".join(parts) + "</svg>\n"
    )


def paper_beside(head: str, sections: Sections, top: int) -> tuple[list[str], int]:
    """The text beside the map, and how far down it reaches."""
    x, y = MAP + MARGIN, top + 34
    found = [text_at(x, y, head, 18, INK[0], SERIF, weight=700)]
    for title, lines in sections:
        y += 30
        found.append(text_at(x, y, title, 15, GULES, SERIF, weight=700))
        for words in lines:
            for n, line in enumerate(wrapped(words, LETTERS)):
                y += LINE
                if n == 0:
                    found.append(f'<circle cx="{x + 3}" cy="{y - 4.5}" r="2" fill="{INK[2]}"/>')
                found.append(text_at(x + 13, y, line, 13.5, INK[0], SANS))
            y += 3
    return found, y + MARGIN


def text_at(
    x: float, y: float, words: str, size: float, colour: str, font: str, anchor: str = "start", weight: int = 400,
    italic: bool = False,
) -> str:  # fmt: skip
    """Words at a point."""
    slant = ' font-style="italic"' if italic else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{font}" font-size="{size:.1f}" font-weight="{weight}"{slant} '
        f'text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'
    )


def wrapped(words: str, most: int) -> list[str]:
    """Words in lines of at most this many letters; longer words are cut."""
    lines: list[str] = []
    for word in words.split():
        while len(word) > most:
            lines.append(word[:most])
            word = word[most:]  # noqa: PLW2901  (what is left of it)
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
