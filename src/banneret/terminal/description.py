"""A position as plain data, laid out for reading: what the table shows of a game without its own board.

Whatever `describe` returns is shown by its structure: single values in a row, lists of items in a line, rows of values
as a grid, several items with the same fields as a table. The names of fields and values are messages of the game's
catalogue if it has them (`view-deck`, `word-red`), else the names in the data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from rich.cells import cell_len
from rich.text import Text

from banneret.terminal import signs
from banneret.terminal.drawing import wrapped
from banneret.text.words import part_name, word

NOTHING: Final = "–"
INDENT: Final = 2
GAP: Final = 2
"""Columns between two columns of a table."""
SEATED: Final = frozenset({"players", "seats", "sides"})
"""Fields that hold one item per seat, if there are as many items as seats."""


class Words(NamedTuple):
    """The names in one game."""

    game: str
    lang: str
    seats: tuple[str, ...]
    """The names of the seats."""

    def label(self, name: str) -> str:
        """The name of a field."""
        return part_name(self.game, name, self.lang)

    def value(self, value: object) -> str:
        """A single value."""
        if isinstance(value, bool):
            return signs.DONE if value else NOTHING
        if value is None or value == "":
            return NOTHING
        return word(self.game, value, self.lang) if isinstance(value, str) else str(value)


def lines_of(described: Mapping[str, object], words: Words, width: int) -> list[Text]:
    """Everything in a description, in lines of a width."""
    lines: list[Text] = []
    single = {name: value for name, value in described.items() if _is_single(value) and _is_there(value)}
    if single:
        lines += _in_a_row([(words.label(name), words.value(value)) for name, value in single.items()], width)
    for name, value in described.items():
        if not _is_single(value):
            if lines and _is_large(value):
                lines.append(Text())
            lines += _part(name, value, words, width)
    return lines


def _part(name: str, value: object, words: Words, width: int) -> list[Text]:
    label = words.label(name)
    head = [Text(label, style=f"bold {signs.AZURE}")]
    if isinstance(value, Mapping):
        if not value:
            return _listed(label, [], words, width)
        if all(isinstance(one, Mapping) for one in value.values()):
            named = [(words.value(key), one) for key, one in value.items()]
            return [*head, *_things(named, words, width)]
        return [*head, *_indented(lines_of(value, words, width - INDENT))]
    things = list(value) if isinstance(value, Sequence) else [value]
    if things and all(isinstance(one, Mapping) for one in things):
        seated = name in SEATED and len(things) == len(words.seats)
        named = [(words.seats[n] if seated else str(n + 1), one) for n, one in enumerate(things)]
        return [*head, *_things(named, words, width)]
    if things and all(isinstance(one, Sequence) and not isinstance(one, str) for one in things):
        return [*head, *_grid([[words.value(cell) for cell in cast(Sequence[object], row)] for row in things], width)]
    return _listed(label, things, words, width)


def _listed(label: str, things: Sequence[object], words: Words, width: int) -> list[Text]:
    """Items in a line, each named once with its number."""
    found = [words.value(thing) for thing in things]
    counts = {name: found.count(name) for name in dict.fromkeys(found)} if _are_names(things) else {}
    told = [f"{name} ×{n}" if n > 1 else name for name, n in counts.items()] if counts else found
    lines = wrapped(f"{label}: {', '.join(told) or NOTHING}", width, signs.INK)
    lines[0].stylize(signs.DIM, 0, len(label) + 1)
    return lines


def _in_a_row(pairs: list[tuple[str, str]], width: int) -> list[Text]:
    """Single values one after the other, as many in a line as fit."""
    lines = [Text()]
    for label, value in pairs:
        one = Text.assemble((f"{label} ", signs.DIM), (value, f"bold {signs.INK}"))
        one.truncate(width, overflow="ellipsis")
        if lines[-1].plain and lines[-1].cell_len + 3 + one.cell_len > width:
            lines.append(Text())
        if lines[-1].plain:
            lines[-1].append(" · ", style=signs.DIM)
        lines[-1].append_text(one)
    return lines


def _things(named: list[tuple[str, object]], words: Words, width: int) -> list[Text]:
    """Several items: as a table if they have the same fields and it fits, else one below the other."""
    parts = [one for _, one in named if isinstance(one, Mapping)]
    columns = list(dict.fromkeys(name for one in parts for name in one))
    if all(_is_single(value) for one in parts for value in one.values()):
        head = ["", *(words.label(name) for name in columns)]
        rows = [
            [name, *(words.value(one.get(part)) for part in columns)]
            for (name, _), one in zip(named, parts, strict=True)
        ]
        table = _columns([head, *rows])
        if table[0].cell_len <= width:
            table[0].stylize(signs.DIM)
            return table
    lines: list[Text] = []
    for (name, _), one in zip(named, parts, strict=True):
        lines.append(Text(name, style=f"bold {signs.INK}"))
        lines += _indented(lines_of(one, words, width - INDENT))
    return lines


def _grid(rows: list[list[str]], width: int) -> list[Text]:
    """Rows of values below each other."""
    lines = _columns(rows)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _columns(rows: list[list[str]]) -> list[Text]:
    most = max(len(row) for row in rows)
    full = [[*row, *[""] * (most - len(row))] for row in rows]
    wide = [max(cell_len(row[n]) for row in full) for n in range(most)]
    lines = []
    for row in full:
        line = Text(style=signs.INK)
        for n, cell in enumerate(row):
            line.append(cell + " " * (wide[n] - cell_len(cell) + GAP))
        line.right_crop(GAP)
        lines.append(line)
    return lines


def _indented(lines: list[Text]) -> list[Text]:
    return [Text.assemble(" " * INDENT, line) for line in lines]


def _is_single(value: object) -> bool:
    return value is None or isinstance(value, str | int | float)


def _is_there(value: object) -> bool:
    """Whether a value is worth showing; missing and false values are left out of a row."""
    return value is not None and value is not False and value != ""


def _is_large(value: object) -> bool:
    """Whether a field takes several lines, and so is shown separately."""
    inside = list(value.values()) if isinstance(value, Mapping) else value
    return isinstance(inside, Sequence) and any(not _is_single(one) for one in inside)


def _are_names(things: Sequence[object]) -> bool:
    return all(isinstance(thing, str) for thing in things)
