"""Room: a table with its game and its seats. Whatever happens to it happens one at a time, under its lock.

An answer is on disk before anybody is told of it. Bots think in workers; if the game went on meanwhile, what they found
is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from banneret.bots.at_random import RandomBot
from banneret.kernel.errors import Refused, StorageError
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.server.access import any_same, hashed, new_secret
from banneret.server.clock import TurnClock
from banneret.server.guest import Guest
from banneret.server.problems import Problem, conflict, forbidden, not_found, too_many
from banneret.server.showing import ENCODER, Showing, hides
from banneret.server.stored import SeatKind, Status, StoredRoom, StoredSeat
from banneret.server.stored_game import fresh, woken
from banneret.server.workers import Position, think
from banneret.table.lobby import bot_name, scenario_name
from banneret.table.protocol import (
    PROTOCOL,
    ChatLine,
    RoomInfo,
    Said,
    SeatInfo,
    ServerMessage,
    Welcome,
)
from banneret.table.protocol import Room as RoomMessage

if TYPE_CHECKING:
    from banneret.server.hall import Hall

STAND_IN: Final = "greedy"
"""The bot that answers for a seat whose time is up."""
LOG: Final = logging.getLogger("banneret.server")


class Room:
    """One room."""

    def __init__(self, hall: Hall, stored: StoredRoom, game: Game | None) -> None:
        self.hall = hall
        self.stored = stored
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        """When anything last happened here."""
        self.showing = Showing(game) if game is not None else None
        self._clock = TurnClock(stored.seconds, self._time_is_up)
        self._thinking: asyncio.Task[None] | None = None
        self._late = -1
        """The seat whose time is up, until another is asked."""
        self._changes = 0
        """How often the game has changed, so that a bot's thoughts about another position are known to be stale."""
        # Once the game is there nobody reads the lines again: the store has them.
        stored.lines = []

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.stored.id

    @property
    def game(self) -> Game:
        """The game. Raises Problem before it has begun."""
        if self.showing is None:
            raise conflict("waiting", "the game has not begun yet")
        return self.showing.game

    @property
    def position(self) -> Position:
        """Where the game is, for a worker."""
        return Position(self.id, self.game.setup, self.game.played[:])

    # -- who is there --------------------------------------------------------------------------------------------------

    def seats_of(self, keys: tuple[str, ...]) -> tuple[int, ...]:
        """The seats that these keys open."""
        seats = enumerate(self.stored.seats)
        return tuple(n for n, seat in seats if seat.kind == "person" and any_same(keys, seat.key_hash))

    def is_host(self, keys: tuple[str, ...]) -> bool:
        """Whether the key of the host is among these."""
        return any_same(keys, self.stored.host_hash)

    def info(self, lang: str) -> RoomInfo:
        """The room as everybody who has its link may know it."""
        stored = self.stored
        here = {seat for guest in self.guests for seat in guest.seats}
        seats = tuple(self._seat_info(n, n in here, lang) for n in range(len(stored.seats)))
        watchers = sum(not guest.seats for guest in self.guests)
        waiting = self.showing.waiting if self.showing else ()
        return RoomInfo(
            self.id, stored.game, stored.scenario, scenario_name(stored.game, stored.scenario, lang), stored.options,
            seats, stored.status, watchers, stored.seconds, stored.watching, waiting, stored.created, stored.touched,
        )  # fmt: skip

    def _seat_info(self, n: int, here: bool, lang: str) -> SeatInfo:
        seat, side = self.stored.seats[n], self.stored.sides[n]
        name = bot_name(seat.bot, lang) if seat.kind == "bot" else seat.name
        return SeatInfo(n, seat.kind, name, seat.bot, side, here or seat.kind == "bot")

    def enter(self, guest: Guest, keys: tuple[str, ...], since: int, re: int) -> None:
        """Somebody comes and is shown everything that may be seen with these keys."""
        guest.seats = self.seats_of(keys)
        guest.host = self.is_host(keys)
        if not guest.seats and not guest.host:
            if keys:
                raise forbidden("the key opens no seat of this room")
            if not self.stored.watching and self.stored.status != "waiting":
                raise forbidden("this room lets nobody watch")
        if len(self.guests) >= self.hall.limits.guests_per_room:
            raise too_many("the room is full")
        self.guests.add(guest)
        self.used = time.monotonic()
        guest.eyes = self._eyes(guest)
        self._go_on()
        self.welcome(guest, re, since)
        self.tell_room(but=guest)

    def leave(self, guest: Guest) -> None:
        """Somebody's line is gone. The seat stays theirs."""
        if guest in self.guests:
            self.guests.discard(guest)
            self.used = time.monotonic()
            if self.showing is not None:
                self.showing.forget({other.eyes for other in self.guests})
            self.tell_room()

    def _eyes(self, guest: Guest) -> int:
        """Whose eyes a guest looks with. At one screen with several players: theirs who is asked, but a curtain falls
        before another player's hand is shown."""
        if len(guest.seats) < 2 or self.showing is None:
            return guest.seats[0] if guest.seats else SPECTATOR
        asked = self.showing.game.state.seat
        if asked not in guest.seats:
            return guest.eyes if guest.eyes in guest.seats else SPECTATOR
        if asked == guest.eyes or not hides(self.showing.look(SPECTATOR).view):
            return asked
        return SPECTATOR

    def sit(self, guest: Guest, seat: int, re: int) -> None:
        """At one screen: the player of a seat sits down. Raises Problem for a seat that is not theirs."""
        if seat not in guest.seats:
            raise forbidden("this seat is not yours")
        guest.eyes = seat
        self.welcome(guest, re)

    def welcome(self, guest: Guest, re: int, since: int = -1) -> None:
        """Show a guest everything."""
        showing = self.showing
        table = showing.table(guest.eyes, guest.lang, self._clock.shown) if showing else None
        log = showing.log(guest.eyes, guest.lang, since) if showing else ()
        chat = tuple(self.stored.chat[-200:])
        self.tell(guest, Welcome(re, PROTOCOL, self.info(guest.lang), guest.seats, guest.host, table, log, chat))

    def tell(self, guest: Guest, message: ServerMessage) -> None:
        """Tell one guest something."""
        guest.tell(ENCODER.encode(message).decode())

    def tell_room(self, but: Guest | None = None) -> None:
        """Tell all guests how the room has changed."""
        made: dict[str, str] = {}
        for guest in self.guests:
            if guest is not but:
                if guest.lang not in made:
                    made[guest.lang] = ENCODER.encode(RoomMessage(self.info(guest.lang))).decode()
                guest.tell(made[guest.lang])

    # -- playing -------------------------------------------------------------------------------------------------------

    async def answer(self, guest: Guest, choice: int, answer: str, re: int) -> None:
        """A guest answers. Raises Problem, and changes nothing, for an answer that is late or may not be given."""
        game = self.game
        asked = game.state.seat
        if game.over:
            raise conflict("over", "the game is over")
        if asked not in guest.seats:
            raise Problem(409, "not_asked", "you are not asked now")
        if guest.eyes != asked:
            raise Problem(409, "not_asked", "sit down first: another player of this screen is asked")
        if self._late == asked:
            raise conflict("late", "your time is up: a bot answers for you")
        assert self.showing is not None
        if choice != self.showing.given[asked]:
            raise conflict("stale", "this question has been answered already")
        await self._give(answer, asked, guest, re)

    async def _give(self, answer: str | int, seat: int, guest: Guest | None = None, re: int = 0) -> None:
        """Give an answer, keep it, then tell."""
        game = self.game
        before, lines = len(game.played), self._lines(game)
        try:
            game.apply(answer, seat)
        except Refused as refused:
            raise Problem(409, "illegal", str(refused), refused.clauses) from None
        await self._keep(game.body(before), lines)
        self._announce(guest, re)

    @staticmethod
    def _lines(game: Game) -> int:
        """How many lines the record of a game has."""
        return len(game.played) + len(game.marks)

    async def _keep(self, body: list[str], lines: int) -> None:
        """Keep the lines of the record from a place on. Where the disk refuses, nothing has happened."""
        game, stored = self.game, self.stored
        stored.touched = time.time()
        status: Status = "over" if game.over else "running"
        try:
            await self.hall.store.append(self.id, lines, body, stored.touched, status, game.result)
        except StorageError as error:
            LOG.error("room %s could not be kept: %s", self.id[:4], error)
            await self._reload()
            raise Problem(503, "not_kept", "the answer could not be kept on disk and was not taken") from None
        stored.status, stored.returns = status, game.result
        self.used = time.monotonic()

    async def _reload(self) -> None:
        """Go back to what the store has."""
        kept = await self.hall.store.load(self.id)
        if kept is None:
            raise not_found("room")
        self.stored = kept
        self.showing = Showing(woken(kept))
        self._changes += 1
        kept.lines = []
        for guest in self.guests:
            self.welcome(guest, 0)

    async def undo(self, guest: Guest, re: int) -> None:
        """Take back the last answer of a guest's seat; never across what was revealed or another seat's answer."""
        game = self.game
        seat = game.undo_seat
        if seat is None or seat not in guest.seats or seat != guest.eyes:
            raise Problem(409, "nothing_to_undo", "there is nothing of yours that may be taken back")
        game.undo()
        await self._keep([], self._lines(game))
        self._announce(guest, re)

    async def redo(self, guest: Guest, re: int) -> None:
        """Give again what a guest has taken back."""
        game = self.game
        if not game.can_redo or game.state.seat not in guest.seats or game.state.seat != guest.eyes:
            raise Problem(409, "nothing_to_redo", "there is nothing to give again")
        before, lines = len(game.played), self._lines(game)
        game.redo()
        await self._keep(game.body(before), lines)
        self._announce(guest, re)

    def _announce(self, by: Guest | None, re: int) -> None:
        """Tell everybody what has changed for them, then let the next one be asked."""
        assert self.showing is not None
        self._changes += 1
        self._set_clock()
        clock = self._clock.shown
        changes = self.showing.changes({guest.eyes for guest in self.guests})
        for guest in self.guests:
            guest.tell(changes[guest.eyes].text(guest.lang, clock, re if guest is by else 0))
        for guest in self.guests:
            if len(guest.seats) > 1 and (eyes := self._eyes(guest)) != guest.eyes:
                guest.eyes = eyes
                self.welcome(guest, 0)
        if self.game.over:
            self.tell_room()
        self._go_on()

    # -- bots and the clock --------------------------------------------------------------------------------------------

    def _set_clock(self) -> None:
        asked = self.game.state.seat
        if asked != self._late:
            self._late = -1
        if asked >= 0 and self.stored.seats[asked].kind == "person" and self._late < 0:
            self._clock.ask(asked)
        else:
            self._clock.stop()

    def _time_is_up(self, seat: int) -> None:
        """A bot answers for a seat from now on, until another seat is asked."""
        self._clock.stop()
        if self.showing is not None and not self.game.over and self.game.state.seat == seat:
            self._late = seat
            self._go_on()

    def _go_on(self) -> None:
        """If a bot is asked, let it think."""
        if self.showing is None or self.game.over:
            return
        seat = self.game.state.seat
        kind = self.stored.seats[seat].kind
        if kind == "person" and self._late != seat:
            self._set_clock()
        idle = self._thinking is None or self._thinking.done()
        if (kind == "bot" or self._late == seat) and idle:
            self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        """Answer for bots until a person is asked. What was thought about another position is dropped."""
        while self.showing is not None and not self.game.over:
            seat = self.game.state.seat
            chair = self.stored.seats[seat]
            bot = chair.bot if chair.kind == "bot" else STAND_IN if self._late == seat else ""
            if not bot or not self.guests:
                return
            position, changes = self.position, self._changes
            try:
                answer = await self.hall.workers.do(think, position, bot, self.stored.seed + seat)
            except Exception:
                LOG.exception("a bot failed; another answers at random")
                answer = RandomBot(len(position.answers)).choose(self.game.view(seat), self.game.rules)
            async with self.lock:
                if self._changes != changes:
                    continue
                try:
                    await self._give(answer, seat)
                except Problem as problem:
                    LOG.error("a bot's answer was not taken: %s", problem)
                    return

    # -- seats ---------------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Start the game. Seats that are open are given to bots."""
        if self.stored.status != "waiting":
            raise conflict("running", "the game has begun already")
        seats = [
            seat if seat.kind != "open" else StoredSeat(kind="bot", bot=STAND_IN, name=STAND_IN)
            for seat in self.stored.seats
        ]
        game = fresh(self.stored)
        await self._set(seats, "running", game.body())
        self.showing = Showing(game)
        for guest in self.guests:
            guest.eyes = self._eyes(guest)
            self.welcome(guest, 0)
        self._go_on()

    async def take(self, seat: int, name: str) -> str:
        """Somebody takes an open seat, and gets its key."""
        if self._chair(seat).kind != "open":
            raise conflict("taken", "this seat is not open")
        key = new_secret()
        await self.put(seat, "person", name=name, key_hash=hashed(key))
        return key

    async def put(self, seat: int, kind: str, bot: str = "", name: str = "", key_hash: str = "") -> None:
        """Put a person or a bot on a seat, or nobody; a game whose last open seat is taken so begins."""
        self._chair(seat)
        seats = list(self.stored.seats)
        seats[seat] = StoredSeat(kind=cast(SeatKind, kind), name=name, bot=bot, key_hash=key_hash)
        await self._set(seats, self.stored.status)
        for guest in self.guests:
            if seat in guest.seats:
                guest.seats = tuple(held for held in guest.seats if held != seat)
                guest.eyes = self._eyes(guest)
                self.welcome(guest, 0)
        self.tell_room()
        self._go_on()

    def _chair(self, seat: int) -> StoredSeat:
        if not 0 <= seat < len(self.stored.seats):
            raise not_found("seat")
        return self.stored.seats[seat]

    async def _set(self, seats: list[StoredSeat], status: Status, lines: list[str] | None = None) -> None:
        """Store who sits where, with the first lines of a game that begins; only then is it so."""
        changed = replace(self.stored, seats=tuple(seats), status=status, touched=time.time())
        await self.hall.store.update(changed, lines)
        self.stored = changed

    # -- talking -------------------------------------------------------------------------------------------------------

    async def say(self, guest: Guest, text: str) -> None:
        """A guest says something to everybody in the room."""
        if not guest.chats.take():
            raise too_many("you talk faster than anybody can read")
        who = guest.eyes if guest.eyes in guest.seats else (guest.seats[0] if guest.seats else SPECTATOR)
        name = self.stored.seats[who].name if who >= 0 else guest.name
        n = self.stored.chat[-1].n + 1 if self.stored.chat else 0
        line = ChatLine(n=n, at=time.time(), who=who, name=name, text=text)
        await self.hall.store.say(self.id, line)
        self.stored.chat.append(line)
        del self.stored.chat[:-200]
        said = ENCODER.encode(Said(line)).decode()
        for other in self.guests:
            other.tell(said)

    def close(self) -> None:
        """The room goes to sleep: everything about it is on disk."""
        self._clock.stop()
        if self._thinking is not None:
            self._thinking.cancel()
