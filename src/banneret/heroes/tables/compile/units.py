"""Compiling abilities and cards into the tables that the rules read.

Each ability of the content is matched against what the rules can carry out, and one that matches nothing is an error:
nothing in the box is inert. Abilities with the timing `map` work outside Combat and fill no table here.
"""

from banneret.heroes.box.cards_and_units import Box, Cost, Overlay, Side, load
from banneret.heroes.box.verbs import combat as p
from banneret.heroes.tables import units_and_cards as t
from banneret.heroes.tables.compile.cards import add_cards
from banneret.heroes.tables.compile.combat import (
    ALWAYS,
    NAMED_ROWS,
    OVERLAY_IDS,
    TIERS,
    TYPES,
    Op,
    faces,
    group_of,
    operations,
    program,
)
from banneret.kernel.errors import ContentError


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
        self.other_action: list[Op] = []
        self.after_attack: list[Op] = []
        self.after_retaliation: list[Op] = []
        self.at_combat_start: list[Op] = []
        self.when_defeated: list[Op] = []

    def take(self, ability: p.Ability) -> bool:
        """File an ability; False where no rule carries it out."""
        if ability.timing == "map":
            return True
        condition = ability.condition or ALWAYS
        verbs = ability.do
        stepwise = [v for v in verbs if not self.take_lasting(ability, condition, v)]
        if not stepwise:
            return True
        ops = operations(tuple(stepwise), condition)
        home = {
            ("activation", None): self.on_activation,
            ("other", None): self.other_action,
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
    t.TYPE.append(TYPES[side.type])
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
    t.OTHER_ACTION.append(program(row.other_action) if row.other_action else 0)
    t.AFTER_ATTACK.append(program(row.after_attack) if row.after_attack else 0)
    t.AFTER_RETALIATION.append(program(row.after_retaliation) if row.after_retaliation else 0)
    t.AT_COMBAT_START.append(program(row.at_combat_start) if row.at_combat_start else 0)
    t.WHEN_DEFEATED.append(program(row.when_defeated) if row.when_defeated else 0)


def add_kind(owner: str, tier: str, copies: int, few: Side, pack: Side, names: tuple[str, ...] = ()) -> None:
    """Append one unit, both of its sides, to the tables. Its names are what cards may call it."""
    kind = len(t.UNIT_IDS)
    t.UNIT_IDS.append(owner)
    t.TIER.append(TIERS[tier])
    t.NEUTRAL.append(copies)
    t.BELOW.extend([-1, 2 * kind])
    t.RAISED.extend([-1 if copies else 2 * kind + 1, -1])
    add_row(owner, few)
    add_row(owner, pack)
    for name in (owner.partition("_")[2], *names):
        NAMED_ROWS[name] = NAMED_ROWS.get(name, 0) | 3 << 2 * kind


def add_overlay(overlay: Overlay) -> None:
    """Append a card that lies on others, a kind for each it can lie on: what is below shows in the row alone."""
    side = Side(
        type=overlay.type, attack=overlay.attack, defense=overlay.defense, hp=overlay.hp,
        initiative=overlay.initiative, cost=Cost(),
    )  # fmt: skip
    places: list[tuple[int, int]] = []
    for word in overlay.on:
        below, under = _covered(word)
        kind = len(t.UNIT_IDS)
        places.append((below, 2 * kind))
        add_kind(f"{under}_{overlay.id}", "bronze", 0, side, side)
        t.TIER[kind] = t.TIER[t.kind_of(below)]
        t.BELOW[2 * kind] = t.BELOW[2 * kind + 1] = below
        t.RAISED[2 * kind] = -1
        t.OVERLAY_CARD.append(-1)
    for below, row in places:
        raised = [above for other, above in places if other == t.RAISED[below]]
        t.RAISED[row] = raised[0] if raised else -1
    OVERLAY_IDS.append(overlay.id)
    t.OVERLAYS.append(places)


def _covered(word: str) -> tuple[int, str]:
    """The row that a word in an overlay's list names, and what to call it: few, pack or the overlay itself."""
    if word in OVERLAY_IDS:
        return t.OVERLAYS[OVERLAY_IDS.index(word)][0][1], word.partition("_")[0]
    unit, pack = word.rstrip("+"), word.endswith("+")
    if unit not in t.UNIT_NUMBER:
        raise ContentError(f"an overlay lies on the unknown unit {word}")
    return 2 * t.UNIT_NUMBER[unit] + pack, "pack" if pack else "few"


def add_plain_rows() -> None:
    """Append every unit side once more without its special abilities, for units that lost them."""
    t.PLAIN.append(len(t.TYPE))
    t.UNIT_IDS.extend(t.UNIT_IDS[:])
    for table in (t.TIER, t.NEUTRAL, t.TYPE, t.ATTACK_VALUE, t.DEFENSE_VALUE, t.HP, t.INITIATIVE):
        table.extend(table[:])
    for row in range(t.PLAIN[0]):
        base = row
        while base >= 2 * t.OVERLAY_KIND[0]:
            base = t.BELOW[base]
        t.BASE_ROW.append(base)
    for rows in (t.BELOW, t.BASE_ROW, t.RAISED):
        rows.extend([row + t.PLAIN[0] if row >= 0 else -1 for row in rows])
    blank = [0] * t.PLAIN[0]
    for numbers in (
        t.FLAGS, t.AGAIN_VALUE, t.SET_DIE_TO, t.DIE_SHIFT, t.MAY_REROLL, t.MUST_REROLL, t.SPELL_WARD,
        t.DEFENSE_IN_RETALIATION, t.ON_ACTIVATION, t.OTHER_ACTION, t.AFTER_ATTACK, t.AFTER_RETALIATION,
        t.AT_COMBAT_START, t.WHEN_DEFEATED,
    ):  # fmt: skip
        numbers.extend(blank)
    t.ATTACK_BY_DIE.extend([(0, 0)] * t.PLAIN[0])
    t.DEFENSE_BY_DIE.extend([(0, 0, 0)] * t.PLAIN[0])
    t.ATTACK_AGAINST.extend([("", 0)] * t.PLAIN[0])


def fill(box: Box) -> None:
    """Fill the tables from the box. A single-sided card fills both of its rows alike."""
    for unit in box.units:
        add_kind(unit.id, unit.tier, 0, unit.few, unit.pack, _plural(unit.keywords))
    for neutral in box.neutral_units:
        add_kind(neutral.id, neutral.tier, neutral.copies, neutral.card, neutral.card, _plural(neutral.keywords))
    tower = box.tower
    side = Side(
        type=tower.type, attack=tower.attack, defense=tower.defense, hp=tower.hp, initiative=tower.initiative,
        cost=Cost(),
    )  # fmt: skip
    t.TOWER_KIND.append(len(t.UNIT_IDS))
    add_kind(tower.id, "silver", 0, side, side)
    t.UNIT_NUMBER.update({unit: kind for kind, unit in enumerate(t.UNIT_IDS)})
    t.OVERLAY_KIND.append(len(t.UNIT_IDS))
    for overlay in box.overlays:
        add_overlay(overlay)
    add_plain_rows()
    add_cards(box)
    # All of them now: the number of one that only a scenario asks for must not depend on which scenario came first.
    for name in NAMED_ROWS:
        group_of(name)


def _plural(keywords: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{keyword}s" for keyword in keywords)


if not t.UNIT_IDS:
    fill(load())
