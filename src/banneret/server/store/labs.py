"""Runs of the balance lab in the database: what is to be played, and every game as it ended.

Whoever plays a run has taken it under an epoch, for a while that every game and every beat extends, by the clock of the
database. A run whose time is up can be taken by any node. Each is a function of a connection in a transaction.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from banneret.server.store.holding import Fenced, now_of
from banneret.server.store.schema import LAB_GAMES, LAB_RUNS

RunState = Literal["running", "stopped", "done"]

_RUN: Final = select(LAB_RUNS).where(LAB_RUNS.c.id == bindparam("of"))
_RUN_LOCKED: Final = _RUN.with_for_update()
_GAMES: Final = (
    select(LAB_GAMES.c.n, LAB_GAMES.c.version, LAB_GAMES.c.game, LAB_GAMES.c.record)
    .where(LAB_GAMES.c.run == bindparam("of"), LAB_GAMES.c.n >= bindparam("since"))
    .order_by(LAB_GAMES.c.n)
)
_HAS: Final = select(LAB_GAMES.c.n).where(LAB_GAMES.c.run == bindparam("of"), LAB_GAMES.c.n == bindparam("at"))
_ADD_RUN: Final = insert(LAB_RUNS)
_ADD_GAME: Final = insert(LAB_GAMES)
_OLD: Final = select(LAB_RUNS.c.id).where(LAB_RUNS.c.touched < bindparam("before")).limit(bindparam("most"))


class StoredLab(msgspec.Struct, frozen=True, kw_only=True):
    """A run as the store keeps it."""

    id: str
    wish: str
    """What is played, as JSON."""
    touched: float
    state: RunState
    epoch: int
    """How often it was taken."""
    until: float
    """Until when whoever plays it has it, by the clock of the database."""
    asked: float
    """When somebody looked in last, by the same clock."""


class StoredLabGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a run."""

    n: int
    """Its place in the order in which games ended."""
    version: int
    game: str
    """As JSON, without its record."""
    record: str
    """The name of its record, if that was kept."""


class Held(msgspec.Struct, frozen=True):
    """What whoever plays a run is told with every game."""

    state: RunState
    """`stopped` where somebody has stopped it elsewhere."""
    idle: float
    """Seconds since somebody looked in."""


def add_run(connection: Connection, run: StoredLab, seconds: float) -> None:
    """Store a new run, taken by whoever adds it. Doing it twice has the same result."""
    if connection.execute(_RUN, {"of": run.id}).one_or_none() is None:
        now = now_of(connection)
        timed = msgspec.structs.replace(run, until=now + seconds, asked=now)
        connection.execute(_ADD_RUN, msgspec.structs.asdict(timed))


def load_run(connection: Connection, run: str, since: int) -> tuple[StoredLab, bool, list[StoredLabGame]] | None:
    """A run, whether somebody plays it now, and its games from number `since` on."""
    row = connection.execute(_RUN, {"of": run}).mappings().one_or_none()
    if row is None:
        return None
    found = StoredLab(**row)
    games = connection.execute(_GAMES, {"of": run, "since": since}).mappings()
    held = found.state == "running" and found.until > now_of(connection)
    return found, held, [StoredLabGame(**game) for game in games]


def take_run(connection: Connection, run: str, seconds: float) -> int:
    """Take a run to play it, and return the epoch; 0 if somebody else plays it, or it is done or gone."""
    row = connection.execute(_RUN_LOCKED, {"of": run}).mappings().one_or_none()
    now = now_of(connection)
    if row is None or row["state"] == "done" or (row["state"] == "running" and row["until"] > now):
        return 0
    epoch = int(row["epoch"]) + 1
    _change(connection, run, state="running", epoch=epoch, until=now + seconds, asked=now)
    return epoch


def ask_run(connection: Connection, run: str) -> None:
    """Note that somebody looks in."""
    _change(connection, run, asked=now_of(connection))


def stop_run(connection: Connection, run: str) -> None:
    """Stop a run, wherever it is played."""
    connection.execute(
        update(LAB_RUNS).where(LAB_RUNS.c.id == run, LAB_RUNS.c.state == "running").values(state="stopped")
    )


def note_game(
    connection: Connection, run: str, epoch: int, game: StoredLabGame | None, touched: float, seconds: float
) -> Held:
    """Store a game, or none, and hold the run for as long again. Raises Fenced if somebody else has taken it.

    Doing it twice, as after a commit whose confirmation was lost, has the same result.
    """
    row = _held(connection, run, epoch)
    now = now_of(connection)
    if game is not None and connection.execute(_HAS, {"of": run, "at": game.n}).one_or_none() is None:
        connection.execute(_ADD_GAME, {"run": run, **msgspec.structs.asdict(game)})
    _change(connection, run, until=now + seconds, touched=touched)
    return Held(row.state, now - row.asked)


def end_run(connection: Connection, run: str, epoch: int, state: RunState) -> None:
    """Leave a run that was taken: done, stopped, or still to be continued by whoever looks in next."""
    _held(connection, run, epoch)
    _change(connection, run, state=state, until=0.0)


def delete_runs(connection: Connection, before: float, most: int) -> int:
    """Delete the runs untouched for longest, and return how many."""
    old = list(connection.execute(_OLD, {"before": before, "most": most}).scalars())
    if old:
        connection.execute(delete(LAB_GAMES).where(LAB_GAMES.c.run.in_(old)))
        connection.execute(delete(LAB_RUNS).where(LAB_RUNS.c.id.in_(old)))
    return len(old)


def _held(connection: Connection, run: str, epoch: int) -> StoredLab:
    row = connection.execute(_RUN_LOCKED, {"of": run}).mappings().one_or_none()
    if row is None or row["epoch"] != epoch:
        raise Fenced(f"the run {run[:4]} has been taken by another server")
    return StoredLab(**row)


def _change(connection: Connection, run: str, **values: object) -> None:
    connection.execute(update(LAB_RUNS).where(LAB_RUNS.c.id == run).values(**values))
