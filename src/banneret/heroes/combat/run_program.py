"""Carrying out programs: what abilities and cards do, one operation at a time.

A program is a run of operations in `OPS`. Its frame holds the place in that run, the unit it belongs to and the unit
it aims at, so a program can be paused at any question. Three tables say what each operation does: STARTS lists those
that only start a sequence, EFFECTS the functions that decide something, and READS those that read the answer of one
that has asked. What asks, strikes by a spell or chooses the next operation is here, the rest in `effects`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from banneret.heroes.combat import effects
from banneret.heroes.combat.ability_questions import (
    ask_push,
    ask_reinforce,
    damaged_allies,
    heal_ally,
    pushed,
    reinforced,
)
from banneret.heroes.combat.ai.targeting import blast_spaces, landing
from banneret.heroes.combat.cards.hands import discard
from banneret.heroes.combat.cards.sequences import (
    DISCARD_SOME,
    HEAL_ONE,
    KEEP_ONE,
    RECOVER_CARD,
    SWAP_UNITS,
)
from banneret.heroes.combat.damage import (
    add_effect,
    chain_from,
    chain_side,
    chain_space,
    later_amount,
    next_amount,
    scorch,
    spell_proof,
    two_amounts,
)
from banneret.heroes.combat.hex.effect_tokens import conjure, lay_token
from banneret.heroes.combat.morale.dice import FOR_ABILITY, THROW
from banneret.heroes.combat.morale.tokens import GAIN_MORALE, MORALE_ROLL
from banneret.heroes.combat.placement import open_spaces, put, units_in
from banneret.heroes.combat.rerolls import LUCK_DONE_OTHER, die_rerolls, pay_reroll
from banneret.heroes.geometry.combat_board import DISTANCE, NEAR
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.state.answers_combat import KEEP, PLACE, STATISTIC, TARGET, options_of
from banneret.heroes.state.battle import ATTACK_DIE, SIDE_OF, TOWER, Battle
from banneret.heroes.state.events_combat import (
    E_ABILITY_DIE,
    E_REROLL,
    E_TELEPORT,
)
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.terms import AUTOMATIC, R_MORALE_DECKS, STEERED
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables import units_and_cards as T
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_DRAW, K_REROLL, K_ROLL, K_SPACE, K_TARGET
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

Effect = Callable[[Battle, int, int, int, int, int], None]
"""Carries an operation out, given its three operands, the unit whose program it is and the unit aimed at, -1 where none
is concerned."""


def do_next(s: Battle, p: int, u: int, t: int) -> None:
    """Carry out the next operation of a program. Rules: H3-UNI-25, H3-UNI-29, H3-CRD-12, H3-GEN-03."""
    op, x, y, z = T.OPS[p]
    if op == T.OP_END:
        s.leave()
        return
    s.stack[NEXT_OPERATION] = p + 1
    s.goto(DO)
    if op in STARTS:
        s.call(STARTS[op], SIDE_OF[u], x, y)
    else:
        EFFECTS[op](s, x, y, z, u, t)


def did(s: Battle, p: int, u: int, t: int) -> None:
    """Read the answer to what the last operation asked.

    Rules: H3-UNI-25, H3-UNI-29, H3-GEN-03, H3-UNI-26, H3-UNI-30, H3-SPL-02, H3-AIC-22, H3-AIC-31, BF-BTL-57,
    BF-BTL-59.
    """
    op, x, y, z = T.OPS[p - 1]
    s.goto(DO)
    READS[op](s, x, y, z, u, t)


DO: Final = sequence(asks(do_next), asks(did))
"""Arguments: place in OPS, the unit whose program it is, the unit it aims at."""
NEXT_OPERATION: Final = ARG_A
DID: Final = at(DO, did)

# -- by the unit whose program it is -----------------------------------------------------------------------------------


def heal_an_ally(s: Battle, amount: int, otherwise: int, _z: int, u: int, _t: int) -> None:
    """Heal another unit of its side; only where none is damaged what follows comes instead. Rules: H3-UNI-25."""
    damaged = damaged_allies(s, u)
    if damaged:
        s.stack[NEXT_OPERATION] += otherwise
        heal_ally(s, SIDE_OF[u], damaged, amount)


def discard_at_random(s: Battle, _x: int, _y: int, _z: int, u: int, _t: int) -> None:
    """The enemy discards a card at random. Rules: H3-UNI-25, H3-GEN-03."""
    enemy = 1 - SIDE_OF[u]
    if s.piles[HAND + enemy] and s.terms.manner[enemy] != STEERED:
        s.goto(DID)
        s.chance(K_DRAW, s.piles[HAND + enemy])


def discarded_at_random(s: Battle, _x: int, _y: int, _z: int, u: int, _t: int) -> None:
    """The card that chance has picked. Rules: H3-UNI-25."""
    discard(s, 1 - SIDE_OF[u], s.answer)


def push(s: Battle, _x: int, _y: int, _z: int, u: int, t: int) -> None:
    """Push the unit aimed at. Rules: H3-UNI-26."""
    if ask_push(s, u, t):
        s.goto(DID)


def pushed_there(s: Battle, _x: int, _y: int, _z: int, _u: int, t: int) -> None:
    """Where it was pushed. Rules: H3-UNI-26."""
    pushed(s, t)


def roll_for_ability(s: Battle, _x: int, _y: int, _z: int, u: int, _t: int) -> None:
    """Roll a die for an ability. Rules: H3-UNI-25, H3-MOR-06, BF-MRL-07."""
    s.goto(DID)
    s.rerolls &= ~LUCK_DONE_OTHER
    if s.terms.rules & R_MORALE_DECKS:
        s.call(THROW, SIDE_OF[u], unit_name(s, u), FOR_ABILITY)
    else:
        s.chance(K_ROLL, ATTACK_DIE)


def read_ability_die(s: Battle, faces: int, operations: int, _z: int, u: int, _t: int) -> None:
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
        s.stack[NEXT_OPERATION] += operations


def pass_over_unless_rolled(s: Battle, faces: int, operations: int, _z: int, _u: int, _t: int) -> None:
    """What follows comes only with certain faces of the attack's dice. Rules: H3-UNI-25."""
    if not effects.resolved_faces(s) & faces:
        s.stack[NEXT_OPERATION] += operations


def reinforce(s: Battle, x: int, y: int, _z: int, u: int, _t: int) -> None:
    """Bring in a unit. Rules: H3-UNI-30."""
    if ask_reinforce(s, u, x, y):
        s.goto(DID)


def reinforced_there(s: Battle, _x: int, _y: int, _z: int, u: int, _t: int) -> None:
    """Where it comes in. Rules: H3-UNI-30."""
    reinforced(s, u)


def conjure_token(s: Battle, damage: int, _y: int, until: int, u: int, t: int) -> None:
    """Lay an effect token. Rules: BF-BTL-57."""
    if lay_token(s, damage, until, t, SIDE_OF[u]):
        s.goto(DID)


def conjured_there(s: Battle, damage: int, _y: int, until: int, _u: int, t: int) -> None:
    """Where it lies. Rules: BF-BTL-57, BF-BTL-59."""
    conjure(s, t, argument(s.answer), damage, until)


# -- spells, on the unit they were cast on -----------------------------------------------------------------------------


def damage(s: Battle, amount: int, _y: int, _z: int, _u: int, t: int) -> None:
    """Damage it. Rules: H3-SPL-02."""
    strike_by_spell(s, t, amount)


def chain(s: Battle, first: int, second: int, third: int, u: int, t: int) -> None:
    """Damage it and the units nearest to it. Rules: H3-SPL-02, BF-BTL-30."""
    s.call(CHAIN, chain_from(s.pos[t], SIDE_OF[u]), 1 << t, two_amounts(second, third))
    strike_by_spell(s, t, first)


def blast(s: Battle, _x: int, _y: int, _z: int, u: int, t: int) -> None:
    """A second space beside it is struck as well. Rules: H3-SPL-02, H3-AIC-22."""
    s.goto(DID)
    spaces = blast_spaces(s, SIDE_OF[u], t) if s.terms.manner[SIDE_OF[u]] == AUTOMATIC else NEAR[s.pos[t]]
    s.ask(s.terms.control[SIDE_OF[u]], K_SPACE, options_of(PLACE, spaces))


def blasted(s: Battle, amount: int, _y: int, _z: int, _u: int, t: int) -> None:
    """Both are damaged. Rules: H3-SPL-02."""
    other = s.at[argument(s.answer)]
    if other >= 0 and not spell_proof(s, other):
        strike_by_spell(s, other, amount)
    strike_by_spell(s, t, amount)


def choose_statistic(s: Battle, _x: int, _y: int, _z: int, u: int, _t: int) -> None:
    """The caster says which statistic is raised. Rules: H3-SPL-02."""
    s.goto(DID)
    s.ask(s.terms.control[SIDE_OF[u]], K_AMOUNT, [option(STATISTIC, n) for n in range(3)])


def chose_statistic(s: Battle, amount: int, _y: int, _z: int, _u: int, t: int) -> None:
    """It is raised for this attack. Rules: H3-UNI-25, H3-UNI-29, H3-SPL-02."""
    add_effect(s, argument(s.answer), t, amount, T.UNTIL_ATTACK)


def teleport(s: Battle, _x: int, _y: int, _z: int, u: int, t: int) -> None:
    """It goes to any open space. Rules: H3-SPL-02, H3-AIC-22."""
    s.goto(DID)
    free = landing(s, t) if s.terms.manner[SIDE_OF[u]] == AUTOMATIC else open_spaces(s, SIDE_OF[t])
    s.ask(s.terms.control[SIDE_OF[u]], K_SPACE, options_of(PLACE, free))


def teleported(s: Battle, _x: int, _y: int, _z: int, _u: int, t: int) -> None:
    """It stands there. Rules: H3-SPL-02, H3-AIC-31."""
    space = argument(s.answer)
    s.emit(E_TELEPORT, unit_name(s, t), s.pos[t], space)
    if s.active == t and s.start == s.pos[t]:
        # This does not count as a movement of the unit: one that has not moved yet begins where it stands now.
        s.start = space
    put(s, t, space)


# -- damage by spells --------------------------------------------------------------------------------------------------


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

# -- which operation does what -----------------------------------------------------------------------------------------

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
EFFECTS: Final[dict[int, Effect]] = {
    T.OP_STAT: effects.raise_statistic,
    T.OP_STAT_X: effects.raise_by_paid,
    T.OP_HEAL: effects.heal_itself,
    T.OP_HEAL_ALLY: heal_an_ally,
    T.OP_DRAW: effects.draw,
    T.OP_DISCARD_RANDOM: discard_at_random,
    T.OP_DROP_MORALE: effects.drop_morale,
    T.OP_PARALYSE: effects.paralyse_target,
    T.OP_PUSH: push,
    T.OP_ROLL: roll_for_ability,
    T.OP_IF_DIE: pass_over_unless_rolled,
    T.OP_REINFORCE: reinforce,
    T.OP_CONJURE: conjure_token,
    T.OP_AFFECT: effects.affect,
    T.OP_DAMAGE: damage,
    T.OP_CHAIN: chain,
    T.OP_BLAST: blast,
    T.OP_CHOOSE_STAT: choose_statistic,
    T.OP_CURE: effects.cure,
    T.OP_SILENCE: effects.silence,
    T.OP_WARD: effects.ward,
    T.OP_REARM: effects.let_retaliate_again,
    T.OP_TELEPORT: teleport,
    T.OP_RESCUE: effects.rescue,
    T.OP_GAIN: effects.gain_resource,
    T.OP_ON_MAP: effects.gain_movement,
    T.OP_BOOST: effects.raise_one,
    T.OP_OVERLAY: effects.lay_over,
    T.OP_POWER: effects.give_power,
    T.OP_RANGED: effects.raise_shooters,
    T.OP_LUCK: effects.give_luck,
    T.OP_NO_ESCAPE: effects.hold_fast,
    T.OP_TRIPLE_DIE: effects.triple_die,
    T.OP_CANCEL_DIE: effects.cancel_die,
    T.OP_CANCEL_SPELL: effects.read_by_others,
    T.OP_RETURN_SPELL: effects.read_by_others,
    T.OP_SPELL_LIMIT: effects.read_by_others,
    T.OP_CAST_FIRST: effects.read_by_others,
}
"""By operation: what it does."""
READS: Final[dict[int, Effect]] = {
    T.OP_DISCARD_RANDOM: discarded_at_random,
    T.OP_PUSH: pushed_there,
    T.OP_ROLL: read_ability_die,
    T.OP_REINFORCE: reinforced_there,
    T.OP_CONJURE: conjured_there,
    T.OP_BLAST: blasted,
    T.OP_CHOOSE_STAT: chose_statistic,
    T.OP_TELEPORT: teleported,
}
"""By operation that asks: what reads the answer."""
