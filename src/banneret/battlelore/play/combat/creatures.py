"""The powers of Creatures, paid with lore tokens or with lore symbols of their rolls.

Rules: BL-CRE-01, BL-CRE-21, BL-CRE-25, BL-CRE-27.
"""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import (
    BANNER,
    BATTLE_DIE,
    COUNTRYSIDE,
    DICE_IN,
    FIRST_CREATURE,
    FIRST_HERO,
    HILL,
    IS_CREATURE,
    LAND_IDS,
    LORE,
    MELEE_DICE,
    POWER_COST,
    UNIT_IDS,
)
from banneret.battlelore.geometry.grid import DISTANCE, HEXES, NEAR, hexes_in
from banneret.battlelore.play.combat.creature_rolls import GIANT, SPIDER
from banneret.battlelore.play.combat.dice_without_battle import BOLT, FLAGS_DRIVE, SWORDS_HIT
from banneret.battlelore.play.combat.hits import take_away
from banneret.battlelore.play.combat.retreat import RETREATING, haunt
from banneret.battlelore.play.combat.strength import in_sight
from banneret.battlelore.play.heroes.retreat import RUN
from banneret.battlelore.play.heroes.wounds import NOBODY, TEST
from banneret.battlelore.play.lore.lore import pay_lore
from banneret.battlelore.play.turn.banners import decided, lose
from banneret.battlelore.state.answers import (
    AIM,
    BOULDER,
    EARTHQUAKE,
    HEX_VERBS,
    PLAIN,
    POWERS,
    SUMMON,
    TARGET,
    TREMOR,
    WEB,
    options_of,
)
from banneret.battlelore.state.battleground import Battleground, name, put
from banneret.battlelore.state.events import E_DIE, E_POISON, E_POWER, E_SUMMON, E_WEB
from banneret.battlelore.state.lasting_effects import U_BATTLE, expire
from banneret.battlelore.state.terrain_sets import relaid
from banneret.battlelore.state.unit_numbers import SIDE_MASK, SIDE_OF, TROOPS, first_unit, units_in
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ROLL, K_SPACE, K_TARGET
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

ELEMENTAL: Final = UNIT_IDS.index("earth_elemental")
BOULDERS: Final = LAND_IDS.index("boulders")
CIRCLE: Final = LAND_IDS.index("summoning_circle")
WEB_RANGE: Final = 2
BOULDER_RANGE: Final = (2, 3)
BOULDER_DICE: Final = 2
POISON_DICE: Final = 2


def powers(s: Battleground, u: int) -> list[int]:
    """What a unit may do instead of battling: the powers of a Creature, or calling one.

    Rules: BL-CRE-21, BL-CRE-25, BLH-ROL-05.
    """
    purse = s.goblets[SIDE_OF[u]]
    troop = s.troop[u]
    options: list[int] = []
    if troop == SPIDER and purse >= POWER_COST["web"]:
        options += options_of(WEB, near_enemies(s, u, 1, WEB_RANGE))
    if troop == GIANT and purse >= POWER_COST["boulder"] and s.ground.land[s.pos[u]] in (HILL, BOULDERS):
        far = near_enemies(s, u, *BOULDER_RANGE)
        options += options_of(BOULDER, sum(1 << hex for hex in hexes_in(far) if in_sight(s, s.pos[u], hex)))
    if troop == ELEMENTAL:
        if purse >= POWER_COST["tremor"]:
            options.append(TREMOR)
        if purse >= POWER_COST["earthquake"]:
            options.append(EARTHQUAKE)
    if s.ground.land[s.pos[u]] == CIRCLE and not IS_CREATURE[troop] and s.game_terms.lore:
        options.append(SUMMON)
    return options


def near_enemies(s: Battleground, u: int, least: int, most: int) -> int:
    """The hexes of the enemies at this distance from a unit."""
    found = 0
    for hex in hexes_in(s.occupied[1 - SIDE_OF[u]]):
        if least <= DISTANCE[s.pos[u] * HEXES + hex] <= most:
            found |= 1 << hex
    return found


def use_power(s: Battleground, u: int, answer: int) -> None:
    """A power is used in place of a battle. Rules: BL-CRE-21."""
    side = SIDE_OF[u]
    s.battled |= 1 << u
    s.emit(E_POWER, name(s, u), POWERS.index(power_of(answer)))
    if verb(answer) == WEB:
        pay_lore(s, side, POWER_COST["web"])
        t = s.at[argument(answer)]
        s.webbed |= 1 << t
        s.emit(E_WEB, name(s, t))
    elif verb(answer) == BOULDER:
        pay_lore(s, side, POWER_COST["boulder"])
        hex = argument(answer)
        s.call(BOLT, s.at[hex], min(BOULDER_DICE, DICE_IN[s.ground.land[hex]]), SWORDS_HIT | FLAGS_DRIVE)
    elif answer == SUMMON:
        s.call(CALLING, u, MELEE_DICE[s.troop[u]], 0)
    else:
        harm = 1 if answer == EARTHQUAKE else 0
        pay_lore(s, side, POWER_COST["earthquake" if harm else "tremor"])
        s.call(SHAKING, u, neighbours(s, u), harm)


def power_of(answer: int) -> str:
    """The power that an answer is to use. Rules: BL-CRE-21."""
    return PLAIN[answer] if answer in PLAIN else HEX_VERBS[verb(answer)]


def neighbours(s: Battleground, u: int) -> int:
    """The units next to a unit, friend or foe, as a set of units."""
    found = 0
    for hex in hexes_in(NEAR[s.pos[u]] & (s.occupied[0] | s.occupied[1])):
        found |= 1 << s.at[hex]
    return found


# -- Tremor and Earthquake ---------------------------------------------------------------------------------------------


def quake(s: Battleground, _u: int, left: int, harm: int) -> None:
    """All troops lose figures at once; Creatures have none to lose, and Champions are tested.

    A Leader who has lost his troop by it is shaken in its place.

    Rules: BL-CRE-09, BL-CRE-21, BL-VIC-07, BL-VIC-08, BLH-WND-35, BLH-WND-37.
    """
    tests: list[tuple[int, int]] = []
    for t in units_in(left):
        if harm and s.troop[t] >= FIRST_HERO:
            tests.append((t, harm))
        elif harm and s.troop[t] < FIRST_CREATURE:
            h = s.leader[t]
            lose(s, t, harm)
            if h >= 0 and not s.alive >> t & 1:
                tests.append((h, 1))
                left |= 1 << h
    if decided(s):
        return
    s.stack[STILL_TO_SHAKE] = left
    for h, dice in tests:
        s.call(TEST, h, dice, NOBODY)


def ask_shaken(s: Battleground, u: int, left: int, _harm: int) -> None:
    """One after the other they retreat, in the order that the Creature's player names. Rules: BL-CRE-21, BL-VIC-07."""
    if s.effects:
        expire(s, U_BATTLE)
    if decided(s):
        return
    hexes = 0
    for t in units_in(left & s.alive):
        hexes |= 1 << s.pos[t]
    options = options_of(TARGET, hexes)
    if not options:
        s.leave()
    elif len(options) == 1:
        s.answer = options[0]
    else:
        s.ask_for(u, K_TARGET, options)


def shake(s: Battleground, _u: int, left: int, _harm: int) -> None:
    """They retreat a hex, by a Cemetery two; a Champion as far as he does. Rules: BL-CRE-21, BLH-LMK-15, BLH-RTR-01."""
    t = s.at[argument(s.answer)]
    s.stack[STILL_TO_SHAKE] = left & ~(1 << t)
    s.goto(ASK_SHAKEN)
    if s.troop[t] >= FIRST_HERO:
        s.call(RUN, t, 0, 0)
    else:
        s.call(RETREATING, t, 2 if haunt(s, t) else 1, NOBODY)


SHAKING: Final = sequence(quake, asks(ask_shaken), shake)
"""Arguments: the Creature, the units that are still to be shaken, the figures they lose."""
STILL_TO_SHAKE: Final = ARG_B
ASK_SHAKEN: Final = at(SHAKING, ask_shaken)


# -- the Summoning Circle ----------------------------------------------------------------------------------------------


def call_die(s: Battleground, u: int, left: int, found: int) -> None:
    """A unit in the circle rolls its melee dice; the Elemental enters no Witch Hut. Rules: BL-CRE-21, BLH-LMK-21."""
    if left > 0:
        s.chance(K_ROLL, BATTLE_DIE)
    elif found and free_slot(s, u) >= 0:
        shut = s.ground.closed | s.ground.foot_only
        hexes = NEAR[s.pos[u]] & ~(s.occupied[0] | s.occupied[1] | shut)
        if hexes:
            s.goto(SUMMONED)
            s.ask_for(u, K_SPACE, options_of(AIM, hexes))
        else:
            s.leave()
    else:
        s.leave()


def call_rolled(s: Battleground, u: int, left: int, _found: int) -> None:
    """A lore symbol brings the Earth Elemental."""
    s.emit(E_DIE, SIDE_OF[u], s.answer)
    s.stack[CALLING_DICE_LEFT] = left - 1
    if s.answer == LORE:
        s.stack[LORE_ROLLED] = 1
    s.goto(CALLING)


def free_slot(s: Battleground, u: int) -> int:
    """A number for one more unit of the side, or -1."""
    side = SIDE_OF[u]
    free = [n for n in range(first_unit(side), first_unit(side) + TROOPS) if s.troop[n] < 0]
    return free[0] if free else -1


def summoned(s: Battleground, u: int, _left: int, _found: int) -> None:
    """It appears next to the unit, perhaps on an objective, and the circle is gone. Rules: BL-VIC-06, BL-CRE-21."""
    n = free_slot(s, u)
    s.troop[n] = ELEMENTAL
    s.figures[n] = 1
    s.alive |= 1 << n
    put(s, n, argument(s.answer))
    s.emit(E_SUMMON, name(s, n), s.pos[n])
    hex = s.pos[u]
    s.ground = relaid(s.ground, hex, COUNTRYSIDE)
    decided(s)


CALLING: Final = sequence(asks(call_die), call_rolled, summoned)
"""Arguments: the unit, the dice left, whether a lore symbol was rolled."""
CALLING_DICE_LEFT: Final = ARG_B
LORE_ROLLED: Final = ARG_C
SUMMONED: Final = at(CALLING, summoned)


# -- Poison ------------------------------------------------------------------------------------------------------------


def suffer_poison(s: Battleground, u: int, left: int, hurt: int) -> None:
    """At the start of its owner's turn a poisoned unit is rolled for, and then the next. Rules: BL-CRE-25."""
    if u >= 0 and left == 0:
        # What the harm brings about, such as a wound test, comes before the next unit.
        s.stack[POISONED_UNIT] = -1
        s.goto(SICKNESS)
        if hurt:
            take_away(s, u, 1)
            decided(s)
        return
    if u < 0:
        sick = units_in(s.poisoned & SIDE_MASK[s.turn] & s.alive)
        if not sick:
            s.leave()
            return
        s.poisoned &= ~(1 << sick[0])
        s.emit(E_POISON, name(s, sick[0]), 0)
        s.stack[POISONED_UNIT] = sick[0]
        s.stack[POISON_DICE_LEFT] = POISON_DICE
        s.stack[LOSES_FIGURE] = 0
    s.chance(K_ROLL, BATTLE_DIE)


def poison_rolled(s: Battleground, u: int, left: int, _hurt: int) -> None:
    """A helmet of its colour costs one figure. Rules: BL-CRE-25."""
    s.emit(E_DIE, 1 - SIDE_OF[u], s.answer)
    s.stack[POISON_DICE_LEFT] = left - 1
    if s.answer == BANNER[s.troop[u]]:
        s.stack[LOSES_FIGURE] = 1
    s.goto(SICKNESS)


SICKNESS: Final = sequence(suffer_poison, poison_rolled)
"""Arguments: the unit or -1, the dice left, whether it loses a figure."""
POISONED_UNIT: Final = ARG_A
POISON_DICE_LEFT: Final = ARG_B
LOSES_FIGURE: Final = ARG_C
