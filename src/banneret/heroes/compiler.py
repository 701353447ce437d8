"""Compiling verbs into operations: the first half of the way from content to rules.

A verb that is carried out step by step becomes one operation, or a few where it holds other verbs. A verb that rules
only look up (an immunity, a die to roll) has no operation and is filed by `banneret.heroes.abilities`.
"""

from banneret.heroes import program as p
from banneret.heroes import tables as t
from banneret.heroes.content import FACTIONS

TYPES = {"ground": t.GROUND, "flying": t.FLYING, "ranged": t.RANGED}
TIERS = {"bronze": t.BRONZE, "silver": t.SILVER, "gold": t.GOLD, "azure": t.AZURE}
STATISTICS = {"attack": t.S_ATTACK, "defense": t.S_DEFENSE, "initiative": t.S_INITIATIVE}
UNTIL = {
    "attack": t.UNTIL_ATTACK,
    "action": t.UNTIL_ATTACK,
    "activation": t.UNTIL_ACTIVATION,
    "combat": t.UNTIL_COMBAT,
}
ANY_POWER = 99
"""More power than a spell can ever have."""
ALWAYS = p.Condition()

Op = tuple[int, int, int, int]


def faces(values: tuple[int, ...]) -> int:
    """Die faces as bits 1, 2, 4 for -1, 0, +1."""
    bits = 0
    for value in values:
        bits |= 1 << (value + 1)
    return bits


def operations(verbs: tuple[p.Verb, ...], condition: p.Condition) -> list[Op] | None:
    """The operations of a program, or None where one of its verbs is not something to carry out step by step."""
    ops: list[Op] = []
    for verb in verbs:
        part = of_unit(verb, condition) or of_spell(verb)
        if part is None:
            return None
        ops += part
    if condition.own_die:
        ops.insert(0, (t.OP_IF_DIE, faces(condition.own_die), len(ops), 0))
    return ops


def of_unit(verb: p.Verb, condition: p.Condition) -> list[Op] | None:
    """The operations of a verb that units and cards have."""
    match verb:
        case p.Heal(heal=amount, on="self", otherwise=()):
            return [(t.OP_HEAL, amount, 0, 0)]
        case p.Heal(heal=amount, on="other_ally", otherwise=rest):
            inner = operations(rest, ALWAYS)
            return None if inner is None else [(t.OP_HEAL_ALLY, amount, len(inner), 0), *inner]
        case p.Stat(stat=name, by=by, on="self" | "own_unit", until=until, per_die=False):
            return [(t.OP_STAT, STATISTICS[name], by, UNTIL[until])]
        case p.Draw(draw=count):
            return [(t.OP_DRAW, count, 0, 0)]
        case p.DiscardRandom(discard_random=count):
            return [(t.OP_DISCARD_RANDOM, 0, 0, 0)] * count
        case p.DropMorale():
            return [(t.OP_DROP_MORALE, 0, 0, 0)]
        case p.Paralyse():
            return [(t.OP_PARALYSE, 0, 0, 0)]
        case p.Push(push=1):
            return [(t.OP_PUSH, 0, 0, 0)]
        case p.Roll(roll=values, do=rest):
            inner = operations(rest, ALWAYS)
            return None if inner is None else [(t.OP_ROLL, faces(values), len(inner), 0), *inner]
        case p.Reinforce(reinforce=tier):
            return [(t.OP_REINFORCE, TIERS[tier], FACTIONS.index(condition.own_hero), 0)]
    return None


def of_spell(verb: p.Verb) -> list[Op] | None:
    """The operation of a verb that spells, and cards about spells, have."""
    op: Op | None = None
    match verb:
        case p.Stat(stat=name, by=by, on="any_unit" | "attacker" | "target", until=until):
            op = (t.OP_AFFECT, STATISTICS[name], by, UNTIL[until])
        case p.Damage(damage=amount):
            op = (t.OP_DAMAGE, amount, 0, 0)
        case p.Chain(chain=(first, second, third)):
            op = (t.OP_CHAIN, first, second, third)
        case p.Blast(blast=amount):
            op = (t.OP_BLAST, amount, 0, 0)
        case p.BurnAttackers(burn_attackers=amount):
            op = (t.OP_AFFECT, t.S_BURN, amount, t.UNTIL_ROUND)
        case p.SkipDie():
            op = (t.OP_AFFECT, t.S_NO_DIE, 1, t.UNTIL_ATTACK)
        case p.ChooseStat(choose_stat=amount):
            op = (t.OP_CHOOSE_STAT, amount, 0, 0)
        case p.Cure(cure=amount):
            op = (t.OP_CURE, amount, 0, 0)
        case p.Silence():
            op = (t.OP_SILENCE, 0, 0, 0)
        case p.ShieldFromSpells():
            op = (t.OP_WARD, 0, 0, 0)
        case p.RestoreRetaliation():
            op = (t.OP_REARM, 0, 0, 0)
        case p.Teleport():
            op = (t.OP_TELEPORT, 0, 0, 0)
        case p.Rescue():
            op = (t.OP_RESCUE, 0, 0, 0)
        case p.Power(power=amount):
            op = (t.OP_POWER, amount, 0, 0)
        case p.CancelSpell(most_power=most):
            op = (t.OP_CANCEL_SPELL, ANY_POWER if most is None else most, 0, 0)
        case p.ReturnSpell(return_spell=what):
            op = (t.OP_RETURN_SPELL, int(what == "all"), 0, 0)
        case p.SpellLimit(spell_limit=count):
            op = (t.OP_SPELL_LIMIT, count, 0, 0)
    return None if op is None else [op]


def program(ops: list[Op]) -> int:
    """Add a program to the table of all programs and return its start."""
    start = len(t.OPS)
    t.OPS.extend([*ops, (t.OP_END, 0, 0, 0)])
    return start
