"""How strong an attack is: which dice are rolled and what is added to attack and defense."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.effects import resolved_faces
from banneret.heroes.combat.hex.walls import behind_piece
from banneret.heroes.combat.placement import adjacent
from banneret.heroes.combat.rerolls import (
    LUCK_DONE,
    MAY_DONE,
    MUST_DONE,
    may_reroll_by_luck,
    may_reroll_with_morale,
    sure_hits,
    times_tripled,
)
from banneret.heroes.geometry.combat_board import BACKLINE, DISTANCE, NEAR
from banneret.heroes.geometry.hex_board import FIRST_HEX, LONG_SHOT, PLACES
from banneret.heroes.state.answers_combat import LUCK_REROLL, MORALE_REROLL, REROLL
from banneret.heroes.state.battle import ATTACKER, DEFENDER, SIDE_OF, TOWER, UNITS, Battle
from banneret.heroes.state.terms import R_DIE_ADDS_NOTHING, R_LOWER_DIE, R_NO_REROLLS
from banneret.heroes.tables.luck import ai_rerolls

# By name, because these are read for every attack, and for every one that a bot weighs.
from banneret.heroes.tables.units_and_cards import (
    ATTACK_AGAINST,
    ATTACK_BY_DIE,
    ATTACK_VALUE,
    DEFENSE_BY_DIE,
    DEFENSE_IN_RETALIATION,
    DEFENSE_VALUE,
    FLAGS,
    GUARDS_NEIGHBOURS,
    HAMPERS_RETALIATION,
    HIGHER_DIE,
    HIGHER_DIE_ATTACKING,
    IGNORES_DEFENSE,
    IGNORES_OWN_DIE,
    MAY_REROLL,
    MUST_REROLL,
    MUST_REROLL_ATTACKING,
    MUST_REROLL_REPEATS,
    NO_ADJACENT_PENALTY,
    NO_PENALTY_ATTACKING,
    RANGED,
    REROLL_ONLY_MOVED,
    REROLL_REPEATS,
    S_SHOT,
    SUM_OF_DICE_ATTACKING,
    TYPE,
    UNIT_IDS,
    kind_of,
)
from banneret.kernel.keys import option

# How an attack is made, the third argument of ATTACK: these bits, and with `extra_attack` an attack value.
FIRST: Final = 0
"""An attack of the unit's own activation, with its Attack abilities. Rules: H3-UNI-26."""
RETALIATION: Final = 1
EXTRA: Final = 2
_VALUE_SHIFT: Final = 2

# Which dice of an attack count.
LOWEST: Final = -1
SINGLE: Final = 0
HIGHEST: Final = 1
SUM: Final = 2


def extra_attack(value: int) -> int:
    """How an extra attack is made whose attack value is not the printed one; 0 for the printed one."""
    return EXTRA | value << _VALUE_SHIFT


def penalised(s: Battle, a: int, t: int, how: int) -> bool:
    """Whether a Ranged unit has the combat penalty.

    Rules: H3-TYP-11 to H3-TYP-14, H3-SGE-18, BF-BTL-35 to BF-BTL-40, BF-BTL-61, BF-SGE-22.
    """
    row = s.row[a]
    if TYPE[row] != RANGED or TOWER in (a, t):
        return False
    flags = FLAGS[row]
    if flags & NO_PENALTY_ATTACKING and not how & RETALIATION:
        return False
    if adjacent(s, a, t):
        return not flags & NO_ADJACENT_PENALTY
    if s.pos[a] >= FIRST_HEX:
        return DISTANCE[s.pos[a] * PLACES + s.pos[t]] >= LONG_SHOT
    side = SIDE_OF[a]
    return BACKLINE[side] >> s.pos[a] & 1 == 1 and BACKLINE[1 - side] >> s.pos[t] & 1 == 1


def dice_rule(s: Battle, a: int, t: int, how: int) -> int:
    """Whether one Attack die is rolled, or two of which the lower, the higher or both count.

    A rule for the lower and a rule for the higher die cancel out.
    Rules: H3-TYP-10, H3-TYP-13, H3-CBT-06, H3-CHANGE-lower_attack_die, H3-UNI-26, H3-UNI-29.
    """
    flags = FLAGS[s.row[a]]
    lower = penalised(s, a, t, how) or (how & RETALIATION != 0 and FLAGS[s.row[t]] & HAMPERS_RETALIATION != 0)
    if s.terms.rules & R_LOWER_DIE and not how & RETALIATION:
        lower = True
    higher = flags & HIGHER_DIE != 0 or (how == FIRST and flags & HIGHER_DIE_ATTACKING != 0)
    if lower:
        return SINGLE if higher else LOWEST
    if higher:
        return HIGHEST
    return SUM if how == FIRST and flags & SUM_OF_DICE_ATTACKING else SINGLE


def behind_wall(s: Battle, a: int, t: int) -> bool:
    """Whether a Wall or the Gate shields the target from a shot.

    Rules: H3-SGE-13 to H3-SGE-15, BF-SGE-19, BF-SGE-20, BF-SGE-22.
    """
    if SIDE_OF[t] != DEFENDER or TYPE[s.row[a]] != RANGED or TOWER in (a, t):
        return False
    if s.terms.hexes:
        return behind_piece(s, s.pos[a], s.pos[t])
    if SIDE_OF[a] != ATTACKER:
        return False
    return s.pos[a] < 8 and s.pos[t] >= 12 and (s.walls | s.gate) >> (8 + (s.pos[t] & 3)) & 1 == 1


def holds_token(s: Battle, t: int) -> bool:
    """Whether a Defense die is rolled for a unit: it has a token or counts as having one.

    Rules: H3-CBT-19, H3-CBT-24.
    """
    if s.guarded >> t & 1:
        return True
    near = NEAR[s.pos[t]] & s.occupied[SIDE_OF[t]]
    while near:
        first = near & -near
        if FLAGS[s.row[s.at[first.bit_length() - 1]]] & GUARDS_NEIGHBOURS:
            return True
        near ^= first
    return False


def die_modifier(s: Battle, a: int, how: int) -> int:
    """What the Attack dice add. Rules: H3-CBT-06, H3-OPT-11, H3-CRD-12."""
    if s.terms.rules & R_DIE_ADDS_NOTHING or (how == FIRST and FLAGS[s.row[a]] & IGNORES_OWN_DIE):
        return 0
    total = 0
    for die in s.dice:
        total += die
    tripled = times_tripled(s)
    while tripled > 0:
        total *= 3
        tripled -= 1
    return total


def attack_total(s: Battle, a: int, t: int, how: int) -> int:
    """The attack value with every modifier but the die.

    What lowers it was held against the printed value; the smaller one of an extra attack is not brought under 0
    either.
    Rules: H3-UNI-14, H3-CBR-13, H3-SGE-13, H3-CRD-17, H3-UNI-29.
    """
    row = s.row[a]
    value = how >> _VALUE_SHIFT
    total = max(0, (value if value else ATTACK_VALUE[row]) + s.mod[a])
    if s.effects and s.mod[S_SHOT * UNITS + a] and not adjacent(s, a, t):
        total += s.mod[S_SHOT * UNITS + a]
    if s.gate | s.walls and behind_wall(s, a, t):
        total -= 1
    if how == FIRST:
        faces, amount = ATTACK_BY_DIE[row]
        if amount and resolved_faces(s) & faces:
            total += amount
        name, amount = ATTACK_AGAINST[row]
        if amount and UNIT_IDS[kind_of(s.row[t])].endswith(name):
            total += amount
    return total


def defense_total(s: Battle, a: int, t: int, how: int) -> int:
    """The defense value with every modifier; nothing brings it under 0, not even where the printed one is ignored.

    Rules: H3-CBR-14, H3-CBT-19, H3-UNI-14, H3-UNI-29.
    """
    row = s.row[t]
    ignored = how == FIRST and FLAGS[s.row[a]] & IGNORES_DEFENSE != 0
    total = max(0, s.mod[UNITS + t] + (0 if ignored else DEFENSE_VALUE[row]))
    faces, amount, per_die = DEFENSE_BY_DIE[row]
    if amount:
        if per_die:
            for die in s.dice:
                if (2 << die if die >= 0 else 1) & faces:
                    total += amount
        elif resolved_faces(s) & faces:
            total += amount
    if how & RETALIATION:
        total += DEFENSE_IN_RETALIATION[row]
    if s.defense_die == 1:
        total += 1
    return total


def must_reroll(s: Battle, a: int, how: int) -> int:
    """The die an ability rolls again without asking, or -1."""
    row = s.row[a]
    faces = MUST_REROLL[row]
    if not faces or s.terms.rules & R_NO_REROLLS:
        return -1
    flags = FLAGS[row]
    if flags & MUST_REROLL_ATTACKING and how != FIRST:
        return -1
    for n in range(len(s.dice)):
        if 1 << (s.dice[n] + 1) & faces and (flags & MUST_REROLL_REPEATS or not s.rerolls & MUST_DONE << n):
            return n
    return -1


def rerolls(s: Battle, a: int, how: int) -> list[int]:
    """The rerolls the attacking side may choose.

    Rules: H3-CBC-05, H3-MOR-06, H3-MOR-07, H3-OPT-02, H3-AIC-21, BF-MRL-07, H3-UNI-26.
    """
    options: list[int] = []
    row = s.row[a]
    faces = MAY_REROLL[row]
    if faces and how == FIRST and not s.terms.rules & R_NO_REROLLS:
        flags = FLAGS[row]
        moved = not flags & REROLL_ONLY_MOVED or s.start != s.pos[a]
        if moved and (flags & REROLL_REPEATS or not s.rerolls & MAY_DONE):
            for n in range(len(s.dice)):
                if 1 << (s.dice[n] + 1) & faces:
                    options.append(option(REROLL, n))
    if s.morale and may_reroll_with_morale(s, SIDE_OF[a]):
        for n in range(len(s.dice)):
            options.append(option(MORALE_REROLL, n))
    if s.morale:
        options += sure_hits(s, SIDE_OF[a], s.dice)
    if may_reroll_by_luck(s, SIDE_OF[a]):
        for n in range(len(s.dice)):
            if not s.rerolls & LUCK_DONE << n:
                options.append(option(LUCK_REROLL, n))
    if ai_rerolls(s.luck[SIDE_OF[a]]) and not s.terms.rules & R_NO_REROLLS:
        for n in range(len(s.dice)):
            if s.dice[n] == -1:
                options.append(option(LUCK_REROLL, n))
    return options
