"""Nothing that is hidden reaches a notice: it is the same whatever is in a hand, and whatever is asked."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, select

from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.server.access import hashed
from banneret.server.notices.announcing import Notice, read_notice
from banneret.server.notices.channels import Channels
from banneret.server.notices.hooks import hooked
from banneret.server.notices.keys import server_keys
from banneret.server.notices.mailing import Post, mail_of
from banneret.server.notices.planning import plan
from banneret.server.notices.pushing import told as told_by_push
from banneret.server.notices.schema import NOTICES
from banneret.server.notices.wording import Message, written
from banneret.server.people.belongings import Belongings, table_of
from banneret.server.people.identities import People
from banneret.server.rooms.asked import first_asked
from banneret.server.store.store import Store, StoredSeat
from banneret.server.store.types import AskedNow
from banneret.table.asked import asked
from banneret.table.people.notice_types import NoticeWishes
from banneret.text import LANGUAGES
from tests.battlelore.table.positions import TABLES, battlelore_game, lore_walked
from tests.heroes.table.positions import games, walked
from tests.support.stored_rooms import a_room, with_store
from tests.table.test_leaks import twin

NOW = 1_800_000_000.0
SITE = "https://table.example"
POST = Post("localhost", 25, "table@table.example")


def waits(game: Game, rng: Random) -> AskedNow:
    """Whom a game waits for; it is the same for everything that nobody but the players knows."""
    room = a_room(seats=tuple(StoredSeat(kind="person", name=f"N{seat}") for seat in range(len(game.setup.seats))))
    found = first_asked(room, game, NOW)
    assert first_asked(room, twin(game, SPECTATOR, rng), NOW) == found
    assert first_asked(room, twin(game, game.state.seat, rng), NOW) == found
    return found


@pytest.mark.parametrize("n", range(16))
def test_whom_a_game_waits_for_depends_on_nothing_hidden_in_heroes_and_battlefield(tmp_path: Path, n: int) -> None:
    rng, kinds = Random(n), set()
    for place, game in enumerate(walked(games(tmp_path)[n](), n, 120)):
        if game.state.kind not in kinds or place % 12 == n % 12:
            kinds.add(game.state.kind)
            waits(game, rng)
    assert kinds


@pytest.mark.parametrize("n", range(len(TABLES)))
def test_whom_a_game_waits_for_depends_on_nothing_hidden_in_battlelore(n: int) -> None:
    rng, kinds = Random(n), set()
    for place, game in enumerate(lore_walked(battlelore_game(n), n, 120)):
        if game.state.kind not in kinds or place % 12 == n % 12:
            kinds.add(game.state.kind)
            waits(game, rng)
    assert kinds


def sent(message: Message) -> tuple[bytes, ...]:
    """A message by all ways."""
    mail = mail_of(POST, "maud@mail.example", message, SITE, "1", "x" * 32)
    del mail["Date"]
    return (
        bytes(mail),
        told_by_push(message),
        hooked(message, "https://hooks.example/", SITE),
        hooked(message, "https://discord.com/", SITE),
    )


@pytest.mark.parametrize("n", [0, 3, 7, 11, 15])
def test_a_notice_is_the_same_whatever_is_asked(database: str, tmp_path: Path, n: int) -> None:
    """Every question of a game, and every event, leads to the same words: only names and titles are in them."""

    async def use(store: Store) -> dict[tuple[int, str], set[tuple[bytes, ...]]]:
        people = People(store, lambda: NOW)
        game = games(tmp_path)[n]()
        seats, keys = len(game.setup.seats), [f"{seat}" * 32 for seat in range(len(game.setup.seats))]
        chairs = tuple(StoredSeat(kind="person", name=f"N{seat}", key_hash=hashed(keys[seat])) for seat in range(seats))
        setup = game.setup
        room = a_room(
            "oak", game=setup.game, scenario=setup.scenario, sides=setup.seats, seats=chairs, status="running",
            options={}, definition=setup.definition,
        )  # fmt: skip
        await store.create(room)
        for seat in range(seats):
            session = await people.session((await people.create(f"N{seat}", "", ("en",), ""),))
            assert session is not None
            await Belongings(store).take_seats(session.person, table_of(room), {seat: hashed(keys[seat])}, "T")
            await Channels(store, lambda: 1.0).wish(session.person, NoticeWishes())
        await store.write(lambda connection: plan(connection, 1.0))
        found: dict[tuple[int, str], set[tuple[bytes, ...]]] = {}
        for lines, game in enumerate(walked(games(tmp_path)[n](), n, 60)):
            now = 10.0 + lines
            assert asked(game, "en", 0).prompt
            await store.append("oak", lines, ["0 a"], now, "running", asked=first_asked(room, game, now))
            await store.write(partial(plan, now=now))
            for notice in await store.read(_latest):
                for lang in LANGUAGES:
                    told = await store.read(partial(written, notices=[notice], lang=lang, now=now))
                    found.setdefault((notice.seat, lang), set()).add(sent(told))
        await server_keys(store)
        return found

    found = with_store(database, use)
    assert found
    assert {key: len(texts) for key, texts in found.items() if len(texts) > 1} == {}


def _latest(connection: Connection) -> list[Notice]:
    rows = connection.execute(select(NOTICES.c.text).order_by(NOTICES.c.at.desc()).limit(2)).scalars()
    return [notice for notice in map(read_notice, rows) if notice.kind == "turn"]
