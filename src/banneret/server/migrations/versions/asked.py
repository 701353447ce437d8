"""Rooms say when their games began, and whom they wait for since when."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the columns. Whom a game waits for is noted when its room wakes, or with the next answer."""
    op.add_column("rooms", sa.Column("began", sa.Double))
    op.add_column("rooms", sa.Column("asked_seat", sa.SmallInteger, nullable=False, server_default="-1"))
    op.add_column("rooms", sa.Column("asked_since", sa.Double, nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("asked_round", sa.Integer, nullable=False, server_default="0"))
    op.create_index("rooms_asked_since", "rooms", ["asked_since"])
