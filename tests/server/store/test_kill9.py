"""Nothing that a client was told is lost when the server is killed, whenever that happens.

`BANNERET_KILLS=200 pytest tests/server/store/test_kill9.py` is the nightly run.
"""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from banneret.server.client.client import TableClient
from banneret.server.client.rest import create_room
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.store.store import Store
from banneret.table.protocol import Table, Told
from tests.support.postgres import Postgres
from tests.support.quick_servers import Nursery, nursery
from tests.support.remembering_players import Witness
from tests.support.time_limits import HANG

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked and killed by signals")

ROOMS = 3
"""Games at a time."""
KILLS = int(os.environ.get("BANNERET_KILLS", "5"))


class Lives:
    """The lives of a server on one database."""

    def __init__(self, servers: Nursery, database: str, rng: Random) -> None:
        self._servers = servers
        self._database = database
        self._rng = rng
        self._witnesses: list[Witness] = []
        self._left = 0
        self._enough = asyncio.Event()
        self.announced = 0
        self.finished = 0

    def _hear(self) -> None:
        self.announced += 1
        self._left -= 1
        if self._left <= 0:
            self._enough.set()

    async def live(self) -> None:
        """Start the server, hold what it finds against what was told in its last life, play on, and kill it."""
        url = (await asyncio.to_thread(self._servers.serve, self._database)).url
        await self.look()
        while len(self._witnesses) < ROOMS:
            self._witnesses.append(Witness(self._rng, self._hear))
        self._left = self._rng.randrange(24)
        self._enough = asyncio.Event()
        playing = [asyncio.create_task(witness.play(url)) for witness in self._witnesses]
        enough = asyncio.create_task(self._enough.wait())
        try:
            await asyncio.wait([enough, *playing], timeout=HANG, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(self._rng.random() * 0.01)
        finally:
            await asyncio.to_thread(self._servers.kill)
            enough.cancel()
            await asyncio.gather(*playing)

    async def look(self) -> None:
        """Hold the store against what was told, and leave rooms that are done with."""
        store = Store.open(self._database)
        known = [witness for witness in self._witnesses if witness.room]
        for witness in known:
            witness.hold_against(await store.load(witness.room))
        self._witnesses = [witness for witness in known if not witness.game.over]
        self.finished += len(known) - len(self._witnesses)
        await store.close()


def run(database: str, kills: int) -> None:
    async def lives() -> None:
        with nursery() as servers:
            server = Lives(servers, database, Random(9))
            for _ in range(kills):
                await server.live()
            await server.look()
        assert server.announced > 2 * kills

    asyncio.run(lives())


def test_nothing_told_is_lost_from_sqlite(tmp_path: Path) -> None:
    run(f"sqlite:///{tmp_path / 'table.sqlite3'}", kills=KILLS)


def test_nothing_told_is_lost_from_postgresql(postgres: Postgres) -> None:
    run(postgres.new_database(), kills=KILLS)


# -- the command itself, with bots -------------------------------------------------------------------------------------


@contextmanager
def serving(database: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """`banneret serve` in a process of its own, and where it is."""
    command = [sys.executable, "-m", "banneret", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+(?=/ )", process.stdout.readline())
            assert found is not None
            yield process, found[0]
        finally:
            process.kill()


def test_a_server_killed_while_a_bot_thinks_leaves_nothing_behind_and_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    seats = (NewSeat("person", "castle_vanguard"), NewSeat("bot", "necropolis_vanguard", bot="greedy"))
    rng = Random(4)

    async def until_the_bot_thinks(url: str, room: str, keys: list[str]) -> list[Told]:
        """Answer until the bot has answered before and is asked again; what has been told by then."""
        async with TableClient.connect(url, room, keys) as table:
            async for asked in table:
                await table.answer(rng.choice(asked.options).key)
                assert table.now is not None
                if table.now.waiting == (1,) and any(told.who == 1 for told in table.log[20:]):
                    return table.log
        raise AssertionError("the game is over and the bot was not asked")

    async def to_the_end(url: str, room: str, keys: list[str]) -> tuple[list[Told], Table | None]:
        async with TableClient.connect(url, room, keys) as table:
            known = table.log[:]
            async for asked in table:
                await table.answer(rng.choice(asked.options).key)
            return known, table.now

    with serving(database) as (process, url):
        made = create_room(url, NewRoom("heroes", "skirmish", seats))
        keys = list(made.keys.values())
        told = asyncio.run(until_the_bot_thinks(url, made.room, keys))
        process.kill()
        # Its workers write to the same pipe: it ends when the last of them has.
        process.communicate(timeout=HANG)
    with serving(database) as (_, url):
        known, end = asyncio.run(to_the_end(url, made.room, keys))
    assert known[: len(told)] == told
    assert end is not None
    assert end.over
