"""Who is let into a room, and whose view they get there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.kernel.rules import SPECTATOR
from banneret.server.rooms.guest import Guest

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room

LINES_A_SEAT: Final = 16
"""How many connections one seat, or a host without a seat, may have at the same time."""


def is_full(room: Room, guest: Guest) -> bool:
    """Whether there is no room for one more such guest. The owner of an empty seat always gets in, however many
    others come: nobody can be kept out of a game until the seat may be given away."""
    if guest.seats:
        here = [set(other.seats) for other in room.guests]
        return all(sum(seat in seats for seats in here) >= LINES_A_SEAT for seat in guest.seats)
    alike = sum(not other.seats and other.host == guest.host for other in room.guests)
    return alike >= (LINES_A_SEAT if guest.host else room.rooms.limits.guests_per_room)


def may_watch(room: Room, guest: Guest) -> bool:
    """Whether a guest may see the game; while people gather, everybody may."""
    return bool(guest.seats) or guest.host or room.stored.watching or room.stored.status == "waiting"


def eyes_of(room: Room, guest: Guest) -> int:
    """Whose view a guest gets. With several players at one screen it is that of the player who is asked, but a
    curtain falls before another player's hand is shown."""
    if len(guest.seats) < 2 or room.showing is None:
        return guest.seats[0] if guest.seats else SPECTATOR
    asked = room.showing.game.state.seat
    if asked not in guest.seats:
        return guest.eyes if guest.eyes in guest.seats else SPECTATOR
    if asked == guest.eyes or not room.showing.presenter.hides(room.showing.look(SPECTATOR).view):
        return asked
    return SPECTATOR
