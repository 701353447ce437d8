"""A room played by two clients that remember what they were told, to be held against what the store has.

Whatever happens in the room is asked for by its witness, one thing after the other. So when the server dies, at most
one thing is under way, and the store may hold the game with it or without it: with it, if any client was told of it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

import msgspec

from banneret.games import new
from banneret.kernel.game import Game
from banneret.server.client.client import TableClient
from banneret.server.client.rest import LineLost, create_room
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.store.game import woken
from banneret.server.store.store import StoredRoom
from tests.support.shown import wire_view

SIDES = ("castle_vanguard", "necropolis_vanguard")


class Shown(NamedTuple):
    """What a reader has been shown: how many events it knows, and a digest of its view."""

    known: int
    view: str


def shown_to(client: TableClient) -> Shown:
    assert client.now is not None
    return Shown(client.log[-1].n + 1 if client.log else 0, digest(client.now.view))


def shown_by(game: Game, seat: int) -> Shown:
    return Shown(len(game.events_for(seat)), digest(wire_view(game, seat)))


def digest(view: dict[str, Any]) -> str:
    """A digest of a view; what is null and what is missing are the same, as in a merge patch."""
    return hashlib.sha256(msgspec.json.encode(_without_nulls(view), order="sorted")).hexdigest()


def _without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_nulls(part) for name, part in value.items() if part is not None}
    if isinstance(value, list | tuple):
        return [_without_nulls(part) for part in value]
    return value


class Witness:
    """One room, and all that its clients know of it."""

    def __init__(self, rng: Random, announced: Callable[[], None]) -> None:
        self._rng = rng
        self._announced = announced
        """Called whenever a client has been told that something happened."""
        self.room = ""
        self._keys: list[str] = []
        self.game = new("heroes", scenario="skirmish", seats=SIDES, seed=rng.randrange(2**31))
        """The game as far as both clients were told of it."""
        self._under_way: Callable[[], object] | None = None
        """What was asked for and not yet told to everybody, to be done with the game."""
        self._told = False
        """Whether somebody was told of what is under way."""
        self._clients: list[TableClient] = []

    async def play(self, url: str) -> None:
        """Play until the game is over or the server is dead."""
        try:
            if not self.room:
                await self._create(url)
            first, second = (TableClient.connect(url, self.room, [key], patience=0) for key in self._keys)
            async with first as one, second as other:
                self._clients = [one, other]
                try:
                    for client in self._clients:
                        self._check(client)
                    while not self.game.over:
                        await self._go_on()
                except LineLost:
                    await asyncio.gather(*map(_hear_out, self._clients))
        except LineLost:
            return

    async def _create(self, url: str) -> None:
        seats = tuple(NewSeat("person", side) for side in SIDES)
        wanted = NewRoom("heroes", "skirmish", seats, seed=self.game.seed)
        created = await asyncio.to_thread(create_room, url, wanted)
        self.room, self._keys = created.room, [created.keys[str(seat)] for seat in range(2)]
        self._announced()

    async def _go_on(self) -> None:
        """Give an answer or take one back, and see that everybody is shown what it leads to."""
        undoing = [client for client in self._clients if client.now is not None and client.now.can_undo]
        if undoing and self._rng.random() < 0.2:
            client = undoing[0]
            self._under_way = self.game.undo
            await client.undo()
        else:
            client = next(client for client in self._clients if client.asked)
            assert client.asked is not None
            answer = self._rng.choice(client.asked.options).key
            self._under_way = partial(self.game.apply, answer, client.seats[0])
            await client.answer(answer)
        self._told = True
        self._announced()
        for reader in self._clients:
            if reader is not client:
                await reader.catch_up()
        self._finish()
        for reader in self._clients:
            self._check(reader)
        if self._rng.random() < 0.02:
            await client.say(f"that was answer {len(self.game.played)}")

    def _finish(self) -> None:
        if self._under_way is not None:
            self._under_way()
        self._under_way, self._told = None, False

    def _check(self, client: TableClient) -> None:
        assert shown_to(client) == shown_by(self.game, client.seats[0])

    def hold_against(self, stored: StoredRoom | None) -> None:
        """See that the store has what the clients were told, and go on from what it has."""
        assert stored is not None, "a room was lost"
        seats = range(len(self._clients))
        told = [shown_to(client) for client in self._clients]
        before, lines_before = [shown_by(self.game, seat) for seat in seats], self.game.body()
        somebody_told = self._told
        self._finish()
        after, lines_after = [shown_by(self.game, seat) for seat in seats], self.game.body()
        for seat in seats:
            assert told[seat] in (before[seat], after[seat])
        if somebody_told or told != before:
            assert stored.lines == lines_after, "something that was told is lost"
        else:
            assert stored.lines in (lines_before, lines_after), "something else than was asked for is stored"
        for client in self._clients:
            assert stored.chat[: len(client.chat)] == client.chat, "something that was said is lost"
        game = woken(stored)
        assert game is not None
        self.game = game
        assert self.game.body() == stored.lines
        assert (stored.status, stored.returns) == ("over" if self.game.over else "running", self.game.result)
        self._clients = []


async def _hear_out(client: TableClient) -> None:
    """Take in what had still been sent."""
    try:
        while True:
            await client.listen()
    except LineLost:
        return
