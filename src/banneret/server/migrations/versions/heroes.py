"""Heroes of BattleLore with their careers, and the rooms they are in."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "heroes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("heroes_owner", "heroes", ["owner"])
    op.create_index("heroes_room", "heroes", ["room"])
