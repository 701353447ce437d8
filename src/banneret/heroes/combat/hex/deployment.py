"""Taking the field on hexes: Obstacles or Walls first, then the units of both sides in turn."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.beast import BEAST_COMES
from banneret.heroes.combat.damage import raise_tower
from banneret.heroes.combat.deployment import deployed, must_deploy_all, offer_units, take_unit
from banneret.heroes.combat.hex.obstacles import OBSTACLES
from banneret.heroes.combat.hex.walls import GATE_HEX, raise_ramparts
from banneret.heroes.combat.neutral_units import DRAW_GUARDS, REDRAW_GUARD, is_automatic
from banneret.heroes.combat.placement import put
from banneret.heroes.geometry.hex_board import COLUMNS, OUTER, ZONES, column_of_hex
from banneret.heroes.state.answers_combat import DONE, PLACE, options_of
from banneret.heroes.state.battle import ATTACKER, DEFENDER, PER_SIDE, Battle
from banneret.heroes.state.events_combat import E_DEPLOY, E_SIEGE
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.state.unit_names import name_as
from banneret.heroes.tables.units_and_cards import RANGED, TOWER_KIND, TYPE, few_row
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_SPACE
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_C


def prepare_field(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Walls and Gate stand in a siege, and then no Obstacles lie; else the sides lay those.

    Rules: BF-BTL-03, BF-SGE-01, BF-SGE-02, BF-SGE-08, BF-SGE-21, BF-SGE-27, BF-REG-04.
    """
    if s.terms.siege:
        s.zone = ATTACKER
        if not s.walls and not s.gate:
            raise_ramparts(s)
            if s.terms.works & 4:
                raise_tower(s, few_row(TOWER_KIND[0]))
            s.emit(E_SIEGE, GATE_HEX)
    elif not s.laid and not (s.occupied[0] and s.occupied[1]):
        s.call(OBSTACLES, s.token, 0, 0)


def draw_field_guards(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Guards are placed in turn with the attacker's units, so they are drawn before.

    Rules: BF-REG-11, H3-NEU-02, H3-CHANGE-beast.
    """
    if s.terms.field:
        s.call(BEAST_COMES if s.terms.lair else DRAW_GUARDS, 0, 0, 0)


def redraw_field_guards(s: Battle, _a: int, _b: int, _c: int) -> None:
    """One of them may be replaced where the Astrologers say so. Rules: H3-RND-10, BF-REG-11."""
    if s.terms.redraw and not s.terms.lair:
        s.call(REDRAW_GUARD, 0, 0, 0)


def deploy_in_turn(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Sides whose units stand already do not deploy; the other one has the zone opposite.

    Rules: BF-BTL-17, BF-BTL-18.
    """
    standing = (1 if s.occupied[ATTACKER] else 0) | (2 if s.occupied[DEFENDER] else 0)
    if s.zone < 0 and standing in (1, 2):
        side = standing - 1
        left = column_of_hex(s.pos[side * PER_SIDE]) < COLUMNS // 2
        s.zone = side if left else 1 - side
    s.call(PLACING, s.token, -1, standing)


TAKE_FIELD: Final = sequence(prepare_field, draw_field_guards, redraw_field_guards, deploy_in_turn)


def has_more(s: Battle, side: int, done: int) -> bool:
    """Whether a side has a unit to place. Rules: BF-BTL-17, BF-BTL-20, BF-REG-10."""
    return not done >> side & 1 and len(s.piles[RESERVE + side]) > 0 and deployed(s, side) < s.terms.largest


def ask_placed(s: Battle, side: int, _row: int, done: int) -> None:
    """One unit each in turn, the first player first; a side with more units continues alone.

    A player may leave units behind in regular games only. Rules: BF-BTL-17, BF-BTL-20, BF-REG-05, BF-REG-10.
    """
    if not has_more(s, side, done):
        side = 1 - side
        s.stack[PLACING_SIDE] = side
        if not has_more(s, side, done):
            s.leave()
            return
    offer_units(s, side, deployed(s, side) > 0 and not s.terms.pool and not must_deploy_all(s, side))


def chose_placed(s: Battle, side: int, _row: int, done: int) -> None:
    """Take the unit from the unit deck. Rules: H3-UNI-03, BF-BTL-17, BF-REG-10."""
    if s.answer == DONE:
        s.stack[SIDES_DONE] = done | 1 << side
        s.stack[PLACING_SIDE] = 1 - side
        s.goto(PLACING)
    else:
        take_unit(s, side)


def ask_hex(s: Battle, side: int, row: int, _done: int) -> None:
    """Where it stands: in its own zone, which the very first unit settles. Rules: BF-BTL-18, BF-BTL-19, BF-REG-05."""
    spaces = zone_spaces(s, side, row)
    if is_automatic(s, side):
        s.answer = option(PLACE, (spaces & -spaces).bit_length() - 1)
    else:
        s.ask(s.terms.control[side], K_SPACE, options_of(PLACE, spaces))


def zone_spaces(s: Battle, side: int, row: int) -> int:
    """The free hexes of a side's zone on which a unit may be placed.

    Ranged guards come into the outer column while there is room; the others leave it to those still to come, as in
    the backline of the core board. Rules: BF-BTL-19, BF-REG-11, BF-SGE-08, H3-CBS-22.
    """
    taken = s.occupied[0] | s.occupied[1]
    if s.zone < 0 and not is_automatic(s, side):
        return (ZONES[0] | ZONES[1]) & ~taken
    place = 0 if s.zone in (side, -1) else 1
    free = ZONES[place] & ~taken
    if not is_automatic(s, side) and not (s.terms.neutral and side == DEFENDER):
        return free
    outer = free & OUTER[place]
    if TYPE[row] == RANGED:
        return outer or free
    to_come = 0
    for other in s.piles[RESERVE + side]:
        if TYPE[other] == RANGED:
            to_come += 1
    inner = free & ~outer
    return free if outer.bit_count() > to_come and not is_automatic(s, side) else inner or free


def stands(s: Battle, side: int, row: int, _done: int) -> None:
    """Put the unit on its hex; the zone is settled with the first one, and the other side is next.

    Rules: BF-BTL-17 to BF-BTL-19, BF-REG-10.
    """
    u = side * PER_SIDE
    while s.row[u] >= 0:
        u += 1
    space = argument(s.answer)
    if s.zone < 0:
        s.zone = side if column_of_hex(space) <= 1 else 1 - side
    s.row = changed(s.row, u, row)
    s.alive |= 1 << u
    put(s, u, space)
    s.emit(E_DEPLOY, name_as(row, u), space)
    s.stack[PLACING_SIDE] = 1 - side
    s.goto(PLACING)


PLACING: Final = sequence(asks(ask_placed), chose_placed, asks(ask_hex), stands)
"""Arguments: the side that places next, the row of its unit (ROW_TAKEN), the sides that place no more as bits."""
PLACING_SIDE: Final = ARG_A
SIDES_DONE: Final = ARG_C
