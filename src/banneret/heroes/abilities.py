"""Compiling abilities and cards into the tables that the rules read.

Each ability of the content is matched against what the rules can carry out, and one that matches nothing is an error:
nothing in the box is inert. Abilities with the timing `map` work outside Combat and fill no table here.
"""

from banneret.heroes import program as p
from banneret.heroes import tables as t
from banneret.heroes.content import FACTIONS, Box, Card, Side, Spell, load
from banneret.kernel.errors import ContentError

_TYPES = {"ground": t.GROUND, "flying": t.FLYING, "ranged": t.RANGED}
_TIERS = {"bronze": t.BRONZE, "silver": t.SILVER, "gold": t.GOLD, "azure": t.AZURE}
_STATISTICS = {"attack": t.S_ATTACK, "defense": t.S_DEFENSE, "initiative": t.S_INITIATIVE}
_UNTIL = {
    "attack": t.UNTIL_ATTACK,
    "action": t.UNTIL_ATTACK,
    "activation": t.UNTIL_ACTIVATION,
    "combat": t.UNTIL_COMBAT,
}
ANY_POWER = 99
"""More power than a spell can ever have."""
_PLAIN = p.Condition()

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
        match verb:
            case p.Heal(heal=amount, on="self", otherwise=()):
                ops.append((t.OP_HEAL, amount, 0, 0))
            case p.Heal(heal=amount, on="other_ally", otherwise=rest):
                inner = operations(rest, _PLAIN)
                if inner is None:
                    return None
                ops += [(t.OP_HEAL_ALLY, amount, len(inner), 0), *inner]
            case p.Stat(stat=name, by=by, until=until, per_die=False):
                ops.append((t.OP_STAT, _STATISTICS[name], by, _UNTIL[until]))
            case p.Draw(draw=count):
                ops.append((t.OP_DRAW, count, 0, 0))
            case p.DiscardRandom(discard_random=count):
                ops += [(t.OP_DISCARD_RANDOM, 0, 0, 0)] * count
            case p.DropMorale():
                ops.append((t.OP_DROP_MORALE, 0, 0, 0))
            case p.Damage(damage=amount):
                ops.append((t.OP_DAMAGE, amount, 0, 0))
            case p.Power(power=amount):
                ops.append((t.OP_POWER, amount, 0, 0))
            case p.CancelSpell(most_power=most):
                ops.append((t.OP_CANCEL_SPELL, ANY_POWER if most is None else most, 0, 0))
            case p.ReturnSpell(return_spell=what):
                ops.append((t.OP_RETURN_SPELL, int(what == "all"), 0, 0))
            case p.SpellLimit(spell_limit=count):
                ops.append((t.OP_SPELL_LIMIT, count, 0, 0))
            case p.Paralyse():
                ops.append((t.OP_PARALYSE, 0, 0, 0))
            case p.Push(push=1):
                ops.append((t.OP_PUSH, 0, 0, 0))
            case p.Roll(roll=values, do=rest):
                inner = operations(rest, _PLAIN)
                if inner is None:
                    return None
                ops += [(t.OP_ROLL, faces(values), len(inner), 0), *inner]
            case p.Reinforce(reinforce=tier):
                ops.append((t.OP_REINFORCE, _TIERS[tier], FACTIONS.index(condition.own_hero), 0))
            case _:
                return None
    if condition.own_die:
        ops.insert(0, (t.OP_IF_DIE, faces(condition.own_die), len(ops), 0))
    return ops


def program(ops: list[Op]) -> int:
    """Add a program to the table of all programs and return its start."""
    start = len(t.OPS)
    t.OPS.extend([*ops, (t.OP_END, 0, 0, 0)])
    return start


class _Row:
    """What is known of one unit side while its abilities are read."""

    def __init__(self) -> None:
        self.flags = 0
        self.again_value = self.set_die_to = self.die_shift = self.may_reroll = self.must_reroll = 0
        self.spell_ward = self.defense_in_retaliation = 0
        self.attack_by_die = (0, 0)
        self.defense_by_die = (0, 0, 0)
        self.attack_against = ("", 0)
        self.on_activation: list[Op] = []
        self.after_attack: list[Op] = []
        self.after_retaliation: list[Op] = []
        self.at_combat_start: list[Op] = []
        self.when_defeated: list[Op] = []

    def take(self, ability: p.Ability) -> bool:
        """File an ability; False where no rule carries it out."""
        if ability.timing == "map":
            return True
        condition = ability.condition or _PLAIN
        verbs = ability.do
        stepwise = [v for v in verbs if not self.take_lasting(ability, condition, v)]
        if not stepwise:
            return True
        ops = operations(tuple(stepwise), condition)
        home = {
            ("activation", None): self.on_activation,
            ("attack", None): self.after_attack,
            ("retaliate", None): self.after_retaliation,
            ("passive", "combat_start"): self.at_combat_start,
            ("passive", "defeated"): self.when_defeated,
        }.get((ability.timing, ability.when))
        if ops is None or home is None:
            return False
        home.extend(ops)
        return True

    def take_lasting(self, ability: p.Ability, condition: p.Condition, verb: p.Verb) -> bool:
        """File a verb that rules look up while an attack is resolved; False where it is one to carry out."""
        attacking = ability.timing == "attack"
        match verb:
            case p.UnlimitedRetaliation():
                self.flags |= t.UNLIMITED
            case p.NoRetaliation() if attacking:
                self.flags |= t.NO_RETALIATION
            case p.NoPenalty(no_penalty="adjacent"):
                self.flags |= t.NO_ADJACENT_PENALTY
            case p.NoPenalty(no_penalty="all") if attacking:
                self.flags |= t.NO_PENALTY_ATTACKING
            case p.Immune(immune="paralysis"):
                self.flags |= t.NO_PARALYSIS
            case p.Immune(immune="spells"):
                self.flags |= t.NO_SPELLS
            case p.Immune(immune="specialty_damage"):
                self.flags |= t.NO_SPECIALTY_DAMAGE
            case p.Ward(ward=amount):
                self.spell_ward = amount
            case p.GuardNeighbours():
                self.flags |= t.GUARDS_NEIGHBOURS
            case p.IgnoreDefense() if attacking:
                self.flags |= t.IGNORES_DEFENSE
            case p.SaveAlly():
                self.flags |= t.SAVES_ALLY
            case p.GoBack(go_back=when) if attacking:
                self.flags |= t.BACK_AFTER_ATTACK if when == "after_attack" else t.BACK_AFTER_RETALIATION
            case p.AttackAgain(attack_again=whom, value=value) if attacking:
                if (whom == "same") != (condition.adjacent is False):
                    return False
                self.flags |= {"same": t.AGAIN_SAME, "neighbour": t.AGAIN_NEIGHBOUR, "behind": t.AGAIN_BEHIND}[whom]
                self.again_value = value
            case _:
                return self.take_dice(ability, condition, verb)
        return True

    def take_dice(self, ability: p.Ability, condition: p.Condition, verb: p.Verb) -> bool:
        """File a verb about dice, or about statistics that dice change."""
        attacking = ability.timing == "attack"
        attacked = ability.when == "attacked"
        match verb:
            case p.Dice(dice=2, pick="highest", whose="own"):
                self.flags |= t.HIGHER_DIE_ATTACKING if attacking else t.HIGHER_DIE
            case p.Dice(dice=2, pick="sum", whose="own") if attacking:
                self.flags |= t.SUM_OF_DICE_ATTACKING
            case p.Dice(dice=2, pick="lowest", whose="retaliator") if attacking:
                self.flags |= t.HAMPERS_RETALIATION
            case p.ShiftDie(shift_die=amount) if attacking:
                self.die_shift = amount
            case p.SetDie(set_die=face) if attacked:
                self.flags |= t.SETS_DIE
                self.set_die_to = face
            case p.IgnoreDie(ignore_die="own", discard=0) if attacking:
                self.flags |= t.IGNORES_OWN_DIE
            case p.IgnoreDie(ignore_die="attacker", discard=1) if attacked:
                self.flags |= t.DISCARDS_TO_IGNORE_DIE
            case p.Reroll(reroll="may", faces=values, repeat=repeat) if attacking:
                self.may_reroll = faces(values)
                self.flags |= (t.REROLL_REPEATS if repeat else 0) | (t.REROLL_ONLY_MOVED if condition.moved else 0)
            case p.Reroll(reroll="must", faces=values, repeat=repeat):
                self.must_reroll = faces(values)
                self.flags |= t.MUST_REROLL_REPEATS if repeat else 0
                self.flags |= t.MUST_REROLL_ATTACKING if attacking else 0
            case p.Stat(stat="attack", by=by, until="attack") if attacking and condition.own_die:
                self.attack_by_die = (faces(condition.own_die), by)
            case p.Stat(stat="attack", by=by, until="attack") if attacking and condition.target:
                self.attack_against = (condition.target, by)
            case p.Stat(stat="defense", by=by, until="attack", per_die=per_die) if attacked and condition.attacker_die:
                self.defense_by_die = (faces(condition.attacker_die), by, int(per_die))
            case p.Stat(stat="defense", by=by, until="attack") if attacked and condition.retaliation:
                self.defense_in_retaliation = by
            case _:
                return False
        return True


def add_row(owner: str, side: Side) -> None:
    """Append one unit side to every table."""
    row = _Row()
    for ability in side.abilities:
        if not row.take(ability):
            raise ContentError(f"{owner}: no rule carries out the ability {ability}")
    t.TYPE.append(_TYPES[side.type])
    t.ATTACK_VALUE.append(side.attack)
    t.DEFENSE_VALUE.append(side.defense)
    t.HP.append(side.hp)
    t.INITIATIVE.append(side.initiative)
    t.FLAGS.append(row.flags)
    t.AGAIN_VALUE.append(row.again_value)
    t.SET_DIE_TO.append(row.set_die_to)
    t.DIE_SHIFT.append(row.die_shift)
    t.MAY_REROLL.append(row.may_reroll)
    t.MUST_REROLL.append(row.must_reroll)
    t.SPELL_WARD.append(row.spell_ward)
    t.ATTACK_BY_DIE.append(row.attack_by_die)
    t.DEFENSE_BY_DIE.append(row.defense_by_die)
    t.DEFENSE_IN_RETALIATION.append(row.defense_in_retaliation)
    t.ATTACK_AGAINST.append(row.attack_against)
    t.ON_ACTIVATION.append(program(row.on_activation) if row.on_activation else 0)
    t.AFTER_ATTACK.append(program(row.after_attack) if row.after_attack else 0)
    t.AFTER_RETALIATION.append(program(row.after_retaliation) if row.after_retaliation else 0)
    t.AT_COMBAT_START.append(program(row.at_combat_start) if row.at_combat_start else 0)
    t.WHEN_DEFEATED.append(program(row.when_defeated) if row.when_defeated else 0)


def add_kind(owner: str, tier: str, copies: int, few: Side, pack: Side) -> None:
    """Append one unit, both of its sides, to the tables."""
    t.UNIT_NUMBER[owner] = len(t.UNIT_IDS)
    t.UNIT_IDS.append(owner)
    t.TIER.append(_TIERS[tier])
    t.NEUTRAL.append(copies)
    add_row(owner, few)
    add_row(owner, pack)


def add_card(card: Card) -> None:
    """Append one card to the tables."""
    windows = 0
    starts: list[int] = []
    for ability in (card.basic, card.expert):
        ops = operations(ability.do, ability.condition or _PLAIN)
        if ops is None or ability.timing != "instant":
            raise ContentError(f"{card.id}: no rule carries out the effect {ability}")
        starts.append(program(ops))
        for op in ops:
            if op[0] == t.OP_STAT:
                windows |= t.W_INSTANT_ATTACK if op[1] == t.S_ATTACK else t.W_INSTANT_DEFENSE
            elif op[0] == t.OP_DRAW:
                windows |= t.W_INSTANT_ATTACK | t.W_INSTANT_DEFENSE
            elif op[0] == t.OP_CANCEL_SPELL:
                windows |= t.W_ENEMY_SPELL
            elif op[0] == t.OP_RETURN_SPELL:
                windows |= t.W_OWN_SPELL
    t.CARD_NUMBER[card.id] = len(t.CARD_IDS)
    t.CARD_IDS.append(card.id)
    t.CARD_BASIC.append(starts[0])
    t.CARD_EXPERT.append(starts[1])
    t.CARD_WINDOWS.append(windows)
    t.CARD_IS_SPELL.append(False)
    t.CARD_POWER.append(power_of(card.basic))
    t.CARD_POWER_EXPERT.append(power_of(card.expert))
    t.SPELL_LASTS.append(False)
    t.SPELL_TYPES.append(0)
    t.SPELL_STEPS.append([])


def power_of(ability: p.Ability) -> int:
    """The power an effect adds to a spell."""
    return sum(verb.power for verb in ability.do if isinstance(verb, p.Power))


def add_spell(spell: Spell) -> None:
    """Append one spell to the tables of cards. Discarded for power, it gives 1 (Rules: H3-SPL-06, H3-SPL-12)."""
    steps: list[tuple[int, int, int]] = []
    for step in spell.steps:
        ops = operations(step.do, _PLAIN)
        if ops is None:
            raise ContentError(f"{spell.id}: no rule carries out the effect {step}")
        tiers = sum(1 << _TIERS[tier] for tier in step.tiers)
        steps.append((step.power, program(ops), tiers))
    t.CARD_NUMBER[spell.id] = len(t.CARD_IDS)
    t.CARD_IDS.append(spell.id)
    t.CARD_BASIC.append(0)
    t.CARD_EXPERT.append(0)
    t.CARD_WINDOWS.append(spell_window(spell))
    t.CARD_IS_SPELL.append(True)
    t.CARD_POWER.append(1)
    t.CARD_POWER_EXPERT.append(0)
    t.SPELL_LASTS.append(spell.timing == "ongoing")
    t.SPELL_TYPES.append(sum(1 << _TYPES[kind] for kind in spell.types))
    t.SPELL_STEPS.append(steps)


def spell_window(spell: Spell) -> int:
    """When a spell may be cast: in an own activation, or as an Instant by the side that gains by it."""
    if spell.timing != "instant":
        return t.W_ACTIVATION
    match spell.steps[0].do:
        case (p.Stat(stat="attack", on="attacker", until="attack", by=by),):
            return t.W_INSTANT_ATTACK if by > 0 else t.W_INSTANT_DEFENSE
        case (p.Stat(stat="defense", on="target", until="attack", by=by),):
            return t.W_INSTANT_DEFENSE if by > 0 else t.W_INSTANT_ATTACK
    raise ContentError(f"{spell.id}: no window for an Instant that does {spell.steps[0].do}")


def fill(box: Box) -> None:
    """Fill the tables from the box. A single-sided card fills both of its rows alike."""
    for unit in box.units:
        add_kind(unit.id, unit.tier, 0, unit.few, unit.pack)
    for neutral in box.neutral_units:
        add_kind(neutral.id, neutral.tier, neutral.copies, neutral.card, neutral.card)
    tower = box.tower
    side = Side(
        type=tower.type, attack=tower.attack, defense=tower.defense, hp=tower.hp, initiative=tower.initiative,
        cost=box.units[0].few.cost,
    )  # fmt: skip
    t.TOWER_KIND.append(len(t.UNIT_IDS))
    add_kind(tower.id, "silver", 0, side, side)
    for card in box.cards:
        add_card(card)
    for spell in box.spells:
        add_spell(spell)


if not t.UNIT_IDS:
    fill(load())
