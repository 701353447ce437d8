"""Flags: what a unit ignores, how it retreats, and what becomes of one that cannot."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import (
    BANNER,
    BATTLE_DIE,
    FIRST_CREATURE,
    FIRST_HERO,
    IS_CREATURE,
)
from banneret.battlelore.box.tables import FLIGHT as STEPS_A_FLAG
from banneret.battlelore.geometry.grid import BACK
from banneret.battlelore.play.combat.hits import CORNERED, lose_in_flight
from banneret.battlelore.play.combat.strength import behind_ramparts, boldness, frightened, is_melee
from banneret.battlelore.play.heroes.bonuses import snared
from banneret.battlelore.play.heroes.retreat import RUN, driven
from banneret.battlelore.play.heroes.roles import fights
from banneret.battlelore.play.heroes.use.framework import M_FLAGS, is_use, offered, use_it
from banneret.battlelore.play.heroes.wounds import spend_deed
from banneret.battlelore.play.lore.lore import W_FLAGS
from banneret.battlelore.play.lore.playing import open_window
from banneret.battlelore.play.turn.banners import decided
from banneret.battlelore.play.turn.mist_and_caltrops import in_caltrops, tread
from banneret.battlelore.play.turn.movement import barred, beyond, come_to, welcoming
from banneret.battlelore.state.answers import DEED, IGNORE, NO, RETREAT, options_of
from banneret.battlelore.state.battleground import NO_HEROES, Battleground, name
from banneret.battlelore.state.events import (
    E_BLOCKED,
    E_FLAGS,
    E_PANIC,
    E_RETREAT,
)
from banneret.battlelore.state.lasting_effects import (
    U_BATTLE,
    X_FRIGHT,
    X_HURLED,
    X_TIMID,
    affect,
    amount,
)
from banneret.battlelore.state.unit_numbers import SIDE_OF, UNITS
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_MAY, K_ROLL, K_SPACE
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C, FRAME_LENGTH, NEXT_STEP

MET: Final = -1
"""In the place of the hexes left: it has met a Champion, and stops. Rules: BLH-MOV-21."""


def ask_ignored(s: Battleground, u: int, flags: int, a: int) -> None:
    """A Bold unit may ignore flags, as many as it is bold; a Creature must. A heroic-deed token is good for one more.

    Rules: BL-RET-09 to BL-RET-12, BL-BACK-08, BL-CRE-14, BL-CRE-26, BL-TER-25, BLH-WND-28, BLH-ARF-23.
    """
    most = min(flags, boldness(s, u) + behind_ramparts(s, u, a) + int(has_deed(s, u)))
    uses = offered(s, SIDE_OF[u], M_FLAGS, u, flags)
    if IS_CREATURE[s.troop[u]]:
        s.answer = option(IGNORE, most if STEPS_A_FLAG[s.troop[u]] else flags)
    elif most or uses:
        s.ask_for(u, K_AMOUNT, [option(IGNORE, n) for n in range(most, -1, -1)] + uses)
    else:
        s.answer = option(IGNORE, 0)


def answer_flags(s: Battleground, u: int, flags: int, a: int) -> None:
    """Lore may keep a unit that must retreat from running; what a hero gives his troop to drink does.

    Rules: BL-LRE-29, BLH-WND-28, BLH-ARF-30, BLH-ARF-23.
    """
    if is_use(s.answer):
        s.stack[FLAGS_AGAINST] = 0
        s.emit(E_FLAGS, name(s, u), flags, flags)
        use_it(s, SIDE_OF[u], s.answer, M_FLAGS, u, flags)
        return
    ignored = argument(s.answer)
    if has_deed(s, u) and ignored > boldness(s, u) + behind_ramparts(s, u, a):
        spend_deed(s, u)
    s.emit(E_FLAGS, name(s, u), flags, ignored)
    s.stack[FLAGS_AGAINST] = flags - ignored
    if flags > ignored:
        open_window(s, W_FLAGS, u, flags - ignored)


def has_deed(s: Battleground, u: int) -> bool:
    """Whether a unit has a heroic-deed token that lets it ignore a flag: in Mists of Terror nothing of the kind does.

    Rules: BLH-WND-28.
    """
    return s.deeds >> u & 1 == 1 and (not s.effects or not amount(s, X_TIMID, u) or boldness(s, u) > 0)


def haunt(s: Battleground, u: int) -> bool:
    """Whether a troop that must retreat is by a Cemetery: then it is frightened until that is over.

    Rules: BLH-LMK-15, BLH-LMK-16.
    """
    haunted = s.ground.haunted >> s.pos[u] & 1 == 1 and s.troop[u] < FIRST_CREATURE
    if haunted:
        affect(s, X_FRIGHT, u, 1, U_BATTLE)
    return haunted


def flags_left(s: Battleground, u: int, flags: int, a: int) -> None:
    """The flags that are left make it retreat, frightened units twice as far, as all are by a Cemetery.

    Rules: BL-BAT-15, BL-RET-01, BL-RET-15, BL-CRE-15, BLH-LMK-15, BLH-LMK-16, BL-CRE-21.
    """
    if flags:
        haunt(s, u)
    steps = flags * max(STEPS_A_FLAG[s.troop[u]], 2 if frightened(s, u) else 1)
    if s.effects:
        steps += amount(s, X_HURLED, u)
    farther = snared(s, a, is_melee(s, a, u)) if steps and a < UNITS and s.fate != NO_HEROES else 0
    s.leave()
    if steps and s.troop[u] >= FIRST_HERO:
        s.call(RUN, u, 0, farther)
    elif steps:
        s.call(RETREATING, u, steps + farther, a)


FLEEING: Final = sequence(asks(ask_ignored), answer_flags, flags_left)
"""Arguments: the unit, the flags against it, the unit that rolled them."""
FLEEING_UNIT: Final = ARG_A
FLAGS_AGAINST: Final = ARG_B
FLAGS_ROLLED_BY: Final = ARG_C
FLAGS_LEFT: Final = at(FLEEING, flags_left)


def stop_flight(s: Battleground) -> tuple[int, int]:
    """The unit that must retreat stays; returns how many flags there were, and who rolled them.

    Rules: BL-LRE-29, BL-LRE-19.
    """
    end = len(s.stack)
    while s.stack[end + NEXT_STEP] != FLAGS_LEFT:
        end -= FRAME_LENGTH
    flags = s.stack[end + FLAGS_AGAINST]
    s.stack[end + FLAGS_AGAINST] = 0
    return flags, s.stack[end + FLAGS_ROLLED_BY]


def ways_back(s: Battleground, u: int) -> int:
    """The hexes a unit can retreat to next. Rules: BL-RET-03 to BL-RET-06, BLH-MOV-19, BL-TER-27, BL-CRE-25."""
    if s.webbed >> u & 1:
        return 0
    return BACK[SIDE_OF[u]][s.pos[u]] & beyond(s, u, 1 << s.pos[u]) & (~barred(s, u) | welcoming(s, u))


def ask_retreat(s: Battleground, u: int, steps: int, a: int) -> None:
    """The owner picks each hex of the way, towards their own baseline; a unit that cannot continue loses a figure per
    hex.

    Rules: BL-RET-01 to BL-RET-08, BL-RET-20, BL-CRE-16, BL-CRE-26.
    """
    if not STEPS_A_FLAG[s.troop[u]]:
        s.leave()
        return
    ways = ways_back(s, u)
    if ways:
        s.ask_for(u, K_SPACE, options_of(RETREAT, ways))
        return
    s.emit(E_BLOCKED, name(s, u), steps)
    s.leave()
    if IS_CREATURE[s.troop[u]]:
        s.call(CORNERED, u, steps, a)
    else:
        lose_in_flight(s, u, steps, a)


def retreated(s: Battleground, u: int, steps: int, _a: int) -> None:
    """It goes there, which may win an objective; with a Champion it stops.

    Rules: BL-RET-02, BL-VIC-03, BL-VIC-06, BLH-MOV-19 to BLH-MOV-21, BLH-QST-02, BL-LRE-19, BLH-RTR-22.
    """
    if s.leader[u] >= 0:
        driven(s, s.leader[u])
    goal = argument(s.answer)
    s.emit(E_RETREAT, name(s, u), s.pos[u], goal)
    met = s.at[goal] >= 0
    come_to(s, u, goal)
    if decided(s):
        return
    s.stack[HEXES_TO_RETREAT] = MET if met else steps - 1
    if s.leader[u] >= 0 and in_caltrops(s, u):
        s.call(BEREFT, u, s.leader[u], 0)
    tread(s, u)


def bereft(s: Battleground, u: int, h: int, _c: int) -> None:
    """A Leader whose troop has fallen to caltrops in its retreat has to run himself. Rules: BLH-RTR-22, BLH-RTR-23."""
    s.leave()
    if not s.alive >> u & 1 and fights(s, h):
        s.call(RUN, h, 0, 0)


BEREFT: Final = sequence(bereft)
"""Arguments: the troop, its Leader."""


def panic_die(s: Battleground, u: int, _steps: int, _a: int) -> None:
    """A frightened one rolls a die for every hex. Rules: BL-RET-16."""
    if s.alive >> u & 1 and frightened(s, u):
        s.chance(K_ROLL, BATTLE_DIE)
    else:
        s.goto(GO_ON_RETREATING)


def panicked(s: Battleground, u: int, _steps: int, a: int) -> None:
    """A helmet of its colour costs a figure. Rules: BL-RET-16 to BL-RET-18."""
    s.emit(E_PANIC, name(s, u), s.answer)
    if s.answer == BANNER[s.troop[u]]:
        lose_in_flight(s, u, 1, a)


def go_on_retreating(s: Battleground, u: int, steps: int, _a: int) -> None:
    """Until it has gone far enough; a heroic-deed token is good for one extra hex. Rules: BL-RET-01, BLH-WND-26."""
    s.answer = NO
    if not s.alive >> u & 1 or steps == MET:
        s.leave()
    elif steps:
        s.goto(RETREATING)
    elif s.deeds >> u & 1 and ways_back(s, u):
        s.ask_for(u, K_MAY, [DEED, NO])


def goes_farther(s: Battleground, u: int, _steps: int, _a: int) -> None:
    """It retreats one hex farther. Rules: BLH-WND-26."""
    if s.answer == DEED:
        spend_deed(s, u)
        s.stack[HEXES_TO_RETREAT] = 1
        s.goto(RETREATING)


RETREATING: Final = sequence(asks(ask_retreat), retreated, panic_die, panicked, asks(go_on_retreating), goes_farther)
"""Arguments: the unit, the hexes it still has to retreat, the unit that made it run."""
RETREATING_UNIT: Final = ARG_A
HEXES_TO_RETREAT: Final = ARG_B
GO_ON_RETREATING: Final = at(RETREATING, go_on_retreating)
