"""Frames and fitting text, used by the boards and panels of all games."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from banneret.terminal import signs

WIDEST: Final = 110
"""The maximum width of running text."""


def unwrapped(lines: list[Text]) -> Text:
    """Lines as one text that is cut, never wrapped, if it does not fit."""
    text = Text("\n").join(lines)
    text.no_wrap = True
    text.overflow = "crop"
    return text


def top_border(title: Text, corner: Text | None, inner: int) -> Text:
    """The upper edge of a board with its title, and a text in its right corner."""
    left = Text.assemble(("─ ", signs.LINE), title, " ")
    right = Text.assemble(" ", corner, (" ─", signs.LINE)) if corner is not None else Text("")
    left.truncate(max(0, inner - right.cell_len))
    dashes = "─" * max(0, inner - left.cell_len - right.cell_len)
    return Text.assemble(("┌", signs.LINE), left, (dashes, signs.LINE), right, ("┐", signs.LINE))


def bottom_border(inside: Text) -> Text:
    """The lower edge of a board, with a text in it."""
    return Text.assemble(("└", signs.LINE), inside, ("┘", signs.LINE))


def between_edges(lines: list[Text], inner: int) -> list[Text]:
    """Lines of a board between its left and its right edge, cut or filled up to them."""
    for line in lines:
        line.pad_right(max(0, inner - line.cell_len))
        line.truncate(inner)
    return [Text.assemble(("│", signs.LINE), line, ("│", signs.LINE)) for line in lines]


def short_name(full: str, room: int) -> str:
    """A name that fits: if necessary its longest word is shortened to its first letters."""
    if len(full) <= room:
        return full
    words = full.replace("’", "’ ").split()
    for keep in (4, 3, 2, 1):
        for n in (0, len(words) - 1):
            short = " ".join(w[:keep] + "." if i == n and len(w) > keep + 1 else w for i, w in enumerate(words))
            if len(words) > 1 and len(short) <= room:
                return short
    return full[: room - 1] + "."


def boxed(lines: list[Text], title: Text, more: str) -> Text:
    """A board in its frame, with arrows where there is more to see."""
    width = lines[0].cell_len
    head = Text.assemble(("┌─ ", signs.LINE), title, " ")
    head.truncate(width - 4)
    tail = f" {more} ─" if more else ""
    head.append("─" * max(0, width + 1 - head.cell_len - len(tail)), style=signs.LINE)
    head.append(tail, style=signs.GOLD)
    head.append("┐", style=signs.LINE)
    out = [head]
    out += [Text.assemble(("│", signs.LINE), line, ("│", signs.LINE)) for line in lines]
    out.append(Text("└" + "─" * width + "┘", style=signs.LINE))
    return unwrapped(out)


def frame_lines(title: Text, lines: list[Text], width: int, height: int, framed: bool) -> Text:
    """Lines in a frame with a title, cut and filled to the size; without a frame only under the title."""
    title.truncate(width - (6 if framed else 3), overflow="ellipsis")
    if not framed:
        head = Text.assemble(("─ ", signs.LINE), title, " ")
        head.append("─" * max(0, width - head.cell_len), style=signs.LINE)
        return unwrapped([head, *lines][:height])
    inner = width - 4
    head = Text.assemble(("┌─ ", signs.LINE), title, " ")
    head.append("─" * max(0, width - 1 - head.cell_len) + "┐", style=signs.LINE)
    out = [head]
    for line in (lines + [Text() for _ in range(height)])[: height - 2]:
        line.truncate(inner)
        line.append(" " * max(0, inner - line.cell_len))
        out.append(Text.assemble(("│ ", signs.LINE), line, (" │", signs.LINE)))
    out.append(Text("└" + "─" * (width - 2) + "┘", style=signs.LINE))
    return unwrapped(out)


def wrapped(text: str, width: int, style: str) -> list[Text]:
    """A text in lines of a width."""
    return [Text(line, style=style) for line in wrap(text, width) or [""]]


def bullet(words: str, width: int) -> Padding:
    """A line of a list, with a margin on the right."""
    grid = Table.grid(padding=0)
    grid.add_column(width=2)
    grid.add_column()
    grid.add_row(Text("· ", style=signs.GOLD), Text(words, style=signs.INK))
    return Padding(grid, (0, max(1, width - WIDEST), 0, 1))


def pattern(sign: str, width: int) -> str:
    """A sign repeated over a hex."""
    return (f" {sign}" * width)[:width].ljust(width)


def filled(text: str, width: int, style: str) -> Text:
    """A text cut and filled to a width."""
    return Text(text[:width].ljust(width), style=style)


def brief(label: str, room: int) -> str:
    """A name in a few letters: the first ones, or the initials of several words and what follows the last."""
    words = label.replace("’", " ").replace("-", " ").split()
    heads = "".join(word[0] for word in words[:-1])[: max(1, room - 1)] if len(words) > 1 else ""
    return (heads + words[-1])[:room]
