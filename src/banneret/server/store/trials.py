"""Trials of files that are to be shared, in the database: how far each has come, for any node that is asked.

Each is a function of a connection in a transaction. Ages are by the clock of the database.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from banneret.server.store.holding import now_of
from banneret.server.store.schema import TRIALS

_ONE: Final = select(TRIALS.c.state, TRIALS.c.at).where(TRIALS.c.id == bindparam("of"))
_ADD: Final = insert(TRIALS)


class StoredTrial(NamedTuple):
    """A trial as the store keeps it."""

    state: str
    """As JSON."""
    age: float
    """Seconds since it came so far."""


def load_trial(connection: Connection, trial: str) -> StoredTrial | None:
    """How far the trial of a file has come."""
    found = connection.execute(_ONE, {"of": trial}).one_or_none()
    return None if found is None else StoredTrial(found.state, now_of(connection) - found.at)


def note_trial(connection: Connection, trial: str, state: str) -> None:
    """Note how far a trial has come."""
    values = {"state": state, "at": now_of(connection)}
    if connection.execute(update(TRIALS).where(TRIALS.c.id == trial).values(**values)).rowcount == 0:
        connection.execute(_ADD, {"id": trial, **values})


def delete_trials(connection: Connection, before: float) -> None:
    """Forget trials; what was shared has a table of its own."""
    connection.execute(delete(TRIALS).where(TRIALS.c.at < before))
