"""Whether a card would do anything now. Every function here only looks."""

from __future__ import annotations

from banneret.heroes.combat.placement import units_in
from banneret.heroes.state.battle import SIDE_MASK, TOWER, Battle
from banneret.heroes.state.pile_numbers import DISCARDS, HAND, RESERVE
from banneret.heroes.state.terms import OWN, STEERED
from banneret.heroes.tables import units_and_cards as T
from banneret.heroes.tables.luck import EVERY_DIE


def of_use(s: Battle, side: int, mode: int, window: int) -> bool:
    """Whether an effect would do anything now; one that draws cards besides always does."""
    program = T.MODE_PROGRAM[mode]
    op, x, y, _ = T.OPS[program]
    other = 1 - side
    if op == T.OP_RECOVER:
        return len(recoverable(s, side, x)) > 0 or (y != 0 and shuffles_in(s, side, window))
    if op == T.OP_OVERLAY:
        return coverable(s, side, x)
    if op in (T.OP_MORALE, T.OP_MORALE_ROLL):
        return s.terms.faction[side] != T.NECROPOLIS
    if op == T.OP_LUCK:
        return not s.luck[side] & x & EVERY_DIE
    if window & T.W_MAP:
        return True
    if op == T.OP_CANCEL_SPELL:
        return s.power <= x
    if op == T.OP_HEAL_CHOSEN:
        return draws(program) or healable(s, side, y) != 0
    if op == T.OP_DISCARD_RANDOM:
        return len(s.piles[HAND + other]) > 0 and s.terms.manner[other] != STEERED
    if op == T.OP_DROP_MORALE:
        return s.morale >> other & 1 == 1 and s.terms.manner[other] != STEERED
    if op == T.OP_NO_ESCAPE:
        return s.terms.manner[other] == OWN
    if op == T.OP_SWAP_UNITS:
        return s.occupied[side].bit_count() > 1
    if op == T.OP_RANGED:
        return any(T.TYPE[s.row[u]] == T.RANGED for u in units_in(s.alive & SIDE_MASK[side] & ~(1 << TOWER)))
    return True


def draws(program: int) -> bool:
    """Whether a program draws cards."""
    while T.OPS[program][0] != T.OP_END:
        if T.OPS[program][0] == T.OP_DRAW:
            return True
        program += 1
    return False


def shuffles_in(s: Battle, side: int, window: int) -> bool:
    """Whether a card that finds nothing may be played to shuffle the discard pile in: no attack waits for that.

    Rules: H3-GEN-03.
    """
    return window & (T.W_MAP | T.W_ACTIVATION | T.W_BETWEEN) != 0 and len(s.piles[DISCARDS + side]) > 0


def recoverable(s: Battle, side: int, kind: int) -> list[int]:
    """The different cards of a kind in a side's discard pile."""
    return sorted({card for card in s.piles[DISCARDS + side] if T.CARD_KIND[card] == kind})


def healable(s: Battle, side: int, paralysis: int) -> int:
    """The spaces of the units a card can heal, or free from paralysis where it can do that."""
    spaces = 0
    for u in units_in(s.alive & SIDE_MASK[side] & ~(1 << TOWER)):
        if s.damage[u] or (paralysis and s.frozen >> u & 1):
            spaces |= 1 << s.pos[u]
    return spaces


def coverable(s: Battle, side: int, which: int) -> bool:
    """Whether a side has a unit, on the board or in the unit deck, that an overlay can lie on."""
    # `printed_row`, written out: this runs at every question to a player who holds such a card.
    plain = T.PLAIN[0]
    units = units_in(s.alive & SIDE_MASK[side])
    for below, _ in T.OVERLAYS[which]:
        if below in s.piles[RESERVE + side]:
            return True
        for u in units:
            if s.row[u] % plain == below:
                return True
    return False
