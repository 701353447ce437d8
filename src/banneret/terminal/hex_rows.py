"""Rows of hexes, every other one half a hex further right, and the cursor among them.

The column between two hexes holds the sides of the cursor and, if hexes are narrow, the last character of the unit
before it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from banneret.terminal import signs
from banneret.terminal.layout import HEX_LABEL, Layout


def row_line(
    label: str,
    hexes: Sequence[str],
    cursor: str,
    layout: Layout,
    below: int,
    inside: Callable[[str], list[Text]],
    left_of: Callable[[int], Text | None],
) -> Text:
    """One line of a row: its label, and the hexes with the columns between them.

    `inside` draws the lines of a hex, `left_of` the column before it if there is neither cursor nor unit.
    """
    line = Text(label, style=signs.DIM)
    spill: Text | None = None
    for place, hex in enumerate(hexes):
        line.append_text(side_of_cursor(cursor, layout, hex, "left", below) or spill or left_of(place) or Text(" "))
        drawn = inside(hex)[below]
        spill = drawn[layout.cell_width :] if drawn.cell_len > layout.cell_width else None
        line.append_text(drawn[: layout.cell_width])
        if cursor == hex:
            spill = side_of_cursor(cursor, layout, hex, "right", below)
    line.append_text(spill or Text(" "))
    return line


def row_label(row: int, shift: int, layout: Layout, below: int) -> str:
    """The label before a line of a row: its number in the middle line, and the indent of the row."""
    return (str(row) if below == layout.cell_height // 2 else " ").ljust(HEX_LABEL + shift)


def side_of_cursor(cursor: str, layout: Layout, hex: str, side: str, below: int) -> Text | None:
    """A side of the cursor's frame, or nothing."""
    if cursor != hex:
        return None
    last = layout.cell_height - 1
    if last == 0:
        return Text("[" if side == "left" else "]", style=signs.CURSOR)
    left, right = ("┏", "┓") if below == 0 else ("┗", "┛") if below == last else ("┃", "┃")
    return Text(left if side == "left" else right, style=signs.CURSOR)


def column_numbers(numbers: Sequence[int], shift: int, layout: Layout, width: int, blank: str) -> str:
    """The numbers of the columns, each under the middle of its hex in a row with this indent."""
    text = [blank] * width
    for place, number in enumerate(map(str, numbers)):
        at = HEX_LABEL + shift + place * (layout.cell_width + 1) + 1 + layout.cell_width // 2
        text[at - len(number) + 1 : at + 1] = number
    return "".join(text)[:width]


def column_at(x: int, shift: int, layout: Layout) -> int:
    """The place of the hex at a screen column, in a row with this indent; -1 between two hexes."""
    place, inside = divmod(x - int(layout.framed) - HEX_LABEL - shift, layout.cell_width + 1)
    return place if inside else -1
