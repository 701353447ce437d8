"""Carrying out the operations that cards other than spells have."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.sequences import (
    BOOST_ONE,
    DISCARD_SOME,
    HEAL_ONE,
    KEEP_ONE,
    RECOVER_CARD,
    SWAP_UNITS,
    cover,
    raising,
)
from banneret.heroes.combat.damage import add_effect, boost
from banneret.heroes.combat.morale.tokens import GAIN_MORALE, MORALE_ROLL
from banneret.heroes.combat.placement import units_in
from banneret.heroes.state.battle import SHACKLED, SIDE_MASK, SIDE_OF, TOWER, Battle, gain
from banneret.heroes.state.events_combat import E_CANCEL_DIE, E_LUCK, E_SHACKLE, E_TRIPLE_DIE
from banneret.heroes.tables.units_and_cards import (
    OP_BOOST,
    OP_CANCEL_DIE,
    OP_DISCARD,
    OP_GAIN,
    OP_HEAL_CHOSEN,
    OP_KEEP_ONE,
    OP_LUCK,
    OP_MORALE,
    OP_MORALE_ROLL,
    OP_NO_ESCAPE,
    OP_OVERLAY,
    OP_POWER,
    OP_RANGED,
    OP_RECOVER,
    OP_STAT_X,
    OP_SWAP_UNITS,
    OP_TRIPLE_DIE,
    RANGED,
    S_INITIATIVE,
    S_SHOT,
    TYPE,
)
from banneret.kernel.piles import changed

TRIPLED: Final = 1 << 5
"""Added to Battle.rerolls each time the die of the attack is tripled; there is room for seven times."""


def do_card_op(s: Battle, op: int, x: int, y: int, z: int, u: int, t: int) -> None:
    """Carry out an operation of a card for the side of a unit; `t` is -1 where no unit is concerned.

    Rules: H3-CRD-12, H3-CRD-17.
    """
    side = SIDE_OF[u]
    if op == OP_GAIN:
        gain(s, side, x, y)
    elif op == OP_MORALE:
        s.call(GAIN_MORALE, side, x, 0)
    elif op == OP_MORALE_ROLL:
        s.call(MORALE_ROLL, side, x, y)
    elif op == OP_DISCARD:
        s.call(DISCARD_SOME, side, x, y)
    elif op == OP_KEEP_ONE:
        s.call(KEEP_ONE, side, x, 0)
    elif op == OP_RECOVER:
        s.call(RECOVER_CARD, side, x, y)
    elif op == OP_HEAL_CHOSEN:
        s.call(HEAL_ONE, side, x, y)
    elif op == OP_BOOST:
        s.call(BOOST_ONE, side, raising(x, y), z)
    elif op == OP_SWAP_UNITS:
        s.call(SWAP_UNITS, side, 0, 0)
    elif op == OP_OVERLAY:
        cover(s, side, x)
    elif op == OP_STAT_X:
        if t >= 0:
            boost(s, x, u, s.paid, z)
    else:
        do_combat(s, op, x, y, z, side)


def do_combat(s: Battle, op: int, x: int, y: int, z: int, side: int) -> None:
    """Carry out an operation that changes the Combat as a whole, or its dice. Rules: H3-CRD-12, H3-CRD-17."""
    if op == OP_POWER:
        # Kept only for a spell that is cast at once: whatever else happens next takes it back.
        if s.active >= 0 and SIDE_OF[s.active] == side:
            s.power = x
    elif op == OP_RANGED:
        for u in units_in(s.alive & SIDE_MASK[side] & ~(1 << TOWER)):
            if TYPE[s.row[u]] == RANGED:
                add_effect(s, S_SHOT, u, x, z)
                if y:
                    add_effect(s, S_INITIATIVE, u, y, z)
    elif op == OP_LUCK:
        s.luck = changed(s.luck, side, s.luck[side] | x)
        s.emit(E_LUCK, side, x)
    elif op == OP_NO_ESCAPE:
        s.marks |= 1 << (SHACKLED + 1 - side)
        s.emit(E_SHACKLE, 1 - side)
    elif op == OP_TRIPLE_DIE:
        s.rerolls += TRIPLED
        s.emit(E_TRIPLE_DIE, side)
    elif op == OP_CANCEL_DIE:
        s.dice = ()
        s.emit(E_CANCEL_DIE, side)
