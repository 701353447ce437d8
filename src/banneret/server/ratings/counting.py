"""Games that count become ratings: each once, in one order, in one transaction of the database.

A room that counts has a row that says so from the moment it is made. Whoever finds such a room over rates its game and
drops the row in the same transaction, so a process that dies loses nothing and two that try change nothing twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, text, update

from banneret.server.ratings.players import bot_player, player_of
from banneret.server.ratings.schema import COUNTING, RATED_GAMES, RATED_SEATS, RATINGS
from banneret.server.ratings.skill import NEWCOMER, Skill, after
from banneret.server.store.schema import ROOMS
from banneret.server.store.types import StoredSeat

AT_ONCE: Final = 50
"""How many games are rated in one transaction: others wait meanwhile."""
LOCK: Final = text("SELECT pg_advisory_xact_lock(7021790018370561893)")
"""In PostgreSQL, where several servers may rate: one after the other."""
_OVER: Final = (
    select(COUNTING.c.mode, COUNTING.c.teams, *(ROOMS.c[name] for name in
           ("id", "game", "scenario", "touched", "returns", "seats", "rated")))
    .join(ROOMS, ROOMS.c.id == COUNTING.c.room)
    .where(ROOMS.c.status == "over")
    .order_by(ROOMS.c.touched, ROOMS.c.id)
    .limit(AT_ONCE)
)  # fmt: skip


def count_room(connection: Connection, room: str, mode: str, teams: Sequence[int]) -> None:
    """Note that the game of a new room counts, in the transaction that makes the room."""
    connection.execute(insert(COUNTING), {"room": room, "mode": mode, "teams": msgspec.json.encode(teams).decode()})


def anything_over(connection: Connection) -> bool:
    """Whether a game waits to be rated."""
    return connection.execute(_OVER.limit(1)).first() is not None


def settle(connection: Connection) -> int:
    """Rate games that are over, the earliest first, and return how many rooms were looked at."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK)
    found = connection.execute(_OVER).mappings().all()
    for row in found:
        _rate(connection, row)
        connection.execute(delete(COUNTING).where(COUNTING.c.room == row["id"]))
    return len(found)


def _rate(connection: Connection, row: RowMapping) -> None:
    if not row["rated"] or row["returns"] is None:
        return
    known = select(RATED_GAMES.c.n).where(RATED_GAMES.c.room == row["id"])
    if connection.execute(known).first() is not None:
        return
    seats = msgspec.json.decode(row["seats"], type=tuple[StoredSeat, ...])
    results = result_of_people(seats, msgspec.json.decode(row["returns"], type=tuple[int, ...]))
    teams = msgspec.json.decode(row["teams"], type=tuple[int, ...])
    players = [_player(connection, row["game"], seat) for seat in seats]
    if not len(players) == len(results) == len(teams) or not all(players) or len(set(players)) < len(players):
        return
    n = (connection.execute(select(func.max(RATED_GAMES.c.n))).scalar() or 0) + 1
    connection.execute(
        insert(RATED_GAMES),
        {"n": n, "room": row["id"], "at": row["touched"], **{k: row[k] for k in ("game", "mode", "scenario")}},
    )
    pool = row["game"], row["mode"]
    before = [skill_of(connection, *pool, player) for player in players]
    for seat, skill in enumerate(after(teams, results, before)):
        seated = {"n": n, "seat": seat, "player": players[seat], "team": teams[seat], "result": results[seat]}
        old = before[seat]
        connection.execute(insert(RATED_SEATS), {**seated, "old_mu": old.mu, "old_sigma": old.sigma, **skill._asdict()})
        _put(connection, pool, players[seat], skill, results[seat], row["touched"])


def result_of_people(seats: Sequence[StoredSeat], results: tuple[int, ...]) -> tuple[int, ...]:
    """What a game counts for everybody: whoever has given up has lost, and if the bot that played on there has won,
    nobody else has lost to that player."""
    if len(seats) != len(results):
        return results
    pairs = list(zip(seats, results, strict=True))
    beaten = any(seat.gave_up and result > 0 for seat, result in pairs)
    return tuple(-1 if seat.gave_up else max(result, 0) if beaten else result for seat, result in pairs)


def _player(connection: Connection, game: str, seat: StoredSeat) -> str:
    """Who played at a seat, or nobody of whom anything is known."""
    if seat.kind == "bot" and not seat.gave_up:
        return bot_player(connection, game, seat.bot)
    return player_of(connection, seat.person) if seat.person else ""


def skill_of(connection: Connection, game: str, mode: str, player: str) -> Skill:
    """What is known of the strength of a player in a mode of a game."""
    row = connection.execute(select(RATINGS.c.mu, RATINGS.c.sigma).where(*_which(game, mode, player))).one_or_none()
    return NEWCOMER if row is None else Skill(row.mu, row.sigma)


def _which(game: str, mode: str, player: str) -> tuple[Any, ...]:
    return RATINGS.c.game == game, RATINGS.c.mode == mode, RATINGS.c.player == player


def _put(connection: Connection, pool: tuple[str, str], player: str, skill: Skill, result: int, at: float) -> None:
    more = {"won": int(result > 0), "drawn": int(result == 0), "lost": int(result < 0)}
    changed = {name: RATINGS.c[name] + one for name, one in more.items()}
    now = {**skill._asdict(), "at": at}
    if connection.execute(update(RATINGS).where(*_which(*pool, player)).values(**now, **changed)).rowcount == 0:
        connection.execute(insert(RATINGS), {"game": pool[0], "mode": pool[1], "player": player, **now, **more})


class Verified(NamedTuple):
    """The result of rating all games once more."""

    games: int
    wrong: tuple[str, ...]
    """What would be different, in words."""


def verify(connection: Connection) -> Verified:
    """Rate every game again from the list of results alone, and compare with what is stored, digit by digit."""
    skills: dict[tuple[str, str, str], Skill] = {}
    wrong = []
    games = connection.execute(select(RATED_GAMES).order_by(RATED_GAMES.c.n)).mappings().all()
    for game in games:
        asked = select(RATED_SEATS).where(RATED_SEATS.c.n == game["n"]).order_by(RATED_SEATS.c.seat)
        seats = connection.execute(asked).mappings().all()
        pool = game["game"], game["mode"]
        before = [skills.get((*pool, seat["player"]), NEWCOMER) for seat in seats]
        now = after([seat["team"] for seat in seats], [seat["result"] for seat in seats], before)
        for seat, old, new in zip(seats, before, now, strict=True):
            if (seat["old_mu"], seat["old_sigma"], seat["mu"], seat["sigma"]) != (*old, *new):
                wrong.append(
                    f"game {game['n']}, seat {seat['seat']}: stored {seat['mu']}, {seat['sigma']}, found {new}"
                )
            skills[*pool, seat["player"]] = new
    stored = {(row.game, row.mode, row.player): Skill(row.mu, row.sigma) for row in connection.execute(select(RATINGS))}
    for which in sorted(stored.keys() | skills.keys()):
        if stored.get(which) != skills.get(which):
            wrong.append(f"{'/'.join(which[:2])}, {which[2]}: stored {stored.get(which)}, found {skills.get(which)}")
    return Verified(len(games), tuple(wrong))
