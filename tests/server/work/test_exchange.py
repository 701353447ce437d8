"""What is kept up with Redis goes on, however it fails: nobody else looks after jobs that are awaited."""

from __future__ import annotations

import asyncio

import pytest

from banneret.server.exchange import exchange
from banneret.server.exchange.exchange import Exchange, Lost
from tests.support.time_limits import HANG


@pytest.mark.parametrize("first", [Lost("it is away"), RuntimeError("the client has stumbled"), IndexError()])
def test_what_is_kept_up_goes_on_after_any_failure(first: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "AGAIN", 0)

    async def run() -> None:
        tried, lost, done = 0, 0, asyncio.Event()

        async def work() -> None:
            nonlocal tried
            tried += 1
            if tried == 1:
                raise first
            done.set()

        def gone() -> None:
            nonlocal lost
            lost += 1

        way = Exchange("redis://127.0.0.1:1")
        way.keep_on(work, HANG, gone)
        async with asyncio.timeout(HANG):
            await done.wait()
        assert lost == 1
        await way.close()

    asyncio.run(run())


def test_nobody_says_that_redis_answers_before_it_does(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work that finds nothing to ask has not heard from Redis."""
    monkeypatch.setattr(exchange, "AGAIN", 0)

    async def run() -> None:
        tried, done = 0, asyncio.Event()
        way = Exchange("redis://127.0.0.1:1")

        async def work() -> None:
            nonlocal tried
            tried += 1
            if tried == 6:
                done.set()
            if tried % 2:
                await way.call(("PING",))

        way.keep_on(work, 0, lambda: None)
        async with asyncio.timeout(HANG):
            await done.wait()
        await way.close()

    asyncio.run(run())
    assert [one.message.partition(";")[0] for one in caplog.records] == ["Redis does not answer"]
