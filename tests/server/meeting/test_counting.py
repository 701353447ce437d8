"""Games that count: who may play them, what is refused there, and that each is rated once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, select, update

from banneret.server.people.identities import People
from banneret.server.ratings import counting
from banneret.server.ratings.players import leaders, player_of, ratings_of, results_of, search, show
from banneret.server.ratings.schema import COUNTING, RATED_GAMES, RATINGS
from banneret.server.ratings.skill import NEWCOMER, Skill, after
from banneret.server.store.store import Store
from banneret.server.store.types import StoredSeat
from tests.support.stored_rooms import a_room, with_store

SKILLS = st.builds(Skill, st.floats(5, 45), st.floats(1, 9))


@given(st.lists(st.tuples(SKILLS, st.sampled_from([-1, 0, 1])), min_size=2, max_size=4))
def test_the_same_game_changes_the_same(seats: list[tuple[Skill, int]]) -> None:
    teams, results = list(range(len(seats))), [result for _, result in seats]
    before = [skill for skill, _ in seats]
    assert after(teams, results, before) == after(teams, results, before)


@given(SKILLS, SKILLS)
def test_who_wins_rises_and_who_loses_falls(winner: Skill, loser: Skill) -> None:
    up, down = after((0, 1), (1, -1), (winner, loser))
    assert up.mu >= winner.mu
    assert down.mu <= loser.mu
    one, two = after((0, 1), (-1, 1), (loser, winner))
    assert (two.mu, one.mu) == pytest.approx((up.mu, down.mu))


def test_newcomers_have_a_thousand_and_nothing_is_sure() -> None:
    assert (NEWCOMER.shown, NEWCOMER.spread) == (1000, 667)


async def _two(store: Store) -> tuple[str, str]:
    people = People(store)
    found = [await people.session([await people.create(name, "", (), "")]) for name in ("Maud", "Odo")]
    first, second = found
    assert first is not None
    assert second is not None
    return first.person, second.person


async def _play(store: Store, id: str, seats: tuple[StoredSeat, ...], returns: tuple[int, ...], at: float) -> None:
    room = a_room(id, seats=seats, rated=True, status="running", lines=[])
    teams = tuple(range(len(seats)))

    def also(connection: Connection, room: str) -> None:
        counting.count_room(connection, room, "skirmish", teams)

    await store.create(room, also=also)
    await store.append(id, 0, ["0 a"], at, "over", returns)


def _person(person: str) -> StoredSeat:
    return StoredSeat(kind="person", name="x", key_hash="0" * 64, person=person)


BOT = StoredSeat(kind="bot", bot="greedy", name="greedy")


def test_every_game_is_rated_once_in_the_order_of_their_ends(database: str) -> None:
    async def use(store: Store) -> None:
        maud, odo = await _two(store)
        for n in range(60):
            seats = (_person(maud), _person(odo)) if n % 3 else (_person(odo), BOT)
            await _play(store, f"room{n:02}", seats, ((1, -1), (-1, 1), (0, 0))[n % 7 % 3], 5000.0 - n)
        other = Store.open(database)
        await asyncio.gather(*(each.write(counting.settle) for each in (store, other, store, other)))
        while await store.read(counting.anything_over):
            await store.write(counting.settle)
        games = await store.read(lambda c: c.execute(select(RATED_GAMES).order_by(RATED_GAMES.c.n)).all())
        assert [game.n for game in games] == list(range(1, 61))
        first = [game.at for game in games[: counting.AT_ONCE]]
        assert first == sorted(first)
        before = await store.read(lambda c: c.execute(select(RATINGS).order_by(RATINGS.c.player)).all())
        assert await store.write(counting.settle) == 0
        assert before == await store.read(lambda c: c.execute(select(RATINGS).order_by(RATINGS.c.player)).all())
        assert await store.read(counting.verify) == counting.Verified(60, ())
        await other.close()

    with_store(database, use)


def test_a_changed_rating_is_found(database: str) -> None:
    async def use(store: Store) -> None:
        maud, odo = await _two(store)
        await _play(store, "oak", (_person(maud), _person(odo)), (1, -1), 5000.0)
        await store.write(counting.settle)
        await store.write(lambda c: c.execute(update(RATINGS).values(mu=RATINGS.c.mu + 1e-9)))
        games, wrong = await store.read(counting.verify)
        assert (games, len(wrong)) == (1, 2)

    with_store(database, use)


@pytest.mark.parametrize("why", ["handed over", "nobody known", "against oneself"])
def test_a_game_that_does_not_count_changes_nothing(database: str, why: str) -> None:
    async def use(store: Store) -> None:
        maud, odo = await _two(store)
        seats = {
            "handed over": (_person(maud), _person(odo)),
            "nobody known": (_person(maud), _person("")),
            "against oneself": (_person(maud), _person(maud)),
        }[why]
        await _play(store, "oak", seats, (1, -1), 5000.0)
        if why == "handed over":
            stored = await store.load("oak")
            assert stored is not None
            stored.rated = False
            await store.update(stored)
        assert await store.write(counting.settle) == 1
        rows: Any = await store.read(lambda c: (c.execute(select(RATINGS)).all(), c.execute(select(COUNTING)).all()))
        assert rows == ([], [])

    with_store(database, use)


def test_a_page_shows_what_its_owner_wants_and_a_forgotten_one_nothing(database: str) -> None:
    async def use(store: Store) -> None:
        maud, odo = await _two(store)
        for n in range(40):
            await _play(store, f"room{n:02}", (_person(maud), _person(odo)), (1, -1) if n % 3 else (-1, 1), 1000.0 + n)
        await store.write(counting.settle)
        player = await store.write(lambda c: player_of(c, maud))
        assert await store.read(lambda c: leaders(c, "heroes", "skirmish")) == []
        assert await store.read(lambda c: search(c, "ma")) == []
        await store.write(lambda c: show(c, maud, True))
        (leader,) = await store.read(lambda c: leaders(c, "heroes", "skirmish"))
        assert (leader.player.id, leader.player.name, leader.won + leader.lost) == (player, "Maud", 40)
        assert [one.name for one in await store.read(lambda c: search(c, "MA"))] == ["Maud"]
        results = await store.read(lambda c: results_of(c, player))
        assert [one.others[0].name for one in results] == [""] * 40
        await People(store).forget(maud)
        assert await store.read(lambda c: leaders(c, "heroes", "skirmish")) == []
        assert await store.read(counting.verify) == counting.Verified(40, ())
        other = await store.write(lambda c: player_of(c, odo))
        assert len(await store.read(lambda c: ratings_of(c, other))) == 1

    with_store(database, use)
