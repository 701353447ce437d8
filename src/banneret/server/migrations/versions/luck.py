"""Rooms draw their luck with a secret key each; the seeds they had, which could be found by trying, are forgotten."""

from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column, with a key of its own for every room there is."""
    op.add_column("rooms", sa.Column("luck", sa.Text, nullable=False, server_default=""))
    rooms = sa.table("rooms", sa.column("id", sa.Text), sa.column("seed", sa.Text), sa.column("luck", sa.Text))
    connection = op.get_bind()
    # In which a seed was chosen and in which it was drawn is not known, so all of them go on with new luck.
    keys = [{"room": id, "key": token_hex(32)} for id in connection.execute(sa.select(rooms.c.id)).scalars()]
    if keys:
        given = sa.update(rooms).where(rooms.c.id == sa.bindparam("room")).values(seed="-", luck=sa.bindparam("key"))
        connection.execute(given, keys)
