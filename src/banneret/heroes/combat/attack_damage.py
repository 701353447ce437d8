"""What an attack does once its dice are read: damage, a rescue, what follows the damage."""

from __future__ import annotations

from banneret.heroes.combat.damage import expire, hurt, lift_cards, recover, spell_proof
from banneret.heroes.combat.ending import end_if_decided
from banneret.heroes.combat.placement import adjacent
from banneret.heroes.combat.rerolls import IGNORED
from banneret.heroes.combat.run_program import DO, defeat_of, strike_by_spell
from banneret.heroes.combat.strength import FIRST, RETALIATION, attack_total, defense_total, die_modifier
from banneret.heroes.state.battle import UNITS, Battle
from banneret.heroes.state.events_combat import E_BURN
from banneret.heroes.state.terms import R_MINIMUM_DAMAGE
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables.ai_cards import AI_LAID
from banneret.heroes.tables.units_and_cards import (
    AFTER_ATTACK,
    AFTER_RETALIATION,
    S_BURN,
    UNTIL_ATTACK,
)


def count_damage(s: Battle, a: int, t: int, how: int) -> None:
    """Damage is total attack minus total defense, never below 0.

    Rules: H3-CBR-13 to H3-CBR-15, H3-UNI-23, H3-OPT-06.
    """
    attack = attack_total(s, a, t, how)
    if not s.rerolls & IGNORED:
        attack += die_modifier(s, a, how)
    least = 1 if s.terms.rules & R_MINIMUM_DAMAGE else 0
    s.harm = max(least, attack - defense_total(s, a, t, how))


def deal_damage(s: Battle, a: int, t: int, _how: int) -> None:
    """Damage is laid on the target, which loses its Paralysis token; a unit burnt in return may fall as well.

    What the defeat of the target sets off comes first.
    Rules: H3-CBR-16, H3-CBT-16, H3-UNI-22, H3-UNI-29, H3-SPL-02.
    """
    recover(s, t)
    burn = s.mod[S_BURN * UNITS + t] if adjacent(s, a, t) else 0
    hurt(s, t, s.harm)
    if burn and not spell_proof(s, a):
        s.emit(E_BURN, unit_name(s, a), burn)
        strike_by_spell(s, a, burn)
    if not s.alive >> t & 1:
        defeat_of(s, t)


def after_attack(s: Battle, a: int, t: int, how: int) -> None:
    """Attack abilities and Retaliate abilities that follow the damage. Rules: H3-UNI-26, H3-UNI-27, H3-UNI-30."""
    if how == FIRST:
        program = AFTER_ATTACK[s.row[a]]
    elif how & RETALIATION:
        program = AFTER_RETALIATION[s.row[a]]
    else:
        return
    if program and s.alive >> a & 1:
        s.call(DO, program, a, t)


def close_attack(s: Battle, a: int, t: int, _how: int) -> None:
    """Boosts for this attack end, and the Combat if a side is gone.

    Rules: H3-CBC-06, H3-CBC-07, H3-CBR-20, H3-AIC-40.
    """
    if s.effects:
        expire(s, UNTIL_ATTACK, 1 << a | 1 << t)
    if s.piles[AI_LAID]:
        lift_cards(s, t)
    end_if_decided(s)
