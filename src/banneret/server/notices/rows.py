"""Rows that are added unless they are there already, in either kind of database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def add_new(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> int:
    """Add those rows that break no rule of the table, and return how many; others are there already."""
    if not rows:
        return 0
    made = sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
    statement = made.on_conflict_do_nothing()
    return sum(connection.execute(statement, row).rowcount for row in rows)
