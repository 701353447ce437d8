"""Players: people and bots by a name that others may know and that opens nothing.

What belongs to an identity is found from it, never the other way round: a player's page shows the name, the shield and
the results of somebody who wants that, and nothing that leads to who they are.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, func, insert, select, update

from banneret.bots.characters import character
from banneret.server.people.schema import PEOPLE
from banneret.server.ratings.schema import PLAYERS, RATED_GAMES, RATED_SEATS, RATINGS
from banneret.server.ratings.skill import CERTAIN, Skill
from banneret.server.store.schema import ROOMS

PLAYER: Final = "[0-9a-f]{20}"
"""What the name of a player looks like."""
MOST_RESULTS: Final = 50
"""How many games a player's page shows."""
MOST_LEADERS: Final = 100
MOST_FOUND: Final = 10
"""How many people a search for a name finds."""


class StoredPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A player as others see them."""

    id: str
    name: str
    """Empty for somebody who does not show it."""
    shield: str
    bot: str
    game: str
    """Of a bot."""
    public: bool


class StoredRating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a player is in a mode of a game."""

    player: StoredPlayer
    game: str
    mode: str
    skill: Skill
    won: int
    drawn: int
    lost: int
    at: float


class StoredResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game that counted ended for a player."""

    n: int
    room: str
    """Empty if nobody may come and look."""
    game: str
    mode: str
    scenario: str
    at: float
    result: int
    before: Skill
    after: Skill
    others: tuple[StoredPlayer, ...]


def known_player(connection: Connection, person: str) -> str:
    """The player that somebody is, if they have become one before; otherwise empty."""
    return connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.person == person)).scalar_one_or_none() or ""


def player_of(connection: Connection, person: str) -> str:
    """The player that somebody is from now on; empty if the identity no longer exists."""
    found = known_player(connection, person)
    if found:
        return found
    if connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person)).first() is None:
        return ""
    return _new(connection, person=person)


def bot_player(connection: Connection, game: str, bot: str, make: bool = True) -> str:
    """The player a bot is; a character is one whether it is called by its name or its rank.

    One that has not played yet becomes a player, or is empty if none is to be made.
    """
    known = character(bot, game)
    name = known.id if known is not None else bot
    asked = select(PLAYERS.c.id).where(PLAYERS.c.game == game, PLAYERS.c.bot == name)
    found: str | None = connection.execute(asked).scalar_one_or_none()
    if found is None and make:
        return _new(connection, game=game, bot=name, public=True)
    return found or ""


def _new(connection: Connection, **what: object) -> str:
    made = secrets.token_hex(10)
    connection.execute(insert(PLAYERS), {"id": made, **what})
    return made


def show(connection: Connection, person: str, public: bool) -> None:
    """Whether everybody may see the page of somebody."""
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player_of(connection, person)).values(public=public))


_SEEN: Final = select(
    PLAYERS.c.id, PLAYERS.c.game, PLAYERS.c.bot, PLAYERS.c.public, PEOPLE.c.name, PEOPLE.c.shield
).join(PEOPLE, PEOPLE.c.id == PLAYERS.c.person, isouter=True)


def _seen(row: Iterable[Any]) -> StoredPlayer:
    id, game, bot, public, name, shield = row
    shown = public and not bot
    return StoredPlayer(
        id=id, name=(name or "") if shown else "", shield=(shield or "") if shown else "", bot=bot, game=game,
        public=public,
    )  # fmt: skip


def seen(connection: Connection, player: str) -> StoredPlayer | None:
    """A player by id; somebody who is not public has no name here, and is nobody's business."""
    row = connection.execute(_SEEN.where(PLAYERS.c.id == player)).one_or_none()
    return None if row is None else _seen(row)


def person_of(connection: Connection, player: str) -> str:
    """The identity of a public player, for what the server does on behalf of others; empty for everybody else."""
    asked = select(PLAYERS.c.person).where(PLAYERS.c.id == player, PLAYERS.c.public)
    return connection.execute(asked).scalar_one_or_none() or ""


def search(connection: Connection, name: str) -> list[StoredPlayer]:
    """Public people whose names begin like this."""
    asked = _SEEN.where(
        PLAYERS.c.public, PLAYERS.c.bot == "", func.lower(PEOPLE.c.name).startswith(name.lower(), autoescape=True)
    )
    return [_seen(row) for row in connection.execute(asked.order_by(PEOPLE.c.name, PLAYERS.c.id).limit(MOST_FOUND))]


# -- ratings -----------------------------------------------------------------------------------------------------------

_RATED: Final = (
    select(RATINGS, PLAYERS.c.id, PLAYERS.c.game.label("of"), PLAYERS.c.bot, PLAYERS.c.public, PEOPLE.c.name,
           PEOPLE.c.shield)
    .join(PLAYERS, PLAYERS.c.id == RATINGS.c.player)
    .join(PEOPLE, PEOPLE.c.id == PLAYERS.c.person, isouter=True)
)  # fmt: skip


def _ratings(connection: Connection, asked: Select[Any]) -> list[StoredRating]:
    return [
        StoredRating(
            player=_seen((row["id"], row["of"], row["bot"], row["public"], row["name"], row["shield"])),
            game=row["game"], mode=row["mode"], skill=Skill(row["mu"], row["sigma"]), won=row["won"],
            drawn=row["drawn"], lost=row["lost"], at=row["at"],
        )
        for row in connection.execute(asked).mappings()
    ]  # fmt: skip


def ratings_of(connection: Connection, player: str) -> list[StoredRating]:
    """All ratings of a player."""
    return _ratings(connection, _RATED.where(RATINGS.c.player == player).order_by(RATINGS.c.game, RATINGS.c.mode))


def leaders(connection: Connection, game: str, mode: str) -> list[StoredRating]:
    """The strongest in a mode of a game: first those who are at least that strong with the most certainty. Only players
    who show it and about whom enough is known."""
    asked = _RATED.where(
        RATINGS.c.game == game, RATINGS.c.mode == mode, RATINGS.c.sigma <= CERTAIN, PLAYERS.c.public,
        (PLAYERS.c.bot != "") | PLAYERS.c.person.is_not(None),
    ).order_by((RATINGS.c.mu - 2 * RATINGS.c.sigma).desc(), PLAYERS.c.id)  # fmt: skip
    return _ratings(connection, asked.limit(MOST_LEADERS))


def pools(connection: Connection) -> list[tuple[str, str, int]]:
    """The modes in which games have counted, and how many players each has."""
    asked = select(RATINGS.c.game, RATINGS.c.mode, func.count()).group_by(RATINGS.c.game, RATINGS.c.mode)
    return [
        (game, mode, many) for game, mode, many in connection.execute(asked.order_by(RATINGS.c.game, RATINGS.c.mode))
    ]


def results_of(connection: Connection, player: str) -> list[StoredResult]:
    """The latest games of a player that counted, the last first."""
    mine = (
        select(RATED_SEATS, RATED_GAMES.c.room, RATED_GAMES.c.game, RATED_GAMES.c.mode, RATED_GAMES.c.scenario,
               RATED_GAMES.c.at, ROOMS.c.listed, ROOMS.c.watching)
        .join(RATED_GAMES, RATED_GAMES.c.n == RATED_SEATS.c.n)
        .join(ROOMS, ROOMS.c.id == RATED_GAMES.c.room, isouter=True)
        .where(RATED_SEATS.c.player == player)
        .order_by(RATED_SEATS.c.n.desc())
        .limit(MOST_RESULTS)
    )  # fmt: skip
    rows = connection.execute(mine).mappings().all()
    others: dict[int, list[StoredPlayer]] = {}
    there = (
        select(RATED_SEATS.c.n, *_SEEN.selected_columns)
        .join(PLAYERS, PLAYERS.c.id == RATED_SEATS.c.player)
        .join(PEOPLE, PEOPLE.c.id == PLAYERS.c.person, isouter=True)
        .where(RATED_SEATS.c.n.in_([row["n"] for row in rows]), RATED_SEATS.c.player != player)
        .order_by(RATED_SEATS.c.n, RATED_SEATS.c.seat)
    )
    for n, *rest in connection.execute(there):
        others.setdefault(n, []).append(_seen(rest))
    return [
        StoredResult(
            n=row["n"], room=row["room"] if row["listed"] and row["watching"] else "", game=row["game"],
            mode=row["mode"], scenario=row["scenario"], at=row["at"], result=row["result"],
            before=Skill(row["old_mu"], row["old_sigma"]), after=Skill(row["mu"], row["sigma"]),
            others=tuple(others.get(row["n"], ())),
        )
        for row in rows
    ]  # fmt: skip
