"""Compiling cards and spells into the tables that the rules read.

A card that no rule carries out is an error, as with the abilities of units: nothing in the box is inert.
"""

from typing import Final

from banneret.heroes.box.cards_and_units import FACTIONS, Artifact, Box, Card, Specialty, Spell, Step
from banneret.heroes.box.verbs import cards as c
from banneret.heroes.box.verbs import combat as p
from banneret.heroes.tables import units_and_cards as t
from banneret.heroes.tables.compile.combat import ALWAYS, TIERS, TYPES, Op, operations, program
from banneret.kernel.errors import ContentError

LEVELS = {"minor": 0, "major": 1, "relic": 2, "basic": 0, "expert": 1}
MOMENTS = {"combat_start": t.W_START, "after_roll": t.W_ROLL, "combat_won": t.W_WON}
NATURAL = {
    t.OP_CANCEL_SPELL: t.W_ENEMY_SPELL,
    t.OP_RETURN_SPELL: t.W_OWN_SPELL,
    t.OP_SPELL_LIMIT: t.W_OWN_SPELL,
    t.OP_TRIPLE_DIE: t.W_INSTANT_ATTACK | t.W_INSTANT_DEFENSE,
    t.OP_POWER: 0,
}
"""By operation: when an Instant with it is of use; any other is of use at every moment."""
COMBAT_ONLY = (t.OP_DISCARD_RANDOM, t.OP_HEAL_CHOSEN)
"""Operations that do nothing outside Combat."""
RAISING = {t.OP_STAT, t.OP_STAT_X, t.OP_POWER}
FOR_THE_DRAW = t.W_INSTANT_ATTACK | t.W_INSTANT_DEFENSE | t.W_ACTIVATION | t.W_BETWEEN | t.W_MAP
"""When an Instant that raises a value and draws cards is offered, even if only for the cards."""
LOOKED_AT: Final = (
    t.OP_RECOVER, t.OP_OVERLAY, t.OP_MORALE, t.OP_MORALE_ROLL, t.OP_CANCEL_SPELL, t.OP_HEAL_CHOSEN, t.OP_DISCARD_RANDOM,
    t.OP_DROP_MORALE, t.OP_NO_ESCAPE, t.OP_SWAP_UNITS, t.OP_RANGED, t.OP_LUCK,
)  # fmt: skip
"""First operations of programs that do nothing in some positions; any other is always of use."""


def add_cards(box: Box) -> None:
    """Append every card of the box to the tables. A starting ability has a second number. Rules: H3-TRD-10."""
    for card in (*box.cards, *box.abilities):
        add_card(card, card.id)
    for card in box.abilities:
        if card.starting:
            add_card(card, f"starting_{card.id}")
            t.STARTER[-1] = t.CARD_NUMBER[card.id]
            t.CARD_COPIES[-1] = 0
    for artifact in box.artifacts:
        add_artifact(artifact)
    for specialty in box.specialties:
        add_specialty(specialty)
    for spell in box.spells:
        add_spell(spell)


def _add(ident: str, kind: int, copies: int, level: int) -> None:
    """Append one card to the tables that every card is in."""
    t.CARD_NUMBER[ident] = len(t.CARD_IDS)
    t.CARD_IDS.append(ident)
    t.CARD_KIND.append(kind)
    t.CARD_COPIES.append(copies)
    t.CARD_LEVEL.append(level)
    t.CARD_FACTION.append(-1)
    t.CARD_HERO.append("")
    t.STARTER.append(-1)
    t.CARD_CASTS.append(False)
    t.CARD_WINDOWS.append(0)
    t.SPELL_LASTS.append(0)
    t.SPELL_AIM.append(t.AIM_ANY)
    t.SPELL_HITS_TOWER.append(False)
    t.SPELL_TYPES.append(0)
    t.SPELL_STEPS.append([])


def add_card(card: Card, ident: str) -> None:
    """Append a statistic or an ability. Rules: H3-ABL-01, H3-ABL-06."""
    _add(ident, t.STATISTIC_CARD if card.kind == "statistic" else t.ABILITY_CARD, card.copies, 0)
    if card.faction:
        t.CARD_FACTION[-1] = FACTIONS.index(card.faction)
    add_mode(ident, card.basic)
    add_mode(ident, card.expert)


def add_artifact(card: Artifact) -> None:
    """Append an artifact. Rules: H3-ART-01, H3-CRD-20."""
    _add(card.id, t.ARTIFACT_CARD, card.copies, LEVELS[card.level])
    add_mode(card.id, card.first)
    add_mode(card.id, card.second)


def add_specialty(card: Specialty) -> None:
    """Append a specialty: effects like an artifact's, or steps like a spell's."""
    _add(card.id, t.SPECIALTY_CARD, 1, card.level)
    t.CARD_HERO[-1] = card.hero
    if card.steps:
        add_steps(card.id, card.steps)
        t.SPELL_TYPES[-1] = sum(1 << kind for kind in TYPES.values())
        t.SPELL_AIM[-1] = spell_aim(card.steps[0].do[0])
        add_no_mode(t.W_LOSS)
        add_no_mode(0)
        return
    add_mode(card.id, card.first)
    add_mode(card.id, card.second)
    if t.OPS[t.MODE_PROGRAM[-2]][0] == t.OP_OVERLAY:
        which = t.OPS[t.MODE_PROGRAM[-2]][1]
        for _, row in t.OVERLAYS[which]:
            t.OVERLAY_CARD[t.kind_of(row) - t.OVERLAY_KIND[0]] = t.CARD_NUMBER[card.id]


def add_no_mode(windows: int, power: int = 0) -> None:
    """Append a mode without a program."""
    t.MODE_PROGRAM.append(0)
    t.MODE_WINDOWS.append(windows)
    t.MODE_POWER.append(power)
    t.MODE_COST.append(0)
    t.MODE_ASKS.append(False)
    t.CARD_WINDOWS[-1] |= windows


def add_mode(ident: str, effect: p.Ability | None) -> None:
    """Append one effect of a card."""
    if effect is None:
        add_no_mode(0)
        return
    ops = operations(effect.do, effect.condition or ALWAYS)
    if not ops or effect.timing not in ("instant", "activation", "ongoing", "map"):
        raise ContentError(f"{ident}: no rule carries out the effect {effect}")
    t.MODE_PROGRAM.append(program(ops))
    t.MODE_WINDOWS.append(windows_of(effect, ops))
    t.MODE_POWER.append(sum(x for op, x, _, _ in ops if op == t.OP_POWER))
    t.MODE_COST.append(cost_of(effect, ops))
    t.MODE_ASKS.append(t.MODE_COST[-1] & (t.COST_CARDS | t.COST_ANY) != 0 or ops[0][0] in LOOKED_AT)
    t.CARD_WINDOWS[-1] |= t.MODE_WINDOWS[-1]


def windows_of(effect: p.Ability, ops: list[Op]) -> int:
    """When an effect may be played, as bits.

    An Instant that raises a value has the moments in which that counts, and those that a player asks for; one that
    draws cards as well may be played for the cards alone. Rules: H3-CRD-12 to H3-CRD-14, H3-CBC-03, H3-CBC-04.
    """
    if effect.when is not None:
        return MOMENTS[effect.when]
    if effect.timing == "activation":
        return t.W_ACTIVATION
    codes = {op for op, _, _, _ in ops}
    if effect.timing == "ongoing" and t.OP_LUCK not in codes:
        return t.W_MAP if t.OP_ON_MAP in codes else t.W_ACTIVATION
    if effect.timing == "ongoing":
        return t.W_ACTIVATION | t.W_MAP
    if effect.timing == "map":
        return t.W_MAP
    if t.OP_DRAW in codes:
        return FOR_THE_DRAW if codes & RAISING else t.W_COMBAT | t.W_MAP
    windows = 0
    for op, x, _, _ in ops:
        if op in (t.OP_STAT, t.OP_STAT_X):
            windows |= t.W_BETWEEN | (t.W_INSTANT_ATTACK if x == t.S_ATTACK else t.W_INSTANT_DEFENSE)
        elif op in NATURAL:
            windows |= NATURAL[op]
        elif op == t.OP_ON_MAP:
            windows |= x
        elif op != t.OP_DISCARD:
            windows |= t.W_COMBAT if op in COMBAT_ONLY else t.W_COMBAT | t.W_MAP
    return windows


def cost_of(effect: p.Ability, ops: list[Op]) -> int:
    """What an effect costs, and where the card goes when it has been played, in one number."""
    cost = effect.cost.discard | (t.COST_ANY if effect.cost.any_number else 0)
    cost |= (t.COST_REMOVES if effect.cost.remove else 0) | (t.COST_RETURNS if effect.returns else 0)
    op, _, _, until = ops[0]
    if op == t.OP_OVERLAY:
        cost |= t.COST_COVERS
    elif op == t.OP_RANGED:
        cost |= t.COST_LASTS_ROUND if until == t.UNTIL_ROUND else t.COST_LASTS_NEXT
    elif effect.timing == "ongoing":
        cost |= t.COST_LASTS
    return cost


def add_steps(ident: str, steps: tuple[Step, ...]) -> None:
    """Fill in the steps of the card appended last."""
    t.CARD_CASTS[-1] = True
    for step in steps:
        ops = operations(step.do, ALWAYS)
        if not ops:
            raise ContentError(f"{ident}: no rule carries out the effect {step}")
        tiers = sum(1 << TIERS[tier] for tier in step.tiers)
        t.SPELL_STEPS[-1].append((step.power, program(ops), tiers))


def add_spell(spell: Spell) -> None:
    """Append a spell. Discarded for power, it gives 1 (Rules: H3-SPL-06, H3-SPL-12)."""
    _add(spell.id, t.SPELL_CARD, 0 if spell.designed else spell.copies, LEVELS[spell.level])
    if spell.designed:
        t.EFFECT_SPELLS.append(t.CARD_NUMBER[spell.id])
    add_steps(spell.id, spell.steps)
    first = spell.steps[0].do[0]
    if spell.timing == "ongoing":
        t.SPELL_LASTS[-1] = t.COST_LASTS_ROUND if isinstance(first, c.BurnAttackers) else t.COST_LASTS
    t.SPELL_AIM[-1] = t.AIM_NONE if spell.timing == "map" else spell_aim(first)
    t.SPELL_HITS_TOWER[-1] = isinstance(first, p.Damage | p.Stat)
    t.SPELL_TYPES[-1] = sum(1 << TYPES[kind] for kind in spell.types)
    add_no_mode(spell_window(spell), 1)
    add_no_mode(0)


def spell_aim(verb: p.Verb) -> int:
    """On whom a spell with this first verb is cast."""
    match verb:
        case p.Stat(on="attacker") | c.SkipDie():
            return t.AIM_ATTACKER
        case p.Stat(on="target"):
            return t.AIM_TARGET
        case c.Rescue():
            return t.AIM_LOST
        case c.Cure() | c.Teleport():
            return t.AIM_OWN
        case c.FireWall() | c.ForceField():
            return t.AIM_HEX
    return t.AIM_ANY


def spell_window(spell: Spell) -> int:
    """When a spell may be cast: in an activation of the player's own, or as an Instant also before an attack roll.

    An Instant that changes the attack is for the side that gains by it. Rules: H3-CBC-03, H3-CBC-04, H3-CBR-11.
    """
    if spell.timing == "map":
        return t.W_MAP
    if spell.timing != "instant":
        return t.W_ACTIVATION
    match spell.steps[0].do[0]:
        case p.Stat(stat="attack", by=by, on="attacker"):
            return t.W_INSTANT_ATTACK if by > 0 else t.W_INSTANT_DEFENSE
        case p.Stat(stat="defense", by=by, on="target"):
            return t.W_INSTANT_DEFENSE if by > 0 else t.W_INSTANT_ATTACK
        case c.SkipDie():
            return t.W_INSTANT_ATTACK
        case c.Rescue():
            return t.W_LOSS
    return t.W_ACTIVATION | t.W_INSTANT_ATTACK | t.W_INSTANT_DEFENSE | t.W_BETWEEN
