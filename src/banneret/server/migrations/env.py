"""Run by Alembic: the migrations go over the connection and in the transaction of whoever opened the database."""

from alembic import context

from banneret.server.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, version_table=VERSION_TABLE
)
context.run_migrations()
