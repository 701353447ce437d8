"""Visiting a field: what it does, and the cube that marks it."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import category, location, visited
from banneret.heroes.adventure.shared_decks import DRAW_SHARED
from banneret.heroes.adventure.special_rules.triggers import VISIT as VISITED
from banneret.heroes.adventure.special_rules.triggers import fire
from banneret.heroes.geometry.map_grid import fields_in
from banneret.heroes.state.events_map import E_BLACK_CUBE, E_CUBES_CLEARED, E_VISIT
from banneret.heroes.state.game_terms import H_CUBE_SUPPLY, H_TRADE_ANYTIME
from banneret.heroes.state.hero_numbers import owner_of
from banneret.heroes.state.whole_game import ARTIFACT, WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.heroes.tables.tiles import TRADING_POST, VISITABLE
from banneret.heroes.tables.towns_and_heroes import VISIT
from banneret.kernel.sequence import reserve, sequence

BLACK_CUBES: Final = 40
"""Rules: H3-CMP-11."""


def visit(s: WholeGame, h: int, field: int, _c: int) -> None:
    """A hero visits the field it has entered: the content says what each kind of location does.

    Rules: H3-MOV-20, H3-MOV-22, H3-TIL-04, H3-TIL-05, H3-TIL-08, H3-TIL-14, H3-LOC-02 to H3-LOC-07, H3-LOC-10,
    H3-LOC-12, H3-LOC-14, H3-LOC-15, H3-LOC-19, H3-LOC-21, H3-LOC-23, H3-LOC-32, H3-LOC-40, H3-OPT-09.
    """
    s.last[h] = field
    s.emit(E_VISIT, h, field)
    if visited(s, owner_of(h), field):
        s.leave()
        return
    program = VISIT[location(s, field)]
    if s.game_terms.house & H_TRADE_ANYTIME and location(s, field) == TRADING_POST[0]:
        s.call(DRAW_SHARED, ARTIFACT, 0, 0)
    elif program:
        s.call(MAP_EFFECT, program, h, field)


def mark(s: WholeGame, h: int, field: int, _c: int) -> None:
    """A Visitable field gets a black cube, whether or not its effect was used.

    Rules: H3-TIL-07, H3-TIL-09, H3-WHEN-visit.
    """
    fire(s, VISITED, h, field)
    if category(s, location(s, field)) != VISITABLE:
        return
    if s.game_terms.house & H_CUBE_SUPPLY and s.black.bit_count() >= BLACK_CUBES:
        return
    s.black |= 1 << field
    s.emit(E_BLACK_CUBE, field)


VISIT_FIELD: Final = sequence(visit, mark)
"""Arguments: the hero, the field."""
ENTER: Final = reserve(1)
"""Arguments: the hero, the field it is on now, `once_defended` or 0.

Filled by `adventure.map.entering`; a Combat leads back to it.
"""


def once_defended(player: int) -> int:
    """For ENTER: this player has defended the field, or could have, and does so no second time."""
    return player + 1


def defended_by(answered: int) -> int:
    """That player, or -1 for nobody."""
    return answered - 1


def clear_cubes(s: WholeGame, kinds: int) -> None:
    """Take black cubes off fields of some kinds, given as bits, -1 for all of them.

    Rules: H3-OPT-14, H3-OPT-15, H3-TIL-08.
    """
    uncover(s, [field for field in fields_in(s.black) if kinds >> location(s, field) & 1])


def uncover(s: WholeGame, fields: list[int]) -> None:
    """Fields without their black cubes count as unvisited again, including guards; what is gone stays gone.

    Rules: H3-OPT-15, H3-TIL-08.
    """
    count = 0
    for field in fields:
        if not s.scenario_state.dead >> field & 1:
            s.black &= ~(1 << field)
            s.beaten &= ~(1 << field)
            count += 1
    s.emit(E_CUBES_CLEARED, count)
