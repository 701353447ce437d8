"""A hero in brief: everything but the adventures, which are only counted.

It is written with the hero, so that listing a hall of a hundred heroes with a thousand adventures each takes a few
kilobytes.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from banneret.battlelore.career.academy import ACADEMY
from banneret.battlelore.career.career import Career


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """A career without its history."""

    career: Career
    adventures: int
    victories: int


class _PastAdventure(msgspec.Struct, frozen=True):
    adventure: str
    won: bool


_PARTS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_HISTORY: Final = msgspec.json.Decoder(tuple[_PastAdventure, ...])
_BRIEF: Final = msgspec.json.Decoder(Brief)


def in_brief(career: Career) -> Brief:
    """A hero in brief."""
    adventures = [past for past in career.history if past.adventure != ACADEMY]
    return Brief(
        career=msgspec.structs.replace(career, history=()),
        adventures=len(adventures),
        victories=sum(past.won for past in adventures),
    )


def brief_of(text: str) -> str:
    """The same as text, from the text of a career, reading no more of it than necessary."""
    parts: dict[str, Any] = dict(_PARTS.decode(text))
    history = [past for past in _HISTORY.decode(parts.pop("history", b"[]")) if past.adventure != ACADEMY]
    brief = {"career": parts, "adventures": len(history), "victories": sum(past.won for past in history)}
    return msgspec.json.encode(brief).decode()


def parse_brief(text: str) -> Brief:
    """Read what `brief_of` has written."""
    return _BRIEF.decode(text)
