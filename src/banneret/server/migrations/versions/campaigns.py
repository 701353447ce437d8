"""Rooms that are part of a campaign remember how far it had come when their game began."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column. Older rooms are part of none."""
    op.add_column("rooms", sa.Column("campaign", sa.Text, nullable=False, server_default=""))
