"""What lore cards lay on hexes for a while: mist hides and stops, caltrops hurt units that ride over them."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import BANNER, BATTLE_DIE, COUNTRYSIDE, FIRST_HERO, MOUNTED
from banneret.battlelore.geometry.grid import BOARD
from banneret.battlelore.play.heroes.wounds import NOBODY, TEST
from banneret.battlelore.play.turn.banners import decided, lose
from banneret.battlelore.state.battleground import CHESTS, Battleground
from banneret.battlelore.state.events import E_CALTROPS, E_DIE, E_MIST
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.sequence import sequence


def misty_sites(s: Battleground) -> int:
    """The vacant hexes of countryside without mist."""
    free = BOARD & ~(s.occupied[0] | s.occupied[1] | s.mist[0] | s.mist[1])
    for hex, land in enumerate(s.ground.land):
        if land != COUNTRYSIDE:
            free &= ~(1 << hex)
    return free


def lay_mist(s: Battleground, hex: int) -> None:
    """Mist rises for the side at turn."""
    s.mist = with_hex(s.mist, s.turn, hex)
    s.emit(E_MIST, hex)


def lay_traps(s: Battleground, hex: int) -> None:
    """The side at turn strews caltrops."""
    s.traps = with_hex(s.traps, s.turn, hex)
    s.emit(E_CALTROPS, hex)


def with_hex(hexes: tuple[int, ...], side: int, hex: int) -> tuple[int, ...]:
    """The sets of both sides with one more hex in one of them."""
    return (hexes[0] | 1 << hex, hexes[1]) if side == 0 else (hexes[0], hexes[1] | 1 << hex)


def clear_laid(s: Battleground) -> None:
    """What a side has laid is gone at the start of its next turn."""
    s.mist = (0, s.mist[1]) if s.turn == 0 else (s.mist[0], 0)
    s.traps = (0, s.traps[1]) if s.turn == 0 else (s.traps[0], 0)


def laid_stops(s: Battleground, u: int) -> int:
    """The hexes in which what was laid stops a unit: mist everybody, caltrops mounted units, chests heroes.

    A troop that goes before the Leader who separates from it goes without a hero.
    Rules: BLH-QST-06, BLH-QST-07, BLH-QST-18, BLH-MOV-22.
    """
    stops = s.mist[0] | s.mist[1]
    if MOUNTED[s.troop[u]]:
        stops |= s.traps[0] | s.traps[1]
    h = s.leader[u]
    if s.piles[CHESTS] and (s.troop[u] >= FIRST_HERO or (h >= 0 and not s.parting >> h & 1)):
        for hex in s.piles[CHESTS]:
            stops |= 1 << hex
    return stops


def kept_by_chest(s: Battleground, u: int) -> bool:
    """Whether the hero in a unit has come to a chest in this turn, and goes no further. Rules: BLH-QST-07."""
    h = u if s.troop[u] >= FIRST_HERO else s.leader[u]
    return h >= 0 and (s.moved >> u | s.moved >> h) & 1 == 1 and s.pos[u] in s.piles[CHESTS]


def tread(s: Battleground, u: int) -> None:
    """A unit has entered a hex: if mounted and in caltrops, a die is rolled for it."""
    if in_caltrops(s, u):
        s.call(TREADING, u, 0, 0)


def in_caltrops(s: Battleground, u: int) -> bool:
    """Whether a unit is where caltrops hurt it."""
    return MOUNTED[s.troop[u]] and s.alive >> u & 1 == 1 and (s.traps[0] | s.traps[1]) >> s.pos[u] & 1 == 1


def tread_die(s: Battleground, _u: int, _b: int, _c: int) -> None:
    """One die."""
    s.chance(K_ROLL, BATTLE_DIE)


def tread_rolled(s: Battleground, u: int, _b: int, _c: int) -> None:
    """A helmet of its colour costs a figure. Rules: BL-VIC-03, BL-VIC-07, BLH-WND-10, BL-LRE-19."""
    s.emit(E_DIE, 1 - SIDE_OF[u], s.answer)
    if s.answer == BANNER[s.troop[u]]:
        h = s.leader[u]
        lose(s, u, 1)
        if not decided(s) and h >= 0 and not s.alive >> u & 1:
            s.call(TEST, h, 1, NOBODY)


TREADING: Final = sequence(tread_die, tread_rolled)
"""Arguments: the unit in the caltrops."""
