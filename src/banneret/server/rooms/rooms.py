"""The rooms of a server. An unused room goes to sleep in the store and wakes when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import msgspec

from banneret.arena.ray_cluster import RayCluster
from banneret.games import rules_of
from banneret.kernel.errors import BanneretError, StorageError
from banneret.kernel.game import Game
from banneret.server.access import SECRET, Addresses, Limits
from banneret.server.cluster.links import Links
from banneret.server.cluster.shared_limits import SharedLimits
from banneret.server.exchange.exchange import Exchange
from banneret.server.jobs.labs import Labs
from banneret.server.jobs.lasting import lasting
from banneret.server.jobs.reviews import Reviews
from banneret.server.jobs.tasks import Readers, Thinkers, Workers
from banneret.server.jobs.time_slices import TimeSlices
from banneret.server.jobs.trials import Trials
from banneret.server.problems import (
    Elsewhere,
    Problem,
    away,
    conflict,
    moved,
    not_found,
    too_many,
)
from banneret.server.rooms.absence import Absences
from banneret.server.rooms.asked import asked_now
from banneret.server.rooms.housekeeping import Keep, keep_house
from banneret.server.rooms.pace.clocks import at_least
from banneret.server.rooms.pace.serving import BACK, Serving
from banneret.server.rooms.room import Room
from banneret.server.rooms.rules_changes import RulesChanges
from banneret.server.rooms.running_counts import RunningCounts
from banneret.server.rooms.showing import Showing
from banneret.server.store.game import setup_of, waking
from banneret.server.store.store import Store
from banneret.server.store.types import StoredRoom
from banneret.table.lessons.coaching import Coaching

LOG: Final = logging.getLogger("banneret.server")
ROOM_ID: Final = re.compile(SECRET, re.ASCII)
SWEEP: Final = 15.0
STUCK: Final = 30.0
"""Seconds after which a connection that takes nothing is dropped."""


ANSWERS: Final = 2.0
"""Seconds within which the database of a server that is ready answers."""
HINT_BUDGET: Final = "2s"
AWAITED_SECONDS: Final = 10.0
"""How long at least a woken room waits for the guest who woke it."""


class Rooms:
    """The rooms that are awake, and the way to the others."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        workers: Workers,
        keep: Keep | None = None,
        links: Links | None = None,
        cluster: RayCluster | None = None,
        exchange: Exchange | None = None,
    ) -> None:
        self.store = store
        self.exchange = exchange
        """Redis, where there is one."""
        self.links = links
        """The way to other nodes, where several work on one database."""
        self.name = links.node.id if links is not None else ""
        """The name of this node; empty for a server that works alone."""
        self.limits = limits
        self.workers = workers
        self.readers = Readers(seconds=limits.reading_seconds)
        """For records and finished games, so that players do not wait for people who watch replays."""
        far = workers.far
        self.thinkers = Thinkers(seconds=limits.thinking_seconds, far=far)
        """For bots that take their time."""
        few = max(1, (os.cpu_count() or 2) // 2)
        self.reviews = Reviews(Readers(few, limits.reading_seconds, far))
        """Reviews of games."""
        self.trials = Trials(Readers(few, limits.reading_seconds, far), store)
        """Trials of scenarios that are to be shared."""
        self.labs = Labs(Readers(few, limits.reading_seconds, far), store, cluster)
        """Scenarios weighed by letting bots play."""
        self.hint_budget = HINT_BUDGET
        """How long a hint is thought about, as `banneret.bots.search.budget` reads it."""
        self.time_slices = TimeSlices()
        self.addresses = Addresses(limits)
        self.shared_limits = SharedLimits(exchange, self.addresses, self.name) if exchange is not None else None
        self.absences = Absences()
        self.now: Callable[[], float] = time.time
        """The time by which clocks are kept."""
        self.serving = Serving(self)
        self.rules_changes = RulesChanges(self)
        self.prepared = asyncio.Event()
        """Set once all words have been read, so that the first guest need not wait for them in everybody's way."""
        self.prepared.set()
        self.awake: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._leaving = False
        self._keep = keep or Keep()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to put idle rooms to sleep, to delete old ones, and to compare others with the rules of today."""
        if self.workers.far is not None:
            self.workers.far.open()
        if self.shared_limits is not None:
            self.shared_limits.open()
        work = (self._sweep, partial(keep_house, self, self._keep), self.rules_changes.run, self.serving.run)
        self._tasks = [lasting(each) for each in work]

    async def close(self) -> None:
        """Put everything away."""
        await self.leave()
        if self.links is not None:
            self.links.close()
        for task in self._tasks:
            task.cancel()
        for room in list(self.awake.values()):
            self.drop(room, 1012)
        self.workers.close()
        self.readers.close()
        self.thinkers.close()
        self.reviews.close()
        self.reviews.workers.close()
        self.trials.close()
        self.trials.workers.close()
        await self.labs.close()
        self.labs.workers.close()
        if self.workers.far is not None:
            self.workers.far.close()
        if self.exchange is not None:
            await self.exchange.close()
        await self.store.close()

    async def join(self) -> None:
        """Say that this server is there: to the database, and to the other nodes, if there are any."""
        await self.serving.note(begins=True)
        if self.links is not None:
            await self.links.node.open(self._look_around)

    async def leave(self) -> None:
        """Hand the rooms over to the other nodes, if there are any. Nothing is taken or woken here any more."""
        if self._leaving:
            return
        self._leaving = True
        if self.links is None:
            return
        for room in list(self.awake.values()):
            self.drop(room, 1012)
        try:
            await self.links.node.leave()
        except StorageError as error:
            LOG.error("the rooms of this node could not be handed over: %s", error)

    async def _look_around(self, held: dict[str, int]) -> None:
        """This node has said that it is alive, and was told what it holds: others may have taken some of its rooms."""
        assert self.links is not None
        self.links.look()
        if all(held.get(room.id) == room.stored.epoch for room in self.awake.values()):
            return
        # Rooms that it has taken since it asked are its own nevertheless.
        awake = list(self.awake.values())
        held = await self.store.held_by(self.name)
        for room in awake:
            if not room.closed and held.get(room.id) != room.stored.epoch:
                LOG.warning("room %s has been taken by another node", room.id[:4])
                self.drop(room, 1012)

    async def check_ready(self) -> None:
        """Raise Problem if nobody should be sent here: it stops, is not ready yet, or cannot reach its database."""
        if self._leaving:
            raise moved()
        if not self.prepared.is_set():
            raise away()
        try:
            async with asyncio.timeout(ANSWERS):
                await self.store.ping()
        except (StorageError, TimeoutError):
            raise away() from None

    def check_keeper(self, name: str) -> None:
        """Raise Elsewhere unless this node keeps what is in no database under a name, such as a review."""
        keeper = self.name if self.links is None else self.links.node.keeper_of(name)
        if keeper != self.name:
            raise Elsewhere(keeper)

    def drop(self, room: Room, code: int = 0) -> None:
        """Drop a room; everybody there is cut off with a code and may reconnect."""
        for guest in room.guests:
            guest.close(code)
        room.close()
        if self.awake.get(room.id) is room:
            del self.awake[room.id]

    @asynccontextmanager
    async def inside(self, id: str, by: str = "") -> AsyncIterator[Room]:
        """A room by its name, awake and locked, for an address. Raises Problem."""
        while True:
            room = await self._awake(id, by)
            async with room.saving.locked():
                # A room that went to sleep before we got its lock is not the one that others use, and neither is one
                # that another node may have taken since this one was last heard of.
                if not room.closed and (self.links is None or self.links.node.holds):
                    room.awaited = False
                    yield room
                    return

    def is_awake(self, id: str) -> bool:
        """Whether a room is awake, or about to be."""
        return id in self.awake or id in self._waking

    async def _awake(self, id: str, by: str) -> Room:
        """A room by its name; a sleeping room is woken once for all who ask."""
        await self.rules_changes.wait_for(id)
        if id in self.awake and self.links is not None:
            await self.links.node.sure()
        found = self.awake.get(id)
        if found is not None:
            return found
        if not ROOM_ID.fullmatch(id):
            raise not_found("room")
        task = self._waking.get(id)
        if task is None:
            task = self._waking[id] = asyncio.create_task(self._wake(id, by))
            task.add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(task)

    async def take(self, id: str) -> StoredRoom:
        """A room read after it was taken: nobody else writes to it from now on. Raises Problem."""
        while True:
            if self._leaving:
                raise moved()
            if self.links is not None and (holder := await self.store.holder_of(id)) not in ("", self.name):
                raise Elsewhere(holder)
            claim = await self.store.claim(id, self.name)
            if claim is None:
                raise not_found("room")
            if claim.holder:
                raise Elsewhere(claim.holder)
            stored = await self.store.load(id)
            if stored is None:
                raise not_found("room")
            if stored.epoch == claim.epoch:
                if claim.before != self.name:
                    # Who was there until now, only the other node knows: nobody has been away for long.
                    self.absences.put(id, dict.fromkeys(range(len(stored.seats)), self.absences.clock()))
                    stored.asked = at_least(stored, self.now(), BACK)
                return stored

    async def _wake(self, id: str, by: str) -> Room:
        while True:
            stored = await self.take(id)
            self.make_space()
            try:
                stored = await self.rules_changes.judged(stored, by)
                showing = await self.wake(stored, by)
            except (Problem, StorageError):
                raise
            except BanneretError as error:
                # The exact mismatch may name a card that only one seat may know.
                LOG.error("room %s cannot be woken: %s", id[:4], error)
                raise conflict(
                    "other_version", "this game was begun with other rules and cannot continue here"
                ) from None
            if await self._holds(stored):
                break
            LOG.warning("room %s was taken by another node while it woke here", id[:4])
        room = self.awake[id] = Room(self, stored, showing)
        # A busy server could put it back to sleep before the guests who woke it enter.
        room.awaited = True
        await self._note_asked(room)
        # Whoever looks at it first may be no player: a clock that was left running does not wait for one.
        room.turns.go_on()
        return room

    async def _holds(self, stored: StoredRoom) -> bool:
        """Whether nobody has taken a room since this node took it, and nobody can before it is told so.

        To wake a room takes a while, in which a node may be stopped, or lose its time without knowing it.
        """
        if self.links is None:
            return True
        node = self.links.node
        while True:
            await node.sure()
            words = node.words
            if not await self.store.is_held(stored.id, self.name, stored.epoch):
                return False
            # Only if nothing was renewed since has this node held the room from that look until now.
            if node.holds and node.words == words:
                return True

    async def _note_asked(self, room: Room) -> None:
        """Note whom a game waits for, if its room is from before that was kept."""
        if room.showing is not None and not room.game.over and room.stored.asked.seat < 0:
            noted = msgspec.structs.replace(room.stored, asked=asked_now(room, room.stored.touched, "on"))
            await self.store.update(noted)
            room.stored = noted

    async def wake(self, stored: StoredRoom, by: str = "") -> Showing | None:
        """The game of a stored room where it was left, with its counts; None if it has not begun, or waits for its
        players to agree to other rules.

        Raises BanneretError.
        """
        if stored.status == "waiting" or stored.rules_change is not None:
            return None
        # What a scenario needs is cached from now on, so that the pieces are as small as for any other.
        await self.time_slices.aside(rules_of(stored.game).normalise, setup_of(stored), by=by)
        game = await self.time_slices.finish(waking(stored), by)
        return await self.shown(game, by, stored.lesson)

    async def shown(self, game: Game, by: str, lesson: str) -> Showing:
        """A game that may already be under way, with its counts and, in a lesson, its coach."""
        tally = RunningCounts(game)
        await self.time_slices.finish(tally.counting(), by)
        showing = Showing(game, tally)
        if lesson:
            showing.coaching = await self.time_slices.aside(Coaching, game, lesson, by=by)
        return showing

    def make_space(self) -> None:
        """Put rooms to sleep if too many are awake. Raises Problem if none can be."""
        if len(self.awake) >= self.limits.rooms_awake:
            self._put_to_sleep(0.0)
            if len(self.awake) >= self.limits.rooms_awake:
                raise too_many("too many rooms are in use: try again in a while")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.limits.idle_seconds))
            self._put_to_sleep(self.limits.idle_seconds)
            here = [guest for room in self.awake.values() for guest in room.guests]
            for guest in [*here, *(self.links.guests() if self.links is not None else ())]:
                guest.give_up(STUCK)

    def _put_to_sleep(self, idle: float) -> None:
        """Put rooms to sleep that have been empty and idle for a while."""
        now = time.monotonic()
        for room in list(self.awake.values()):
            patience = AWAITED_SECONDS if room.awaited else idle
            if not room.guests and not room.lock.locked() and now - room.used >= patience:
                self.drop(room)
