"""Dice that a card or power rolls against a unit, without a battle."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import BANNER, BATTLE_DIE, FIRST_HERO, FLAG, IS_CREATURE, SWORD
from banneret.battlelore.box.tables import LORE as LORE_FACE
from banneret.battlelore.play.combat.hits import CRITICAL
from banneret.battlelore.play.combat.retreat import FLEEING
from banneret.battlelore.play.heroes.bonuses import proof_to_lore
from banneret.battlelore.play.heroes.wounds import NOBODY, TEST
from banneret.battlelore.play.turn.banners import decided, lose
from banneret.battlelore.state.battleground import Battleground, name
from banneret.battlelore.state.events import E_BOLT, E_DIE
from banneret.battlelore.state.lasting_effects import U_BATTLE, expire
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.sequence import at, sequence
from banneret.kernel.state import ARG_A, ARG_B

# What the dice do besides hitting with helmets of the target's colour, as bits of the third argument.
SWORDS_HIT: Final = 1
FLAGS_DRIVE: Final = 2
LORE_KILLS: Final = 4
"""Any lore symbol eliminates the unit, a Creature too."""


def begin_bolt(s: Battleground, t: int, dice: int, _how: int) -> None:
    """A unit that is gone meanwhile is not rolled against."""
    s.dice = ()
    if not s.alive >> t & 1:
        s.leave()
        return
    s.emit(E_BOLT, name(s, t), dice)


def bolt_die(s: Battleground, _t: int, left: int, _how: int) -> None:
    """The dice are rolled one by one. Rules: BL-BAT-01, BL-LRE-19."""
    if left > 0:
        s.chance(K_ROLL, BATTLE_DIE)
    else:
        s.goto(BOLT_HITS)


def bolt_rolled(s: Battleground, t: int, left: int, _how: int) -> None:
    """A die is read."""
    s.dice = (*s.dice, s.answer)
    s.emit(E_DIE, 1 - SIDE_OF[t], s.answer)
    s.stack[BOLT_DICE_LEFT] = left - 1
    s.goto(BOLT_DIE)


def bolt_hits(s: Battleground, t: int, _left: int, how: int) -> None:
    """Creatures are hit critically or not at all, heroes are tested; a Leader left alone is the target from now on.

    Rules: BL-CRE-10, BLH-WND-05, BLH-WND-08, BLH-WND-11, BLH-WND-35, BLH-WND-37, BL-LRE-19.
    """
    swords = s.dice.count(SWORD) if how & SWORDS_HIT else 0
    helmets = s.dice.count(BANNER[s.troop[t]])
    doom = s.dice.count(LORE_FACE) if how & LORE_KILLS and not proof_to_lore(s, t) else 0
    if s.troop[t] >= FIRST_HERO:
        if swords + doom:
            s.call(TEST, t, swords + doom, NOBODY)
    elif IS_CREATURE[s.troop[t]]:
        if doom:
            lose(s, t, 1)
        elif helmets + swords:
            s.call(CRITICAL, NOBODY, t, helmets + swords)
    else:
        h = s.leader[t]
        lose(s, t, s.figures[t] if doom else helmets + swords)
        if h >= 0:
            lost = not s.alive >> t & 1
            dice = swords + doom + int(lost)
            if dice and not decided(s):
                if lost:
                    s.stack[BOLT_TARGET] = h
                s.call(TEST, h, dice, NOBODY)


def bolt_flags(s: Battleground, t: int, _left: int, how: int) -> None:
    """Flags drive the target off where the card says so.

    Rules: BL-BAT-15, BL-VIC-03, BL-VIC-07, BLH-WND-35, BL-LRE-19.
    """
    if decided(s):
        return
    flags = s.dice.count(FLAG)
    if how & FLAGS_DRIVE and flags and s.alive >> t & 1:
        s.call(FLEEING, t, flags, NOBODY)


def bolt_over(s: Battleground, _t: int, _left: int, _how: int) -> None:
    """Fright ends with the retreat, and somebody may have won by it.

    Rules: BL-VIC-03, BL-VIC-07, BLH-LMK-16, BL-LRE-19.
    """
    if s.effects:
        expire(s, U_BATTLE)
    decided(s)


BOLT: Final = sequence(begin_bolt, bolt_die, bolt_rolled, bolt_hits, bolt_flags, bolt_over)
"""Arguments: the target, the dice left, what else the dice do."""
BOLT_TARGET: Final = ARG_A
BOLT_DICE_LEFT: Final = ARG_B
BOLT_DIE: Final = at(BOLT, bolt_die)
BOLT_HITS: Final = at(BOLT, bolt_hits)
