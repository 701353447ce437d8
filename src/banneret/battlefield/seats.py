"""The two seats of a Duel or of a game in Adventure mode."""

from __future__ import annotations

from typing import Final

from banneret.heroes.game.first_position import CHOOSE, place_word
from banneret.kernel.errors import SetupError
from banneret.kernel.rules import Setup

PLAYERS: Final = 2


def two_seats(setup: Setup, mode: str) -> tuple[str, ...]:
    """What both players bring, written out. Raises SetupError. Rules: BF-ADV-01, BF-ADV-02."""
    if setup.definition:
        raise SetupError(f"{mode} has no scenario file")
    if len(setup.seats) != PLAYERS:
        raise SetupError(f"{mode} is for {PLAYERS} players, not {len(setup.seats)} (BF-ADV-01)")
    seats = tuple(place_word(seat.strip().lower().replace("-", "_")) for seat in setup.seats)
    taken = [seat.partition("/")[0] for seat in seats if seat != CHOOSE]
    if len(set(taken)) < len(taken):
        raise SetupError("every player needs a different faction (BF-ADV-02)")
    return seats
