"""Runs of the balance lab and their games, and trials of files that are to be shared."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "lab_runs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
    )
    op.create_index("lab_runs_touched", "lab_runs", ["touched"])
    op.create_table(
        "lab_games",
        sa.Column("run", sa.Text, sa.ForeignKey("lab_runs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.SmallInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "trials",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_index("trials_at", "trials", ["at"])
