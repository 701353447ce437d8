"""Nobody loses a seat but by going, agreeing, or having been away for long; whoever takes one over is announced to all.

Three people, one of them the host, do whatever comes to their minds, in any order.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from banneret.kernel.record import parse_record
from banneret.kernel.replay import verify
from banneret.kernel.rules import SPECTATOR
from banneret.server.access import Limits
from banneret.server.jobs.tasks import Workers
from banneret.server.problems import Problem
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.rooms.absence import Absences
from banneret.server.rooms.making.new_room import make_room
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from banneret.server.store.store import Store
from tests.server.clock import LIMIT, Clock
from tests.server.store.failing_store import ARMIES, answered
from tests.support.rooms_without_sockets import Listener

HOST = 0
WHO = st.sampled_from((0, 0, 1, 1, 2))
SEAT = st.sampled_from((0, 1, 1))
"""Mostly it is about the seat that is not the host's."""
TOLD = {"left", "freed", "opened", "taken", "bot"}
"""Kinds of lines of chat about a seat that changes hands."""


class Act(NamedTuple):
    """What somebody does."""

    what: str
    who: int
    seat: int
    long: int
    """How many seconds pass."""


ACTS = st.builds(
    Act,
    st.sampled_from(
        ["come", "go", "later", "free", "seat a bot", "ask", "agree", "decline", "take", "answer", "sleep"]
    ),
    WHO,
    SEAT,
    st.sampled_from([1, LIMIT // 2, LIMIT]),
)


class World(NamedTuple):
    """A server, and the clock by which it notes since when somebody is away."""

    runner: asyncio.Runner
    rooms: Rooms
    clock: Clock


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder: Path = tmp_path_factory.mktemp("take_over")
    with asyncio.Runner() as runner:

        async def open_rooms() -> Rooms:
            return Rooms(Store.open(f"sqlite:///{folder / 'table.sqlite3'}"), Limits(), Workers(1))

        rooms, clock = runner.run(open_rooms()), Clock()
        rooms.absences = Absences(clock)
        yield World(runner, rooms, clock)
        runner.run(rooms.close())


class People:
    """Three people and a room; what each may know is counted here once more, without asking the server."""

    def __init__(self, world: World) -> None:
        self.rooms, self.clock = world.rooms, world.clock
        self.lines: list[Listener | None] = [None] * 3
        self.keys: list[dict[int, str]] = [{}, {}, {}]
        self.owners: list[int | None] = [0, 1]
        """Who sits where; nobody on an open seat and where a bot plays."""
        self.left = [self.clock.now] * 3
        self.room = ""
        self.host = ""
        self.agreed: set[int] = set()
        """Seats whose players have gone by their own will or agreed to it, in this act."""
        self.changes = 0
        """How often a seat has changed hands."""

    async def begin(self, rated: bool) -> None:
        seats = tuple(NewSeat("person", army, f"P{n}") for n, army in enumerate(ARMIES))
        made = await make_room(self.rooms, NewRoom("heroes", "skirmish", seats), "")
        self.room, self.host = made.room, made.host
        for seat, key in made.keys.items():
            self.keys[int(seat)][int(seat)] = key
        async with self.rooms.inside(self.room) as room:
            await room.change(replace(room.stored, rated=rated))
            for who in range(3):
                self.come(room, who)

    def known(self, who: int) -> tuple[str, ...]:
        return (*self.keys[who].values(), *((self.host,) if who == HOST else ()))

    def come(self, room: Room, who: int) -> None:
        """Come in again, as a page does whose keys have changed."""
        self.go(room, who)
        line = self.lines[who] = Listener()
        # A page forgets the key of a seat that somebody else has by now.
        self.keys[who] = {seat: key for seat, key in self.keys[who].items() if room.seats_of((key,))}
        room.enter(line, self.known(who), -1, 1)

    def go(self, room: Room, who: int) -> None:
        line = self.lines[who]
        if line is not None:
            room.leave(line)
            self.lines[who], self.left[who] = None, self.clock.now

    async def act(self, room: Room, act: Act) -> None:
        """Do something, or be refused."""
        what, who, seat, long = act
        line, mine = self.lines[who], self.owners[seat] == who
        match what:
            case "come":
                self.come(room, who)
            case "go":
                self.go(room, who)
            case "later":
                self.clock.now += long
            case "free" | "seat a bot":
                why = room.seating.check(seat, self.known(who))
                self.agreed = {seat} if mine else set()
                await room.seating.put(seat, "greedy" if what == "seat a bot" else "", why)
            case "ask" if line is not None:
                await room.seating.want(line, seat, "")
            case "agree" | "decline" if line is not None:
                self.agreed = {seat} if mine and what == "agree" else set()
                await room.seating.reply(line, seat, what == "agree")
            case "take":
                self.keys[who][seat] = await room.seating.take(seat, f"P{who}")
                self.owners[seat] = who
                self.changes += 1
                self.left[who] = self.clock.now
                self.come(room, who)
            case "answer":
                owner = self.owners[room.game.state.seat]
                there = self.lines[owner] if owner is not None else None
                if there is not None and not room.game.over and there.eyes == room.game.state.seat:
                    await answered(room, [there] * 2)
            case "sleep":
                for one in range(3):
                    self.go(room, one)
                self.rooms.drop(room)

    def check(self, room: Room, chat: int) -> None:
        """Whoever has lost a seat has agreed or was away for long, all were told, and nobody sees a hand of another."""
        before, changed = self.owners[:], False
        for seat, owner in enumerate(before):
            kind = room.stored.seats[seat].kind
            if owner is None:
                continue
            if kind == "person" and room.seats_of((self.keys[owner][seat],)) == (seat,):
                continue
            away = self.lines[owner] is None and self.clock.now - self.left[owner] >= room.stored.absence
            assert seat in self.agreed or away, f"P{owner} has lost seat {seat}"
            self.owners[seat], changed = None, True
            self.changes += 1
        told = {line.kind for line in room.stored.chat[chat:]}
        assert not changed or told & TOLD
        for who, line in enumerate(self.lines):
            if line is not None:
                seen = line.eyes
                assert seen == SPECTATOR or self.owners[seen] == who, f"P{who} looks at the hand of seat {seen}"
                welcomes = [one for one in map(json.loads, line.heard) if one["is"] == "welcome"]
                assert welcomes[-1]["table"]["seat"] == seen
                line.heard[:] = [json.dumps(welcomes[-1])]


@settings(max_examples=80, deadline=None)
@given(st.booleans(), st.lists(ACTS, min_size=20, max_size=60))
def test_nobody_loses_a_seat_without_having_a_say_and_all_hear_who_takes_it(
    world: World, rated: bool, acts: list[Act]
) -> None:
    async def run() -> None:
        people = People(world)
        await people.begin(rated)
        for act in acts:
            async with world.rooms.inside(people.room) as room:
                chat, changes = room.stored.chat[-1].n + 1 if room.stored.chat else 0, people.changes
                people.agreed = set()
                try:
                    await people.act(room, act)
                except Problem:
                    people.agreed = set()
            async with world.rooms.inside(people.room) as room:
                people.check(room, sum(line.n < chat for line in room.stored.chat))
                assert not (room.stored.rated and people.changes), "somebody else plays on in a game that counts"
                assert room.stored.rated == (rated and not people.changes)
                if people.changes > changes:
                    assert [line.kind for line in room.stored.chat if line.n >= chat], act
        async with world.rooms.inside(people.room) as room:
            taken = sum(line.kind == "taken" for line in room.stored.chat)
            assert [note.who for note in room.game.handovers].count("person") <= taken
            assert verify(room.game.rules, parse_record(room.game.record())).result == room.game.result
            world.rooms.drop(room)

    world.runner.run(run())
