"""The reserve of an AI hero: units that enter a Combat one after the other, from its second round on."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.known_places import forget_place, uppermost
from banneret.heroes.combat.damage import lift_all
from banneret.heroes.combat.deployment import deployed
from banneret.heroes.combat.neutral_units import deck_for, from_left
from banneret.heroes.combat.placement import put
from banneret.heroes.geometry.combat_board import BACKLINE, FRONTLINE
from banneret.heroes.geometry.hex_board import OUTER, ZONES
from banneret.heroes.state.battle import PER_SIDE, Battle
from banneret.heroes.state.events_combat import E_DEPLOY
from banneret.heroes.state.terms import AUTOMATIC, MOST_UNITS
from banneret.heroes.state.unit_names import name_as
from banneret.heroes.tables.ai_cards import AI_SPARE, tier_to_draw
from banneret.kernel.kinds import K_LAND
from banneret.kernel.piles import changed, without
from banneret.kernel.sequence import sequence
from banneret.kernel.state import ARG_A, ARG_B


def call_spare(s: Battle, _side: int, _deck: int, _c: int) -> None:
    """While fewer than five stand, the next unit of the reserve is drawn.

    Rules: H3-AI-reserve, H3-NEU-07, H3-UNI-06.
    """
    side = s.terms.manner.index(AUTOMATIC)
    s.stack[RESERVE_SIDE] = side
    found = -1
    if deployed(s, side) < MOST_UNITS and free_slot(s, side) >= 0:
        entry = s.piles[AI_SPARE][0]
        s.piles[AI_SPARE] = without(s.piles[AI_SPARE], entry)
        found = deck_for(s, tier_to_draw(entry))
    if found < 0:
        s.leave()
    else:
        s.stack[DRAWN_FROM] = found
        s.chance(K_LAND, uppermost(s, found))


def free_slot(s: Battle, side: int) -> int:
    """A place in the order of battle for one more unit: one never used, or that of a unit that is gone; else -1."""
    units = range(side * PER_SIDE, (side + 1) * PER_SIDE)
    unused = [u for u in units if s.row[u] < 0]
    gone = [u for u in units if not s.alive >> u & 1]
    return unused[0] if unused else gone[0] if gone else -1


def enter_spare(s: Battle, side: int, deck: int, _c: int) -> None:
    """It stands in the backline, or where that is full in the frontline; nothing that was cast on another is on it.

    Rules: H3-AI-reserve, H3-CBS-15, H3-CBS-30, H3-CBC-08.
    """
    row = s.answer
    s.piles[deck] = without(s.piles[deck], row)
    if s.known:
        forget_place(s, deck)
    taken = s.occupied[0] | s.occupied[1]
    if s.terms.hexes:
        zone = 0 if s.zone == side else 1
        spaces = OUTER[zone] & ~taken or ZONES[zone] & ~taken
    else:
        spaces = BACKLINE[side] & ~taken or FRONTLINE[side] & ~taken
    u = free_slot(s, side)
    bit = 1 << u
    s.row = changed(s.row, u, row)
    s.damage[u] = 0
    s.buried = s.buried[:u] + (0,) + s.buried[u + 1 :]
    lift_all(s, u)
    s.acted &= ~bit
    s.retaliated &= ~bit
    s.warded &= ~bit
    s.saviours &= ~bit
    s.alive |= bit
    put(s, u, from_left(s, spaces, side))
    s.emit(E_DEPLOY, name_as(row, u), s.pos[u])


CALL_SPARE: Final = sequence(call_spare, enter_spare)
"""Arguments: the side, the deck drawn from."""
RESERVE_SIDE: Final = ARG_A
DRAWN_FROM: Final = ARG_B
