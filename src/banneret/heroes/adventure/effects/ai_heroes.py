"""Carrying out what scenarios do with AI heroes: calling them onto the map, and making them stronger."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.ai_heroes.losses import change_army
from banneret.heroes.geometry.map_grid import spot_of
from banneret.heroes.state.ai_heroes import (
    ARRIVAL,
    edit_host,
)
from banneret.heroes.state.events_map import E_AI_STRENGTHENED
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.ai_cards import is_to_draw
from banneret.heroes.tables.compile.ai_words import is_seat_place, seat_of_place
from banneret.heroes.tables.map_programs import Boon
from banneret.heroes.tables.units_and_cards import is_pack, kind_of, pack_row
from banneret.kernel.piles import changed

MOST_TROOPS: Final = 5
"""Rules: H3-UNI-06."""


def spawn(s: WholeGame, ai: int, at: int, army: int) -> None:
    """An AI hero comes onto the map; not to a place that the map lacks with so few players.

    Rules: H3-DO-spawn, H3-AIM-08.
    """
    if s.scenario_state.host.at[ai] >= 0 or s.game_terms.ai[ai].place[0] < 0:
        return
    spot, kind = s.game_terms.ai[ai].place
    if at >= 0:
        place, kind = s.game_terms.programs.places[at]
        spot = spot_there(s, place)
        if spot < 0:
            return
    if army >= 0:
        change_army(s, ai, s.game_terms.programs.armies[army])
    s.call(ARRIVAL, ai, spot, kind)


def strengthen(s: WholeGame, which: int, boon: int, _z: int) -> None:
    """An AI hero, or every one that is on the map, becomes stronger. Rules: H3-DO-strengthen, H3-AIM-08."""
    for ai in range(len(s.game_terms.ai)):
        if ai == which or (which < 0 and s.scenario_state.host.at[ai] >= 0):
            strengthen_one(s, ai, s.game_terms.programs.boons[boon])


def spot_there(s: WholeGame, place: int) -> int:
    """The spot of a label, of several the first, or of a seat of the AI side; -1 where the map has none of it.

    Rules: H3-DO-spawn.
    """
    if not is_seat_place(place):
        spots = s.game_terms.labels[place]
        return spots[0] if spots else -1
    seat = seat_of_place(place)
    return spot_of(s.game_terms.ai_towns[seat]) if seat < len(s.game_terms.ai_towns) else -1


def strengthen_one(s: WholeGame, ai: int, boon: Boon) -> None:
    """Add to the AI deck of an AI hero and to its movement points, and while it is on the map to its army.

    A Pack that has only fallen to its Few side is not lost.

    Rules: H3-DO-strengthen, H3-AIM-08, H3-UNI-05, H3-UNI-06.
    """
    host = s.scenario_state.host
    troops = list(host.troops[ai])
    for n, row in enumerate(troops):
        if not is_to_draw(row) and kind_of(row) in boon.flips:
            troops[n] = pack_row(kind_of(row))
    for row in boon.remove:
        if row in troops:
            troops.remove(row)
    there = [kind_of(row) for row in troops if not is_to_draw(row)]
    packs = [row for row in s.game_terms.ai[ai].army if not is_to_draw(row) and is_pack(row)]
    lost = [row for row in packs if kind_of(row) not in there]
    for row in (*lost[: boon.restore], *boon.add):
        if len(troops) < MOST_TROOPS:
            troops.append(row)
    if host.at[ai] >= 0:
        change_army(s, ai, tuple(troops))
    h = edit_host(s)
    if boon.card >= 0:
        h.cards = changed(h.cards, 3 * ai + boon.card, h.cards[3 * ai + boon.card] + 1)
    h.pace = changed(h.pace, ai, h.pace[ai] + boon.mp)
    if (host.troops[ai], host.cards, host.pace) != (h.troops[ai], h.cards, h.pace):
        s.emit(E_AI_STRENGTHENED, ai, len(h.troops[ai]))
