"""Housekeeping: sessions and challenges that have expired are deleted, and people who can never come back."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from banneret.kernel.errors import StorageError
from banneret.server.people.identities import People

EVERY: Final = 3600.0
"""Seconds between two runs."""
LOG: Final = logging.getLogger("banneret.server")


async def keep_people(people: People) -> None:
    """Clean up regularly while the server runs."""
    while True:
        try:
            await people.forget_unreachable()
        except StorageError as error:
            LOG.error("expired sessions could not be deleted: %s", error)
        await asyncio.sleep(EVERY)
