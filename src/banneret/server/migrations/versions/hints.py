"""Rooms say whether those who play may ask what a good bot would answer."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column. In older rooms nobody was told that there are hints, so there are none."""
    op.add_column("rooms", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
