"""What can go wrong with a request, as clients are told: a code, a sentence, an HTTP status, and when to try again."""

from __future__ import annotations

from typing import Final

from banneret.kernel.errors import BanneretError, StorageError, Unavailable

SOON: Final = 2.0
"""Seconds after which what has failed for no fault of the client's may go well."""


class Problem(BanneretError):
    """A request or a message that is not carried out. Nothing has changed.

    `again` are the seconds after which the same may be carried out; without them it will be refused again.
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


def not_found(what: str) -> Problem:
    """There is no such thing, or none that may be known."""
    return Problem(404, "not_found", f"there is no such {what}")


def forbidden(text: str) -> Problem:
    """The key is missing or opens something else."""
    return Problem(403, "forbidden", text)


def bad(text: str) -> Problem:
    """The request makes no sense."""
    return Problem(400, "bad_request", text)


def conflict(code: str, text: str) -> Problem:
    """It made sense once, or for another room."""
    return Problem(409, code, text)


def too_many(text: str) -> Problem:
    """Too much was asked for."""
    return Problem(429, "too_many", text, again=SOON)


def not_kept() -> Problem:
    """The disk has refused. What has gone wrong there is for the log, not for clients."""
    return Problem(503, "not_kept", "the disk has refused this; the table shows where the game is", again=SOON)


def away() -> Problem:
    """The store does not answer just now."""
    return Problem(503, "unavailable", "the table's storage cannot be reached just now; try again", again=SOON)


def not_stored(error: StorageError) -> Problem:
    """What to tell of something the store did not do: to come again if it is away, and nothing of what it said."""
    if isinstance(error, Unavailable):
        return away()
    return Problem(503, "not_kept", "the disk has refused this")


def hall_full() -> Problem:
    """There are as many heroes in a hall as there may be."""
    return conflict("hall_full", "the hall is full")


def career_moved() -> Problem:
    """Two games, or a game and a player, have wanted something of the same hero."""
    return conflict("hero_moved", "the hero has been changed by somebody else in the meantime: look again")
