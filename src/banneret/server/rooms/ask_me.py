"""Seats that want to be asked as well: their requests are kept like answers, and nobody else hears of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.kernel.answers import answer_of
from banneret.kernel.errors import Refused
from banneret.kernel.requests import NEVER, REQUEST_WORDS, is_request
from banneret.server.problems import Problem, forbidden, too_many
from banneret.server.rooms.guest import Guest

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room

MOST_REQUESTS: Final = 20
"""In a row: after that somebody has to answer a question first."""


async def ask_me(room: Room, guest: Guest, when: str, seat: int = -1) -> None:
    """A guest wants to be asked as well, whichever seat is asked now, or no longer; a guest with several seats
    names one."""
    seat = guest.eyes if seat < 0 else seat
    if seat not in guest.seats:
        raise forbidden("this seat is not yours")
    latest = room.game.played[-MOST_REQUESTS:]
    if len(latest) == MOST_REQUESTS and all(is_request(answer_of(packed)) for packed in latest):
        raise too_many("you have changed your mind often enough: let the game continue first")
    await _request(room, seat, when)


async def lapse(room: Room, seat: int) -> bool:
    """Cancel a seat's request; False if it has none."""
    return room.game.request_of(seat) not in ("", REQUEST_WORDS[NEVER]) and await _request(
        room, seat, REQUEST_WORDS[NEVER]
    )


async def _request(room: Room, seat: int, when: str) -> bool:
    """Make a request for a seat, save it, then tell those it concerns."""
    game = room.game
    before, lines, asked = len(game.played), game.lines, game.state.seat
    room.check_length()
    try:
        changed = game.request(when, seat)
    except Refused as refused:
        raise Problem(409, "illegal", str(refused)) from None
    if changed:
        await room.saving.game(lines, before, "on" if game.state.seat == asked else "request")
        room.announce(quietly=seat)
    return changed
