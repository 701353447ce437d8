"""The tables of tournaments. `migrations/` creates them; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, SmallInteger, Table, Text

from banneret.server.ratings.schema import PLAYERS
from banneret.server.store.schema import METADATA

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    # The player who has made it. Players stay when the identity behind them is deleted; then nobody is its host.
    Column("host", Text, ForeignKey(PLAYERS.c.id), nullable=False),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    # The clock of its games, as in the queue of pairing.
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    # swiss or knockout
    Column("form", Text, nullable=False),
    # How many rounds there are; 0 in a knockout that has not begun.
    Column("rounds", SmallInteger, nullable=False),
    # How many seconds a round lasts at most.
    Column("length", Double, nullable=False),
    # How many may join.
    Column("most", SmallInteger, nullable=False),
    # joining, running or over
    Column("status", Text, nullable=False),
    # The round that is played, from 1; 0 before the first.
    Column("round", SmallInteger, nullable=False),
    # When that round ends at the latest.
    Column("due", Double, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Index("tournaments_status", "status", "touched"),
    Index("tournaments_host", "host", "created"),
)

ENTRANTS: Final = Table(
    "tournament_players",
    METADATA,
    Column("tournament", Text, ForeignKey(TOURNAMENTS.c.id, ondelete="CASCADE"), primary_key=True),
    Column("player", Text, ForeignKey(PLAYERS.c.id), primary_key=True),
    Column("joined", Double, nullable=False),
    # By strength when it began, from 1; 0 before.
    Column("seed", SmallInteger, nullable=False),
    # How strong they were then, as people see it.
    Column("strength", Double, nullable=False),
    # Whether they have left a tournament under way: they are no longer paired.
    Column("gone", Boolean, nullable=False),
    Index("tournament_players_player", "player"),
)

PAIRINGS: Final = Table(
    "tournament_pairings",
    METADATA,
    Column("tournament", Text, ForeignKey(TOURNAMENTS.c.id, ondelete="CASCADE"), primary_key=True),
    Column("round", SmallInteger, primary_key=True, autoincrement=False),
    # The number of the table in its round, from 1.
    Column("table", SmallInteger, primary_key=True, autoincrement=False),
    # By seeds: who has the first seat, and who the second; 0 for nobody, which is a bye.
    Column("first", SmallInteger, nullable=False),
    Column("second", SmallInteger, nullable=False),
    # Where they play; empty until the room has been made, and for a bye.
    Column("room", Text, nullable=False),
    # In half points; null while it is played.
    Column("first_points", SmallInteger),
    Column("second_points", SmallInteger),
    # How it was decided: empty while it is played, then game, bye, late or left.
    Column("how", Text, nullable=False),
    Index("tournament_pairings_room", "room"),
)
