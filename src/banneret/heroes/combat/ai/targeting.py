"""Whom a side without a player attacks and where its units go.

Rules: H3-AIC-03. These rules control AI heroes' units and, in Campaign and Co-op, Neutral Units; the `automa` bot plays
by them as well. No function here changes anything; `banneret.heroes.combat.ai.activation` acts.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.damage import hp_left, spell_proof
from banneret.heroes.combat.placement import open_spaces, reach
from banneret.heroes.geometry.combat_board import DISTANCE, NEAR, TOWER_SPACE, spaces_in, spread
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.state.battle import ATTACKER, DEFENDER, SIDE_OF, TOWER, Battle
from banneret.heroes.state.terms import R_DISTANCE_THEN_TIER
from banneret.heroes.tables.units_and_cards import GROUND, RANGED, SILVER, TIER, TYPE, kind_of

FAR: Final = 90
"""More steps than any way on the board takes."""


def tier_of(s: Battle, u: int) -> int:
    """The tier of a unit; the Arrow Tower counts as Silver. Rules: H3-AIC-15, H3-AIC-37."""
    return SILVER if u == TOWER else TIER[kind_of(s.row[u])]


def tier_rank(own: int, other: int) -> int:
    """How far down the list of preferred tiers another tier comes: its own, lower ones, higher ones.

    Rules: H3-AIC-07, H3-AIC-08, H3-AIC-10.
    """
    return own - other if other <= own else other


def steps_between(s: Battle, u: int, start: int, goal: int) -> int:
    """Steps a Ground unit needs from a space to one next to the goal; straight distance for the others.

    A goal that is walled off is farther than any other.
    Rules: H3-AIC-13, H3-AIC-09, H3-AIC-35.
    """
    if TYPE[s.row[u]] != GROUND:
        return DISTANCE[start * PLACES + goal]
    free = open_spaces(s, SIDE_OF[u])
    goals = NEAR[goal]
    seen = edge = 1 << start
    steps = 1
    while edge:
        if edge & goals:
            return steps
        edge = spread(edge) & free & ~seen
        seen |= edge
        steps += 1
    return FAR + DISTANCE[start * PLACES + goal]


def enemies(s: Battle, u: int) -> int:
    """The spaces of all enemy units on the board."""
    return s.occupied[1 - SIDE_OF[u]]


def shot_targets(s: Battle, u: int) -> int:
    """The spaces a Ranged unit may shoot at: adjacent enemies if there are any, otherwise every enemy.

    Nothing between them is in the way. Rules: H3-TYP-08, H3-TYP-09, H3-SGE-18, H3-SGE-19, H3-AIC-12, BF-BTL-33,
    BF-BTL-34, BF-BTL-41.
    """
    foes = enemies(s, u)
    if u != TOWER:
        near = NEAR[s.pos[u]] & foes
        if near:
            return near
        if SIDE_OF[u] == ATTACKER and s.alive >> TOWER & 1:
            return foes | 1 << TOWER_SPACE
    return foes


def attackable(s: Battle, u: int) -> int:
    """The spaces of the enemies that a Ground or Flying unit can attack in this activation. Rules: H3-AIC-07."""
    stands = reach(s, u) | 1 << s.pos[u]
    return spread(stands) & enemies(s, u)


def preferred(s: Battle, u: int, candidates: int, in_reach: bool) -> int:
    """Of the candidates, those the rules prefer; more than one means the human decides.

    The option that puts distance before tier is for targets in reach, and there only where none is of its own tier.
    Rules: H3-AIC-07 to H3-AIC-11, H3-AIC-13, H3-AIC-14, H3-AIC-37.
    """
    own = tier_of(s, u)
    ranged = TYPE[s.row[u]] == RANGED
    distance_first = in_reach and not ranged and s.terms.rules & R_DISTANCE_THEN_TIER != 0
    best = -1
    chosen = 0
    for space in spaces_in(candidates):
        t = s.at[space]
        rank = tier_rank(own, tier_of(s, t))
        if ranged and TYPE[s.row[t]] != RANGED:
            rank += 8
        steps = 0 if u == TOWER else steps_between(s, u, s.pos[u], space)
        score = 1 << 16 | steps * 16 + rank if distance_first and rank else rank * 256 + steps
        if u == TOWER:
            score = score * 64 + hp_left(s, t)
        if best < 0 or score < best:
            best = score
            chosen = 1 << space
        elif score == best:
            chosen |= 1 << space
    return chosen


def stand_for(s: Battle, u: int, target: int) -> int:
    """Where a Ground or Flying unit attacks a target from: the fewest steps away, the lowest space among equals."""
    pos = s.pos[u]
    if NEAR[pos] >> target & 1:
        return pos
    return nearest(s, u, reach(s, u) & NEAR[target])


def nearest(s: Battle, u: int, spaces: int) -> int:
    """The free space the unit reaches in the fewest steps, the lowest among equals, or -1."""
    pos = s.pos[u]
    if TYPE[s.row[u]] == GROUND:
        free = open_spaces(s, SIDE_OF[u])
        seen = edge = 1 << pos
        while edge and not edge & spaces:
            edge = spread(edge) & free & ~seen
            seen |= edge
        return lowest(edge & spaces or spaces)
    best = -1
    best_steps = FAR * 2
    for space in spaces_in(spaces):
        steps = DISTANCE[pos * PLACES + space]
        if steps < best_steps:
            best_steps = steps
            best = space
    return best


def lowest(spaces: int) -> int:
    """The lowest of some spaces, or -1."""
    return (spaces & -spaces).bit_length() - 1


def closest(s: Battle, u: int, spaces: int, goals: int) -> int:
    """Of some spaces, those from which a Ground unit has the fewest steps to one next to any of the goals.

    The way goes over free spaces, so it is looked for from the goals, once for all. Rules: H3-AIC-13, H3-CBS-24.
    """
    near = spread(goals)
    if spaces & near:
        return spaces & near
    free = open_spaces(s, SIDE_OF[u])
    seen = edge = near & free
    while edge:
        step = spread(edge)
        if spaces & step:
            return spaces & step
        edge = step & free & ~seen
        seen |= edge
    best = FAR * 2
    chosen = 0
    for space in spaces_in(spaces):
        for goal in spaces_in(goals):
            steps = DISTANCE[space * PLACES + goal]
            if steps < best:
                best = steps
                chosen = 0
            if steps == best:
                chosen |= 1 << space
    return chosen


def approach(s: Battle, u: int, goal: int) -> int:
    """The reachable space nearest to a goal, the lowest among equals; the unit's own if none is nearer.

    Rules: H3-AIC-09, H3-CBS-24.
    """
    best = s.pos[u]
    if TYPE[s.row[u]] == GROUND:
        nearer = closest(s, u, reach(s, u) | 1 << best, 1 << goal)
        return best if nearer >> best & 1 else lowest(nearer)
    best_steps = steps_between(s, u, best, goal)
    for space in spaces_in(reach(s, u)):
        steps = steps_between(s, u, space, goal)
        if steps < best_steps:
            best_steps = steps
            best = space
    return best


def approaches(s: Battle, u: int) -> int:
    """All reachable spaces that leave the fewest steps to the nearest enemy. Rules: H3-CBS-24."""
    if TYPE[s.row[u]] == GROUND:
        return closest(s, u, reach(s, u) | 1 << s.pos[u], enemies(s, u))
    best = FAR * 2
    chosen = 0
    foes = spaces_in(enemies(s, u))
    for space in [s.pos[u], *spaces_in(reach(s, u))]:
        steps = FAR * 2
        for foe in foes:
            steps = min(steps, steps_between(s, u, space, foe))
        if steps < best:
            best = steps
            chosen = 1 << space
        elif steps == best:
            chosen |= 1 << space
    return chosen


def wall_to_break(s: Battle, u: int) -> int:
    """The nearest Wall or Gate an automatic besieger turns to when no enemy is in reach, or -1. Rules: H3-AIC-36."""
    if SIDE_OF[u] != ATTACKER:
        return -1
    best = -1
    best_steps = FAR * 2
    for space in spaces_in(s.walls | s.gate):
        steps = steps_between(s, u, s.pos[u], space)
        if steps < best_steps:
            best_steps = steps
            best = space
    return best


def approachable(s: Battle, u: int) -> int:
    """The enemies a unit may go towards: a Ground unit behind its own walls only to those it has a way to.

    Rules: H3-AIC-09, H3-AIC-35.
    """
    foes = enemies(s, u)
    if SIDE_OF[u] != DEFENDER or not s.walls | s.gate or TYPE[s.row[u]] != GROUND:
        return foes
    within = 0
    for space in spaces_in(foes):
        if steps_between(s, u, s.pos[u], space) < FAR:
            within |= 1 << space
    return within


def second_victim(s: Battle, a: int, spaces: int) -> int:
    """Whom an automatic unit strikes in addition to its target: an enemy as in H3-AIC-10, else a friend, itself
    last."""
    foes = spaces & enemies(s, a)
    if foes:
        return s.at[spaces_in(preferred(s, a, foes, True))[0]]
    friends = spaces & ~(1 << s.pos[a])
    return s.at[spaces_in(friends)[0]] if friends else a


# -- spells of an AI Hero ----------------------------------------------------------------------------------------------


def victim_rank(s: Battle, u: int) -> int:
    """How much a unit is worth being hit by a spell for several spaces: higher tiers first, then the fewest HP left.

    Rules: H3-AIC-22.
    """
    return (tier_of(s, u) << 8) + 255 - hp_left(s, u)


def blast_spaces(s: Battle, side: int, t: int) -> int:
    """Of the spaces next to the unit a spell is aimed at, those it hits as well; more than one means the human decides.

    Rules: H3-AIC-22, H3-AIC-23.
    """
    best = -1
    chosen = 0
    for space in spaces_in(NEAR[s.pos[t]] & s.occupied[1 - side]):
        u = s.at[space]
        rank = -1 if spell_proof(s, u) else victim_rank(s, u)
        if rank > best:
            best = rank
            chosen = 0
        if rank == best and rank >= 0:
            chosen |= 1 << space
    if chosen:
        return chosen
    others = NEAR[s.pos[t]] & ~s.occupied[side]
    if not others:
        others = NEAR[s.pos[t]]
    return others & -others


def landing(s: Battle, u: int) -> int:
    """The space to which an automatic unit with nobody in reach teleports: next to the enemy it would go towards.

    Rules: H3-AIC-09, H3-AIC-31.
    """
    goals = enemies(s, u)
    while goals:
        best = preferred(s, u, goals, False)
        free = spread(best) & open_spaces(s, SIDE_OF[u])
        if free:
            return free & -free
        goals &= ~best
    return 0


def has_target(s: Battle, u: int) -> bool:
    """Whether an automatic unit can attack anybody in this activation."""
    return (shot_targets(s, u) if TYPE[s.row[u]] == RANGED else attackable(s, u)) != 0
