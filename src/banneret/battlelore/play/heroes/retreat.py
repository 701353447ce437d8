"""How a Champion retreats: one to three hexes, through whoever is in the way, or off the battleground."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.geometry.grid import BACK, BASELINE, hexes_in
from banneret.battlelore.play.combat.packed_rolls import FLIGHT
from banneret.battlelore.play.combat.rolling import STRIKE
from banneret.battlelore.play.heroes.roles import fights, havens, join, leave_board, withdraw
from banneret.battlelore.play.turn.banners import decided
from banneret.battlelore.play.turn.movement import beyond, impassable
from banneret.battlelore.state.answers import DONE, NO, RETREAT, WITHDRAW, YES, options_of
from banneret.battlelore.state.battleground import QUESTS, Battleground, name, put
from banneret.battlelore.state.events import E_RUN
from banneret.battlelore.state.lasting_effects import U_TURN, X_DRIVEN, X_MUTE, amount, note
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_MAY, K_SPACE
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B

FARTHEST: Final = 3
"""Rules: BLH-RTR-01, BLH-RTR-07."""


def next_back(s: Battleground, h: int, hex: int) -> int:
    """The hexes a Champion can retreat to from one, whoever is there.

    Rules: BLH-RTR-02, BLH-RTR-03, BLH-MOV-25, BL-RET-05.
    """
    return BACK[SIDE_OF[h]][hex] & beyond(s, h, 1 << hex) & ~impassable(s, h)


def may_end(s: Battleground, h: int, hex: int) -> bool:
    """Whether a retreat may end in a hex: an empty one, or with a troop he can lead. Rules: BLH-RTR-05."""
    return s.at[hex] in (-1, h) or havens(s, h) >> hex & 1 == 1


def leads_on(s: Battleground, h: int, hex: int, left: int) -> bool:
    """Whether a retreat that has come to a hex can still end properly. Rules: BLH-RTR-05, BLH-RTR-16, BLH-RTR-24."""
    if may_end(s, h, hex):
        return True
    if left == 0:
        return False
    if BASELINE[SIDE_OF[h]] >> hex & 1:
        return True
    return any(leads_on(s, h, other, left - 1) for other in hexes_in(next_back(s, h, hex)))


def can_run(s: Battleground, h: int) -> bool:
    """Whether a Champion has anywhere to retreat to; a web holds him as it does anybody.

    Rules: BLH-RTR-02, BLH-RTR-06, BLH-RTR-16, BLH-RTR-24.
    """
    if s.webbed >> h & 1:
        return False
    here = s.pos[h]
    if BASELINE[SIDE_OF[h]] >> here & 1:
        return True
    return any(leads_on(s, h, hex, FARTHEST - 1) for hex in hexes_in(next_back(s, h, here)))


def ask_run(s: Battleground, h: int, gone: int, farther: int) -> None:
    """Hex by hex, as far as three; he may go through an occupied hex even where another is free.

    Some make him go farther than one hex where he can.

    Where only the edge of the battleground is behind him he may leave it, or stay. In a web he stays.

    Rules: BLH-RTR-01 to BLH-RTR-05, BLH-RTR-07, BLH-RTR-16, BLH-RTR-17, BLH-RTR-24.
    """
    if not fights(s, h):
        s.leave()
        return
    side = SIDE_OF[h]
    here = s.pos[h]
    if s.at[here] < 0:
        # The unit there struck at him and has fallen.
        leave_battleground_for(s, h, here)
    ways = 0
    goes = gone < FARTHEST and not s.webbed >> h & 1
    if goes:
        for hex in hexes_in(next_back(s, h, here)):
            if leads_on(s, h, hex, FARTHEST - gone - 1):
                ways |= 1 << hex
    options = options_of(RETREAT, ways)
    if goes and BASELINE[side] >> here & 1:
        options.append(WITHDRAW)
    if (gone > farther or not ways) and may_end(s, h, here):
        options.append(DONE)
    if options:
        s.ask_for(h, K_SPACE, options)


def ran(s: Battleground, h: int, gone: int, _c: int) -> None:
    """He goes there; an enemy in that hex may strike at him, unless it may not battle.

    Rules: BLH-RTR-08, BLH-RTR-16 to BLH-RTR-19, BL-VIC-03, BL-VIC-06, BLH-RTR-07.
    """
    if s.answer == WITHDRAW:
        withdraw(s, h)
        s.leave()
        decided(s)
        return
    if s.answer == DONE:
        s.goto(END_RUN)
        return
    goal = argument(s.answer)
    s.emit(E_RUN, name(s, h), s.pos[h], goal)
    leave_battleground_for(s, h, goal)
    s.stack[HEXES_RUN] = gone + 1
    if decided(s):
        return
    u = s.at[goal]
    if u >= 0 and SIDE_OF[u] != SIDE_OF[h] and not (s.effects and amount(s, X_MUTE, u)):
        s.ask_for(u, K_MAY, [YES, NO])
    else:
        s.answer = NO


def leave_battleground_for(s: Battleground, h: int, goal: int) -> None:
    """He is in a hex that may be occupied: there he is on the board only once it is empty."""
    leave_board(s, h)
    if s.at[goal] < 0:
        s.alive |= 1 << h
        put(s, h, goal)
    else:
        s.pos[h] = goal


def struck(s: Battleground, h: int, _gone: int, _c: int) -> None:
    """The strike is a melee with all its rules; then he runs on. Rules: BLH-RTR-08 to BLH-RTR-15."""
    s.goto(RUN)
    if s.answer == YES:
        s.call(STRIKE, s.at[s.pos[h]], h, FLIGHT)


def driven(s: Battleground, h: int) -> None:
    """A hero who retreats in his own side's turn was not where he comes to when it began. Rules: BLH-QST-02."""
    if s.piles[QUESTS] and SIDE_OF[h] == s.turn:
        note(s, X_DRIVEN, h, 1, U_TURN)


def end_run(s: Battleground, h: int, _gone: int, _c: int) -> None:
    """He stops, alone or with a troop; the hex may be an objective.

    Rules: BLH-RTR-05, BLH-MOV-09, BLH-QST-02, BL-VIC-06.
    """
    driven(s, h)
    u = s.at[s.pos[h]]
    if u >= 0 and u != h:
        join(s, h, u)
    decided(s)


RUN: Final = sequence(asks(ask_run), asks(ran), struck, end_run)
"""Arguments: the Champion, how many hexes he has gone, how many beyond the first he has to go."""
RUNNING_HERO: Final = ARG_A
HEXES_RUN: Final = ARG_B
END_RUN: Final = at(RUN, end_run)
