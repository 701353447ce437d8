"""What Rogues and other heroes make of battles besides hits: lore tokens, and what they steal."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import SKILL_CARD
from banneret.battlelore.box.tables import BATTLE_DIE, LORE
from banneret.battlelore.play.heroes.roles import has_skill, hero_in
from banneret.battlelore.play.heroes.use.framework import A_TURN, is_used, mark_used, skill_thing
from banneret.battlelore.play.lore.lore import gain_lore, steal_lore
from banneret.battlelore.state.battleground import Battleground, name
from banneret.battlelore.state.events import E_DIE, E_SKILL, E_STOLEN
from banneret.battlelore.state.unit_numbers import HEROES, SIDE_OF, hero_number
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.piles import changed
from banneret.kernel.sequence import at, sequence
from banneret.kernel.state import ARG_C


def skill_of(s: Battleground, h: int, card: str) -> int:
    """Which of a hero's skills is of this name."""
    sheet = s.game_terms.heroes[hero_number(h)]
    assert sheet is not None
    return next(n for n in sheet.skills if SKILL_CARD[n] == card)


def leech(s: Battleground, a: int, t: int) -> int:
    """The side that has the lore tokens of a roll: the attacker's, unless a Leech is attacked. Rules: BLH-SKL-06."""
    h = hero_in(s, t)
    if h < 0 or not has_skill(s, h, "leech"):
        return SIDE_OF[a]
    s.emit(E_SKILL, name(s, h), skill_of(s, h, "leech"))
    return SIDE_OF[h]


def learn_lore(s: Battleground, a: int) -> None:
    """A Lore Adept whose unit rolls a lore symbol takes another token, once a turn. Rules: BLH-SKL-06."""
    h = hero_in(s, a)
    if h < 0 or LORE not in s.dice or not has_skill(s, h, "lore_adept"):
        return
    skill = skill_of(s, h, "lore_adept")
    if not is_used(s, h, skill_thing(skill)):
        mark_used(s, h, skill_thing(skill), A_TURN)
        s.emit(E_SKILL, name(s, h), skill)
        gain_lore(s, SIDE_OF[h], 1)


# -- Larceny -----------------------------------------------------------------------------------------------------------


def rob_hero(s: Battleground, a: int, t: int, hits: int) -> None:
    """A Rogue who hits an enemy hero or his unit in melee tries to steal something. Rules: BLH-SKL-06, BLH-SKL-11."""
    thief, victim = hero_in(s, a), hero_in(s, t)
    if thief >= 0 and victim >= 0 and has_skill(s, thief, "larceny"):
        s.call(LARCENY, hero_number(thief), hero_number(victim), hits)


def begin_larceny(s: Battleground, thief: int, _victim: int, _left: int) -> None:
    """It is announced. Rules: BLH-SKL-07, BLH-SKL-06."""
    s.emit(E_SKILL, name(s, HEROES[thief]), skill_of(s, HEROES[thief], "larceny"))


def larceny_die(s: Battleground, _thief: int, _victim: int, left: int) -> None:
    """A die for every hit. Rules: BLH-SKL-11, BLH-SKL-06."""
    if left > 0:
        s.chance(K_ROLL, BATTLE_DIE)
    else:
        s.leave()


def larceny_rolled(s: Battleground, thief: int, victim: int, left: int) -> None:
    """A lore symbol takes a treasure token of that hero or, if he has none, a lore token.

    Rules: BLH-SKL-11, BLH-SKL-06.
    """
    s.emit(E_DIE, thief // 2, s.answer)
    s.stack[LARCENY_DICE_LEFT] = left - 1
    s.goto(LARCENY_DIE)
    if s.answer != LORE:
        return
    if s.treasure[victim]:
        s.treasure = changed(s.treasure, victim, s.treasure[victim] - 1)
        s.treasure = changed(s.treasure, thief, s.treasure[thief] + 1)
        s.emit(E_STOLEN, name(s, HEROES[thief]), name(s, HEROES[victim]))
    elif s.game_terms.lore:
        steal_lore(s, thief // 2, 1)


LARCENY: Final = sequence(begin_larceny, larceny_die, larceny_rolled)
"""Arguments: the numbers of the thief and of the hero robbed, the dice left."""
LARCENY_DICE_LEFT: Final = ARG_C
LARCENY_DIE: Final = at(LARCENY, larceny_die)
