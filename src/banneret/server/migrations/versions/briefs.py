"""What the hall shows of a hero lies ready beside the career, so that nobody has to read all careers for a list."""

import sqlalchemy as sa
from alembic import op

from banneret.server.store.hero_brief import brief_of

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column, and write it for every hero there is."""
    op.add_column("heroes", sa.Column("brief", sa.Text, nullable=False, server_default=""))
    heroes = sa.table("heroes", *(sa.column(name, sa.Text) for name in ("id", "text", "brief")))
    connection = op.get_bind()
    written = sa.update(heroes).where(heroes.c.id == sa.bindparam("hero")).values(brief=sa.bindparam("short"))
    for id in connection.execute(sa.select(heroes.c.id)).scalars().all():
        text = connection.execute(sa.select(heroes.c.text).where(heroes.c.id == id)).scalar_one()
        connection.execute(written, {"hero": id, "short": brief_of(text)})
