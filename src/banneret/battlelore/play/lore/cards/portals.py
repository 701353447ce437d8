"""Portal and Greater Portal: units that come to another place at once."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.geometry.grid import BOARD, NEAR, WITHIN, hexes_in
from banneret.battlelore.play.heroes.bonuses import ride_far
from banneret.battlelore.play.lore.lore import W_MOVE, W_MOVED, spell
from banneret.battlelore.play.lore.playing import open_window
from banneret.battlelore.play.lore.targets import of
from banneret.battlelore.play.turn.banners import decided
from banneret.battlelore.play.turn.mist_and_caltrops import tread
from banneret.battlelore.play.turn.movement import barred, tire_in_landmark
from banneret.battlelore.state.answers import AIM, DONE, TARGET, options_of
from banneret.battlelore.state.battleground import Battleground, name, put
from banneret.battlelore.state.events import E_MOVE
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_SPACE, K_TARGET
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_B, ARG_C

STEPS: Final = 3


def portal_hexes(s: Battleground, u: int, level: int) -> int:
    """The vacant hexes near enough that a unit can stand on, whatever lies between; a web holds it.

    Rules: BL-LRE-17, BL-CRE-25, BL-LRE-15.
    """
    if s.webbed >> u & 1:
        return 0
    return WITHIN[STEPS + level][s.pos[u]] & ~barred(s, u)


def travellers(s: Battleground, side: int, level: int, hexes: int) -> int:
    """Of some hexes, those of own units that a portal can take somewhere."""
    found = 0
    for hex in hexes_in(s.occupied[side] & hexes):
        if portal_hexes(s, s.at[hex], level):
            found |= 1 << hex
    return found


def pass_through(s: Battleground, u: int, goal: int) -> None:
    """A unit comes out of a portal: that was its movement, which may be answered like any other.

    Unless it is in a landmark it may still battle.

    Rules: BL-LRE-19, BL-LRE-29, BL-MOV-03, BL-TER-20, BL-VIC-03, BLH-ARF-29.
    """
    s.moved |= 1 << u
    tire_in_landmark(s, u, goal)
    s.emit(E_MOVE, name(s, u), s.pos[u], goal)
    ride_far(s, u, goal)
    put(s, u, goal)
    if not decided(s):
        open_window(s, W_MOVED, u, -1)
        tread(s, u)


def can_port(s: Battleground, side: int, _a: int, _t: int) -> bool:
    """In the player's own Movement phase."""
    return s.turn == side and travellers(s, side, 1, BOARD) != 0


def ask_traveller(s: Battleground, side: int, _u: int, _c: int) -> None:
    """One own unit, ordered or not. Rules: BL-LRE-15, BL-LRE-19."""
    s.ask(side, K_TARGET, options_of(TARGET, travellers(s, side, of(s, side, "portal"), BOARD)))


def ask_portal(s: Battleground, side: int, _u: int, _c: int) -> None:
    """It comes to a vacant hex. Rules: BL-LRE-17, BL-LRE-19."""
    u = s.at[argument(s.answer)]
    s.stack[TRAVELLER] = u
    s.ask(side, K_SPACE, options_of(AIM, portal_hexes(s, u, of(s, side, "portal"))))


def through_portal(s: Battleground, _side: int, u: int, _c: int) -> None:
    """There it is. Rules: BL-LRE-19."""
    s.leave()
    pass_through(s, u, argument(s.answer))


PORTAL: Final = sequence(asks(ask_traveller), asks(ask_portal), through_portal)
"""Arguments: the side, the unit that travels."""
TRAVELLER: Final = ARG_B
spell("portal", W_MOVE, can_port, PORTAL)


def ask_first_traveller(s: Battleground, side: int, _u: int, _goal: int) -> None:
    """Greater Portal: up to two own units next to each other. Rules: BL-LRE-15, BL-LRE-19."""
    s.ask(side, K_TARGET, options_of(TARGET, travellers(s, side, of(s, side, "greater_portal"), BOARD)))


def ask_first_portal(s: Battleground, side: int, _u: int, _goal: int) -> None:
    """The first goes as by a Portal. Rules: BL-LRE-17, BL-LRE-19."""
    u = s.at[argument(s.answer)]
    s.stack[TRAVELLER_NOW] = u
    s.ask(side, K_SPACE, options_of(AIM, portal_hexes(s, u, of(s, side, "greater_portal"))))


def first_through(s: Battleground, _side: int, u: int, _goal: int) -> None:
    """There it is; the hex it came from is kept in mind. Rules: BL-LRE-19."""
    s.stack[HEX_LEFT] = s.pos[u]
    pass_through(s, u, argument(s.answer))


def companions(s: Battleground, side: int, u: int, old: int) -> int:
    """The hexes of the units that stood next to the first and can come to its side."""
    found = 0
    level = of(s, side, "greater_portal")
    for hex in hexes_in(NEAR[old] & s.occupied[side]):
        if s.at[hex] != u and portal_hexes(s, s.at[hex], level) & NEAR[s.pos[u]]:
            found |= 1 << hex
    return found


def ask_companion(s: Battleground, side: int, u: int, old: int) -> None:
    """A unit that was next to it may come along. Rules: BL-LRE-15, BL-LRE-19."""
    hexes = companions(s, side, u, old) if s.alive >> u & 1 else 0
    if hexes:
        s.ask(side, K_TARGET, [*options_of(TARGET, hexes), DONE])
    else:
        s.leave()


def ask_second_portal(s: Battleground, side: int, u: int, _old: int) -> None:
    """It ends next to the first. Rules: BL-LRE-17, BL-LRE-19."""
    if s.answer == DONE:
        s.leave()
        return
    other = s.at[argument(s.answer)]
    s.stack[TRAVELLER_NOW] = other
    s.ask(side, K_SPACE, options_of(AIM, portal_hexes(s, other, of(s, side, "greater_portal")) & NEAR[s.pos[u]]))


def second_through(s: Battleground, _side: int, u: int, _old: int) -> None:
    """There it is. Rules: BL-LRE-19."""
    s.leave()
    pass_through(s, u, argument(s.answer))


GREATER_PORTAL: Final = sequence(
    asks(ask_first_traveller), asks(ask_first_portal), first_through,
    asks(ask_companion), asks(ask_second_portal), second_through,
)  # fmt: skip
"""Arguments: the side, the unit that travels, the hex the first of them has left."""
TRAVELLER_NOW: Final = ARG_B
HEX_LEFT: Final = ARG_C
spell("greater_portal", W_MOVE, can_port, GREATER_PORTAL)
