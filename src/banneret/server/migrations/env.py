"""Run by Alembic: migrations use the connection and the transaction of the code that opened the database."""

from alembic import context

from banneret.server.meeting.schema import QUEUE
from banneret.server.ratings.schema import RATINGS
from banneret.server.store.schema import VERSION_TABLE
from banneret.server.tournaments.schema import PAIRINGS

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=[table.metadata for table in (QUEUE, RATINGS, PAIRINGS)],
    version_table=VERSION_TABLE,
)
context.run_migrations()
