"""Deployment: units from the unit deck come onto the board."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.neutral_units import allowed_spaces, from_left, is_automatic, placed_next, placement_row
from banneret.heroes.combat.placement import put
from banneret.heroes.state.answers_combat import DEPLOY, DONE, PLACE, options_of
from banneret.heroes.state.battle import PER_SIDE, SIDE_MASK, Battle
from banneret.heroes.state.events_combat import E_DEPLOY
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.state.terms import MOST_UNITS
from banneret.heroes.state.unit_names import name_as
from banneret.heroes.tables.units_and_cards import few_row, kind_of, pack_row
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_SPACE, K_UNIT
from banneret.kernel.piles import changed, without
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_B


def deployed(s: Battle, side: int) -> int:
    """How many units a side has on the board."""
    return (s.alive & SIDE_MASK[side] & (1 << 14) - 1).bit_count()


def must_deploy_all(s: Battle, side: int) -> bool:
    """Guards and automatic armies come in full; a player may leave units behind.

    Rules: H3-CBS-13, H3-CBS-22, H3-CBS-28.
    """
    return is_automatic(s, side) or (s.terms.neutral and side == 1)


def ask_unit(s: Battle, side: int, _row: int, _c: int) -> None:
    """Which unit comes next, up to 5 and at least 1. Rules: H3-UNI-06, H3-CBS-13, H3-CBS-20, H3-CBS-28, H3-CBS-31."""
    reserve = s.piles[RESERVE + side]
    count = deployed(s, side)
    if not reserve or count == MOST_UNITS:
        s.leave()
        return
    offer_units(s, side, count > 0 and not must_deploy_all(s, side))


def offer_units(s: Battle, side: int, may_stop: bool) -> None:
    """A side picks the kind of unit that comes next; automatic units follow the rules unless there is a tie.

    Rules: H3-CBS-15, H3-CBS-20, H3-CBS-13, H3-CBS-28.
    """
    if is_automatic(s, side):
        kinds = placed_next(s, side)
        if len(kinds) == 1:
            s.answer = option(DEPLOY, kinds[0])
            return
    else:
        kinds = []
        for row in s.piles[RESERVE + side]:
            kind = kind_of(row)
            if kind not in kinds:
                kinds.append(kind)
    options = [option(DEPLOY, kind) for kind in kinds]
    if may_stop:
        options.append(DONE)
    s.ask(s.terms.control[side], K_UNIT, options)


def take_unit(s: Battle, side: int) -> None:
    """The chosen unit leaves the unit deck; its row is noted for placing it. Rules: H3-UNI-03."""
    kind = argument(s.answer)
    sides = (few_row(kind), pack_row(kind))
    for owned in s.piles[RESERVE + side]:
        if owned in sides:
            s.stack[ROW_TAKEN] = owned
            s.piles[RESERVE + side] = without(s.piles[RESERVE + side], owned)
            return


def chose_unit(s: Battle, side: int, _row: int, _c: int) -> None:
    """Take the unit from the unit deck. Rules: H3-UNI-03."""
    if s.answer == DONE:
        s.leave()
    else:
        take_unit(s, side)


def ask_space(s: Battle, side: int, row: int, _c: int) -> None:
    """Where it stands, one unit a space, on the side's own two rows.

    Rules: H3-CBS-13, H3-CBS-15, H3-CBS-22, H3-CBS-30.
    """
    if is_automatic(s, side):
        s.answer = option(PLACE, from_left(s, placement_row(s, row, side), side))
    else:
        s.ask(s.terms.control[side], K_SPACE, options_of(PLACE, allowed_spaces(s, row, side)))


def placed(s: Battle, side: int, row: int, _c: int) -> None:
    """Put the unit on its space. Rules: H3-CBS-30."""
    u = side * PER_SIDE
    while s.row[u] >= 0:
        u += 1
    space = argument(s.answer)
    s.row = changed(s.row, u, row)
    s.alive |= 1 << u
    put(s, u, space)
    s.emit(E_DEPLOY, name_as(row, u), space)
    s.goto(DEPLOYMENT)


DEPLOYMENT: Final = sequence(asks(ask_unit), chose_unit, asks(ask_space), placed)
"""Arguments: the side, the row of the unit being placed."""
DEPLOYING_SIDE: Final = ARG_A
ROW_TAKEN: Final = ARG_B
"""Here and in PLACING of the hex battlefield."""
