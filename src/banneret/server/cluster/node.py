"""Node: one of several servers on a database. It says that it is alive, and knows which others are.

A node holds its rooms for a few seconds at a time, by the clock of the database. Every time it says that it is alive it
is told which rooms it still holds, and drops the others: one that was stopped, cut off, or only slow, cannot know by
itself that its time was up. Until it has been told it can write nothing, for the database refuses that under an older
epoch (`store.holding`), and shows nobody a table (`sure`).
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from banneret.kernel.errors import StorageError
from banneret.server.access import new_secret
from banneret.server.problems import away
from banneret.server.store.holding import Peer
from banneret.server.store.store import Store

LEASE: Final = 3.0
"""Seconds for which a silent node keeps its rooms."""
EVERY: Final = 0.7
"""Seconds between two signs of life."""
PATIENCE: Final = LEASE + 2.0
"""How many seconds somebody waits for the rooms of a node that does not answer."""
LOG: Final = logging.getLogger("banneret.server")


class Node:
    """This server among others."""

    def __init__(self, store: Store, url: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.id = secrets.token_hex(8)
        """A new one after each start: what it held before, it has to take again."""
        self.peer = Peer(url, new_secret())
        self.alive: dict[str, Peer] = {}
        """All nodes there are, including itself."""
        self.words = 0
        """How often it has said that it is alive, and has looked what became of its rooms."""
        self._store = store
        self._clock = clock
        self._renewed = clock()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def holds(self) -> bool:
        """Whether nobody else may have taken its rooms."""
        return self._clock() - self._renewed < LEASE

    async def sure(self) -> None:
        """Wait until nobody else may have taken its rooms. Raises Problem if that takes too long."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not self.holds:
                    await self._news.wait()
        except TimeoutError:
            raise away() from None

    async def open(self, news: Callable[[dict[str, int]], Awaitable[None]]) -> None:
        """Join the others. From now on `news` is called after every word, with the rooms that this node holds and their
        epochs."""
        await self.say(news)
        self._task = asyncio.create_task(self._go_on(news))

    async def say(self, news: Callable[[dict[str, int]], Awaitable[None]]) -> None:
        """Say once that this node is alive. Raises StorageError."""
        began = self._clock()
        word = await self._store.renew(self.id, self.peer, LEASE)
        self.alive = word.alive
        await news(word.held)
        self._renewed = began
        self.words += 1
        self._news.set()
        self._news = asyncio.Event()

    async def _go_on(self, news: Callable[[dict[str, int]], Awaitable[None]]) -> None:
        failed = False
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.say(news)
            except StorageError as error:
                if not failed:
                    LOG.error("this node cannot say that it is alive: %s", error)
                failed = True
            except Exception:
                # A node that no longer says anything would keep everybody waiting who comes to it.
                LOG.exception("this node could not say that it is alive")
                failed = True
            else:
                failed = False

    async def outlive(self, node: str) -> None:
        """Wait until a node that cannot be reached no longer holds anything, or one that has just come is known here.
        Raises Problem if that takes too long."""
        try:
            async with asyncio.timeout(PATIENCE):
                known = node in self.alive
                await self._news.wait()
                while known and node in self.alive:
                    await self._news.wait()
        except TimeoutError:
            raise away() from None

    def keeper_of(self, name: str) -> str:
        """The node that keeps something which is in no database: all nodes name the same one, as long as it lives."""
        return max(self.alive or {self.id: self.peer}, key=lambda id: hashlib.blake2b(f"{id} {name}".encode()).digest())

    async def leave(self) -> None:
        """Stop: others may take its rooms at once."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
            await self._store.leave(self.id)
