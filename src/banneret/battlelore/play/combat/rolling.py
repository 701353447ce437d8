"""Rolling the dice of a battle: the roll, dice rolled again, and dice that others give."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import BATTLE_DIE, IS_CREATURE, REROLLS_SWORDS, SWORD
from banneret.battlelore.play.combat.strength import is_melee, sword_hits
from banneret.battlelore.play.heroes.wounds import NOBODY
from banneret.battlelore.state.answers import DONE, REROLL
from banneret.battlelore.state.battleground import Battleground, name
from banneret.battlelore.state.events import E_DIE, E_REROLL
from banneret.battlelore.state.lasting_effects import X_FURY, X_REROLL, X_TWO, amount
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_REROLL, K_ROLL
from banneret.kernel.piles import without
from banneret.kernel.sequence import asks, reserve, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

STRIKE: Final = reserve(12)
"""One roll with all that follows from it. Arguments: the attacking unit, the target, how (see `packed_rolls`). Filled
by `play.combat.strike`; a strike may make a Champion flee, and a flight may lead to another strike."""


def roll(s: Battleground, _a: int, _t: int, left: int) -> None:
    """Roll the dice one by one. Rules: BL-BAT-01, BL-BAT-07."""
    if left > 0:
        s.chance(K_ROLL, BATTLE_DIE)
    else:
        s.leave()


def rolled(s: Battleground, a: int, t: int, left: int) -> None:
    """A die is read; some roll a sword-on-shield once more. Rules: BL-BAT-01, BL-BAT-33, BL-CRE-28."""
    face = s.answer
    before = s.dice
    s.dice = (*before, face)
    s.emit(E_DIE, 1 - SIDE_OF[t], face)
    again = face == SWORD and a != NOBODY and REROLLS_SWORDS[s.troop[a]] and goes_on(s, a, t, before)
    s.stack[DICE_LEFT] = left if again else left - 1
    s.goto(ROLL)


def goes_on(s: Battleground, a: int, t: int, before: tuple[int, ...]) -> bool:
    """Whether the sword-on-shield that came last is rolled again: a Creature's always, that of spears if it hits.

    Rules: BL-BAT-33, BL-CRE-28.
    """
    if IS_CREATURE[s.troop[a]]:
        return True
    melee = is_melee(s, a, t)
    dice = s.dice
    hits = sword_hits(s, a, t, melee)
    s.dice = before
    hit = hits > sword_hits(s, a, t, melee)
    s.dice = dice
    return hit


ROLL: Final = sequence(roll, rolled)
"""Arguments: the attacking unit, the target, how many dice are left."""
DICE_ROLLED_BY: Final = ARG_A
DICE_ROLLED_AT: Final = ARG_B
DICE_LEFT: Final = ARG_C


def ask_reroll(s: Battleground, a: int, _t: int, picked: int) -> None:
    """Some units may roll dice again: they are set aside one by one, then rolled together.

    Rules: BL-LRE-19, BL-LRE-17.
    """
    if picked < amount(s, X_REROLL, a) and s.dice:
        s.ask_for(a, K_REROLL, [*[option(REROLL, face) for face in sorted(set(s.dice))], DONE])
    else:
        s.answer = DONE


def got_reroll(s: Battleground, a: int, t: int, picked: int) -> None:
    """None of them is rolled again twice. Rules: BL-LRE-19, BL-LRE-17."""
    if s.answer == DONE:
        if picked:
            s.call(ROLL, a, t, picked)
        return
    face = argument(s.answer)
    s.dice = without(s.dice, face)
    s.emit(E_REROLL, name(s, a), face)
    s.stack[DICE_SET_ASIDE] = picked + 1
    s.goto(FINISH_ROLL)


def rage(s: Battleground, a: int, t: int, _c: int) -> None:
    """Each sword-on-shield that hits in melee gives a raging unit an extra die, which gives no other.

    Rules: BL-LRE-19, BL-LRE-17.
    """
    s.call(ROLL, a, t, sword_hits(s, a, t, True))


FINISH_ROLL: Final = sequence(asks(ask_reroll), got_reroll)
"""Arguments: the attacking unit, the target, how many dice were set aside."""
REROLL_TARGET: Final = ARG_B
DICE_SET_ASIDE: Final = ARG_C
RAGE: Final = sequence(rage)
"""Arguments: the attacking unit, the target."""


def roll_all(s: Battleground, a: int, t: int, dice: int, melee: bool) -> None:
    """Roll the dice of an attack, with all that may follow before they count.

    Rules: BL-BAT-07, BL-LRE-17, BL-LRE-19.
    """
    if s.effects and melee and amount(s, X_FURY, a) and not amount(s, X_TWO, a):
        s.call(RAGE, a, t, 0)
    if s.effects and amount(s, X_REROLL, a):
        s.call(FINISH_ROLL, a, t, 0)
    s.call(ROLL, a, t, dice)
