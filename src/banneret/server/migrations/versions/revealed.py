"""Rooms whose luck may be known to somebody: nobody new may join them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column. Nothing is known of older rooms."""
    op.add_column("rooms", sa.Column("revealed", sa.Boolean, nullable=False, server_default=sa.false()))
