"""What hits do: troops lose figures, Creatures are hit critically or not at all, heroes are tested."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import (
    BANNER,
    BATTLE_DIE,
    FIRST_HERO,
    IS_CREATURE,
    RANGE,
    SWORD,
)
from banneret.battlelore.geometry.grid import BACK, hexes_in
from banneret.battlelore.play.combat.rolling import ROLL
from banneret.battlelore.play.combat.strength import is_melee, score
from banneret.battlelore.play.heroes.bonuses import crushes, struck_by
from banneret.battlelore.play.heroes.retreat import RUN
from banneret.battlelore.play.heroes.rewards import GAIN_ARTIFACT, gain_experience
from banneret.battlelore.play.heroes.roles import hero_in
from banneret.battlelore.play.heroes.wounds import NOBODY, TEST
from banneret.battlelore.play.turn.banners import decided, lose
from banneret.battlelore.play.turn.movement import impassable
from banneret.battlelore.state.battleground import Battleground, name
from banneret.battlelore.state.events import (
    E_CRITICAL,
    E_DIE,
)
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.sequence import sequence
from banneret.kernel.state import ARG_C


def harm(s: Battleground, a: int, t: int, helmets: int, strikes: int) -> None:
    """What hits do: Creatures are hit critically or not at all, heroes are tested, troops lose figures.

    Rules: BL-BAT-13, BL-CRE-09, BLH-WND-01, BLH-WND-10, BLH-WND-36.
    """
    if not helmets + strikes:
        return
    if IS_CREATURE[s.troop[t]]:
        s.call(CRITICAL, a, t, helmets + strikes)
    elif s.troop[t] >= FIRST_HERO:
        s.call(TEST, t, strikes, cause_of(s, a, t))
    else:
        hurt_troop(s, a, t, helmets, strikes)


def hurt_troop(s: Battleground, a: int, t: int, helmets: int, strikes: int) -> None:
    """A troop loses figures, and its Leader is tested for what struck it, and for its end.

    Rules: BLH-WND-05, BLH-WND-06, BLH-WND-10 to BLH-WND-12, BLH-WND-34, BLH-WND-35.
    """
    h = s.leader[t]
    cause = cause_of(s, a, t)
    lose(s, t, helmets + strikes)
    if h >= 0 and not decided(s):
        dice = strikes + (0 if s.alive >> t & 1 else 1)
        if dice:
            s.call(TEST, h, dice, cause)


def cause_of(s: Battleground, a: int, t: int) -> int:
    """Who makes a hero take a wound test, and whether in melee. Rules: BLH-WND-24."""
    return struck_by(a, a != NOBODY and is_melee(s, a, t))


def take_away(s: Battleground, u: int, figures: int) -> None:
    """Figures are removed without a battle; a Champion is tested for each he would lose. Rules: BLH-WND-37."""
    if s.troop[u] >= FIRST_HERO:
        s.call(TEST, u, figures, NOBODY)
    else:
        hurt_troop(s, NOBODY, u, figures, 0)


def lose_in_flight(s: Battleground, u: int, figures: int, a: int) -> None:
    """A troop that runs loses figures; with its last one its Leader is tested, and has to run himself.

    Rules: BL-RET-08, BL-RET-17, BLH-RTR-20 to BLH-RTR-23.
    """
    h = s.leader[u]
    lose(s, u, figures)
    if h >= 0 and not s.alive >> u & 1 and not decided(s):
        s.call(RUN, h, 0, 0)
        s.call(TEST, h, 1, a)


def critical_die(s: Battleground, _a: int, _t: int, left: int) -> None:
    """Dice that hit a Creature are rolled again. Rules: BL-CRE-09, BL-CRE-10."""
    if left > 0:
        s.chance(K_ROLL, BATTLE_DIE)
    else:
        s.leave()


def read_critical(s: Battleground, a: int, t: int, left: int) -> None:
    """Only a helmet of its banner colour brings it down, or what a hero's weapon makes one.

    Rules: BL-CRE-09 to BL-CRE-13, BLH-XP-02, BLH-ARF-30.
    """
    face = s.answer
    s.emit(E_DIE, 1 - SIDE_OF[t], face)
    s.stack[CRITICAL_DICE_LEFT] = left - 1
    if face == BANNER[s.troop[t]] or (face == SWORD and crushes(s, a) and is_melee(s, a, t)):
        s.emit(E_CRITICAL, name(s, t))
        lose(s, t, 1)
        if a != NOBODY and hero_in(s, a) >= 0:
            gain_experience(s, hero_in(s, a), 1)
        s.leave()
        if a != NOBODY and hero_in(s, a) >= 0 and s.game_terms.slaying:
            s.call(GAIN_ARTIFACT, hero_in(s, a), s.game_terms.slaying, 0)
    else:
        s.goto(CRITICAL)


CRITICAL: Final = sequence(critical_die, read_critical)
"""Arguments: the attacking unit, the Creature, how many dice are left."""
CRITICAL_DICE_LEFT: Final = ARG_C


def corner_die(s: Battleground, t: int, left: int, a: int) -> None:
    """For every hex a Creature cannot retreat its attacker rolls a die. Rules: BL-CRE-16, BL-CRE-17."""
    s.dice = ()
    s.call(ROLL, a, t, left)


def cornered(s: Battleground, t: int, _left: int, a: int) -> None:
    """What hits is rolled again. Rules: BL-CRE-16."""
    if a == NOBODY:
        dice = s.dice.count(BANNER[s.troop[t]]) + s.dice.count(SWORD)
    else:
        dice = sum(score(s, a, t, RANGE[s.troop[a]] == 1 or is_melee(s, a, t)))
    if dice:
        s.call(CRITICAL, a, t, dice)


def trample(s: Battleground, t: int, left: int, _a: int) -> None:
    """A Creature that survives tramples the units in its way, a figure for every hex; no other Creature, though.

    In a web it is not held by them, nor are units in its way where it could never go.
    Rules: BL-CRE-09, BL-CRE-18, BL-CRE-25, BLH-LMK-21, BLH-WND-37.
    """
    if (s.alive & ~s.webbed) >> t & 1:
        taken = (s.occupied[0] | s.occupied[1]) & ~impassable(s, t)
        for hex in hexes_in(BACK[SIDE_OF[t]][s.pos[t]] & taken):
            if not IS_CREATURE[s.troop[s.at[hex]]] and not decided(s):
                take_away(s, s.at[hex], left)


CORNERED: Final = sequence(corner_die, cornered, trample)
"""Arguments: the Creature, the hexes it cannot retreat, its attacker."""
