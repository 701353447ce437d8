"""The seats of a room: who may take, free and give up which, and how everybody is told.

Anybody who sits down in a running game sees a hand. So a person's seat is freed there only by that person, or by the
host once the person has been away for as long as the room says, or has agreed. The chat says who takes over, also for
those who come later, and the record notes it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from msgspec.structs import replace

from banneret.games import rules_of
from banneret.kernel.errors import SetupError
from banneret.kernel.fairness.notes import handover_note
from banneret.kernel.rules import Setup
from banneret.server.access import hashed, new_secret
from banneret.server.problems import Problem, conflict, forbidden, not_found
from banneret.server.rooms.ask_me import lapse
from banneret.server.rooms.careers import careers_of, needed_careers
from banneret.server.rooms.chat import next_line, tell_all
from banneret.server.rooms.company import check_newcomer, refuse_in_counting
from banneret.server.rooms.guest import Guest
from banneret.server.rooms.pace.clocks import anew
from banneret.server.rooms.rules_changes import go_on, handed_over
from banneret.server.store.careers import CareerChange
from banneret.server.store.changes import Append
from banneret.server.store.game import setup_of
from banneret.server.store.types import StoredRoom, StoredSeat
from banneret.table.room_types import ChatLine

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room

NAG: Final = 60.0
"""Seconds before a player who has kept a seat can be asked for it again."""
Why = Literal["left", "freed"]
"""Who has freed a seat: its player, or the host."""


class Sitting(NamedTuple):
    """What everybody may know about a seat besides who sits there."""

    here: bool
    away: float | None
    """Seconds; None while somebody is there, or if it is not a person's seat."""
    wanted: str
    hands: int


class Seating:
    """Who sits where in a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._absences = room.rooms.absences
        self._unknown = self._absences.unknown
        self._left = self._absences.take(room.id)
        """When the last connection for a seat was lost."""
        self._kept: dict[int, float] = {}
        """When a player last kept a seat that the host had asked for."""

    # -- who is there --------------------------------------------------------------------------------------------------

    def chair(self, seat: int) -> StoredSeat:
        """A seat. Raises Problem if there is none."""
        if not 0 <= seat < len(self._room.stored.seats):
            raise not_found("seat")
        return self._room.stored.seats[seat]

    def here(self) -> set[int]:
        """The seats for which somebody is there."""
        return {seat for guest in self._room.guests for seat in guest.seats}

    def gone(self, seats: Sequence[int]) -> None:
        """A connection with these seats was lost; they may have another."""
        for seat in set(seats) - self.here():
            self._left[seat] = self._absences.clock()

    def begun(self) -> None:
        """The game begins: players who have not come yet count as away from now on."""
        self.gone(range(len(self._room.stored.seats)))

    def sleep(self) -> None:
        """The room goes to sleep: remember since when players have been away, if that matters."""
        if self._room.stored.status != "running":
            return
        here, now = self.here(), self._absences.clock()
        seats = range(len(self._room.stored.seats))
        self._absences.put(
            self._room.id, {seat: now if seat in here else self._left.get(seat, self._unknown) for seat in seats}
        )

    def sittings(self) -> list[Sitting]:
        """What everybody may know about the seats."""
        here, showing = self.here(), self._room.showing
        hands = Counter(handover.seat for handover in showing.game.handovers) if showing is not None else Counter()
        return [
            Sitting(seat in here, self._away(seat), self._wish(seat), hands[seat])
            for seat in range(len(self._room.stored.seats))
        ]

    def _wish(self, seat: int) -> str:
        wanted = self.chair(seat).wanted
        return "" if wanted is None else "bot" if wanted else "open"

    def _away(self, seat: int) -> float | None:
        if self.chair(seat).kind != "person" or seat in self.here():
            return None
        return max(0.0, self._absences.clock() - self._left.get(seat, self._unknown))

    # -- who may do what -----------------------------------------------------------------------------------------------

    def check(self, seat: int, keys: tuple[str, ...]) -> Why:
        """Raise Problem unless these keys allow freeing a seat, or putting a bot there, right now."""
        room, chair = self._room, self.chair(seat)
        if chair.gave_up:
            raise conflict("gave_up", "the player who sat there has lost: nobody can take this seat over")
        if seat in room.seats_of(keys):
            if room.stored.status == "running":
                refuse_in_counting(room.stored, "whoever gives it up resigns")
            return "left"
        if not room.is_host(keys):
            raise forbidden("only the host, or the player who sits there, may change a seat")
        if room.stored.status == "over":
            raise conflict("over", "the game is over: seats stay as they are")
        if room.stored.status == "running" and chair.kind == "person":
            limit, away = room.stored.absence, self._away(seat)
            if away is None:
                raise conflict("present", "the player who sits there is present and has to agree: ask for the seat")
            if away < limit:
                text = f"the player who sits there has to be away for {limit} seconds before the seat can be freed"
                raise Problem(409, "not_yet", text, again=limit - away)
        return "freed"

    async def want(self, guest: Guest, seat: int, bot: str) -> None:
        """The host asks a player to give up the seat, to a bot or to anybody who comes."""
        room, chair = self._room, self.chair(seat)
        if not guest.host:
            raise forbidden("only the host may ask for a seat")
        if room.stored.status != "running" or chair.kind != "person" or seat in guest.seats:
            raise conflict("not_wanted", "nobody else sits there in a running game")
        if chair.wanted is not None:
            raise conflict("repeated", "this seat has been asked for already")
        rest = self._kept.get(seat, -NAG) + NAG - self._absences.clock()
        if rest > 0:
            raise Problem(409, "too_fast", "the player who sits there has just said no", again=rest)
        if not bot:
            room.check_luck()
        room.check_talking(guest.address)
        name = chair.name
        line = next_line(room, seat, name, f"the host asks {name or 'the player'} to give this seat up", "asked")
        await self._ask(seat, bot, line)

    async def reply(self, guest: Guest, seat: int, yes: bool) -> None:
        """A player gives up the seat as the host has asked, or keeps it."""
        room = self._room
        if seat not in guest.seats:
            raise forbidden("this seat is not yours")
        wanted = self.chair(seat).wanted
        if wanted is None:
            raise conflict("not_wanted", "nobody has asked for this seat")
        if yes:
            await self.put(seat, wanted, "left")
            return
        name = self.chair(seat).name
        line = next_line(room, seat, name, f"{name or 'the player'} keeps this seat", "kept")
        await self._ask(seat, None, line)
        self._kept[seat] = self._absences.clock()

    async def _ask(self, seat: int, wanted: str | None, line: ChatLine) -> None:
        """Keep that a seat is asked for, or no longer is, with the line that says so: its player may come late."""
        room = self._room
        changed = self._with(seat, replace(self.chair(seat), wanted=wanted), room.stored.sides[seat])
        changed.touched = room.rooms.now()
        await room.saving.change(room.rooms.store.hand_over(changed, None, line))
        room.stored = changed
        tell_all(room, line)
        room.tell_room()

    # -- changing seats ------------------------------------------------------------------------------------------------

    async def take(
        self, seat: int, name: str, hall: str = "", career: str = "", entropy: str = "", person: str = ""
    ) -> str:
        """A guest, or the person with an identity, takes an open seat and gets its key; with the key of a hall, careers
        come along.

        What the guest adds to the dice counts if the game has not begun.

        If it was the last open seat, the game begins.
        """
        room = self._room
        room.check_luck()
        if self.chair(seat).kind != "open":
            raise conflict("taken", "this seat is not open")
        if room.stored.status == "over":
            raise conflict("over", "the game is over: nobody can join it now")
        check_newcomer(room.stored, person)
        side, changes = room.stored.sides[seat], list[CareerChange]()
        if hall or career:
            if room.stored.status != "waiting":
                raise conflict("running", "the game has begun: nobody can be brought from a hall now")
            careers = needed_careers(room.stored.game)
            brought = await careers.bring(room.rooms.store, hall, career, side, seat, room.id)
            side, changes = brought.side, brought.changes
        key = new_secret()
        brings = bool(changes) or self.chair(seat).career
        added = entropy if room.stored.status == "waiting" else ""
        known = person if room.stored.rated else ""
        chair = StoredSeat(kind="person", name=name, key_hash=hashed(key), career=brings, entropy=added, person=known)
        changed = self._with(seat, chair, side)
        if room.stored.status == "running":
            line = next_line(room, seat, name, f"{name or 'somebody'} has taken this seat over", "taken")
            await self._hand_over(seat, changed, "person", line)
        elif all(chair.kind != "open" for chair in changed.seats):
            # In one write with the seat: a key that nobody receives would be lost.
            await room.begin_with(changed, changes)
        else:
            await room.change(changed, careers=changes)
            self.changed(seat)
        return key

    async def add_entropy(self, keys: tuple[str, ...], entropy: str) -> None:
        """Those who hold these keys add something to the dice before the game begins. Raises Problem."""
        room = self._room
        seats = room.seats_of(keys)
        if not seats:
            raise forbidden("only players add to the dice")
        if room.stored.status != "waiting":
            raise conflict("running", "the game has begun already: nothing can be added to its dice")
        if room.stored.dice is None:
            raise conflict("no_dice", "this room draws no dice that anything could be added to")
        chairs = room.stored.seats
        added = tuple(replace(chair, entropy=entropy) if n in seats else chair for n, chair in enumerate(chairs))
        await room.change(replace(room.stored, seats=added))
        room.tell_room()

    async def put(self, seat: int, bot: str = "", why: Why = "left") -> None:
        """Put a bot on a seat, or nobody. The previous player's careers leave too, unless the game has begun."""
        room, before = self._room, self.chair(seat)
        if room.stored.status == "waiting":
            side, changes = room.stored.sides[seat], list[CareerChange]()
            careers = careers_of(room.stored.game) if before.career else None
            if careers is not None:
                side, changes = await careers.let_go(room.rooms.store, room.id, seat, side)
            chair = StoredSeat(kind="bot" if bot else "open", name=bot, bot=bot)
            changed = self._with(seat, chair, side)
            if before.kind == "person" and why == "freed":
                who = before.name or "the player"
                line = next_line(room, seat, before.name, f"the host has taken this seat from {who}", "removed")
                await self._tell_removed(changed, line, changes)
            else:
                await room.change(changed, careers=changes)
            self.changed(seat)
            return
        chair = StoredSeat(kind="bot" if bot else "open", name=bot, bot=bot, career=before.career)
        who = before.name or "the player"
        if bot:
            line = next_line(room, seat, bot, "a bot takes over here", "bot")
        elif before.kind != "person":
            line = next_line(room, seat, "", "this seat is open", "opened")
        elif why == "left":
            line = next_line(room, seat, before.name, f"{who} has given this seat up", "left")
        else:
            line = next_line(room, seat, before.name, f"{who} was away too long: the host has freed this seat", "freed")
        await self._hand_over(seat, self._with(seat, chair, room.stored.sides[seat]), "bot" if bot else "", line)

    async def _tell_removed(self, changed: StoredRoom, line: ChatLine, careers: list[CareerChange]) -> None:
        """Before the game has begun: save the seats with the line that tells everybody, whoever sat there first."""
        room = self._room
        changed = replace(changed, touched=time.time())
        await room.saving.change(room.rooms.store.hand_over(changed, None, line, careers))
        room.stored = changed
        tell_all(room, line)

    def _with(self, seat: int, chair: StoredSeat, side: str) -> StoredRoom:
        """The room with one chair replaced, and what it brings."""
        stored = self._room.stored
        seats = tuple(chair if n == seat else other for n, other in enumerate(stored.seats))
        if side == stored.sides[seat]:
            return replace(stored, seats=seats)
        return replace(stored, seats=seats, sides=_seated(setup_of(stored), seat, side))

    async def _hand_over(self, seat: int, changed: StoredRoom, who: str, line: ChatLine) -> None:
        """In a running game: save the seats, the handover and the line of chat in one transaction, then announce it."""
        room = self._room
        if room.stored.rules_change is not None:
            await handed_over(room, seat, changed, who, line)
            tell_all(room, line)
            self.changed(seat)
            await go_on(room)
            return
        game = room.game
        if not game.over:
            await lapse(room, seat)
        changed = replace(changed, touched=time.time(), rated=False, draw=())
        changed = replace(changed, asked=anew(changed, seat))
        noted = bool(who) and not game.over
        append = None
        if noted and not game.handed_over(seat, who):
            lines = (handover_note(len(game.played), seat, who).line,)
            at, epoch, asked = changed.touched, changed.epoch, changed.asked
            append = Append(room.id, game.lines, lines, at, "running", None, epoch, asked, game.digest)
        await room.saving.change(room.rooms.store.hand_over(changed, append, line))
        room.stored = changed
        if noted:
            game.hand_over(seat, who)
        tell_all(room, line)
        self.changed(seat)
        if noted:
            # Earlier answers can no longer be taken back.
            room.announce()

    def changed(self, seat: int) -> None:
        """Somebody else has the seat now, or nobody; its previous player has lost it."""
        room = self._room
        self._kept.pop(seat, None)
        self._left[seat] = self._absences.clock()
        for guest in room.guests:
            if seat in guest.seats:
                guest.seats = tuple(held for held in guest.seats if held != seat)
                room.look_again(guest)
        room.tell_room()
        room.turns.go_on()


def _seated(setup: Setup, seat: int, side: str) -> tuple[str, ...]:
    """What all seats bring with a new line for one of them. Raises Problem if that is impossible."""
    sides = (*setup.seats[:seat], side, *setup.seats[seat + 1 :])
    try:
        return rules_of(setup.game).normalise(replace(setup, seats=sides)).seats
    except SetupError as error:
        raise Problem(400, "bad_setup", str(error)) from None
