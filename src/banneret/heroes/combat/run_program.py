"""Carrying out programs: what abilities and cards do, one operation at a time.

A program is a run of operations in `OPS`. Its frame holds the place in that run, the unit it belongs to and the unit
it aims at, so a program can be paused at any question. Operations that only start a sequence are rows of STARTS; the
others are decided here: by the unit whose program it is, by the unit aimed at, or for a whole side.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.ability_questions import (
    ask_push,
    ask_reinforce,
    damaged_allies,
    heal_ally,
    pushed,
    reinforced,
)
from banneret.heroes.combat.ai.targeting import blast_spaces, landing
from banneret.heroes.combat.cards.hands import DRAW, discard
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
from banneret.heroes.combat.damage import (
    add_effect,
    boost,
    heal,
    lift_curses,
    paralyse,
    recover,
    scorch,
    spell_proof,
    unsilence,
)
from banneret.heroes.combat.hex.effect_tokens import conjure, lay_token
from banneret.heroes.combat.morale.dice import FOR_ABILITY, THROW
from banneret.heroes.combat.morale.tokens import GAIN_MORALE, MORALE_ROLL, gain_morale
from banneret.heroes.combat.placement import open_spaces, put, units_in
from banneret.heroes.combat.rerolls import LUCK_DONE_OTHER, TRIPLED, die_rerolls, pay_reroll
from banneret.heroes.geometry.combat_board import DISTANCE, NEAR
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.state.answers_combat import KEEP, PLACE, STATISTIC, TARGET, options_of
from banneret.heroes.state.battle import ATTACK_DIE, SHACKLED, SIDE_MASK, SIDE_OF, TOWER, Battle, gain
from banneret.heroes.state.events_combat import (
    E_ABILITY_DIE,
    E_CANCEL_DIE,
    E_LUCK,
    E_REARM,
    E_REROLL,
    E_SHACKLE,
    E_SILENCE,
    E_TELEPORT,
    E_TRIPLE_DIE,
    E_WARD,
)
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.terms import AUTOMATIC, R_MORALE_DECKS, STEERED
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables import units_and_cards as T
from banneret.heroes.tables.ai_cards import DRAW_AI
from banneret.heroes.tables.luck import with_luck
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_DRAW, K_REROLL, K_ROLL, K_SPACE, K_TARGET
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

STARTS: Final = {
    T.OP_MORALE: GAIN_MORALE,
    T.OP_MORALE_ROLL: MORALE_ROLL,
    T.OP_DISCARD: DISCARD_SOME,
    T.OP_KEEP_ONE: KEEP_ONE,
    T.OP_RECOVER: RECOVER_CARD,
    T.OP_HEAL_CHOSEN: HEAL_ONE,
    T.OP_SWAP_UNITS: SWAP_UNITS,
}
"""By operation: the sequence it starts, whose arguments are the side and the first two operands."""
ON_TARGET: Final = frozenset((
    T.OP_AFFECT, T.OP_DAMAGE, T.OP_CHAIN, T.OP_BLAST, T.OP_CHOOSE_STAT, T.OP_CURE, T.OP_SILENCE, T.OP_WARD,
    T.OP_REARM, T.OP_TELEPORT, T.OP_RESCUE,
))  # fmt: skip
"""The operations of spells, on the unit they were cast on."""


def resolved_faces(s: Battle) -> int:
    """The faces of the Attack dice that count in this attack, as bits 1, 2, 4 for -1, 0, +1."""
    faces = 0
    for die in s.dice:
        faces |= 2 << die if die >= 0 else 1
    return faces


def do_next(s: Battle, p: int, u: int, t: int) -> None:
    """Carry out the next operation of a program. Rules: H3-UNI-25, H3-UNI-29, H3-CRD-12, H3-GEN-03."""
    op, x, y, z = T.OPS[p]
    if op == T.OP_END:
        s.leave()
        return
    s.stack[NEXT_OPERATION] = p + 1
    s.goto(DO)
    if op in ON_TARGET:
        do_on_target(s, op, x, y, z, u, t)
    elif op in STARTS:
        s.call(STARTS[op], SIDE_OF[u], x, y)
    else:
        do_by_unit(s, p, op, x, y, z, u, t)


def do_by_unit(s: Battle, p: int, op: int, x: int, y: int, z: int, u: int, t: int) -> None:
    """Carry out an operation of the unit whose program it is; `t` is -1 where no unit is concerned.

    Neutral Units have neither hand nor morale, and who steers them is not the enemy that would lose them.
    Rules: H3-UNI-25, H3-UNI-29, H3-CRD-12, H3-CRD-17, H3-GEN-03, H3-UNI-26, H3-UNI-30, BF-MRL-07, BF-BTL-57,
    BF-MRL-09.
    """
    side = SIDE_OF[u]
    if op == T.OP_STAT:
        if t >= 0:
            boost(s, x, u, y, z)
    elif op == T.OP_HEAL:
        heal(s, u, x)
    elif op == T.OP_HEAL_ALLY:
        damaged = damaged_allies(s, u)
        if damaged:
            s.stack[NEXT_OPERATION] = p + 1 + y
            heal_ally(s, side, damaged, x)
    elif op == T.OP_DRAW:
        s.call(DRAW_AI if s.terms.manner[side] == AUTOMATIC else DRAW, side, x, 0)
    elif op == T.OP_DISCARD_RANDOM:
        if s.piles[HAND + 1 - side] and s.terms.manner[1 - side] != STEERED:
            s.goto(DID)
            s.chance(K_DRAW, s.piles[HAND + 1 - side])
    elif op == T.OP_DROP_MORALE:
        if s.morale >> (1 - side) & 1 and s.terms.manner[1 - side] != STEERED:
            gain_morale(s, 1 - side, -1)
    elif op == T.OP_PARALYSE:
        paralyse(s, t)
    elif op == T.OP_PUSH:
        if ask_push(s, u, t):
            s.goto(DID)
    elif op == T.OP_ROLL:
        s.goto(DID)
        s.rerolls &= ~LUCK_DONE_OTHER
        if s.terms.rules & R_MORALE_DECKS:
            s.call(THROW, side, unit_name(s, u), FOR_ABILITY)
        else:
            s.chance(K_ROLL, ATTACK_DIE)
    elif op == T.OP_IF_DIE:
        if not resolved_faces(s) & x:
            s.stack[NEXT_OPERATION] = p + 1 + y
    elif op == T.OP_REINFORCE:
        if ask_reinforce(s, u, x, y):
            s.goto(DID)
    elif op == T.OP_CONJURE:
        if lay_token(s, x, z, t, side):
            s.goto(DID)
    elif op == T.OP_STAT_X:
        if t >= 0:
            boost(s, x, u, s.paid, z)
    else:
        do_for_side(s, op, x, y, z, side)


def do_on_target(s: Battle, op: int, x: int, y: int, z: int, u: int, t: int) -> None:
    """Carry out an operation that only spells have, on the unit they were cast on.

    Rules: H3-SPL-02, H3-CRD-12, H3-AIC-22, BF-BTL-30.
    """
    name = unit_name(s, t)
    if op == T.OP_AFFECT:
        add_effect(s, x, t, y, z)
    elif op == T.OP_DAMAGE:
        strike_by_spell(s, t, x)
    elif op == T.OP_CHAIN:
        s.call(CHAIN, chain_from(s.pos[t], SIDE_OF[u]), 1 << t, two_amounts(y, z))
        strike_by_spell(s, t, x)
    elif op == T.OP_BLAST:
        s.goto(DID)
        spaces = blast_spaces(s, SIDE_OF[u], t) if s.terms.manner[SIDE_OF[u]] == AUTOMATIC else NEAR[s.pos[t]]
        s.ask(s.terms.control[SIDE_OF[u]], K_SPACE, options_of(PLACE, spaces))
    elif op == T.OP_CHOOSE_STAT:
        s.goto(DID)
        s.ask(s.terms.control[SIDE_OF[u]], K_AMOUNT, [option(STATISTIC, n) for n in range(3)])
    elif op == T.OP_CURE:
        recover(s, t)
        lift_curses(s, t)
        unsilence(s, t)
        heal(s, t, x)
    elif op == T.OP_SILENCE:
        if s.row[t] < T.PLAIN[0]:
            s.row[t] += T.PLAIN[0]
        s.emit(E_SILENCE, name)
    elif op == T.OP_WARD:
        s.warded |= 1 << t
        s.emit(E_WARD, name)
    elif op == T.OP_REARM:
        s.retaliated &= ~(1 << t)
        s.emit(E_REARM, name)
    elif op == T.OP_TELEPORT:
        s.goto(DID)
        free = landing(s, t) if s.terms.manner[SIDE_OF[u]] == AUTOMATIC else open_spaces(s, SIDE_OF[t])
        s.ask(s.terms.control[SIDE_OF[u]], K_SPACE, options_of(PLACE, free))
    elif op == T.OP_RESCUE:
        s.saved = t


def do_for_side(s: Battle, op: int, x: int, y: int, z: int, side: int) -> None:
    """Carry out an operation of a card for a side, or on the dice of the attack.

    Rules: H3-CRD-12, H3-CRD-17, H3-MOV-06, H3-CBC-03, H3-CBC-05, H3-END-04.
    """
    if op == T.OP_GAIN:
        gain(s, side, x, y)
    elif op == T.OP_ON_MAP:
        s.movement += y
    elif op == T.OP_BOOST:
        s.call(BOOST_ONE, side, raising(x, y), z)
    elif op == T.OP_OVERLAY:
        cover(s, side, x)
    elif op == T.OP_POWER:
        # Kept only for a spell that is cast at once: whatever else happens next takes it back.
        if s.active >= 0 and SIDE_OF[s.active] == side:
            s.power = x
    elif op == T.OP_RANGED:
        for u in units_in(s.alive & SIDE_MASK[side] & ~(1 << TOWER)):
            if T.TYPE[s.row[u]] == T.RANGED:
                add_effect(s, T.S_SHOT, u, x, z)
                if y:
                    add_effect(s, T.S_INITIATIVE, u, y, z)
    elif op == T.OP_LUCK:
        s.luck = changed(s.luck, side, with_luck(s.luck[side], x))
        s.emit(E_LUCK, side, x)
    elif op == T.OP_NO_ESCAPE:
        s.marks |= 1 << (SHACKLED + 1 - side)
        s.emit(E_SHACKLE, 1 - side)
    elif op == T.OP_TRIPLE_DIE:
        s.rerolls += TRIPLED
        s.emit(E_TRIPLE_DIE, side)
    elif op == T.OP_CANCEL_DIE:
        s.dice = ()
        s.emit(E_CANCEL_DIE, side)


def did(s: Battle, p: int, u: int, t: int) -> None:
    """Read the answer to what the last operation asked.

    Rules: H3-UNI-25, H3-UNI-29, H3-GEN-03, H3-UNI-26, H3-UNI-30, H3-SPL-02, H3-AIC-22, H3-AIC-31, BF-BTL-57,
    BF-BTL-59.
    """
    op, x, y, z = T.OPS[p - 1]
    if op == T.OP_ROLL:
        read_ability_die(s, p, u, x, y)
        return
    s.goto(DO)
    if op == T.OP_DISCARD_RANDOM:
        side = 1 - SIDE_OF[u]
        discard(s, side, s.answer)
    elif op == T.OP_PUSH:
        pushed(s, t)
    elif op == T.OP_REINFORCE:
        reinforced(s, u)
    elif op == T.OP_BLAST:
        other = s.at[argument(s.answer)]
        if other >= 0 and not spell_proof(s, other):
            strike_by_spell(s, other, x)
        strike_by_spell(s, t, x)
    elif op == T.OP_CHOOSE_STAT:
        add_effect(s, argument(s.answer), t, x, T.UNTIL_ATTACK)
    elif op == T.OP_CONJURE:
        conjure(s, t, argument(s.answer), x, z)
    elif op == T.OP_TELEPORT:
        space = argument(s.answer)
        s.emit(E_TELEPORT, unit_name(s, t), s.pos[t], space)
        if s.active == t and s.start == s.pos[t]:
            # It is no movement of the unit: one that has not moved yet begins where it stands now.
            s.start = space
        put(s, t, space)


def read_ability_die(s: Battle, p: int, u: int, faces: int, operations: int) -> None:
    """Read a die rolled for an ability; its owner may roll it again with morale. Rules: H3-MOR-06, H3-MOR-07."""
    side = SIDE_OF[u]
    if s.kind == K_ROLL:
        s.defense_die = s.answer
        s.emit(E_ABILITY_DIE, unit_name(s, u), s.answer)
        options = die_rerolls(s, side, LUCK_DONE_OTHER)
        if options:
            options.append(KEEP)
            s.goto(DID)
            s.ask(s.terms.control[side], K_REROLL, options)
            return
    elif s.answer != KEEP:
        pay_reroll(s, side, s.answer, LUCK_DONE_OTHER)
        s.emit(E_REROLL, side, 0, s.defense_die)
        s.goto(DID)
        s.chance(K_ROLL, ATTACK_DIE)
        return
    if not 1 << (s.defense_die + 1) & faces:
        s.stack[NEXT_OPERATION] = p + operations
    s.goto(DO)


def strike_by_spell(s: Battle, u: int, n: int) -> None:
    """Damage a unit by a spell, with what its defeat sets off. Rules: H3-UNI-22, H3-CBT-14, H3-CBR-20."""
    scorch(s, u, n)
    if not s.alive >> u & 1:
        defeat_of(s, u)


def defeat_of(s: Battle, u: int) -> None:
    """A unit has fallen: carry out what its defeat sets off. Rules: H3-UNI-29."""
    program = T.WHEN_DEFEATED[s.row[u]]
    if program:
        s.call(DO, program, u, u)


def chain_from(space: int, side: int) -> int:
    """Where a chain began and who cast it, as one number."""
    return space << 8 | side


def chain_space(start: int) -> int:
    """The space of the unit struck first."""
    return start >> 8


def chain_side(start: int) -> int:
    """The caster's side."""
    return start & 255


def two_amounts(second: int, third: int) -> int:
    """The damage of the second and of the third unit, as one number."""
    return second << 8 | third


def next_amount(amounts: int) -> int:
    """The damage of the next unit."""
    return amounts >> 8 or amounts


def later_amount(amounts: int) -> int:
    """The damage of the unit after it, 0 where the next is the last."""
    return amounts & 255 if amounts >> 8 else 0


def next_link(s: Battle, start: int, struck: int, amounts: int) -> None:
    """The unit nearest to the first one is struck next, own units too; of equally near ones the caster picks.

    An AI Hero's spell continues with a unit of the player if one is among them. Rules: H3-SPL-02, H3-AIC-22, BF-BTL-31.
    """
    if not amounts:
        s.leave()
        return
    side = chain_side(start)
    nearest = 99
    spaces = 0
    for u in units_in(s.alive & ~struck & ~(1 << TOWER)):
        if not spell_proof(s, u):
            far = DISTANCE[chain_space(start) * PLACES + s.pos[u]]
            if far < nearest:
                nearest = far
                spaces = 0
            if far == nearest:
                spaces |= 1 << s.pos[u]
    if s.terms.manner[side] == AUTOMATIC and spaces & s.occupied[1 - side]:
        spaces &= s.occupied[1 - side]
    if not spaces:
        s.leave()
    elif spaces & spaces - 1 == 0:
        s.answer = option(TARGET, spaces.bit_length() - 1)
    else:
        s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, spaces))


def struck_next(s: Battle, _start: int, struck: int, amounts: int) -> None:
    """Damage the next unit, and continue with the one after it. Rules: H3-SPL-02."""
    u = s.at[argument(s.answer)]
    s.stack[STRUCK] = struck | 1 << u
    s.stack[AMOUNTS_LEFT] = later_amount(amounts)
    s.goto(CHAIN)
    strike_by_spell(s, u, next_amount(amounts))


CHAIN: Final = sequence(asks(next_link), struck_next)
"""Arguments: the first unit's space and the caster's side, the units struck, the amounts still to deal."""
STRUCK: Final = ARG_B
AMOUNTS_LEFT: Final = ARG_C

DO: Final = sequence(asks(do_next), asks(did))
"""Arguments: place in OPS, the unit whose program it is, the unit it aims at."""
NEXT_OPERATION: Final = ARG_A
DID: Final = at(DO, did)
