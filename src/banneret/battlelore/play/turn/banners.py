"""Banners: losses, and who has won."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import IS_CREATURE
from banneret.battlelore.geometry.grid import NOWHERE
from banneret.battlelore.play.lore.lore import gain_lore
from banneret.battlelore.state.battleground import FALLEN, FIGHTING, TRACK, Battleground, name, put
from banneret.battlelore.state.events import E_BANNER, E_BANNER_LOST, E_GONE, E_HIT, E_WIN
from banneret.battlelore.state.lasting_effects import forget_unit, hand_on
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.piles import changed
from banneret.kernel.sequence import reserve

AFTER_ADVENTURE: Final = reserve(7)
"""The actions after an adventure with heroes. Arguments: how many heroes are done in a step. Filled by
`career.after_adventure`. Rules: BLH-AFT-01."""


def lose(s: Battleground, u: int, figures: int) -> None:
    """Figures are removed, the banner bearer last; more than there are make no difference.

    Rules: BL-UNI-05, BL-BAT-13, BL-BAT-14, BL-BAT-18, BL-RET-08, BL-RET-17.
    """
    lost = min(figures, s.figures[u])
    if not lost:
        return
    s.figures[u] -= lost
    s.emit(E_HIT, name(s, u), lost)
    if not s.figures[u]:
        fall(s, u)


def fall(s: Battleground, u: int) -> None:
    """An eliminated unit leaves the battleground, and the other side has its banner, however it was lost.

    A Creature is worth a lore token besides. What makes a troop run or stay does so to the Leader it leaves behind.
    Rules: BL-BAT-14, BL-VIC-01, BL-VIC-02, BL-VIC-07, BL-CRE-13, BLH-WND-29, BLH-WND-35.
    """
    side = SIDE_OF[u]
    hex = s.pos[u]
    s.alive &= ~(1 << u)
    s.at[hex] = -1
    s.occupied = changed(s.occupied, side, s.occupied[side] & ~(1 << hex))
    s.pos[u] = NOWHERE
    s.emit(E_GONE, name(s, u))
    if s.effects:
        if s.leader[u] >= 0:
            hand_on(s, u, s.leader[u])
        forget_unit(s, u)
    if s.deeds >> u & 1:
        s.deeds &= ~(1 << u)
        s.pool += 1
    s.poisoned &= ~(1 << u)
    s.webbed &= ~(1 << u)
    if s.leader[u] >= 0:
        stand_alone(s, u, hex)
    s.piles[TRACK + 1 - side] += (s.troop[u],)
    s.piles[FALLEN + side] += (s.troop[u],)
    gain_banner(s, 1 - side)
    if IS_CREATURE[s.troop[u]] and s.game_terms.lore:
        gain_lore(s, 1 - side, 1)


def stand_alone(s: Battleground, u: int, hex: int) -> None:
    """The Leader of a troop that is gone stays as a Champion, and has nobody to separate from any more.

    Rules: BLH-WND-35, BLH-RTR-22, BLH-ACT-11.
    """
    h = s.leader[u]
    s.leader[u] = -1
    s.parting &= ~(1 << h)
    s.pos[h] = NOWHERE
    s.alive |= 1 << h
    s.figures[h] = 1
    put(s, h, hex)


def gain_banner(s: Battleground, side: int) -> None:
    """A victory banner more. Rules: BL-VIC-02, BL-VIC-05."""
    s.banners = (s.banners[0] + 1, s.banners[1]) if side == 0 else (s.banners[0], s.banners[1] + 1)
    s.emit(E_BANNER, side, s.banners[side])


def decided(s: Battleground) -> bool:
    """Whether a side has its banners, which ends the game at once; if both have, the active player wins.

    Where nobody has them, a side without any unit has lost.
    Rules: BL-VIC-03, BL-VIC-04, BL-VIC-06, BL-VIC-08, BLH-AFT-01.
    """
    if s.winner >= 0:
        return True
    if s.game_terms.objectives:
        weigh_objectives(s)
    banners, needed = s.banners, s.game_terms.needed
    if banners[0] < needed and banners[1] < needed and s.occupied[0] and s.occupied[1]:
        return False
    won = [side for side in (0, 1) if banners[side] >= needed]
    if not won:
        won = [side for side in (0, 1) if swept_away(s, 1 - side)]
    if not won:
        return False
    winner = s.turn if len(won) == 2 else won[0]
    s.emit(E_WIN, winner)
    s.winner = winner
    s.unwind(0)
    if any(s.fate):
        s.call(AFTER_ADVENTURE, 0, 0, 0)
    else:
        s.finish(returns_of(s))
    return True


def swept_away(s: Battleground, side: int) -> bool:
    """Whether a side has nobody left at all, not even a Champion running through others. Rules: BL-VIC-03."""
    if s.occupied[side]:
        return False
    return FIGHTING not in (s.fate[2 * side], s.fate[2 * side + 1])


def returns_of(s: Battleground) -> tuple[int, ...]:
    """What the adventure was worth to each seat."""
    return tuple([1 if side == s.winner else -1 for side in s.game_terms.sides])


def weigh_objectives(s: Battleground) -> None:
    """A side that has units on all hexes of an objective has its banners, and loses them with the first of the hexes.

    Rules: BL-VIC-05, BL-VIC-06, BL-SET-07.
    """
    for n, (side, hexes, banners) in enumerate(s.game_terms.objectives):
        held = s.occupied[side] & hexes == hexes
        if held == (s.holding >> n & 1 == 1):
            continue
        s.holding ^= 1 << n
        s.banners = changed(s.banners, side, s.banners[side] + (banners if held else -banners))
        s.emit(E_BANNER if held else E_BANNER_LOST, side, s.banners[side])
