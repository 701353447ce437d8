"""Compiling verbs into operations: the first half of the way from content to rules.

A verb that is carried out step by step becomes one operation, or a few where it holds other verbs. A verb that rules
only look up (an immunity, a die to roll) has no operation and is filed by `banneret.heroes.tables.compile.units`.
"""

from banneret.heroes.box.cards_and_units import FACTIONS
from banneret.heroes.box.verbs import cards as c
from banneret.heroes.box.verbs import combat as p
from banneret.heroes.box.verbs import map as m
from banneret.heroes.tables import units_and_cards as t
from banneret.heroes.tables.luck import EVERY_DIE, LUCK_BITS
from banneret.kernel.errors import ContentError

TYPES = {"ground": t.GROUND, "flying": t.FLYING, "ranged": t.RANGED}
TIERS = {"bronze": t.BRONZE, "silver": t.SILVER, "gold": t.GOLD, "azure": t.AZURE}
STATISTICS = {"attack": t.S_ATTACK, "defense": t.S_DEFENSE, "initiative": t.S_INITIATIVE, "hp": t.S_HP}
UNTIL = {
    "attack": t.UNTIL_ATTACK,
    "action": t.UNTIL_ATTACK,
    "activation": t.UNTIL_ACTIVATION,
    "combat": t.UNTIL_COMBAT,
}
TOKENS_LAST = {"round": t.UNTIL_ROUND, "next_round": t.UNTIL_NEXT_ROUND, "combat": t.UNTIL_COMBAT}
RESOURCES = {"gold": 0, "building_materials": 1, "valuables": 2}
KINDS = {
    "statistic": t.STATISTIC_CARD, "ability": t.ABILITY_CARD, "artifact": t.ARTIFACT_CARD,
    "specialty": t.SPECIALTY_CARD, "spell": t.SPELL_CARD,
}  # fmt: skip
ANY_POWER = 99
"""More power than a spell can ever have."""
ALWAYS = p.Condition()
Op = tuple[int, int, int, int]
NAMED_ROWS: dict[str, int] = {}
"""The rows of the units of a name or, in the plural, of a keyword, as bits; filled as units are compiled."""
OVERLAY_IDS: list[str] = []
"""The overlays in the order of t.OVERLAYS."""


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
        part = of_unit(verb, condition) or of_spell(verb) or of_card(verb) or of_map(verb)
        if part is None:
            return None
        ops += part
    if condition.own_die:
        ops.insert(0, (t.OP_IF_DIE, faces(condition.own_die), len(ops), 0))
    return ops


def of_map(verb: p.Verb) -> list[Op] | None:
    """The operation of a verb that only the map knows: all that counts in Combat are movement points.

    Cards that change a purchase or avoid guards have those moments, all others the player's own turn; movement points
    are of use when a Combat is to be extended, too. Rules: H3-CRD-14, H3-MOV-06, H3-CBC-04.
    """
    if type(verb) not in m.MAP_VERBS.values():
        return None
    match verb:
        case m.CheaperUnit():
            window = t.W_RECRUIT
        case m.CheaperSpells():
            window = t.W_GUILD
        case m.AvoidGuards():
            window = t.W_GUARDED
        case m.Movement():
            return [(t.OP_ON_MAP, t.W_MAP | t.W_EXTEND, verb.movement, 0)]
        case _:
            window = t.W_MAP
    return [(t.OP_ON_MAP, window, 0, 0)]


def until(verb: p.Stat) -> int:
    """When a change of a statistic ends, and for which units it counts double, in one number."""
    if not verb.doubled_for:
        return UNTIL[verb.until]
    return t.until_for(UNTIL[verb.until], group_of(verb.doubled_for))


def group_of(name: str) -> int:
    """The place in GROUPS of all units of a name."""
    if name not in NAMED_ROWS:
        raise ContentError(f"no unit is called {name}")
    rows = NAMED_ROWS[name]
    rows |= rows << t.PLAIN[0]
    if rows not in t.GROUPS:
        t.GROUPS.append(rows)
    return t.GROUPS.index(rows)


def of_unit(verb: p.Verb, condition: p.Condition) -> list[Op] | None:
    """The operations of a verb that units and cards have."""
    match verb:
        case p.Heal(heal=amount, on="self", otherwise=()):
            return [(t.OP_HEAL, amount, 0, 0)]
        case p.Heal(heal=amount, on="other_ally", otherwise=rest):
            inner = operations(rest, ALWAYS)
            return None if inner is None else [(t.OP_HEAL_ALLY, amount, len(inner), 0), *inner]
        case p.Stat(stat=name, by=by, on="self", per_die=False):
            return [(t.OP_STAT, STATISTICS[name], by, until(verb))]
        case p.Roll(roll=values, do=(p.Morale(morale=amount),)):
            return [(t.OP_MORALE_ROLL, faces(values), amount, 0)]
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
        case p.Stat(stat=name, by=by, on="any_unit" | "attacker" | "target", until=end):
            op = (t.OP_AFFECT, STATISTICS[name], by, UNTIL[end])
        case p.Damage(damage=amount):
            op = (t.OP_DAMAGE, amount, 0, 0)
        case c.Chain(chain=(first, second, third)):
            op = (t.OP_CHAIN, first, second, third)
        case c.Blast(blast=amount):
            op = (t.OP_BLAST, amount, 0, 0)
        case c.BurnAttackers(burn_attackers=amount):
            op = (t.OP_AFFECT, t.S_BURN, amount, t.UNTIL_ROUND)
        case c.SkipDie():
            op = (t.OP_AFFECT, t.S_NO_DIE, 1, t.UNTIL_ATTACK)
        case c.ChooseStat(choose_stat=amount):
            op = (t.OP_CHOOSE_STAT, amount, 0, 0)
        case c.Cure(cure=amount):
            op = (t.OP_CURE, amount, 0, 0)
        case c.Silence():
            op = (t.OP_SILENCE, 0, 0, 0)
        case c.ShieldFromSpells():
            op = (t.OP_WARD, 0, 0, 0)
        case c.RestoreRetaliation():
            op = (t.OP_REARM, 0, 0, 0)
        case c.Teleport():
            op = (t.OP_TELEPORT, 0, 0, 0)
        case c.FireWall(fire_wall=amount):
            op = (t.OP_CONJURE, amount, 0, t.UNTIL_NEXT_ROUND)
        case c.ForceField(force_field=until):
            op = (t.OP_CONJURE, 0, 0, TOKENS_LAST[until])
        case c.Rescue():
            op = (t.OP_RESCUE, 0, 0, 0)
        case c.Power(power=amount):
            op = (t.OP_POWER, amount, 0, 0)
        case c.CancelSpell(most_power=most):
            op = (t.OP_CANCEL_SPELL, ANY_POWER if most is None else most, 0, 0)
        case c.ReturnSpell(return_spell=what):
            op = (t.OP_RETURN_SPELL, int(what == "all"), 0, 0)
        case c.SpellLimit(spell_limit=count):
            op = (t.OP_SPELL_LIMIT, count, 0, 0)
    return None if op is None else [op]


def of_card(verb: p.Verb) -> list[Op] | None:
    """The operation of a verb that cards other than spells have."""
    op: Op | None = None
    match verb:
        case p.Stat(stat=name, by=1, on="own_unit", until="action", per_card=True):
            op = (t.OP_STAT_X, STATISTICS[name], 0, until(verb))
        case p.Stat(stat=name, by=by, on="own_unit", until="action"):
            op = (t.OP_STAT, STATISTICS[name], by, until(verb))
        case p.Stat(stat=name, by=by, on="own_unit", until="combat"):
            op = (t.OP_BOOST, STATISTICS[name], by, until(verb))
        case p.Heal(heal=amount, on="own_unit", otherwise=()):
            op = (t.OP_HEAL_CHOSEN, amount, int(verb.or_paralysis), 0)
        case p.Gain(gain=resource, amount=amount):
            op = (t.OP_GAIN, RESOURCES[resource], amount, 0)
        case p.Morale(morale=amount):
            op = (t.OP_MORALE, amount, 0, 0)
        case c.Discard(discard=count, spell_draws=draws):
            op = (t.OP_DISCARD, count, int(draws), 0)
        case c.DrawKeep(draw_keep=count):
            op = (t.OP_KEEP_ONE, count, 0, 0)
        case m.Recover(recover=kind, reshuffle=reshuffle):
            op = (t.OP_RECOVER, KINDS[kind], int(reshuffle), 0)
        case m.Rerolls(rerolls=dice, each=each):
            op = (t.OP_LUCK, EVERY_DIE if each == "roll" else sum(LUCK_BITS[die] for die in dice), 0, 0)
        case c.SwapUnits():
            op = (t.OP_SWAP_UNITS, 0, 0, 0)
        case c.CastFirst(cast_first=how):
            op = (t.OP_CAST_FIRST, int(how == "extra"), 0, 0)
        case c.NoEscape():
            op = (t.OP_NO_ESCAPE, 0, 0, 0)
        case c.TripleDie():
            op = (t.OP_TRIPLE_DIE, 0, 0, 0)
        case c.CancelDie():
            op = (t.OP_CANCEL_DIE, 0, 0, 0)
        case c.RangedAttack(ranged_attack=attack, initiative=initiative, rounds=rounds):
            op = (t.OP_RANGED, attack, initiative, t.UNTIL_ROUND if rounds == 1 else t.UNTIL_NEXT_ROUND)
        case c.Overlay(overlay=name) if name in OVERLAY_IDS:
            op = (t.OP_OVERLAY, OVERLAY_IDS.index(name), 0, 0)
    return None if op is None else [op]


def program(ops: list[Op]) -> int:
    """Add a program to the table of all programs and return its start."""
    start = len(t.OPS)
    t.OPS.extend([*ops, (t.OP_END, 0, 0, 0)])
    return start
