"""Identities: people with their sessions, passkeys, seats, halls and settings."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def _person(primary_key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.Text, whose, nullable=False, primary_key=primary_key)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("shield", sa.Text, nullable=False),
        sa.Column("languages", sa.Text, nullable=False),
    )
    op.create_table(
        "people_sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        _person(),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
    )
    op.create_index("people_sessions_person", "people_sessions", ["person"])
    op.create_table(
        "people_passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        _person(),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
    )
    op.create_index("people_passkeys_person", "people_passkeys", ["person"])
    op.create_table(
        "people_recovery",
        _person(primary_key=True),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("people_recovery_hash", "people_recovery", ["hash"], unique=True)
    op.create_table(
        "people_challenges",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("people_challenges_expires", "people_challenges", ["expires"])
    op.create_table(
        "people_seats",
        _person(primary_key=True),
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("key_hash", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("result", sa.SmallInteger),
    )
    op.create_index("people_seats_room", "people_seats", ["room"])
    op.create_table(
        "people_halls",
        _person(primary_key=True),
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "people_kept",
        _person(primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
