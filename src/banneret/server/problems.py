"""What can go wrong with a request, as clients are told: a code, a sentence, an HTTP status, and when to try again."""

from __future__ import annotations

from typing import Final

from banneret.kernel.errors import BanneretError, StorageError, Unavailable
from banneret.text import TextError, message

ENGLISH: Final = "en"

SOON: Final = 2.0
"""Seconds after which a request that failed through no fault of the client may succeed."""


class Problem(BanneretError):
    """A request or a message that is not carried out. Nothing has changed.

    `again` is the number of seconds after which the same may succeed; without it, it would be refused again.
    """

    def __init__(
        self, status: int, code: str, text: str, clauses: tuple[str, ...] = (), again: float | None = None
    ) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text
        self.clauses = clauses
        self.again = again

    def said(self, lang: str) -> str:
        """The sentence for a reader: exact in English, and in other languages what the code stands for."""
        if lang == ENGLISH:
            return self.text
        try:
            return message(f"refused-{self.code.replace('_', '-')}", lang, detail=self.text)
        except TextError:
            # A game of its own may refuse with codes of its own.
            return self.text


def not_found(what: str) -> Problem:
    """It does not exist, or its existence is secret."""
    return Problem(404, "not_found", f"there is no such {what}")


def forbidden(text: str) -> Problem:
    """The key is missing or opens something else."""
    return Problem(403, "forbidden", text)


def bad(text: str) -> Problem:
    """The request makes no sense."""
    return Problem(400, "bad_request", text)


def conflict(code: str, text: str) -> Problem:
    """The request no longer makes sense, or not for this room."""
    return Problem(409, code, text)


def too_many(text: str) -> Problem:
    """Too much was asked for."""
    return Problem(429, "too_many", text, again=SOON)


def not_kept() -> Problem:
    """The disk has refused. The details are for the log, not for clients."""
    return Problem(503, "not_kept", "the disk has refused this; the table shows where the game is", again=SOON)


def moved() -> Problem:
    """Another server has taken the room in the meantime."""
    return Problem(503, "moved", "the table has moved to another server: reconnect", again=0.0)


class Elsewhere(Problem):
    """Another node holds the room, and is alive: whoever can reach it asks there."""

    def __init__(self, node: str) -> None:
        super().__init__(503, "elsewhere", "this room is open on another server: try again in a moment", again=SOON)
        self.node = node


def away() -> Problem:
    """The store does not answer just now."""
    return Problem(503, "unavailable", "the table's storage cannot be reached just now; try again", again=SOON)


def not_stored(error: StorageError) -> Problem:
    """What to say when the store has failed: try again if it is away, and none of its own words."""
    if isinstance(error, Unavailable):
        return away()
    return Problem(503, "not_kept", "the disk has refused this", again=SOON)


def hall_full() -> Problem:
    """The hall has the maximum number of careers."""
    return conflict("hall_full", "the hall is full")


def career_moved() -> Problem:
    """Two games, or a game and a player, tried to change the same career."""
    return conflict("hero_moved", "the hero has been changed by somebody else in the meantime: look again")
