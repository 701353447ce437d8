"""The games in which somebody plays, and which of them wait for an answer: by identity, or by the keys of seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, bindparam, select

from banneret.server.access import any_same
from banneret.server.people.schema import SEATS
from banneret.server.store.schema import ROOMS
from banneret.server.store.types import StoredSeat
from banneret.table.lobby import scenario_name
from banneret.table.names import bot_name
from banneret.table.people.types import WaitingGame, YourGames

MOST_GAMES: Final = 500
"""The maximum number listed at once: those that have waited longest."""

NEVER: Final = float("inf")

_COLUMNS: Final = [
    ROOMS.c[name]
    for name in (
        "id", "game", "scenario", "definition", "lesson", "sides", "seats", "asked_seat", "asked_since", "asked_round",
        "asked_until",
    )
]  # fmt: skip
_OF_PERSON: Final = (
    select(*_COLUMNS, SEATS.c.seat, SEATS.c.key_hash)
    .join(SEATS, SEATS.c.room == ROOMS.c.id)
    .where(
        SEATS.c.person == bindparam("person"),
        SEATS.c.seat >= 0,
        SEATS.c.ended.is_(None),
        ROOMS.c.status == "running",
    )
)
_BY_NAME: Final = select(*_COLUMNS).where(
    ROOMS.c.id.in_(bindparam("rooms", expanding=True)), ROOMS.c.status == "running"
)
_SEATS: Final = msgspec.json.Decoder(tuple[StoredSeat, ...])
_SIDES: Final = msgspec.json.Decoder(tuple[str, ...])


def read_seats(text: str) -> tuple[StoredSeat, ...]:
    """The seats of a room, as its row keeps them."""
    return _SEATS.decode(text)


def games_of(connection: Connection, person: str, keys: Mapping[str, tuple[str, ...]], lang: str) -> YourGames:
    """The running games of somebody, and of whoever has these keys of rooms: first those whose time runs out soonest,
    then those that have waited longest."""
    found: dict[str, tuple[Row[*tuple[Any, ...]], tuple[StoredSeat, ...], set[int]]] = {}
    for row, seats, mine in _held(connection, person, keys):
        found.setdefault(row.id, (row, seats, set()))[2].update(mine)
    waiting = sorted(found.values(), key=lambda one: (_until(one[0], one[1]) or NEVER, one[0].asked_since, one[0].id))[
        :MOST_GAMES
    ]
    games = [_game(row, seats, mine, lang) for row, seats, mine in waiting]
    return YourGames(
        yours=tuple(game for game, (row, _, mine) in zip(games, waiting, strict=True) if row.asked_seat in mine),
        theirs=tuple(game for game, (row, _, mine) in zip(games, waiting, strict=True) if row.asked_seat not in mine),
    )


def _held(
    connection: Connection, person: str, keys: Mapping[str, tuple[str, ...]]
) -> Iterator[tuple[Row[*tuple[Any, ...]], tuple[StoredSeat, ...], set[int]]]:
    """Rooms with their seats, and those of them that are somebody's."""
    if person:
        for row in connection.execute(_OF_PERSON, {"person": person}):
            seats = _SEATS.decode(row.seats)
            if row.seat < len(seats) and seats[row.seat].key_hash == row.key_hash:
                yield row, seats, {row.seat}
    if keys:
        for row in connection.execute(_BY_NAME, {"rooms": list(keys)}):
            seats = _SEATS.decode(row.seats)
            mine = {n for n, seat in enumerate(seats) if any_same(keys[row.id], seat.key_hash)}
            if mine:
                yield row, seats, mine


def _until(row: Row[*tuple[Any, ...]], seats: tuple[StoredSeat, ...]) -> float:
    """When the time of the person who is asked is up; 0 if nobody's is."""
    asked = 0 <= row.asked_seat < len(seats) and seats[row.asked_seat].kind == "person"
    return row.asked_until if asked else 0.0


def _game(row: Row[*tuple[Any, ...]], seats: tuple[StoredSeat, ...], mine: set[int], lang: str) -> WaitingGame:
    seat = row.asked_seat if row.asked_seat in mine else min(mine)
    others = [chair for n, chair in enumerate(seats) if n not in mine]
    return WaitingGame(
        room=row.id,
        seat=seat,
        game=row.game,
        title=scenario_name(row.game, row.scenario, lang, row.definition),
        side=_SIDES.decode(row.sides)[seat],
        others=tuple(bot_name(row.game, one.bot, lang) if one.kind == "bot" else one.name for one in others),
        alone=all(one.kind == "bot" for one in others),
        lesson=bool(row.lesson),
        round=row.asked_round,
        since=row.asked_since,
        until=_until(row, seats),
    )
