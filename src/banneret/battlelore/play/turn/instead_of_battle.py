"""What an ordered unit may do instead of battling: powers, actions of its hero, and what he shoots with."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import ARTIFACT_NUMBER
from banneret.battlelore.geometry.grid import NEAR
from banneret.battlelore.play.combat.battle import COMBAT
from banneret.battlelore.play.combat.creatures import powers, use_power
from banneret.battlelore.play.combat.packed_rolls import FIRST
from banneret.battlelore.play.combat.stealing import skill_of
from banneret.battlelore.play.combat.strength import foes_beside, in_range
from banneret.battlelore.play.heroes.bonuses import BALL, SHOT, STORM, THROWN, WEAPON_RANGE
from banneret.battlelore.play.heroes.roles import has_artifact, has_skill, hero_in
from banneret.battlelore.play.heroes.treasure import complete_quest, hero_actions, search
from banneret.battlelore.play.heroes.use.framework import M_INSTEAD, is_use, offered, use_it
from banneret.battlelore.play.turn.command_cards import tactic_for
from banneret.battlelore.state.answers import BOW, HATCHETS, LIGHTNING, QUEST, SEARCH, options_of
from banneret.battlelore.state.battleground import NO_HEROES, Battleground, name
from banneret.battlelore.state.events import E_SKILL, E_USES
from banneret.battlelore.state.lasting_effects import U_BATTLE, X_RANGE, X_WEAPON, amount, note
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.keys import argument, verb

SHOOTING: Final = (HATCHETS, BOW, LIGHTNING)


def instead_of_battle(s: Battleground, u: int) -> list[int]:
    """What a unit may do instead of battling. Rules: BL-CRE-21, BLH-QST-02, BLH-QST-08."""
    options = powers(s, u)
    if s.fate == NO_HEROES or hero_in(s, u) < 0:
        return options
    return options + hero_actions(s, u) + shots(s, u) + offered(s, SIDE_OF[u], M_INSTEAD, u, -1)


def do_instead(s: Battleground, u: int, answer: int) -> None:
    """The unit does so. Rules: BL-CRE-21, BLH-QST-08, BLH-ARF-23, BLH-SKL-07."""
    if answer == SEARCH:
        search(s, u)
    elif answer == QUEST:
        complete_quest(s, u)
    elif is_use(answer):
        s.battled |= 1 << u
        use_it(s, SIDE_OF[u], answer, M_INSTEAD, u, -1)
    elif verb(answer) in SHOOTING:
        shoot(s, u, answer)
    else:
        use_power(s, u, answer)


# -- heroes who shoot --------------------------------------------------------------------------------------------------


def shots(s: Battleground, u: int) -> list[int]:
    """At whom a hero may shoot, and with what: a Champion with weapons, not beside an enemy; a Wizard with lightning.

    Lightning takes the place of a melee, so that he may throw it beside an enemy, too, but only at one farther away.
    Rules: BL-BAT-03, BL-BAT-04, BL-CMD-24, BL-CMD-26, BL-CMD-32, BLH-ARF-30, BLH-SKL-11.
    """
    h = hero_in(s, u)
    if tactic_for(s, u) in ("charge", "onslaught", "volley"):
        return []
    options: list[int] = []
    if not foes_beside(s, u):
        more = amount(s, X_RANGE, u) if s.effects else 0
        if has_artifact(s, h, "throwing_hatchets"):
            options += options_of(HATCHETS, in_range(s, u, WEAPON_RANGE[THROWN] + more))
        if has_artifact(s, h, "bow_of_the_yew_queen"):
            options += options_of(BOW, in_range(s, u, WEAPON_RANGE[SHOT] + more))
    ball = lightning_of(s, h)
    if ball:
        options += options_of(LIGHTNING, in_range(s, u, WEAPON_RANGE[ball]) & ~NEAR[s.pos[u]])
    return options


def lightning_of(s: Battleground, h: int) -> int:
    """What kind of lightning a hero throws in his present role, 0 for none. Rules: BLH-SKL-12."""
    if has_skill(s, h, "storm_caller"):
        return STORM
    return BALL if has_skill(s, h, "lightning_ball") else 0


def shoot(s: Battleground, u: int, answer: int) -> None:
    """He shoots in place of his unit's battle. Rules: BL-BAT-03, BLH-ARF-23, BLH-SKL-07."""
    h = hero_in(s, u)
    if verb(answer) == LIGHTNING:
        weapon = lightning_of(s, h)
        s.emit(E_SKILL, name(s, h), skill_of(s, h, "storm_caller" if weapon == STORM else "lightning_ball"))
    else:
        weapon = THROWN if verb(answer) == HATCHETS else SHOT
        artifact = "throwing_hatchets" if weapon == THROWN else "bow_of_the_yew_queen"
        s.emit(E_USES, name(s, h), ARTIFACT_NUMBER[artifact])
    note(s, X_WEAPON, u, weapon, U_BATTLE)
    s.call(COMBAT, u, s.at[argument(answer)], FIRST)
