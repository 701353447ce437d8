"""What a network is made of: which tables of an encoding it reads, and how wide its layers are.

Every row of a table goes through the same layer; names are looked up in a table of embeddings and added there. The rows
of a set are added up, separately for the viewer's side and the others. Two more layers turn this into a value.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from banneret.encoding import Layout, Table
from banneret.encoding.layout import NAME, PRESENT
from banneret.kernel.errors import SetupError

SIDE: Final = "side"
"""The column that says to which side a row belongs."""
CROWDED: Final = 0.25
"""The factor for the sum of a set, so that it is not far above a single row."""


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """The structure of a network, as stored in its file."""

    layout: str
    fingerprint: str
    """Of the layout: in another layout numbers have other meanings."""
    tables: tuple[str, ...]
    width: int
    """Of the layer that all rows of a table go through."""
    hidden: tuple[int, int]
    vocabulary: int
    horizon: int
    """How far a search plays on before it evaluates the network, in the judge's units; the value used in the gate."""


class Part(NamedTuple):
    """One table of an encoding, as a network reads it."""

    name: str
    first: int
    """The index of its first number in a position."""
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
        """How many sums its rows are added up to."""
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
    """The tables that a network reads. Raises SetupError if the layout is not the one it was trained for."""
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
