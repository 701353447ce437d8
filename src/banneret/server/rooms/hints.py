"""Hints: what a good bot would answer, for the one who is asked, where the room has them.

The bot is sent the view of that seat, as a bot at the seat would be, and thinks beside the loop. Once the question is
answered nobody wants to know any more: what waits is given up, and what was found is forgotten.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from banneret.bots.sent_view import send
from banneret.server.jobs.pool import overdue
from banneret.server.jobs.tasks import Question, advised
from banneret.server.problems import Problem, conflict
from banneret.server.requests import NewRoom
from banneret.server.store.game import bot_seed
from banneret.table.lesson_types import CoachMoment
from banneret.table.lessons.coaching import led
from banneret.table.protocol import HintAnswer

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.guest import Guest
    from banneret.server.rooms.room import Room

PATIENCE: Final = 20.0
"""How many seconds somebody waits for a hint, however many others think or wait."""
Found = tuple[tuple[HintAnswer, ...], bool]
"""The answers, the best first, and whether a fight was judged rather than the game."""


def has_hints(wanted: NewRoom) -> bool:
    """Whether a room is to have hints: as whoever makes it says, or else only where one person plays and nothing
    counts."""
    if wanted.hints is not None or wanted.rated:
        return bool(wanted.hints)
    return sum(seat.kind != "bot" for seat in wanted.seats) < 2


class Hints:
    """What is thought about for the players of a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._known: dict[tuple[int, str], Found] = {}
        """By seat and language, about the question that is asked now."""
        self._thinking: set[asyncio.Task[Found]] = set()

    def forget(self) -> None:
        """Another question is asked: abandon what is being thought about, and what was found."""
        self._known.clear()
        for task in self._thinking:
            task.cancel()

    async def ask(self, guest: Guest, choice: int, moment: str = "") -> Found:
        """What a good bot would answer to a question; in a lesson what its coach advises comes first, by the moment he
        speaks of. Raises Problem where there are no hints, or it is not asked."""
        room = self._room
        async with room.saving.locked():
            if not room.stored.hints:
                raise Problem(409, "no_hints", "there are no hints in this room")
            game = room.game
            seat, lang = game.state.seat, guest.lang
            if game.over or seat not in guest.seats or seat != guest.eyes or room.showing is None:
                raise Problem(409, "not_asked", "you are not being asked now")
            if choice != room.showing.given[seat]:
                raise _answered()
            said = room.showing.said(seat, lang, moment)
            if (seat, lang) in self._known:
                return _led(self._known[seat, lang], said)
            question = Question(room.id, send(game.view(seat), game.setup, game.rules))
            seed = bot_seed(room.stored, seat, game.played)
            thinking = asyncio.create_task(self._thought(question, seed, lang, guest.address))
            self._thinking.add(thinking)
            changes = room.turns.changes
        try:
            found = await thinking
        except asyncio.CancelledError:
            own = asyncio.current_task()
            if own is not None and own.cancelling():
                raise
            raise _answered() from None
        finally:
            thinking.cancel()
            self._thinking.discard(thinking)
        if room.turns.changes != changes:
            raise _answered()
        self._known[seat, lang] = found
        if guest.eyes != seat or seat not in guest.seats:
            raise conflict("stale", "another player at this screen has sat down")
        return _led(found, said)

    async def _thought(self, question: Question, seed: int, lang: str, by: str) -> Found:
        rooms = self._room.rooms
        try:
            async with asyncio.timeout(PATIENCE):
                return await rooms.thinkers.do(advised, question, rooms.hint_budget, seed, lang, by=by)
        except TimeoutError:
            raise overdue(PATIENCE) from None


def _led(found: Found, said: CoachMoment | None) -> Found:
    """The same, with what the coach advises first: a hint never says otherwise than the lesson."""
    answers, fight = found
    return (answers if said is None else led(answers, said)), fight


def _answered() -> Problem:
    return conflict("stale", "this question has been answered already")
