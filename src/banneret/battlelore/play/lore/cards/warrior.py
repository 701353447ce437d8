"""The lore cards of the Warrior, except those that the Rogue has too."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import BANNER, BATTLE_DIE, FOOT, IS_CREATURE, MOUNTED
from banneret.battlelore.geometry.grid import HALF, NEAR
from banneret.battlelore.geometry.grid import SECTION as SECTIONS
from banneret.battlelore.play.combat.battle import COMBAT
from banneret.battlelore.play.combat.hits import take_away
from banneret.battlelore.play.combat.packed_rolls import BATTLE_BACK, FIRST
from banneret.battlelore.play.combat.retreat import stop_flight
from banneret.battlelore.play.combat.rolling import STRIKE
from banneret.battlelore.play.combat.strength import foes_beside
from banneret.battlelore.play.heroes.wounds import NOBODY
from banneret.battlelore.play.lore.cards.shared import ask_sections
from banneret.battlelore.play.lore.lore import (
    W_AFTER,
    W_ATTACKED,
    W_COMBAT,
    W_COMMAND,
    W_FLAGS,
    W_MOVE,
    spell,
)
from banneret.battlelore.play.lore.packed_cards import attacked_unit, was_near_by
from banneret.battlelore.play.lore.picking import on_units, one, per_level
from banneret.battlelore.play.lore.targets import (
    defends,
    defends_close,
    must_run,
    of,
    on_hexes,
    ordered,
    ordered_mounted,
    ordered_shooters,
    waiting,
)
from banneret.battlelore.play.turn.landmarks import hurt_units, regain
from banneret.battlelore.play.turn.ordering import play_instead
from banneret.battlelore.state.answers import DONE, TARGET, options_of
from banneret.battlelore.state.battleground import WOUNDED, Battleground
from banneret.battlelore.state.events import E_DIE
from banneret.battlelore.state.lasting_effects import (
    U_BATTLE,
    U_TURN,
    X_BACK,
    X_BONUS,
    X_DICE,
    X_FURY,
    X_MELEE,
    X_MUTE,
    X_SHIELD,
    X_SHOT,
    X_STEPS,
    X_TWO,
    affect,
)
from banneret.battlelore.state.unit_numbers import SIDE_OF, hero_number, is_hero, units_in
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_ROLL, K_TARGET
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_B, ARG_C

# -- own units ---------------------------------------------------------------------------------------------------------


def brace(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Strength: it battles with an extra die in this turn. Rules: BL-LRE-19."""
    affect(s, X_DICE, u, 1, U_TURN)


def take_aim(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Take Aim: three extra dice in its ranged attacks. Rules: BL-LRE-19."""
    affect(s, X_SHOT, u, 3, U_TURN)


def run_on(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Run: it may move one more hex. Rules: BL-LRE-19."""
    affect(s, X_STEPS, u, 1, U_TURN)


def in_melee(s: Battleground, side: int, a: int, t: int) -> int:
    """The player's own ordered units next to an enemy."""
    found = 0
    for u in units_in(ordered(s, side, a, t)):
        if foes_beside(s, u):
            found |= 1 << u
    return found


def go_berserk(s: Battleground, _side: int, u: int, level: int) -> None:
    """Berserk: one more die per level in melee, and one for each sword-on-shield that hits.

    Rules: BL-LRE-17, BL-LRE-19.
    """
    affect(s, X_MELEE, u, level, U_TURN)
    affect(s, X_FURY, u, 1, U_TURN)


def ride_down(s: Battleground, _side: int, u: int, level: int) -> None:
    """Trample Down: its bonus melee attack has one extra die per level. Rules: BL-LRE-17, BL-BAT-38, BL-LRE-19."""
    affect(s, X_BONUS, u, level, U_TURN)


on_units("strength", W_COMBAT, ordered, one, brace)
on_units("take_aim", W_COMBAT, ordered_shooters, one, take_aim)
on_units("run", W_MOVE, waiting, one, run_on)
on_units("berserk", W_COMBAT, in_melee, one, go_berserk)
on_units("trample_down", W_COMBAT, ordered_mounted, one, ride_down)


# -- answers -----------------------------------------------------------------------------------------------------------


def parry(s: Battleground, _side: int, a: int, _t: int) -> None:
    """Parry: the attacker battles with exactly two dice in this turn. Rules: BL-LRE-15, BL-LRE-19."""
    affect(s, X_TWO, a, 1, U_TURN)


def can_lock(s: Battleground, side: int, a: int, t: int) -> bool:
    """One of the player's foot units with a friend next to it is about to be attacked."""
    return defends(s, side, a, t) and FOOT[s.troop[t]] and NEAR[s.pos[t]] & s.occupied[side] != 0


def lock_shields(s: Battleground, side: int, _a: int, t: int) -> None:
    """Shield Wall: it ignores one sword-on-shield hit per level. Rules: BL-LRE-17, BL-LRE-19."""
    affect(s, X_SHIELD, t, of(s, side, "shield_wall"), U_BATTLE)


def hold_line(s: Battleground, _side: int, u: int, _flags: int) -> None:
    """Hold the Line: it stays and may battle back, and loses a figure for more than one flag.

    A Champion is tested for that, and a Creature is not hurt. Rules: BL-LRE-29, BL-BACK-08, BL-CRE-09, BLH-WND-37,
    BL-LRE-19.
    """
    ignored, cause = stop_flight(s)
    if cause != NOBODY:
        affect(s, X_BACK, u, 1, U_BATTLE)
    if ignored > 1 and not IS_CREATURE[s.troop[u]]:
        take_away(s, u, 1)


def can_counter(s: Battleground, side: int, a: int, t: int) -> bool:
    """Own cavalry is about to be attacked in melee in the opponent's turn."""
    return s.turn != side and defends_close(s, side, a, t) and MOUNTED[s.troop[t]] and s.alive >> t & 1 == 1


def counter_charge(s: Battleground, _side: int, a: int, t: int) -> None:
    """Counter Charge: it battles back before the attacker rolls, and not afterwards.

    Rules: BL-LRE-29, BL-BACK-04, BL-LRE-19.
    """
    s.leave()
    affect(s, X_MUTE, t, 1, U_BATTLE)
    s.call(STRIKE, t, a, BATTLE_BACK)


spell("parry", W_ATTACKED, defends, sequence(parry))
spell("shield_wall", W_ATTACKED, can_lock, sequence(lock_shields))
spell("hold_the_line", W_FLAGS, must_run, sequence(hold_line))
spell("counter_charge", W_ATTACKED, can_counter, sequence(counter_charge))


# -- Cleaving Blow -----------------------------------------------------------------------------------------------------


def can_cleave(s: Battleground, side: int, a: int, t: int) -> bool:
    """One of the player's ordered units has eliminated its target in melee and has another enemy next to it.

    A Champion who has fled to a troop or off the battleground is not eliminated.

    Rules: BLH-RTR-17, BLH-WND-17, BL-LRE-15.
    """
    target = attacked_unit(t)
    if s.turn != side or SIDE_OF[a] != side or not was_near_by(t) or s.alive >> target & 1:
        return False
    if is_hero(target) and s.fate[hero_number(target)] != WOUNDED:
        return False
    return (s.alive & s.ordered) >> a & 1 == 1 and foes_beside(s, a) != 0


def ask_cleft(s: Battleground, side: int, a: int, _t: int) -> None:
    """Another enemy next to it. Rules: BL-LRE-15, BL-LRE-19."""
    s.ask(side, K_TARGET, options_of(TARGET, foes_beside(s, a)))


def cleave(s: Battleground, _side: int, a: int, _t: int) -> None:
    """It is attacked with two dice. Rules: BL-LRE-19."""
    s.leave()
    affect(s, X_TWO, a, 1, U_BATTLE)
    s.call(COMBAT, a, s.at[argument(s.answer)], FIRST)


spell("cleaving_blow", W_AFTER, can_cleave, sequence(asks(ask_cleft), cleave))


# -- Rally -------------------------------------------------------------------------------------------------------------

RALLY_DICE: Final = 2


def hurt_at_home(s: Battleground, side: int, _a: int, _t: int) -> int:
    """The player's own units with losses on their own half."""
    return on_hexes(s, hurt_units(s, side), HALF[side])


def rally(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Two dice are rolled for it. Rules: BL-LRE-19."""
    s.call(RALLYING, u, RALLY_DICE, 0)


def rally_die(s: Battleground, u: int, left: int, shown: int) -> None:
    """A helmet of its colour on either of them brings a figure back. Rules: BL-LRE-19."""
    if left:
        s.chance(K_ROLL, BATTLE_DIE)
        return
    s.leave()
    if shown:
        regain(s, u, 1)


def rally_rolled(s: Battleground, u: int, left: int, _shown: int) -> None:
    """The next die. Rules: BL-LRE-19."""
    s.emit(E_DIE, SIDE_OF[u], s.answer)
    s.stack[RALLY_DICE_LEFT] = left - 1
    if s.answer == BANNER[s.troop[u]]:
        s.stack[HELMET_SHOWN] = 1
    s.goto(RALLYING)


RALLYING: Final = sequence(rally_die, rally_rolled)
"""Arguments: the unit, the dice left, whether a helmet has shown."""
RALLY_DICE_LEFT: Final = ARG_B
HELMET_SHOWN: Final = ARG_C
on_units("rally", W_COMMAND, hurt_at_home, per_level, rally)


# -- Assault -----------------------------------------------------------------------------------------------------------


def can_assault(s: Battleground, side: int, _a: int, _t: int) -> bool:
    """In the player's own Command phase."""
    return s.turn == side and s.occupied[side] != 0


def ask_assault(s: Battleground, side: int, chosen: int, _c: int) -> None:
    """One section per level. Rules: BL-LRE-17, BL-LRE-19."""
    if chosen < 0:
        chosen = 0
        s.stack[SECTIONS_CHOSEN] = 0
    free = [n for n in range(3) if not chosen >> n & 1 and SECTIONS[side][n] & s.occupied[side]]
    if free and chosen.bit_count() < of(s, side, "assault"):
        ask_sections(s, side, chosen)
    else:
        s.answer = DONE


def got_assault(s: Battleground, side: int, chosen: int, _c: int) -> None:
    """All own units there are ordered, and battle with an extra die. Rules: BL-LRE-28, BL-CMD-35, BL-LRE-19."""
    if s.answer != DONE:
        s.stack[SECTIONS_CHOSEN] = chosen | 1 << argument(s.answer)
        s.goto(ASSAULT)
        return
    hexes = 0
    for n in range(3):
        if chosen >> n & 1:
            hexes |= SECTIONS[side][n]
    for u in play_instead(s, hexes):
        affect(s, X_DICE, u, 1, U_TURN)


ASSAULT: Final = sequence(asks(ask_assault), got_assault)
"""Arguments: the side, the sections chosen as bits."""
SECTIONS_CHOSEN: Final = ARG_B
spell("assault", W_COMMAND, can_assault, ASSAULT)
