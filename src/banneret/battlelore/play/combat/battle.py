"""One combat: the attack, the battle back and what follows."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import FIRST_HERO, IS_CREATURE, MOUNTED
from banneret.battlelore.play.combat import strike as _strike  # noqa: F401  (fills the sequence of a strike)
from banneret.battlelore.play.combat.packed_rolls import (
    BATTLE_BACK,
    BONUS,
    combat_in_melee,
    packed_combat,
    roll_kind,
    target_hex,
)
from banneret.battlelore.play.combat.rolling import STRIKE
from banneret.battlelore.play.combat.strength import behind_ramparts, boldness, foes_beside, is_melee
from banneret.battlelore.play.heroes.movement import follow_step, stopped
from banneret.battlelore.play.heroes.retreat import RUN, can_run
from banneret.battlelore.play.heroes.use.framework import M_BACK, is_use, offered, use_it
from banneret.battlelore.play.lore.lore import W_AFTER
from banneret.battlelore.play.lore.packed_cards import attacked
from banneret.battlelore.play.lore.playing import open_window
from banneret.battlelore.play.turn.banners import decided
from banneret.battlelore.play.turn.mist_and_caltrops import tread
from banneret.battlelore.play.turn.movement import fit_to_battle
from banneret.battlelore.state.answers import ATTACK, DONE, FLEE, MOVE, NO, YES, options_of
from banneret.battlelore.state.battleground import Battleground, name, put
from banneret.battlelore.state.events import E_GROUND
from banneret.battlelore.state.lasting_effects import U_BATTLE, X_BACK, X_MUTE, X_SLIPPED, amount, expire
from banneret.battlelore.state.unit_numbers import SIDE_OF, is_hero
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_MAY, K_SPACE, K_TARGET
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C, FRAME_LENGTH, NEXT_STEP


def begin_combat(s: Battleground, a: int, t: int, how: int) -> None:
    """The attacker rolls first. Rules: BL-CMD-08, BL-BAT-05, BL-BAT-34, BL-BACK-01."""
    s.stack[COMBAT_HOW] = packed_combat(roll_kind(how), s.pos[t], is_melee(s, a, t))
    s.battled |= 1 << a
    s.fought |= 1 << a
    s.call(STRIKE, a, t, roll_kind(how))


def after_attack(s: Battleground, a: int, t: int, how: int) -> None:
    """The attack is over, and may be answered. Rules: BL-LRE-29."""
    open_window(s, W_AFTER, a, attacked(t, combat_in_melee(how)))


def ask_back(s: Battleground, a: int, t: int, how: int) -> None:
    """A Bold unit that held its hex in a melee may battle back, once; a Champion may retreat instead.

    So may a Leader who has lost his troop and resisted the wound test, for he is a Champion now. A Champion may use an
    artifact for this moment, too.

    Rules: BLH-RTR-06, BLH-WND-35, BLH-ARF-23, BLH-CBT-04, BLH-CBT-08, BLH-CUN-01 to BLH-CUN-04, BL-BACK-01, BL-BACK-02,
    BL-BACK-04 to BL-BACK-08, BL-BACK-10, BL-BAT-43.
    """
    melee = combat_in_melee(how)
    hex = target_hex(how)
    alone = s.at[hex]
    if not s.alive >> t & 1 and alone >= 0 and is_hero(alone) and SIDE_OF[alone] == SIDE_OF[t]:
        t = alone
        s.stack[COMBAT_TARGET] = t
    held = s.alive >> t & 1 == 1 and s.pos[t] == hex
    options: list[int] = []
    if melee and held and s.alive >> a & 1 and is_melee(s, a, t) and may_battle_back(s, t, a):
        options.append(YES)
    if melee and held and s.troop[t] >= FIRST_HERO and can_run(s, t):
        options.append(FLEE)
    if held and s.troop[t] >= FIRST_HERO:
        options += offered(s, SIDE_OF[t], M_BACK, a, t)
    if options:
        s.ask_for(t, K_MAY, [*options, NO])
    else:
        s.answer = NO


def may_battle_back(s: Battleground, t: int, a: int) -> bool:
    """Whether a unit that held its hex may battle back.

    Rules: BL-BACK-01, BL-BACK-04, BLH-CUN-02, BL-TER-25, BL-LRE-19.
    """
    if s.effects and amount(s, X_MUTE, t):
        return False
    bold = boldness(s, t) + behind_ramparts(s, t, a)
    return bold > 0 or s.game_terms.cunning or (s.effects != () and amount(s, X_BACK, t) > 0)


def got_back(s: Battleground, a: int, t: int, _how: int) -> None:
    """The battle back is a separate roll, with nothing to follow it.

    Rules: BL-BACK-03, BL-BACK-09, BL-BAT-42, BLH-ARF-23, BLH-RTR-06.
    """
    if s.answer == YES:
        s.call(STRIKE, t, a, BATTLE_BACK)
    elif s.answer == FLEE:
        s.call(RUN, t, 0, 0)
    elif is_use(s.answer):
        use_it(s, SIDE_OF[t], s.answer, M_BACK, a, t)


def ask_ground(s: Battleground, a: int, t: int, how: int) -> None:
    """Who drove the target from its hex in a melee may follow; Creatures do not. It may have slipped to an objective.

    Rules: BL-BAT-34, BL-BAT-36, BL-BAT-41, BL-BAT-43, BL-CRE-29, BL-VIC-06, BLH-CBT-02, BLH-CBT-05, BL-LRE-19,
    BLH-ARF-23.
    """
    if decided(s):
        return
    goal = target_hex(how)
    melee = combat_in_melee(how)
    stood = s.alive >> a & 1 == 1
    if s.effects:
        stood = stood and not amount(s, X_SLIPPED, t)
        expire(s, U_BATTLE)
    if melee and stood and not IS_CREATURE[s.troop[a]] and s.at[goal] < 0 and follow_step(s, a) >> goal & 1:
        s.ask_for(a, K_MAY, [YES, NO])
    else:
        s.leave()


def got_ground(s: Battleground, a: int, _t: int, how: int) -> None:
    """It enters the hex; only mounted units continue from there.

    Rules: BL-BAT-34 to BL-BAT-36, BL-BAT-41, BL-VIC-03, BL-VIC-05.
    """
    goal = target_hex(how)
    if s.answer == NO:
        s.leave()
        return
    follow(s, a, goal)
    if decided(s):
        return
    if not MOUNTED[s.troop[a]]:
        s.leave()


def follow(s: Battleground, a: int, goal: int) -> None:
    """A unit that follows moves a hex. Rules: BL-MOV-09, BL-BAT-34, BL-BAT-36, BL-BAT-37."""
    s.emit(E_GROUND, name(s, a), s.pos[a], goal)
    put(s, a, goal)
    s.moved |= 1 << a
    tread(s, a)


def ask_further(s: Battleground, a: int, _t: int, _how: int) -> None:
    """One extra hex, where nothing stops it. Rules: BL-BAT-37, BL-TER-02, BL-BAT-41."""
    further = follow_step(s, a) if s.alive >> a & 1 and not stopped(s, a) else 0
    if not further:
        s.answer = DONE
    else:
        s.ask_for(a, K_SPACE, [*options_of(MOVE, further), DONE])


def pursued(s: Battleground, a: int, _t: int, _how: int) -> None:
    """It goes there. Rules: BL-BAT-37, BL-VIC-03, BL-VIC-05."""
    if s.answer != DONE:
        follow(s, a, argument(s.answer))
        decided(s)


def ask_bonus(s: Battleground, a: int, _t: int, _how: int) -> None:
    """Then one bonus melee attack a turn. Rules: BL-BAT-38 to BL-BAT-41, BL-TER-20."""
    foes = foes_beside(s, a) if s.alive >> a & 1 else 0
    if s.bonus >> a & 1 or not foes or not fit_to_battle(s, a, s.pos[a]):
        s.leave()
    else:
        s.ask_for(a, K_TARGET, [*options_of(ATTACK, foes), DONE])


def got_bonus(s: Battleground, a: int, _t: int, _how: int) -> None:
    """The bonus attack is a new combat. Rules: BL-BAT-38 to BL-BAT-40, BL-BACK-10."""
    s.leave()
    if s.answer != DONE:
        s.bonus |= 1 << a
        s.call(COMBAT, a, s.at[argument(s.answer)], BONUS)


COMBAT: Final = sequence(  # Rules: BL-CMD-08
    begin_combat, after_attack, asks(ask_back), got_back, asks(ask_ground), got_ground, asks(ask_further),
    pursued, asks(ask_bonus), got_bonus,
)  # fmt: skip
"""Arguments: the attacking unit, the target, how (see `packed_rolls`)."""
COMBAT_ATTACKER: Final = ARG_A
COMBAT_TARGET: Final = ARG_B
COMBAT_HOW: Final = ARG_C
ASK_BACK: Final = at(COMBAT, ask_back)


def was_driven_off(s: Battleground, t: int) -> bool:
    """Whether the target of an attack that is over, and being answered, is no longer where it was attacked.

    Rules: BL-BAT-34, BL-BAT-36, BL-LRE-19.
    """
    end = len(s.stack)
    while s.stack[end + NEXT_STEP] != ASK_BACK:
        end -= FRAME_LENGTH
    return s.pos[t] != target_hex(s.stack[end + COMBAT_HOW])
