"""Lasting: what a server does by itself for as long as it runs, whatever goes wrong in it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

AGAIN: Final = 5.0
"""Seconds after which work that has failed starts again."""
LOG: Final = logging.getLogger("banneret.server")


def lasting(work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    """Begin work that has no end. Each looks after the failures it knows; after one that nobody has thought of it
    starts again, for clocks would stand still otherwise, or notices never be sent."""
    return asyncio.create_task(_go_on(work))


async def _go_on(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception:
            LOG.exception("something that goes on by itself has failed, and starts again")
        await asyncio.sleep(AGAIN)
