"""Rooms say where they were left, by which program, and what has changed in the rules since."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the columns. Of older rooms nobody knows the last position, so their players are asked if rules change."""
    op.add_column("rooms", sa.Column("digest", sa.Text, nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("program", sa.Text, nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("rules_change", sa.Text, nullable=False, server_default=""))
