"""What is sent to somebody does not depend on what they may not know, from the first message to the last.

What the rules themselves show to a seat, its view and its events, is the measure: tests/heroes/property holds them
against the positions. Here everything that is made of them is compared to the letter.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from banneret.kernel.chance import Streams
from banneret.kernel.errors import RecordError
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.server.access import Limits
from banneret.server.rooms.room import Room
from banneret.server.rooms.showing import Showing
from tests.battlelore.table.positions import battlelore_game, lore_walked
from tests.heroes.property.drawn_skirmishes import FAMILIES, Skirmish
from tests.heroes.property.playing import begin, budget
from tests.heroes.table.positions import games, walked
from tests.support.live_server import Live, Player, serving
from tests.support.rooms_without_sockets import Listener, table
from tests.table.test_leaks import twin

LONGEST = 100
"""Answers for which two games are played alike."""


class Luck(Streams):
    """The same luck for two games: what the first one drew the second one draws, too, where it can."""

    def __init__(self, rng: Random, first: Luck | None = None) -> None:
        super().__init__(0)
        self._rng = rng
        self._first = first
        self.drawn: list[int] = []

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        n = len(self.drawn)
        wanted = self._first.drawn[n] if self._first is not None and n < len(self._first.drawn) else None
        self.drawn.append(wanted if wanted is not None and wanted in outcomes else self._rng.choice(outcomes))
        return self.drawn[-1]


class Pair:
    """Two rooms whose games differ only in what one pair of eyes cannot know."""

    def __init__(self, game: Game, other: Game, eyes: int, rng: Random) -> None:
        self.rng = rng
        self.eyes = eyes
        first = Luck(rng)
        game._streams, other._streams = first, Luck(rng, first)
        tables = [table(one, (eyes,)) for one in (game, other)]
        self.rooms: list[Room] = [room for room, _ in tables]
        self.guests: list[Listener] = [guests[eyes] for _, guests in tables]

    async def step(self) -> bool:
        """Give both the same answer; False where they end or must go different ways in the open."""
        one, other = (room.game for room in self.rooms)
        if one.over:
            return False
        common = [answer for answer in one.state.options if answer in other.state.options]
        if not common:
            return False
        answer = self.rng.choice(common)
        for room in self.rooms:
            await room.give(answer, room.game.state.seat)
        return self.seen(one) == self.seen(other)

    def seen(self, game: Game) -> tuple[str, object]:
        """What the rules show to the eyes: cards may be laid open, and then they are not the same."""
        return game.view(self.eyes).state.digest(), game.events_for(self.eyes)

    def check(self) -> None:
        """Both have been told the same, to the letter but for how long somebody has been away."""
        mine, theirs = ([re.sub(r'"away":[0-9]+', '"away":0', text) for text in guest.heard] for guest in self.guests)
        assert mine == theirs


async def compare(game: Game, other: Game, eyes: int, rng: Random) -> int:
    """Play a game and one that looks the same to these eyes alike; how long that went."""
    # Brought to where it is in the same way, so that neither has anything to take back.
    same = game.branch(len(game.played))
    pair = Pair(same, other, eyes, rng)
    pair.check()
    for n in range(LONGEST):
        if not await pair.step():
            return n
        pair.check()
    return LONGEST


@budget(30)
@given(skirmish=FAMILIES["secret"], eyes=st.sampled_from((0, 1, SPECTATOR)), at=st.integers(0, 25))
def test_skirmishes_that_look_the_same_sound_the_same(skirmish: Skirmish, eyes: int, at: int) -> None:
    game, answers = begin(skirmish), skirmish.answers()
    for _ in range(at):
        if game.over:
            return
        game.apply(answers.pick(game.state.options))
    rng = Random(skirmish.seed)
    other = twin(game, eyes, rng)
    assume(other.digest != game.digest)
    asyncio.run(compare(game, other, eyes, rng))


def eyes_in_turn(n: int) -> tuple[int, int, int]:
    """Who looks on at the three places of a game: everybody at each of them, over three games."""
    everybody = (0, 1, SPECTATOR)
    return (everybody[n % 3], everybody[(n + 1) % 3], everybody[(n + 2) % 3])


@pytest.mark.parametrize("n", range(10))
def test_whole_games_that_look_the_same_sound_the_same(tmp_path: Path, n: int) -> None:
    make: Callable[[], Game] = games(tmp_path)[n]
    lasted = 0
    for start, eyes in zip((10, 60, 150), eyes_in_turn(n), strict=True):
        rng = Random(start)
        for place, game in enumerate(walked(make(), n, start + 150)):
            if place >= start and (other := twin(game, eyes, rng)).digest != game.digest:
                lasted += asyncio.run(compare(game, other, eyes, rng))
                break
    assert lasted > 10


@pytest.mark.parametrize("n", [1, 3, 4, 8])
def test_adventures_of_battlelore_that_look_the_same_sound_the_same(n: int) -> None:
    lasted = 0
    for start in (5, 40, 160):
        for eyes in (0, 1, SPECTATOR):
            rng = Random(start)
            for place, game in enumerate(lore_walked(battlelore_game(n), n, start + 150)):
                if place >= start and (other := twin(game, eyes, rng)).digest != game.digest:
                    lasted += asyncio.run(compare(game, other, eyes, rng))
                    break
    assert lasted > 30


def test_how_often_somebody_answers_in_private_is_not_told(tmp_path: Path) -> None:
    """An answer that only its seat knows of, taken back and given again, is no news to anybody else."""
    found = 0

    async def look(game: Game) -> int:
        seat = game.state.seat
        everybody = (*range(len(game.setup.seats)), SPECTATOR)
        room, guests = table(game, everybody)
        told = {eyes: len(guest.heard) for eyes, guest in guests.items()}
        await room.give(game.state.options[0], seat)
        quiet = [eyes for eyes in everybody if eyes != seat and len(guests[eyes].heard) == told[eyes]]
        assert len(guests[seat].heard) > told[seat]
        if quiet and game.undo_seat == seat:
            await room.undo(guests[seat], 2)
            await room.give(game.state.options[0], seat)
            assert [len(guests[eyes].heard) for eyes in quiet] == [told[eyes] for eyes in quiet]
        return len(quiet)

    for n in (3, 7, 9):
        for game in walked(games(tmp_path)[n](), n, 250):
            if game.state.private:
                other = game.branch(len(game.played))
                found += asyncio.run(look(other))
    assert found > 5


# -- over sockets ------------------------------------------------------------------------------------------------------

HEROES = (
    {"kind": "person", "side": "castle/catherine", "name": "Maud"},
    {"kind": "person", "side": "necropolis/sandro", "name": "Ola"},
)


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    limits = Limits(messages_per_second=100_000, burst=100_000)
    with serving(f"sqlite:///{tmp_path_factory.mktemp('hidden') / 'table.sqlite3'}", limits) as found:
        yield found


def frames(player: Player, room: str) -> list[str]:
    """What somebody was sent, but for the name of the room, the time, and who came and went when."""
    texts = [json.dumps(message) for message in player.heard if message["is"] != "room"]
    return [re.sub(r'"(created|touched|at|away)": [0-9.]+', "", text).replace(room, "ROOM") for text in texts]


def test_a_spectator_of_two_games_that_look_the_same_is_sent_the_same(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def kept(*_: object, **__: object) -> None:
        """The store knows nothing of the games that are put in place of those it has."""

    monkeypatch.setattr(live.rooms.store, "append", kept)
    made = [live.room(*HEROES, scenario="brave-new-world", seed=12) for _ in range(2)]
    names = [one["room"] for one in made]
    rng = Random(12)
    for place, game in enumerate(walked(live.rooms.awake[names[0]].game, 12, 200)):
        # Where nobody is asked in secret the two have more answers in common.
        if place > 60 and not game.state.private and (other := twin(game, SPECTATOR, rng)).digest != game.digest:
            break
    first = Luck(rng)
    same = game.branch(len(game.played))
    same._streams, other._streams = first, Luck(rng, first)
    for name, now in zip(names, (same, other), strict=True):
        live.rooms.awake[name].showing = Showing(now)
    watchers = [live.player(name) for name in names]
    seats = [[live.player(one["room"], key) for key in one["keys"].values()] for one in made]
    steps = 0
    while not same.over and steps < 60:
        asked = same.state.seat
        common = [answer for answer in same.state.options if answer in other.state.options]
        if not common:
            break
        key = same.rules.key(same.state.kind, rng.choice(common))
        for players in seats:
            players[asked].reply(players[asked].send(do="ping"))
            assert players[asked].answer(key)["is"] == "step"
        if same.view(SPECTATOR).state.digest() != other.view(SPECTATOR).state.digest():
            break
        for watcher in watchers:
            watcher.reply(watcher.send(do="ping"))
        assert frames(watchers[0], names[0]) == frames(watchers[1], names[1])
        steps += 1
    assert steps > 10


# -- who may see at all ------------------------------------------------------------------------------------------------


def test_who_came_before_the_game_began_does_not_watch_where_nobody_may(live: Live) -> None:
    seats = (HEROES[0], {"kind": "open", "side": "necropolis/sandro"})
    made = live.room(*seats, scenario="brave-new-world", watching=False)
    stranger = live.player(made["room"])
    mine = live.player(made["room"], made["keys"]["0"])
    status, taken = live.ask("POST", f"/api/rooms/{made['room']}/seats/1", {"name": "Ola"})
    assert status == 201
    assert mine.until("welcome")["table"]["view"]
    assert stranger.closed() == 1008
    assert not [message for message in stranger.heard if message.get("table")]
    theirs = live.player(made["room"], taken["key"])
    assert live.ask("DELETE", f"/api/rooms/{made['room']}/seats/1", key=taken["key"])[0] == 204
    assert theirs.closed() == 1008


def test_who_has_seen_the_record_of_a_game_plays_it_alone(live: Live) -> None:
    seats = (HEROES[0], {"kind": "open", "side": "necropolis/sandro"})
    made = live.room(*seats, scenario="brave-new-world")
    room = f"/api/rooms/{made['room']}"
    key = live.ask("POST", f"{room}/seats/1", {})[1]["key"]
    assert live.ask("GET", f"{room}/record", key=made["keys"]["0"])[0] == 403
    assert live.ask("PATCH", f"{room}/seats/1", {"kind": "bot"}, key=key)[0] == 200
    assert live.ask("GET", f"{room}/record", key=key)[0] == 403
    assert live.ask("GET", f"{room}/record", key=made["keys"]["0"])[0] == 200
    status, told = live.ask("PATCH", f"{room}/seats/1", {"kind": "open"}, key=made["host"])
    assert (status, told["error"]["code"]) == (409, "revealed")
    live.rooms.drop(live.rooms.awake[made["room"]])
    assert live.ask("PATCH", f"{room}/seats/1", {"kind": "open"}, key=made["host"])[0] == 409


def test_who_chose_the_seed_plays_alone(live: Live) -> None:
    made = live.room(
        HEROES[0], {"kind": "bot", "bot": "greedy", "side": "necropolis"}, scenario="brave-new-world", seed=1
    )
    status, told = live.ask("PATCH", f"/api/rooms/{made['room']}/seats/1", {"kind": "open"}, key=made["host"])
    assert (status, told["error"]["code"]) == (409, "revealed")
    assert live.ask("DELETE", f"/api/rooms/{made['room']}/seats/0", key=made["keys"]["0"])[0] == 204
    assert live.ask("POST", f"/api/rooms/{made['room']}/seats/0", {})[0] == 409


def test_a_game_that_cannot_be_woken_tells_nothing_of_its_answers(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    made = live.room(*HEROES, scenario="brave-new-world")
    live.rooms.drop(live.rooms.awake[made["room"]])

    def broken(_: object) -> None:
        raise RecordError("line 12: 1 take:titans_gladius is not allowed")

    monkeypatch.setattr("banneret.server.rooms.rooms.waking", broken)
    status, told = live.ask("GET", f"/api/rooms/{made['room']}")
    assert (status, told["error"]["code"]) == (409, "other_version")
    assert "gladius" not in told["error"]["text"]
