"""Run by Alembic: migrations use the connection and the transaction of the code that opened the database."""

from alembic import context

from banneret.server.people.schema import PEOPLE
from banneret.server.store.schema import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"], target_metadata=PEOPLE.metadata, version_table=VERSION_TABLE
)
context.run_migrations()
