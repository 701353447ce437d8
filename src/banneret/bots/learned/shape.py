"""What a network is made of: which tables of an encoding it reads, and how wide its layers are.

Every row of a table goes through the same layer; names are looked up in a table of embeddings and added there. The rows
of a set are added up, those of the viewer's side and those of the others apart. Two layers more make a value of it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from banneret.encoding import Layout, Table
from banneret.encoding.layout import NAME, PRESENT
from banneret.kernel.errors import SetupError

SIDE: Final = "side"
"""The column that says whose a thing is."""
CROWDED: Final = 0.25
"""What the sum of a set is multiplied with, so that it is not far above a single row."""


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """Of what a network is made, as it stands in its file."""

    layout: str
    fingerprint: str
    """Of the layout: numbers of another one mean something else."""
    tables: tuple[str, ...]
    width: int
    """Of the layer that all rows of a table go through."""
    hidden: tuple[int, int]
    vocabulary: int
    horizon: int
    """How far a search plays on before it reads the network, as the judge of the game counts; it was gated so."""


class Part(NamedTuple):
    """One table of an encoding, as a network reads it."""

    name: str
    first: int
    """Where its first number stands in a position."""
    rows: int
    columns: int
    names: tuple[int, ...]
    """The columns that are numbers of names."""
    side: int
    """The column that says whose a row is, or -1."""
    is_set: bool

    @property
    def end(self) -> int:
        """Where the numbers of the next table begin."""
        return self.first + self.rows * self.columns

    @property
    def pools(self) -> int:
        """Into how many sums its rows go."""
        return 2 if self.side >= 0 else 1


def shape_of(layout: Layout, tables: tuple[str, ...], width: int, hidden: tuple[int, int], horizon: int = 1) -> Shape:
    """The shape of a network that reads these tables."""
    return Shape(
        layout=layout.name,
        fingerprint=layout.fingerprint,
        tables=tables,
        width=width,
        hidden=hidden,
        vocabulary=layout.vocabulary,
        horizon=horizon,
    )


def parts_of(shape: Shape, layout: Layout) -> list[Part]:
    """The tables that a network reads. Raises SetupError where the layout is not the one it was trained for."""
    if shape.fingerprint != layout.fingerprint:
        raise SetupError(f"the network was trained for another layout than the {layout.name} of this version")
    return [_part(layout, layout.table(name)) for name in shape.tables]


def _part(layout: Layout, table: Table) -> Part:
    columns = [column.name for column in table.columns]
    is_set = columns[0] == PRESENT
    return Part(
        name=table.name,
        first=layout.first[table.name],
        rows=table.rows,
        columns=len(columns),
        names=tuple(n for n, column in enumerate(table.columns) if column.kind == NAME),
        side=columns.index(SIDE) if is_set and SIDE in columns else -1,
        is_set=is_set,
    )
