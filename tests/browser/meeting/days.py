"""Days that pass when a test says so: for a server, which was at work meanwhile, and for the pages of people."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import BrowserContext
from sqlalchemy import update

from banneret.server.store.schema import SERVING
from tests.browser.meeting.people import carried_out
from tests.support.live_server import Live

HOUR: Final = 3600.0
AHEAD: Final = "const real = Date.now.bind(Date); Date.now = () => real() + (window.ahead ?? 0);"
"""The clock of a page, which a test may put forward."""


class Days:
    """A server whose clock can be put forward."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._ahead = 0.0
        self._contexts: list[BrowserContext] = []
        live.rooms.now = self.now
        live.app.state.office.clock = self.now

    def now(self) -> float:
        return time.time() + self._ahead

    def follow(self, context: BrowserContext) -> BrowserContext:
        """The pages of a browser have the same time."""
        context.add_init_script(AHEAD)
        self._contexts.append(context)
        return context

    def later(self, hours: float) -> None:
        """So many hours pass. Rooms have slept meanwhile, as they do."""
        seconds = hours * HOUR
        # Servers note every few seconds that they are there; where none is, clocks stand still.
        noted = update(SERVING).values(at=SERVING.c.at + seconds)
        carried_out(self.live.rooms.store.write(lambda connection: connection.execute(noted)))
        self._ahead += seconds
        ahead = f"window.ahead = {self._ahead * 1000}"
        for context in self._contexts:
            context.add_init_script(ahead)
            for page in context.pages:
                page.evaluate(ahead)
        self._in_loop(self._sleep)

    def _sleep(self) -> None:
        for room in list(self.live.rooms.awake.values()):
            self.live.rooms.drop(room, 1012)

    def _in_loop(self, do: Callable[[], None]) -> None:
        """Do something where the server does what it does."""
        self.live.rooms._tasks[0].get_loop().call_soon_threadsafe(do)
