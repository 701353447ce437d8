"""Rooms know whether a tournament has told their players to meet there."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the column, and set it for the tournaments there are."""
    op.add_column("rooms", sa.Column("appointed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE rooms SET appointed = true WHERE id IN (SELECT room FROM tournament_pairings)")
