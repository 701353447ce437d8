"""Drafts of scenarios, and scenarios that are shared by a link."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "drafts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("drafts_owner", "drafts", ["owner"])
    op.create_index("drafts_at", "drafts", ["at"])
    op.create_table(
        "shared_scenarios",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("shared_scenarios_at", "shared_scenarios", ["at"])
