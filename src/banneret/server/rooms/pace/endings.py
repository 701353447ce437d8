"""How players end a game before its rules do: by giving up, by agreeing on a draw, or by calling it off at once.

Nobody's game is taken away: whoever gives up has lost, and while others play on a bot takes the seat. A draw needs
everybody who still plays. A game is called off without a result only while none of its players has answered anything.
The record says how it ended, and it is stored before anybody is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from banneret.bots.registry import usual
from banneret.kernel.fairness.notes import Ending, Note, ended_note, handover_note, left_note, secret_note
from banneret.server.problems import Problem, conflict, forbidden
from banneret.server.rooms.ask_me import lapse
from banneret.server.rooms.careers import careers_of
from banneret.server.rooms.chat import next_line, tell_all
from banneret.server.rooms.guest import Guest
from banneret.server.rooms.pace.clocks import anew
from banneret.server.store.careers import CareerChange
from banneret.server.store.changes import Append
from banneret.server.store.types import AskedNow, StoredRoom, StoredSeat
from banneret.table.room_types import ChatLine

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room

REST: Final = 60.0
"""Seconds before a draw that was declined can be offered again."""
Why = Literal["resigned", "time"]


def result_of(seats: Sequence[StoredSeat], teams: Sequence[int]) -> tuple[int, ...] | None:
    """The result for each seat once those who have given up leave nobody to play against; None if others play on.

    A team is beaten when one of its players has given up and no person plays for it any more. Where several teams are
    left and only bots would play on, none of these has won.
    """
    plays = [seat.kind != "bot" and not seat.gave_up for seat in seats]
    beaten = {
        team
        for team in teams
        if any(seat.gave_up for seat, of in zip(seats, teams, strict=True) if of == team)
        and not any(playing for playing, of in zip(plays, teams, strict=True) if of == team)
    }
    standing = set(teams) - beaten
    if len(standing) > 1 and any(plays):
        return None
    won = 1 if len(standing) == 1 and beaten else 0
    if not beaten:
        return None
    results = (-1 if team in beaten else won for team in teams)
    return tuple(-1 if seat.gave_up else result for seat, result in zip(seats, results, strict=True))


def seat_of(room: Room, guest: Guest, seat: int = -1) -> int:
    """The seat that a guest speaks for. Raises Problem unless it is theirs, in a game that is under way."""
    seat = (guest.eyes if guest.eyes in guest.seats else min(guest.seats, default=-1)) if seat < 0 else seat
    if seat not in guest.seats:
        raise forbidden("this seat is not yours")
    if room.game.over:
        raise conflict("over", "the game is over")
    return seat


# -- giving up ---------------------------------------------------------------------------------------------------------


async def resign(room: Room, guest: Guest, seat: int) -> None:
    """A player gives up. Raises Problem."""
    await give_up(room, seat_of(room, guest, seat), "resigned")


async def give_up(room: Room, seat: int, why: Why) -> None:
    """The player of a seat has lost, by giving up or because no time is left."""
    await lapse(room, seat)
    stored, game = room.stored, room.game
    before = stored.seats[seat]
    name = before.name or "the player"
    text = f"{name} has given up" if why == "resigned" else f"{name} has run out of time and has lost"
    line = next_line(room, seat, before.name, text, why)
    left = left_note(len(game.played), seat, why)
    given = replace(before, gave_up=why)
    changed = replace(stored, seats=_seated(stored, seat, given))
    returns = result_of(changed.seats, room.teams)
    if returns is not None:
        await _end(room, changed, [left], Ending(why, returns), line)
        return
    bot = usual(stored.game)
    chair = StoredSeat(
        kind="bot", name=bot, bot=bot, career=before.career, entropy=before.entropy, person=before.person, gave_up=why
    )
    changed = replace(stored, seats=_seated(stored, seat, chair), draw=(), touched=room.rooms.now())
    changed = replace(changed, asked=anew(changed, seat))
    notes = [left, handover_note(len(game.played), seat, "bot")]
    append = _append(room, changed, notes, "running", None)
    await room.saving.change(room.rooms.store.hand_over(changed, append, line))
    room.stored = changed
    game.leave(seat, why)
    game.hand_over(seat, "bot")
    tell_all(room, line)
    room.seating.changed(seat)
    room.announce()


def _seated(stored: StoredRoom, seat: int, chair: StoredSeat) -> tuple[StoredSeat, ...]:
    return tuple(chair if n == seat else other for n, other in enumerate(stored.seats))


# -- draws -------------------------------------------------------------------------------------------------------------


async def draw(room: Room, guest: Guest, seat: int, yes: bool) -> None:
    """A player offers a draw, agrees to one, declines it, or takes the offer back. Raises Problem."""
    seat = seat_of(room, guest, seat)
    stored = room.stored
    room.check_talking(guest.address)
    if not yes:
        await _decline(room, seat)
        return
    players = _players(room)
    if seat in stored.draw:
        raise conflict("repeated", "you have offered a draw already")
    rest = room.draw_declined + REST - room.rooms.now()
    if not stored.draw and rest > 0:
        raise Problem(409, "too_fast", "a draw has just been declined", again=rest)
    name = stored.seats[seat].name
    agreed = tuple(sorted((*stored.draw, seat)))
    if set(agreed) >= players:
        line = next_line(room, seat, name, "all players agree: the game is drawn", "drawn")
        returns = tuple(-1 if chair.gave_up else 0 for chair in stored.seats)
        await _end(room, replace(stored, draw=()), [], Ending("drawn", returns), line)
        return
    line = next_line(room, seat, name, f"{name or 'a player'} offers a draw", "offers")
    await _tell(room, replace(stored, draw=agreed), line)


def _players(room: Room) -> set[int]:
    """Those who have to agree to a draw. Raises Problem where a side has nobody who could."""
    seats, teams = room.stored.seats, room.teams
    people = {n for n, seat in enumerate(seats) if seat.kind == "person"}
    sides = {teams[n] for n, seat in enumerate(seats) if not seat.gave_up}
    if len(sides) < 2 or sides != {teams[n] for n in people}:
        raise conflict("no_draw", "a draw needs a person on every side who can agree to it")
    return people


async def _decline(room: Room, seat: int) -> None:
    stored = room.stored
    if not stored.draw:
        raise conflict("not_wanted", "nobody has offered a draw")
    name = stored.seats[seat].name or "a player"
    own = seat in stored.draw
    text = f"{name} takes the offer of a draw back" if own else f"{name} declines a draw"
    line = next_line(room, seat, stored.seats[seat].name, text, "declines")
    await _tell(room, replace(stored, draw=()), line)
    room.draw_declined = room.rooms.now()


async def play_on(room: Room, seat: int) -> None:
    """Somebody to whom a draw was offered has answered instead, and others are asked now: that declines it. So nobody
    can agree to an offer made many rounds ago."""
    stored = room.stored
    if not stored.draw or seat in stored.draw or room.game.over or room.game.state.seat == seat:
        return
    if stored.seats[seat].kind == "person":
        # The answer has been saved and told: if this cannot be, the offer stands a little longer.
        with suppress(Problem):
            await _decline(room, seat)


async def _tell(room: Room, changed: StoredRoom, line: ChatLine) -> None:
    changed.touched = room.rooms.now()
    await room.saving.change(room.rooms.store.hand_over(changed, None, line))
    room.stored = changed
    tell_all(room, line)
    room.tell_room()


# -- calling off -------------------------------------------------------------------------------------------------------


def may_abort(room: Room) -> bool:
    """Whether none of the people in a running game has answered anything yet, and nobody else counts on it."""
    stored, showing = room.stored, room.showing
    if showing is None or showing.game.over or stored.lesson or stored.appointed:
        return False
    return all(not showing.given[n] for n, seat in enumerate(stored.seats) if seat.kind != "bot")


async def abort(room: Room, guest: Guest) -> None:
    """A player calls the game off before anybody has answered anything. Raises Problem."""
    seat = seat_of(room, guest)
    if room.stored.appointed:
        raise conflict("appointed", "this is a game of a tournament: nobody can call it off")
    if not may_abort(room):
        raise conflict(
            "answered", "somebody has answered already: the game can only be given up, or drawn by agreement"
        )
    name = room.stored.seats[seat].name
    line = next_line(room, seat, name, f"{name or 'a player'} has called the game off", "aborted")
    await _end(room, room.stored, [], Ending("aborted", None), line)


# -- the end -----------------------------------------------------------------------------------------------------------


async def _end(room: Room, changed: StoredRoom, notes: list[Note], ending: Ending, line: ChatLine) -> None:
    """Save the end with its notes and the line of chat in one transaction, then announce it."""
    game, after, now = room.game, len(room.game.played), room.rooms.now()
    if changed.dice is not None:
        notes.append(secret_note(after, changed.dice.hex()))
    notes.append(ended_note(after, ending))
    careers = await _careers(room)
    changed = replace(
        changed, status="over", returns=ending.returns, ended=ending.why, asked=AskedNow(since=now), touched=now
    )
    append = _append(room, changed, notes, "over", ending.returns)
    await room.saving.change(room.rooms.store.hand_over(changed, append, line, careers))
    room.stored = changed
    game.notes += notes
    game.let_stand()
    tell_all(room, line)
    room.announce()


def _append(
    room: Room, changed: StoredRoom, notes: list[Note], status: Literal["running", "over"],
    returns: tuple[int, ...] | None,
) -> Append:  # fmt: skip
    game, lines = room.game, tuple(note.line for note in notes)
    return Append(
        room.id, game.lines, lines, changed.touched, status, returns, changed.epoch, changed.asked, game.digest
    )


async def _careers(room: Room) -> list[CareerChange]:
    """Who came from a hall goes home unchanged: a game that was not played to its end does not count for a career."""
    stored, careers, changes = room.stored, careers_of(room.stored.game), list[CareerChange]()
    for n, seat in enumerate(stored.seats):
        if careers is not None and seat.career:
            changes += (await careers.let_go(room.rooms.store, stored.id, n, stored.sides[n]))[1]
    return changes
