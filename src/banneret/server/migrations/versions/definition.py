"""Rooms in which a custom scenario is played."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column. Older rooms play what comes with the program."""
    op.add_column("rooms", sa.Column("definition", sa.Text, nullable=False, server_default=""))
