"""Whom a game waits for, and until when, as the store keeps it with every answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.kernel.game import Game
from banneret.server.rooms.pace.clocks import Change, set_clocks
from banneret.server.store.types import AskedNow, StoredHeader
from banneret.table.presenter import presenting

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room


def first_asked(stored: StoredHeader, game: Game, now: float) -> AskedNow:
    """Whom a game that begins waits for. Clocks start when the first of its players comes."""
    return _asked(stored, game, now, False, "on")


def asked_now(room: Room, now: float, why: Change = "answer") -> AskedNow:
    """Whom the game of a room waits for: a seat that was asked before goes on waiting since then."""
    return _asked(room.stored, room.game, now, room.attended, why)


def _asked(stored: StoredHeader, game: Game, now: float, there: bool, why: Change) -> AskedNow:
    seat = -1 if game.over else game.state.seat
    return set_clocks(stored, seat, presenting(game).round_of(game.state), now, there, why)
