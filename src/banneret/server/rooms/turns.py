"""Turns: makes sure that the seat that is asked answers. A person has a clock, a bot thinks in a worker.

A bot's answer for an outdated position is dropped. A player who is asked only to keep a hand secret, and has no choice,
passes without a click, but no sooner than a player who passes quickly. Answers from habits are given in the same way
and after the same delay, so that nobody can tell the difference.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

from banneret.bots.random_bot import RandomBot
from banneret.bots.registry import thinks, usual
from banneret.bots.sent_view import send
from banneret.kernel.requests import NEVER
from banneret.server.jobs.tasks import Question, think
from banneret.server.problems import Problem
from banneret.server.rooms.ask_me import lapse
from banneret.server.rooms.company import competes
from banneret.server.rooms.pace.clock import TurnClock
from banneret.server.rooms.pace.time_up import time_is_up
from banneret.server.store.game import bot_seed
from banneret.table.habits import can_only_pass

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room

AGAIN: Final = 5.0
"""Seconds after which a bot whose answer could not be saved answers again."""
PATIENCE: Final = 20.0
"""How many seconds a room waits for its bot, however busy the workers are; then the default bot answers."""
SHORTEST, LONGEST = 0.3, 1.2
"""The range of the random delay, in seconds, before a private question is answered automatically."""
LOG: Final = logging.getLogger("banneret.server")
_LOTS: Final = SystemRandom()


class Turns:
    """Who has to answer in a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.clock = TurnClock(room, self._time_is_up)
        self.changes = 0
        """How often the game has changed, so that stale answers are recognised."""
        self._taken_back = False
        """Whether the last change was an undo: the player then wants to answer differently."""
        self._thinking: asyncio.Task[None] | None = None
        self._passing: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None
        """What is done because somebody's time is up."""

    @property
    def late(self) -> int:
        """The seat whose time is up, until another is asked; -1 for none."""
        return self.clock.late

    def changed(self, back: bool = False) -> None:
        """The game has moved on or, after an undo, back."""
        self.changes += 1
        self._taken_back = back

    def go_on(self) -> None:
        """Let the seat that is asked answer: start its clock, or let its bot think."""
        room = self._room
        if room.closed or room.showing is None or room.game.over:
            self.clock.stop()
            return
        self.clock.go_on()
        if (self._bot() or self._lapses()) and (self._thinking is None or self._thinking.done()):
            self._thinking = self._begin(self._think())
        if self._passes() and (self._passing is None or self._passing.done()):
            self._passing = self._begin(self._pass())

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """An answer was given for somebody. If that has failed, whatever the reason, it is tried again: nobody else
        would do it, and the table would stand still."""
        error = None if task.cancelled() else task.exception()
        if self._room.closed or not (task.cancelled() or error):
            return
        LOG.error("room %s: nobody could be answered for", self._room.id[:4], exc_info=error)
        asyncio.get_running_loop().call_later(AGAIN, self.go_on)

    def stop(self) -> None:
        """Nobody answers here any more."""
        self.clock.stop()
        for task in (self._thinking, self._passing, self._ending):
            if task is not None:
                task.cancel()

    def _time_is_up(self) -> None:
        """Somebody's time is up: say so, and have a bot answer."""
        if self._ending is None or self._ending.done():
            self._ending = self._begin(self._run_out())

    async def _run_out(self) -> None:
        room = self._room
        try:
            async with room.lock:
                await time_is_up(room)
        except Problem as problem:
            LOG.error("nobody could be told that time is up: %s", problem)
            await asyncio.sleep(AGAIN)
            self._ending = None
            self.go_on()

    def _bot(self) -> str:
        """The bot that has to answer now, or empty."""
        seat = self._room.game.state.seat
        chair = self._room.stored.seats[seat]
        if chair.kind == "bot":
            return chair.bot
        return usual(self._room.stored.game) if self.late == seat or self._delegated() else ""

    def _delegated(self) -> bool:
        """Whether the person who is asked leaves this question to a bot."""
        room, showing = self._room, self._room.showing
        if showing is None or competes(room.stored) or self._taken_back:
            return False
        seat = room.game.state.seat
        return showing.presenter.delegated(room.game, seat, room.stored.seats[seat].habits)

    def answers_itself(self) -> bool:
        """Whether the person who is asked need not answer."""
        game = self._room.game
        return self.by_itself() is not None or (not game.over and self._delegated())

    def _lapses(self) -> bool:
        """Whether a seat with a request has run out of time, or is asked only because of it and nobody is there."""
        room, state = self._room, self._room.game.state
        seat = state.seat
        if not state.requested(seat) or self.late == seat:
            return state.requested(seat) != NEVER
        if any(seat in guest.seats for guest in room.guests):
            return False
        without = state.copy()
        without.request(seat, NEVER)
        return without.seat != seat

    async def _lapse(self) -> None:
        """Cancel the request of a seat that is empty or out of time: others do not wait for it."""
        room = self._room
        async with room.lock:
            if not room.closed and not room.game.over and self._lapses():
                await lapse(room, room.game.state.seat)

    def by_itself(self) -> int | None:
        """The answer that the asked person need not give: the only one, or that of a habit."""
        room = self._room
        game = room.game
        if game.over or self._bot():
            return None
        if can_only_pass(game):
            return game.state.options[0]
        seat = game.state.seat
        habits = room.stored.seats[seat].habits
        if not habits or self._taken_back or room.showing is None:
            return None
        return room.showing.presenter.habitual(game, seat, habits)

    def _passes(self) -> bool:
        """Whether the question to a person is answered automatically, and somebody is there to see it."""
        room = self._room
        return not room.closed and room.goes_on and self.by_itself() is not None

    def _hides(self) -> bool:
        """Whether others must not learn from a quick answer that a person has not given it."""
        room, seat = self._room, self._room.game.state.seat
        people = [n for n, chair in enumerate(room.stored.seats) if chair.kind == "person"]
        return room.game.state.private and seat in people and len(people) > 1

    async def _pass(self) -> None:
        """Answer for a person. A private question is answered after a delay that reveals nothing: it does not depend on
        the hand, nor on whether there was a choice."""
        room = self._room
        while self._passes():
            changes, seat = self.changes, room.game.state.seat
            await asyncio.sleep(_LOTS.uniform(SHORTEST, LONGEST) if self._hides() else 0)
            try:
                async with room.lock:
                    answer = self.by_itself()
                    if self.changes == changes and answer is not None and self._passes():
                        await room.give(answer, seat)
            except Problem as problem:
                LOG.error("nobody could be passed over: %s", problem)
                await asyncio.sleep(AGAIN)

    async def _think(self) -> None:
        """Answer for bots until a person is asked, or nobody is there to see it."""
        room = self._room
        while not room.closed and room.goes_on and not room.game.over:
            bot = self._bot()
            if self._lapses():
                try:
                    await self._lapse()
                except Problem as problem:
                    LOG.error("a request could not be withdrawn: %s", problem)
                    await asyncio.sleep(AGAIN)
                continue
            if not bot:
                return
            async with room.lock:
                game, changes, seat = room.game, self.changes, room.game.state.seat
                question = Question(room.id, send(game.view(seat), game.setup, game.rules))
                seed = bot_seed(room.stored, seat, game.played)
                offered = game.state.options
            hides, began = self._hides(), time.monotonic()
            answer = await self._thought(question, offered, bot, seed)
            if hides:
                await asyncio.sleep(max(0.0, _LOTS.uniform(SHORTEST, LONGEST) - (time.monotonic() - began)))
            try:
                async with room.lock:
                    if self.changes != changes or self._bot() != bot:
                        continue
                    if answer is None:
                        answer = RandomBot(seed).choose(room.game.view(seat), room.game.rules)
                    await room.give(answer, seat)
            except Problem as problem:
                LOG.error("a bot's answer was not accepted: %s", problem)
                await asyncio.sleep(AGAIN)

    async def _thought(self, question: Question, offered: list[int], bot: str, seed: int) -> int | None:
        """The bot's answer, or the default bot's if that fails or takes too long; None if that fails as well."""
        rooms, game = self._room.rooms, question.view.setup.game
        for name in dict.fromkeys((bot, usual(game))):
            workers = rooms.thinkers if thinks(name, game) else rooms.workers
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await workers.do(think, question, name, seed, by=self._room.address, bounded=False)
            except Exception:
                LOG.exception("the bot %s failed; another answers", name)
                continue
            if answer in offered:
                return answer
            LOG.error("the bot %s answered what is not offered; another answers", name)
        return None
