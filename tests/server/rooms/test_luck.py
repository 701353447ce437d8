"""What comes next in a room is known to nobody: not from what was told, kept or logged, nor from what came before."""

from __future__ import annotations

import base64
import logging
import os
import pickle
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from secrets import SystemRandom
from typing import Any, cast

import pytest
from sqlalchemy import create_engine, text

from banneret.bots.random_bot import RandomBot
from banneret.games import new, resume
from banneret.kernel.answers import answer_of, kind_of, seat_of
from banneret.kernel.chance import Key, Streams
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.record import parse_record
from banneret.kernel.state import CHANCE
from banneret.server.access import Limits, hashed
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.game import bot_seed, record_of
from banneret.server.store.schema import VERSION_TABLE
from banneret.server.store.store import StoredRoom, StoredSeat
from banneret.table.presenter import presenter_of
from tests.support.live_server import Live, Player, serving
from tests.support.quick_servers import nursery
from tests.support.stored_rooms import a_room, drop_people, with_store

ARMIES = (
    "castle_marksmen+ castle_halberdiers+ castle_griffins+ castle_zealots+",
    "necropolis_skeletons+ necropolis_zombies+ necropolis_wraiths+ necropolis_liches+",
)
HERE = tuple({"kind": "person", "side": side, "name": "Maud"} for side in ARMIES)
"""Two players at one screen; without cards nobody has to sit down first."""
BOT = {"kind": "bot", "bot": "greedy", "side": ARMIES[1]}
FACES = (-1, 0, 1)
ENOUGH = 16
"""Dice that fall alike by chance in one of 43 million games."""
SEEDS = 3000
"""How many seeds the search tries; one that could try them all would take hours."""


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("luck")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", Limits(messages_per_second=1e6, burst=10**6)) as found:
        yield found


def at_one_screen(live: Live, **more: object) -> tuple[Player, dict[str, Any]]:
    """A room of two players who sit at one screen."""
    made = live.room(*HERE, **more)
    return live.player(made["room"], *made["keys"].values()), made


def chosen_of(keys: Sequence[str]) -> str:
    """What everybody answers here, in every room where the same happens: an attack where there is one."""
    return next((key for key in keys if key.startswith("attack:")), keys[0])


def play_on(player: Player, answers: int = 10_000) -> None:
    """Play to the end, or for this many answers."""
    for _ in range(answers):
        if player.table["over"]:
            return
        while not player.asked:
            player.next()
        assert player.asked is not None
        assert player.answer(chosen_of([option["key"] for option in player.asked["options"]]))["is"] == "step"


def played_out(live: Live, **more: object) -> tuple[Player, dict[str, Any]]:
    """A room whose game is over, with dice enough to tell it from others."""
    while True:
        player, made = at_one_screen(live, **more)
        play_on(player)
        if len(dice_of(game_of(live, made))) >= ENOUGH:
            return player, made


def game_of(live: Live, made: dict[str, Any]) -> Game:
    return live.rooms.awake[made["room"]].game


def stored_of(live: Live, made: dict[str, Any]) -> StoredRoom:
    return live.rooms.awake[made["room"]].stored


def luck_of(game: Game) -> list[int]:
    return [packed for packed in game.played if seat_of(packed) == CHANCE]


def dice_of(game: Game) -> list[int]:
    return [answer_of(packed) for packed in luck_of(game) if kind_of(packed) == K_ROLL]


def has_no_seed(room: Room) -> bool:
    return (room.stored.seed, room.game.seed, room.game._streams) == (None, None, None)


# -- no two rooms are alike --------------------------------------------------------------------------------------------


def test_two_rooms_with_the_same_answers_have_different_luck(live: Live) -> None:
    rooms = [played_out(live)[1] for _ in range(2)]
    one, other = (dice_of(game_of(live, made))[:ENOUGH] for made in rooms)
    assert one != other
    keys = [key for made in rooms for key in (stored_of(live, made).luck, stored_of(live, made).dice)]
    assert len(set(keys)) == 4


def test_a_seed_is_had_again_by_whoever_plays_alone(live: Live) -> None:
    one, other = (game_of(live, played_out(live, seed=7)[1]) for _ in range(2))
    assert one.record() == other.record()
    assert "\nseed 7\n" in one.record()
    streams = Streams(7)
    assert dice_of(one) == [streams.pick(K_ROLL, FACES) for _ in dice_of(one)]


def test_sides_are_drawn_by_the_operating_system(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Random] = []

    def draw(scenario: str, sides: tuple[str, ...], luck: Random, definition: str) -> tuple[str, ...]:
        given.append(luck)
        return tuple(sides)

    monkeypatch.setattr(presenter_of("heroes"), "draw_sides", draw)
    live.room(*HERE)
    live.room(*HERE, seed=3)
    assert [type(luck) for luck in given] == [SystemRandom, Random]


# -- the attack --------------------------------------------------------------------------------------------------------


def seeds_that_fit(dice: list[int], candidates: set[str]) -> list[str]:
    """The search that finds a seed: every one of which the dice fall as they were seen to."""
    fitting: list[str] = []
    for seed in candidates:
        streams = Streams(cast(int, seed))  # only its letters count
        if all(streams.pick(K_ROLL, FACES) == face for face in dice):
            fitting.append(seed)
    return fitting


def test_the_search_for_a_seed_finds_none_where_none_is(live: Live) -> None:
    chosen, secret = played_out(live, seed=SEEDS - 77), played_out(live)
    found = []
    for player, made in (chosen, secret):
        record = live.ask("GET", f"/api/rooms/{made['room']}/record", key=made["keys"]["0"])[1]
        # Whatever was told may be the seed, each number and each word of it.
        told = f"{made} {player.heard} {record}"
        words = set(re.findall(r"[\w-]+", told)) | set(re.findall(r"\d+", told))
        dice = dice_of(resume(parse_record(record)))
        found.append(seeds_that_fit(dice, {str(n) for n in range(SEEDS)} | words))
    assert found == [[str(SEEDS - 77)], []]
    assert has_no_seed(live.rooms.awake[secret[1]["room"]])
    assert not has_no_seed(live.rooms.awake[chosen[1]["room"]])


def spelled(key: Key) -> list[str]:
    """A key in every way in which it could be written."""
    raw = bytes.fromhex(key.hex())
    bases = [
        encode(raw).decode().rstrip("=") for encode in (base64.b64encode, base64.urlsafe_b64encode, base64.b32encode)
    ]
    numbers = [str(int.from_bytes(raw, "big")), str(int.from_bytes(raw, "little")), str(list(raw))]
    return [key.hex(), key.hex().upper(), raw.decode("latin-1"), repr(raw)[2:-1], *bases, *numbers]


def test_nobody_is_told_the_key(live: Live, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    player, made = at_one_screen(live)
    room = f"/api/rooms/{made['room']}"
    watcher = live.player(made["room"])
    play_on(player, 12)
    player.reply(player.send(do="undo"))
    player.reply(player.send(do="why", at="b3"))
    live.rooms.drop(live.rooms.awake[made["room"]])
    player, watcher_again = live.player(made["room"], *made["keys"].values()), live.player(made["room"])
    dice = stored_of(live, made).dice
    assert dice is not None
    before = f"{made} {player.heard} {watcher.heard} {watcher_again.heard} {live.ask('GET', room)} {caplog.text}"
    assert dice.commitment() in before
    assert not [way for way in spelled(dice) if way in before]
    play_on(player)
    key = stored_of(live, made).luck
    watcher_again.reply(watcher_again.send(do="ping"))
    told: list[object] = [made, player.heard, watcher.heard, watcher_again.heard]
    for path in ("", "/record", "/statistics", "/seats/0"):
        told.append(live.ask("GET", f"{room}{path}", key=made["host"]))
    status, kept = live.ask("POST", f"{room}/record", key=made["host"])
    assert status == 201
    for path in ("", "/steps?first=0&last=50&eyes=-2", "/statistics", "/file"):
        told.append(live.ask("GET", f"/api/records/{kept['id']}{path}"))
    assert told[-4][1]["seed"] is None  # type: ignore[index]
    everything = f"{told} {caplog.text} {live.rooms.awake[made['room']].stored!r} {game_of(live, made)!r}"
    assert "\\nseed -\\n" in everything
    assert not [way for way in spelled(key) if way in everything]


# -- bots --------------------------------------------------------------------------------------------------------------


def test_bots_draw_lots_of_their_own(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer from 256 bits that come of the key, and of which nothing leads back to it or to the dice."""
    asked: list[tuple[Any, ...]] = []
    do = live.rooms.workers.do

    async def listening(*args: Any, **more: Any) -> Any:
        asked.append(args)
        return await do(*args, **more)

    monkeypatch.setattr(live.rooms.workers, "do", listening)
    seeds, keys = [], []
    for _ in range(2):
        made = live.room(HERE[0], BOT)
        player = live.player(made["room"], made["keys"]["0"])
        play_on(player, 12)
        stored, played = stored_of(live, made), game_of(live, made).played
        mine = [args for args in asked if args[0].__name__ == "think" and args[1].room == made["room"]]
        assert len(mine) > 3
        assert {args[3] for args in mine} <= {bot_seed(stored, 1, played[:n]) for n in range(len(played) + 1)}
        assert not [way for way in spelled(stored.luck) if way.encode("latin-1") in pickle.dumps(mine)]
        seeds += [args[3] for args in mine]
        keys.append(stored.luck)
    assert len(set(seeds)) == len(seeds)
    assert min(seed.bit_length() for seed in seeds) > 200
    assert not {key.hex() for key in keys} & {f"{seed:064x}" for seed in seeds}


def test_a_bot_that_stands_in_for_a_broken_one_draws_from_as_many_bits(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[int] = []

    def random_bot(seed: int) -> RandomBot:
        seeds.append(seed)
        return RandomBot(seed)

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("no worker")

    monkeypatch.setattr(live.rooms.workers, "do", broken)
    monkeypatch.setattr("banneret.server.rooms.turns.RandomBot", random_bot)
    made = live.room(HERE[0], BOT)
    player = live.player(made["room"], made["keys"]["0"])
    play_on(player, 12)
    assert len(set(seeds)) == len(seeds) > 2
    assert min(seed.bit_length() for seed in seeds) > 200


def test_bots_of_a_chosen_seed_do_the_same_again() -> None:
    room = a_room(seed=7)
    assert bot_seed(room, 1, [1, 2, 3]) == (8 * 1_000_003 + 3) & 0x7FFFFFFF
    assert bot_seed(a_room(seed=None), 1, [1, 2, 3]) == bot_seed(a_room(seed=None), 1, [1, 2, 3])
    others = [bot_seed(a_room(seed=None), seat, played) for seat in (0, 1) for played in ([1, 2, 3], [1, 2, 4], [1, 2])]
    assert len(set(others)) == 6


# -- branches ----------------------------------------------------------------------------------------------------------


def branched(live: Live, game: Game, **how: object) -> tuple[int, dict[str, Any]]:
    """A room that goes on from the beginning of a record."""
    headers = {"content-type": "text/plain"}
    status, kept = live.ask("POST", "/api/records", raw=game.record().encode(), headers=headers)
    assert status == 201, kept
    branch = {"record": kept["id"], "step": 4, **how}
    status, made = live.ask(
        "POST", "/api/rooms", {"game": "heroes", "scenario": "skirmish", "seats": HERE, "branch": branch}
    )
    return status, dict(made)


def recorded(seed: int | None) -> Game:
    game = new("heroes", scenario="skirmish", seats=ARMIES, seed=seed)
    while not game.over:
        game.apply(chosen_of(game.choice.keys))
    return game


def test_a_branch_has_luck_of_its_own_or_the_dice_of_the_seed(live: Live) -> None:
    status, same = branched(live, recorded(5), same_dice=True)
    assert status == 201
    assert (game_of(live, same).seed, stored_of(live, same).seed) == (5, 5)
    for game in (recorded(5), recorded(None)):
        for how in ({}, {"same_dice": False}):
            status, made = branched(live, game, **how)
            assert status == 201
            assert has_no_seed(live.rooms.awake[made["room"]])
            status, told = live.ask("DELETE", f"/api/rooms/{made['room']}/seats/1", key=made["keys"]["1"])
            assert status == 204
            status, told = live.ask("POST", f"/api/rooms/{made['room']}/seats/1", {})
            assert (status, told["error"]["code"]) == (409, "revealed")


def test_the_same_dice_of_a_record_without_a_seed_are_refused(live: Live) -> None:
    rooms = len(live.rooms.awake)
    status, told = branched(live, recorded(None), same_dice=True)
    assert (status, told["error"]["code"]) == (400, "bad_request")
    assert "no seed" in told["error"]["text"]
    assert len(live.rooms.awake) == rooms


# -- sleep, death and former days --------------------------------------------------------------------------------------


def load(database: str, room: str) -> StoredRoom:
    found = with_store(database, lambda store: store.load(room))
    assert found is not None
    return found


def twin(before: StoredRoom, after: StoredRoom) -> Game:
    """A room's game continued from what it was before, as the key says and with the answers of the players."""
    game = resume(record_of(before))
    assert before.dice is not None
    game.draw_with(before.dice)
    answers = [entry for entry in record_of(after).entries if entry.seat is not None]
    while len(game.played) < len(answers):
        game.apply(answers[len(game.played)].key)
    return game


def test_a_room_that_slept_goes_on_with_the_same_key(live: Live) -> None:
    player, made = at_one_screen(live)
    play_on(player, 22)
    key, before = stored_of(live, made).dice, luck_of(game_of(live, made))
    assert key is not None
    live.rooms.drop(live.rooms.awake[made["room"]])
    play_on(live.player(made["room"], *made["keys"].values()))
    assert stored_of(live, made).dice == key
    assert has_no_seed(live.rooms.awake[made["room"]])
    game = game_of(live, made)
    assert luck_of(game)[: len(before)] == before
    straight = Game(game.rules, game.setup, None)
    straight.commit_to(key)
    straight.settle()
    while not straight.over:
        straight.apply(chosen_of(straight.choice.keys))
    assert straight.played == game.played


@pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked and killed by signals")
def test_a_killed_server_goes_on_with_the_same_key(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    kept: list[StoredRoom] = []
    made: dict[str, Any] = {}
    with nursery() as servers:
        for _ in range(3):
            live = Live(servers.serve(database).url, cast(Rooms, None))
            made = made or live.room(*HERE)
            play_on(live.player(made["room"], *made["keys"].values()), 14)
            servers.kill()
            kept.append(load(database, made["room"]))
    assert len({(room.luck, room.dice) for room in kept}) == 1
    for before, after in ((kept[0], kept[1]), (kept[1], kept[2])):
        game = twin(before, after)
        assert game.body() == after.lines
        assert len(luck_of(game)) > len(luck_of(resume(record_of(before))))


def test_a_room_of_former_days_goes_on_with_new_luck(tmp_path: Path) -> None:
    """Whoever has found out the seed of a game under way knows nothing of what comes after the new version."""
    database = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    game = new("heroes", scenario="skirmish", seats=ARMIES, seed=5)
    while len(luck_of(game)) < 3:
        game.apply(chosen_of(game.choice.keys))
    known = len(luck_of(game))
    seats = tuple(StoredSeat(kind="person", name="Maud", key_hash=hashed(f"{n}" * 32)) for n in range(2))
    room = a_room(
        "r" * 32, seed=5, status="running", sides=game.setup.seats, options=game.setup.options, seats=seats,
        ruleset=game.rules.version, content=game.rules.content_hash(), lines=game.body(), seconds=0,
        touched=time.time(),
    )  # fmt: skip
    with_store(database, lambda store: store.create(room))
    engine = create_engine(database)
    with engine.begin() as connection:
        for table, column in (
            ("rooms", "luck"),
            ("heroes", "brief"),
            ("rooms", "absence"),
            ("rooms", "lesson"),
            ("rooms", "hints"),
            ("rooms", "dice"),
            ("room_chat", "kind"),
        ):
            connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        drop_people(connection)
        connection.execute(text("DROP INDEX rooms_holder"))
        connection.execute(text("DROP INDEX rooms_asked_since"))
        newer = ("began", "asked_seat", "asked_since", "asked_round", "digest", "program", "rules_change")
        for column in ("epoch", "holder", *newer):
            connection.execute(text(f"ALTER TABLE rooms DROP COLUMN {column}"))
        for table in ("drafts", "shared_scenarios", "nodes"):
            connection.execute(text(f"DROP TABLE {table}"))
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '0005'"))
    engine.dispose()
    with serving(database, Limits(messages_per_second=1e6, burst=10**6)) as live:
        play_on(live.player(room.id, "0" * 32, "1" * 32))
        now = live.rooms.awake[room.id]
        assert has_no_seed(now)
        came = luck_of(now.game)
        assert "\nseed -\n" in now.game.record()
    while not game.over:
        game.apply(chosen_of(game.choice.keys))
    assert came[:known] == luck_of(game)[:known]
    assert came != luck_of(game)
    assert load(database, room.id).luck == now.stored.luck
