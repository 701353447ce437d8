"""Rooms have clocks of several kinds, which count on while they sleep; chat can be reported, or left out."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("rooms", sa.Column("pace", sa.Text, nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("asked_until", sa.Double, nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("asked_clocks", sa.Text, nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("rooms", sa.Column("draw", sa.Text, nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("ended", sa.Text, nullable=False, server_default=""))
    op.create_index("rooms_asked_until", "rooms", ["asked_until"])
    op.add_column("room_chat", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "chat_reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("done", sa.Double),
    )
    op.create_index("chat_reports_line", "chat_reports", ["room", "n"], unique=True)
    op.create_index("chat_reports_at", "chat_reports", ["at"])
    op.create_table(
        "serving",
        sa.Column("n", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
