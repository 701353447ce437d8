"""The book of tournaments: making one, joining, leaving and beginning it, and reading what is written there."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from banneret.server.access import new_secret
from banneret.server.people.schema import PEOPLE
from banneret.server.problems import bad, conflict, forbidden, not_found, too_many
from banneret.server.ratings.counting import skill_of
from banneret.server.ratings.players import StoredPlayer
from banneret.server.ratings.schema import PLAYERS
from banneret.server.rooms.company import pool_of
from banneret.server.tournaments.pairing import (
    NOBODY,
    Competitor,
    Pair,
    first_knockout_round,
    knockout_rounds,
    most_rounds,
    swiss_round,
)
from banneret.server.tournaments.schema import ENTRANTS, PAIRINGS, TOURNAMENTS
from banneret.server.tournaments.standings import WON, Pairing

Form = Literal["swiss", "knockout"]
FEWEST: Final = 3
"""How many it takes to begin: two who want to play each other need no tournament."""
MOST_PLAYERS: Final = 32
MOST_HOSTED: Final = 5
"""How many unfinished tournaments one host may have."""
MOST_JOINED: Final = 10
"""In how many unfinished tournaments one person may play."""
MOST_LISTED: Final = 60
STALE: Final = 30 * 86_400.0
"""Seconds after which a tournament in which nothing has happened is no longer listed."""
PLAYERS_OF_A_GAME: Final = 2


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament, without those who play in it."""

    id: str
    name: str
    host: str
    game: str
    scenario: str
    clock: str
    rated: bool
    form: Form
    rounds: int
    length: float
    most: int
    status: str
    round: int
    due: float
    created: float
    touched: float


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays in it. Everybody who joins is shown there by name, whether or not they have a page of their
    own."""

    player: StoredPlayer
    person: str
    """Empty for somebody who has been forgotten since."""
    joined: float
    seed: int
    strength: float
    gone: bool

    @property
    def plays(self) -> bool:
        """Whether they are still to be paired."""
        return bool(self.person) and not self.gone


def make(connection: Connection, wanted: dict[str, Any], host: str, now: float) -> str:
    """Make a tournament, and return its name in links. Raises Problem."""
    mine = select(func.count()).where(TOURNAMENTS.c.host == host, TOURNAMENTS.c.status != "over")
    if connection.execute(mine).scalar_one() >= MOST_HOSTED:
        raise too_many(f"nobody can hold more than {MOST_HOSTED} tournaments at once")
    if wanted["form"] == "swiss" and not 1 <= wanted["rounds"] <= most_rounds(wanted["most"]):
        raise bad(f"{wanted['most']} players play at most {most_rounds(wanted['most'])} rounds")
    id = new_secret()
    rounds = wanted["rounds"] if wanted["form"] == "swiss" else 0
    row = {**wanted, "rounds": rounds, "id": id, "host": host, "status": "joining", "round": 0, "due": 0.0}
    connection.execute(insert(TOURNAMENTS), {**row, "created": now, "touched": now})
    return id


def tournament(connection: Connection, id: str, lock: bool = False) -> Tournament:
    """A tournament by its name; with `lock` nobody else changes it until this transaction is over. Raises Problem."""
    asked = select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)
    row = connection.execute(asked.with_for_update() if lock else asked).mappings().one_or_none()
    if row is None:
        raise not_found("tournament")
    return Tournament(**row)


def entrants(connection: Connection, id: str) -> list[Entrant]:
    """Those who play in a tournament, in the order of their seeds and then as they joined."""
    asked = (
        select(ENTRANTS, PLAYERS.c.person, PLAYERS.c.public, PEOPLE.c.name, PEOPLE.c.shield)
        .join(PLAYERS, PLAYERS.c.id == ENTRANTS.c.player)
        .join(PEOPLE, PEOPLE.c.id == PLAYERS.c.person, isouter=True)
        .where(ENTRANTS.c.tournament == id)
        .order_by(ENTRANTS.c.seed, ENTRANTS.c.joined, ENTRANTS.c.player)
    )
    return [
        Entrant(
            player=StoredPlayer(
                id=row["player"], name=row["name"] or "", shield=row["shield"] or "", bot="", game="",
                public=row["public"],
            ),
            person=row["person"] or "", joined=row["joined"], seed=row["seed"], strength=row["strength"],
            gone=row["gone"],
        )
        for row in connection.execute(asked).mappings()
    ]  # fmt: skip


def pairings(connection: Connection, id: str) -> list[Pairing]:
    """Who has played whom, round by round."""
    asked = select(*(PAIRINGS.c[name] for name in Pairing.__struct_fields__)).where(PAIRINGS.c.tournament == id)
    return [Pairing(**row) for row in connection.execute(asked.order_by(PAIRINGS.c.round, PAIRINGS.c.table)).mappings()]


def name_of(connection: Connection, player: str) -> str:
    """The name of the organiser of a tournament; empty if they have been forgotten."""
    asked = select(PEOPLE.c.name).join(PLAYERS, PLAYERS.c.person == PEOPLE.c.id).where(PLAYERS.c.id == player)
    return connection.execute(asked).scalar_one_or_none() or ""


def listed(connection: Connection, now: float) -> list[tuple[Tournament, int]]:
    """Tournaments, those that can be joined first, and how many play in each."""
    many = select(ENTRANTS.c.tournament, func.count().label("many")).group_by(ENTRANTS.c.tournament).subquery()
    asked = (
        select(TOURNAMENTS, many.c.many)
        .join(many, many.c.tournament == TOURNAMENTS.c.id, isouter=True)
        .where(TOURNAMENTS.c.touched > now - STALE)
        .order_by(TOURNAMENTS.c.status != "joining", TOURNAMENTS.c.status == "over", TOURNAMENTS.c.touched.desc())
        .limit(MOST_LISTED)
    )
    return [
        (Tournament(**{name: row[name] for name in Tournament.__struct_fields__}), row["many"] or 0)
        for row in connection.execute(asked).mappings()
    ]


def join(connection: Connection, id: str, player: str, now: float) -> None:
    """Somebody wants to play. Raises Problem."""
    found = tournament(connection, id, lock=True)
    there = entrants(connection, id)
    if any(one.player.id == player for one in there):
        return
    if found.status != "joining":
        raise conflict("begun", "this tournament has begun: nobody can join it any more")
    if len(there) >= found.most:
        raise conflict("tournament_full", "there is no place left in this tournament")
    others = (
        select(func.count())
        .select_from(ENTRANTS.join(TOURNAMENTS, TOURNAMENTS.c.id == ENTRANTS.c.tournament))
        .where(ENTRANTS.c.player == player, TOURNAMENTS.c.status != "over", ENTRANTS.c.gone.is_(False))
    )
    if connection.execute(others).scalar_one() >= MOST_JOINED:
        raise too_many(f"nobody can play in more than {MOST_JOINED} tournaments at once")
    row = {"tournament": id, "player": player, "joined": now, "seed": 0, "strength": 0.0, "gone": False}
    connection.execute(insert(ENTRANTS), row)
    _touch(connection, id, now)


def leave(connection: Connection, id: str, player: str, now: float) -> None:
    """Somebody no longer wants to play; in a tournament that is under way they lose the game they are playing. Raises
    Problem."""
    found = tournament(connection, id, lock=True)
    mine = (ENTRANTS.c.tournament == id, ENTRANTS.c.player == player)
    if found.status == "over":
        raise conflict("over", "this tournament is over")
    if found.status == "joining":
        changed = connection.execute(delete(ENTRANTS).where(*mine)).rowcount
    else:
        changed = connection.execute(update(ENTRANTS).where(*mine).values(gone=True)).rowcount
    if not changed:
        raise not_found("player")
    _touch(connection, id, now)


def drop(connection: Connection, id: str, player: str, now: float) -> None:
    """The host calls off a tournament that has not begun, or stops one: nobody is paired any more, games that are under
    way continue like any others, and the standings stay as they are. Raises Problem."""
    found = tournament(connection, id, lock=True)
    _check_host(found, player)
    if found.status == "running":
        close(connection, id, now)
        return
    _check_joining(found)
    connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == id))


def begin(connection: Connection, id: str, player: str, now: float) -> None:
    """The host begins the tournament: everybody gets a seed by strength, and the first round is paired. Raises
    Problem."""
    found = tournament(connection, id, lock=True)
    _check_host(found, player)
    _check_joining(found)
    there = [one for one in entrants(connection, id) if one.person]
    if len(there) < FEWEST:
        raise conflict("too_few", f"a tournament needs {FEWEST} players")
    pool = pool_of(found.game, found.scenario, PLAYERS_OF_A_GAME)
    mode = pool.mode if pool is not None else ""
    strength = {one.player.id: skill_of(connection, found.game, mode, one.player.id).shown for one in there}
    ranked = sorted(there, key=lambda one: (-strength[one.player.id], one.joined, one.player.id))
    connection.execute(delete(ENTRANTS).where(ENTRANTS.c.tournament == id))
    for seed, one in enumerate(ranked, 1):
        row = {"tournament": id, "player": one.player.id, "joined": one.joined, "gone": False}
        connection.execute(insert(ENTRANTS), {**row, "seed": seed, "strength": float(strength[one.player.id])})
    if found.form == "knockout":
        rounds, pairs = knockout_rounds(len(ranked)), first_knockout_round(len(ranked))
    else:
        rounds = min(found.rounds, most_rounds(len(ranked)))
        pairs = swiss_round([Competitor(seed, 0) for seed in range(1, len(ranked) + 1)]) or []
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(status="running", rounds=rounds))
    open_round(connection, found, 1, pairs, now)


def open_round(connection: Connection, found: Tournament, number: int, pairs: list[Pair], now: float) -> None:
    """Write down who plays whom in a new round. Byes are decided at once."""
    changed = {"round": number, "due": now + found.length, "touched": now}
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == found.id).values(**changed))
    for table, (first, second) in enumerate(pairs, 1):
        bye = second == NOBODY
        row = {"tournament": found.id, "round": number, "table": table, "first": first, "second": second, "room": ""}
        points = {"first_points": (WON if first != NOBODY else 0) if bye else None, "second_points": 0 if bye else None}
        connection.execute(insert(PAIRINGS), {**row, **points, "how": "bye" if bye else ""})


def close(connection: Connection, id: str, now: float) -> None:
    """The tournament is over."""
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(status="over", due=0.0, touched=now))


def _touch(connection: Connection, id: str, now: float) -> None:
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(touched=now))


def _check_host(found: Tournament, player: str) -> None:
    if found.host != player:
        raise forbidden("only the person who holds this tournament may do that")


def _check_joining(found: Tournament) -> None:
    if found.status != "joining":
        raise conflict("begun", "this tournament has begun")
