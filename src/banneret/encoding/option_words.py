"""Options by the words of their keys: the columns that the options of every game have."""

from __future__ import annotations

from typing import Final

from banneret.encoding.layout import Column, flags, names, signs

FARTHEST: Final = 127
"""Coordinates and distances go no farther."""
MOST_NUMBER: Final = 255


OPTION_COLUMNS: Final = (
    *names("verb noun"),
    Column("number", -MOST_NUMBER, MOST_NUMBER),
    *flags("at_place"),
    Column("x", -FARTHEST, FARTHEST),
    Column("y", -FARTHEST, FARTHEST),
    Column("entity", 0, FARTHEST),
    *signs("side"),
    Column("distance", 0, FARTHEST),
)
"""The columns of an option: its verb; the name or number the verb goes with; the place it points to, seen from the
viewer's side; the unit there, as its row in the table `units` counted from 1, and whose it is; the way there from the
unit in hand."""


def words_of(key: str) -> tuple[str, str, int]:
    """The verb of a key, and the name or the number it goes on with.

    >>> words_of("play:haste"), words_of("amount:3"), words_of("pass")
    (('play', 'haste', 0), ('amount', '', 3), ('pass', '', 0))
    """
    word, _, rest = key.partition(":")
    if rest.lstrip("+-").isdigit():
        return word, "", max(-MOST_NUMBER, min(MOST_NUMBER, int(rest)))
    return word, rest, 0
