"""Encodings of many positions as NumPy arrays. NumPy comes with the extra `envs`."""

from __future__ import annotations

from collections.abc import Sequence

from banneret.encoding.encoder import Encoder
from banneret.encoding.extras import missing
from banneret.encoding.layout import NAME, Layout
from banneret.kernel.rules import View

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error

Numbers = NDArray[np.int16]
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def encode_batch(encoder: Encoder, views: Sequence[View]) -> Numbers:
    """Positions, one row each."""
    return np.array([np.frombuffer(encoder.encode(view), np.int16) for view in views], np.int16).reshape(
        len(views), encoder.layout.size
    )


def encode_options_batch(encoder: Encoder, views: Sequence[View]) -> tuple[Numbers, Mask]:
    """The options of each position, padded to `layout.most_options` rows, and which of the rows are options."""
    layout = encoder.layout
    rows = np.zeros((len(views), layout.most_options, layout.option_width), np.int16)
    mask = np.zeros((len(views), layout.most_options), np.int8)
    for n, view in enumerate(views):
        put_options(encoder, view, rows[n], mask[n])
    return rows, mask


def put_options(encoder: Encoder, view: View, rows: Numbers, mask: Mask) -> None:
    """Write the options of a view into the first rows of an array, and zeros into the rest."""
    found = np.frombuffer(encoder.encode_options(view), np.int16).reshape(-1, rows.shape[1])[: rows.shape[0]]
    rows[: len(found)] = found
    rows[len(found) :] = 0
    mask[: len(found)] = 1
    mask[len(found) :] = 0


def split(layout: Layout, encoded: Numbers) -> dict[str, Numbers]:
    """The tables of encoded positions by name: of shape (..., rows, columns), those of one row (..., columns)."""
    tables: dict[str, Numbers] = {}
    for table in layout.tables:
        first = layout.first[table.name]
        part = encoded[..., first : first + table.size]
        if table.rows > 1:
            part = part.reshape(*encoded.shape[:-1], table.rows, len(table.columns))
        tables[table.name] = part
    return tables


def bounds(layout: Layout) -> tuple[Numbers, Numbers]:
    """The lowest and the highest value of every number of a position."""
    columns = layout.columns
    return np.array([c.low for c in columns], np.int16), np.array([c.high for c in columns], np.int16)


def option_bounds(layout: Layout) -> tuple[Numbers, Numbers]:
    """The lowest and the highest value of every number of the padded options."""
    low = np.array([c.low for c in layout.option], np.int16)
    high = np.array([c.high for c in layout.option], np.int16)
    return np.tile(low, (layout.most_options, 1)), np.tile(high, (layout.most_options, 1))


def scales(layout: Layout) -> Floats:
    """The factors that bring every number of a position between -1 and 1; names become 0.

    A network that reads names looks them up in a table of embeddings; to others they mean nothing.
    """
    return np.array([0.0 if c.kind == NAME else 1.0 / max(-c.low, c.high) for c in layout.columns], np.float32)


def option_scales(layout: Layout) -> Floats:
    """The same for the columns of an option."""
    return np.array([0.0 if c.kind == NAME else 1.0 / max(-c.low, c.high) for c in layout.option], np.float32)
