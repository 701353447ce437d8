"""Whom a game waits for, as the store keeps it with every answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.kernel.game import Game
from banneret.server.store.types import NOBODY, AskedNow
from banneret.table.presenter import presenting

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room


def first_asked(game: Game, now: float) -> AskedNow:
    """Whom a game that begins waits for."""
    return _asked(game, NOBODY, now)


def asked_now(room: Room, now: float) -> AskedNow:
    """Whom the game of a room waits for: a seat that was asked before goes on waiting since then."""
    return _asked(room.game, room.stored.asked, now)


def _asked(game: Game, before: AskedNow, now: float) -> AskedNow:
    seat = -1 if game.over else game.state.seat
    since = before.since if seat == before.seat else now
    return AskedNow(seat, since, presenting(game).round_of(game.state))
