"""Which spells may be cast, on whom, and with how much power. No function here changes anything."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.hands import can_pay
from banneret.heroes.combat.damage import cursed
from banneret.heroes.combat.hex.effect_tokens import token_hexes
from banneret.heroes.combat.placement import SINGLE, units_in
from banneret.heroes.state.answers_combat import CAST, POWER, POWER_EXPERT, POWER_SECOND, UNROLL
from banneret.heroes.state.battle import DULLED, GIFT_POWER, SIDE_MASK, SIDE_OF, TOWER, Battle
from banneret.heroes.state.pile_numbers import HAND, SCROLLS
from banneret.heroes.state.terms import OWN
from banneret.heroes.tables import units_and_cards as T
from banneret.kernel.keys import ARGUMENT, SHIFT, option
from banneret.kernel.piles import without

CHOOSE: Final = -1
"""No target yet: the caster picks one."""
PICKY: Final = frozenset((T.OP_CURE, T.OP_REARM, T.OP_SILENCE))
"""What does nothing to some units."""


# -- a spell and its step, as frames of casting hold them --------------------------------------------------------------


def at_step(card: int, step: int) -> int:
    """A spell cast at one of its steps, as one number."""
    return card | step << SHIFT


def spell_card(spell: int) -> int:
    """The card of a spell being cast."""
    return spell & ARGUMENT


def spell_step(spell: int) -> int:
    """The step at which it is cast."""
    return spell >> SHIFT


# -- what can be cast --------------------------------------------------------------------------------------------------


def spell_targets(s: Battle, side: int, card: int, step: int, among: int = -1, one: bool = False) -> int:
    """The spaces of the units a step of a spell may be cast on, of some units or all; or of `one`, if there is any.

    A spell that lays a token is cast on an empty hex. Units that no spell touches are left out, and so are those on
    whom it would do nothing.
    Rules: H3-SPL-02, H3-SGE-19, BF-BTL-57.
    """
    _, program, tiers = T.SPELL_STEPS[card][step]
    aim = T.SPELL_AIM[card]
    if aim == T.AIM_HEX:
        return token_hexes(s, T.OPS[program][1])
    op = T.OPS[program][0]
    picky = op in PICKY
    types = T.SPELL_TYPES[card]
    spell = T.CARD_KIND[card] == T.SPELL_CARD
    units = s.alive & among
    if spell:
        units &= ~s.warded
    if aim in (T.AIM_OWN, T.AIM_LOST):
        units &= SIDE_MASK[side]
    if units >> TOWER & 1 and (tiers or not T.SPELL_HITS_TOWER[card]):
        units &= ~(1 << TOWER)
    spaces = 0
    for u in units_in(units):
        # `spell_proof` and `kind_of`, written out: every spell in hand is held against every unit at each question.
        row = s.row[u]
        if (spell and T.FLAGS[row] & T.NO_SPELLS) or not types >> T.TYPE[row] & 1:
            continue
        if (tiers and not tiers >> T.TIER[row >> 1] & 1) or (picky and not worth(s, op, u)):
            continue
        spaces |= SINGLE[s.pos[u]]
        if one:
            break
    return spaces


def worth(s: Battle, op: int, u: int) -> bool:
    """Whether an operation would change anything about a unit."""
    if op == T.OP_CURE:
        return s.damage[u] > 0 or s.frozen >> u & 1 == 1 or cursed(s, u)
    if op == T.OP_REARM:
        return s.retaliated >> u & 1 == 1
    return op != T.OP_SILENCE or s.row[u] < T.PLAIN[0]


def casts(s: Battle, side: int, extra: int = 0) -> list[int]:
    """The spells a side may cast during the activation of one of its units, `extra` on top of those of the round.

    Rules: H3-CBC-01, H3-CBC-03, H3-CRD-13.
    """
    options: list[int] = []
    if not s.playable[side] & T.W_ACTIVATION or not s.spells[side] + extra:
        return options
    last = -1
    for card in s.piles[HAND + side]:
        if (
            card != last
            and T.CARD_CASTS[card]
            and T.MODE_WINDOWS[2 * card] & T.W_ACTIVATION
            and castable(s, side, card)
        ):
            options.append(option(CAST, card))
        last = card
    return options


def instant_casts(s: Battle, side: int, window: int, a: int, t: int) -> list[int]:
    """The spells a side may cast before an attack roll. Rules: H3-CBR-11, H3-CBC-01, H3-CBC-04."""
    options: list[int] = []
    if not s.spells[side] or s.terms.manner[side] != OWN:
        return options
    last = -1
    for card in s.piles[HAND + side]:
        fits = card != last and T.CARD_CASTS[card] and T.MODE_WINDOWS[2 * card] & window != 0
        if fits and castable(s, side, card, unit_of(card, a, t)):
            options.append(option(CAST, card))
        last = card
    return options


def rescues(s: Battle, t: int) -> list[int]:
    """The spells, and the specialties like them, that would save a unit from being removed.

    A specialty is not a spell, so no limit counts it.
    Rules: H3-CBC-01, H3-CBC-02, H3-CBC-04, BF-ADV-65, H3-SPL-02.
    """
    side = SIDE_OF[t]
    options: list[int] = []
    if not s.playable[side] & T.W_LOSS:
        return options
    for card in sorted(set(s.piles[HAND + side])):
        allowed = s.spells[side] > 0 or T.CARD_KIND[card] != T.SPELL_CARD
        if allowed and T.MODE_WINDOWS[2 * card] & T.W_LOSS and castable(s, side, card, t):
            options.append(option(CAST, card))
    return options + scroll_casts(s, side, T.W_LOSS, t, t)


def scroll_casts(s: Battle, side: int, window: int, a: int, t: int) -> list[int]:
    """The spells under Spell Scrolls that a side may cast, whatever it has cast: each at its lowest step alone.

    `a` and `t` are the units of an attack, `t` the one in danger; both are CHOOSE elsewhere. Rules: BF-ADV-65.
    """
    options: list[int] = []
    for card in sorted(set(s.piles[SCROLLS + side])):
        unit = t if window == T.W_LOSS else unit_of(card, a, t)
        wanted = -1 if unit == CHOOSE else 1 << s.pos[unit]
        if T.MODE_WINDOWS[2 * card] & window and spell_targets(s, side, card, 0) & wanted:
            options.append(option(UNROLL, card))
    return options


def unit_of(card: int, a: int, t: int) -> int:
    """Which unit of an attack a spell is cast on, or CHOOSE where the caster picks any."""
    aim = T.SPELL_AIM[card]
    return a if aim == T.AIM_ATTACKER else t if aim == T.AIM_TARGET else CHOOSE


def kept_power(s: Battle, side: int) -> int:
    """The power of a card just played that is kept for the side's next spell: only in its own activation.

    Rules: H3-SPL-04.
    """
    return s.power if s.active >= 0 and SIDE_OF[s.active] == side else 0


def castable(s: Battle, side: int, card: int, unit: int = CHOOSE) -> bool:
    """Whether a spell can reach a step that has a target, with all the power in hand. Rules: H3-SPL-02, H3-SPL-07."""
    among = -1 if unit == CHOOSE else 1 << unit
    power = kept_power(s, side)
    counted = False
    for n, step in enumerate(T.SPELL_STEPS[card]):
        if not counted and (step[0] > power or s.terms.dull):
            power = most_power(s, side, card)
            counted = True
        if step[0] <= power and spell_targets(s, side, card, n, among, True):
            return True
    return False


def most_power(s: Battle, side: int, card: int) -> int:
    """All the power a hand could add to a spell, including what is already set aside for it.

    Rules: H3-SPL-06, H3-SPL-07, H3-ABL-03, H3-CHANGE-dull_spells.
    """
    total = kept_power(s, side)
    if T.CARD_KIND[card] == T.SPELL_CARD:
        total += (s.marks >> (GIFT_POWER + side) & 1) - s.terms.dull * (s.marks >> (DULLED + side) & 1)
    shares: list[int] = []
    expert: list[int] = []
    paid: list[tuple[int, int, int]] = []
    skipped = False
    for other in s.piles[HAND + side]:
        if other == card and not skipped:
            skipped = True
            continue
        first = T.MODE_POWER[2 * other]
        second = T.MODE_POWER[2 * other + 1]
        free = 0 if T.MODE_COST[2 * other] & T.COST_CARDS else first
        if second and T.CARD_KIND[other] > T.ABILITY_CARD:
            free = max(free, second)
        elif second:
            expert.append(second - first)
        if first > free:
            paid.append((first - free, T.MODE_COST[2 * other] & T.COST_CARDS, free))
        total += free
        shares.append(free)
    expert.sort(reverse=True)
    for more in expert[: s.expert[side]]:
        total += max(0, more)
    shares.sort()
    for more, cards, own in paid:
        others = without(tuple(shares), own)
        given = sum(others[:cards])
        if len(others) >= cards and more > given:
            total += more - given
            shares = list(others[cards:])
    return total


def power_options(s: Battle, side: int, card: int) -> list[int]:
    """The cards in hand that add power, while more would reach a higher step. Rules: H3-SPL-05 to H3-SPL-07."""
    options: list[int] = []
    if s.power >= T.SPELL_STEPS[card][-1][0]:
        return options
    last = -1
    for other in s.piles[HAND + side]:
        if other != last:
            mode = 2 * other
            if T.MODE_POWER[mode] and can_pay(s, side, mode):
                options.append(option(POWER, other))
            if T.MODE_POWER[mode + 1] and T.CARD_KIND[other] > T.ABILITY_CARD:
                options.append(option(POWER_SECOND, other))
            elif T.MODE_POWER[mode + 1] and s.expert[side] > 0:
                options.append(option(POWER_EXPERT, other))
        last = other
    return options


def affordable_steps(s: Battle, side: int, card: int, unit: int) -> list[int]:
    """The steps the power is enough for and that have a target, the strongest first. Rules: H3-SPL-02, H3-SPL-03."""
    among = -1 if unit == CHOOSE else 1 << unit
    anyway = T.SPELL_AIM[card] == T.AIM_NONE
    steps: list[int] = []
    for n in range(len(T.SPELL_STEPS[card]) - 1, -1, -1):
        if T.SPELL_STEPS[card][n][0] <= s.power and (anyway or spell_targets(s, side, card, n, among, True)):
            steps.append(n)
    return steps
