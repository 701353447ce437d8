"""The catalogue of a game that has only texts: the names of the fields and values of its positions."""

from __future__ import annotations

import msgspec

from banneret.table.lobby_types import Catalogue
from banneret.text.catalogue import ids, message


class Named(msgspec.Struct, frozen=True):
    """Something with a name."""

    name: str


class PlainCatalogue(Catalogue, frozen=True, kw_only=True):
    """The names of everything in a position, in one language."""

    name: str
    """What the game is called."""
    parts: dict[str, Named]
    """The names of the fields of a position."""
    words: dict[str, Named]
    """The names of values: cards, places, colours."""


def plain_catalogue(game: str, lang: str) -> PlainCatalogue:
    """The messages `view-…` and `word-…` of a game, by what the data calls them."""
    return PlainCatalogue(
        game=game,
        lang=lang,
        name=message(f"{game}:game", lang),
        parts=_named(game, "view-", lang),
        words=_named(game, "word-", lang),
    )


def _named(game: str, prefix: str, lang: str) -> dict[str, Named]:
    found = [id for id in ids(game) if id.startswith(prefix)]
    return {id.removeprefix(prefix).replace("-", "_"): Named(message(f"{game}:{id}", lang)) for id in found}
