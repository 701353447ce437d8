"""What a unit does with its attack: the attack itself, an extra attack, the retaliation, the way back."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.ai.targeting import second_victim
from banneret.heroes.combat.attack_roll import ATTACK
from banneret.heroes.combat.placement import adjacent, blocked, put
from banneret.heroes.combat.strength import EXTRA, FIRST, RETALIATION, extra_attack
from banneret.heroes.geometry.combat_board import NEAR, line_behind
from banneret.heroes.state.answers_combat import NO, TARGET, YES, options_of
from banneret.heroes.state.battle import SIDE_OF, TOWER, UNITS, Battle
from banneret.heroes.state.events_combat import E_BACK
from banneret.heroes.state.terms import AUTOMATIC, R_RETALIATION_OPTIONAL, R_SECOND_RETALIATION
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables.units_and_cards import (
    AGAIN_BEHIND,
    AGAIN_NEIGHBOUR,
    AGAIN_SAME,
    AGAIN_VALUE,
    BACK_AFTER_ATTACK,
    BACK_AFTER_RETALIATION,
    FLAGS,
    NO_RETALIATION,
    UNLIMITED,
)
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_MAY, K_TARGET
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C


def choose_second(s: Battle, a: int, t: int, _second: int) -> None:
    """Units that strike a second victim settle who it is together with the first target. Rules: H3-UNI-26."""
    s.saved = -1
    flags = FLAGS[s.row[a]]
    if flags & AGAIN_NEIGHBOUR and t != TOWER:
        spaces = NEAR[s.pos[t]] & (s.occupied[0] | s.occupied[1])
        if spaces:
            if s.terms.manner[SIDE_OF[a]] == AUTOMATIC:
                s.stack[SECOND_VICTIM] = second_victim(s, a, spaces)
            else:
                s.ask(s.terms.control[SIDE_OF[a]], K_TARGET, options_of(TARGET, spaces))
                return
    elif flags & AGAIN_BEHIND and adjacent(s, a, t):
        behind = line_behind(s.pos[a], s.pos[t])
        if behind >= 0:
            s.stack[SECOND_VICTIM] = s.at[behind]
    s.goto(FIRST_ATTACK)


def chose_second(s: Battle, _a: int, _t: int, _second: int) -> None:
    """Note the second victim. Rules: H3-UNI-26."""
    s.stack[SECOND_VICTIM] = s.at[argument(s.answer)]


def first_attack(s: Battle, a: int, t: int, _second: int) -> None:
    """The attack, with the unit's Attack abilities. Rules: H3-UNI-26, H3-CBR-21."""
    s.call(ATTACK, a, t, FIRST)


def second_attack(s: Battle, a: int, t: int, second: int) -> None:
    """The extra attack, without Attack abilities and before any retaliation; not by a unit burnt to death meanwhile.

    Nor by one that was turned to a side without the ability: then the second victim is not attacked, and has
    nothing to answer.
    Rules: H3-UNI-26, H3-CBR-17.
    """
    row = s.row[a]
    if not s.alive >> a & 1:
        return
    if FLAGS[row] & AGAIN_SAME:
        if s.alive >> t & 1 and not adjacent(s, a, t):
            s.call(ATTACK, a, t, EXTRA)
    elif not FLAGS[row] & (AGAIN_NEIGHBOUR | AGAIN_BEHIND):
        s.stack[SECOND_VICTIM] = NOBODY
    elif second >= 0 and s.alive >> second & 1:
        if s.saved == t:
            s.stack[TARGET_UNIT] = NOBODY
        s.call(ATTACK, a, second, extra_attack(AGAIN_VALUE[row]))


def may_retaliate(s: Battle, a: int, t: int) -> bool:
    """Whether the target strikes back at its attacker.

    Rules: H3-CBR-17, H3-CBT-07, H3-CBT-08, H3-CBT-14, H3-CBT-17, H3-SGE-18, H3-CBR-21.
    """
    if t < 0 or not s.alive >> t & 1 or not s.alive >> a & 1 or s.saved == t or SIDE_OF[a] == SIDE_OF[t]:
        return False
    if not adjacent(s, a, t) or FLAGS[s.row[a]] & NO_RETALIATION:
        return False
    return not s.retaliated >> t & 1 or FLAGS[s.row[t]] & UNLIMITED != 0


def strike_back(s: Battle, a: int, t: int, _second: int) -> None:
    """A surviving adjacent target retaliates, automatically unless the option lets it decline.

    Rules: H3-CBR-17, H3-CBT-07 to H3-CBT-13.
    """
    if not may_retaliate(s, a, t):
        s.goto(GO_BACK)
    elif s.terms.rules & R_RETALIATION_OPTIONAL and s.terms.manner[SIDE_OF[t]] != AUTOMATIC:
        s.ask(s.terms.control[SIDE_OF[t]], K_MAY, [YES, NO])
    else:
        s.answer = YES


def retaliate(s: Battle, a: int, t: int, _second: int) -> None:
    """The Retaliation Attack works like any attack and never causes another.

    Where units may retaliate twice, the first one is noted beyond the bits of the units.

    Rules: H3-CBT-08 to H3-CBT-10, H3-CHANGE-second_retaliation.
    """
    if s.answer == YES:
        first = s.terms.rules & R_SECOND_RETALIATION != 0 and not s.retaliated >> (UNITS + t) & 1
        s.retaliated |= 1 << (UNITS + t if first else t)
        s.call(ATTACK, t, a, RETALIATION)


def turn_to_second(s: Battle, second: int) -> None:
    """After the target the second victim strikes back, if it stands next to the attacker as it can on hexes.

    Rules: H3-CBR-17, H3-CBT-07, H3-CBT-14.
    """
    s.stack[TARGET_UNIT] = second
    s.stack[SECOND_VICTIM] = NOBODY
    s.goto(STRIKE_BACK)


def go_back(s: Battle, a: int, _t: int, second: int) -> None:
    """Once both victims have struck back, some units may return to the space they came from.

    Rules: H3-UNI-26, H3-GEN-03.
    """
    if second >= 0:
        turn_to_second(s, second)
        return
    may = FLAGS[s.row[a]] & (BACK_AFTER_ATTACK | BACK_AFTER_RETALIATION) != 0 and s.alive >> a & 1 == 1
    if not may or s.start == s.pos[a] or blocked(s, SIDE_OF[a]) >> s.start & 1:
        s.leave()
    elif s.terms.manner[SIDE_OF[a]] == AUTOMATIC:
        s.answer = YES
    else:
        s.ask(s.terms.control[SIDE_OF[a]], K_MAY, [YES, NO])


def went_back(s: Battle, a: int, _t: int, _second: int) -> None:
    """Return, or stay. Rules: H3-UNI-26."""
    if s.answer == YES:
        s.emit(E_BACK, unit_name(s, a), s.pos[a], s.start)
        put(s, a, s.start)


ENGAGE: Final = sequence(  # Rules: H3-CBR-17, H3-UNI-26
    asks(choose_second), chose_second, first_attack, second_attack, asks(strike_back), retaliate, asks(go_back),
    went_back,
)  # fmt: skip
"""Arguments: the attacking unit, the target (NOBODY once it was saved), the second victim or NOBODY."""
NOBODY: Final = -1
ATTACKING_UNIT: Final = ARG_A
TARGET_UNIT: Final = ARG_B
SECOND_VICTIM: Final = ARG_C
FIRST_ATTACK: Final = at(ENGAGE, first_attack)
STRIKE_BACK: Final = at(ENGAGE, strike_back)
GO_BACK: Final = at(ENGAGE, go_back)
