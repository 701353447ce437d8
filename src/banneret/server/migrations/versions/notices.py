"""Notices: how people want to be told, what there is to tell, and what is being sent."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def _person(primary_key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.Text, whose, nullable=False, primary_key=primary_key)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "people_wishes",
        _person(primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False, server_default="0"),
        sa.Column("digest", sa.Double),
    )
    op.create_index("people_wishes_digest", "people_wishes", ["digest"])
    op.create_table(
        "people_channels",
        sa.Column("id", sa.Text, primary_key=True),
        _person(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Double),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("off", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
    )
    for column in ("person", "secret", "off"):
        op.create_index(f"people_channels_{column}", "people_channels", [column])
    op.create_table(
        "people_notices",
        sa.Column("id", sa.Text, primary_key=True),
        _person(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("done", sa.Double),
        sa.UniqueConstraint("person", "kind", "key", name="people_notices_once"),
    )
    op.create_index("people_notices_due", "people_notices", ["done", "due"])
    op.create_table(
        "people_deliveries",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, sa.ForeignKey("people_channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("leased", sa.Double, nullable=False),
    )
    op.create_index("people_deliveries_due", "people_deliveries", ["due"])
    op.create_index("people_deliveries_channel", "people_deliveries", ["channel"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
