"""Compiling cards and spells into the tables that the rules read.

A card that no rule carries out is an error, as with the abilities of units: nothing in the box is inert.
"""

from banneret.heroes import program as p
from banneret.heroes import tables as t
from banneret.heroes.compiler import ALWAYS, TIERS, TYPES, operations, program
from banneret.heroes.content import Card, Spell
from banneret.kernel.errors import ContentError


def add_card(card: Card) -> None:
    """Append one card to the tables."""
    windows = 0
    starts: list[int] = []
    for ability in (card.basic, card.expert):
        ops = operations(ability.do, ability.condition or ALWAYS)
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
    t.SPELL_AIM.append(t.AIM_ANY)
    t.SPELL_HITS_TOWER.append(False)
    t.SPELL_TYPES.append(0)
    t.SPELL_STEPS.append([])


def power_of(ability: p.Ability) -> int:
    """The power an effect adds to a spell."""
    return sum(verb.power for verb in ability.do if isinstance(verb, p.Power))


def add_spell(spell: Spell) -> None:
    """Append one spell to the tables of cards. Discarded for power, it gives 1 (Rules: H3-SPL-06, H3-SPL-12)."""
    steps: list[tuple[int, int, int]] = []
    for step in spell.steps:
        ops = operations(step.do, ALWAYS)
        if ops is None:
            raise ContentError(f"{spell.id}: no rule carries out the effect {step}")
        tiers = sum(1 << TIERS[tier] for tier in step.tiers)
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
    t.SPELL_AIM.append(spell_aim(spell.steps[0].do[0]))
    t.SPELL_HITS_TOWER.append(isinstance(spell.steps[0].do[0], p.Damage | p.Stat))
    t.SPELL_TYPES.append(sum(1 << TYPES[kind] for kind in spell.types))
    t.SPELL_STEPS.append(steps)


def spell_aim(verb: p.Verb) -> int:
    """On whom a spell with this first verb is cast."""
    match verb:
        case p.Stat(on="attacker") | p.SkipDie():
            return t.AIM_ATTACKER
        case p.Stat(on="target"):
            return t.AIM_TARGET
        case p.Rescue():
            return t.AIM_LOST
        case p.Cure() | p.Teleport():
            return t.AIM_OWN
    return t.AIM_ANY


def spell_window(spell: Spell) -> int:
    """When a spell may be cast: in an own activation, or as an Instant also before an attack roll.

    An Instant that changes the attack is for the side that gains by it. Rules: H3-CBC-03, H3-CBC-04, H3-CBR-11.
    """
    if spell.timing != "instant":
        return t.W_ACTIVATION
    match spell.steps[0].do[0]:
        case p.Stat(stat="attack", by=by, on="attacker"):
            return t.W_INSTANT_ATTACK if by > 0 else t.W_INSTANT_DEFENSE
        case p.Stat(stat="defense", by=by, on="target"):
            return t.W_INSTANT_DEFENSE if by > 0 else t.W_INSTANT_ATTACK
        case p.SkipDie():
            return t.W_INSTANT_ATTACK
        case p.Rescue():
            return t.W_LOSS
    return t.W_ACTIVATION | t.W_INSTANT_ATTACK | t.W_INSTANT_DEFENSE
