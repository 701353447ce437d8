"""Layouts: what each number of an encoding means, and its bounds.

A position is encoded as one list of small integers. It is made of tables: first one with a single row, for what exists
only once, then tables for sets, such as units. Those have a fixed number of rows, the viewer's own first; the first
column of such a table is `present`, which is the mask of the set. Rows that are not used hold zeros.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from banneret.kernel.fingerprint import fingerprint

NUMBER: Final = "number"
"""A column whose size means something."""
FLAG: Final = "flag"
"""A column of 0 and 1, or of 1 for own, -1 for the others' and 0 for neither."""
NAME: Final = "name"
"""A column of numbers of names (see `banneret.encoding.vocabulary`), to be looked up in a table of embeddings."""
MOST_NAMES: Final = 4095
"""The upper bound of name numbers, however many names a game may get."""
NOTHING: Final = array("h", bytes(2 << 14))
"""Zeros, of which rows that are not used are filled."""
PRESENT: Final = "present"
"""The first column of a set: 1 in rows that are used."""


class Column(NamedTuple):
    """One number of every row of a table."""

    name: str
    low: int
    high: int
    kind: str = NUMBER


class Table(NamedTuple):
    """A table of an encoding."""

    name: str
    rows: int
    columns: tuple[Column, ...]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return self.rows * len(self.columns)


def numbers(words: str, low: int, high: int) -> tuple[Column, ...]:
    """Several columns with the same bounds; their names are separated by spaces."""
    return tuple(Column(word, low, high) for word in words.split())


def flags(words: str) -> tuple[Column, ...]:
    """Several columns of 0 and 1."""
    return tuple(Column(word, 0, 1, FLAG) for word in words.split())


def signs(words: str) -> tuple[Column, ...]:
    """Several columns of 1 for own, -1 for the others' and 0 for neither."""
    return tuple(Column(word, -1, 1, FLAG) for word in words.split())


def names(words: str) -> tuple[Column, ...]:
    """Several columns of names."""
    return tuple(Column(word, 0, MOST_NAMES, NAME) for word in words.split())


def fill(out: array[int], count: int) -> None:
    """Add this many zeros."""
    out += NOTHING[:count]


class Layout:
    """What the numbers of an encoding are. Two layouts with the same fingerprint are the same."""

    def __init__(
        self,
        name: str,
        version: int,
        tables: Sequence[Table],
        option: Sequence[Column],
        most_options: int,
        vocabulary: int,
    ) -> None:
        self.name = name
        """The game and what of it is encoded, such as `heroes/combat`."""
        self.version = version
        """Raised whenever the meaning of a number changes."""
        self.tables = tuple(tables)
        self.option = tuple(option)
        """The columns of the row of an option."""
        self.most_options = most_options
        """The number of options to which rows are padded; no question of the built-in games has more."""
        self.vocabulary = vocabulary
        """Numbers of names are below this; it grows when names are added."""

    @cached_property
    def size(self) -> int:
        """How many numbers the encoding of a position has."""
        return sum(table.size for table in self.tables)

    @cached_property
    def option_width(self) -> int:
        """How many numbers the row of an option has."""
        return len(self.option)

    @cached_property
    def first(self) -> dict[str, int]:
        """By table: where its first number stands."""
        places: dict[str, int] = {}
        place = 0
        for table in self.tables:
            places[table.name] = place
            place += table.size
        return places

    def table(self, name: str) -> Table:
        """A table by its name."""
        return next(table for table in self.tables if table.name == name)

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """The column of every number of a position, in order."""
        return tuple(column for table in self.tables for column in table.columns * table.rows)

    @cached_property
    def fingerprint(self) -> str:
        """Sixteen hexadecimal digits that change with anything above but what may grow, vocabulary and padding."""
        tables = [[table.name, table.rows, *map(list, table.columns)] for table in self.tables]
        return fingerprint([self.name, self.version, tables, [list(column) for column in self.option]])

    def rows_of(self, name: str, encoded: Sequence[int]) -> list[dict[str, int]]:
        """The rows of a table that are used, by column: for people who look at an encoding."""
        table = self.table(name)
        width, first = len(table.columns), self.first[name]
        found = []
        for n in range(table.rows):
            row = encoded[first + n * width : first + (n + 1) * width]
            if table.columns[0].name != PRESENT or row[0]:
                found.append({column.name: number for column, number in zip(table.columns, row, strict=True)})
        return found
