"""Walls and Gate on the hex battlefield: five pieces in one line before the defender's zone.

They are the other faces of five Obstacle tokens, two logs, skull, stones and mound, so no Obstacle lies beside them.
Rules: BF-CMP-11, BF-SGE-02.

What happens to them in a Combat is in `banneret.heroes.combat.siege`.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.geometry.hex_board import ZONES, hex_at, row_of_hex
from banneret.heroes.state.battle import Battle
from banneret.kernel.errors import SetupError

_LAYOUT: Final = (
    ((10, 0), (10, 1)),
    ((10, 2),),
    ((10, 3), (9, 4), (10, 4), (10, 5)),
    ((10, 6),),
    ((10, 7), (10, 8)),
)
"""The hexes of the pieces from the top edge to the bottom edge. Rules: BF-SGE-04 to BF-SGE-07."""
PIECES: Final[list[int]] = [sum(1 << hex_at(c, r) for c, r in piece) for piece in _LAYOUT]
GATE_PIECE: Final = 2
"""Rules: BF-SGE-04."""
PASSAGE: Final = 1 << hex_at(9, 4) | 1 << hex_at(10, 4)
"""The hexes of the Gate that defenders may enter. Rules: BF-SGE-10."""
GATE_HEX: Final = hex_at(10, 4)
"""The one by which the Gate is named."""
_WALLS: Final = PIECES[0] | PIECES[1] | PIECES[3] | PIECES[4]
_COVER: Final[list[int]] = [PIECES[n] for n in (0, 0, 1, 2, 2, 2, 3, 4, 4)]
"""By row: the piece that protects it. Rules: BF-SGE-20."""


def raise_ramparts(s: Battle) -> None:
    """All pieces stand in their places; the outer hexes of the Gate are Wall for everybody.

    Rules: BF-SGE-02 to BF-SGE-10, BF-SGE-12, BF-SGE-21.
    """
    works = s.terms.works
    s.walls = _WALLS if works & 1 else 0
    s.gate = 0
    if works & 2:
        s.walls |= PIECES[GATE_PIECE] & ~PASSAGE
        s.gate = PASSAGE


def raise_pieces(s: Battle, walls: tuple[str, ...], gate: str | None) -> None:
    """Only those pieces stand of which a hex is named. Rules: BF-SGE-04, BF-SGE-16."""
    for name in (*walls, *([gate] if gate else ())):
        n = piece_at(SPACE_NAMES.index(name))
        if n < 0 or (n == GATE_PIECE) != (name == gate):
            raise SetupError(f"no {'Gate' if name == gate else 'Wall'} stands on {name} (BF-SGE-06, BF-SGE-07)")
        if n == GATE_PIECE:
            s.walls |= PIECES[n] & ~PASSAGE
            s.gate = PASSAGE
        else:
            s.walls |= PIECES[n]


def piece_at(space: int) -> int:
    """The number of the piece that covers a hex, or -1."""
    for n in range(len(PIECES)):
        if PIECES[n] >> space & 1:
            return n
    return -1


def one_hex_each(hexes: int) -> int:
    """Of hexes of pieces, one for each piece: striking any of its hexes destroys it all. Rules: BF-SGE-16."""
    found = 0
    for piece in PIECES:
        part = hexes & piece
        found |= part & -part
    return found


def behind_piece(s: Battle, start: int, target: int) -> bool:
    """Whether the piece before the target's row stands between it and a shot from outside.

    Rules: BF-SGE-19, BF-SGE-20.
    """
    zone = ZONES[1]
    if not zone >> target & 1 or zone >> start & 1:
        return False
    return (s.walls | s.gate) & _COVER[row_of_hex(target)] != 0
