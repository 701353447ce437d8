"""Who sits down in a room that is made, and whether its game counts for ratings.

A game counts only between people who are known and bots with a name, where everybody has to answer alone and nothing is
taken back: no hints, no undo, no branch, no seed. Whoever takes a seat over in such a game ends its rating.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection

from banneret.kernel.rules import Setup
from banneret.server.problems import Problem, bad, conflict
from banneret.server.ratings.counting import count_room
from banneret.server.requests import NewRoom
from banneret.server.store.types import StoredHeader, StoredRoom
from banneret.table import lobby


class Company(NamedTuple):
    """Who sits down in a new room."""

    persons: Mapping[int, str] = {}
    """By seat: the identity of whoever sits there."""
    keys: Mapping[int, str] = {}
    """By seat: the key, where it is known already."""
    also: Callable[[Connection, str], None] | None = None
    """What is written in one transaction with the room, by its name."""
    appointed: bool = False
    """Whether a tournament has told them to meet there."""


class Pool(NamedTuple):
    """Among whom the games of a set-up are compared."""

    mode: str
    teams: tuple[int, ...]


def pool_of(game: str, scenario: str, players: int) -> Pool | None:
    """The mode and the teams of a table of the program; None if nobody can win there against anybody."""
    known = next((one for one in lobby.games() if one.id == game), None)
    wanted = scenario.replace("-", "_")
    for found in known.scenarios if known is not None else ():
        table = found.tables.get(str(players))
        if found.id == wanted and table is not None and not table.needs and len(set(table.teams)) > 1:
            return Pool(found.mode, table.teams)
    return None


def check_counting(wanted: NewRoom, company: Company) -> None:
    """Raise Problem for a room whose game cannot count."""
    if not wanted.rated:
        return
    if wanted.seed is not None or wanted.branch is not None or wanted.lesson or wanted.definition:
        raise bad("a game counts only if it is a scenario of the program, from its beginning, with dice of its own")
    if wanted.hints:
        raise bad("there are no hints in a game that counts")
    if pool_of(wanted.game, wanted.scenario, len(wanted.seats)) is None:
        raise bad("nobody plays against anybody here: such a game cannot count")
    if not wanted.seconds:
        raise bad("a game that counts needs a clock, so that it comes to an end")
    mine = [n for n, seat in enumerate(wanted.seats) if seat.kind == "person"]
    known = [company.persons.get(n, "") for n in mine]
    if not all(known):
        raise Problem(401, "signed_out", "only people who are signed in play games that count")
    if len(set(known)) < len(known):
        raise bad("nobody plays against themselves in a game that counts")


def check_newcomer(room: StoredRoom, person: str) -> None:
    """Raise Problem for somebody who may not sit down where a game is to count."""
    if not room.rated or room.status != "waiting":
        return
    if not person:
        raise conflict("counts", "this game counts: sign in first")
    if any(seat.person == person for seat in room.seats):
        raise conflict("yourself", "nobody plays against themselves in a game that counts")


def competes(room: StoredHeader) -> bool:
    """Whether a game counts or belongs to a tournament: there no bot stands in for a player who is there."""
    return room.rated or room.appointed


def refuse_in_counting(room: StoredRoom, what: str) -> None:
    """Raise Problem if the game of a room counts."""
    if room.rated:
        raise conflict("counts", f"this game counts: {what}")


def written_with(setup: Setup, wanted: NewRoom, company: Company) -> Callable[[Connection, str], None] | None:
    """What is written in one transaction with a new room."""
    pool = pool_of(setup.game, setup.scenario, len(setup.seats)) if wanted.rated else None
    if pool is None:
        return company.also

    def write(connection: Connection, room: str) -> None:
        count_room(connection, room, *pool)
        if company.also is not None:
            company.also(connection, room)

    return write
