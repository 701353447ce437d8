"""Rooms say who may write to them, and nodes until when they hold theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the columns and the table. Nobody holds any room yet."""
    op.add_column("rooms", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("holder", sa.Text, nullable=False, server_default=""))
    op.create_index("rooms_holder", "rooms", ["holder"])
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
