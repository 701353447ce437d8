"""Who may do what: secrets, and limits on how much anybody may ask for.

A secret is 192 random bits. Only its SHA-256 is kept; that needs no salt and no slow hash, because a secret that was
drawn by lot cannot be guessed from its hash.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

SECRET_LENGTH: Final = 32
"""Characters of a secret: 24 random bytes in base 64."""
MOST_ADDRESSES: Final = 10_000
"""How many addresses are remembered; the one not heard of for longest is forgotten."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much anybody may ask for."""

    message_bytes: int = 4096
    """Of one websocket message."""
    messages_per_second: float = 20.0
    burst: int = 60
    chat_length: int = 500
    chats_per_second: float = 0.5
    chat_burst: int = 8
    rooms_per_hour: int = 60
    """Created from one address."""
    requests_per_second: float = 50.0
    request_burst: int = 400
    connections_per_address: int = 64
    connections: int = 4000
    guests_per_room: int = 200
    rooms_awake: int = 2000
    body_bytes: int = 2_000_000
    """Of one request; records are the largest."""
    idle_seconds: float = 300.0
    """A room in which nobody is and nothing happens goes to sleep after so long."""
    hello_seconds: float = 10.0
    """How long a connection may stay without saying hello."""


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def same(secret: str, kept: str) -> bool:
    """Whether a secret is the one that was kept, in a time that does not tell how nearly."""
    return bool(kept) and hmac.compare_digest(hashed(secret).encode(), kept.encode())


def any_same(secrets: tuple[str, ...], kept: str) -> bool:
    """Whether one of the secrets is the one that was kept; all are tried, so that time tells nothing."""
    return [same(secret, kept) for secret in secrets].count(True) > 0


class Bucket:
    """A bucket of tokens that fills with time: who takes more than comes in is refused."""

    __slots__ = ("_clock", "_tokens", "_when", "burst", "rate")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._tokens = float(burst)
        self._when = clock()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._when) * self.rate)
        self._when = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Addresses:
    """What every address has asked for lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._rooms: OrderedDict[str, Bucket] = OrderedDict()
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self.connected: dict[str, int] = {}

    def may_create(self, address: str) -> bool:
        """Whether this address may create one more room."""
        hourly = self.limits.rooms_per_hour
        return _bucket(self._rooms, address, hourly / 3600, hourly).take()

    def may_ask(self, address: str) -> bool:
        """Whether this address may make one more request."""
        return _bucket(self._requests, address, self.limits.requests_per_second, self.limits.request_burst).take()

    def connect(self, address: str) -> bool:
        """Count a connection, if one more is allowed."""
        total = sum(self.connected.values())
        if total >= self.limits.connections or self.connected.get(address, 0) >= self.limits.connections_per_address:
            return False
        self.connected[address] = self.connected.get(address, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection is gone."""
        left = self.connected.get(address, 1) - 1
        if left > 0:
            self.connected[address] = left
        else:
            self.connected.pop(address, None)


def _bucket(buckets: OrderedDict[str, Bucket], address: str, rate: float, burst: int) -> Bucket:
    found = buckets.get(address)
    if found is None:
        found = buckets[address] = Bucket(rate, burst)
        if len(buckets) > MOST_ADDRESSES:
            buckets.popitem(last=False)
    buckets.move_to_end(address)
    return found


def same_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from our own page, from one that was allowed, or from no page at all.

    Programs send no origin; browsers always do for websockets and for requests that change something.
    """
    if origin is None:
        return True
    if origin in allowed:
        return True
    _, found, rest = origin.partition("://")
    return bool(found) and bool(host) and rest == host
