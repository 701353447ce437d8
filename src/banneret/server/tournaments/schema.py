"""The tables of tournaments. `migrations/` creates them; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, SmallInteger, Table, Text, false

from banneret.server.people.schema import PEOPLE
from banneret.server.store.schema import METADATA

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    # Null once the organiser has been forgotten.
    Column("organiser", Text, ForeignKey(PEOPLE.c.id, ondelete="SET NULL")),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    # swiss or knockout
    Column("kind", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    # How many rounds a Swiss one has; a knockout has as many as it needs.
    Column("rounds", SmallInteger, nullable=False),
    # How many may join.
    Column("most", SmallInteger, nullable=False),
    # Hours after which a game of a round is decided against whoever is waited for.
    Column("hours", Integer, nullable=False),
    # When it begins by itself; null if the organiser begins it.
    Column("starts", Double),
    # open, running, over or called_off
    Column("status", Text, nullable=False),
    # The round that is played; 0 before the first.
    Column("round", SmallInteger, nullable=False),
    # When that round ends at the latest.
    Column("until", Double),
    # Who tries to go on with it, so that one server does.
    Column("claimed", Double, nullable=False, server_default="0"),
    Index("tournaments_status", "status", "created"),
)

ENTRANTS: Final = Table(
    "tournament_players",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    # The place in the draw, from the strongest: given when it begins, and the order of joining before.
    Column("n", SmallInteger, primary_key=True, autoincrement=False),
    # Null once they have been forgotten.
    Column("person", Text, ForeignKey(PEOPLE.c.id, ondelete="SET NULL")),
    Column("name", Text, nullable=False),
    Column("strength", Double, nullable=False),
    Column("joined", Double, nullable=False),
    Column("withdrawn", Boolean, nullable=False, server_default=false()),
    Index("tournament_players_person", "person"),
)

PAIRINGS: Final = Table(
    "tournament_games",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", SmallInteger, primary_key=True, autoincrement=False),
    Column("board", SmallInteger, primary_key=True, autoincrement=False),
    # The places in the draw of who sits on the first and on the second seat; -1 for nobody: a bye.
    Column("first", SmallInteger, nullable=False),
    Column("second", SmallInteger, nullable=False),
    # Where it is played; empty until the room has been made.
    Column("room", Text, nullable=False),
    # 1, 0 or -1 for the first seat; null while it is played. `scored` says how it came about.
    Column("result", SmallInteger),
    # played, bye, forfeit or unplayed; empty while it is played
    Column("scored", Text, nullable=False),
    Index("tournament_games_room", "room"),
)
