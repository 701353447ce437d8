"""Room: a table with its game and its seats. Whatever happens to it happens one at a time, under its lock.

An answer is on disk before anybody is told about it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from banneret import __version__
from banneret.bots.registry import usual
from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from banneret.server.access import any_same
from banneret.server.jobs.tasks import Position
from banneret.server.problems import (
    Problem,
    conflict,
    forbidden,
    too_many,
)
from banneret.server.rooms.admission import eyes_of, is_full, may_watch
from banneret.server.rooms.asked import first_asked
from banneret.server.rooms.chat import CHAT_LINES
from banneret.server.rooms.company import refuse_in_counting
from banneret.server.rooms.guest import Guest
from banneret.server.rooms.hints import Hints
from banneret.server.rooms.info import names_at, room_info
from banneret.server.rooms.pace.clocks import goes_on_alone, stopped
from banneret.server.rooms.pace.endings import may_abort, play_on
from banneret.server.rooms.pace.time_up import tell_answers
from banneret.server.rooms.rules_changes import rules_changed
from banneret.server.rooms.saving import Saving
from banneret.server.rooms.seat_habits import habits_for
from banneret.server.rooms.seating import Seating
from banneret.server.rooms.showing import ENCODER, Showing
from banneret.server.rooms.turns import Turns
from banneret.server.store.careers import CareerChange
from banneret.server.store.game import fresh
from banneret.server.store.types import StoredRoom, StoredSeat
from banneret.table.presenter import presenting
from banneret.table.protocol import PROTOCOL, Welcome
from banneret.table.protocol import Room as RoomMessage
from banneret.table.room_types import RoomInfo

# A cycle of types alone: the rooms have it, and it is handed them.
if TYPE_CHECKING:
    from banneret.server.rooms.rooms import Rooms

MOST_ANSWERS: Final = 50_000
"""In one game, including chance; the longest games have a fifth of this."""
NEWS: Final = 0.1
"""Seconds for which comings and goings are collected before everybody is told."""


class Room:
    """One room."""

    def __init__(self, rooms: Rooms, stored: StoredRoom, showing: Showing | None) -> None:
        self.rooms = rooms
        self.stored = stored
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.closed = False
        """Whether it has gone to sleep: code that still holds it has to ask `Rooms` for the room that is awake."""
        self.used = time.monotonic()
        """When anything last happened here."""
        self.awaited = False
        """Whether somebody has woken it and is about to enter."""
        self.showing = showing
        self.saving = Saving(self)
        self.turns = Turns(self)
        self.hints = Hints(self)
        self.lay(showing)
        self.seating = Seating(self)
        self.draw_declined = 0.0
        """When a draw was declined last."""
        self._keeping: asyncio.Task[None] | None = None
        """What is written because somebody has come, or everybody has left."""
        self._news: asyncio.TimerHandle | None = None
        self.forget()

    def forget(self) -> None:
        """Drop the lines of the game and old chat, which nobody reads again once the game is loaded: the store has
        them."""
        self.stored.lines = []
        del self.stored.chat[:-CHAT_LINES]

    def lay(self, showing: Showing | None) -> None:
        """Put the game on the table, or None if it has not begun."""
        self.showing = showing
        if showing is not None:
            showing.names = self.names
            showing.by_itself = self.turns.answers_itself
            showing.stands = lambda: self.stored.rated

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.stored.id

    @property
    def game(self) -> Game:
        """The game. Raises Problem before it has begun."""
        if self.showing is None:
            if self.stored.rules_change is not None:
                raise rules_changed()
            raise conflict("waiting", "the game has not begun yet")
        return self.showing.game

    @property
    def position(self) -> Position:
        """The position of the game, for a worker."""
        return Position(self.id, self.game.setup, self.game.played[:])

    @property
    def address(self) -> str:
        """The address for which its bots think: that of one of the people present."""
        return min((guest.address for guest in self.guests), default="")

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat."""
        return presenting(self.game).teams(self.game)

    @property
    def attended(self) -> bool:
        """Whether clocks count: some do only while a player is there."""
        return goes_on_alone(self.stored) or any(guest.seats for guest in self.guests)

    @property
    def goes_on(self) -> bool:
        """Whether bots play, and questions are passed over: somebody looks on, or nobody has to."""
        return bool(self.guests) or goes_on_alone(self.stored)

    # -- who is there --------------------------------------------------------------------------------------------------

    def seats_of(self, keys: tuple[str, ...]) -> tuple[int, ...]:
        """The seats that these keys open."""
        seats = enumerate(self.stored.seats)
        return tuple(n for n, seat in seats if seat.kind == "person" and any_same(keys, seat.key_hash))

    def is_host(self, keys: tuple[str, ...]) -> bool:
        """Whether the host's key is among these."""
        return any_same(keys, self.stored.host_hash)

    def names(self, lang: str) -> tuple[str, ...]:
        """The names of the players in the log."""
        return names_at(self.stored, lang)

    def info(self, lang: str) -> RoomInfo:
        """The room as everybody with its link may see it."""
        waiting = self.showing.waiting if self.showing else ()
        return room_info(self.stored, self.guests, waiting, self.seating.sittings(), may_abort(self), lang)

    def enter(self, guest: Guest, keys: tuple[str, ...], since: int, re: int) -> None:
        """A guest enters and is shown everything that these keys allow."""
        guest.seats = self.seats_of(keys)
        guest.host = self.is_host(keys)
        if keys and not guest.seats and not guest.host:
            raise forbidden("the key opens no seat in this room")
        if not may_watch(self, guest):
            raise forbidden("this room does not allow spectators")
        if is_full(self, guest):
            raise too_many("the room is full")
        self.guests.add(guest)
        self.used = time.monotonic()
        guest.eyes = eyes_of(self, guest)
        self.turns.go_on()
        self.welcome(guest, re, since)
        self.tell_room()

    def leave(self, guest: Guest) -> None:
        """A connection is gone. The seat stays with its player."""
        if guest in self.guests:
            self.guests.discard(guest)
            self.seating.gone(guest.seats)
            self.used = time.monotonic()
            if self.showing is not None:
                self.showing.forget({other.eyes for other in self.guests})
                if self.turns.clock.runs and not self.attended:
                    self.stored.asked = stopped(self.stored, self.rooms.now())
                    self.keep_clock(False)
                self.turns.go_on()
            self.tell_room()

    def keep_clock(self, runs: bool) -> None:
        """Have it noted that the clock runs from now on, or stands still."""
        self._keeping = asyncio.create_task(self.saving.clock(runs))

    def sit(self, guest: Guest, seat: int, re: int) -> None:
        """At one screen: the player of a seat sits down. Raises Problem for a seat that is not theirs."""
        if seat not in guest.seats:
            raise forbidden("this seat is not yours")
        guest.eyes = seat
        self.welcome(guest, re)

    def welcome(self, guest: Guest, re: int, since: int = -1) -> None:
        """Show a guest everything; send away a guest who may no longer watch."""
        if not may_watch(self, guest):
            guest.close(1008)
            return
        showing = self.showing
        table = showing.table(guest.eyes, guest.lang, self.turns.clock.shown) if showing else None
        log = showing.log(guest.eyes, guest.lang, since) if showing else ()
        chat = tuple(self.stored.chat)
        notes = showing.presenter.notes(showing.game, guest.lang) if showing else None
        habits = habits_for(self, guest)
        told = Welcome(re, PROTOCOL, self.info(guest.lang), guest.seats, guest.host, table, log, chat, notes, habits)
        guest.tell(ENCODER.encode(told).decode())

    def look_again(self, guest: Guest) -> None:
        """A guest now holds different seats and is shown what they allow."""
        guest.eyes = eyes_of(self, guest)
        self.welcome(guest, 0)

    def tell_room(self) -> None:
        """Soon tell all guests how the room has changed."""
        if self._news is None and self.guests and not self.closed:
            self._news = asyncio.get_running_loop().call_later(NEWS, self._tell_room)

    def _tell_room(self) -> None:
        self._news = None
        made: dict[str, str] = {}
        for guest in self.guests:
            if guest.lang not in made:
                made[guest.lang] = ENCODER.encode(RoomMessage(self.info(guest.lang))).decode()
            guest.tell(made[guest.lang])

    # -- playing -------------------------------------------------------------------------------------------------------

    async def answer(self, guest: Guest, choice: int, answer: str, re: int) -> None:
        """A guest answers. Raises Problem, and changes nothing, for an answer that is late or not allowed."""
        game = self.game
        asked = game.state.seat
        if game.over:
            raise conflict("over", "the game is over")
        if asked not in guest.seats:
            raise Problem(409, "not_asked", "you are not being asked now")
        if guest.eyes != asked:
            raise Problem(409, "not_asked", "sit down first: another player at this screen is being asked")
        self._check_time(asked)
        assert self.showing is not None
        if choice != self.showing.given[asked]:
            raise conflict("stale", "this question has been answered already")
        await self.give(answer, asked, guest, re)
        await play_on(self, asked)

    async def give(self, answer: str | int, seat: int, guest: Guest | None = None, re: int = 0) -> None:
        """Give an answer, save it, then announce it."""
        game = self.game
        before, lines, late = len(game.played), game.lines, self.turns.late
        self.check_length()
        try:
            game.apply(answer, seat)
        except Refused as refused:
            raise Problem(409, "illegal", str(refused), refused.clauses) from None
        await self.saving.game(lines, before)
        self._close_book()
        self.announce(guest, re)
        if late >= 0:
            await tell_answers(self, late)

    async def undo(self, guest: Guest, re: int) -> None:
        """Take back the last answer of a guest's seat; never across a revelation or another seat's answer."""
        game = self.game
        refuse_in_counting(self.stored, "no answer is taken back")
        seat = game.undo_seat
        if seat is None or seat not in guest.seats or seat != guest.eyes:
            raise Problem(409, "nothing_to_undo", "you have no answer that can be taken back")
        self._check_time(seat)
        lines = game.lines
        stayed = game.undo()
        await self.saving.undo(lines, stayed)
        self.announce(guest, re, back=True)

    async def redo(self, guest: Guest, re: int) -> None:
        """Give the answer that a guest has taken back."""
        game = self.game
        if not game.can_redo or game.state.seat not in guest.seats or game.state.seat != guest.eyes:
            raise Problem(409, "nothing_to_redo", "there is nothing to redo")
        self._check_time(game.state.seat)
        before, lines = len(game.played), game.lines
        game.redo()
        await self.saving.game(lines, before)
        self._close_book()
        self.announce(guest, re)

    def _close_book(self) -> None:
        """The end of a game is final: everybody may now see its record, and so every hand."""
        if self.game.over:
            self.game.let_stand()

    def _check_time(self, seat: int) -> None:
        if self.turns.late == seat or self.turns.clock.is_up:
            raise conflict("late", "your time is up: a bot answers for you")

    def announce(self, by: Guest | None = None, re: int = 0, back: bool = False, quietly: int | None = None) -> None:
        """Tell everybody what has changed for them, then have the next seat asked.

        After a request, made `quietly` by a seat, others for whom nothing has changed hear nothing, not even who is
        asked.
        """
        assert self.showing is not None
        self.turns.changed(back)
        self.hints.forget()
        clock = self.turns.clock.shown
        changes = self.showing.changes({guest.eyes for guest in self.guests})
        for guest in self.guests:
            change = changes.get(guest.eyes)
            if change is not None and (quietly in (None, guest.eyes) or change.news):
                guest.tell(change.text(guest.lang, clock, re if guest is by else 0))
        for guest in self.guests:
            if len(guest.seats) > 1 and (eyes := eyes_of(self, guest)) != guest.eyes:
                guest.eyes = eyes
                self.welcome(guest, 0)
        if self.game.over:
            self.tell_room()
        self.turns.go_on()

    # -- seats ---------------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Start the game. Open seats go to bots."""
        if self.stored.status != "waiting":
            raise conflict("running", "the game has begun already")
        name = usual(self.stored.game)
        bot = StoredSeat(kind="bot", bot=name, name=name)
        seats = tuple(bot if seat.kind == "open" else seat for seat in self.stored.seats)
        await self.begin_with(replace(self.stored, seats=seats))

    async def begin_with(self, changed: StoredRoom, careers: Sequence[CareerChange] = ()) -> None:
        """Start the game with these seats."""
        game, now = fresh(changed), self.rooms.now()
        asked = first_asked(changed, game, now)
        rules = {"ruleset": game.ruleset, "content": game.rules.content_hash(), "program": __version__}
        begun = replace(changed, status="running", began=now, asked=asked, digest=game.digest, **rules)
        await self.change(begun, game.body(), careers)
        self.lay(Showing(game))
        self.seating.begun()
        for guest in self.guests:
            self.look_again(guest)
        self.turns.go_on()

    def check_length(self) -> None:
        """Raise Problem if the game is too long for one more answer."""
        if len(self.game.played) >= MOST_ANSWERS:
            raise conflict("endless", f"a game has at most {MOST_ANSWERS} answers here")

    def check_talking(self, address: str) -> None:
        """Raise Problem for an address that makes the room send more than anybody can read."""
        if not self.rooms.addresses.may_talk(address):
            raise too_many("you talk faster than anybody can read")

    def check_luck(self) -> None:
        """Raise Problem if somebody may know every hand or die: the game would not be fair to newcomers."""
        if self.stored.revealed:
            raise conflict("revealed", "the record or the seed of this game is known to somebody: nobody can join it")

    async def change(
        self, changed: StoredRoom, lines: list[str] | None = None, careers: Sequence[CareerChange] = ()
    ) -> None:
        """Store a changed room, with the first lines of a game that begins; only then does the change take effect."""
        changed.touched = time.time()
        await self.saving.change(self.rooms.store.update(changed, lines, careers))
        self.stored = changed

    def close(self) -> None:
        """The room goes to sleep: everything about it is on disk."""
        if not self.closed:
            self.seating.sleep()
        self.closed = True
        self.turns.stop()
        self.hints.forget()
        if self._news is not None:
            self._news.cancel()
