"""What those who sit at a table are called where a game has no names for them: as they call themselves."""

from __future__ import annotations

from collections.abc import Sequence

from banneret.text import message


def numbered(seat: int, lang: str) -> str:
    """A player of whom nothing is known but the seat."""
    return message("player-n", lang, n=seat + 1)


def told_apart(given: Sequence[str], lang: str) -> tuple[str, ...]:
    """The names of all seats: the one that was given or else a number, and both where several have the same."""
    names = [name or numbered(seat, lang) for seat, name in enumerate(given)]
    return tuple(f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names))
