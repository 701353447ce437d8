"""Damage, defeat, healing and tokens."""

from __future__ import annotations

from typing import Final

from banneret.heroes.geometry.combat_board import NOWHERE, TOWER_SPACE
from banneret.heroes.state.battle import KIN, PER_SIDE, SIDE_OF, TOWER, UNITS, Battle, with_side
from banneret.heroes.state.events_combat import (
    E_AI_LIFTED,
    E_DAMAGE,
    E_DEFEAT,
    E_FLIP,
    E_HEAL,
    E_KIN,
    E_PARALYSE,
    E_RECOVER,
    E_STAT,
    E_TOWER_GONE,
    E_UNCOVER,
    E_UNSILENCE,
)
from banneret.heroes.state.events_map import E_BEAST_SURVIVES
from banneret.heroes.state.pile_numbers import DISCARDS, LOST, NEUTRAL_DISCARDS, ON_UNITS
from banneret.heroes.state.unit_names import name_as, unit_name
from banneret.heroes.tables.ai_cards import AI_DISCARDS, AI_LAID, AI_SKILL, is_ai_card, laid_card, laid_unit

# By name, because these are read for every wound.
from banneret.heroes.tables.units_and_cards import (
    ATTACK_VALUE,
    BELOW,
    DEFENSE_VALUE,
    FLAGS,
    GROUPS,
    HP,
    NEUTRAL,
    NO_PARALYSIS,
    NO_SPELLS,
    PLAIN,
    S_ATTACK,
    S_HP,
    S_INITIATIVE,
    SPELL_WARD,
    TIER,
    UNTIL_DEFENSE,
    UNTIL_NEXT_ROUND,
    UNTIL_ROUND,
    doubled_group,
    is_overlay,
    kind_of,
    overlay_card,
    printed_row,
    until_alone,
)
from banneret.kernel.piles import added, changed, without

_BURIED_BITS: Final = 4
"""Of `Battle.buried` for the damage on one card."""
_BURIED: Final = (1 << _BURIED_BITS) - 1


def hp_left(s: Battle, u: int) -> int:
    """The damage a unit can still take before it is removed. Rules: H3-UNI-18, H3-UNI-19, H3-NEU-09."""
    row = s.row[u]
    more = s.mod[S_HP * UNITS + u]
    left = HP[row] + more - s.damage[u]
    buried = s.buried[u]
    below = BELOW[row]
    while below >= 0:
        left += HP[below] + more
        if is_overlay(row):
            left -= buried & _BURIED
            buried >>= _BURIED_BITS
        row = below
        below = BELOW[row]
    return left


def lethal(s: Battle, u: int, n: int) -> bool:
    """Whether this much damage would remove the unit."""
    return n >= HP[s.row[u]] - s.damage[u] and n >= hp_left(s, u)


def hurt(s: Battle, u: int, n: int) -> None:
    """Lay damage on a unit; a beaten Pack turns to its Few side with what is left over, a beaten Few is removed.

    A card that lies on the unit is beaten first in the same way. A beast is left with 1 health by anybody who may not
    beat it. Rules: H3-UNI-15 to H3-UNI-19, H3-CBR-16, H3-NEU-09, BF-VIC-07.
    """
    row = s.row[u]
    total = s.damage[u] + n
    s.emit(E_DAMAGE, name_as(row, u), n, total)
    if n:
        s.stirred = s.round
    more = s.mod[S_HP * UNITS + u]
    if total < HP[row] + more:
        s.damage[u] = total
        return
    while total >= HP[row] + more and BELOW[row] >= 0:
        total -= HP[row] + more
        if is_overlay(row):
            total += uncover(s, u)
        row = BELOW[row]
        s.row = changed(s.row, u, row)
        s.emit(E_FLIP, name_as(row, u))
    if total >= HP[row] + more and s.terms.spares and u == PER_SIDE:
        total = HP[row] + more - 1
        s.emit(E_BEAST_SURVIVES)
    s.damage[u] = total
    if total >= HP[row] + more:
        remove(s, u)


def bury_damage(s: Battle, u: int) -> None:
    """A card is put on the unit; the damage stays on what is under it. Rules: H3-CRD-17."""
    s.buried = changed(s.buried, u, s.buried[u] << _BURIED_BITS | s.damage[u])
    s.damage[u] = 0


def uncover(s: Battle, u: int) -> int:
    """A card that lay on the unit is beaten and discarded; returns the damage on what was under it. Rules:
    H3-CRD-17."""
    side = SIDE_OF[u]
    card = overlay_card(s.row[u])
    s.piles[ON_UNITS + side] = without(s.piles[ON_UNITS + side], card)
    s.piles[DISCARDS + side] += (card,)
    s.emit(E_UNCOVER, unit_name(s, u), card)
    below = s.buried[u]
    s.buried = changed(s.buried, u, below >> _BURIED_BITS)
    return below & _BURIED


def remove(s: Battle, u: int) -> None:
    """A defeated unit leaves the board and its owner's unit deck.

    Rules: H3-UNI-07, H3-UNI-19, H3-NEU-06, H3-AIC-40, H3-SGE-20.
    """
    bit = 1 << u
    row = s.row[u]
    if s.piles[AI_LAID]:
        lift_cards(s, u)
    s.alive &= ~bit
    s.guarded &= ~bit
    s.frozen &= ~bit
    space = s.pos[u]
    s.at[space] = -1
    s.pos[u] = NOWHERE
    if u == TOWER:
        s.emit(E_TOWER_GONE)
        return
    side = SIDE_OF[u]
    s.occupied = with_side(s.occupied, side, s.occupied[side] & ~(1 << space))
    card = printed_row(row)
    kind = kind_of(card)
    s.piles[LOST + side] = added(s.piles[LOST + side], card)
    if NEUTRAL[kind]:
        pile = NEUTRAL_DISCARDS + TIER[kind]
        s.piles[pile] = added(s.piles[pile], card)
    s.emit(E_DEFEAT, name_as(row, u))


def lift_cards(s: Battle, u: int) -> None:
    """What an AI Hero laid on a unit is used up by its first defense, or goes with it; a skill stays available.

    Rules: H3-AIC-21, H3-AIC-24, H3-AIC-40.
    """
    kept: tuple[int, ...] = ()
    for entry in s.piles[AI_LAID]:
        if laid_unit(entry) != u:
            kept = (*kept, entry)
            continue
        card = laid_card(entry)
        s.emit(E_AI_LIFTED, unit_name(s, u), card)
        if is_ai_card(card):
            s.piles[AI_DISCARDS] += (card,)
        elif card not in s.piles[AI_SKILL]:
            s.piles[DISCARDS + SIDE_OF[u]] += (card,)
    s.piles[AI_LAID] = kept
    expire(s, UNTIL_DEFENSE, 1 << u)


def spell_proof(s: Battle, u: int) -> bool:
    """Whether no spell touches a unit."""
    return s.warded >> u & 1 == 1 or FLAGS[s.row[u]] & NO_SPELLS != 0


def scorch(s: Battle, u: int, n: int) -> None:
    """Damage by a spell: defense does not count, a ward does. A spell is not an attack, so only damage ends Paralysis.

    Rules: H3-UNI-22, H3-CBT-16.
    """
    harm = max(0, n - SPELL_WARD[s.row[u]])
    if harm:
        recover(s, u)
    hurt(s, u, harm)


def raise_tower(s: Battle, row: int) -> None:
    """Put the Arrow Tower, with its printed statistics, beside the board. Rules: H3-SGE-16, H3-SGE-17, H3-SGE-22."""
    s.row = changed(s.row, TOWER, row)
    s.pos[TOWER] = TOWER_SPACE
    s.at[TOWER_SPACE] = TOWER
    s.alive |= 1 << TOWER


def heal(s: Battle, u: int, n: int) -> int:
    """Take up to this much damage off a unit and return how much."""
    taken = min(n, s.damage[u])
    if taken > 0:
        s.damage[u] -= taken
        s.emit(E_HEAL, unit_name(s, u), taken)
    return taken


def paralyse(s: Battle, u: int) -> None:
    """Put a Paralysis token on a unit, at most one. Rules: H3-CBT-24, H3-UNI-29, H3-UNI-30."""
    if s.alive >> u & 1 and not FLAGS[s.row[u]] & NO_PARALYSIS:
        s.frozen |= 1 << u
        s.emit(E_PARALYSE, unit_name(s, u))


def recover(s: Battle, u: int) -> None:
    """A unit that is attacked or damaged loses its Paralysis token. Rules: H3-CBT-16."""
    if s.frozen >> u & 1:
        s.frozen &= ~(1 << u)
        s.emit(E_RECOVER, unit_name(s, u))


# -- effects on statistics ---------------------------------------------------------------------------------------------

_AMOUNT: Final = 64
"""Added to an amount, so that none in an effect is negative."""


def packed_effect(statistic: int, u: int, amount: int, until: int) -> int:
    """What changes a statistic of a unit, and until when, as one number of `Battle.effects`."""
    return until << 24 | statistic << 16 | u << 8 | (amount + _AMOUNT)


def effect_until(effect: int) -> int:
    """The moment at which an effect ends."""
    return effect >> 24


def effect_statistic(effect: int) -> int:
    """The statistic that it changes."""
    return effect >> 16 & 255


def effect_unit(effect: int) -> int:
    """The unit whose statistic it is."""
    return effect >> 8 & 255


def effect_amount(effect: int) -> int:
    """How much is added to it."""
    return (effect & 255) - _AMOUNT


def add_effect(s: Battle, statistic: int, u: int, amount: int, until: int) -> None:
    """Change a statistic of a unit until a moment; attack and defense are never lowered under 0.

    Rules: H3-UNI-14, H3-CBC-06, H3-CRD-17.
    """
    if amount < 0 and statistic < S_INITIATIVE:
        printed = ATTACK_VALUE[s.row[u]] if statistic == S_ATTACK else DEFENSE_VALUE[s.row[u]]
        amount = -min(-amount, max(0, printed + s.mod[statistic * UNITS + u]))
    s.effects = (*s.effects, packed_effect(statistic, u, amount, until))
    place = statistic * UNITS + u
    s.mod = changed(s.mod, place, s.mod[place] + amount)
    s.emit(E_STAT, unit_name(s, u), statistic, amount)


def boost(s: Battle, statistic: int, u: int, amount: int, until: int) -> None:
    """Raise a statistic as a card says, twice as much for the units it names.

    Rules: H3-UNI-14, H3-CBC-06, H3-CHANGE-kinship.
    """
    group = doubled_group(until)
    if GROUPS[group] >> s.row[u] & 1:
        amount *= 2
    elif group and group == s.terms.kinship and s.marks >> (KIN + SIDE_OF[u]) & 1:
        s.marks &= ~(1 << (KIN + SIDE_OF[u]))
        s.emit(E_KIN, unit_name(s, u))
        amount *= 2
    add_effect(s, statistic, u, amount, until_alone(until))


def expire(s: Battle, until: int, units: int = -1, kept_statistic: int = -1) -> None:
    """End every effect on these units (all by default) that lasts until this moment. Rules: H3-CBC-06, H3-CBC-07.

    Effects on one statistic may be kept: a defense not yet needed outlasts the activation, an attack does not.
    """
    kept: list[int] = []
    for effect in s.effects:
        # The parts of an effect, written out: after every attack and activation all effects are looked through.
        if effect >> 24 == until and units >> (effect >> 8 & 255) & 1 and effect >> 16 & 255 != kept_statistic:
            undo_effect(s, effect)
        else:
            kept.append(effect)
    if len(kept) < len(s.effects):
        s.effects = tuple(kept)


def expire_round(s: Battle) -> None:
    """A combat round ends, and the effects that last for it; those for two rounds have one left. Rules: H3-CRD-17."""
    expire(s, UNTIL_ROUND)
    s.effects = tuple([with_a_round_left(effect) for effect in s.effects])


def with_a_round_left(effect: int) -> int:
    """An effect as it is once a round has ended."""
    if effect_until(effect) != UNTIL_NEXT_ROUND:
        return effect
    return packed_effect(effect_statistic(effect), effect_unit(effect), effect_amount(effect), UNTIL_ROUND)


def undo_effect(s: Battle, effect: int) -> None:
    """Take back what a packed effect changed."""
    place = effect_statistic(effect) * UNITS + effect_unit(effect)
    s.mod = changed(s.mod, place, s.mod[place] - effect_amount(effect))


def lift_all(s: Battle, u: int) -> None:
    """End every effect on a unit."""
    for effect in s.effects:
        if effect_unit(effect) == u:
            undo_effect(s, effect)
    s.effects = tuple([effect for effect in s.effects if effect_unit(effect) != u])


def lift_curses(s: Battle, u: int) -> None:
    """End every effect that lowers a statistic of a unit."""
    kept: tuple[int, ...] = ()
    for effect in s.effects:
        if effect_unit(effect) == u and effect_amount(effect) < 0:
            undo_effect(s, effect)
        else:
            kept = (*kept, effect)
    s.effects = kept


def unsilence(s: Battle, u: int) -> None:
    """The special abilities of a unit count again."""
    if s.row[u] >= PLAIN[0]:
        s.row = changed(s.row, u, s.row[u] - PLAIN[0])
        s.emit(E_UNSILENCE, unit_name(s, u))


def cursed(s: Battle, u: int) -> bool:
    """Whether something lowers a statistic of a unit or keeps its abilities from counting."""
    return s.row[u] >= PLAIN[0] or any(effect_unit(effect) == u and effect_amount(effect) < 0 for effect in s.effects)


# -- chains of lightning -----------------------------------------------------------------------------------------------


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
