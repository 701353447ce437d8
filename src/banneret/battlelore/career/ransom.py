"""A ransom paid to several players: they roll for it."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import BATTLE_DIE, LORE
from banneret.battlelore.state.battleground import ABSENT, Battleground, name
from banneret.battlelore.state.events import E_RANSOM_ROLL, E_RANSOM_WON, E_TREASURE
from banneret.battlelore.state.sides import players_of
from banneret.battlelore.state.unit_numbers import HEROES, hero_number
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.piles import changed
from banneret.kernel.sequence import sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

RANSOM_DICE: Final = 6
"""Rules: BLH-CFG-10."""
_SEAT_BITS: Final = 4


def symbols_of(symbols: int, seat: int) -> int:
    """The lore symbols that a seat has rolled, of those of all seats in one number."""
    return symbols >> _SEAT_BITS * seat & 15


def one_symbol(seat: int) -> int:
    """A lore symbol of a seat, to be added to those of all seats."""
    return 1 << _SEAT_BITS * seat


def compete(s: Battleground, side: int) -> None:
    """All players of a side compete for a ransom. Rules: BLH-CFG-09."""
    seats = 0
    for seat in players_of(s.game_terms, side):
        seats |= 1 << seat
    s.call(RANSOM, seats, 0, 0)


def ransom_die(s: Battleground, seats: int, rolled: int, symbols: int) -> None:
    """Each player still in it rolls six dice, one player after the other. Rules: BLH-CFG-09, BLH-CFG-10."""
    players = [seat for seat in range(len(s.game_terms.sides)) if seats >> seat & 1]
    if rolled < RANSOM_DICE * len(players):
        s.chance(K_ROLL, BATTLE_DIE)
        return
    counts = [symbols_of(symbols, seat) for seat in players]
    best = [seat for seat, count in zip(players, counts, strict=True) if count == max(counts)]
    for seat, count in zip(players, counts, strict=True):
        s.emit(E_RANSOM_ROLL, s.game_terms.sides[seat], count, seat)
    if len(best) == 1:
        s.leave()
        win_ransom(s, best[0])
    else:
        roll_again(s, best)


def roll_again(s: Battleground, tied: list[int]) -> None:
    """Those who tie for the most roll again among themselves. Rules: BLH-CFG-11."""
    seats = 0
    for seat in tied:
        seats |= 1 << seat
    s.stack[SEATS_IN_IT] = seats
    s.stack[DICE_ROLLED] = s.stack[SYMBOLS] = 0
    s.goto(RANSOM)


def ransom_rolled(s: Battleground, seats: int, rolled: int, symbols: int) -> None:
    """Lore symbols count. Rules: BLH-CFG-11."""
    players = [seat for seat in range(len(s.game_terms.sides)) if seats >> seat & 1]
    s.stack[DICE_ROLLED] = rolled + 1
    if s.answer == LORE:
        s.stack[SYMBOLS] = symbols + one_symbol(players[rolled // RANSOM_DICE])
    s.goto(RANSOM)


def win_ransom(s: Battleground, seat: int) -> None:
    """The token goes to the winner's hero; who has none in the adventure has no sheet to put it on.

    Rules: BLH-CFG-11, BLH-DEP-13.
    """
    s.emit(E_RANSOM_WON, s.game_terms.sides[seat], 1, seat)
    for h in HEROES:
        n = hero_number(h)
        if s.game_terms.owners[n] == seat and s.game_terms.heroes[n] is not None and s.fate[n] != ABSENT:
            s.treasure = changed(s.treasure, n, s.treasure[n] + 1)
            s.emit(E_TREASURE, name(s, h), 1)


RANSOM: Final = sequence(ransom_die, ransom_rolled)
"""Arguments: the seats still in it, as bits; how many dice they have rolled; their lore symbols."""
SEATS_IN_IT: Final = ARG_A
DICE_ROLLED: Final = ARG_B
SYMBOLS: Final = ARG_C
