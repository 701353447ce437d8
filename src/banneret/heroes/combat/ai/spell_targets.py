"""Whom an AI Hero casts a spell on. No function here changes anything."""

from __future__ import annotations

from banneret.heroes.combat.ai.piles import protected
from banneret.heroes.combat.ai.targeting import tier_of, victim_rank
from banneret.heroes.combat.cards.castable import spell_targets
from banneret.heroes.combat.damage import hp_left
from banneret.heroes.combat.placement import units_in
from banneret.heroes.geometry.combat_board import NEAR, spaces_in
from banneret.heroes.state.battle import SIDE_MASK, TOWER, UNITS, Battle
from banneret.heroes.tables import units_and_cards as T


def first_op(spell: int) -> tuple[int, int, int, int]:
    """The first operation of a spell, the same in each of its steps except for amounts."""
    return T.OPS[T.SPELL_STEPS[spell][0][1]]


def harmful(spell: int) -> bool:
    """Whether a spell is for the player's units: it damages, hampers or lowers a statistic. Rules: H3-AIC-20."""
    op, _, amount, _ = first_op(spell)
    if op == T.OP_AFFECT:
        return amount < 0
    return op in (T.OP_DAMAGE, T.OP_CHAIN, T.OP_BLAST, T.OP_PARALYSE, T.OP_SILENCE)


def lowers_attack(spell: int) -> bool:
    """Whether a spell lowers the attack of enemies that attack one of the player's units. Rules: H3-AIC-27."""
    return T.SPELL_AIM[spell] == T.AIM_ATTACKER and T.MODE_WINDOWS[2 * spell] & T.W_INSTANT_DEFENSE != 0


def protects(spell: int) -> bool:
    """Whether a spell is an Instant that raises the defense of one of the player's units. Rules: H3-AIC-24.

    Of the statistics an AI Hero may choose from, it raises defense.
    """
    aimed = T.SPELL_AIM[spell] == T.AIM_TARGET and T.MODE_WINDOWS[2 * spell] & T.W_INSTANT_DEFENSE != 0
    return aimed or first_op(spell)[0] == T.OP_CHOOSE_STAT


def waits(spell: int) -> bool:
    """Whether a spell waits for a unit that can use it: for an attack, a way or a loss. Rules: H3-AIC-31."""
    if T.SPELL_AIM[spell] in (T.AIM_ATTACKER, T.AIM_LOST) or first_op(spell)[0] == T.OP_TELEPORT:
        return True
    return T.SPELL_AIM[spell] == T.AIM_TARGET and T.MODE_WINDOWS[2 * spell] & T.W_INSTANT_ATTACK != 0


def step_of(s: Battle, spell: int) -> int:
    """The strongest step of a spell that the power is enough for. Rules: H3-AIC-20."""
    steps = T.SPELL_STEPS[spell]
    n = len(steps) - 1
    while steps[n][0] > s.power:
        n -= 1
    return n


def stoutest(s: Battle, spaces: int, statistic: int) -> int:
    """Of some units, those with the highest defense (or HP), then the higher tier, then more damage.

    More than one means that the human decides.
    Rules: H3-AIC-20, H3-AIC-24, H3-AIC-40.
    """
    best = -1
    chosen = 0
    for space in spaces_in(spaces):
        u = s.at[space]
        row = s.row[u]
        value = T.HP[row] if statistic == T.S_HP else T.DEFENSE_VALUE[row]
        rank = (value + s.mod[statistic * UNITS + u] << 12) + (tier_of(s, u) << 8) + s.damage[u]
        if rank > best:
            best = rank
            chosen = 0
        if rank == best:
            chosen |= 1 << space
    return chosen


def most_hurt(s: Battle, spaces: int) -> int:
    """Of some units, the most damaged ones of the highest damaged tier. Rules: H3-AIC-25."""
    best = 0
    chosen = 0
    for space in spaces_in(spaces):
        u = s.at[space]
        rank = (tier_of(s, u) << 8) + s.damage[u] if s.damage[u] else 0
        if rank > best:
            best = rank
            chosen = 0
        if rank == best and rank:
            chosen |= 1 << space
    return chosen


def grouped(s: Battle, spaces: int, neighbours: int) -> int:
    """Of some units, those whose group of neighbours is worth most to hit.

    A group is a unit with as many of its neighbours as the spell hits besides; one with more units of a high tier is
    preferred, then the one with the fewest HP left. Rules: H3-AIC-22.
    """
    best = -1
    chosen = 0
    for space in spaces_in(spaces):
        near = [s.at[other] for other in spaces_in(NEAR[space] & spaces)]
        ranked = sorted([(-victim_rank(s, u), u) for u in near])
        rank = 0
        group = [s.at[space]] + [u for _, u in ranked[:neighbours]]
        for u in group:
            rank += (1 << 4 * tier_of(s, u) + 12) - hp_left(s, u)
        if near and rank > best:
            best = rank
            chosen = 0
        if near and rank == best:
            chosen |= 1 << space
    return chosen


def alone(s: Battle, side: int, spaces: int) -> int:
    """Of some units, those with no unit of the AI Hero next to them. Rules: H3-AIC-23."""
    left = 0
    for space in spaces_in(spaces):
        if not NEAR[space] & s.occupied[side]:
            left |= 1 << space
    return left


def aims(s: Battle, side: int, spell: int) -> int:
    """The spaces of the units a spell is for; none if it cannot be cast, several if the human decides.

    Rules: H3-AIC-20, H3-AIC-22 to H3-AIC-25.
    """
    op = first_op(spell)[0]
    spaces = spell_targets(s, side, spell, step_of(s, spell)) & s.occupied[1 - side if harmful(spell) else side]
    if op in (T.OP_CHAIN, T.OP_BLAST):
        groups = grouped(s, spaces, 1 if op == T.OP_BLAST else 2)
        return groups if groups else stoutest(s, alone(s, side, spaces), T.S_DEFENSE)
    if op == T.OP_CURE:
        return most_hurt(s, spaces)
    skipped = protected(s) if protects(spell) else 0
    fitting = 0
    for space in spaces_in(spaces):
        u = s.at[space]
        immune = op == T.OP_PARALYSE and (s.frozen >> u & 1 or T.FLAGS[s.row[u]] & T.NO_PARALYSIS)
        if not immune and not skipped >> u & 1:
            fitting |= 1 << space
    return stoutest(s, fitting, T.S_DEFENSE)


def comes_late(s: Battle, side: int, target: int) -> bool:
    """Whether more than half of the units of the target's tier or a higher one have had their activation.

    The unit being activated has not. Rules: H3-AIC-26.
    """
    done = 0
    count = 0
    for u in units_in(s.alive & SIDE_MASK[side] & ~(1 << TOWER)):
        if tier_of(s, u) >= tier_of(s, target):
            count += 1
            done += s.acted >> u & 1 if u != s.active else 0
    return 2 * done > count
