"""The activation of a unit that no player commands, by the targeting rules of `banneret.heroes.combat.ai.targeting`."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.ai.ai_cards import AI_STRIKE, give_up_attack
from banneret.heroes.combat.ai.targeting import (
    approach,
    approachable,
    attackable,
    preferred,
    shot_targets,
    stand_for,
    wall_to_break,
)
from banneret.heroes.combat.attack import ENGAGE
from banneret.heroes.combat.movement import defend, move
from banneret.heroes.combat.siege import demolish
from banneret.heroes.geometry.combat_board import NEAR, spaces_in
from banneret.heroes.state.answers_combat import TARGET, options_of
from banneret.heroes.state.battle import SIDE_OF, TOWER, Battle
from banneret.heroes.tables.ai_cards import AI_WAITING
from banneret.heroes.tables.units_and_cards import RANGED, TYPE
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_TARGET
from banneret.kernel.sequence import asks, sequence


def choose_target(s: Battle, u: int, _b: int, _c: int) -> None:
    """Find the preferred target in reach; of equal ones the human player picks.

    A spell of the AI Hero may have removed the unit itself. Guards act by these rules alone, without cards.
    Rules: H3-AIC-06 to H3-AIC-08, H3-AIC-10 to H3-AIC-14, H3-AIC-37.
    """
    if not s.alive >> u & 1:
        s.leave()
        return
    candidates = shot_targets(s, u) if TYPE[s.row[u]] == RANGED else attackable(s, u)
    if not candidates:
        s.answer = -1
        return
    best = preferred(s, u, candidates, True)
    if best & best - 1 == 0:
        s.answer = option(TARGET, spaces_in(best)[0])
    else:
        s.ask(s.terms.control[SIDE_OF[u]], K_TARGET, options_of(TARGET, best))


def strike(s: Battle, u: int, unguarded: int, _c: int) -> None:
    """Move next to the target and attack it, with the cards that waited for an attack, or do what is left without.

    Rules: H3-AIC-07, H3-AIC-27, H3-AIC-31, H3-CBS-23.
    """
    if s.answer < 0:
        advance(s, u, unguarded)
        if s.piles[AI_WAITING]:
            give_up_attack(s, u)
        return
    target = argument(s.answer)
    if TYPE[s.row[u]] != RANGED:
        stand = stand_for(s, u, target)
        if stand != s.pos[u]:
            move(s, u, stand)
            if not s.alive >> u & 1:
                return
    if s.piles[AI_WAITING]:
        s.call(AI_STRIKE, u, s.at[target], 0)
    else:
        s.call(ENGAGE, u, s.at[target], -1)


def advance(s: Battle, u: int, unguarded: int) -> None:
    """With nobody in reach: break the nearest wall, stay behind one's own, or go towards the preferred target.

    Rules: H3-AIC-09, H3-AIC-16, H3-AIC-35, H3-AIC-36, H3-CBS-24, H3-CBT-22.
    """
    wall = wall_to_break(s, u)
    if wall >= 0:
        stand = stand_for(s, u, wall)
        if stand < 0:
            stand = approach(s, u, wall)
        if stand != s.pos[u]:
            move(s, u, stand)
        if s.alive >> u & 1 and NEAR[stand] >> wall & 1:
            demolish(s, u, wall)
        return
    goals = approachable(s, u)
    if not goals:
        if not unguarded:
            defend(s, u)
        return
    stand = approach(s, u, spaces_in(preferred(s, u, goals, False))[0])
    if stand != s.pos[u] and u != TOWER:
        move(s, u, stand)


AUTOMATIC_ACTION: Final = sequence(asks(choose_target), strike)
"""Arguments: the unit, whether it lost a Defense token as it was activated."""
