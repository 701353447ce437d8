"""Tournaments, who plays in them, and who plays whom in which round."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=False)


def _small(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.SmallInteger, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _player(name: str, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, sa.ForeignKey("players.id"), primary_key=primary_key, nullable=False)


def _tournament() -> sa.Column[str]:
    return sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        _text("name"),
        _player("host"),
        *(_text(name) for name in ("game", "scenario", "clock")),
        _flag("rated"),
        _text("form"),
        _small("rounds"),
        _number("length"),
        _small("most"),
        _text("status"),
        _small("round"),
        *(_number(name) for name in ("due", "created", "touched")),
    )
    op.create_index("tournaments_status", "tournaments", ["status", "touched"])
    op.create_index("tournaments_host", "tournaments", ["host", "created"])
    op.create_table(
        "tournament_players",
        _tournament(),
        _player("player", primary_key=True),
        _number("joined"),
        _small("seed"),
        _number("strength"),
        _flag("gone"),
    )
    op.create_index("tournament_players_player", "tournament_players", ["player"])
    op.create_table(
        "tournament_pairings",
        _tournament(),
        *(sa.Column(name, sa.SmallInteger, primary_key=True, autoincrement=False) for name in ("round", "table")),
        _small("first"),
        _small("second"),
        _text("room"),
        *(sa.Column(name, sa.SmallInteger) for name in ("first_points", "second_points")),
        _text("how"),
    )
    op.create_index("tournament_pairings_room", "tournament_pairings", ["room"])
