"""Run by Alembic: migrations use the connection and the transaction of the code that opened the database."""

from alembic import context

from banneret.server.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, version_table=VERSION_TABLE
)
context.run_migrations()
