"""Contests of dice: who chooses first, who starts."""

from __future__ import annotations

from typing import Final

from banneret.heroes.state.answers_map import CHOOSE_PLAYER
from banneret.heroes.state.battle import ATTACK_DIE
from banneret.heroes.state.chance_outcomes import RESOURCE_OUTCOMES, resource_result
from banneret.heroes.state.events_map import E_CONTEST
from banneret.heroes.state.pile_numbers import MOST_PLAYERS
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import RESOURCE_DIE
from banneret.heroes.tables.towns_and_heroes import RESOURCE_FACES
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_ROLL, K_TARGET
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C


def pack_rolling(left: int, sharing: int) -> int:
    """The players still to roll, and those who share the best result, as bits."""
    return left | sharing << MOST_PLAYERS


def to_roll(rolling: int) -> int:
    """The players still to roll."""
    return rolling & (1 << MOST_PLAYERS) - 1


def sharing_best(rolling: int) -> int:
    """Those who share the best result."""
    return rolling >> MOST_PLAYERS


def roll_off(s: WholeGame, die: int, rolling: int, _best: int) -> None:
    """Every player of a set rolls a die, in seating order. Rules: H3-SET-03, H3-SET-30, H3-GEN-05."""
    if to_roll(rolling):
        s.chance(K_ROLL, RESOURCE_OUTCOMES if die == RESOURCE_DIE else ATTACK_DIE)
    else:
        s.goto(ROLLED_OFF)


def read_off(s: WholeGame, die: int, rolling: int, best: int) -> None:
    """The highest number counts, whatever resource it shows. Rules: H3-SET-03, H3-SET-30.

    `best` is the best result, one higher than shown so that nothing yet is 0.
    """
    left = to_roll(rolling)
    low = left & -left
    player = low.bit_length() - 1
    shown = s.answer + 2 if die != RESOURCE_DIE else RESOURCE_FACES[resource_result(s.answer)][1]
    s.emit(E_CONTEST, player, shown - 2 if die != RESOURCE_DIE else shown)
    sharing = sharing_best(rolling)
    if shown > best:
        best = shown
        sharing = low
    elif shown == best:
        sharing |= low
    s.stack[ROLLING] = pack_rolling(left & ~low, sharing)
    s.stack[BEST_RESULT] = best
    s.goto(ROLL_OFF)


def rolled_off(s: WholeGame, _die: int, rolling: int, _best: int) -> None:
    """Only those tied roll again. Rules: H3-GEN-05."""
    tied = sharing_best(rolling)
    if tied & tied - 1:
        s.stack[ROLLING] = tied
        s.stack[BEST_RESULT] = 0
        s.goto(ROLL_OFF)
    else:
        s.first = tied.bit_length() - 1


ROLL_OFF: Final = sequence(roll_off, read_off, rolled_off)
"""Arguments: the die, the players who roll, the best result so far. The winner becomes `first`."""
ROLLING: Final = ARG_B
BEST_RESULT: Final = ARG_C
ROLLED_OFF: Final = at(ROLL_OFF, rolled_off)
ATTACK_CONTEST: Final = 2


# -- two dice for the right to say who starts --------------------------------------------------------------------------

_FIRST_DIE: Final = 8
"""From this bit on: one more than the first of the two dice, 0 before it is rolled."""


def roll_pair(s: WholeGame, rolling: int, tied: int, _best: int) -> None:
    """Every player of a set rolls two Resource dice, in seating order. Rules: H3-TOU-02, H3-GEN-05."""
    if rolling:
        s.chance(K_ROLL, RESOURCE_OUTCOMES)
    elif tied & tied - 1:
        s.stack[STILL_TO_ROLL] = tied
        s.stack[SHARING_BEST] = s.stack[BEST_TOTAL] = 0
        s.goto(START_CONTEST)
    else:
        s.goto(ASK_STARTER)


def read_pair(s: WholeGame, rolling: int, tied: int, best: int) -> None:
    """Only the numbers count, whatever resources the dice show. Rules: H3-TOU-02."""
    s.goto(START_CONTEST)
    shown = RESOURCE_FACES[resource_result(s.answer)][1]
    before = rolling >> _FIRST_DIE
    players = rolling & (1 << _FIRST_DIE) - 1
    if not before:
        s.stack[STILL_TO_ROLL] = players | shown + 1 << _FIRST_DIE
        return
    low = players & -players
    total = before - 1 + shown
    s.emit(E_CONTEST, low.bit_length() - 1, total)
    s.stack[STILL_TO_ROLL] = players & ~low
    if total >= best:
        s.stack[SHARING_BEST] = tied | low if total == best else low
        s.stack[BEST_TOTAL] = total


def ask_starter(s: WholeGame, _rolling: int, tied: int, _best: int) -> None:
    """The winner says who starts. Rules: H3-TOU-02."""
    s.ask(tied.bit_length() - 1, K_TARGET, [option(CHOOSE_PLAYER, p) for p in range(s.game_terms.players)])


def got_starter(s: WholeGame, _rolling: int, _tied: int, _best: int) -> None:
    """That player starts, for the whole game. Rules: H3-TOU-02, H3-SET-31."""
    s.first = argument(s.answer)


START_CONTEST: Final = sequence(roll_pair, read_pair, asks(ask_starter), got_starter)
"""Arguments: the players who still roll, those who share the best total, that total."""
STILL_TO_ROLL: Final = ARG_A
SHARING_BEST: Final = ARG_B
BEST_TOTAL: Final = ARG_C
ASK_STARTER: Final = at(START_CONTEST, ask_starter)
