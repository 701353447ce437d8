"""The office: everything that notifies people of what waits, put together for one server."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from banneret.kernel.errors import StorageError
from banneret.server.notices.channels import Channels
from banneret.server.notices.delivering import Postman
from banneret.server.notices.keys import ServerKeys, server_keys
from banneret.server.notices.mailing import Post
from banneret.server.notices.outside import Outside
from banneret.server.store.store import Store

AGAIN: Final = 5.0
LOG: Final = logging.getLogger("banneret.server")


class NoticeOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What a server may use to notify people."""

    post: Post | None = None
    """The mail server; None for no mail."""
    webhooks: bool = True
    site: str = "http://localhost"
    """Where links in notices lead."""


class Office:
    """Where notices are made and sent."""

    def __init__(self, store: Store, options: NoticeOptions, outside: Outside | None = None) -> None:
        self.clock: Callable[[], float] = time.time
        """The time by which something is due, and of quiet hours."""
        self.channels = Channels(store, self._now)
        self.post = options.post
        self.webhooks = options.webhooks
        self.site = options.site.rstrip("/")
        self._store = store
        self._outside = outside
        self._keys: ServerKeys | None = None

    async def keys(self) -> ServerKeys:
        """The keys of this server."""
        if self._keys is None:
            self._keys = await server_keys(self._store)
        return self._keys

    async def postman(self) -> Postman:
        """Who sends what waits."""
        return Postman(self._store, await self.keys(), self.site, self.post, self.webhooks, self._outside, self._now)

    def _now(self) -> float:
        return self.clock()

    async def run(self) -> None:
        """Notify people of what waits for them, as long as the server runs."""
        while True:
            try:
                postman = await self.postman()
                break
            except StorageError as error:
                LOG.warning("the keys for notices could not be read: %s", error)
                await asyncio.sleep(AGAIN)
        await postman.go_round(self.channels.forget_unconfirmed)
