"""Limits that count for all nodes: every node tells the others what it has granted to addresses and people.

What was granted elsewhere is taken out of the same buckets a moment later, so nobody waits for Redis, and nothing is
kept there. Without Redis every node counts for itself, as before.
"""

from __future__ import annotations

import logging
import time
from typing import Final

import msgspec

from banneret.server.access import Addresses
from banneret.server.exchange.exchange import PREFIX, Exchange

EVERY: Final = 0.25
"""Seconds between two announcements: how long somebody who asks several nodes at once gets more."""
FRESH: Final = 6.0
"""Seconds for which the connections of another node count without a word of it."""
WHOLE: Final = 8
"""The connections are repeated with every such number of announcements, even if none has changed."""
CHANNEL: Final = f"{PREFIX}limits"
LOG: Final = logging.getLogger("banneret.server")


class Usage(msgspec.Struct, frozen=True, array_like=True):
    """What a node has granted since it last said so, and how many connections each address has there now."""

    node: str
    granted: dict[str, dict[str, int]]
    connections: dict[str, int]


_USAGE: Final = msgspec.msgpack.Decoder(Usage)


class SharedLimits:
    """What all nodes have granted."""

    def __init__(self, exchange: Exchange, addresses: Addresses, node: str) -> None:
        self._exchange = exchange
        self._addresses = addresses
        self._node = node
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}
        self._told: dict[str, int] = {}
        self._silent = 0
        addresses.shared = True
        addresses.connected_elsewhere = self.connected_elsewhere

    def open(self) -> None:
        """Tell the others, and listen to them."""
        self._exchange.listen(CHANNEL, self._hear)
        self._exchange.keep_on(self._tell, EVERY, lambda: None)

    def connected_elsewhere(self, address: str) -> int:
        """How many connections an address has to other nodes that have been heard from lately."""
        now = time.monotonic()
        return sum(counts.get(address, 0) for when, counts in self._elsewhere.values() if now - when < FRESH)

    async def _tell(self) -> None:
        granted, connections = self._addresses.news(), self._addresses.connections
        self._silent += 1
        if not granted and connections == self._told and self._silent < WHOLE:
            return
        self._silent = 0
        self._told = connections
        usage = Usage(self._node, {what: dict(counts) for what, counts in granted.items()}, connections)
        await self._exchange.call(("PUBLISH", CHANNEL, msgspec.msgpack.encode(usage)))

    def _hear(self, message: bytes) -> None:
        try:
            usage = _USAGE.decode(message)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            LOG.error("a node of another version is connected: %s", error)
            return
        if usage.node == self._node:
            return
        now = time.monotonic()
        self._elsewhere[usage.node] = now, usage.connections
        for node in [node for node, (when, _) in self._elsewhere.items() if now - when > FRESH]:
            del self._elsewhere[node]
        self._addresses.hear(usage.granted)
