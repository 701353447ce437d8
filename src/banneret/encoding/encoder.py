"""What an encoder is, and the encoder of a game: its own, or the generic one."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Protocol, cast

from banneret.encoding.layout import Layout
from banneret.encoding.vocabulary import Vocabulary
from banneret.kernel.rules import View
from banneret.plugins import part, plugin_of


class Encoder(Protocol):
    """Makes numbers from what a seat sees.

    The same view gives the same numbers. The viewer's own rows come first, and places are seen from the viewer's side,
    so that the seat makes no difference.
    """

    @property
    def layout(self) -> Layout:
        """What the numbers are."""

    def encode(self, view: View) -> array[int]:
        """A position: `layout.size` numbers of 16 bits."""

    def encode_options(self, view: View) -> array[int]:
        """The options of the view in order: `layout.option_width` numbers of 16 bits each."""


class Encodings(Protocol):
    """The part of a game that encodes it."""

    @property
    def vocabulary(self) -> Vocabulary:
        """Its names."""

    def names(self) -> Iterable[str]:
        """Every name that can come up, so that a test can check whether all are listed."""

    def encoder(self, scenario: str) -> Encoder:
        """The encoder for a scenario; scenarios of one mode share one."""


def encodings_of(game: str) -> Encodings:
    """What encodes a game."""
    from banneret.encoding.any_game import AnyGame

    where = plugin_of(game).encoding
    return cast(Encodings, part(where)) if where else AnyGame(game)


def encoder_of(game: str, scenario: str) -> Encoder:
    """What encodes the views of a game.

    >>> encoder_of("heroes", "skirmish").layout.name
    'heroes/combat'
    """
    return encodings_of(game).encoder(scenario.replace("-", "_"))
