"""Positions and answers as numbers for programs that learn. See `docs/envs.md`.

    encoder = encoder_of("heroes", "skirmish")
    numbers = encoder.encode(view)            # an array of encoder.layout.size whole numbers
    rows = encoder.encode_options(view)       # one row of encoder.layout.option_width numbers an option

Both are made from a View alone, so nothing in them can tell what the seat cannot know. `banneret.encoding.batches`
makes NumPy arrays of many at once.
"""

from banneret.encoding.encoder import Encoder, encoder_of
from banneret.encoding.layout import Column, Layout, Table

__all__ = ["Column", "Encoder", "Layout", "Table", "encoder_of"]
