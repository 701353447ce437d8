"""The lore cards of the Wizard."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.bolts import BOLT, FLAGS_DRIVE, LORE_KILLS, SWORDS_HIT
from banneret.battlelore.effects import (
    U_BATTLE,
    U_NEXT,
    U_TURN,
    X_DICE,
    X_HELMETS,
    X_MELEE,
    X_RANGE,
    X_STEPS,
    X_SWORDS,
    X_TIMID,
    affect,
)
from banneret.battlelore.events import E_MOVE
from banneret.battlelore.field import SIDE_MASK, Field, name, put, units_in
from banneret.battlelore.grid import BOARD, DISTANCE, HEXES, NEAR, hexes_in
from banneret.battlelore.lore import (
    W_ATTACKED,
    W_CARD,
    W_COMBAT,
    W_COMMAND,
    W_END,
    W_MOVE,
    gain_lore,
    power,
    spell,
    steal_lore,
)
from banneret.battlelore.lore_aims import defends, enemies, own_turn, within
from banneret.battlelore.mist import lay_mist, misty_sites
from banneret.battlelore.tables import FOOT, LORE_IDS, RANGE
from banneret.battlelore.verbs import AIM, DONE, TARGET, argument, options_of
from banneret.battlelore.windows import cancel_card
from banneret.kernel.kinds import K_SPACE, K_TARGET
from banneret.kernel.sequence import sequence


def of(s: Field, side: int, card: str) -> int:
    """The level a card of this name is played at."""
    return power(s, side, LORE_IDS.index(card))


# -- Arcane Spark ------------------------------------------------------------------------------------------------------


def spark_targets(s: Field, side: int) -> int:
    """Enemies near enough to a friendly unit."""
    return within(s, side, 2 * of(s, side, "arcane_spark"))


def can_spark(s: Field, side: int, a: int, t: int) -> bool:
    """In the own Combat phase, with an enemy near."""
    return own_turn(s, side) and spark_targets(s, side) != 0


def ask_spark(s: Field, side: int, a: int, t: int) -> None:
    """One enemy within two hexes a level of a friendly unit. Rules: BL-LRE-17, BL-LRE-19."""
    s.ask(side, K_TARGET, options_of(TARGET, spark_targets(s, side)))


def spark(s: Field, side: int, a: int, t: int) -> None:
    """A die for each level; helmets of its colour hit. Rules: BL-LRE-17."""
    s.call(BOLT, s.at[argument(s.answer)], of(s, side, "arcane_spark"), 0)


spell("arcane_spark", W_COMBAT, can_spark, sequence(ask_spark, spark))


# -- Blurred Shapes, Stone Skin: a unit about to be attacked -----------------------------------------------------------


def blur(s: Field, side: int, a: int, t: int) -> None:
    """The attacker rolls one die fewer. Rules: BL-LRE-15."""
    affect(s, X_DICE, a, -1, U_BATTLE)


spell("blurred_shapes", W_ATTACKED, defends, sequence(blur))


def harden(s: Field, side: int, a: int, t: int) -> None:
    """It ignores a helmet hit for each level. Rules: BL-LRE-17."""
    affect(s, X_HELMETS, t, of(s, side, "stone_skin"), U_BATTLE)


spell("stone_skin", W_ATTACKED, defends, sequence(harden))


# -- Dispel Magic ------------------------------------------------------------------------------------------------------


def answers_card(s: Field, side: int, a: int, t: int) -> bool:
    """Any lore card of the other side may be cancelled."""
    return True


def dispel(s: Field, side: int, a: int, t: int) -> None:
    """The card does nothing; its cost stays paid. Rules: BL-LRE-29."""
    cancel_card(s)


spell("dispel_magic", W_CARD, answers_card, sequence(dispel))


# -- Eagle Eye ---------------------------------------------------------------------------------------------------------


def archers(s: Field, side: int, chosen: int) -> int:
    """The hexes of the ordered friendly units with ranged weapons that are not chosen yet."""
    hexes = 0
    for u in units_in(s.alive & s.ordered & SIDE_MASK[side] & ~chosen):
        if RANGE[s.troop[u]] > 1:
            hexes |= 1 << s.pos[u]
    return hexes


def can_see_far(s: Field, side: int, a: int, t: int) -> bool:
    """In the own Combat phase, with archers ordered."""
    return own_turn(s, side) and archers(s, side, 0) != 0


def ask_archer(s: Field, side: int, chosen: int, count: int) -> None:
    """One unit for each level. Rules: BL-LRE-17, BL-LRE-20."""
    if count < 0:
        count = chosen = 0
        s.stack[-1] = s.stack[-2] = 0
    hexes = archers(s, side, chosen) if count < of(s, side, "eagle_eye") else 0
    if hexes:
        s.ask(side, K_TARGET, [*options_of(TARGET, hexes), *([DONE] if count else [])])
    else:
        s.leave()


def got_archer(s: Field, side: int, chosen: int, count: int) -> None:
    """They shoot two hexes farther, and swords-on-shields hit. Rules: BL-LRE-19."""
    if s.answer == DONE:
        s.leave()
        return
    u = s.at[argument(s.answer)]
    affect(s, X_RANGE, u, 2, U_TURN)
    affect(s, X_SWORDS, u, 1, U_TURN)
    s.stack[-2] = chosen | 1 << u
    s.stack[-1] = count + 1
    s.goto(EAGLE_EYE)


EAGLE_EYE: Final = sequence(ask_archer, got_archer)
spell("eagle_eye", W_COMBAT, can_see_far, EAGLE_EYE)


# -- Creeping Doom -----------------------------------------------------------------------------------------------------


def can_strike_all(s: Field, side: int, a: int, t: int) -> bool:
    """In the own phase, with an enemy on the field."""
    return own_turn(s, side) and enemies(s, side) != 0


def ask_doomed(s: Field, side: int, chosen: int, count: int) -> None:
    """Up to one enemy for each level. Rules: BL-LRE-17, BL-LRE-20."""
    if count < 0:
        count = chosen = 0
        s.stack[-1] = s.stack[-2] = 0
    hexes = 0
    if count < of(s, side, "creeping_doom"):
        for u in units_in(s.alive & SIDE_MASK[1 - side] & ~chosen):
            hexes |= 1 << s.pos[u]
    if hexes:
        s.ask(side, K_TARGET, [*options_of(TARGET, hexes), *([DONE] if count else [])])
    else:
        s.leave()


def got_doomed(s: Field, side: int, chosen: int, count: int) -> None:
    """Two dice against each: helmets of its colour hit, flags drive it off. Rules: BL-LRE-19."""
    if s.answer == DONE:
        s.leave()
        return
    u = s.at[argument(s.answer)]
    s.stack[-2] = chosen | 1 << u
    s.stack[-1] = count + 1
    s.goto(CREEPING_DOOM)
    s.call(BOLT, u, 2, FLAGS_DRIVE)


CREEPING_DOOM: Final = sequence(ask_doomed, got_doomed)
spell("creeping_doom", W_COMMAND, can_strike_all, CREEPING_DOOM)


# -- Portal and Greater Portal -----------------------------------------------------------------------------------------


def portal_hexes(s: Field, u: int, far: int) -> int:
    """The vacant hexes so far from a unit that it can stand on. Rules: BL-LRE-19."""
    free = BOARD & ~(s.occupied[0] | s.occupied[1]) & ~s.ground.closed
    found = 0
    for hex in hexes_in(free):
        if DISTANCE[s.pos[u] * HEXES + hex] <= far:
            found |= 1 << hex
    return found


def can_port(s: Field, side: int, a: int, t: int) -> bool:
    """In the own Movement phase."""
    return own_turn(s, side) and s.occupied[side] != 0


def ask_traveller(s: Field, side: int, u: int, c: int) -> None:
    """One friendly unit. Rules: BL-LRE-15."""
    s.ask(side, K_TARGET, options_of(TARGET, s.occupied[side]))


def ask_portal(s: Field, side: int, u: int, c: int) -> None:
    """It comes to a vacant hex, whatever lies between. Rules: BL-LRE-17, BL-MOV-08."""
    u = s.at[argument(s.answer)]
    s.stack[-2] = u
    hexes = portal_hexes(s, u, 3 + of(s, side, "portal"))
    if hexes:
        s.ask(side, K_SPACE, options_of(AIM, hexes))
    else:
        s.leave()


def through_portal(s: Field, side: int, u: int, c: int) -> None:
    """It may still battle. Rules: BL-MOV-08."""
    goal = argument(s.answer)
    s.emit(E_MOVE, name(s, u), s.pos[u], goal)
    put(s, u, goal)


spell("portal", W_MOVE, can_port, sequence(ask_traveller, ask_portal, through_portal))


def ask_first_traveller(s: Field, side: int, u: int, goal: int) -> None:
    """Up to two adjacent friendly units. Rules: BL-LRE-15."""
    s.ask(side, K_TARGET, options_of(TARGET, s.occupied[side]))


def ask_first_portal(s: Field, side: int, u: int, goal: int) -> None:
    """The first goes as by a Portal. Rules: BL-LRE-17."""
    u = s.at[argument(s.answer)]
    s.stack[-2] = u
    hexes = portal_hexes(s, u, 3 + of(s, side, "greater_portal"))
    if hexes:
        s.ask(side, K_SPACE, options_of(AIM, hexes))
    else:
        s.leave()


def ask_companion(s: Field, side: int, u: int, goal: int) -> None:
    """A unit that was next to it may come along. Rules: BL-LRE-15."""
    goal = argument(s.answer)
    friends = NEAR[s.pos[u]] & s.occupied[side]
    s.emit(E_MOVE, name(s, u), s.pos[u], goal)
    put(s, u, goal)
    s.stack[-1] = goal
    if friends:
        s.ask(side, K_TARGET, [*options_of(TARGET, friends), DONE])
    else:
        s.leave()


def ask_second_portal(s: Field, side: int, u: int, goal: int) -> None:
    """It ends next to the first. Rules: BL-LRE-17."""
    if s.answer == DONE:
        s.leave()
        return
    other = s.at[argument(s.answer)]
    s.stack[-2] = other
    hexes = portal_hexes(s, other, 3 + of(s, side, "greater_portal")) & NEAR[goal]
    if hexes:
        s.ask(side, K_SPACE, options_of(AIM, hexes))
    else:
        s.leave()


def through_greater_portal(s: Field, side: int, u: int, goal: int) -> None:
    """It may still battle. Rules: BL-MOV-08."""
    hex = argument(s.answer)
    s.emit(E_MOVE, name(s, u), s.pos[u], hex)
    put(s, u, hex)


spell(
    "greater_portal",
    W_MOVE,
    can_port,
    sequence(ask_first_traveller, ask_first_portal, ask_companion, ask_second_portal, through_greater_portal),
)


# -- Chain Lightning ---------------------------------------------------------------------------------------------------


def ask_chained(s: Field, side: int, chosen: int, last: int) -> None:
    """One enemy, then one next to it, up to one for each level. Rules: BL-LRE-17, BL-LRE-20."""
    if last < 0:
        chosen = 0
        s.stack[-2] = 0
        hexes = enemies(s, side)
    elif chosen.bit_count() < of(s, side, "chain_lightning"):
        hexes = NEAR[last] & s.occupied[1 - side]
        for u in units_in(chosen & s.alive):
            hexes &= ~(1 << s.pos[u])
    else:
        hexes = 0
    if hexes:
        s.ask(side, K_TARGET, [*options_of(TARGET, hexes), *([DONE] if chosen else [])])
    else:
        s.leave()


def got_chained(s: Field, side: int, chosen: int, last: int) -> None:
    """Three dice, then one fewer each time; helmets of its colour and swords-on-shields hit. Rules: BL-LRE-19."""
    if s.answer == DONE:
        s.leave()
        return
    hex = argument(s.answer)
    u = s.at[hex]
    dice = 3 - chosen.bit_count()
    s.stack[-2] = chosen | 1 << u
    s.stack[-1] = hex
    s.goto(CHAIN_LIGHTNING)
    s.call(BOLT, u, dice, SWORDS_HIT)


CHAIN_LIGHTNING: Final = sequence(ask_chained, got_chained)
spell("chain_lightning", W_COMBAT, can_strike_all, CHAIN_LIGHTNING)


# -- Mass Speed, Mass Might --------------------------------------------------------------------------------------------


def foot_ordered(s: Field, side: int) -> list[int]:
    """The ordered friendly units on foot."""
    return [u for u in units_in(s.alive & s.ordered & SIDE_MASK[side]) if FOOT[s.troop[u]]]


def can_speed(s: Field, side: int, a: int, t: int) -> bool:
    """In the own Movement phase, with foot units ordered."""
    return own_turn(s, side) and len(foot_ordered(s, side)) > 0


def speed(s: Field, side: int, a: int, t: int) -> None:
    """Each may move one hex more and still battle. Rules: BL-LRE-19."""
    for u in foot_ordered(s, side):
        affect(s, X_STEPS, u, 1, U_TURN)


spell("mass_speed", W_MOVE, can_speed, sequence(speed))


def can_strengthen(s: Field, side: int, a: int, t: int) -> bool:
    """In the own Combat phase, with units ordered."""
    return own_turn(s, side) and s.alive & s.ordered & SIDE_MASK[side] != 0


def ask_mighty(s: Field, side: int, chosen: int, count: int) -> None:
    """One unit for each level, and one more. Rules: BL-LRE-17, BL-LRE-20."""
    if count < 0:
        count = chosen = 0
        s.stack[-1] = s.stack[-2] = 0
    hexes = 0
    if count < of(s, side, "mass_might") + 1:
        for u in units_in(s.alive & s.ordered & SIDE_MASK[side] & ~chosen):
            hexes |= 1 << s.pos[u]
    if hexes:
        s.ask(side, K_TARGET, [*options_of(TARGET, hexes), *([DONE] if count else [])])
    else:
        s.leave()


def got_mighty(s: Field, side: int, chosen: int, count: int) -> None:
    """Each battles in melee with one extra die. Rules: BL-LRE-19."""
    if s.answer == DONE:
        s.leave()
        return
    u = s.at[argument(s.answer)]
    affect(s, X_MELEE, u, 1, U_TURN)
    s.stack[-2] = chosen | 1 << u
    s.stack[-1] = count + 1
    s.goto(MASS_MIGHT)


MASS_MIGHT: Final = sequence(ask_mighty, got_mighty)
spell("mass_might", W_COMBAT, can_strengthen, MASS_MIGHT)


# -- Wall of Mist, Mana Siphon, Fireball, Mists of Terror --------------------------------------------------------------


def can_raise_mist(s: Field, side: int, a: int, t: int) -> bool:
    """In the own Command phase, with vacant countryside."""
    return own_turn(s, side) and misty_sites(s) != 0


def ask_mist(s: Field, side: int, count: int, c: int) -> None:
    """Up to one vacant hex of countryside for each level. Rules: BL-LRE-17."""
    if count < 0:
        count = 0
        s.stack[-2] = 0
    sites = misty_sites(s) if count < of(s, side, "wall_of_mist") else 0
    if sites:
        s.ask(side, K_SPACE, [*options_of(AIM, sites), *([DONE] if count else [])])
    else:
        s.leave()


def got_mist(s: Field, side: int, count: int, c: int) -> None:
    """Until the own next turn it hides what is behind it and stops who enters. Rules: BL-LRE-19."""
    if s.answer == DONE:
        s.leave()
        return
    lay_mist(s, argument(s.answer))
    s.stack[-2] = count + 1
    s.goto(WALL_OF_MIST)


WALL_OF_MIST: Final = sequence(ask_mist, got_mist)
spell("wall_of_mist", W_COMMAND, can_raise_mist, WALL_OF_MIST)


def ends_own_turn(s: Field, side: int, a: int, t: int) -> bool:
    """At the end of the own turn."""
    return own_turn(s, side)


def siphon(s: Field, side: int, a: int, t: int) -> None:
    """A token from the pool for each level, and one from the other goblet. Rules: BL-LRE-17."""
    gain_lore(s, side, of(s, side, "mana_siphon"))
    steal_lore(s, side, 1)


spell("mana_siphon", W_END, ends_own_turn, sequence(siphon))


def ask_burnt(s: Field, side: int, a: int, t: int) -> None:
    """One enemy, anywhere. Rules: BL-LRE-15."""
    s.ask(side, K_TARGET, options_of(TARGET, enemies(s, side)))


def burn(s: Field, side: int, a: int, t: int) -> None:
    """Two dice and one for each level: any lore symbol is its end, else helmets of its colour hit. Rules: BL-LRE-17."""
    s.call(BOLT, s.at[argument(s.answer)], of(s, side, "fireball") + 2, LORE_KILLS)


spell("fireball", W_COMMAND, can_strike_all, sequence(ask_burnt, burn))


def terrify(s: Field, side: int, a: int, t: int) -> None:
    """No enemy is Bold until the own next turn, unless a later card makes it so. Rules: BL-LRE-19, BL-RET-09."""
    for u in units_in(s.alive & SIDE_MASK[1 - side]):
        affect(s, X_TIMID, u, 1, U_NEXT)


spell("mists_of_terror", W_COMMAND, can_strike_all, sequence(terrify))
