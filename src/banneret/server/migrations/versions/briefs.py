"""What the hall shows of a hero lies ready beside the career, so that nobody has to read all careers for a list."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

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


def brief_of(text: str) -> str:
    """What a hall shows of a hero, as it was written when this column was new."""
    career: dict[str, Any] = json.loads(text)
    deeds = [deed for deed in career.pop("history", []) if deed["adventure"] != "academy"]
    brief = {"career": career, "adventures": len(deeds), "victories": sum(deed["won"] for deed in deeds)}
    return json.dumps(brief, ensure_ascii=False, separators=(",", ":"))
