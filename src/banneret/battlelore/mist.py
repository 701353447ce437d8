"""Mist on the field: it hides what is behind it and stops whoever enters, for a while."""

from __future__ import annotations

from banneret.battlelore.events import E_MIST
from banneret.battlelore.field import Field
from banneret.battlelore.grid import BOARD
from banneret.battlelore.tables import COUNTRYSIDE


def misty_sites(s: Field) -> int:
    """The vacant hexes of countryside without mist."""
    free = BOARD & ~(s.occupied[0] | s.occupied[1] | s.mist[0] | s.mist[1])
    for hex, land in enumerate(s.ground.land):
        if land != COUNTRYSIDE:
            free &= ~(1 << hex)
    return free


def lay_mist(s: Field, hex: int) -> None:
    """Mist rises for the side at turn."""
    bit = 1 << hex
    s.mist = (s.mist[0] | bit, s.mist[1]) if s.turn == 0 else (s.mist[0], s.mist[1] | bit)
    s.emit(E_MIST, hex)


def lift_mist(s: Field) -> None:
    """What a side has raised is gone at the start of its next turn."""
    s.mist = (0, s.mist[1]) if s.turn == 0 else (s.mist[0], 0)
