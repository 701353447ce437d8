"""Housekeeping: what nobody has touched for a long time is deleted, so that no disk fills up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from banneret.kernel.errors import StorageError
from banneret.server.store.labs import delete_runs
from banneret.server.store.store import MOST_DELETED
from banneret.server.store.trials import delete_trials
from banneret.server.store.types import Status

# A cycle of types alone: the rooms have it, and it is handed them.
if TYPE_CHECKING:
    from banneret.server.rooms.rooms import Rooms

DAY: Final = 86_400.0
EVERY: Final = 3600.0
"""Seconds between two runs."""
LOG: Final = logging.getLogger("banneret.server")
Days = Annotated[float, msgspec.Meta(ge=0, le=100_000)]


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """For how many days what nobody touches is kept; 0 means forever."""

    finished: Days = 180.0
    """Rooms whose games are over."""
    unfinished: Days = 365.0
    """Rooms that are waiting, or whose games are under way."""
    records: Days = 0.0
    """Records, which somebody wanted to keep."""
    drafts: Days = 365.0
    """Drafts of scenarios."""
    scenarios: Days = 0.0
    """Scenarios that were shared: links to them should not break."""
    labs: Days = 180.0
    """Runs of the balance lab."""


async def keep_house(rooms: Rooms, keep: Keep) -> None:
    """Clean up regularly while the server runs."""
    while True:
        try:
            await clear_away(rooms, keep, time.time())
        except StorageError as error:
            LOG.error("old rooms could not be deleted: %s", error)
        await asyncio.sleep(EVERY)


async def clear_away(rooms: Rooms, keep: Keep, now: float) -> None:
    """Delete what has been kept long enough, except rooms that are awake."""
    store = rooms.store

    async def delete(days: float, *statuses: Status) -> int:
        return await store.delete_older(now - days * DAY, statuses, tuple(rooms.awake), rooms.name)

    if keep.finished:
        await _all(lambda: delete(keep.finished, "over"))
    if keep.unfinished:
        await _all(lambda: delete(keep.unfinished, "waiting", "running"))
    if keep.records:
        await _all(lambda: store.delete_records(now - keep.records * DAY))
    if keep.drafts:
        await _all(lambda: store.delete_drafts(now - keep.drafts * DAY))
    if keep.scenarios:
        await _all(lambda: store.delete_shared(now - keep.scenarios * DAY))
    if keep.labs:
        await _all(lambda: store.write(partial(delete_runs, before=now - keep.labs * DAY, most=MOST_DELETED)))
    await store.write(partial(delete_trials, before=now - DAY))


async def _all(delete: Callable[[], Awaitable[int]]) -> None:
    """A few at a time, because players wait in the meantime."""
    while await delete() == MOST_DELETED:
        await asyncio.sleep(1)
