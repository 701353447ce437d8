"""What goes on by itself does so for as long as the server runs."""

from __future__ import annotations

import asyncio

import pytest

from banneret.server.jobs import lasting as module
from banneret.server.jobs.lasting import lasting
from tests.support.time_limits import HANG


def test_work_that_fails_begins_anew_until_it_is_told_to_end(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "AGAIN", 0)

    async def run() -> None:
        begun, third = 0, asyncio.Event()

        async def work() -> None:
            nonlocal begun
            begun += 1
            if begun < 3:
                raise KeyError("nobody has thought of this")
            third.set()
            await asyncio.Event().wait()

        task = lasting(work)
        async with asyncio.timeout(HANG):
            await third.wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert begun == 3

    asyncio.run(run())
    assert len(caplog.records) == 2
    assert "KeyError" in caplog.text
