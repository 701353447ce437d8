"""Rooms that everybody may find and games that count; players with ratings, a queue for pairing, and invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0015"


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=False)


def _small(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.SmallInteger, nullable=False)


def _person(deleted: str, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete=deleted), primary_key=primary_key)


def upgrade() -> None:
    """Add the columns, of which older rooms have nothing to say, and make the tables."""
    for name in ("listed", "rated"):
        op.add_column("rooms", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    for name in ("wish", "rematch"):
        op.add_column("rooms", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.create_index("rooms_listed", "rooms", ["listed", "status", "touched"])
    _ratings()
    _meeting()


def _ratings() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        _person("SET NULL"),
        sa.Column("game", sa.Text, nullable=False, server_default=""),
        sa.Column("bot", sa.Text, nullable=False, server_default=""),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("players_person", "players", ["person"], unique=True)
    op.create_index("players_bot", "players", ["game", "bot"])
    room = sa.ForeignKey("rooms.id", ondelete="CASCADE")
    op.create_table(
        "rooms_that_count", sa.Column("room", sa.Text, room, primary_key=True), _text("mode"), _text("teams")
    )
    op.create_table(
        "rated_games",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        *(_text(name) for name in ("room", "game", "mode", "scenario")),
        _number("at"),
    )
    op.create_index("rated_games_room", "rated_games", ["room"], unique=True)
    op.create_table(
        "rated_seats",
        sa.Column("n", sa.Integer, sa.ForeignKey("rated_games.n", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        _small("team"),
        _small("result"),
        *(_number(name) for name in ("old_mu", "old_sigma", "mu", "sigma")),
    )
    op.create_index("rated_seats_player", "rated_seats", ["player", "n"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mode", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        _number("mu"),
        _number("sigma"),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("won", "drawn", "lost")),
        _number("at"),
    )
    op.create_index("ratings_player", "ratings", ["player"])


def _meeting() -> None:
    op.create_table(
        "pairing_queue",
        sa.Column("ticket", sa.Text, primary_key=True),
        _person("CASCADE"),
        *(_text(name) for name in ("name", "game", "scenario", "clock")),
        sa.Column("rated", sa.Boolean, nullable=False),
        *(_number(name) for name in ("strength", "since", "seen", "patience")),
        _text("room"),
        _small("seat"),
    )
    op.create_index("pairing_queue_room", "pairing_queue", ["room", "game", "scenario"])
    op.create_index("pairing_queue_person", "pairing_queue", ["person"])
    op.create_table(
        "invitations",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        _person("CASCADE", primary_key=True),
        sa.Column("by", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        _text("name"),
        _number("at"),
        _text("kind"),
    )
    op.create_index("invitations_person", "invitations", ["person"])
    op.create_index("invitations_by", "invitations", ["by", "at"])
