"""Command Tents: each side pitches one, and may lose it to the other. Rules: BLH-LMK-05."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import COUNTRYSIDE, LAND_IDS, TENT_ON_TRACK
from banneret.battlelore.geometry.grid import NOWHERE, spread
from banneret.battlelore.play.heroes.rewards import gain_treasure
from banneret.battlelore.play.heroes.roles import hero_in
from banneret.battlelore.play.turn.banners import decided, gain_banner
from banneret.battlelore.state.answers import DONE, NO, SITE, YES, options_of
from banneret.battlelore.state.battleground import TENTS, TRACK, Battleground
from banneret.battlelore.state.events import E_LANDMARK, E_TENT
from banneret.battlelore.state.terrain_sets import relaid
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_MAY, K_SPACE
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A

TENT: Final = LAND_IDS.index("command_tent")


def tent_sites(s: Battleground, side: int) -> int:
    """The empty hexes of countryside next to a side's units. Rules: BLH-LMK-07."""
    sites = spread(s.occupied[side]) & ~(s.occupied[0] | s.occupied[1])
    for hex, land in enumerate(s.ground.land):
        if land != COUNTRYSIDE:
            sites &= ~(1 << hex)
    return sites


def ask_tent(s: Battleground, pitched: int, _b: int, _c: int) -> None:
    """Each side pitches its tent, the starting side first, unless the map has it; one without room goes without.

    Rules: BLH-LMK-06 to BLH-LMK-08.
    """
    if not s.piles[TENTS]:
        s.piles[TENTS] = (NOWHERE, NOWHERE)
    if pitched == 2:
        s.leave()
        return
    side = s.game_terms.first if pitched == 0 else 1 - s.game_terms.first
    sites = tent_sites(s, side) if s.piles[TENTS][side] == NOWHERE else 0
    if sites:
        s.ask(side, K_SPACE, options_of(SITE, sites))
    else:
        s.answer = DONE


def got_tent(s: Battleground, pitched: int, _b: int, _c: int) -> None:
    """It lies there. Rules: BLH-LMK-06."""
    s.stack[TENTS_PITCHED] = pitched + 1
    s.goto(PITCHING)
    if s.answer == DONE:
        return
    side = s.game_terms.first if pitched == 0 else 1 - s.game_terms.first
    hex = argument(s.answer)
    s.ground = relaid(s.ground, hex, TENT)
    s.piles[TENTS] = changed(s.piles[TENTS], side, hex)
    s.emit(E_LANDMARK, side, TENT, hex)


PITCHING: Final = sequence(asks(ask_tent), got_tent)
"""Arguments: how many tents are pitched."""
TENTS_PITCHED: Final = ARG_A


def enemy_tent(s: Battleground) -> int:
    """The hex of the enemy's tent where the side at turn has a unit in it, or NOWHERE. Rules: BLH-LMK-09."""
    if not s.piles[TENTS]:
        return NOWHERE
    hex = s.piles[TENTS][1 - s.turn]
    return hex if hex >= 0 and s.at[hex] >= 0 and SIDE_OF[s.at[hex]] == s.turn else NOWHERE


def ask_capture(s: Battleground, _hex: int, _b: int, _c: int) -> None:
    """At the start of a turn the tent may be taken. Rules: BLH-LMK-09."""
    s.ask(s.turn, K_MAY, [YES, NO])


def got_capture(s: Battleground, hex: int, _b: int, _c: int) -> None:
    """It is on the track and worth a banner; a hero who takes it may have treasure for it.

    Rules: BLH-LMK-09 to BLH-LMK-11.
    """
    if s.answer == NO:
        return
    s.ground = relaid(s.ground, hex, COUNTRYSIDE)
    s.piles[TENTS] = changed(s.piles[TENTS], 1 - s.turn, NOWHERE)
    s.piles[TRACK + s.turn] += (TENT_ON_TRACK,)
    s.emit(E_TENT, s.turn, hex)
    h = hero_in(s, s.at[hex])
    if h >= 0 and s.game_terms.tents:
        gain_treasure(s, h, s.game_terms.tents)
    gain_banner(s, s.turn)
    decided(s)


CAPTURING: Final = sequence(asks(ask_capture), got_capture)
"""Arguments: the hex of the tent."""
TENT_HEX: Final = ARG_A
