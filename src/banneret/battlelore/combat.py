"""One combat: the dice, the hits, the flags, the battle back and what follows."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.events import (
    E_ATTACK,
    E_BACK,
    E_BLOCKED,
    E_BONUS,
    E_DIE,
    E_FLAGS,
    E_GROUND,
    E_PANIC,
    E_RETREAT,
)
from banneret.battlelore.field import PER_SIDE, Field, name, put
from banneret.battlelore.grid import BACK, NEAR
from banneret.battlelore.movement import barred
from banneret.battlelore.strength import boldness, dice_of, foes_beside, hits, is_melee
from banneret.battlelore.tables import (
    BANNER,
    BATTLE_DIE,
    FLAG,
    FRIGHTENED,
    MAY_BATTLE,
    MOUNTED,
    REROLLS_SWORDS,
    SWORD,
)
from banneret.battlelore.verbs import ATTACK, DONE, IGNORE, MOVE, NO, RETREAT, YES, argument, option, options_of
from banneret.battlelore.victory import decided, lose
from banneret.kernel.kinds import K_AMOUNT, K_MAY, K_ROLL, K_SPACE, K_TARGET
from banneret.kernel.sequence import at, sequence

# How a roll is made, the third argument: what it is, and from bit 2 on the hex the target stood on, plus 1.
FIRST: Final = 0
BATTLE_BACK: Final = 1
BONUS: Final = 2
WHERE: Final = 2

_TOLD: Final = (E_ATTACK, E_BACK, E_BONUS)


# -- one roll ----------------------------------------------------------------------------------------------------------


def announce(s: Field, a: int, t: int, how: int) -> None:
    """A unit battles another: its dice are counted. Rules: BL-BAT-05 to BL-BAT-07, BL-BACK-03."""
    s.dice = ()
    dice = dice_of(s, a, t)
    s.stack[-1] = how & 3 | s.pos[t] + 1 << WHERE
    s.emit(_TOLD[how & 3], name(s, a), name(s, t), dice)
    s.call(ROLL, a, t, dice)


def count_hits(s: Field, a: int, t: int, how: int) -> None:
    """Hits come before flags; a lost battle may be the last. Rules: BL-BAT-10 to BL-BAT-14, BL-BAT-19, BL-VIC-03."""
    lose(s, t, hits(s, a, t, is_melee(s, a, t)))
    if s.dice.count(FLAG) and s.alive >> t & 1 and not decided(s):
        s.call(FLEEING, t, s.dice.count(FLAG), 0)


def after_roll(s: Field, a: int, t: int, how: int) -> None:
    """Somebody may have won by the retreat. Rules: BL-VIC-03, BL-VIC-07."""
    decided(s)


STRIKE: Final = sequence(announce, count_hits, after_roll)
"""Arguments: the attacking unit, the target, how."""


def roll(s: Field, a: int, t: int, left: int) -> None:
    """Roll the dice one by one. Rules: BL-BAT-01, BL-BAT-07."""
    if left > 0:
        s.chance(K_ROLL, BATTLE_DIE)
    else:
        s.leave()


def rolled(s: Field, a: int, t: int, left: int) -> None:
    """A die is read; a spear that hits with a sword-on-shield is rolled once more. Rules: BL-BAT-01, BL-BAT-33."""
    face = s.answer
    s.dice = (*s.dice, face)
    s.emit(E_DIE, a // PER_SIDE, face)
    again = face == SWORD and REROLLS_SWORDS[s.troop[a]]
    s.stack[-1] = left if again else left - 1
    s.goto(ROLL)


ROLL: Final = sequence(roll, rolled)
"""Arguments: the attacking unit, the target, how many dice are left."""


# -- flags -------------------------------------------------------------------------------------------------------------


def ask_ignored(s: Field, u: int, flags: int, c: int) -> None:
    """A Bold unit may ignore flags, as many as it is bold. Rules: BL-RET-09 to BL-RET-12, BL-BACK-08."""
    most = min(flags, boldness(s, u))
    if most:
        s.ask(u // PER_SIDE, K_AMOUNT, [option(IGNORE, n) for n in range(most, -1, -1)])
    else:
        s.answer = option(IGNORE, 0)


def flags_left(s: Field, u: int, flags: int, c: int) -> None:
    """The others make it retreat, frightened units twice as far. Rules: BL-BAT-15, BL-RET-01, BL-RET-15."""
    ignored = argument(s.answer)
    s.emit(E_FLAGS, name(s, u), flags, ignored)
    steps = (flags - ignored) * (2 if FRIGHTENED[s.troop[u]] else 1)
    if not steps:
        s.leave()
        return
    s.stack[-1] = steps


def ask_retreat(s: Field, u: int, flags: int, steps: int) -> None:
    """The owner picks each hex of the way, towards the own baseline; who cannot go on loses a figure a hex.

    Rules: BL-RET-01 to BL-RET-08, BL-RET-20.
    """
    ways = BACK[u // PER_SIDE][s.pos[u]] & ~barred(s, u)
    if not ways:
        s.emit(E_BLOCKED, name(s, u), steps)
        lose(s, u, steps)
        s.leave()
    else:
        s.ask(u // PER_SIDE, K_SPACE, options_of(RETREAT, ways))


def retreated(s: Field, u: int, flags: int, steps: int) -> None:
    """It goes there, and a frightened one rolls a die for every hex. Rules: BL-RET-02, BL-RET-16."""
    goal = argument(s.answer)
    s.emit(E_RETREAT, name(s, u), s.pos[u], goal)
    put(s, u, goal)
    s.stack[-1] = steps - 1
    if FRIGHTENED[s.troop[u]]:
        s.chance(K_ROLL, BATTLE_DIE)
    else:
        s.answer = FLAG


def panicked(s: Field, u: int, flags: int, steps: int) -> None:
    """A helmet of its colour costs a figure. Rules: BL-RET-16 to BL-RET-18."""
    if FRIGHTENED[s.troop[u]]:
        s.emit(E_PANIC, name(s, u), s.answer)
        if s.answer == BANNER[s.troop[u]]:
            lose(s, u, 1)
    if steps and s.alive >> u & 1:
        s.goto(ASK_RETREAT)


FLEEING: Final = sequence(ask_ignored, flags_left, ask_retreat, retreated, panicked)
"""Arguments: the unit, the flags against it, the hexes it still has to retreat."""
ASK_RETREAT: Final = at(FLEEING, ask_retreat)


# -- the whole combat --------------------------------------------------------------------------------------------------


def begin_combat(s: Field, a: int, t: int, how: int) -> None:
    """The attacker rolls first. Rules: BL-CMD-08, BL-BAT-05."""
    s.stack[-1] = how & 3 | s.pos[t] + 1 << WHERE | (1 << 10 if is_melee(s, a, t) else 0)
    s.battled |= 1 << a
    s.call(STRIKE, a, t, how & 3)


def ask_back(s: Field, a: int, t: int, how: int) -> None:
    """A Bold unit that held its hex in a melee may battle back, once.

    Rules: BL-BACK-01, BL-BACK-02, BL-BACK-04 to BL-BACK-08, BL-BACK-10, BL-BAT-43.
    """
    melee = how >> 10 & 1 == 1
    held = s.alive >> t & 1 == 1 and s.pos[t] == (how >> WHERE & 255) - 1
    if melee and held and s.alive >> a & 1 and (boldness(s, t) or s.match.cunning):
        s.ask(t // PER_SIDE, K_MAY, [YES, NO])
    else:
        s.answer = NO


def got_back(s: Field, a: int, t: int, how: int) -> None:
    """The battle back is a roll of its own, without anything to follow. Rules: BL-BACK-03, BL-BACK-09, BL-BAT-42."""
    if s.answer == YES:
        s.call(STRIKE, t, a, BATTLE_BACK)


def ask_ground(s: Field, a: int, t: int, how: int) -> None:
    """Who drove the target from its hex in a melee may follow. Rules: BL-BAT-34, BL-BAT-36, BL-BAT-41, BL-BAT-43."""
    goal = (how >> WHERE & 255) - 1
    melee = how >> 10 & 1 == 1
    stood = s.alive >> a & 1 == 1 and NEAR[s.pos[a]] >> goal & 1 == 1
    if melee and stood and s.at[goal] < 0 and not barred(s, a) >> goal & 1:
        s.ask(a // PER_SIDE, K_MAY, [YES, NO])
    else:
        s.leave()


def got_ground(s: Field, a: int, t: int, how: int) -> None:
    """It enters the hex; only mounted units go on from there. Rules: BL-BAT-34 to BL-BAT-37, BL-BAT-41, BL-TER-02."""
    goal = (how >> WHERE & 255) - 1
    if s.answer == NO:
        s.leave()
        return
    s.emit(E_GROUND, name(s, a), s.pos[a], goal)
    put(s, a, goal)
    s.moved |= 1 << a
    if not MOUNTED[s.troop[a]]:
        s.leave()
        return
    further = NEAR[goal] & ~barred(s, a)
    if s.ground.stops >> goal & 1 or not further:
        s.answer = DONE
    else:
        s.ask(a // PER_SIDE, K_SPACE, [*options_of(MOVE, further), DONE])


def pursued(s: Field, a: int, t: int, how: int) -> None:
    """One hex more, and then one bonus melee attack a turn. Rules: BL-BAT-37 to BL-BAT-41, BL-TER-20."""
    if s.answer != DONE:
        goal = argument(s.answer)
        s.emit(E_GROUND, name(s, a), s.pos[a], goal)
        put(s, a, goal)
    foes = foes_beside(s, a)
    if s.bonus >> a & 1 or not foes or not MAY_BATTLE[s.ground.land[s.pos[a]]]:
        s.leave()
    else:
        s.ask(a // PER_SIDE, K_TARGET, [*options_of(ATTACK, foes), DONE])


def got_bonus(s: Field, a: int, t: int, how: int) -> None:
    """The bonus attack is a new combat. Rules: BL-BAT-38 to BL-BAT-40, BL-BACK-10."""
    s.leave()
    if s.answer != DONE:
        s.bonus |= 1 << a
        s.call(COMBAT, a, s.at[argument(s.answer)], BONUS)


COMBAT: Final = sequence(  # Rules: BL-CMD-08
    begin_combat, ask_back, got_back, ask_ground, got_ground, pursued, got_bonus,
)  # fmt: skip
"""Arguments: the attacking unit, the target, how."""
