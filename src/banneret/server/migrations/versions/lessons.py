"""Rooms in which a lesson is taken remember which."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column. In older rooms none is taken."""
    op.add_column("rooms", sa.Column("lesson", sa.Text, nullable=False, server_default=""))
