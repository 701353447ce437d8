"""Saving what happens in a room: it is in the store before anybody is told, or it has not happened."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from banneret.kernel.errors import BanneretError, StorageError, Unavailable
from banneret.server.problems import Problem, away, career_moved, hall_full, moved, not_found, not_kept
from banneret.server.rooms.asked import asked_now
from banneret.server.rooms.careers import careers_of
from banneret.server.rooms.pace.clocks import Change
from banneret.server.store.careers import CareerMoved, HallFull
from banneret.server.store.holding import Fenced
from banneret.server.store.types import AskedNow, Status
from banneret.table.room_types import ChatLine

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room

LOG: Final = logging.getLogger("banneret.server")


class Saving:
    """The way from a room to the store."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._outages = 0
        """How often the store was unavailable when something was to be saved."""

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Exclusive access to the room. Those who were waiting when the store turned out to be unavailable are refused
        at once, instead of waiting as long again; raises Problem."""
        before = self._outages
        async with self._room.lock:
            if self._outages != before:
                raise away()
            try:
                yield
            except Unavailable:
                self._outages += 1
                raise

    async def undo(self, lines: int, stayed: int) -> None:
        """Save that only this many answers remain of a record with this many lines, and the requests after these."""
        room, game = self._room, self._room.game
        to, touched = game.lines_upto(stayed), room.rooms.now()
        asked, epoch = asked_now(room, touched, "back"), room.stored.epoch
        store, digest = room.rooms.store, game.digest
        await self.change(store.truncate(room.id, lines, to, touched, epoch=epoch, asked=asked, digest=digest))
        room.stored.asked = asked
        await self.game(to, stayed, "on")

    async def game(self, lines: int, since: int, why: Change = "answer") -> None:
        """Save what has been added to a record that had this many lines: the answers after the first `since`.

        If the disk refuses, nothing has happened.
        """
        room, touched = self._room, self._room.rooms.now()
        game = room.game
        status: Status = "over" if game.over else "running"
        if game.over and room.stored.dice is not None:
            game.reveal(room.stored.dice)
        asked = asked_now(room, touched, why)
        if len(game.played) > since:
            await self.change(self._append(lines, since, touched, status, asked))
            room.stored.asked = asked
        room.stored.touched, room.stored.status, room.stored.returns = touched, status, game.result
        room.stored.digest = game.digest
        room.used = time.monotonic()

    async def _append(self, lines: int, since: int, touched: float, status: Status, asked: AskedNow) -> None:
        room, game, store = self._room, self._room.game, self._room.rooms.store
        careers = careers_of(game.setup.game) if game.over else None
        changes = await careers.came_home(store, room.id, game) if careers is not None else ()
        lines_since, epoch = game.body(since), room.stored.epoch
        result, digest = game.result, game.digest
        await store.append(
            room.id, lines, lines_since, touched, status, result, changes, epoch=epoch, asked=asked, digest=digest
        )

    async def clock(self, runs: bool) -> None:
        """Save that the clock runs because somebody has come, or stands still because everybody has left.

        Until then it is as it was before for whoever takes the room if this server is lost.
        """
        room = self._room
        async with room.lock:
            if room.closed or room.attended is not runs:
                return
            try:
                await self.change(room.rooms.store.update(room.stored))
            except Problem as problem:
                LOG.warning("room %s: its clock could not be kept: %s", room.id[:4], problem)

    async def say(self, line: ChatLine) -> None:
        """Save a line of chat."""
        room = self._room
        try:
            await room.rooms.store.say(room.id, line, epoch=room.stored.epoch)
        except Fenced:
            raise self._taken() from None

    async def change(self, change: Awaitable[None]) -> None:
        """Wait until the store has saved a change. If it refuses, the room goes back to what the store has; raises
        Problem."""
        try:
            await change
        except HallFull:
            raise hall_full() from None
        except CareerMoved:
            raise career_moved() from None
        except Fenced:
            raise self._taken() from None
        except StorageError as error:
            self._outages += isinstance(error, Unavailable)
            raise await self._not_kept(error) from None

    def _taken(self) -> Problem:
        """Another server has taken the room: everybody has to reconnect, and finds it there."""
        room = self._room
        LOG.warning("room %s has been taken by another server", room.id[:4])
        room.rooms.drop(room, 1012)
        return moved()

    async def _not_kept(self, error: StorageError) -> Problem:
        """Go back to what the store has. If that cannot be read either, everybody has to reconnect."""
        room = self._room
        LOG.error("room %s could not be kept: %s", room.id[:4], error)
        problem = not_kept()
        try:
            kept = await room.rooms.store.load(room.id)
            if kept is None:
                raise not_found("room")
            if kept.epoch != room.stored.epoch:
                return self._taken()
            showing = await room.rooms.wake(kept)
        except BanneretError as unread:
            LOG.error("room %s could not be read: %s", room.id[:4], unread)
            room.rooms.drop(room, 1011)
            return problem
        room.stored = kept
        room.lay(showing)
        room.forget()
        room.turns.changed()
        for guest in room.guests:
            guest.seats = tuple(seat for seat in guest.seats if kept.seats[seat].kind == "person")
            room.look_again(guest)
        room.turns.go_on()
        return problem
