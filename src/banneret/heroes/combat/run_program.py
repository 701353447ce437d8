"""Carrying out programs: what abilities and cards do, one operation at a time.

A program is a run of operations in `OPS`. Its frame holds the place in that run, the unit it belongs to and the unit
it aims at, so a program can be paused at any question.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.ai.targeting import blast_spaces, landing
from banneret.heroes.combat.cards.hands import DRAW, discard
from banneret.heroes.combat.cards.operations import do_card_op
from banneret.heroes.combat.damage import (
    add_effect,
    boost,
    heal,
    lift_curses,
    paralyse,
    recover,
    scorch,
    spell_proof,
)
from banneret.heroes.combat.hex.effect_tokens import conjure, lay_token
from banneret.heroes.combat.morale.dice import FOR_ABILITY, THROW
from banneret.heroes.combat.morale.tokens import gain_morale
from banneret.heroes.combat.placement import open_spaces, put, units_in
from banneret.heroes.combat.rerolls import LUCK_DONE_OTHER, die_rerolls, pay_reroll
from banneret.heroes.geometry.combat_board import DISTANCE, NEAR
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.state.answers_combat import KEEP, PLACE, REINFORCE, STATISTIC, TARGET, options_of
from banneret.heroes.state.battle import ATTACK_DIE, HAND, R_MORALE_DECKS, RESERVE, SIDE_MASK, SIDE_OF, TOWER, Battle
from banneret.heroes.state.events_combat import (
    E_ABILITY_DIE,
    E_PUSH,
    E_REARM,
    E_REINFORCE,
    E_REROLL,
    E_SILENCE,
    E_TELEPORT,
    E_WARD,
)
from banneret.heroes.state.terms import AUTOMATIC, STEERED
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables.ai_cards import DRAW_AI
from banneret.heroes.tables.units_and_cards import (
    OP_AFFECT,
    OP_BLAST,
    OP_CHAIN,
    OP_CHOOSE_STAT,
    OP_CONJURE,
    OP_CURE,
    OP_DAMAGE,
    OP_DISCARD_RANDOM,
    OP_DRAW,
    OP_DROP_MORALE,
    OP_END,
    OP_HEAL,
    OP_HEAL_ALLY,
    OP_IF_DIE,
    OP_PARALYSE,
    OP_PUSH,
    OP_REARM,
    OP_REINFORCE,
    OP_RESCUE,
    OP_ROLL,
    OP_SILENCE,
    OP_STAT,
    OP_TELEPORT,
    OP_WARD,
    OPS,
    PLAIN,
    RAISED,
    TIER,
    TOWER_KIND,
    UNTIL_ATTACK,
    WHEN_DEFEATED,
    few_row,
    kind_of,
    printed_row,
)
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_DRAW, K_REROLL, K_ROLL, K_SPACE, K_TARGET, K_UNIT
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

SPELL_OPS: Final = frozenset((
    OP_AFFECT, OP_DAMAGE, OP_CHAIN, OP_BLAST, OP_CHOOSE_STAT, OP_CURE, OP_SILENCE, OP_WARD, OP_REARM, OP_TELEPORT,
    OP_RESCUE,
))  # fmt: skip


def resolved_faces(s: Battle) -> int:
    """The faces of the Attack dice that count in this attack, as bits 1, 2, 4 for -1, 0, +1."""
    faces = 0
    for die in s.dice:
        faces |= 2 << die if die >= 0 else 1
    return faces


def do_next(s: Battle, p: int, u: int, t: int) -> None:
    """Carry out the next operation of a program. Rules: H3-UNI-25, H3-UNI-29, H3-CRD-12, H3-GEN-03.

    Neutral Units have neither hand nor morale, and who steers them is not the enemy that would lose them.
    """
    op, x, y, z = OPS[p]
    if op == OP_END:
        s.leave()
        return
    s.stack[NEXT_OPERATION] = p + 1
    s.goto(DO)
    side = SIDE_OF[u]
    if op == OP_HEAL:
        heal(s, u, x)
    elif op == OP_HEAL_ALLY:
        heal_ally(s, p, u, x, y)
    elif op == OP_STAT:
        if t >= 0:
            boost(s, x, u, y, z)
    elif op == OP_DRAW:
        s.call(DRAW_AI if s.terms.manner[side] == AUTOMATIC else DRAW, side, x, 0)
    elif op == OP_DISCARD_RANDOM:
        if s.piles[HAND + 1 - side] and s.terms.manner[1 - side] != STEERED:
            s.goto(DID)
            s.chance(K_DRAW, s.piles[HAND + 1 - side])
    elif op == OP_DROP_MORALE:
        if s.morale >> (1 - side) & 1 and s.terms.manner[1 - side] != STEERED:
            gain_morale(s, 1 - side, -1)
    elif op == OP_PARALYSE:
        paralyse(s, t)
    elif op == OP_PUSH:
        push(s, u, t)
    elif op == OP_ROLL:
        s.goto(DID)
        s.rerolls &= ~LUCK_DONE_OTHER
        if s.terms.rules & R_MORALE_DECKS:
            s.call(THROW, side, unit_name(s, u), FOR_ABILITY)
        else:
            s.chance(K_ROLL, ATTACK_DIE)
    elif op == OP_IF_DIE:
        if not resolved_faces(s) & x:
            s.stack[NEXT_OPERATION] = p + 1 + y
    elif op == OP_REINFORCE:
        ask_reinforce(s, u, x, y)
    elif op == OP_CONJURE:
        if lay_token(s, x, z, t, side):
            s.goto(DID)
    elif op in SPELL_OPS:
        do_spell(s, op, x, y, z, u, t)
    else:
        do_card_op(s, op, x, y, z, u, t)


def do_spell(s: Battle, op: int, x: int, y: int, z: int, u: int, t: int) -> None:
    """Carry out an operation that only spells have, on the unit they were cast on. Rules: H3-SPL-02, H3-CRD-12."""
    name = unit_name(s, t)
    if op == OP_AFFECT:
        add_effect(s, x, t, y, z)
    elif op == OP_DAMAGE:
        strike_by_spell(s, t, x)
    elif op == OP_CHAIN:
        s.call(CHAIN, chain_from(s.pos[t], SIDE_OF[u]), 1 << t, two_amounts(y, z))
        strike_by_spell(s, t, x)
    elif op == OP_BLAST:
        s.goto(DID)
        spaces = blast_spaces(s, SIDE_OF[u], t) if s.terms.manner[SIDE_OF[u]] == AUTOMATIC else NEAR[s.pos[t]]
        s.ask(s.terms.control[SIDE_OF[u]], K_SPACE, options_of(PLACE, spaces))
    elif op == OP_CHOOSE_STAT:
        s.goto(DID)
        s.ask(s.terms.control[SIDE_OF[u]], K_AMOUNT, [option(STATISTIC, n) for n in range(3)])
    elif op == OP_CURE:
        recover(s, t)
        lift_curses(s, t)
        heal(s, t, x)
    elif op == OP_SILENCE:
        if s.row[t] < PLAIN[0]:
            s.row[t] += PLAIN[0]
        s.emit(E_SILENCE, name)
    elif op == OP_WARD:
        s.warded |= 1 << t
        s.emit(E_WARD, name)
    elif op == OP_REARM:
        s.retaliated &= ~(1 << t)
        s.emit(E_REARM, name)
    elif op == OP_TELEPORT:
        s.goto(DID)
        free = landing(s, t) if s.terms.manner[SIDE_OF[u]] == AUTOMATIC else open_spaces(s, SIDE_OF[t])
        s.ask(s.terms.control[SIDE_OF[u]], K_SPACE, options_of(PLACE, free))
    elif op == OP_RESCUE:
        s.saved = t


def did(s: Battle, p: int, u: int, t: int) -> None:
    """Read the answer to what the last operation asked. Rules: H3-UNI-25, H3-UNI-29, H3-GEN-03."""
    op, x, y, z = OPS[p - 1]
    if op == OP_ROLL:
        read_ability_die(s, p, u, x, y)
        return
    s.goto(DO)
    if op == OP_DISCARD_RANDOM:
        side = 1 - SIDE_OF[u]
        discard(s, side, s.answer)
    elif op == OP_PUSH:
        pushed(s, t)
    elif op == OP_REINFORCE:
        reinforced(s, u)
    elif op == OP_BLAST:
        other = s.at[argument(s.answer)]
        if other >= 0 and not spell_proof(s, other):
            strike_by_spell(s, other, x)
        strike_by_spell(s, t, x)
    elif op == OP_CHOOSE_STAT:
        add_effect(s, argument(s.answer), t, x, UNTIL_ATTACK)
    elif op == OP_CONJURE:
        conjure(s, t, argument(s.answer), x, z)
    elif op == OP_TELEPORT:
        space = argument(s.answer)
        s.emit(E_TELEPORT, unit_name(s, t), s.pos[t], space)
        put(s, t, space)


def heal_ally(s: Battle, p: int, u: int, amount: int, otherwise: int) -> None:
    """Healing another friendly unit is compulsory where one is damaged; only otherwise comes the alternative."""
    side = SIDE_OF[u]
    damaged = 0
    for ally in units_in(s.alive & SIDE_MASK[side] & ~(1 << u)):
        if s.damage[ally] > 0:
            damaged |= 1 << ally
    if not damaged:
        return
    s.stack[NEXT_OPERATION] = p + 1 + otherwise
    if s.terms.manner[side] == AUTOMATIC:
        heal(s, most_damaged(s, damaged), amount)
    else:
        s.call(HEALING, amount, damaged, side)


def most_damaged(s: Battle, units: int) -> int:
    """The most damaged unit of the highest damaged tier: what an automatic side heals, as it would by a spell."""
    best = -1
    best_rank = -1
    for u in units_in(units):
        rank = TIER[kind_of(s.row[u])] * 64 + s.damage[u]
        if rank > best_rank:
            best_rank = rank
            best = u
    return best


def ask_healed(s: Battle, _amount: int, units: int, side: int) -> None:
    """The owner picks the unit to heal. Rules: H3-UNI-25."""
    spaces = 0
    for u in units_in(units):
        spaces |= 1 << s.pos[u]
    s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, spaces))


def healed(s: Battle, amount: int, _units: int, _side: int) -> None:
    """Heal the unit picked. Rules: H3-UNI-25."""
    heal(s, s.at[argument(s.answer)], amount)


HEALING: Final = sequence(asks(ask_healed), healed)
"""Arguments: amount, the units that may be healed, side."""


def push(s: Battle, u: int, t: int) -> None:
    """The unit attacked must step away; its owner picks an empty space that is not next to the pusher."""
    if not s.alive >> t & 1 or t == TOWER:
        return
    spaces = NEAR[s.pos[t]] & open_spaces(s, SIDE_OF[t]) & ~NEAR[s.pos[u]]
    if spaces:
        s.goto(DID)
        s.ask(s.terms.control[SIDE_OF[t]], K_SPACE, options_of(PLACE, spaces))


def pushed(s: Battle, t: int) -> None:
    """Move the unit to the space its owner picked."""
    space = argument(s.answer)
    s.emit(E_PUSH, unit_name(s, t), s.pos[t], space)
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


def beneficiary(s: Battle, u: int) -> int:
    """Who gains by the defeat of this unit: the player it was fought by, or the player who owned it."""
    side = SIDE_OF[u]
    return 1 - side if s.terms.neutral and side == 1 else side


def ask_reinforce(s: Battle, u: int, tier: int, faction: int) -> None:
    """A hero of the right faction turns one of its Few units of this tier to Pack, on the board or in the deck.

    Rules: H3-NEU-05, H3-UNI-12. No building and no Population token is asked for.
    """
    side = beneficiary(s, u)
    if s.terms.faction[side] != faction:
        return
    kinds: list[int] = []
    for row in [printed_row(s.row[v]) for v in units_in(s.alive & SIDE_MASK[side])] + list(s.piles[RESERVE + side]):
        kind = kind_of(row)
        if RAISED[row] >= 0 and TIER[kind] == tier and kind != TOWER_KIND[0]:
            kinds.append(kind)
    if kinds:
        kinds.sort()
        s.goto(DID)
        s.ask(s.terms.control[side], K_UNIT, [option(REINFORCE, kind) for kind in kinds])


def reinforced(s: Battle, u: int) -> None:
    """Turn the unit picked to its Pack side; damage on it stays."""
    side = beneficiary(s, u)
    kind = argument(s.answer)
    few = few_row(kind)
    s.emit(E_REINFORCE, side, kind)
    for v in units_in(s.alive & SIDE_MASK[side]):
        if printed_row(s.row[v]) == few:
            s.row[v] = RAISED[s.row[v]]
            return
    pile = s.piles[RESERVE + side]
    s.piles[RESERVE + side] = tuple(sorted(RAISED[row] if row == few else row for row in pile))


def strike_by_spell(s: Battle, u: int, n: int) -> None:
    """Damage a unit by a spell, with what its defeat sets off. Rules: H3-UNI-22, H3-CBT-14."""
    scorch(s, u, n)
    program = WHEN_DEFEATED[s.row[u]]
    if program and not s.alive >> u & 1:
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

    An AI Hero's spell goes on to a unit of the player if one is among them. Rules: H3-SPL-02, H3-AIC-22.
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
    """Damage the next unit, and go on to the one after it. Rules: H3-SPL-02."""
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
