"""The tables of ratings. `migrations/` creates them; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, SmallInteger, Table, Text, false

from banneret.server.people.schema import PEOPLE
from banneret.server.store.schema import METADATA

PLAYERS: Final = Table(
    "players",
    METADATA,
    # What others may know of a player; it opens nothing.
    Column("id", Text, primary_key=True),
    # Null for a bot, and for somebody who has been forgotten.
    Column("person", Text, ForeignKey(PEOPLE.c.id, ondelete="SET NULL")),
    # For a bot: its game and its name there.
    Column("game", Text, nullable=False, server_default=""),
    Column("bot", Text, nullable=False, server_default=""),
    # Whether everybody may see name, shield, ratings and results.
    Column("public", Boolean, nullable=False, server_default=false()),
    Index("players_person", "person", unique=True),
    Index("players_bot", "game", "bot"),
)

COUNTING: Final = Table(
    "rooms_that_count",
    METADATA,
    # Written with the room and dropped once its game is rated, so that nothing is lost in between.
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("mode", Text, nullable=False),
    # The team of each seat, as JSON.
    Column("teams", Text, nullable=False),
)

RATED_GAMES: Final = Table(
    "rated_games",
    METADATA,
    # In the order in which they were rated, which is part of the result.
    Column("n", Integer, primary_key=True, autoincrement=False),
    # What was a room; unique, so that no game is rated twice.
    Column("room", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("rated_games_room", "room", unique=True),
)

RATED_SEATS: Final = Table(
    "rated_seats",
    METADATA,
    Column("n", Integer, ForeignKey("rated_games.n", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("team", SmallInteger, nullable=False),
    # 1, 0 or -1.
    Column("result", SmallInteger, nullable=False),
    # The rating before and after.
    Column("old_mu", Double, nullable=False),
    Column("old_sigma", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("rated_seats_player", "player", "n"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("mode", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    # When the last game ended.
    Column("at", Double, nullable=False),
    Index("ratings_player", "player"),
)
