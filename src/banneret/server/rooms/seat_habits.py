"""What is answered automatically for the person at a seat: kept with the seat, and shown to nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from banneret.kernel.errors import Refused
from banneret.kernel.rules import SPECTATOR
from banneret.server.problems import Problem, conflict, forbidden
from banneret.server.rooms.company import competes
from banneret.table.habit_types import Habit
from banneret.table.habits import habits_after, habits_shown
from banneret.table.protocol import Habits

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.guest import Guest
    from banneret.server.rooms.room import Room


def habits_for(room: Room, guest: Guest) -> tuple[Habit, ...]:
    """The habits of the seat a guest looks from, in words; nothing for a spectator."""
    if guest.eyes == SPECTATOR or room.showing is None:
        return ()
    presenter = room.showing.presenter
    shown = habits_shown(presenter, room.stored.seats[guest.eyes].habits, guest.lang)
    return tuple(habit for habit in shown if not (competes(room.stored) and habit.id in presenter.delegating))


async def set_habits(room: Room, guest: Guest, habits: dict[str, str], seat: int, re: int) -> None:
    """From now on some questions to a guest's seat are answered automatically, including the open one.

    Raises Problem for a seat that is not theirs and for habits that the game does not have.
    """
    seat = guest.eyes if seat < 0 else seat
    if seat not in guest.seats or room.showing is None:
        raise forbidden("this seat is not yours, or its game has not begun")
    chair = room.stored.seats[seat]
    if competes(room.stored) and not room.showing.presenter.delegating.isdisjoint(habits):
        raise conflict("counts", "this game counts: no bot answers for a player")
    try:
        kept = habits_after(room.showing.presenter, chair.habits, habits)
    except Refused as refused:
        raise Problem(409, "illegal", str(refused)) from None
    if kept != chair.habits:
        seats = list(room.stored.seats)
        seats[seat] = replace(chair, habits=kept)
        await room.change(replace(room.stored, seats=tuple(seats)))
    for other in room.guests:
        if other is guest or other.eyes == seat:
            told = Habits(re if other is guest else 0, habits_for(room, other))
            other.tell(msgspec.json.encode(told).decode())
    room.turns.go_on()
