"""Rooms remember what a bot did for somebody whose time was up."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the column."""
    op.add_column("room_chat", sa.Column("told", sa.Text, nullable=False, server_default=""))
