"""The event loop of a server: it hears of a few connections at a time.

asyncio asks the system for everything that has happened, and handles all of it before anybody else has a turn: when a
thousand connections close at once, whoever plays waits for all of them.
"""

from __future__ import annotations

import asyncio
import math
import selectors
import sys
from typing import Final

AT_ONCE: Final = 48
"""Of how many connections it hears before others have a turn."""

if sys.platform == "linux":

    class FewAtOnce(selectors.EpollSelector):
        """A selector that returns few of those that are ready; the system names the others first the next time."""

        def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
            """Some that are ready, as soon as any is."""
            # The system counts in milliseconds: round up, or the loop would look again and again until a timer is due.
            wait = -1.0 if timeout is None else max(0.0, math.ceil(timeout * 1e3) * 1e-3)
            try:
                found = self._selector.poll(wait, AT_ONCE)  # type: ignore[attr-defined]
            except InterruptedError:
                return []
            keys = ((self.get_map().get(fd), events) for fd, events in found)
            return [(key, _events(events) & key.events) for key, events in keys if key is not None]

    def _events(found: int) -> int:
        """Errors and hang-ups count as both, as in the selector of the library."""
        import select

        writes = selectors.EVENT_WRITE if found & ~select.EPOLLIN else 0
        return writes | (selectors.EVENT_READ if found & ~select.EPOLLOUT else 0)


def few_at_once() -> asyncio.AbstractEventLoop:
    """A loop of that kind, where the system can say so; the usual one elsewhere."""
    if sys.platform == "linux":
        return asyncio.SelectorEventLoop(FewAtOnce())
    return asyncio.new_event_loop()
