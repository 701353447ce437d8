"""Siege: Walls, the Gate and the Arrow Tower."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.damage import raise_tower, remove
from banneret.heroes.combat.hex.walls import PIECES, piece_at
from banneret.heroes.combat.placement import units_in
from banneret.heroes.geometry.combat_board import MIDDLE_ROW, column_of
from banneret.heroes.state.answers_combat import GATE, options_of
from banneret.heroes.state.battle import DEFENDER, SIDE_MASK, TOWER, UNITS, Battle
from banneret.heroes.state.events_combat import E_BREAK, E_SIEGE
from banneret.heroes.state.terms import AUTOMATIC
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables.units_and_cards import GROUND, INITIATIVE, S_INITIATIVE, TOWER_KIND, TYPE, few_row
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_SPACE
from banneret.kernel.sequence import asks, sequence


def ask_gate(s: Battle, _a: int, _b: int, _c: int) -> None:
    """The defender lays the three Walls and the Gate into the middle row. Rules: H3-SGE-01 to H3-SGE-03, H3-AIC-34."""
    if s.terms.manner[DEFENDER] == AUTOMATIC:
        s.answer = option(GATE, gate_in_front(s))
    else:
        s.ask(s.terms.control[DEFENDER], K_SPACE, options_of(GATE, MIDDLE_ROW))


def gate_in_front(s: Battle) -> int:
    """An automatic defender's Gate stands before its Ground unit with the highest initiative. Rules: H3-AIC-34."""
    best = -1
    space = 8
    for u in units_in(s.alive & SIDE_MASK[DEFENDER]):
        row = s.row[u]
        initiative = INITIATIVE[row] + s.mod[S_INITIATIVE * UNITS + u]
        if TYPE[row] == GROUND and initiative > best:
            best = initiative
            space = 8 + column_of(s.pos[u])
    return space


def raise_walls(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Walls stand on the other three spaces and the Arrow Tower beside the board, if there are any.

    Rules: H3-SGE-03, H3-SGE-16, H3-CMP-09, H3-AIC-34.
    """
    gate = argument(s.answer)
    works = s.terms.works
    s.gate = 1 << gate if works & 2 else 0
    s.walls = MIDDLE_ROW & ~(1 << gate) if works & 1 else 0
    if works & 4:
        raise_tower(s, few_row(TOWER_KIND[0]))
    s.emit(E_SIEGE, gate)


FORTIFY: Final = sequence(asks(ask_gate), raise_walls)


def demolish(s: Battle, u: int, space: int) -> None:
    """Destroy a Wall or the Gate: no die, no cards, no abilities. On hexes a piece goes as a whole.

    Rules: H3-SGE-07 to H3-SGE-10, H3-SGE-12, H3-SGE-20, BF-SGE-14 to BF-SGE-16, BF-SGE-18, BF-SGE-24.
    """
    piece = PIECES[piece_at(space)] if s.terms.hexes else 1 << space
    is_gate = s.gate & piece != 0
    s.walls &= ~piece
    s.gate &= ~piece
    s.stirred = s.round
    s.emit(E_BREAK, space, int(is_gate), unit_name(s, u))
    if not s.walls and not s.gate and s.alive >> TOWER & 1:
        remove(s, TOWER)
