"""Call to Arms: each side calls up its reserves into one section of the battlefield, and its heroes with them."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.geometry.grid import BOARD, REAR
from banneret.battlelore.geometry.grid import SECTION as SECTIONS
from banneret.battlelore.play.turn.movement import barred
from banneret.battlelore.state.answers import MUSTER, SECTION, options_of
from banneret.battlelore.state.battleground import CALLED, RESERVES, Battleground, name, put
from banneret.battlelore.state.events import E_CALLED, E_MUSTER
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_SPACE
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_B


def uncalled(s: Battleground, side: int) -> bool:
    """Whether a side has still to say where it calls its reserves up. Rules: BLH-CFG-02."""
    return s.piles[CALLED] != () and s.piles[CALLED][side] < 0


def called_section(s: Battleground, side: int) -> int:
    """The hexes among which heroes are deployed: all, or those of the section called to arms. Rules: BLH-CFG-01."""
    return SECTIONS[side][s.piles[CALLED][side]] if s.piles[CALLED] else BOARD


def muster_hexes(s: Battleground, u: int) -> int:
    """The empty hexes of the section, in the two rows nearest to the baseline, that a reserve can stand on."""
    side = SIDE_OF[u]
    return called_section(s, side) & REAR[side] & ~barred(s, u)


def ask_called(s: Battleground, side: int, _b: int, _c: int) -> None:
    """A side names one section of the battlefield for its reserves and its hero. Rules: BLH-CFG-01, BLH-CFG-02."""
    s.ask(side, K_SPACE, [option(SECTION, n) for n in range(len(SECTIONS[side]))])


def got_called(s: Battleground, side: int, _b: int, _c: int) -> None:
    """Everybody knows where they come. Rules: BLH-CFG-01."""
    s.piles[CALLED] = changed(s.piles[CALLED], side, argument(s.answer))
    s.emit(E_CALLED, side, argument(s.answer))


def ask_muster(s: Battleground, side: int, _u: int, _c: int) -> None:
    """Its reserves come one by one, before its heroes; one that has no room stays away. Rules: BLH-CFG-02."""
    while s.piles[RESERVES + side]:
        u = s.piles[RESERVES + side][0]
        hexes = muster_hexes(s, u)
        if hexes:
            s.stack[RESERVE_COMING] = u
            s.ask(side, K_SPACE, options_of(MUSTER, hexes))
            return
        s.piles[RESERVES + side] = s.piles[RESERVES + side][1:]
    s.leave()


def got_muster(s: Battleground, side: int, u: int, _c: int) -> None:
    """It is on the battleground. Rules: BLH-CFG-02."""
    s.piles[RESERVES + side] = s.piles[RESERVES + side][1:]
    s.alive |= 1 << u
    put(s, u, argument(s.answer))
    s.emit(E_MUSTER, name(s, u), s.pos[u])
    s.goto(ASK_MUSTER)


CALL_UP: Final = sequence(asks(ask_called), got_called, asks(ask_muster), got_muster)
"""Arguments: the side, the reserve that comes."""
RESERVE_COMING: Final = ARG_B
ASK_MUSTER: Final = at(CALL_UP, ask_muster)
