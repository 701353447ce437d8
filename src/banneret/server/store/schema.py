"""The tables of the store. `migrations/` creates them; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
    false,
    true,
)

VERSION_TABLE: Final = "banneret_version"
"""Where Alembic notes the version of a database; with our own name, because the database may be shared."""

METADATA: Final = MetaData()

ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("sides", Text, nullable=False),
    Column("options", Text, nullable=False),
    # Text, because a seed may have 19 digits and so does not always fit into 64 bits; "-" for none, as in a record.
    Column("seed", Text, nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("returns", Text),
    Column("seats", Text, nullable=False),
    Column("host_hash", Text, nullable=False),
    Column("seconds", Integer, nullable=False),
    # What these seconds are for, as JSON; empty for each answer.
    Column("pace", Text, nullable=False, server_default=""),
    # How many seconds a player has to be away before the host may free the seat.
    Column("absence", Integer, nullable=False, server_default="600"),
    Column("watching", Boolean, nullable=False),
    Column("title", Text, nullable=False),
    Column("revealed", Boolean, nullable=False, server_default=false()),
    Column("definition", Text, nullable=False, server_default=""),
    # The progress of its campaign when its game began; empty if it is part of none.
    Column("campaign", Text, nullable=False, server_default=""),
    # The lesson that is taken there; empty for none.
    Column("lesson", Text, nullable=False, server_default=""),
    Column("hints", Boolean, nullable=False, server_default=false()),
    # Whether everybody may find it: to sit down while it waits, to watch once it is played.
    Column("listed", Boolean, nullable=False, server_default=false()),
    # Whether its game counts for the ratings of those who play.
    Column("rated", Boolean, nullable=False, server_default=false()),
    # The strength the host wishes for, as LOW-HIGH; empty for any.
    Column("wish", Text, nullable=False, server_default=""),
    # The room in which the same people play again; empty while nobody has asked for that.
    Column("rematch", Text, nullable=False, server_default=""),
    # The key from which its bots draw, and in rooms of before also its luck: 64 hexadecimal digits.
    Column("luck", Text, nullable=False, server_default=""),
    # The secret with which its luck is drawn, shown once the game is over; empty in rooms of before.
    Column("dice", Text, nullable=False, server_default=""),
    # When its game began.
    Column("began", Double),
    # Whom the game waits for: -1 for nobody; since when, and in which round.
    Column("asked_seat", SmallInteger, nullable=False, server_default="-1"),
    Column("asked_since", Double, nullable=False, server_default="0"),
    Column("asked_round", Integer, nullable=False, server_default="0"),
    # When the time of that seat is up, and 0 while no clock runs; what all clocks of the room showed then, as JSON.
    Column("asked_until", Double, nullable=False, server_default="0"),
    Column("asked_clocks", Text, nullable=False, server_default=""),
    # Of the position after its last line, by which one can tell whether other rules lead there as well.
    Column("digest", Text, nullable=False, server_default=""),
    # The version of the program that knows its rules and content.
    Column("program", Text, nullable=False, server_default=""),
    # What has changed since, as JSON; empty if it simply goes on.
    Column("rules_change", Text, nullable=False, server_default=""),
    # Whether there is chat; and the seats whose players offer a draw, as JSON.
    Column("talk", Boolean, nullable=False, server_default=true()),
    Column("draw", Text, nullable=False, server_default=""),
    # How its game has ended, if not by its rules.
    Column("ended", Text, nullable=False, server_default=""),
    # Whether a tournament has told its players to meet there.
    Column("appointed", Boolean, nullable=False, server_default=false()),
    # How many lines the room has, so that an append can be checked without counting them.
    Column("length", Integer, nullable=False),
    # Who may write: one more each time somebody takes the room. Every change says under which number it is made.
    Column("epoch", Integer, nullable=False, server_default="0"),
    # The node where the room is awake; empty for none.
    Column("holder", Text, nullable=False, server_default=""),
    Index("rooms_touched", "touched"),
    Index("rooms_holder", "holder"),
    Index("rooms_asked_since", "asked_since"),
    Index("rooms_asked_until", "asked_until"),
    Index("rooms_listed", "listed", "status", "touched"),
)

NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", Text, primary_key=True),
    # Where other nodes reach it.
    Column("url", Text, nullable=False),
    # What they have to show there.
    Column("secret", Text, nullable=False),
    # By the clock of the database, until when it holds its rooms.
    Column("until", Double, nullable=False),
)

LINES: Final = Table(
    "room_lines",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    sqlite_with_rowid=False,
)

CHAT: Final = Table(
    "room_chat",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("who", SmallInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    # Empty for chat; otherwise what happened to the seat `who`.
    Column("kind", Text, nullable=False, server_default=""),
    # How many, where what happened is counted.
    Column("number", Integer, nullable=False, server_default="0"),
    # By language, as JSON: what a bot did for the seat; empty otherwise.
    Column("told", Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

REPORTS: Final = Table(
    "chat_reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
    # The line of chat that somebody wants the host of the server to read. It is copied, with those before it, because
    # old lines are deleted.
    Column("n", Integer, nullable=False),
    Column("lines", Text, nullable=False),
    Column("at", Double, nullable=False),
    # When the host has dealt with it.
    Column("done", Double),
    Index("chat_reports_line", "room", "n", unique=True),
    Index("chat_reports_at", "at"),
)

SERVING: Final = Table(
    "serving",
    METADATA,
    # One row: when any server was last at work on this database. While none was, no clock runs.
    Column("n", SmallInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index("records_at", "at"),
)

CAREERS: Final = Table(
    "heroes",
    METADATA,
    Column("id", Text, primary_key=True),
    # The hash of the key of the hall the career belongs to.
    Column("owner", Text, nullable=False),
    # The room whose game it takes part in; empty for none.
    Column("room", Text, nullable=False),
    Column("touched", Double, nullable=False),
    Column("text", Text, nullable=False),
    # What a hall shows of it.
    Column("brief", Text, nullable=False, server_default=""),
    Index("heroes_owner", "owner"),
    Index("heroes_room", "room"),
)

DRAFTS: Final = Table(
    "drafts",
    METADATA,
    Column("id", Text, primary_key=True),
    # The hash of the key of the shelf it lies on.
    Column("owner", Text, nullable=False),
    Column("name", Text, nullable=False),
    # Grows with every change, so that two browsers never overwrite each other unknowingly.
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index("drafts_owner", "owner"),
    Index("drafts_at", "at"),
)

SHARED: Final = Table(
    "shared_scenarios",
    METADATA,
    # Made from the text, so that the same file is kept once.
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index("shared_scenarios_at", "at"),
)

LAB_RUNS: Final = Table(
    "lab_runs",
    METADATA,
    Column("id", Text, primary_key=True),
    # What is played, as JSON.
    Column("wish", Text, nullable=False),
    Column("touched", Double, nullable=False),
    Column("state", Text, nullable=False),
    # Whoever plays it has taken it under this number, until then by the clock of the database.
    Column("epoch", Integer, nullable=False),
    Column("until", Double, nullable=False),
    # When somebody looked in last, by the same clock.
    Column("asked", Double, nullable=False),
    Index("lab_runs_touched", "touched"),
)

LAB_GAMES: Final = Table(
    "lab_games",
    METADATA,
    Column("run", Text, ForeignKey("lab_runs.id", ondelete="CASCADE"), primary_key=True),
    # Its place in the order in which games ended.
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("version", SmallInteger, nullable=False),
    # As JSON, without its record.
    Column("game", Text, nullable=False),
    # The name of its record, if that was kept.
    Column("record", Text, nullable=False),
    sqlite_with_rowid=False,
)

TRIALS: Final = Table(
    "trials",
    METADATA,
    # The name that the file gets once it is shared.
    Column("id", Text, primary_key=True),
    # Of the last change, by the clock of the database.
    Column("at", Double, nullable=False),
    # How far it has come, as JSON.
    Column("state", Text, nullable=False),
    Index("trials_at", "at"),
)
