"""Rooms draw their luck with a secret that is shown when the game is over; it is of no use for anything else."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the column. Older rooms go on with the key they have, which nobody is ever shown."""
    op.add_column("rooms", sa.Column("dice", sa.Text, nullable=False, server_default=""))
