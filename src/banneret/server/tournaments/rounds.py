"""Rounds go on by themselves: rooms are made, results are taken when games end, and the next round is paired.

Whichever server does it locks the tournament in the database, so only one of several servers pairs a round. Nothing is
kept in memory: a server that starts continues from what is stored.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, select, update

from banneret.kernel.errors import StorageError
from banneret.server.access import HeldKey, hashed, new_secret
from banneret.server.meeting.usual import usual_room
from banneret.server.notices.announcing import Notice, announce
from banneret.server.people.belongings import note_seat
from banneret.server.problems import Problem
from banneret.server.rooms.company import Company
from banneret.server.rooms.making.new_room import make_room
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.schema import ROOMS
from banneret.server.store.types import StoredSeat
from banneret.server.tournaments.book import (
    Entrant,
    Tournament,
    close,
    entrants,
    open_round,
    pairings,
    tournament,
)
from banneret.server.tournaments.pairing import NOBODY, Competitor, next_knockout_round, swiss_round
from banneret.server.tournaments.schema import PAIRINGS, TOURNAMENTS
from banneret.server.tournaments.standings import WON, Pairing, balances, winner

DRAWN: Final = 1
LOG: Final = logging.getLogger("banneret.server")


class Result(NamedTuple):
    """How a pairing was decided."""

    points: tuple[int, int]
    """In half points."""
    how: str


class Made(StorageError):
    """Somebody else has made the room of a pairing; nothing was written."""


def running(connection: Connection) -> list[str]:
    """The tournaments that are under way."""
    asked = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == "running")
    return list(connection.execute(asked).scalars())


async def go_on(rooms: Rooms, now: float | None = None) -> None:
    """Do everything that has to be done now in all tournaments."""
    now = time.time() if now is None else now
    for id in await rooms.store.read(running):
        if await rooms.store.read(partial(_can_move, id=id, now=now)):
            await rooms.store.write(partial(move, id=id, now=now))
        await _seat_round(rooms, id)


def _can_move(connection: Connection, id: str, now: float) -> bool:
    """Whether anything can be decided or paired."""
    found = tournament(connection, id)
    current = [one for one in pairings(connection, id) if one.round == found.round]
    decided = results(connection, found, current, entrants(connection, id), now)
    return bool(decided) or all(one.decided for one in current)


def move(connection: Connection, id: str, now: float) -> None:
    """Take the results there are, and pair the next round once all of this one are there."""
    found = tournament(connection, id, lock=True)
    there = entrants(connection, id)
    current = [one for one in pairings(connection, id) if one.round == found.round]
    for table, result in results(connection, found, current, there, now).items():
        _decide(connection, found, table, result)
    played = pairings(connection, id)
    if found.status == "running" and all(one.decided for one in played if one.round == found.round):
        pairs = _next_round(found, played, there) if found.round < found.rounds else None
        if pairs is None:
            close(connection, id, now)
        else:
            open_round(connection, found, found.round + 1, pairs, now)


def _decide(connection: Connection, found: Tournament, table: int, result: Result) -> None:
    here = (PAIRINGS.c.tournament == found.id, PAIRINGS.c.round == found.round, PAIRINGS.c.table == table)
    values = {"first_points": result.points[0], "second_points": result.points[1], "how": result.how}
    connection.execute(update(PAIRINGS).where(*here, PAIRINGS.c.first_points.is_(None)).values(**values))


def _next_round(found: Tournament, played: list[Pairing], there: list[Entrant]) -> list[tuple[int, int]] | None:
    """Who plays whom next; None if nobody can be paired with somebody new."""
    if found.form == "knockout":
        last = [one for one in played if one.round == found.round]
        return next_knockout_round([winner(one) for one in last], balances(played))
    field = [one.seed for one in there if one.plays]
    return swiss_round([_competitor(seed, played) for seed in field]) if len(field) > 1 else None


def _competitor(seed: int, played: list[Pairing]) -> Competitor:
    mine = [one for one in played if seed in one.seeds]
    seated = [one for one in mine if one.second != NOBODY]
    return Competitor(
        seed,
        sum(one.points_of(seed) for one in mine),
        frozenset(one.other(seed) for one in seated),
        balances(mine).get(seed, 0),
        0 if not seated else 1 if seated[-1].first == seed else -1,
        len(mine) - len(seated),
    )


# -- results -----------------------------------------------------------------------------------------------------------


def results(
    connection: Connection, found: Tournament, current: list[Pairing], there: list[Entrant], now: float
) -> dict[int, Result]:
    """What can be decided now at the tables of a round, by the number of the table."""
    open_now = [one for one in current if not one.decided]
    rooms = [one.room for one in open_now if one.room]
    columns = [ROOMS.c[name] for name in ("id", "status", "returns", "seats", "asked_seat")]
    asked = select(*columns).where(ROOMS.c.id.in_(rooms))
    known = {row.id: row for row in connection.execute(asked)} if rooms else {}
    by_seed = {one.seed: one for one in there}
    late = now >= found.due
    told = {one.table: _result(one, known.get(one.room), by_seed, late) for one in open_now}
    return {table: result for table, result in told.items() if result is not None}


def _result(pairing: Pairing, room: Any, by_seed: Mapping[int, Entrant], late: bool) -> Result | None:
    sides = by_seed[pairing.first], by_seed[pairing.second]
    if room is not None and room.status == "over":
        returns = msgspec.json.decode(room.returns or "[]", type=tuple[int, ...])
        return Result(_compared(*returns) if len(returns) == len(sides) else (DRAWN, DRAWN), "game")
    chairs = msgspec.json.decode(room.seats, type=tuple[StoredSeat, ...]) if room is not None else ()
    stays = [one.plays and not _is_gone(one, chairs, seat) for seat, one in enumerate(sides)]
    if not all(stays):
        return Result((WON * stays[0], WON * stays[1]), "left")
    if pairing.room and room is None:
        return Result((DRAWN, DRAWN), "late")
    if not late:
        return None
    # Whoever the game waits for has let the time run out.
    asked = room.asked_seat if room is not None else -1
    return Result(_compared(int(asked == 1), int(asked == 0)), "late")


def _compared(mine: int, theirs: int) -> tuple[int, int]:
    """Half points for two players, by their results: the better result wins."""
    won = (mine > theirs) - (mine < theirs)
    return DRAWN + won, DRAWN - won


def _is_gone(entrant: Entrant, chairs: tuple[StoredSeat, ...], seat: int) -> bool:
    """Whether somebody has given up their seat, or somebody else sits there."""
    if seat >= len(chairs):
        return False
    chair = chairs[seat]
    return chair.kind != "person" or chair.person not in ("", entrant.person)


# -- rooms -------------------------------------------------------------------------------------------------------------


async def _seat_round(rooms: Rooms, id: str) -> None:
    """Make the rooms that are missing in the round that is played."""
    found, there, played = await rooms.store.read(
        lambda connection: (tournament(connection, id), entrants(connection, id), pairings(connection, id))
    )
    by_seed = {one.seed: one for one in there}
    if found.status != "running":
        return
    for pairing in played:
        if pairing.round == found.round and not pairing.decided and not pairing.room:
            sides = by_seed[pairing.first], by_seed[pairing.second]
            if all(one.plays for one in sides):
                await _open_room(rooms, found, pairing, sides)


async def _open_room(rooms: Rooms, found: Tournament, pairing: Pairing, sides: tuple[Entrant, Entrant]) -> None:
    """The room of a pairing. Its seats open to those who are signed in; nobody has a key."""
    locks = [hashed(new_secret()) for _ in sides]
    here = (
        PAIRINGS.c.tournament == found.id,
        PAIRINGS.c.round == pairing.round,
        PAIRINGS.c.table == pairing.table,
        PAIRINGS.c.room == "",
        PAIRINGS.c.first_points.is_(None),
    )

    def also(connection: Connection, room: str) -> None:
        if connection.execute(update(PAIRINGS).where(*here).values(room=room)).rowcount != 1:
            raise Made("this pairing has a room already")
        for seat, one in enumerate(sides):
            note_seat(connection, one.person, room, seat, locks[seat], found.game, found.scenario)
        now = time.time()
        key = f"{found.id} {pairing.round}"
        announce(
            connection,
            [
                Notice(
                    person=one.person, kind="invited", event="round", key=key, at=now, room=room, seat=seat,
                    title=found.name, page=f"/tournament/{found.id}",
                )
                for seat, one in enumerate(sides)
            ],
        )  # fmt: skip

    company = Company(
        {seat: one.person for seat, one in enumerate(sides)},
        {seat: HeldKey(lock) for seat, lock in enumerate(locks)},
        also,
        appointed=True,
    )
    names = [one.player.name for one in sides]
    try:
        wanted = usual_room(
            found.game, found.scenario, names, clock=found.clock, rated=found.rated, listed=True
        )  # fmt: skip
        await make_room(rooms, wanted, "", company=company)
    except Made:
        return
    except Problem as problem:
        LOG.warning("a room of tournament %s could not be made: %s", found.id[:4], problem.text)
