"""Long work beside the event loop: addresses take turns, whatever one of them has begun."""

import asyncio
from collections.abc import Generator

from banneret.server.jobs.time_slices import TimeSlices


def test_an_address_waits_for_one_piece_of_another_and_not_for_all_its_work() -> None:
    async def run() -> list[str]:
        slices, done = TimeSlices(), list[str]()

        def piece(name: str) -> Generator[None, None, None]:
            done.append(name)
            yield from ()

        many = [asyncio.create_task(slices.aside(done.append, "one", by="one")) for _ in range(40)]
        await asyncio.sleep(0)
        other = asyncio.create_task(slices.finish(piece("two"), "two"))
        await asyncio.gather(*many, other)
        assert slices._own == {}
        assert slices._waiting == {}
        return done

    done = asyncio.run(run())
    assert done.count("one") == 40
    assert done.index("two") <= 2
