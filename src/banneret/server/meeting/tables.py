"""Tables that everybody may find: those that wait for players, and games to watch."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select

from banneret.server.meeting.schema import QUEUE
from banneret.server.ratings.counting import skill_of
from banneret.server.ratings.players import bot_player, known_player
from banneret.server.ratings.schema import COUNTING
from banneret.server.ratings.skill import Skill
from banneret.server.store.schema import ROOMS
from banneret.server.store.types import StoredSeat
from banneret.table.room_types import Pace

MOST: Final = 60
"""The maximum number of each kind in a list."""
STALE: Final = 14 * 86_400.0
"""Seconds after which a table that nobody has touched is no longer listed."""
_COLUMNS: Final = (
    "id", "game", "scenario", "sides", "status", "seconds", "pace", "rated", "wish", "watching", "seats", "created",
    "touched",
)  # fmt: skip


class FoundTable(msgspec.Struct, frozen=True, kw_only=True):
    """A room that everybody may find."""

    id: str
    game: str
    scenario: str
    sides: tuple[str, ...]
    status: str
    seconds: int
    pace: Pace
    rated: bool
    wish: str
    watching: bool
    seats: tuple[StoredSeat, ...]
    created: float
    touched: float
    mode: str
    """If its game counts."""
    skills: tuple[Skill | None, ...]
    """Of each seat, if its game counts and somebody sits there."""


def found_tables(connection: Connection, status: str, now: float) -> list[FoundTable]:
    """Listed rooms that wait or are played, the latest first. A room in which nobody may watch is left out once it is
    played."""
    asked = (
        select(*(ROOMS.c[name] for name in _COLUMNS), COUNTING.c.mode)
        .join(COUNTING, COUNTING.c.room == ROOMS.c.id, isouter=True)
        .where(ROOMS.c.listed, ROOMS.c.status == status, ROOMS.c.touched > now - STALE)
        .order_by(ROOMS.c.touched.desc(), ROOMS.c.id)
        .limit(MOST)
    )
    if status == "running":
        asked = asked.where(ROOMS.c.watching)
    return [_table(connection, dict(row)) for row in connection.execute(asked).mappings()]


def _table(connection: Connection, row: dict[str, Any]) -> FoundTable:
    seats = msgspec.json.decode(row["seats"], type=tuple[StoredSeat, ...])
    sides = msgspec.json.decode(row["sides"], type=tuple[str, ...])
    mode = (row["mode"] or "") if row["rated"] else ""
    skills = tuple(_skill(connection, row["game"], mode, seat) for seat in seats)
    pace = msgspec.json.decode(row["pace"] or "{}", type=Pace)
    return FoundTable(**{**row, "pace": pace, "seats": seats, "sides": sides, "mode": mode, "skills": skills})


def _skill(connection: Connection, game: str, mode: str, seat: StoredSeat) -> Skill | None:
    if not mode or seat.kind == "open":
        return None
    player = known_player(connection, seat.person) if seat.person else bot_player(connection, game, seat.bot, False)
    return skill_of(connection, game, mode, player)


def how_many_wait(connection: Connection, now: float) -> int:
    """How many want to be paired."""
    waiting = (QUEUE.c.room == "", QUEUE.c.seen + QUEUE.c.patience >= now)
    return connection.execute(select(func.count()).select_from(QUEUE).where(*waiting)).scalar_one()
