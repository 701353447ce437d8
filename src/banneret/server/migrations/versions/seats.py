"""How long somebody may be away from a running game, and lines of chat that tell what has happened to seats."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns. Older rooms get the usual time."""
    op.add_column("rooms", sa.Column("absence", sa.Integer, nullable=False, server_default="600"))
    op.add_column("room_chat", sa.Column("kind", sa.Text, nullable=False, server_default=""))
