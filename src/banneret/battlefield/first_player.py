"""Who is first, in Duel and in Adventure mode."""

from __future__ import annotations

from typing import Final

from banneret.heroes.state.battle import Battle
from banneret.heroes.state.chance_outcomes import RESOURCE_OUTCOMES, resource_result
from banneret.heroes.state.events_map import E_CONTEST, E_FIRST
from banneret.heroes.tables.towns_and_heroes import RESOURCE_FACES
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.sequence import sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

DICE: Final = 2


def roll_for_first(s: Battle, _rolled: int, _one: int, _other: int) -> None:
    """Each of the two players rolls two Resource dice, one player after the other. Rules: BF-ADV-12, BF-DUE-02."""
    s.chance(K_ROLL, RESOURCE_OUTCOMES)


def read_for_first(s: Battle, rolled: int, one: int, other: int) -> None:
    """The printed amounts are added up; the higher sum is first, and a tie is rolled again. Rules: BF-ADV-12."""
    shown = RESOURCE_FACES[resource_result(s.answer)][1]
    rolled += 1
    s.stack[DICE_ROLLED] = rolled
    s.goto(FIRST_PLAYER)
    if rolled <= DICE:
        one += shown
        s.stack[SUM_OF_ONE] = one
    else:
        other += shown
        s.stack[SUM_OF_OTHER] = other
    if rolled == DICE:
        s.emit(E_CONTEST, 0, one)
    elif rolled == 2 * DICE:
        s.emit(E_CONTEST, 1, other)
        if one == other:
            s.stack[DICE_ROLLED] = s.stack[SUM_OF_ONE] = s.stack[SUM_OF_OTHER] = 0
        else:
            s.leave()
            s.answer = 0 if one > other else 1
            s.emit(E_FIRST, s.answer)


FIRST_PLAYER: Final = sequence(roll_for_first, read_for_first)
"""Arguments: how many dice were rolled, the two sums so far; all 0. The next step finds the first player's seat in
`answer`."""
DICE_ROLLED: Final = ARG_A
SUM_OF_ONE: Final = ARG_B
SUM_OF_OTHER: Final = ARG_C
