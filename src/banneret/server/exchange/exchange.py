"""Exchange: the way to Redis or Valkey, for jobs and for announcements among nodes.

Nothing is kept there that is not kept elsewhere or could not be missed: a Redis that is down, slow or has lost all its
data costs time, and never an answer. So every call has a short deadline and fails with `Lost`, and each caller knows
what to do without it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from banneret.kernel.errors import SetupError

if TYPE_CHECKING:
    from redis.asyncio import Redis

ANSWERS: Final = 1.5
"""Seconds within which Redis has to answer."""
BLOCKS: Final = 1.0
"""Seconds for which it may wait for something to come."""
PREFIX: Final = "banneret:"
AGAIN: Final = 0.5
"""Seconds before a lost connection is tried again."""
SCHEMES: Final = ("redis", "rediss", "unix")
LOG: Final = logging.getLogger("banneret.server")


class Lost(Exception):
    """Redis does not answer."""


def checked_url(url: str) -> str:
    """The URL of a Redis. Raises SetupError if it is none."""
    if urlsplit(url).scheme not in SCHEMES:
        raise SetupError(f"a Redis is named redis://HOST:PORT/0, rediss://... or unix://PATH, not {url[:60]!r}")
    return url


class Exchange:
    """A connection to Redis that is made when it is needed, and made again when it is lost."""

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
        except ImportError:
            raise SetupError('Redis needs its client: pip install "banneret[cluster]"') from None
        self._quick: Redis = Redis.from_url(
            checked_url(url), socket_timeout=ANSWERS, socket_connect_timeout=ANSWERS, retry=Retry(NoBackoff(), 0)
        )
        self._patient: Redis = Redis.from_url(
            url, socket_timeout=ANSWERS + BLOCKS, socket_connect_timeout=ANSWERS, retry=Retry(NoBackoff(), 0)
        )
        self._tasks: list[asyncio.Task[None]] = []
        self._answered = 0
        """How often Redis has answered."""

    async def call(self, *commands: tuple[str | bytes | int, ...]) -> list[Any]:
        """Carry out commands together; what each of them answers. Raises Lost."""
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(2 * ANSWERS), self._quick.pipeline(transaction=False) as pipe:
                for command in commands:
                    pipe.execute_command(*command)
                answers = list(await pipe.execute())
        except (RedisError, OSError, TimeoutError) as error:
            raise Lost(str(error)) from None
        self._answered += 1
        return answers

    async def pop(self, keys: list[str]) -> bytes | None:
        """Wait for the last of the first of these lists that has something; None after a while. Raises Lost."""
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(2 * ANSWERS + BLOCKS):
                found = await self._patient.execute_command("BRPOP", *keys, BLOCKS)  # type: ignore[no-untyped-call]
        except (RedisError, OSError, TimeoutError) as error:
            raise Lost(str(error)) from None
        self._answered += 1
        return None if found is None else bytes(found[1])

    def listen(self, channel: str, hear: Callable[[bytes], None]) -> None:
        """Receive what is announced on a channel, for as long as this is open."""
        self._tasks.append(asyncio.create_task(self._listen(channel, hear)))

    async def _listen(self, channel: str, hear: Callable[[bytes], None]) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._patient.pubsub(ignore_subscribe_messages=True) as heard:
                    await heard.subscribe(channel)
                    while True:
                        message = await heard.get_message(timeout=BLOCKS)
                        if message is not None:
                            hear(message["data"])
            except (RedisError, OSError, TimeoutError):
                pass
            except Exception:
                LOG.exception("what was announced on %s could not be heard", channel)
            await asyncio.sleep(AGAIN)

    def keep_on(self, work: Callable[[], Awaitable[None]], every: float, lost: Callable[[], None]) -> None:
        """Do something again and again; `lost` is called if Redis does not answer meanwhile."""
        self._tasks.append(asyncio.create_task(self._keep_on(work, every, lost)))

    async def _keep_on(self, work: Callable[[], Awaitable[None]], every: float, lost: Callable[[], None]) -> None:
        away: int | None = None  # how often it had answered when it was lost
        while True:
            try:
                await work()
            except Lost as error:
                if away is None:
                    LOG.warning("Redis does not answer; everything goes on without it: %s", error)
                away = self._answered
                lost()
                await asyncio.sleep(AGAIN)
                continue
            except Exception:
                # Nobody would look after jobs any more, and whoever waits for one would wait forever.
                LOG.exception("what is kept up with Redis has failed, and is tried again")
                lost()
                await asyncio.sleep(AGAIN)
                continue
            # There may have been nothing to ask it.
            if away is not None and self._answered > away:
                LOG.warning("Redis answers again")
                away = None
            await asyncio.sleep(every)

    async def close(self) -> None:
        """Let go."""
        for task in self._tasks:
            task.cancel()
        with suppress(Exception):  # it may be gone
            async with asyncio.timeout(ANSWERS):
                await self._quick.aclose()
                await self._patient.aclose()
